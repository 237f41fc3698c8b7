"""Changes of a value, taken back and done again."""

from hypothesis import given
from hypothesis import strategies as st

from tracker.session.changes import MOST, Changes

DEEDS = st.lists(st.one_of(st.integers(0, 9), st.sampled_from(["undo", "redo"])))


@given(deeds=DEEDS)
def test_every_state_comes_back_in_order(deeds: list[int | str]) -> None:
    changes, now = Changes[int](), -1
    line, place = [-1], 0
    for deed in deeds:
        if deed == "undo":
            assert changes.can_undo == (place > 0)
            now, place = changes.undone(now), max(0, place - 1)
        elif deed == "redo":
            assert changes.can_redo == (place < len(line) - 1)
            now, place = changes.redone(now), min(len(line) - 1, place + 1)
        else:
            changes.note(now)
            now = int(deed)
            line, place = [*line[: place + 1], now], place + 1
        assert now == line[place]


def test_the_oldest_are_let_go() -> None:
    changes = Changes[int]()
    for number in range(MOST + 1):
        changes.note(number)
    now = MOST + 1
    while changes.can_undo:
        now = changes.undone(now)
    assert now == 1
