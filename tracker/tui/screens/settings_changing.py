"""What can be done to the settings: another value, undo, redo, the cursor among the rows.

A change holds at once on everything that is seen; nothing is written here.
"""

from typing import TYPE_CHECKING

from textual.screen import ModalScreen

from tracker.i18n import screens_settings as words
from tracker.session.changes import Changes
from tracker.session.settings import Settings
from tracker.tui import settings_rows
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain
from tracker.tui.settings_rows import Row
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.line import Told
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.settings_list import SettingsList

if TYPE_CHECKING:
    from tracker.tui.app import TrackerApp


class Changing(Keyed, ModalScreen[None]):
    """What the settings screen is while its list is open."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""
    app: "TrackerApp"

    def __init__(self) -> None:
        super().__init__()
        self.every = tuple(settings_rows.rows())
        self.state = "settings"
        """The place of the table of keys that holds now."""
        self.sought = ""
        self._changes = Changes[Settings]()

    @property
    def list(self) -> SettingsList:
        """The lines."""
        return self.query_one(SettingsList)

    @property
    def row(self) -> Row | None:
        """Under the cursor."""
        shown = self.list
        return shown.rows[shown.cursor] if shown.rows else None

    def show(self, rows: tuple[Row, ...]) -> None:
        """These lines, with the settings as they are now."""
        shown = self.list
        shown.faulty = settings_rows.faults_of(self.app.settings.keys)
        shown.rows = rows
        shown.chosen = self.app.settings
        if shown.cursor >= len(rows):
            shown.cursor = max(0, len(rows) - 1)

    def enter(self, state: str) -> None:
        """Another place holds."""
        self.state = state
        self.show_keys()
        self.set_class(state == "folder", "-typing")
        if state != "folder":
            self.set_focus(None)

    @property
    def on_typed_row(self) -> bool:
        """Whether Enter changes the row, where on others it keeps everything."""
        row = self.row
        return self.state == "settings" and row is not None and not row.values

    def show_keys(self) -> None:
        """The footer of what holds now."""
        self.query_one(KeyLine).place = "typed_row" if self.on_typed_row else self.state

    def say(self, text: str) -> None:
        """Above the keys."""
        self.query_one("#settings-told", Told).text = text

    def move_to(self, place: int, by: int) -> None:
        """The row there, or the nearest behind a heading."""
        rows = self.list.rows
        place = max(0, min(len(rows) - 1, place))
        order = [*range(place, len(rows)), *range(place - 1, -1, -1)]
        if by < 0:
            order = [*range(min(place + 1, len(rows)))[::-1], *range(place + 1, len(rows))]
        self.list.cursor = next((n for n in order if rows[n].name), 0)
        self.tell_about()

    def tell_about(self) -> None:
        """What the row under the cursor does, or why it does not."""
        row = self.row
        wrong = self.list.faulty.get(row.name, "") if row else ""
        self.query_one("#settings-about", Told).text = wrong or (row.about if row else "")
        self.show_keys()

    def next_part(self, by: int = 1) -> None:
        """To the first row of the next heading, or of the one before."""
        rows, here = self.list.rows, self.list.cursor
        starts = [n + 1 for n, row in enumerate(rows) if not row.name]
        found = [n for n in starts if (n > here if by > 0 else n < here)]
        if found:
            self.move_to(found[0] if by > 0 else found[-1], 1)
            self.list.show_part()

    def change(self, by: int) -> None:
        """The next value of the row, at once on everything that is seen."""
        row = self.row
        if row is None:
            return
        if not row.values:
            self.say(words.press_enter())
        elif len(row.values) < 2:
            self.say(words.only_value())
        else:
            word = settings_rows.next_value(self.app.settings, row, by)
            self.put(settings_rows.with_value(self.app.settings, row, word))

    def put(self, settings: Settings) -> None:
        """Let these hold; the change can be taken back."""
        if settings == self.app.settings:
            return
        self._changes.note(self.app.settings)
        self.hold(settings)

    def hold(self, settings: Settings) -> None:
        """Nothing is written yet."""
        language = self.app.settings.language
        self.app.settings = settings
        if settings.language != language:
            self.every = tuple(settings_rows.rows())
        self.show(self.found())
        self.tell_about()

    def go_to(self, settings: Settings) -> None:
        """An earlier or later state, and the cursor on what it changes."""
        row = settings_rows.differing(self.every, self.app.settings, settings)
        self.hold(settings)
        if row is None:
            return
        self.say(words.changed(plain(row.label), plain(settings_rows.shown(settings, row))))
        if row in self.list.rows:
            self.move_to(self.list.rows.index(row), 1)

    def found(self) -> tuple[Row, ...]:
        """All rows, or those of the search."""
        if self.state != "seeking" or not self.sought:
            return self.every
        return tuple(settings_rows.matching(self.every, self.app.settings, self.sought))

    def undo(self) -> None:
        """Take the last change back."""
        if self._changes.can_undo:
            self.go_to(self._changes.undone(self.app.settings))
        else:
            self.say(words.nothing_to_undo())

    def redo(self) -> None:
        """Do it again."""
        if self._changes.can_redo:
            self.go_to(self._changes.redone(self.app.settings))
        else:
            self.say(words.nothing_to_redo())

    def reset(self) -> None:
        """As it comes."""
        if self.row is not None:
            self.put(settings_rows.as_it_comes(self.app.settings, self.row))
