"""What the options change about bodies in space, and that the log says so."""

import pytest

from tests.encounter.board import GOBLIN, SCIMITAR, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock

RUNNER = StatBlock("Ann", 30, 16, abilities=(("str", 16),))


def board(**options: bool | str) -> Board:
    table = Board(**options)
    table.pc("Ann", 30, RUNNER, side="party")
    table.pc("Bob", 30, RUNNER, side="party")
    table.add("Goblin", 7, GOBLIN)
    table.turn_of("Ann")
    return table


def test_nobody_is_asked_for_opportunity_attacks() -> None:
    table = board(prompt_opportunity="off")
    table.do(cmd.Move("Ann", 30, leaves=("Goblin",)))
    assert (table.one(ev.Moved).feet, table.prompts()) == (30, [])


def test_opportunity_attacks_by_themselves() -> None:
    table = board(prompt_opportunity="auto")
    table.do(cmd.Move("Ann", 30, leaves=("Goblin",), after=10), 15, 1)
    assert [one.feet for one in table.of(ev.Moved)] == [10, 20]
    assert table.one(ev.Attacked).hit
    assert table.prompts() == []


@pytest.mark.parametrize("newer", [True, False])
def test_by_the_newer_wording_friends_strike_too(newer: bool) -> None:
    table = board(opportunity_2024=newer)
    table.do(cmd.Move("Ann", 30, leaves=("Bob",)))
    reasons = keys(table.one(ev.Moved).reasons)
    assert bool(table.prompts("opportunity")) is newer
    assert ("by-option" in reasons) is newer


@pytest.mark.parametrize("newer", [True, False])
def test_no_dropping_prone_at_speed_0(newer: bool) -> None:
    table = board(prone_2024=newer)
    table.do(cmd.AddCondition(("Ann",), "grappled"))
    table.do(cmd.DropProne("Ann"))
    moved = table.one(ev.Moved)
    assert (moved.over, "by-option" in keys(moved.reasons)) == (newer, newer)
    assert table.conditions("Ann") == ["grappled", "prone"]


@pytest.mark.parametrize(("newer", "cost"), [(True, 20), (False, 10)])
def test_dragging_costs_feet_or_speed(newer: bool, cost: int) -> None:
    table = board(grapple_2024=newer)
    table.do(cmd.Struggle("grapple", "Ann", "Goblin", a=30, b=1))
    table.do(cmd.Move("Ann", 10, drag=True))
    moved = table.one(ev.Moved)
    assert (moved.cost, "by-option" in keys(moved.reasons)) == (cost, newer)


@pytest.mark.parametrize("newer", [True, False])
def test_a_second_weapon_only_has_to_be_light(newer: bool) -> None:
    table = board(twf_2024=newer)
    dart = Attack("Sickle", 4, (DamagePart("1d4+2", 4, "piercing"),), 0, 20, 60)
    table.add("Imp", 9, StatBlock("Imp", 9, 12, attacks=(SCIMITAR, dart)))
    table.turn_of("Imp")
    table.do(cmd.AttackTarget("Imp", "Ann"), 15, 1)
    blow = cmd.AttackTarget("Imp", "Ann", "Sickle", cost="bonus", way="two-weapon")
    table.do(blow, 15, 1)
    struck = table.one(ev.Attacked)
    assert (struck.by_dm, "by-option" in keys(struck.reasons)) == (not newer, newer)
