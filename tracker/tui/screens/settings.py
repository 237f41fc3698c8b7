"""The settings over what one was doing: every change is seen on it at once.

Nothing is written before the screen is left; Esc puts back what was.
"""

from collections.abc import Callable

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_settings as words
from tracker.i18n.refusals import refusal
from tracker.i18n.settings import keys_stay
from tracker.session import settings as chosen
from tracker.session.settings import Settings
from tracker.tui import actions, aliases, choices, moments, remapping, settings_rows
from tracker.tui.action import moves
from tracker.tui.dialogs.form import Title
from tracker.tui.plain import plain
from tracker.tui.screens.settings_changing import Changing
from tracker.tui.settings_rows import Row
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.line import Told, TypedLine
from tracker.tui.widgets.settings_list import SettingsList

OPENING = 0.5
"""Seconds in which the key that opened the screen may have been pressed twice, for want of it."""


class SettingsScreen(Changing):
    """A list; left and right change, Enter keeps."""

    _more = False
    """Whether the key that is waited for comes beside the others."""

    def compose(self) -> ComposeResult:
        """List, what the row does, what is said, a line to type, keys."""
        with Vertical(classes="box"):
            yield Title(words.title(str(chosen.place())))
            yield SettingsList(id="settings-list")
            yield Told("dim", id="settings-about")
            yield Told("warn", id="settings-told")
            yield TypedLine(id="line")
            keys = KeyLine(classes="dialog-keys")
            keys.place = self.state
            yield keys

    def on_mount(self) -> None:
        """As it is now; what is wrong in the file is said."""
        foreign = choices.read_again(self.app)
        self.before: Settings = self.app.settings
        self._opened = moments.now()
        self.show(self.every)
        self.move_to(1, 1)
        faults = chosen.read()[1]
        if faults:
            self.say(words.unfit(refusal(faults[0]), len(faults) - 1))
        elif foreign:
            self.say(words.taken_from_file(", ".join(foreign)))

    def places(self) -> tuple[str, ...]:
        """A list, a search, a path, a key that is waited for."""
        return ("typed_row", "settings") if self.on_typed_row else (self.state,)

    async def on_event(self, event: events.Event) -> None:
        """While a key is waited for, no other meaning of it counts."""
        if isinstance(event, events.Key) and self.state == "new_key" and event.key != "escape":
            event.stop()
            event.prevent_default()
            self.take_key(event.key)
            return
        await super().on_event(event)

    def other(self, event: events.Key) -> None:
        """Letters of a search."""
        if self.state == "seeking" and event.character and event.is_printable:
            self.look_for(self.sought + event.character)

    def does(self, pressed: actions.Pressed) -> None:
        """Carry it out."""
        if pressed.key == "comma" and moments.typed(self.app) - self._opened < OPENING:
            return
        if self.state != "new_key":
            self.say("")
        if pressed.id in DOES:
            DOES[pressed.id](self)
        else:
            by = moves(self.list.page, len(self.list.rows))[pressed.id]
            self.move_to(self.list.cursor + by, by)

    def keep_or_edit(self) -> None:
        """A folder is typed, a key pressed; all else is kept."""
        table = self.row.table if self.row else ""
        if table == "folders":
            self.type_folder()
        elif table == "keys":
            self.wait_for_key()
        else:
            self.leave()

    def leave(self) -> None:
        """Everything changed here goes into the file."""
        before = self.before
        self.dismiss()
        self.app.keep_settings(before)

    def take_back(self) -> None:
        """As it was when the screen was opened."""
        if self.app.settings != self.before:
            self.app.settings = self.before
        self.dismiss()

    def quit(self) -> None:
        """Kept, and out."""
        self.keep()
        self.app.call_later(self.app.action_quit)

    def keep(self) -> None:
        """Also when the program is ended from outside."""
        self.app.keep_settings(self.before)
        self.before = self.app.settings

    def wait_for_key(self, *, more: bool = False) -> None:
        """The next key that is pressed is the action's."""
        row = self.row
        if row is None or row.table != "keys":
            self.say(words.no_key_here())
            return
        if settings_rows.stays(row):
            self.say(keys_stay(""))
            return
        self._more = more
        self.enter("new_key")
        said = words.press_another if more else words.press_key
        self.say(said(plain(row.label)))

    def take_key(self, key: str) -> None:
        """The key of this place on the keyboard, whatever layout sent it; a clash is said at once."""
        row = self.row
        self.enter("settings")
        self.say("")
        if row is None:
            return
        pressed = aliases.letters().get(key, key)
        try:
            self.put(settings_rows.with_keys(self.app.settings, row, pressed, more=self._more))
        except Refused as refused:
            self.say(self.unmade(refused, row, pressed))
            return
        leave = actions.key_said("typed_row", "leave")
        now = settings_rows.shown(self.app.settings, row)
        self.say(words.key_taken(plain(row.label), now, leave))

    def unmade(self, refused: Refused, row: Row, key: str) -> str:
        """Why a key is not this action's now; of a key in use whose it is."""
        place, _, name = row.entry.partition(".")
        holder = remapping.holder(key, remapping.Name(place, name))
        if refused.key != "settings-key-clash" or not holder:
            return refusal(refused)
        return words.key_in_use(actions.key_shown(key), holder)

    def type_folder(self) -> None:
        """Where the folder of this row is."""
        row = self.row
        if row is None:
            return
        self.enter("folder")
        now = self.app.settings.folders.get(row.entry, "")
        standard = str(chosen.folder(Settings(), row.entry))
        self.query_one(TypedLine).open(row.label, now, words.folder_hint(plain(standard)))

    def take_folder(self) -> None:
        """The path that was typed, if it is one."""
        row, path = self.row, self.query_one(TypedLine).value
        if row is None:
            return
        try:
            chosen.check_folder(row.entry, path)
        except Refused as refused:
            self.refuse(refused)
            return
        self.enter("settings")
        self.put(settings_rows.with_value(self.app.settings, row, path))
        place = chosen.folder(self.app.settings, row.entry)
        if not place.is_dir():
            self.say(words.folder_missing(plain(str(place))))

    def apply_or_stop(self) -> None:
        """Out of a search, a path or a key, with nothing changed."""
        self.enter("settings")
        self.say("")
        self.end_search(None)

    def seek(self) -> None:
        """Find as one types."""
        self.enter("seeking")
        self.look_for("")

    def look_for(self, text: str) -> None:
        """Only rows that say it."""
        self.sought = text
        self.show(self.found())
        self.move_to(0, 1)
        self.say(words.looking_for(f"{text}▏"))

    def end_search(self, row: Row | None) -> None:
        """The whole list again, the cursor on this row."""
        row = row or self.row
        self.sought = ""
        self.show(self.every)
        self.move_to(self.every.index(row) if row in self.every else 0, 1)
        # Only then is it known how far one can scroll.
        self.call_after_refresh(self.list.show_cursor)

    def go_there(self) -> None:
        """From the search to its place in the list."""
        row = self.row
        self.enter("settings")
        self.end_search(row)

    @on(SettingsList.Clicked)
    def row_clicked(self, event: SettingsList.Clicked) -> None:
        """A click chooses the row, or changes its value; a double click types or presses."""
        row = self.list.rows[event.place]
        if self.state not in ("settings", "seeking") or not row.name:
            return
        self.move_to(event.place, 1)
        if row.values and event.by:
            self.change(event.by)
        elif not row.values and event.chain == 2:
            self.keep_or_edit()


DOES: dict[str, Callable[[SettingsScreen], None]] = {
    "more": lambda screen: screen.change(1),
    "less": lambda screen: screen.change(-1),
    "keep": SettingsScreen.keep_or_edit,
    "close": SettingsScreen.take_back,
    "edit": SettingsScreen.keep_or_edit,
    "leave": SettingsScreen.leave,
    "search": SettingsScreen.seek,
    "undo": SettingsScreen.undo,
    "redo": SettingsScreen.redo,
    "reset": SettingsScreen.reset,
    "add": lambda screen: screen.wait_for_key(more=True),
    "next_part": SettingsScreen.next_part,
    "previous_part": lambda screen: screen.next_part(-1),
    "open": SettingsScreen.go_there,
    "rub_out": lambda screen: screen.look_for(screen.sought[:-1]),
    "stop": SettingsScreen.apply_or_stop,
    "apply": SettingsScreen.take_folder,
    "quit": SettingsScreen.quit,
}
"""What a key does, by its id in the table."""
