"""Traits that give attacks advantage or disadvantage: asked, seen on the map, or told by numbers."""

from dataclasses import replace
from typing import Any

import pytest

from tests.encounter.board import BOW, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks
from tracker.encounter.battlefield import Battlefield
from tracker.encounter.stat_block import Action, Attack, DamagePart, StatBlock

BITE = Attack("Bite", 4, (DamagePart("2d4+2", 7, "piercing"),))


def beast(*traits: str, **more: Any) -> StatBlock:
    """With a bite, a bow and these traits."""
    named = tuple(Action(one) for one in traits)
    return StatBlock("Wolf", 11, 13, attacks=(BITE, BOW), traits=named, **more)


def hunt(*traits: str, **options: Any) -> Board:
    """Two of them against Ann."""
    board = Board(**options)
    board.add("W1", 110, beast(*traits), line="wolves", side="foes")
    board.add("W2", 110, beast(*traits), line="wolves", side="foes")
    board.pc("Ann", 300, StatBlock("", 300, 14, attacks=(BITE,)), side="party")
    return board


def bite(board: Board, who: str = "W1", target: str = "Ann", **more: Any) -> ev.Attacked:
    board.attack(who, target, 12, 7, **more)
    return board.of(ev.Attacked)[0]


def questions(event: ev.Attacked | ev.MobAttacked) -> list[str]:
    """Sources that are asked about."""
    return [str(dict(one.params)["source"]) for one in event.reasons if one.key == "trait-asked"]


def test_pack_tactics_is_asked_and_counts_once_said() -> None:
    board = hunt("Pack Tactics")
    told = bite(board)
    assert (told.mode, questions(told)) == ("normal", ["attacker-pack"])
    told = bite(board, traits=("pack",))
    assert (told.mode, keys(told.pro), questions(told)) == ("advantage", ["attacker-pack"], [])


def test_a_question_that_is_struck_is_answered_with_no() -> None:
    assert questions(bite(hunt("Pack Tactics"), struck=("pack",))) == []
    assert bite(hunt("Pack Tactics"), traits=("pack",), struck=("pack",)).mode == "normal"


def test_nobody_else_is_asked_but_the_dm_may_say_so() -> None:
    assert questions(bite(hunt("Keen Smell"))) == []
    assert bite(hunt(), traits=("pack",)).mode == "advantage"


def mapped(*places: tuple[int, int], **fields: Any) -> Board:
    """Both wolves and Ann at these squares."""
    board = hunt("Pack Tactics")
    board.table = replace(board.table, battlefield=Battlefield(grid="square"))
    moved = {
        who: replace(board.who(who), place=place)
        for who, place in zip(("W1", "W2", "Ann"), places, strict=True)
    }
    moved["W2"] = replace(moved["W2"], **fields)
    board.table = replace(board.table, combatants={**board.table.combatants, **moved})
    return board


def test_the_map_answers_for_the_pack() -> None:
    told = bite(mapped((0, 0), (2, 0), (1, 0)))
    assert (told.mode, keys(told.pro), questions(told)) == ("advantage", ["attacker-pack"], [])
    assert bite(mapped((0, 0), (2, 0), (1, 0)), struck=("pack",)).mode == "normal"


@pytest.mark.parametrize(
    ("place", "fields"),
    [((4, 0), {}), ((2, 0), {"state": "dead", "hp": 0}), ((2, 0), {"side": "party"})],
)
def test_nobody_is_no_pack(place: tuple[int, int], fields: dict[str, Any]) -> None:
    told = bite(mapped((0, 0), place, (1, 0), **fields))
    assert (told.mode, questions(told)) == ("normal", ["attacker-pack"])


def test_a_stunned_ally_is_no_pack() -> None:
    board = mapped((0, 0), (2, 0), (1, 0))
    board.do(cmd.AddCondition(("W2",), "stunned"))
    assert bite(board).mode == "normal"


def test_a_mob_is_asked_once_and_answers_for_those_with_the_trait() -> None:
    board = hunt("Pack Tactics")
    board.add("Goblin", 7, beast(), side="foes")
    crowd = ("W1", "W2", "Goblin")
    board.do(cmd.MobAttack(crowd, "Ann", "Bite"))
    told = board.of(ev.MobAttacked)[0]
    assert (questions(told), told.more) == (["attacker-pack"], ())
    board.do(cmd.MobAttack(crowd, "Ann", "Bite", traits=("pack",)))
    lots = ev.lots_of(board.of(ev.MobAttacked)[0])
    found = {lot.attackers: (lot.mode, keys(lot.pro)) for lot in lots}
    assert found == {
        ("W1", "W2"): ("advantage", ["attacker-pack"]),
        ("Goblin",): ("normal", []),
    }


