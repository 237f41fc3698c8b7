"""Rests with hit dice written out and read again; a merge keeps the dice of its initiative."""

import random

import pytest

from tests.shorthand.tables import fight, happened, who
from tests.shorthand.test_canonical import check, command_of
from tracker.encounter import commands as cmd
from tracker.encounter.decide import decide
from tracker.encounter.events import Healed, UsesChanged
from tracker.encounter.history import fold
from tracker.shorthand import Merge, canonical, complete, parse

T = fight()
OVER = fold(T, happened(T, cmd.EndFight()))
LIA = who(T, "lia")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("rest short lia=2d8+4", "rest short lia=2d8+4 rolled="),
        ("rest short lia=9/2 bruenor=1d10", "rest short lia=9/2 bruenor=1d10 rolled="),
        ("rest short lia lia=9", "rest short lia lia=9/1"),
    ],
)
def test_hit_dice_keep_what_they_came_to(text: str, line: str) -> None:
    wounded = fold(OVER, happened(OVER, command_of("damage lia,bruenor 20", OVER)))
    assert check(text, wounded, 5).startswith(line)


def test_a_short_rest_spends_what_the_player_says() -> None:
    wounded = fold(OVER, happened(OVER, command_of("damage lia 20", OVER)))
    command = command_of("rest short lia=2d8+4 rolled=11", wounded)
    events = happened(wounded, command)
    assert [one.amount for one in events if isinstance(one, Healed)] == [11]
    (used,) = (one for one in events if isinstance(one, UsesChanged) and one.who == LIA)
    assert (used.name, used.used) == ("hit dice", 2)


def test_a_merge_keeps_its_initiative() -> None:
    asked = parse('merge "other.json" ga', T)
    assert isinstance(asked, Merge)
    other = fold(T, happened(T, command_of("damage ga 3", T)))
    newcomer = cmd.MergeFight("other.json", "ga", other, (who(other, "ga"),), hidden=True)
    events = decide(T, newcomer, random.Random(1))
    line = canonical(newcomer, T, events)
    assert line == 'merge "other.json" ga hidden'
    added = fold(T, events)
    assert [one.hp for one in added.combatants.values() if one.name == "Goblin"][-1] == 4


def test_completion_offers_what_may_follow() -> None:
    for text, offered in (
        ("restart ", "--fresh"),
        ("bring ", "back"),
        ("party ", "ours"),
        ("merge cave.json ", "hidden"),
    ):
        assert offered in [one.text for one in complete(text, T)], text
