"""Every event has its place in the log, so that no filter loses one."""

from typing import Any, get_args

import pytest

from tracker.encounter import events as ev
from tracker.encounter.log_kinds import KINDS, kinds


@pytest.mark.parametrize("kind", get_args(ev.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_of_a_kind(kind: Any) -> None:
    found = kinds(object.__new__(kind))
    assert found
    assert found <= set(KINDS)
