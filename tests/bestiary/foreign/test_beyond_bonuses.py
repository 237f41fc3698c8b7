"""Bonuses of a D&D Beyond character that hold at times, come from an ability, or need bare skin."""

import copy
from typing import Any

from tests.bestiary.foreign import other_files
from tracker.bestiary.foreign import beyond
from tracker.encounter.stat_block import StatBlock


def block(*modifiers: dict[str, Any], **changes: Any) -> StatBlock:
    raw = copy.deepcopy(other_files.FIGHTER) | {"modifiers": {"feat": list(modifiers)}} | changes
    return beyond.read(raw).found[0].block


def bonus(subtype: str, value: int | None, **more: Any) -> dict[str, Any]:
    return {"type": "bonus", "subType": subtype, "value": value, **more}


def modifier(of: StatBlock, key: str) -> int:
    return (dict(of.abilities)[key] - 10) // 2


def test_a_bonus_that_holds_at_times_counts_for_nothing() -> None:
    plain = block()
    held = block(
        bonus("armor-class", 2, restriction="while wielding a double weapon"),
        bonus("saving-throws", 3, restriction="Against being charmed"),
        bonus("armor-class", 1, restriction=""),
    )
    assert held.ac == plain.ac + 1
    assert held.saves == plain.saves


def test_a_bonus_by_an_ability() -> None:
    plain = block()
    found = block(bonus("saving-throws", None, statId=2), bonus("initiative", None, statId=3))
    dexterity, constitution = modifier(plain, "dex"), modifier(plain, "con")
    assert dexterity
    assert dict(found.saves)["int"] == modifier(plain, "int") + dexterity
    assert found.initiative_bonus == dexterity + constitution


def test_half_a_proficiency_rounded_up() -> None:
    athlete = {"type": "half-proficiency-round-up", "subType": "initiative"}
    found = block(athlete)
    assert found.initiative_bonus == modifier(found, "dex") + (found.proficiency + 1) // 2


def test_a_monk_is_fast_without_armor_though_not_without_things() -> None:
    fast = bonus("unarmored-movement", 10)
    sword = {"equipped": True, "definition": {"name": "Club", "filterType": "Weapon"}}
    mail = {"equipped": True, "definition": {"name": "Mail", "armorClass": 16, "armorTypeId": 3}}
    plain = dict(block(inventory=[]).speeds)["walk"]
    assert dict(block(fast, inventory=[sword]).speeds)["walk"] == plain + 10
    assert dict(block(fast, inventory=[mail]).speeds)["walk"] == plain
    assert dict(block(fast, inventory=[{**mail, "equipped": False}]).speeds)["walk"] == plain + 10


def test_a_score_that_would_come_from_itself() -> None:
    plain = dict(block().abilities)["str"]
    assert dict(block(bonus("strength-score", None, statId=1)).abilities)["str"] == plain
