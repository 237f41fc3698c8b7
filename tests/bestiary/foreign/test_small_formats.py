"""Game Master XML, Avrae and dndme: their own shapes and traps."""

import tomllib

import pytest
from defusedxml.ElementTree import fromstring

from tests.bestiary.foreign import homebrew_files, other_files
from tracker.bestiary.foreign import avrae, dndme, game_master, recognise
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import DamagePart, Use
from tracker.rules.defences import Defence


def test_a_monster_of_a_compendium() -> None:
    haul = recognise.read_text(other_files.COMPENDIUM)
    boar = haul.found[0].block
    assert (haul.format, boar.name, boar.max_hp, boar.hit_dice) == (
        "game-master",
        "Reed Boar",
        11,
        "2d8+2",
    )
    assert (boar.ac, boar.ac_note, boar.size, boar.type) == (11, "natural armor", "medium", "beast")
    assert boar.source == "our book"
    assert boar.saves == (("str", 3), ("con", 3))
    assert boar.resist == (Defence(("cold",)), Defence(("bludgeoning",), ("magical",)))
    assert (boar.challenge, boar.xp, boar.passive_perception) == ("1/4", 50, 9)
    assert "One\nTwo" in boar.notes
    assert "Swamp" in boar.notes


def test_attacks_of_a_compendium() -> None:
    boar = recognise.read_text(other_files.COMPENDIUM).found[0].block
    tusk, kick = boar.attacks
    assert (tusk.bonus, tusk.damage) == (3, (DamagePart("1d6+1", 4, "slashing"),))
    assert (kick.name, kick.bonus, kick.damage) == ("Kick", 2, ())
    assert boar.actions[0].use == Use("recharge", 5)
    assert (boar.legendary[0].name, boar.legendary_uses) == ("Snort", 3)


def test_characters_and_empty_monsters_of_a_compendium() -> None:
    haul = game_master.read(fromstring(other_files.COMPENDIUM))
    ida = haul.found[1]
    assert (ida.kind, ida.block.max_hp, ida.current.hp) == ("pc", 30, 12)
    assert [(one.where, one.why) for one in haul.troubles] == [("monster 2", "nothing-in-it")]


def test_entities_are_not_followed() -> None:
    text = (
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
        "<compendium><monster><name>&a;</name><hp>3</hp></monster></compendium>"
    )
    with pytest.raises(Refused) as refused:
        recognise.read_text(text)
    assert refused.value.key == "import-entities"


def test_a_monster_of_a_bestiary() -> None:
    block = avrae.read({"name": "Ours", "monsters": [homebrew_files.KOBOLD]}).found[0].block
    assert (block.max_hp, block.hit_dice, block.ac, block.ac_note) == (
        5,
        "2d6-2",
        12,
        "15 with mage armor",
    )
    assert (block.type, block.saves, block.skills) == (
        "humanoid (kobold)",
        (("wis", 4),),
        (("sleight of hand", 6),),
    )
    assert block.resist == (Defence(("bludgeoning",), ("magical",)),)
    dagger, ember = block.attacks
    assert (dagger.bonus, dagger.damage) == (4, (DamagePart("1d4+2", 4, "piercing"),))
    assert ember.damage == (DamagePart("1d6+1", 4, "fire"), DamagePart("2", 2, "cold"))


def test_a_character_of_avrae() -> None:
    found = avrae.read(homebrew_files.BARD).found[0]
    block = found.block
    assert (found.kind, block.max_hp, found.current.hp, found.current.temp_hp) == ("pc", 63, 40, 3)
    assert (block.saves, block.initiative_bonus, block.proficiency) == ((("dex", 7),), 5, 4)
    assert (block.attacks[0].range, block.attacks[0].long_range) == (20, 60)
    casting = block.spellcasting[0]
    assert (casting.ability, casting.dc, casting.attack_bonus) == ("cha", 17, 9)
    assert casting.slots == (("1", 4), ("2", 3))
    assert casting.spells == (("0", ("Mage Hand",)),)


MONSTER = """
name = "young_bog_drake"
size = "large"
mtype = "dragon:drake"
ac = 16
armor = "natural armor"
max_hp = "6d10+12"
speed = "land: 40, fly: 60, swim: 40"
str = 16
dex = 10
immune = "poison, poisoned"
cr = 0.5
[skills]
stealth = 4
dex_save = 4
[senses]
darkvision = 60
perception = 14
[features.spellcasting]
name = "Spellcasting"
description = "Its spellcasting ability is Intelligence (spell save DC 13; +5 to hit with spell attacks)."
cantrips = ["Light", "Mage Hand"]
spells = [["Fog Cloud"], []]
slots = [4, 3]
slots_used = [0, 0]
[actions.bite]
name = "Bite"
description = "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (ld10 + 3) piercing damage."
"""


