"""D&D Beyond characters: what the page shows and the file does not store."""

import copy
from typing import Any

import pytest

from tests.bestiary.foreign import other_files
from tracker.bestiary.foreign import beyond
from tracker.bestiary.foreign.report import Found
from tracker.encounter.stat_block import DamagePart


def character(**changes: Any) -> Found:
    raw = copy.deepcopy(other_files.FIGHTER) | changes
    return beyond.read({"id": 1, "success": True, "data": raw}).found[0]


def test_answer_and_bare_data() -> None:
    assert beyond.knows(other_files.FIGHTER)
    assert beyond.read(other_files.FIGHTER).found == (character(),)


def test_hit_points() -> None:
    found = character()
    assert found.block.max_hp == 40 + 3 * 5 + 5 + 2
    assert (found.current.hp, found.current.temp_hp) == (55, 3)


def test_hit_points_set_by_hand() -> None:
    found = character(overrideHitPoints=50)
    assert (found.block.max_hp, found.current.hp) == (50, 43)


def two_classes(*modifiers: dict[str, Any]) -> Found:
    """A fighter of the third level who became a cleric, of the second."""
    classes = [
        {"level": 3, "isStartingClass": True, "definition": {"name": "Fighter"},
         "classFeatures": [{"definition": {"id": 10, "requiredLevel": 1}}]},
        {"level": 2, "isStartingClass": False, "definition": {"name": "Cleric"},
         "classFeatures": [{"definition": {"id": 20, "requiredLevel": 1}},
                           {"definition": {"id": 21, "requiredLevel": 6}}]},
    ]  # fmt: skip
    return character(classes=classes, inventory=[], modifiers={"class": list(modifiers)})


def bonus(subtype: str, component: int, **more: Any) -> dict[str, Any]:
    return {
        "type": "bonus",
        "subType": subtype,
        "componentId": component,
        "isGranted": False,
        **more,
    }


def test_hit_points_by_the_levels_of_a_class() -> None:
    plain = two_classes().block.max_hp
    assert two_classes(bonus("hit-points-per-level", 20, value=1)).block.max_hp == plain + 2
    assert two_classes(bonus("hit-points-per-level", 99, value=1)).block.max_hp == plain + 5
    assert two_classes(bonus("hit-points-per-level", 21, value=1)).block.max_hp == plain
    healing = {"fixedValue": 2, "dice": {"diceString": "2d8 + 2"}}
    assert two_classes(bonus("hit-points", 10, **healing)).block.max_hp == plain


def test_a_class_that_came_later_gives_no_saves() -> None:
    trained = {
        "type": "proficiency",
        "subType": "wisdom-saving-throws",
        "availableToMulticlass": False,
    }
    assert "wis" in dict(two_classes(trained | {"componentId": 10}).block.saves)
    assert "wis" not in dict(two_classes(trained | {"componentId": 20}).block.saves)


def test_a_shell_does_not_care_for_dexterity() -> None:
    modifiers = {
        "race": [
            {"type": "set", "subType": "unarmored-armor-class", "value": 7},
            {"type": "ignore", "subType": "unarmored-dex-ac-bonus"},
        ]
    }
    assert character(inventory=[], modifiers=modifiers).block.ac == 17


@pytest.mark.parametrize(
    ("values", "armor"),
    [
        ([], 19),
        ([{"typeId": 1, "value": 21}], 21),
        ([{"typeId": 3, "value": 2}], 21),
        ([{"typeId": 4, "value": 18}], 21),
    ],
)
def test_armor_class(values: list[Any], armor: int) -> None:
    assert character(characterValues=values).block.ac == armor


def test_without_armor() -> None:
    assert character(inventory=[]).block.ac == 11
    modifiers = {"class": [{"type": "set", "subType": "unarmored-armor-class", "statId": 3}]}
    assert character(inventory=[], modifiers=modifiers).block.ac == 10 + 1 + 2


