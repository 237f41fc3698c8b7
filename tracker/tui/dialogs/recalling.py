"""An earlier line, found as one types: it comes back into the line and is done by nobody but the DM."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen

from tracker.i18n import screens_typing as words
from tracker.tui import actions
from tracker.tui.dialogs.fields import Changed, TextField
from tracker.tui.dialogs.form import Title
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain
from tracker.tui.typing_state import Past
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.typing import OfferList

MOST = 50
"""Lines that are found."""


class Recalling(Keyed, ModalScreen[str | None]):
    """Over the typed line, at the same place."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None

    def __init__(self, past: Past, begun: str) -> None:
        super().__init__()
        self.past = past
        self.field = TextField("", begun)
        self.list = OfferList(classes="offers")
        self.top = Title(words.recalling())
        self.found: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """What is found over what is typed."""
        with Vertical(classes="box"):
            yield self.top
            yield self.list
            yield self.field
            line = KeyLine(classes="dialog-keys")
            line.place = "recalling"
            yield line

    def on_mount(self) -> None:
        """Ready to type."""
        self.field.focus_first()
        self.field.input.cursor_position = len(self.field.input.value)
        self.seek()

    def places(self) -> tuple[str, ...]:
        """Keys of its own."""
        return ("recalling",)

    def does(self, pressed: actions.Pressed) -> None:
        """Up and down among what is found; take it or leave it."""
        match pressed.id:
            case "recall" | "older":
                self.go(1)
            case "newer":
                self.go(-1)
            case "take" if self.found:
                self.dismiss(self.found[-1 - self.back])
            case "close":
                self.dismiss(None)
            case _:
                pass

    @on(Changed)
    def changed(self, event: Changed) -> None:
        """Seek anew."""
        event.stop()
        self.seek()

    def seek(self) -> None:
        """The newest stands next to the line."""
        self.found = self.past.search(self.field.value, MOST)[::-1]
        self.list.rows = tuple((plain(one), "") for one in self.found)
        self.back = 0
        self.go(0)
        self.top.show(words.recalling() if self.found else words.nothing_earlier())

    def go(self, by: int) -> None:
        """To an older or a newer one."""
        self.back = max(0, min(len(self.found) - 1, self.back + by))
        self.list.chosen = len(self.found) - 1 - self.back

    @on(OfferList.Clicked)
    def row_clicked(self, event: OfferList.Clicked) -> None:
        """Take it."""
        self.dismiss(self.found[event.place])
