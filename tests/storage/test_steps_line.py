"""What a step was typed as, read without its events."""

import json

import pytest

from tracker.encounter.history import Step
from tracker.storage import steps


@pytest.mark.parametrize(
    "line",
    ["next", 'note ga "a \\"quoted\\" word"', 'say "x","y" then', "", "rename ga \"Ünï 哥布林 [red]\"", 'a \\"," b'],
)  # fmt: skip
def test_the_line_is_the_one_that_was_written(line: str) -> None:
    step = Step(3, "2026-01-02T20:00:00+00:00", line, ())
    assert steps.line_of(steps.encode(step)) == line
    spaced = json.dumps({"id": 3, "line": line, "events": []}).encode()
    assert steps.line_of(spaced) == line


def test_a_very_long_line_is_read_too() -> None:
    long = "note ga " + "é" * 60_000
    assert steps.line_of(steps.encode(Step(3, "", long, ()))) == long
