"""Lines of time and of effects: written again as they were read, and offered as one types."""

import pytest

from tests.shorthand.tables import WORDS
from tests.shorthand.time_cases import TIME, T
from tracker.encounter.refusals import Refused
from tracker.shorthand import NoCommand, canonical, complete, parse


@pytest.mark.parametrize("text", [text for text, _ in TIME])
def test_a_line_is_written_as_it_was_read(text: str) -> None:
    asked = parse(text, T, WORDS)
    assert not isinstance(asked, NoCommand)
    line = canonical(asked, T, ())
    assert parse(line, T, WORDS) == asked


@pytest.mark.parametrize(
    ("begun", "offered"),
    [
        ("rest ", ["short", "long"]),
        ("rest long bru", ["bruenor"]),
        ("pass 10 m", ["minutes"]),
        ('effect ga "Slow" mend 3 unless fi', ["fire"]),
        ("cond ga prone save con 13 at ", ["start", "end"]),
    ],
)
def test_what_may_come_next(begun: str, offered: list[str]) -> None:
    assert [one.text for one in complete(begun, T, WORDS)][: len(offered)] == offered


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("pass 10", "unit"),
        ("pass", "rounds"),
        ("rest", "rest"),
        ("rest nap", "rest"),
        ("effect lia Regen mend 3 unless water", "damage-type"),
        ("effect lia Regen unless fire", "mending"),
        ("effect lia Burning hurt 3 fire at-zero", "mending"),
        ("effect lia Regen note blue", "note"),
        ("cond ga prone until", "start-or-end"),
    ],
)
def test_what_is_missing_is_named(text: str, what: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(text, T, WORDS)
    assert caught.value.params["what"] == what


def test_no_time_is_too_long() -> None:
    with pytest.raises(Refused, match="out-of-bounds"):
        parse("pass 1000 hours", T, WORDS)
