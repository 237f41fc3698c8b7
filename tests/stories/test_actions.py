"""Turns with more in them than attacks: hiding, dodging, readying, searching, surprise."""

from collections.abc import Callable

import pytest

from tests.stories.table import Table
from tracker.encounter.refusals import Refused
from tracker.i18n.derivation import stances

SHOT = "attack quill ga with shortbow range=200 cover=half d20=15 dmg=5"


def listed(table: Table, line: str) -> list[str]:
    """What the preview of a line lists for and against."""
    preview = table.session.preview(line)
    return stances(preview.events, preview.before)


def laid_out(table: Table) -> None:
    """Quill hides from a goblin that lies and dodges."""
    table.type("goto ga", "dodge ga", "cond ga prone", "goto quill", "hide quill total=20")


def test_the_shot_from_hiding(table: Table) -> None:
    laid_out(table)
    assert listed(table, SHOT) == [
        "advantage: target does not see the attacker",
        "disadvantage: target is prone, attacker farther than 5 feet",
        "disadvantage: 200 ft is beyond the normal range of 80 ft",
        "half cover: +2 to AC",
        "target dodges, but does not see the attacker",
    ]
    table.type(SHOT)
    assert table.last_lines[:2] == [
        "Quill hits Goblin A with Shortbow (22 vs AC 17)",
        "Quill no longer hides: attacking gave it away",
    ]
    assert listed(table, SHOT) == [
        "disadvantage: target is prone, attacker farther than 5 feet",
        "disadvantage: target dodges",
        "disadvantage: 200 ft is beyond the normal range of 80 ft",
        "half cover: +2 to AC",
    ]


def test_the_same_shot_under_water(table: Table) -> None:
    """WATER-03."""
    table.type("option underwater on")
    laid_out(table)
    table.type(SHOT.replace("d20=15", "d20=20"))
    assert table.last_lines[0] == (
        "Quill misses Goblin A with Shortbow "
        "(27 vs AC 17, natural 20, beyond normal range under water: misses)"
    )
    assert table.hp("ga") == 7


def test_a_readied_spell_lost_to_damage(table: Table) -> None:
    table.type("goto mirabel", "conc mirabel Web")
    table.type('ready mirabel "a goblin comes in" spell Magic Missile slot=1')
    assert table.last_lines == [
        "Mirabel readies a response",
        "Mirabel uses a level 1 slot (3 of 4 left)",
        "Mirabel loses Web (a new spell)",
        "Mirabel concentrates on Magic Missile",
        "Mirabel holds Magic Missile until: a goblin comes in",
    ]
    table.type("damage mirabel 4", "prompt roll d20=2")
    assert table.last_lines[1:] == [
        "Mirabel loses Magic Missile (failed the save)",
        "Mirabel: the readied spell is lost",
    ]
    table.type("undo 2", "react mirabel")
    assert table.last_lines == [
        "Mirabel uses the reaction: a goblin comes in",
        "Mirabel lets Magic Missile go: a goblin comes in",
        "Mirabel loses Magic Missile (let go)",
    ]


def test_what_goes_beyond_the_turn_is_done_and_said(table: Table) -> None:
    table.type("goto lia", "dash lia", "use lia free opens the door", "use lia free lights a lamp")
    assert table.last_lines == [
        "Lia uses an object: lights a lamp (the action is used, by DM)",
    ]
    with pytest.raises(Refused, match="option-is-off"):
        table.type("attack lia ga flanking")


def test_an_ambush(play: Callable[[str], Table]) -> None:
    table = play("first-fight")
    table.type("hide goblins total=13,12", "hide wolf total=18", "surprise")
    assert table.last_lines == [
        "Stealth against passive Perception: Mirabel and Thorne",
        "Mirabel is surprised",
        "Thorne is surprised",
    ]
    table.type("undo")
    table.type("start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, ga 10, wolf 8")
    table.type("search bruenor d20=9")
    assert table.last_lines[1:] == [
        "Bruenor: Perception 13",
        "Goblin B no longer hides: found",
    ]


def test_an_evening_of_actions_opens_again(table: Table) -> None:
    table.type("help bruenor lia vs ga", "dodge bruenor bonus", "next")
    table.type('ready lia "now" spell Guidance', "next", "hide quill", "next", "back")
    before = repr(table.session.table)
    assert repr(table.opened_again().session.table) == before
