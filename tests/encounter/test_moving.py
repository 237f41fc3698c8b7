"""Feet of a turn, prone and up again, tight places, leaving reach, falling out of the air."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.encounter.board import BOW, GOBLIN, SCIMITAR, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks, numbers
from tracker.encounter.effects import Effect, Modifiers
from tracker.encounter.stat_block import StatBlock
from tracker.rules.reasons import Reason

RUNNER = StatBlock("Ann", 30, 16, speeds=(("walk", 30), ("fly", 60)), abilities=(("str", 16),))
GRIFFON = StatBlock("Griffon", 59, 12, size="large", speeds=(("walk", 30), ("fly", 80)))
SPIRIT = StatBlock("Spirit", 20, 12, speeds=(("fly", 40),), hover=True)


NUMBERS = {"movement-used", "falls-so-far"}
"""Reasons that only tell a number."""


def told(reasons: Sequence[Reason]) -> list[str]:
    """The keys of what the rules say, in order."""
    return [key for key in keys(reasons) if key not in NUMBERS]


def board(**options: bool) -> Board:
    table = Board(**options)
    table.pc("Ann", 30, RUNNER, side="party")
    table.add("Griffon", 59, GRIFFON)
    table.add("Spirit", 20, SPIRIT)
    table.add("Goblin", 7, GOBLIN)
    table.add("Orc", 7, GOBLIN)
    table.turn_of("Ann")
    return table


def move(table: Board, feet: int, mode: str = "walk", who: str = "Ann", **more: object) -> ev.Moved:
    table.do(cmd.Move(who, feet, mode, **more))  # type: ignore[arg-type]  # test shorthand
    return table.of(ev.Moved)[-1]


def left(table: Board, mode: str = "walk") -> int:
    return numbers.movement_left(table.table, "Ann", mode)


def test_speeds_share_what_is_spent() -> None:
    table = board()
    for feet, mode in ((20, "fly"), (10, "walk"), (30, "fly")):
        assert not move(table, feet, mode).over
    assert left(table, "fly") == 0
    assert move(table, 5, "fly").over


def test_beyond_the_budget_is_the_dms() -> None:
    table = board()
    assert told(move(table, 40).reasons) == ["too-far"]
    assert table.who("Ann").budget.moved == 40


@pytest.mark.parametrize(
    ("more", "cost"),
    [
        ({"difficult": True}, 20),
        ({"squeeze": True}, 20),
        ({"difficult": True, "squeeze": True}, 30),
        ({}, 10),
    ],
)
def test_what_a_foot_costs(more: dict[str, bool], cost: int) -> None:
    asked = replace(cmd.Move("Ann", 10), **more)  # type: ignore[arg-type]  # fields by name
    table = board()
    table.do(asked)
    assert table.one(ev.Moved).cost == cost


def test_climbing_without_a_speed_of_its_own() -> None:
    moved = move(board(), 10, "climb")
    assert (moved.cost, told(moved.reasons)) == (20, ["no-such-speed"])


def test_a_speed_that_changes_in_mid_turn() -> None:
    table = board()
    move(table, 20)
    table.do(cmd.AddEffect(("Ann",), "Slow", modifiers=Modifiers(speed=-15)))
    assert left(table) == 0


def test_standing_up_costs_half_and_crawling_double() -> None:
    table = board()
    table.do(cmd.DropProne("Ann"))
    assert table.conditions("Ann") == ["prone"]
    assert move(table, 5, crawl=True).cost == 10
    assert told(move(table, 0).reasons) == []
    table.do(cmd.StandUp("Ann"))
    stood = table.one(ev.Moved)
    assert (stood.cost, stood.over, table.conditions("Ann")) == (15, False, [])
    assert left(table) == 5
    assert table.refused(cmd.StandUp("Ann")) == "not-prone"


def test_walking_while_prone_is_the_dms() -> None:
    table = board()
    table.do(cmd.DropProne("Ann"))
    assert "stand-or-crawl" in told(move(table, 10).reasons)


def test_the_grappled_neither_stand_nor_move() -> None:
    table = board()
    table.do(cmd.DropProne("Ann"))
    table.do(cmd.AddCondition(("Ann",), "grappled"))
    table.do(cmd.StandUp("Ann"))
    assert "no-speed" in told(table.one(ev.Moved).reasons)
    assert move(table, 5).over


def test_squeezing_lasts_until_the_next_free_step() -> None:
    table = board()
    move(table, 5, squeeze=True)
    assert marks.bears(table.who("Ann"), marks.SQUEEZING)
    move(table, 5)
    assert not marks.bears(table.who("Ann"), marks.SQUEEZING)


def test_out_of_turn_is_the_dms() -> None:
    assert told(move(board(), 10, who="Goblin").reasons) == ["out-of-turn"]


def test_leaving_reach_splits_the_move() -> None:
    table = board()
    moved = move(table, 30, leaves=("Goblin", "Orc"), after=10)
    assert (moved.feet, told(moved.reasons)) == (10, ["leaves-reach", "leaves-reach"])
    assert [(one.kind, one.who, one.dc) for one in table.prompts()] == [
        ("opportunity", "Goblin", 0), ("opportunity", "Orc", 0), ("go-on", "Ann", 20),
    ]  # fmt: skip
    table.do(cmd.AnswerPrompt("roll"), 15, 1)
    assert table.hp("Ann") == 25
    assert table.who("Goblin").budget.reaction == 0
    table.do(cmd.AnswerPrompt("skip"))
    table.do(cmd.AnswerPrompt("roll"))
    assert (table.one(ev.Moved).feet, table.who("Ann").budget.moved) == (20, 30)
    assert table.prompts() == []


def test_whoever_drops_does_not_go_on() -> None:
    table = board()
    move(table, 30, leaves=("Goblin", "Orc"))
    table.do(cmd.AttackTarget("Goblin", "Ann", outcome="hit", damage=(30,), cost="reaction",
                              way="opportunity"))  # fmt: skip
    assert [one.kind for one in table.prompts()] == []
    assert table.who("Ann").budget.moved == 0


def test_the_moment_passes_with_the_turn() -> None:
    table = board()
    move(table, 30, leaves=("Goblin",))
    table.do(cmd.NextTurn())
    assert table.prompts() == []
    table.do(cmd.TakeBackTurn())
    assert [one.kind for one in table.prompts()] == ["opportunity", "go-on"]


@pytest.mark.parametrize(
    ("prepare", "way", "why"),
    [
        ({"effects": (marks.mark(marks.DISENGAGE),)}, "", "disengaged"),
        ({}, "teleport", "not-own-means"),
        ({}, "forced", "not-own-means"),
        ({"hiding": 15}, "", "mover-unseen"),
        ({"side": "foes"}, "", "not-hostile"),
        ({"effects": (Effect(1, "invisible", condition=True),)}, "", "mover-unseen"),
    ],
)
def test_nobody_strikes(prepare: dict[str, object], way: str, why: str) -> None:
    table = Board()
    table.pc("Ann", 30, RUNNER, **{"side": "party", **prepare})
    table.add("Goblin", 7, GOBLIN)
    table.turn_of("Ann")
    moved = move(table, 30, leaves=("Goblin",), way=way)
    assert (moved.feet, told(moved.reasons)) == (30, [why])
    assert table.prompts() == []


@pytest.mark.parametrize("name", ["stunned", "blinded", "incapacitated"])
def test_only_the_able_strike(name: str) -> None:
    table = board()
    table.do(cmd.AddCondition(("Goblin",), name))
    move(table, 30, leaves=("Goblin",))
    assert table.prompts() == []


def test_an_opportunity_attack_is_made_in_melee() -> None:
    table = board()
    archer = StatBlock("Archer", 10, 12, attacks=(BOW, SCIMITAR))
    table.add("Archer", 10, archer)
    blow = cmd.AttackTarget("Archer", "Ann", cost="reaction", way="opportunity")
    table.do(blow, 15, 1)
    struck = table.one(ev.Attacked)
    assert (struck.attack, struck.by_dm) == ("Scimitar", False)
    table.do(blow, 15, 1)
    assert "reaction-spent" in told(table.one(ev.Attacked).reasons)


def test_a_grappled_flyer_falls() -> None:
    table = board()
    move(table, 0, "fly", who="Griffon", up=40)
    table.do(cmd.Struggle("grapple", "Ann", "Griffon", a=20, b=10), 1, 1, 1, 1, 6, 5, 4, 3)
    fell = table.one(ev.Fell)
    assert (fell.feet, told(fell.reasons)) == (40, ["falls-still"])
    assert table.hp("Griffon") == 59 - 18
    assert table.conditions("Griffon") == ["grappled", "prone"]
    assert table.who("Griffon").aloft == 0


@pytest.mark.parametrize("name", ["prone", "paralyzed", "unconscious", "restrained"])
def test_who_falls(name: str) -> None:
    table = board()
    for who in ("Griffon", "Spirit"):
        move(table, 0, "fly", who=who, up=30)
    table.do(cmd.AddCondition(("Griffon", "Spirit"), name))
    assert [one.who for one in table.of(ev.Fell)] == ["Griffon"]
    assert (table.who("Griffon").aloft, table.who("Spirit").aloft) == (0, 30)


def test_incapacity_alone_does_not_bring_down_and_magic_holds() -> None:
    table = board()
    move(table, 30, "fly", who="Griffon", up=30)
    table.do(cmd.AddCondition(("Griffon",), "incapacitated"))
    assert table.who("Griffon").aloft == 30
    table.do(cmd.AddEffect(("Griffon",), "Fly"))
    table.do(cmd.AddCondition(("Griffon",), "prone"))
    assert table.who("Griffon").aloft == 30
    table.do(cmd.RemoveEffects(("Griffon",), "Fly"))
    assert table.who("Griffon").aloft == 0


def test_a_flyer_that_dies_falls_and_a_walker_has_landed() -> None:
    table = board()
    move(table, 30, "fly", who="Griffon", up=20)
    move(table, 10, who="Griffon")
    assert table.who("Griffon").aloft == 0
    move(table, 30, "fly", who="Griffon")
    assert table.who("Griffon").aloft == 10
    table.do(cmd.Kill(("Griffon",)))
    assert table.one(ev.Fell).feet == 10


def test_falling_by_hand() -> None:
    table = board()
    table.do(cmd.Fall("Ann", 30, (11,)))
    assert (table.hp("Ann"), table.conditions("Ann")) == (19, ["prone"])
    assert table.refused(cmd.Fall("Goblin")) == "fall-height-missing"
    table.do(cmd.Fall("Goblin", 5))
    assert table.conditions("Goblin") == []


def test_a_fall_in_the_passing_of_a_turn_is_taken_back() -> None:
    table = board()
    move(table, 0, "fly", who="Griffon", up=40)
    table.do(
        cmd.AddEffect(("Griffon",), "Levitate", cmd.Duration(until="start", until_of="Griffon"))
    )
    table.do(cmd.AddCondition(("Griffon",), "restrained"))
    before = table.who("Griffon")
    table.do(cmd.NextTurn())
    assert table.one(ev.Fell).who == "Griffon"
    table.do(cmd.TakeBackTurn())
    assert (table.who("Griffon").aloft, table.hp("Griffon")) == (40, before.hp)
    assert table.conditions("Griffon") == ["restrained"]


def test_a_second_weapon_leaves_its_modifier_off() -> None:
    table = board()
    table.turn_of("Goblin")
    table.do(cmd.AttackTarget("Goblin", "Ann"), 15, 1)
    table.do(cmd.AttackTarget("Goblin", "Ann", cost="bonus", way="two-weapon"), 15, 1)
    struck = table.one(ev.Attacked)
    assert (struck.by_dm, told(struck.reasons)[-2:]) == (False, ["reaches-ac", "modifier-left-off"])
    assert table.hp("Ann") == 30 - 5 - 3
    assert table.who("Goblin").budget.bonus == 0


def test_a_second_weapon_needs_the_attack_action_and_light_weapons() -> None:
    table = board()
    table.turn_of("Goblin")
    table.do(cmd.AttackTarget("Goblin", "Ann", "Shortbow", cost="bonus", way="two-weapon"), 15, 1)
    struck = table.one(ev.Attacked)
    assert struck.by_dm
    assert {"attack-action-first", "not-light"} <= set(told(struck.reasons))


def test_whatever_is_at_hand_is_thrown() -> None:
    table = board()
    table.do(cmd.AttackTarget("Ann", "Goblin", "improvised-weapon", range=40), 20, 19)
    struck = table.one(ev.Attacked)
    assert (struck.bonus, struck.mode) == (3, "disadvantage")
    assert [part.type for one in table.of(ev.DamageTaken) for part in one.parts] == ["bludgeoning"]