def test_header() -> None:
    block = character().block
    assert (block.size, block.type, block.speeds) == ("medium", "hill dwarf", (("walk", 25),))
    assert dict(block.abilities)["con"] == 17
    assert (block.proficiency, block.saves, block.skills) == (3, (("con", 6),), (("athletics", 5),))
    assert (block.senses, block.passive_perception) == ((("darkvision", 60),), 11)
    assert block.resist[0].types == ("poison",)


def test_weapon() -> None:
    sword = character().block.attacks[0]
    assert (sword.name, sword.bonus, sword.magical) == ("Longsword, +1", 2 + 3 + 1, True)
    assert sword.damage == (
        DamagePart("1d8+3", 7, "slashing"),
        DamagePart("1d10+3", 8, "slashing", "two-handed"),
    )


def test_conditions_by_number() -> None:
    found = character()
    assert found.current.conditions == ("prone",)
    assert "exhaustion: 2" in found.block.notes


def test_slots_by_the_class_table() -> None:
    rules = {
        "multiClassSpellSlotDivisor": 1,
        "levelSpellSlots": [[0] * 9, [2] + [0] * 8, [3] + [0] * 8],
    }
    caster = {
        "id": 3,
        "level": 2,
        "definition": {"name": "Wizard", "spellCastingAbilityId": 4, "spellRules": rules},
    }
    spells = [
        {"definition": {"name": "Light", "level": 0}},
        {"definition": {"name": "Sleep", "level": 1}, "prepared": True},
        {"definition": {"name": "Fog Cloud", "level": 1}, "prepared": False},
    ]
    found = character(classes=[caster], classSpells=[{"characterClassId": 3, "spells": spells}])
    casting = found.block.spellcasting[0]
    assert (casting.ability, casting.dc, casting.attack_bonus) == ("int", 9, 1)
    assert casting.slots == (("1", 3),)
    assert casting.spells == (("0", ("Light",)), ("1", ("Sleep",)))


def test_casting_classes_share_slots_and_pact_magic_does_not() -> None:
    def caster(number: int, name: str, level: int, divide: int) -> dict[str, Any]:
        rows = [[rank * 2 if rank else 0] + [0] * 8 for rank in range(21)]
        rules = {"multiClassSpellSlotDivisor": divide, "levelSpellSlots": rows}
        about = {
            "name": name,
            "spellCastingAbilityId": 6,
            "spellRules": rules,
            "canCastSpells": True,
        }
        return {"id": number, "level": level, "definition": about}

    classes = [caster(1, "Sorcerer", 3, 1), caster(2, "Paladin", 4, 2), caster(3, "Warlock", 2, 1)]
    about = {"definition": {"name": "Light", "level": 0}}
    spells = [{"characterClassId": number, "spells": [about]} for number in (1, 2, 3)]
    block = character(classes=classes, classSpells=spells).block
    assert [casting.slots for casting in block.spellcasting] == [(("1", 10),), (), (("1", 4),)]


def test_speeds_set_by_hand() -> None:
    block = character(customSpeeds=[{"movementId": 4, "distance": 60}]).block
    assert block.speeds == (("walk", 25), ("fly", 60))


def test_a_meagre_answer() -> None:
    raw = {
        "id": 7,
        "name": "Ari",
        "stats": [{"id": "3", "value": "14"}],
        "race": {"fullName": "Elf"},
        "hitPointInfo": {"baseHitPoints": "28", "removedHitPoints": None},
        "armorClass": {"totalArmorClass": 17},
        "classes": [{"level": "4", "definition": {"name": "Fighter"}}],
    }
    found = beyond.read({"success": True, "data": raw}).found[0]
    assert (found.block.max_hp, found.block.ac) == (28 + 2 * 4, 17)


def test_armor_without_its_number() -> None:
    def worn(name: str, armor: int) -> dict[str, Any]:
        about = {"name": name, "type": "Armor", "filterType": "Armor", "armorClass": armor}
        return {"equipped": True, "definition": about}

    assert character(inventory=[worn("Chain Mail", 16), worn("Shield", 2)]).block.ac == 18
    assert character(inventory=[worn("Leather", 11)]).block.ac == 12
