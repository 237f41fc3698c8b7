"""Every test has a data folder of its own, English, no animation and no patience for slow clocks."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Textual reads these once, when it is imported.
os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"
os.environ.pop("NO_COLOR", None)
os.environ["LANGUAGE"] = "en"

# In the background of a script a shell has Ctrl+C ignored, and whatever tests start would ignore it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Shared machines stall: a deadline says nothing there. On a server the examples are always the same.
settings.register_profile("tracker", deadline=None, derandomize="CI" in os.environ)
# `make check` looks at fewer examples of each property, `make test` at all.
settings.register_profile("quick", settings.get_profile("tracker"), max_examples=25)
settings.load_profile("tracker")


def pytest_collection_finish() -> None:
    """Thousands of tests and their modules stay to the end: the collector need not walk them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of fights, party and settings; `TRACKER_DATA` overrides the user's own."""
    folder = tmp_path / "tracker-data"
    monkeypatch.setenv("TRACKER_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def keys_as_they_come() -> Iterator[None]:
    """The table of keys is the process's; a test that put some elsewhere leaves none behind."""
    yield
    remapping = sys.modules.get("tracker.tui.remapping")
    if remapping is not None:
        remapping.use({})


@pytest.fixture(autouse=True)
def no_veil_left() -> Iterator[None]:
    """The veil over names is the process's too, and outlives the fight that watchers saw last."""
    yield
    veil = sys.modules.get("tracker.tui.veil")
    if veil is not None:
        veil.lift()