def test_a_monster_of_dndme() -> None:
    found = dndme.read(tomllib.loads(MONSTER)).found[0]
    block = found.block
    assert (block.name, block.max_hp, block.hit_dice) == ("Young Bog Drake", 45, "6d10+12")
    assert (block.type, block.challenge) == ("dragon (drake)", "1/2")
    assert block.speeds == (("walk", 40), ("fly", 60), ("swim", 40))
    assert (block.saves, block.skills, block.passive_perception) == (
        (("dex", 4),),
        (("stealth", 4),),
        14,
    )
    assert (block.immune, block.condition_immune) == ((Defence(("poison",)),), ("poisoned",))
    assert block.attacks[0].damage == (DamagePart("1d10+3", 8, "piercing"),)
    casting = block.spellcasting[0]
    assert (casting.ability, casting.dc, casting.slots) == ("int", 13, (("1", 4),))
    assert casting.spells == (("0", ("Light", "Mage Hand")), ("1", ("Fog Cloud",)))


ENCOUNTER = """
name = "Bog"
location = "East"
notes = "Mist."
[groups.goblins]
monster = "goblin"
count = "1d4+2"
max_hp = "2d6+3"
[groups.mages]
monster = "evil_mage"
count = "goblins"
[groups.wolves]
monster = "wolf"
count = "players + 2"
[groups.orcs]
monster = "orc"
count = 3
max_hp = [9, 11]
[groups.ring]
monster = "ring"
count = "ring"
"""


def test_counts_of_dndme() -> None:
    encounter = dndme.read(tomllib.loads(ENCOUNTER)).encounters[0]
    assert (encounter.name, encounter.notes) == ("Bog", "East\n\nMist.")
    assert [
        (one.block.name, one.current.count, one.current.max_hp) for one in encounter.entries
    ] == [
        ("Goblin", "1d4+2", 10),
        ("Evil Mage", "1d4+2", None),
        ("Wolf", "6", None),
        ("Orc", "1", 9),
        ("Orc", "1", 11),
        ("Orc", "1", None),
        ("Ring", "1", None),
    ]
    whys = {remark.why for one in encounter.entries for remark in one.remarks}
    assert {"average-of-dice", "count-of-another", "players-assumed"} <= whys


def test_a_party_of_dndme() -> None:
    text = '[Ida]\nname = "Ida"\ncclass = "Bard"\nlevel = 4\nmax_hp = 30\ncur_hp = 12\nac = 14\n[Ida.conditions]\nprone = 3\n'
    found = dndme.read(tomllib.loads(text)).found[0]
    assert (found.kind, found.block.max_hp, found.current.hp) == ("pc", 30, 12)
    assert found.current.conditions == ("prone",)


def test_the_introduction_to_legendary_actions_is_none_of_them() -> None:
    text = (
        "<compendium><monster><name>Wyrm</name><hp>90</hp><ac>17</ac><legendary>"
        "<name>Legendary Actions (2/Turn)</name><recharge>2/TURN</recharge>"
        "<text>The wyrm can take 2 legendary actions, choosing from these.</text></legendary>"
        "<legendary><name>Detect</name><text>It looks.</text></legendary></monster></compendium>"
    )
    block = recognise.read_text(text).found[0].block
    assert ([one.name for one in block.legendary], block.legendary_uses) == (["Detect"], 2)


@pytest.mark.parametrize(
    ("bonus", "damage", "expected"),
    [
        ("dexterityMod + proficiencyBonus", "1d4 + dexterityMod [piercing]", (7, "1d4+3")),
        ("max(strengthMod, dexterityMod)+4", "2d6[slashing]", (7, "2d6")),
        ("{spell}", "1d10 [fire]", (9, "1d10")),
        ("+5", "7 [cold]", (5, "7")),
        ("unknownThing + 2", "1d4", None),
    ],
)
def test_formulas_of_a_sheet(bonus: str, damage: str, expected: tuple[int, str] | None) -> None:
    hit = [{"type": "damage", "damage": damage}]
    roll = {"type": "attack", "attackBonus": bonus, "hit": hit}
    entry = {"name": "Cut", "automation": [{"type": "target", "effects": [roll]}]}
    block = avrae.read(homebrew_files.BARD | {"attacks": [entry]}).found[0].block
    found = [(one.bonus, one.damage[0].dice) for one in block.attacks]
    assert found == ([expected] if expected else [])


def test_bonuses_of_a_sheet_that_differ_without_training() -> None:
    raw = homebrew_files.BARD | {
        "stats": {"prof_bonus": 3, "dexterity": 12, "strength": 21},
        "skills": {"acrobatics": {"value": 2, "prof": 0}, "initiative": {"value": 2, "prof": 0}},
        "saves": {
            "strengthSave": {"value": 9, "prof": 1},
            "dexteritySave": {"value": 1, "prof": 0},
        },
        "attacks": [
            {
                "name": "Axe",
                "bonus": 8,
                "damage": "1d8ro<3 + 5 [slashing]",
                "details": "Versatile (1d10)",
            }
        ],
    }
    block = avrae.read(raw).found[0].block
    assert (block.skills, block.initiative_bonus) == ((("acrobatics", 2),), 2)
    assert block.saves == (("str", 9),)
    assert block.attacks[0].damage == (
        DamagePart("1d8+5", 9, "slashing"),
        DamagePart("1d10+5", 10, "slashing", "two-handed"),
    )
