"""What the other readings do at the table, in numbers: each against the catalogue's."""

from typing import Any

import pytest

from tests.encounter.board import Board, keys
from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import StatBlock

HORSE: dict[str, Any] = {"size": "large", "type": "beast", "abilities": (("int", 2),)}


def options_in(events: tuple[ev.Event, ...]) -> set[str]:
    """Options that the reasons name."""
    reasons = (one for event in events for one in getattr(event, "reasons", ()))
    return {str(dict(one.params)["option"]) for one in reasons if one.key == "by-option"}


def riding(**options: Any) -> Fight:
    """A rider on 15, a fox on 12, a horse on 8 that it mounts in its turn."""
    fight = Fight(
        character("Ann", 15),
        monsters("Fox", initiative=12),
        monsters("Horse", initiative=8, side="party", kind="npc", **HORSE),
        seed=1,
        **options,
    )
    fight.do(cmd.GetOn(fight.id("ann"), fight.id("horse")))
    assert fight.order == ["ann horse", "fox"]
    return fight


@pytest.mark.parametrize(
    ("keeps", "order"), [(True, ["ann", "horse", "fox"]), (False, ["ann", "fox", "horse"])]
)
def test_a_mount_goes_back_to_its_own_count(keeps: bool, order: list[str]) -> None:
    fight = riding(mount_keeps_count=keeps)
    fight.next(2)
    fight.do(cmd.GetOff(fight.id("ann")))
    assert fight.order == order
    line = fight.table.line_of(fight.id("horse"))
    assert line is not None
    assert line.initiative == (15 if keeps else 8)
    assert ("mount_keeps_count" in options_in(fight.events)) is not keeps
    assert fight.creature("horse").own_count is None


@pytest.mark.parametrize("lies", [True, False])
def test_a_rider_that_saves_lies_prone_or_not(lies: bool) -> None:
    fight = riding(saved_rider_prone=lies)
    fight.cond("ann", "prone")
    fight.answer("pass")
    assert fight.creature("ann").mount == fight.id("horse")
    assert ("prone" in fight.conditions("ann")) is lies


@pytest.mark.parametrize(("once", "over"), [(True, False), (False, True)])
def test_two_that_are_dragged_halve_the_speed_once_or_twice(once: bool, over: bool) -> None:
    board = Board(drag_once=once)
    board.add("Ann", 20, StatBlock("Ann", 20, 12, speeds=(("walk", 30),)))
    for name in ("Rat", "Cat"):
        board.add(name)
        board.do(cmd.AddCondition((name,), "grappled", cmd.Duration(source="Ann")))
    board.turn_of("Ann")
    board.do(cmd.Move("Ann", 10, drag=True))
    assert board.one(ev.Moved).over is over


@pytest.mark.parametrize(("spent", "left"), [(True, 30), (False, 40)])
def test_rubble_counts_against_wings_or_not(spent: bool, left: int) -> None:
    board = Board(extra_costs_spent=spent)
    wings = (("walk", 30), ("fly", 50))
    board.add("Imp", 20, StatBlock("Imp", 20, 12, speeds=wings))
    board.turn_of("Imp")
    board.do(cmd.Move("Imp", 10, difficult=True))
    board.do(cmd.Move("Imp", left, mode="fly"))
    assert not board.one(ev.Moved).over
    assert ("by-option" in keys(board.one(ev.Moved).reasons)) is not spent
    board.do(cmd.Move("Imp", 5, mode="fly"))
    assert board.one(ev.Moved).over


def test_extra_costs_are_forgotten_with_the_turn() -> None:
    fight = Fight(character("Ann", 15), monsters("Rat", initiative=3), extra_costs_spent=False)
    fight.do(cmd.Move(fight.id("ann"), 5, difficult=True))
    assert fight.creature("ann").budget.extras == (("walk", 5),)
    fight.next(2)
    assert fight.creature("ann").budget.extras == ()
    fight.back()
    fight.back()
    assert fight.creature("ann").budget.extras == (("walk", 5),)


@pytest.mark.parametrize(("words", "free", "over"), [("warn", 1, False), ("refuse", 1, True)])
def test_a_second_spell_is_warned_about_or_against_the_rules(
    words: str, free: int, over: bool
) -> None:
    board = Board(second_spell=words)
    board.pc("Ann")
    board.turn_of("Ann")
    board.do(cmd.CastSpell("Ann", "Healing Word", cost="bonus"))
    board.do(cmd.CastSpell("Ann", "Fireball"))
    cast = board.one(ev.ActionTaken)
    assert (cast.over, cast.budget.action, cast.budget.reaction) == (over, 0, free)
    assert "second-spell" in keys(cast.reasons)


@pytest.mark.parametrize(("free", "left"), [(True, 1), (False, 0)])
def test_letting_a_thing_fall(free: bool, left: int) -> None:
    board = Board(free_drop=free)
    board.pc("Ann")
    board.turn_of("Ann")
    board.do(cmd.TakeAction("Ann", "use", "a torch", cost="drop"))
    dropped = board.one(ev.ActionTaken)
    assert (dropped.budget.interaction, dropped.budget.action) == (left, 1)
    assert dropped.cost == ("" if free else "interaction")


@pytest.mark.parametrize(
    ("options", "kind", "amounts"),
    [
        ({}, "", (3, 7)),
        ({"reduction_from": "first"}, "", (1, 9)),
        ({"reduction_from": "first"}, "cold", (3, 7)),
        ({}, "fire", (1, 9)),
    ],
)
def test_a_reduction_comes_off_the_part_that_is_named(
    options: dict[str, str], kind: str, amounts: tuple[int, int]
) -> None:
    board = Board(**options)
    board.add("Ann", 40)
    parts = (cmd.AmountPart("3", "fire"), cmd.AmountPart("9", "cold"))
    board.do(cmd.DealDamage(("Ann",), parts, reduce=2, reduce_type=kind))
    assert tuple(part.taken for part in board.one(ev.DamageTaken).parts) == amounts


@pytest.mark.parametrize("stay", [True, False])
def test_what_hangs_on_someone_who_left(stay: bool) -> None:
    fight = Fight(character("Ann", 15), monsters("Rat", initiative=3), anchors_stay=stay)
    fight.cond("ann", "poisoned", until="end", until_of=fight.id("rat"))
    fight.remove("rat")
    assert fight.conditions("ann") == (["poisoned"] if stay else [])
    assert options_in(fight.events) == (set() if stay else {"anchors_stay"})
