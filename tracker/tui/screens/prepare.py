"""Preparing an encounter: a list of entries, one line to type in, and how hard it would be.

The line is where everything begins: a new encounter opens with it, creatures are searched as one
types, and a key plays what stands there.
"""

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal

from tracker.i18n import screens_prepare as words
from tracker.session.preparing import Preparing
from tracker.session.recovery import Left
from tracker.tui import actions
from tracker.tui.action import MOVES, moves
from tracker.tui.messages import PlayFight
from tracker.tui.screens import prepare_deeds as deeds
from tracker.tui.screens import prepare_shown as shown
from tracker.tui.screens.prepare_saving import Saving
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.line import Told, TypedLine
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.prepared import (
    BlockCard,
    EntryList,
    FoundList,
    PrepareHead,
)


class PrepareScreen(Saving):
    """One encounter; the draft is `making`, everything on the screen comes from it."""

    def compose(self) -> ComposeResult:
        """Head, entries beside what was found or a stat block, the line, keys."""
        cls = PrepareScreen
        yield PrepareHead(id="difficulty").data_bind(
            title=cls.title_text, saved=cls.saved, lines=cls.lines
        )
        with Horizontal(id="middle"):
            yield EntryList(id="prepared").data_bind(rows=cls.entries, cursor=cls.cursor)
            yield FoundList(id="found").data_bind(
                rows=cls.found, cursor=cls.choice, looked_for=cls.looked_for
            )
            yield BlockCard(id="block").data_bind(block=cls.block)
        yield Told("dim", id="about").data_bind(text=cls.about)
        yield MessageLine(id="message").data_bind(text=cls.message)
        yield TypedLine(id="line")
        keys = KeyLine(id="keys")
        keys.place = "prepare"
        yield keys.data_bind(table=cls.entries, cursor=cls.saved, marked=cls.title_text)

    def on_mount(self) -> None:
        """A new one begins with typing."""
        self.open_rescue()
        if not self.at_once:
            self.show()
            self.begin_typing()

    def begin_typing(self) -> None:
        """Where there is nothing yet, typing is all there is to do."""
        if not self.making.draft.entries and self.offered is None:
            self.type("add")

    def answered(self) -> None:
        """As if it had just been opened."""
        self.show()
        self.begin_typing()

    def places(self) -> tuple[str, ...]:
        """What was left, the question before leaving, the line, the list."""
        if self.offered is not None:
            return ("rescued",)
        if self.asking:
            return ("unsaved",)
        return ("preparing",) if self.typing else ("prepare",)

    def does(self, pressed: actions.Pressed) -> None:
        """One key."""
        self.message = ""
        if pressed.place == "rescued":
            self.rescue(pressed.id)
        elif pressed.place == "unsaved":
            self.answer(pressed.id)
        elif pressed.place == "preparing":
            self.type_on(pressed.id)
        else:
            self.press_key(pressed.id)

    def press_key(self, name: str) -> None:
        """A key of the list."""
        match name:
            case "add" | "name" | "notes" | "aloud":
                self.type(name)
            case "play":
                self.play()
            case "save":
                self.save_named()
            case "party":
                self.pick_party()
            case "look":
                self.look()
            case "creatures":
                self.show_creatures()
            case "card":
                self.toggle_class("-card-other")
            case "undo" | "redo":
                self.history(name)
            case "close":
                self.close()
            case _:
                self.press_entry(name)

    def press_entry(self, name: str) -> None:
        """A key about the entry under the cursor, or a movement of it."""
        if not self.entries:
            return
        if name in MOVES:
            self.move(name)
        elif name in deeds.OF_ENTRY:
            self.type(name)
        elif name == "shape":
            shown.shape(self, self.making, self.cursor, self.show)
        else:
            self.attempt(lambda: self.put_cursor(deeds.press(self.making, self.cursor, name)))

    def type_on(self, name: str) -> None:
        """A key while a line is typed."""
        match name:
            case "apply":
                self.apply()
            case "complete":
                self.complete()
            case "save":
                self.save_typed()
            case "play":
                if self.apply() and self.is_current:
                    self.play()
            case "up" | "down":
                self.choose(self.choice + (-1 if name == "up" else 1))
            case "undo" | "redo":
                self.history(name)
            case "look":
                self.look()
            case _:
                self.stop_typing()

    def show(self) -> None:
        """The screen from the draft."""
        making = self.making
        self.title_text = shown.title(making)
        self.saved = words.saved(making.unsaved)
        self.entries = shown.entry_rows(making)
        self.lines = shown.difficulty_lines(making)
        self.put_cursor(self.cursor)
        self.query_one(KeyLine).place = self.places()[0]
        self.keep_work()

    def put_cursor(self, place: int) -> None:
        """Onto an entry; its stat block beside it."""
        placed = self.making.placed
        self.cursor = max(0, min(len(placed) - 1, place))
        entry = placed[self.cursor].entry if placed else None
        self.block = entry.block if entry else None
        self.about = shown.about(placed[self.cursor]) if placed else ""

    def move(self, name: str) -> None:
        """The cursor."""
        page = self.query_one(EntryList).page
        self.put_cursor(self.cursor + moves(page, len(self.entries))[name])

    def history(self, name: str) -> None:
        """Back and forth between drafts."""
        moved = self.making.undo() if name == "undo" else self.making.redo()
        if not moved:
            nothing = words.nothing_to_undo if name == "undo" else words.nothing_to_redo
            self.message = nothing()
        self.show()

    def play(self) -> None:
        """Save what is new, then play a copy of it."""
        if not self.making.placed:
            self.message = words.nobody()
        elif (not self.making.unsaved and self.making.path) or self.save():
            self.attempt(self._play)

    def _play(self) -> None:
        session = self.making.play()
        self.app.post_message(PlayFight(session))
        self.dismiss()

    def pick_party(self) -> None:
        """Who comes."""
        shown.pick_party(self, self.making, self.show)

    def look(self) -> None:
        """The whole stat block: of what was found while one searches, else of the entry."""
        block = self.block
        if self.typing and self.found:
            block = self.making.library.find(self.found[self.choice].name)
        if block is not None:
            shown.read(self, block)

    def show_creatures(self) -> None:
        """One's own creatures; what was changed of them shows in the entries."""
        name = self.block.name if self.block else ""
        shown.edit_creatures(self, self.making, name, self.show)

    def against(self, pressed: actions.Pressed) -> str:
        """Keys about an entry of an empty list, and steps that are not there."""
        making, name = self.making, pressed.id
        if pressed.place != "prepare":
            return ""
        if name == "undo" and not making.can_undo:
            return words.nothing_to_undo()
        if name == "redo" and not making.can_redo:
            return words.nothing_to_redo()
        about_entry = name in (*deeds.OF_ENTRY, *deeds.PRESSED, "play")
        return words.nobody() if about_entry and not self.entries else ""

    def help_places(self) -> tuple[str, ...]:
        """The list, the line, the question before leaving."""
        return tuple(dict.fromkeys((*self.places(), "prepare", "preparing", "unsaved")))

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text

    @on(EntryList.Dragged)
    def row_dragged(self, event: EntryList.Dragged) -> None:
        """Where it is let go it stands, in one step that can be taken back."""
        gap = event.gap
        free = self.offered is None and not self.asking and self.typing in ("", "add")
        if event.done and gap is not None and free:
            place = int(event.line)
            above = int(gap.above) if gap.above else -1
            there = above if above > place else above + 1
            self.message = ""
            self.attempt(lambda: self.put_cursor(self.making.move(place, there - place)))

    @on(Listed.Clicked)
    def row_clicked(self, event: Listed.Clicked) -> None:
        """A click on an entry chooses it, a double click edits it; on a creature it takes its name."""
        if isinstance(event.rows, FoundList):
            self.choice = event.place
            self.complete()
            return
        self.put_cursor(event.place)
        if event.chain == 2:
            self.type("edit")


def begin(path: Path | None, taken: Left | None = None) -> PrepareScreen:
    """A new encounter, or one to be edited; raises `Refused` for what cannot be."""
    from tracker.session import creatures

    return PrepareScreen(Preparing(creatures.library(), path), taken)
