"""The order, the pointer, and the moments durations hang on."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import durations, initiative, labels, visibility
from tracker.rules.initiative import Entry

ENTRIES = st.lists(
    st.tuples(st.sampled_from(["pc", "npc", "monster"]), st.integers(-3, 8)), max_size=12
).map(lambda some: [Entry(f"l{at}", kind, total) for at, (kind, total) in enumerate(some)])


@given(entries=ENTRIES, data=st.data())
def test_the_order_falls_and_only_ties_are_open(entries: list[Entry], data: st.DataObject) -> None:
    found = initiative.order(entries)
    totals = {entry.id: entry.total for entry in entries}
    assert sorted(found.ids) == sorted(totals)
    assert all(totals[a] >= totals[b] for a, b in pairwise(found.ids))
    several = {total for total, many in Counter(totals.values()).items() if many > 1}
    assert {tie.total for tie in found.ties} == several
    choices = [data.draw(st.permutations(tie.ids)) for tie in found.ties]
    settled = initiative.order(entries, choices=choices)
    assert not settled.ties
    for choice in choices:
        places = [settled.ids.index(line) for line in choice]
        assert places == sorted(places)


def test_a_roll_off_that_ties_again_stays_open_for_those_alone() -> None:
    entries = [Entry("a", "monster", 10), Entry("b", "pc", 10), Entry("c", "monster", 10)]
    found = initiative.order(entries, roll_off={"a": 5, "b": 12, "c": 5})
    assert found.ids == ("b", "a", "c")
    assert found.ties == (initiative.Tie(10, ("a", "c"), "dm"),)
    off = initiative.rolled_off(("a", "b", "c"), random.Random(3))
    assert sorted(off.ids) == ["a", "b", "c"]


def test_a_roll_off_ends_even_when_chance_does_not() -> None:
    class Always:
        def randint(self, a: int, b: int, /) -> int:
            return a

    assert initiative.rolled_off(("a", "b"), Always()).ids == ("a", "b")


@pytest.mark.parametrize(
    ("total", "active", "place", "now"),
    [(20, 1, 0, False), (18, 1, 1, False), (15, 1, 1, False), (12, 1, 3, True), (1, 1, 4, True),
     (15, -1, 1, True)],
)  # fmt: skip
def test_newcomers_go_behind_equals(total: int, active: int, place: int, now: bool) -> None:
    slot = initiative.slot([18, 12, 12, 7], total, active)
    assert (slot.place, slot.acts_this_round) == (place, now)


@pytest.mark.parametrize(
    ("at", "position", "round_number"),
    [("start", "before", 3), ("start", "now", 4), ("start", "after", 4),
     ("end", "before", 3), ("end", "now", 4), ("end", "after", 4)],
)  # fmt: skip
def test_the_next_turn_of_someone(
    at: durations.At, position: durations.Position, round_number: int
) -> None:
    end = durations.next_turn(at, 3, "l1", position)
    assert end == durations.Moment(round_number, "l1", at)


def test_an_end_comes_once_its_moment_is_reached_or_passed() -> None:
    end = durations.after_rounds(2, 3, "l1")
    assert not durations.is_due(end, durations.Moment(4, "l1", "end"))
    assert durations.is_due(end, durations.Moment(5, "l1", "start"))
    assert durations.is_due(end, durations.Moment(6, "l1", "start"))
    assert not durations.is_due(end, durations.Moment(5, "l2", "end"))
    late = durations.Moment(5, "l1", "end")
    assert not durations.is_due(late, durations.Moment(5, "l1", "start"))
    assert durations.is_due(late, durations.Moment(5, "l1", "end"))
    assert durations.after_minutes(1, 1, "l1").round == 11
    assert durations.rounds_left(end, 3, "now") == 2
    assert durations.rounds_left(end, 5, "before") == 1


@given(place=st.integers(0, 20_000))
def test_letters_count_on_for_ever(place: int) -> None:
    assert labels.number(labels.letters(place)) == place
    assert labels.following([labels.letters(place)]) == (labels.letters(place + 1),)
    assert labels.number("scar") == -1


@pytest.mark.parametrize(
    ("hp", "word"),
    [(60, "unhurt"), (59, "hurt"), (31, "hurt"), (30, "bloodied"), (7, "bloodied"),
     (6, "nearly-down"), (1, "nearly-down"), (0, "down")],
)  # fmt: skip
def test_the_finer_words_of_health(hp: int, word: str) -> None:
    assert visibility.health_word(hp, 60, five=True) == word


@given(
    lines=st.lists(st.tuples(st.booleans(), st.booleans()), min_size=1, max_size=8),
    data=st.data(),
)
def test_the_marker_never_stands_on_a_hidden_line(
    lines: list[tuple[bool, bool]], data: st.DataObject
) -> None:
    order = [visibility.Line(str(at), seen, dead) for at, (seen, dead) in enumerate(lines)]
    active = data.draw(st.sampled_from(order)).id
    marker = visibility.marker(order, active)
    hidden = {line.id for line in order if not line.visible}
    assert marker.now not in hidden
    assert marker.next not in hidden
    shown = [line.id for line in order if line.visible]
    # What players see depends on the visible line reached last, not on hidden ones behind it.
    if marker.now and active in hidden:
        assert marker.now in shown
