"""Exporting from the library: notes of an encounter, a log, and a file that is there already."""

from pathlib import Path

import pytest
from textual import events

from tests.tui.table import table
from tests.tui.test_creatures import opened
from tracker.session import open_session
from tracker.storage import places
from tracker.tui.dialogs.exporting import ExportDialog
from tracker.tui.screens.library import LibraryScreen

pytestmark = pytest.mark.slow


def exports(folder: Path) -> dict[str, str]:
    return {one.name: one.read_text("utf-8") for one in (folder / "exports").glob("*")}


async def test_notes_of_an_encounter_and_never_over_a_file_unasked(data_folder: Path) -> None:
    async with opened(data_folder, (120, 40)) as bench:
        await bench.press("escape")
        await bench.until(lambda: isinstance(bench.app.screen, LibraryScreen))
        await bench.press("x")
        await bench.until(lambda: isinstance(bench.app.screen, ExportDialog))
        await bench.press("enter")
        await bench.until(lambda: "First fight.md is written" in bench.text)
        assert exports(data_folder)["First fight.md"].startswith("# First fight\n")
        await bench.press("x", "enter")
        await bench.until(lambda: "Enter again replaces it" in bench.text)
        dialog = bench.app.screen
        assert isinstance(dialog, ExportDialog)
        while dialog.chosen != ("encounter", "json"):
            await bench.press("right")
        assert dialog.place.value.endswith("First fight.json")
        while dialog.chosen != ("encounter", "markdown"):
            await bench.press("left")
        before = exports(data_folder)
        await bench.press("enter")
        await bench.until(lambda: "Enter again replaces it" in bench.text)
        assert exports(data_folder) == before


async def test_the_log_of_a_fight(data_folder: Path) -> None:
    session = open_session(places.examples_folder() / "three-ogres.json", play=True)
    session.do("start")
    session.close()
    async with opened(data_folder, (80, 24)) as bench:
        await bench.press("escape", "x")
        await bench.until(lambda: isinstance(bench.app.screen, ExportDialog))
        dialog = bench.app.screen
        assert isinstance(dialog, ExportDialog)
        while dialog.chosen != ("log", "csv"):
            await bench.press("right")
        await bench.press("enter")
        await bench.until(lambda: isinstance(bench.app.screen, LibraryScreen))
    (text,) = exports(data_folder).values()
    assert text.startswith("Step,Time,Round,Typed,What happened")


@pytest.mark.parametrize("place", ["~nobody-is-called-so/x", "a" * 300, "o\0k"])
@pytest.mark.parametrize("key", ["ctrl+s", "X"])
async def test_a_place_that_cannot_be_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, place: str
) -> None:
    monkeypatch.chdir(tmp_path)
    async with table(tmp_path) as on:
        await on.press(key, *["down"] * (key == "X"), "ctrl+u")
        written = on.app.keys.done + 1
        on.app.post_message(events.Paste(str(tmp_path / place) if place[0] != "~" else place))
        await on.until(lambda: on.app.keys.done >= written)
        await on.press("enter")
        # Of a name that long nothing else has room.
        await on.shows({"o": "ok", "~": "nobody-is-called-so", "a": "aaaa"}[place[0]])
        assert (tmp_path / "ok").is_file() == (place[0] == "o")
