"""Grapple, escape, shove and contests: who wins, what it brings, and what ends a grip."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.encounter.board import GOBLIN, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.effects import Effect
from tracker.encounter.stat_block import Attack, MultiattackPart, StatBlock
from tracker.rules.reasons import Reason

STRONG = StatBlock("Fighter", 30, 16, abilities=(("str", 18), ("dex", 8)))
NIMBLE = StatBlock(
    "Rogue", 20, 15, abilities=(("str", 8), ("dex", 18)), skills=(("acrobatics", 8),)
)
GIANT = StatBlock("Giant", 100, 12, size="huge", abilities=(("str", 22),))
CRAB = StatBlock(
    "Crab", 13, 15, attacks=(Attack("Claw", 3, conditions=("grappled",), escape_dc=11),)
)


NUMBERS = {"movement-used", "falls-so-far"}
"""Reasons that only tell a number."""


def told(reasons: Sequence[Reason]) -> list[str]:
    """The keys of what the rules say, in order."""
    return [key for key in keys(reasons) if key not in NUMBERS]


def board() -> Board:
    table = Board()
    table.pc("Ann", 30, STRONG)
    table.add("Rogue", 20, NIMBLE)
    table.add("Giant", 100, GIANT)
    table.add("Crab", 13, CRAB)
    table.turn_of("Ann")
    return table


def grapple(table: Board, target: str = "Rogue", a: int = 20, b: int = 5, who: str = "Ann") -> None:
    table.do(cmd.Struggle("grapple", who, target, a=a, b=b))


def test_the_better_skill_resists_and_both_roll() -> None:
    table = board()
    table.do(cmd.Struggle("grapple", "Ann", "Rogue"), 15, 1, 12, 1)
    came = table.one(ev.Contested)
    assert (came.first.total, came.second.skill, came.second.total) == (19, "acrobatics", 20)
    assert not came.success
    assert table.conditions("Rogue") == []
    assert table.who("Ann").budget.action == 0


def test_a_win_grapples_and_speed_is_0_with_its_reason() -> None:
    table = board()
    grapple(table)
    assert table.conditions("Rogue") == ["grappled"]
    speed = numbers.speed(table.table, "Rogue")
    assert (speed.value, told(speed.reasons)) == (0, ["speed-zero"])


@pytest.mark.parametrize("kind", ["grapple", "shove", "other"])
def test_a_tie_changes_nothing(kind: str) -> None:
    table = board()
    table.do(cmd.Struggle(kind, "Ann", "Rogue", "prone", 14, 14))
    assert not table.one(ev.Contested).success
    assert table.conditions("Rogue") == []


def test_a_tied_escape_stays_held_and_a_win_is_free() -> None:
    table = board()
    grapple(table)
    table.turn_of("Rogue")
    table.do(cmd.Struggle("escape", "Rogue", "Ann", a=14, b=14))
    assert table.conditions("Rogue") == ["grappled"]
    assert table.who("Rogue").budget.action == 0
    table.do(cmd.Struggle("escape", "Rogue", "Ann", a=16, b=13))
    assert table.conditions("Rogue") == []
    assert told(table.one(ev.Contested).reasons)[0] == "action-spent"


def test_what_a_hit_grabbed_has_its_own_number() -> None:
    table = board()
    table.do(cmd.AttackTarget("Crab", "Ann", outcome="hit"))
    assert table.conditions("Ann") == ["grappled"]
    table.do(cmd.Struggle("escape", "Ann", "Crab", a=10))
    assert table.conditions("Ann") == ["grappled"]
    table.do(cmd.Struggle("escape", "Ann", "Crab", a=11))
    assert table.conditions("Ann") == []


def test_too_large_is_done_all_the_same_and_marked() -> None:
    table = board()
    grapple(table, "Giant")
    came = table.one(ev.Contested)
    assert (came.by_dm, told(came.reasons)[0]) == (True, "too-large")
    assert table.conditions("Giant") == ["grappled"]


def test_a_third_creature_needs_a_third_hand() -> None:
    table = board()
    grapple(table, "Rogue")
    grapple(table, "Crab")
    assert not table.one(ev.Contested).by_dm
    grapple(table, "Giant")
    assert "no-free-hand" in told(table.one(ev.Contested).reasons)
    table.do(cmd.Struggle("shove", "Ann", "Crab", "prone", 20, 1, no_hand=True))
    assert not table.one(ev.Contested).by_dm


def test_out_of_reach_is_marked() -> None:
    table = board()
    table.do(cmd.Struggle("shove", "Ann", "Rogue", "prone", 20, 1, range=10))
    assert told(table.one(ev.Contested).reasons)[0] == "out-of-reach"


def test_the_helpless_lose_without_a_roll() -> None:
    table = board()
    table.do(cmd.AddCondition(("Rogue",), "unconscious"))
    table.do(cmd.Struggle("grapple", "Ann", "Rogue"))
    came = table.one(ev.Contested)
    assert (came.success, came.first.total, came.second.total) == (True, None, None)


def test_poison_hampers_the_check() -> None:
    table = board()
    table.do(cmd.AddCondition(("Ann",), "poisoned"))
    table.do(cmd.Struggle("grapple", "Ann", "Rogue"), 18, 3, 1, 1)
    assert table.one(ev.Contested).first.total == 7


def test_letting_go_costs_nothing() -> None:
    table = board()
    grapple(table)
    grapple(table, "Crab")
    table.do(cmd.Release("Ann", "Crab"))
    assert (table.conditions("Crab"), table.conditions("Rogue")) == ([], ["grappled"])
    table.do(cmd.Release("Ann"))
    assert table.conditions("Rogue") == []
    assert table.refused(cmd.Release("Ann")) == "holds-nobody"


@pytest.mark.parametrize(
    "end",
    [
        cmd.AddCondition(("Ann",), "stunned"),
        cmd.Kill(("Ann",)),
        cmd.Remove(("Ann",)),
        cmd.Move("Rogue", 10, way="forced"),
        cmd.Move("Rogue", 30, way="teleport"),
        cmd.Struggle("shove", "Giant", "Rogue", "push", 30, 1),
        cmd.Struggle("shove", "Giant", "Ann", "push", 30, 1),
        cmd.Move("Ann", 20),
    ],
)
def test_a_grip_ends_by_itself(end: cmd.Command) -> None:
    table = board()
    grapple(table)
    table.do(end)
    assert table.conditions("Rogue") == []


def test_a_grappler_that_is_knocked_prone_holds_on() -> None:
    table = board()
    grapple(table)
    table.do(cmd.Struggle("shove", "Giant", "Ann", "prone", 30, 1))
    assert table.conditions("Ann") == ["prone"]
    assert table.conditions("Rogue") == ["grappled"]


def test_dragging_halves_the_speed_and_keeps_the_grip() -> None:
    table = board()
    grapple(table)
    table.do(cmd.Move("Ann", 15, drag=True))
    moved = table.one(ev.Moved)
    assert (moved.over, told(moved.reasons)) == (False, ["drags"])
    assert table.conditions("Rogue") == ["grappled"]
    table.do(cmd.Move("Ann", 5, drag=True))
    assert table.one(ev.Moved).over


def test_two_sizes_smaller_are_dragged_at_full_speed() -> None:
    table = board()
    table.add("Imp", 10, StatBlock("Imp", 10, 12, size="tiny"))
    grapple(table, "Imp")
    table.do(cmd.Move("Ann", 30, drag=True))
    assert not table.one(ev.Moved).over


def test_a_shove_pushes_without_opportunity() -> None:
    table = board()
    table.do(cmd.Struggle("shove", "Ann", "Rogue", "push", 18, 11))
    assert table.one(ev.Contested).effect == "pushed"
    assert table.prompts() == []


def test_a_door_is_held_with_strength() -> None:
    table = board()
    table.do(cmd.Struggle("other", "Ann", "Rogue", skill="str", against="athletics"), 10, 1, 10, 1)
    came = table.one(ev.Contested)
    assert (came.first.total, came.second.total, came.success) == (14, 9, True)
    assert table.who("Ann").budget.action == 1


def test_refusals() -> None:
    table = board()
    assert table.refused(cmd.Struggle("grapple", "Ann", "Ann")) == "against-itself"
    assert table.refused(cmd.Struggle("escape", "Ann", "Rogue")) == "not-grappled-by"
    grapple(table)
    assert table.refused(cmd.Struggle("grapple", "Ann", "Rogue")) == "nothing-changes"
    table.do(cmd.Kill(("Rogue",)))
    assert table.refused(cmd.Struggle("shove", "Ann", "Rogue", "prone")) == "dead-already"


def test_by_the_newer_wording_the_target_saves() -> None:
    table = Board(grapple_2024=True)
    table.pc("Ann", 30, STRONG)
    table.add("Rogue", 20, NIMBLE)
    table.turn_of("Ann")
    table.do(cmd.Struggle("grapple", "Ann", "Rogue"), 9, 1)
    saved = table.one(ev.SaveRolled)
    assert (saved.ability, saved.dc, saved.total, saved.success) == ("dex", 14, 13, False)
    assert table.conditions("Rogue") == ["grappled"]
    table.turn_of("Rogue")
    table.do(cmd.Struggle("escape", "Rogue", "Ann", a=14))
    assert table.conditions("Rogue") == []


def test_the_immune_are_not_grappled() -> None:
    table = board()
    ghost = StatBlock("Ghost", 10, 11, condition_immune=("grappled", "prone"))
    table.add("Ghost", 10, ghost)
    grapple(table, "Ghost")
    assert table.conditions("Ghost") == []
    assert table.one(ev.EffectRefused).name == "grappled"


def test_a_grip_of_the_dms_making_is_held_by_its_source() -> None:
    table = board()
    table.add("Goblin", 7, GOBLIN, effects=(Effect(1, "grappled", "Ann", condition=True),))
    table.do(cmd.Struggle("escape", "Goblin", "Ann", a=20, b=3))
    assert table.conditions("Goblin") == []


def test_a_grapple_takes_the_place_of_one_attack() -> None:
    """ACT-01, GRAP-01, SHOVE-01: then strike, and then no more."""
    blade = Attack("Blade", 5)
    twice = replace(STRONG, attacks=(blade,), multiattack=((MultiattackPart("Blade", 2),),))
    table = Board()
    table.add("Ann", 30, twice)
    table.add("Rogue", 20, NIMBLE)
    table.turn_of("Ann")
    grapple(table)
    assert table.one(ev.Contested).number == 1
    table.attack("Ann", "Rogue", 10, 10)
    first = table.one(ev.Attacked)
    assert (first.number, first.by_dm, table.who("Ann").budget.attacks) == (2, False, 2)
    table.do(cmd.Struggle("shove", "Ann", "Rogue", "prone", a=20, b=5))
    assert "no-attacks-left" in keys(table.one(ev.Contested).reasons)
