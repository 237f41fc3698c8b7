"""Foundry actors of both layouts: numbers worked out, descriptions filled in from fields."""

import json
from dataclasses import replace

import pytest

from tests.bestiary.foreign import foundry_files as files
from tracker.bestiary.foreign import foundry, recognise
from tracker.bestiary.foreign.foundry_text import Filled, prose
from tracker.bestiary.foreign.report import Found
from tracker.encounter.stat_block import Area, DamagePart, SaveRider, Use
from tracker.rules.defences import Defence


def only(raw: object) -> Found:
    haul = foundry.read(raw)
    assert len(haul.found) == 1
    return haul.found[0]


def test_header_of_a_new_actor() -> None:
    block = only(files.ADDER).block
    assert (block.max_hp, block.hit_dice, block.ac, block.ac_note) == (
        27,
        "5d8+5",
        13,
        "natural armor",
    )
    assert (block.size, block.type) == ("large", "beast (serpent)")
    assert block.speeds == (("walk", 30), ("swim", 40))
    assert block.saves == (("dex", 4),)
    assert block.skills == (("perception", 2), ("stealth", 6))
    assert block.passive_perception == 12
    assert block.resist == (Defence(("bludgeoning", "piercing"), ("magical", "silvered")),)
    assert block.immune == (Defence(("poison",)),)
    assert block.condition_immune == ("poisoned",)
    assert block.languages == "Deep Speech, telepathy 30 ft."
    assert (block.challenge, block.xp, block.legendary_uses) == ("2", 450, 2)


def test_fields_fill_a_description() -> None:
    block = only(files.ADDER).block
    bite = block.attacks[0]
    assert (bite.name, bite.bonus, bite.reach) == ("Bite", 5, 10)
    assert bite.damage == (DamagePart("1d8+3", 7, "piercing"),)
    venom = (DamagePart("2d6", 7, "poison"),)
    assert bite.save is not None
    assert replace(bite.save, effect="") == SaveRider("con", 11, "half", venom)
    assert "@" not in block.notes
    assert "[[" not in block.notes


def test_a_save_that_only_the_fields_have() -> None:
    spit = only(files.ADDER).block.actions[0]
    assert spit.save == SaveRider("dex", 12, "half", (DamagePart("3d6", 10, "acid"),))
    assert spit.area == Area("cone", 15)


def test_counters_on_the_sheet_become_a_trait() -> None:
    names = [trait.name for trait in only(files.ADDER).block.traits]
    assert names == ["Legendary Resistance"]


def test_how_it_stands() -> None:
    current = only(files.ADDER).current
    assert (current.hp, current.temp_hp, current.conditions) == (20, 4, ("prone",))


def test_an_old_actor_without_written_numbers() -> None:
    found = only(files.ARCHER)
    block = found.block
    assert (block.max_hp, block.hit_dice) == (18, "4d8")
    assert (block.ac, block.ac_note) == (14, "leather")
    assert block.resist == (
        Defence(("cold", "fire")),
        Defence(("bludgeoning", "piercing", "slashing"), ("magical",)),
    )
    guessed = {remark.field for remark in found.remarks if remark.kind == "guessed"}
    assert {"max_hp", "ac"} <= guessed


def test_attacks_of_an_old_actor() -> None:
    bow, club = only(files.ARCHER).block.attacks
    assert (bow.bonus, bow.reach, bow.range, bow.long_range) == (5, 0, 80, 320)
    assert bow.damage == (DamagePart("1d6+3", 6, "piercing"),)
    assert (club.bonus, club.reach) == (2, 5)
    assert club.damage == (
        DamagePart("1d4", 2, "bludgeoning"),
        DamagePart("1d6", 3, "bludgeoning", "two-handed"),
    )


def test_lines_of_a_database() -> None:
    lines = [
        files.ADDER,
        {"$$deleted": True, "_id": "x"},
        {"name": "A scroll", "type": "loot"},
    ]
    haul = foundry.read(lines)
    assert [one.block.name for one in haul.found] == ["Marsh Adder"]
    assert [trouble.where for trouble in haul.troubles] == ["A scroll"]