def test_a_mob_without_the_trait_takes_the_dm_at_his_word() -> None:
    board = hunt()
    board.do(cmd.MobAttack(("W1", "W2"), "Ann", "Bite", traits=("pack",)))
    assert board.of(ev.MobAttacked)[0].mode == "advantage"


def test_reckless_helps_whoever_strikes_back_until_its_next_turn() -> None:
    board = hunt("Reckless")
    board.turn_of("W1")
    assert questions(bite(board)) == ["attacker-reckless"]
    told = bite(board, traits=("reckless",))
    assert keys(told.pro) == ["attacker-reckless"]
    assert keys(bite(board).pro) == ["attacker-reckless"], "the whole turn"
    assert len(list(marks.on(board.who("W1"), marks.RECKLESS))) == 1
    assert keys(bite(board, "Ann", "W1").pro) == ["target-reckless"]
    assert keys(bite(board, "Ann", "W2").pro) == []
    board.do(cmd.NextTurn())
    assert keys(bite(board, "Ann", "W1").pro) == ["target-reckless"]
    board.do(cmd.NextTurn())
    assert not marks.bears(board.who("W1"), marks.RECKLESS)
    assert keys(bite(board, "Ann", "W1").pro) == []


def test_reckless_is_for_melee_and_for_a_creatures_own_turn() -> None:
    board = hunt("Reckless")
    board.turn_of("W1")
    bite(board, attack=BOW.name, traits=("reckless",))
    bite(board, traits=("reckless",), struck=("reckless",))
    assert not marks.bears(board.who("W1"), marks.RECKLESS)
    board.turn_of("Ann")
    assert questions(bite(board, attack=BOW.name)) == []
    bite(board, traits=("reckless",))
    assert not marks.bears(board.who("W1"), marks.RECKLESS)


def test_reckless_is_no_question_in_the_turn_of_others() -> None:
    board = hunt("Reckless")
    board.turn_of("Ann")
    assert questions(bite(board)) == []
    board.do(cmd.MobAttack(("W1", "W2"), "Ann", "Bite"))
    assert questions(board.of(ev.MobAttacked)[0]) == []


def test_reckless_is_for_weapons_not_for_spells() -> None:
    board = hunt("Reckless")
    touch = Attack("Touch", 4, (DamagePart("2d4+2", 7, "necrotic"),), kind="spell")
    board.add("W3", 110, replace(beast("Reckless"), attacks=(touch,)), line="wolves", side="foes")
    board.turn_of("W1")
    assert questions(bite(board, "W3", attack="Touch")) == []
    assert keys(bite(board, "W3", attack="Touch", traits=("reckless",)).pro) == []


def test_whoever_is_said_to_be_reckless_is_so_for_the_whole_turn() -> None:
    """A character's sheet seldom has the trait."""
    board = hunt()
    board.turn_of("Ann")
    bite(board, "Ann", "W1", traits=("reckless",))
    assert keys(bite(board, "Ann", "W1").pro) == ["attacker-reckless"]
    assert bite(board, "Ann", "W1", struck=("reckless",)).mode == "normal"


def test_a_reckless_mob_is_open_to_attacks() -> None:
    board = hunt("Reckless")
    board.turn_of("W1")
    board.do(cmd.MobAttack(("W1", "W2"), "Ann", "Bite", traits=("reckless",)))
    assert all(marks.bears(board.who(one), marks.RECKLESS) for one in ("W1", "W2"))


@pytest.mark.parametrize(
    "trait",
    [
        "Sunlight Sensitivity",
        "Sunlight Weakness",
        "Sunlight Hypersensitivity",
        "Vampire Weaknesses",
    ],
)
def test_sunlight_is_asked_about_and_hampers(trait: str) -> None:
    board = hunt(trait)
    assert questions(bite(board)) == ["attacker-sunlight"]
    told = bite(board, traits=("sunlight",))
    assert (told.mode, keys(told.contra)) == ("disadvantage", ["attacker-sunlight"])


def test_blood_frenzy_sees_whether_the_target_is_hurt() -> None:
    board = hunt("Blood Frenzy")
    assert bite(board).mode == "normal"
    board.damage("Ann", "1")
    assert keys(bite(board).pro) == ["target-frenzy"]
    assert bite(board, attack=BOW.name).mode == "normal"
    assert bite(board, struck=("frenzy",)).mode == "normal"


def test_a_bloodied_boar_is_furious_alone_and_in_a_mob() -> None:
    board = hunt("Bloodied Fury")
    board.damage("W1", "60")
    assert keys(bite(board).pro) == ["attacker-fury"]
    assert keys(bite(board, "W2").pro) == []
    board.do(cmd.MobAttack(("W1", "W2"), "Ann", "Bite"))
    lots = ev.lots_of(board.of(ev.MobAttacked)[0])
    assert {lot.attackers: lot.mode for lot in lots} == {
        ("W1",): "advantage", ("W2",): "normal"
    }  # fmt: skip
