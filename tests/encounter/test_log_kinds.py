"""Every event has its place in the log, so that no filter loses one."""

import contextlib
from typing import Any, get_args

import pytest
from hypothesis import example, given

from tests.shorthand.any_line import LINES
from tests.shorthand.tables import WORDS, fight, happened
from tracker.encounter import events as ev
from tracker.encounter.history import fold
from tracker.encounter.log_kinds import KINDS, kinds, whom
from tracker.encounter.refusals import Refused
from tracker.shorthand import NoCommand, parse


@pytest.mark.parametrize("kind", get_args(ev.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_of_a_kind(kind: Any) -> None:
    found = kinds(object.__new__(kind))
    assert found
    assert found <= set(KINDS)


def about(text: str) -> str:
    """Handles of all whom the facts of a typed line are about."""
    table = fight()
    request = parse(text, table, WORDS)
    assert not isinstance(request, NoCommand)
    facts = happened(table, request)
    after = fold(table, facts)
    found = frozenset[str]().union(*(whom(fact, after) for fact in facts))
    return ",".join(sorted(after.combatants[who].handle for who in found))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("surprise lia", "lia"),
        ("init lia after bruenor", "bruenor,lia"),
        ("conc lia Bless on bruenor,dartagnan", "bruenor,dartagnan,lia"),
    ],
)
def test_a_fact_is_about_everybody_it_names(text: str, names: str) -> None:
    assert about(text) == names


@given(text=LINES)
@example(text="surprise lia")
def test_whom_any_line_is_about_can_be_told(text: str) -> None:
    with contextlib.suppress(Refused):
        if not isinstance(parse(text, fight(), WORDS), NoCommand):
            about(text)
