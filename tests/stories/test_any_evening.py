"""What holds in every fight, with evenings that hypothesis chooses and shortens to the shortest that fails."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.stories import random_fights as fights
from tests.stories.random_fights import Evening
from tests.stories.table import same
from tests.stories.test_random_fights import EXAMPLE, without_naturals

HUNDREDS = 300
SEEDS, COUNTS = st.integers(0, 2**32 - 1), st.integers(1, HUNDREDS)
ONCE_IN = 7
"""Steps between two that are amended."""


@contextmanager
def evening(seed: int, *, quiet: bool) -> Iterator[Evening]:
    """With the first example."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.json"
        path.write_bytes(EXAMPLE.read_bytes())
        one = Evening(path, seed, quiet=quiet)
        try:
            yield one
        finally:
            one.session.close()


@pytest.mark.slow
@settings(max_examples=25)
@given(seed=SEEDS, count=COUNTS)
def test_every_table_is_sound_and_the_way_back_is_the_way_there(seed: int, count: int) -> None:
    with evening(seed, quiet=False) as one:
        session = one.session
        tables = {session.cursor: session.table}
        for line, before in one.steps(count):
            fights.sound(session.table)
            tables[session.cursor] = session.table
            if line.split()[0] not in fights.OVERRIDES:
                fights.nobody_dead_begins(one.events, before)
                if line.split()[0] in ("add", "remove"):
                    fights.moves_only_if_it_left(before, session.table)
        last = session.cursor
        while session.can_undo:
            session.undo()
            assert session.cursor not in tables or same(session.table, tables[session.cursor])
        session.redo(last - session.cursor) if last > session.cursor else None
        assert same(session.table, tables[last])


@pytest.mark.slow
@settings(max_examples=25)
@given(seed=SEEDS, count=COUNTS)
def test_turns_come_once_effects_end_and_amending_nothing_is_nothing(seed: int, count: int) -> None:
    with evening(seed, quiet=True) as one:
        session = one.session
        fights.once_a_round(one.started, one.events)
        for number, _ in enumerate(one.steps(count)):
            fights.once_a_round(one.started, one.events)
            fights.nothing_outlives_its_end(session.table)
            if number % ONCE_IN == 0:
                line, table = session.step(session.cursor).line, session.table
                assert session.amend("").line == line
                assert same(without_naturals(session.table), without_naturals(table)), line
