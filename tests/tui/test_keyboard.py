"""What was typed and has not happened yet waits, and when it was typed is not a matter of the mouse."""

from pathlib import Path

from textual.events import Key, MouseDown, MouseEvent, MouseMove

from tests.tui.table import table
from tracker.tui import moments
from tracker.tui.app import TrackerApp
from tracker.tui.keyboard import Keyboard


def mouse(kind: type[MouseEvent]) -> MouseEvent:
    """Somewhere on the screen."""
    return kind(None, 3, 3, 0, 0, 1, False, False, False)


async def test_a_key_waits_until_all_of_it_has_happened(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        keys = Keyboard(one.app)
        keys.take(Key("x", "x"))
        assert keys.waiting
        await keys.next()
        assert keys.waiting
        await keys.followed()
        assert not keys.waiting


def test_only_a_click_takes_the_place_of_a_key() -> None:
    keys = Keyboard(TrackerApp())
    keys.pass_by(mouse(MouseMove))
    assert keys.at == float("-inf")
    keys.pass_by(clicked := mouse(MouseDown))
    assert keys.at == moments.of(clicked)
