"""Tables as other people keep them: headings of other languages, titles, bars, deeds in cells."""

import pytest

from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Found, Haul
from tracker.rules.defences import Defence


def haul(text: str, encoding: str = "utf-8") -> Haul:
    return recognise.read(text.encode(encoding))


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Name;Trefferpunkte;RK;Initiative\nÄhre;7;15;12\n", "cp1252"),
        ("Kreatur;TP;Rüstungsklasse;Ini\nÄhre;7;15;12\n", "utf-8"),
        ("Nom;Points de vie;CA;Initiative\nÄhre;7;15;12\n", "utf-8"),
        ("Nombre;Puntos de golpe;CA;Iniciativa\nÄhre;7;15;12\n", "utf-8"),
        ("Nome,PF,CA,Iniziativa\nÄhre,7,15,12\n", "utf-8"),
        ("Имя;Хиты;КД;Инициатива\nÄhre;7;15;12\n", "utf-16"),
        ("sep=;\nMonster;Hit Points;Armor Class;Init.\nÄhre;7;15;12\n", "utf-8-sig"),
        ("# Party\n\n| Name | HP | AC | Init |\n|---|:-:|---|---|\n| Ähre | 7 | 15 | 12 |\n", "utf-8"),
        ("Ambush at the ford\n\nName\tHP\tAC\tInitiative\nÄhre\t7\t15\t12\n", "utf-8"),
    ],
)  # fmt: skip
def test_a_table_in_any_hand(text: str, encoding: str) -> None:
    (one,) = haul(text, encoding).found
    assert (one.block.name, one.block.max_hp, one.block.ac) == ("Ähre", 7, 15)
    assert one.current.initiative == 12


def row(heads: str, cells: str) -> Found:
    (one,) = haul(f"{heads}\n{cells}\n").found
    return one


def test_a_player_beside_a_character_makes_a_character() -> None:
    one = row("Player,Character,AC,HP", "Jo,Lia,13,27")
    assert (one.kind, one.block.name) == ("pc", "Lia")
    assert row("Name,Player,AC,HP", "Orc,no,13,15").kind == "monster"


def test_speeds_defences_and_deeds_in_columns_of_a_table() -> None:
    bite = "Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage."
    block = row(
        "Name,HP,AC,Speed,Saving Throws,Skills,Resistances,Immunities,Senses,Languages,Actions",
        f'Cur,11,13,"40 ft., swim 20 ft.",Dex +4,Stealth +6,cold,"poison, poisoned",darkvision 60 ft.,Common,"{bite}"',
    ).block
    assert block.speeds == (("walk", 40), ("swim", 20))
    assert (block.saves, block.skills) == ((("dex", 4),), (("stealth", 6),))
    assert (block.resist, block.immune) == ((Defence(("cold",)),), (Defence(("poison",)),))
    assert block.condition_immune == ("poisoned",)
    assert [(one.name, one.bonus) for one in block.attacks] == [("Bite", 4)]


def test_a_speed_in_metres_of_a_table() -> None:
    block = row("Name;HP;RK;Bewegungsrate", "Cur;11;13;9 m").block
    assert block.speeds == (("walk", 30),)


def test_columns_that_say_of_what_they_are_and_deeds_in_bold() -> None:
    deeds = (
        "***Javelin.*** Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 30/120 ft., one target. "
        "Hit: 5 (1d6 + 2) piercing damage. ***Talon.*** Melee Weapon Attack: +4 to hit, reach 5 ft., one target. "
        "Hit: 4 (1d4 + 2) slashing damage."
    )
    block = row(
        "creature_name,STR,creature_size,creature_type,creature_alignment,creature_xp,creature_cr,hit_points,armor_class,actions",
        f'Cur,10 (0),large,humanoid (bird),neutral good,50,0.25,13 (3d8),12,"{deeds}"',
    ).block
    assert (block.size, block.type, block.alignment) == ("large", "humanoid (bird)", "neutral good")
    assert (block.challenge, block.xp, block.max_hp, block.hit_dice) == ("1/4", 50, 13, "3d8")
    assert [(one.name, one.damage[0].dice) for one in block.attacks] == [
        ("Javelin", "1d6+2"),
        ("Talon", "1d4+2"),
    ]
