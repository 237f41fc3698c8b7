"""No test of the screens depends on how fast keys are handled."""

import pytest

from tests.tui import clock


@pytest.fixture(autouse=True)
def fingers(monkeypatch: pytest.MonkeyPatch) -> clock.Clock:
    """When keys were typed, by a clock that only the keys move."""
    return clock.wound(monkeypatch)