def test_a_character_from_classes() -> None:
    raw = {
        "name": "Ida",
        "type": "character",
        "system": {
            "abilities": {"con": {"value": 14}, "dex": {"value": 12}},
            "attributes": {"hp": {"value": 20, "max": None}, "ac": {"calc": "unarmoredBarb"}},
        },
        "items": [
            {
                "name": "Barbarian",
                "type": "class",
                "system": {
                    "levels": 3,
                    "hitDice": "d12",
                    "advancement": [
                        {"type": "HitPoints", "value": {"1": "max", "2": "avg", "3": 9}}
                    ],
                },
            }
        ],
    }
    found = only(raw)
    assert found.kind == "pc"
    assert (found.block.max_hp, found.block.ac, found.block.proficiency) == (34, 13, 2)
    assert found.current.hp == 20


def test_yaml_is_read_as_json() -> None:
    text = "name: Wisp\ntype: npc\nsystem:\n  attributes:\n    hp: {max: 9}\n    ac: {flat: 12}\nitems: []\n"
    haul = recognise.read_text(text)
    assert (haul.format, haul.found[0].block.max_hp) == ("foundry", 9)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[/damage 3d6 fire average=true]]", "10 (3d6) fire damage"),
        ("[[/damage 2d6 type=cold average=7]]", "7 (2d6) cold damage"),
        ("a [[/save dex 15]] saving throw", "a DC 15 Dexterity saving throw"),
        ("[[/save ability=con dc=14 format=long]]", "DC 14 Constitution saving throw"),
        ("[[/check skill=ath ability=str dc=12]]", "DC 12 Strength check"),
        ("be &amp;Reference[Prone apply=false]", "be Prone"),
        ("cast @UUID[Compendium.dnd5e.spells.x]{Light}", "cast Light"),
        ("the [[lookup @name lowercase]]'s", "the ogre's"),
        ("takes [[/r 2d6]] damage", "takes 2d6 damage"),
        ("one [[/item Bite]] attack", "one Bite attack"),
        (
            "<em>Melee Weapon Attack:</em>+4 to hit,, 5 ft., one",
            "Melee Weapon Attack: +4 to hit, reach 5 ft., one",
        ),
    ],
)
def test_rollers_as_words(text: str, said: str) -> None:
    filled = Filled("Ogre", lambda: "", lambda activity: "", lambda path, activity: "")
    assert prose(text, filled) == said


def test_a_database_with_a_broken_line_and_later_ones() -> None:
    lines = [
        json.dumps(files.ADDER | {"_id": "1"}),
        json.dumps(files.ARCHER | {"_id": "2"}),
        json.dumps(files.ADDER | {"_id": "1", "name": "Old Adder"}),
        json.dumps({"$$deleted": True, "_id": "2"}),
        '{"_id": "3", "name": "Cut o',
    ]
    haul = recognise.read_text("\n".join(lines))
    assert [one.block.name for one in haul.found] == ["Old Adder"]
    assert [one.why for one in haul.troubles] == ["broken-json"]


def test_the_oldest_layout() -> None:
    block = only(files.OLDEST).block
    assert (block.max_hp, block.hit_dice, block.ac, block.size) == (11, "2d8+2", 11, "large")
    assert (block.type, block.alignment, block.challenge, block.xp) == (
        "beast",
        "unaligned",
        "1/4",
        50,
    )
    assert block.speeds == (("walk", 40), ("swim", 20))
    assert block.saves == (("str", 3),)
    assert (block.resist, block.condition_immune) == ((Defence(("cold", "fire")),), ("prone",))
    tusk = block.attacks[0]
    assert (tusk.bonus, tusk.reach, tusk.damage) == (3, 10, (DamagePart("1d6+1", 4, "slashing"),))
    assert (block.traits[0].name, block.traits[0].use) == ("Wallow", Use("per-day", 2))
