"""A whole fight in which everything is held that a DM forgets; each step is as the rules have it.

The script says what is expected. It is played once step by step; then the fight that came of it is
walked back and forth: by undo, out of its file, from its own log with other dice, turn by turn.
"""

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tests.stories.dragon_script import OPENING, ROUNDS
from tests.stories.dragon_table import asked, beats, holds, now, sit
from tests.stories.table import Table, same
from tracker.encounter.model import Encounter
from tracker.players.project import plain, project


@pytest.fixture
def lair(tmp_path: Path) -> Iterator[Table]:
    table = sit(tmp_path, OPENING)
    yield table
    table.session.close()


def play(table: Table, last: int = 12, first: int = 1) -> None:
    """The rounds as they are written."""
    for number in range(first, last + 1):
        for beat in beats(ROUNDS[number]):
            table.type(*beat.lines)


def test_every_step_is_as_the_rules_have_it(lair: Table) -> None:
    for script in ROUNDS.values():
        for beat in beats(script):
            lair.type(*beat.lines)
            assert now(lair) == beat.now, beat
            assert beat.asked is None or asked(lair) == beat.asked, beat
            assert not {name for name, value in beat.facts.items() if not holds(lair, name, value)}
    session = lair.session
    done = [event for number in range(1, session.length) for event in session.step(number).events]
    assert not [event for event in done if getattr(event, "over", False)]


def test_undone_to_round_3_and_done_again_it_is_the_same(lair: Table) -> None:
    play(lair, 2)
    session = lair.session
    at, second = session.cursor, session.table
    play(lair, 12, first=3)
    end, last = session.cursor, session.table
    session.undo(end - at)
    assert same(session.table, second)
    session.redo(end - at)
    assert same(session.table, last)
    session.undo(end)
    assert not session.can_undo
    session.redo(end)
    assert same(session.table, last)
    assert same(lair.opened_again().session.table, last)


def test_back_to_round_3_and_forward_again_it_is_the_same(lair: Table) -> None:
    """But for the turns that those whom the DM has felled since do not take a second time."""
    play(lair)
    last = lair.session.table
    while now(lair) != "3 mira":
        lair.type("back")
    while now(lair) != "12 mira":
        lair.type("next")
    again = lair.session.table
    assert asked(lair) == []
    untold = ("answered", "kept_dice", "passage", "next_number", "combatants")
    names = {field.name for field in fields(Encounter)} - set(untold)
    assert not {name for name in names if getattr(last, name) != getattr(again, name)}
    for who, one in last.combatants.items():
        later = again.combatants[who]
        felled = one.gone or one.state == "dead"
        assert later == (replace(one, turns_done=later.turns_done) if felled else one)


def test_its_own_log_plays_it_again_with_other_dice(lair: Table, tmp_path: Path) -> None:
    play(lair)
    session = lair.session
    written = [session.step(number).line for number in range(2, session.cursor + 1)]
    folder = tmp_path / "again"
    folder.mkdir()
    other = sit(folder, OPENING, seed=99)
    other.type(*written)
    told = [session.step(number).events for number in range(2, session.cursor + 1)]
    again = [other.session.step(number).events for number in range(2, session.cursor + 1)]
    assert again == told
    other.session.close()


def test_a_wave_is_unseen_until_its_round(lair: Table) -> None:
    play(lair, 3)
    lair.type("reveal oa,ob")
    assert "Orc" not in json.dumps(plain(project(lair.session.table)))
    lair.type("next")
    assert "Orc" in json.dumps(plain(project(lair.session.table)))
