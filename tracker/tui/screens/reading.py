"""Base of screens that are only read: lines that scroll, and one key to leave."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen

from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.keyed import Keyed
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import LOOKS, Painted, Spans


class Pages(Painted):
    """Lines made by the screen for a width."""

    scrolls = True

    def content(self, size: Size) -> Sequence[Spans]:
        """From the screen."""
        screen = self.screen
        return screen.told(size.width) if isinstance(screen, ReadingScreen) else ()


class ReadingScreen(Keyed, Screen[None]):
    """Scrolls by line and page."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    place = "reading"

    def told(self, width: int) -> list[Spans]:
        """The lines."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lines and keys."""
        yield Pages(id="pages")
        keys = KeyLine(id="keys")
        keys.place = self.place
        yield keys

    def places(self) -> tuple[str, ...]:
        """Keys of reading."""
        return (self.place,)

    def does(self, pressed: actions.Pressed) -> None:
        """Scroll or leave."""
        pages = self.query_one(Pages)
        page = max(1, pages.size.height - 1)
        if pressed.id == "close":
            self.dismiss()
            return
        place = pages.scroll_offset.y + moves(page, pages.max_scroll_y).get(pressed.id, 0)
        pages.scroll_to(y=place, animate=False, immediate=True, force=True)
