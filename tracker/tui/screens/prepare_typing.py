"""The typed line of the Prepare screen: searching, what it would come to, taking it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from textual import on
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import preparing as told
from tracker.i18n import screens_prepare as words
from tracker.session.drafting import Drafted
from tracker.session.entries import Placed, draft_of
from tracker.session.preparing import Preparing
from tracker.session.recovery import ENCOUNTER, Left
from tracker.tui.dialogs.fields import Changed
from tracker.tui.keyed import ShowsAll
from tracker.tui.plain import plain
from tracker.tui.screens import prepare_deeds as deeds
from tracker.tui.screens import prepare_shown as shown
from tracker.tui.screens.rescuing import Rescuing
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.line import TypedLine
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.prepared import EntryRow, FoundList, FoundRow

SAVE_AS = "save_as"
"""What is typed when an encounter without a name is saved."""
NAMES = (SAVE_AS, "name", "players_name")
"""Typed anew more often than mended."""


class Typing(ShowsAll, Rescuing, Screen[None]):
    """What the Prepare screen is while a line is open; everything on it comes from `making`."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""
    """The line is focused when it opens, and only then."""

    title_text: var[str] = var("", init=False)
    saved: var[str] = var("", init=False)
    lines: var[tuple[str, ...]] = var((), init=False)
    entries: var[tuple[EntryRow, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    found: var[tuple[FoundRow, ...]] = var((), init=False)
    choice: var[int] = var(0, init=False)
    looked_for: var[str] = var("", init=False)
    """The name that was searched last."""
    block: var[StatBlock | None] = var(None, init=False)
    about: var[str] = var("", init=False)
    """All that is special about the entry under the cursor."""
    message: var[str] = var("", init=False)
    typing: var[str] = var("", init=False)
    """What the line is about; empty while it is closed."""

    def __init__(self, making: Preparing, taken: Left | None = None) -> None:
        super().__init__(ENCOUNTER, taken)
        self.making = making
        self.asking = False
        """Whether the question before leaving is open."""

    def show(self) -> None:
        """The screen from the draft."""
        raise NotImplementedError

    def target(self) -> Path | None:
        """The encounter's file."""
        return self.making.path

    def work(self) -> dict[str, object] | None:
        """The draft."""
        return self.making.draft._asdict() if self.making.unsaved else None

    def take_up(self, content: Mapping[str, Any]) -> None:
        """Another draft, which can be taken back."""
        draft = draft_of(content)
        if draft is not None:
            self.making.change(draft)

    def put_cursor(self, place: int) -> None:
        """Onto an entry."""
        raise NotImplementedError

    def type(self, what: str) -> None:
        """Open the line."""
        who = ""
        if what in deeds.OF_ENTRY:
            who = self.entries[self.cursor].name
        begun = deeds.beginning(self.making, self.cursor, what)
        if what == SAVE_AS:
            begun = told.made_name(shown.kinds(self.making))
        self.typing = what
        self.set_class(True, "-typing")
        self.set_class(what == "add", "-adding")
        line, hint = self.query_one(TypedLine), words.hint(what)
        line.open(words.prompt(what, plain(who)), begun, hint, replace=what in NAMES)
        self.query_one(KeyLine).place = "preparing"
        self.look_for("")

    def stop_typing(self) -> None:
        """Close the line; nothing of it is kept."""
        self.typing = ""
        self.set_class(False, "-typing", "-adding")
        self.set_focus(None)
        self.show()

    @on(Changed)
    def typed(self, event: Changed) -> None:
        """Search, and say what it would come to."""
        event.stop()
        if self.typing not in ("add", "edit"):
            return
        text = self.query_one(TypedLine).value
        self.message = "" if text else self.message
        self.look_for(shown.name_in(self.making, text))
        self.tell_own(text)
        self.foresee()

    def foresee(self) -> None:
        """What taking the line would come to: of a creature chosen in the list, that one."""
        text = self.chosen_line()
        replacing = self.cursor if self.typing == "edit" else -1
        placed: tuple[Placed, ...] = ()
        other = self.making
        try:
            placed, other = self.making.would_be(text, replacing)
        except Refused:
            # Half a word is no mistake yet.
            placed = ()
        dice = shown.dice_of(self.making, text) if placed else ""
        said = words.understood(shown.summed_up(placed), dice) if placed else ""
        self.query_one(TypedLine).told.text = said
        self.lines = shown.difficulty_lines(other)

    def look_for(self, name: str) -> None:
        """The creatures that fit."""
        if name == self.looked_for and self.found:
            return
        self.looked_for = name
        self.choice = 0
        self.found = shown.found_rows(self.making.library, name) if self.typing == "add" else ()

    def tell_own(self, text: str) -> None:
        """Whether the line makes somebody of the DM's own: then nobody was found."""
        adding = self.typing == "add"
        own = shown.own_name(self.making, text) if adding else ""
        self.query_one(FoundList).own = own
        if own:
            self.found = ()
        elif adding and not self.found and self.looked_for:
            self.found = shown.found_rows(self.making.library, self.looked_for)

    def choose(self, place: int) -> None:
        """Onto another of the creatures that were found."""
        self.choice = max(0, min(len(self.found) - 1, place))
        self.foresee()

    def chosen_line(self) -> str:
        """The line, with the name that was chosen in the list."""
        text = self.query_one(TypedLine).value
        if self.typing != "add" or not (self.choice and self.looked_for):
            return text
        return shown.with_name(text, self.looked_for, self.found[self.choice].name)

    def complete(self) -> None:
        """The marked creature in the place of what was typed of its name."""
        if self.found and self.looked_for:
            line = self.query_one(TypedLine)
            line.put(shown.with_name(line.value, self.looked_for, self.found[self.choice].name))

    def apply(self) -> bool:
        """Take the line; adding goes on, everything else is done with it."""
        what, line = self.typing, self.query_one(TypedLine)
        if what == "add" and not line.value:
            self.stop_typing()
            return True
        if what == SAVE_AS:
            return self.save_as(line.value)
        if what == "add" and self.choice:
            self.complete()
        text = line.value
        added: list[Drafted] = []
        if not self.attempt(lambda: added.extend(deeds.take(self.making, self.cursor, what, text))):
            return False
        if what == "add":
            self.put_cursor(len(self.entries) - 1)
            line.put("")
            self.look_for("")
            placed = [self.making.place(raw) for one in added for raw in one.raws]
            rolled = ", ".join(one.rolled for one in added if one.rolled)
            self.message = words.taken(shown.summed_up(placed), rolled)
        else:
            self.stop_typing()
        return True

    def save_as(self, name: str) -> bool:
        """Write it under this name."""
        raise NotImplementedError

    def attempt(self, deed: shown.Deed) -> bool:
        """Do it, or say why not; the screen follows."""
        try:
            deed()
        except Refused as refused:
            self.refuse(refused)
            return False
        self.show()
        return True
