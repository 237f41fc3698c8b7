"""No text breaks the reader, and reading is quick on large tables."""

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shorthand.tables import WORDS, before, fight, happened
from tracker.encounter.commands import DealDamage
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.refusals import Refused
from tracker.shorthand import Amend, Aside, Merge, canonical, complete, mended, parse
from tracker.shorthand.verbs import VERBS, words

WORD = st.one_of(
    st.sampled_from(sorted(words())),
    st.sampled_from(["ga", "lia", "goblins", "me", "sel", "party", "x3", "#1", "5", "2d6", "fire"]),
    st.sampled_from(["d20=", "half=", "ac+", "=", "+5", "-", ",", '"', "“", "side:", "*", "g*"]),
    st.text(max_size=4),
)
LINE = st.one_of(
    st.text(max_size=60),
    st.tuples(st.sampled_from(sorted(VERBS)), st.lists(WORD, max_size=8)).map(
        lambda drawn: " ".join((drawn[0], *drawn[1]))
    ),
)


@given(LINE, st.booleans())
def test_any_text_is_a_request_or_refused(text: str, started: bool) -> None:
    table = fight() if started else before()
    try:
        request = parse(text, table, WORDS)
    except Refused:
        return
    if isinstance(request, Aside | Amend | Merge):
        return
    try:
        events = happened(table, request)
    except Refused:
        return
    assert canonical(request, table, events)


@given(LINE)
def test_any_text_can_be_completed(text: str) -> None:
    for offer in complete(text, fight(), WORDS):
        assert 0 <= offer.start <= len(text)


@given(LINE)
def test_what_is_offered_for_any_text_can_be_read(text: str) -> None:
    for line in mended(text, fight(), WORDS):
        parse(line, fight(), WORDS)


def crowd(count: int) -> Encounter:
    """A table of so many orcs."""
    creatures = {
        f"c{number}": Combatant(f"c{number}", f"o{number}", "Orc", label=str(number), hp=15)
        for number in range(count)
    }
    lines = {"l1": Line("l1", tuple(creatures), 12)}
    return replace(before(), combatants=creatures, lines=lines, order=("l1",))


@pytest.mark.parametrize(("count", "bound"), [(60, 0.001), (1000, 0.010)])
@pytest.mark.parametrize("text", ["damage o5,o7 8d6 fire half=o7", "damage orcs 5", "kill orc 7"])
def test_reading_is_quick(text: str, count: int, bound: float) -> None:
    table = crowd(count)
    took = []
    for _ in range(30):
        start = time.thread_time()
        parse(text, table, WORDS)
        took.append(time.thread_time() - start)
    assert min(took) < bound


def test_a_whole_crowd_is_one_long_line() -> None:
    table = crowd(1000)
    command = parse("damage all 5", table, WORDS)
    assert isinstance(command, DealDamage)
    line = canonical(command, table, ())
    assert len(line) > 4000
    assert parse(line, table, WORDS, longest=len(line)) == command
