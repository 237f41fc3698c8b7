"""All creatures, the DM's own first: searched as one types, edited, copied, written anew, pasted."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import var
from textual.screen import Screen

from tracker.bestiary.library import Library
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import screens_creatures as words
from tracker.i18n import screens_prepare
from tracker.i18n.refusals import refusal
from tracker.session import creature_editing
from tracker.session.creature_editing import Editing
from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.dialogs.fields import Changed
from tracker.tui.keyed import ShowsAll
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.line import TypedLine
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.prepared import BlockCard, FoundList, FoundRow, PrepareHead

MOST = 400
"""Creatures that are listed."""


class CreaturesScreen(ShowsAll, Screen[None]):
    """One list with a line to search in."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""

    found: var[tuple[FoundRow, ...]] = var((), init=False)
    choice: var[int] = var(0, init=False)
    looked_for: var[str] = var("", init=False)
    block: var[StatBlock | None] = var(None, init=False)
    message: var[str] = var("", init=False)

    def __init__(self, library: Library, name: str = "") -> None:
        super().__init__()
        self.library = library
        self._names: tuple[str, ...] = ()
        self._first = name

    def compose(self) -> ComposeResult:
        """Head, list beside a stat block, the line, keys."""
        cls = CreaturesScreen
        yield PrepareHead(id="creatures-head")
        with Horizontal(id="middle"):
            yield FoundList(id="found").data_bind(
                rows=cls.found, cursor=cls.choice, looked_for=cls.looked_for
            )
            yield BlockCard(id="block").data_bind(block=cls.block)
        yield MessageLine(id="message").data_bind(text=cls.message)
        yield TypedLine(id="line")
        keys = KeyLine(id="keys")
        keys.place = "creatures"
        yield keys

    def on_mount(self) -> None:
        """Ready to search."""
        self.query_one(PrepareHead).title = words.title()
        self.query_one(TypedLine).open(words.search(), "", "")
        self.look_for("", self._first)
        troubles = self.library.troubles()
        for file, refused in troubles.items():
            self.message = words.bad_files(len(troubles), plain(file), plain(refusal(refused)))
            break

    def places(self) -> tuple[str, ...]:
        """Its keys."""
        return ("creatures",)

    def does(self, pressed: actions.Pressed) -> None:
        """One key."""
        self.message = ""
        page = self.query_one(FoundList).page
        match pressed.id:
            case "edit":
                self.edit("")
            case "copy":
                self.edit(words.copied(self.chosen) if self.chosen else "")
            case "new":
                self.open(creature_editing.anew(self.library))
            case "paste":
                self.paste()
            case "look":
                self.look()
            case "close":
                self.dismiss()
            case name:
                self.put_cursor(self.choice + moves(page, len(self._names)).get(name, 0))

    @on(Changed)
    def typed(self, event: Changed) -> None:
        """Search."""
        event.stop()
        self.look_for(self.query_one(TypedLine).value)

    @on(Listed.Clicked)
    def row_clicked(self, event: Listed.Clicked) -> None:
        """A click chooses, a double click edits."""
        self.put_cursor(event.place)
        if event.chain == 2:
            self.edit("")

    @property
    def chosen(self) -> str:
        """The name under the cursor."""
        return self._names[self.choice] if self._names else ""

    def look_for(self, text: str, name: str = "") -> None:
        """The creatures that fit; the cursor on one of them."""
        library = self.library
        names = library.search(text, MOST) if text else library.names()
        own = [one for one in names if library.file_of(one)]
        rest = [one for one in names if one not in set(own)]
        self._names = (*names,) if text else (*own, *rest)
        self.looked_for = text
        self.found = tuple(self._row(one) for one in self._names)
        known = self.library.find(name) if name else None
        wanted = known.name if known else ""
        self.put_cursor(self._names.index(wanted) if wanted in self._names else 0)
        # Only a list that is laid out can be scrolled to its cursor.
        self.call_after_refresh(self.query_one(FoundList).watch_cursor)

    def _row(self, name: str) -> FoundRow:
        one = self.library.summary(name)
        facts = screens_prepare.facts(one.challenge, one.xp, one.hp, one.ac) if one else ""
        return FoundRow(name, f"{facts} · {words.own()}" if self.library.file_of(name) else facts)

    def put_cursor(self, place: int) -> None:
        """Onto a creature; its stat block beside it."""
        self.choice = max(0, min(len(self._names) - 1, place))
        try:
            self.block = self.library.find(self.chosen) if self.chosen else None
        except Refused as refused:
            self.block, self.message = None, plain(refusal(refused))

    def edit(self, copied: str) -> None:
        """One's own as it is; of another a copy."""
        if not self.chosen:
            return
        if not copied and self.library.file_of(self.chosen) is None:
            copied = words.copied(self.chosen)
        try:
            editing = creature_editing.edit(self.library, self.chosen, copied)
        except Refused as refused:
            self.refuse(refused)
        else:
            self.open(editing)

    def open(self, editing: Editing) -> None:
        """The form."""
        from tracker.tui.screens.creature import CreatureScreen

        self.app.push_screen(CreatureScreen(editing), self.came_back)

    def paste(self) -> None:
        """A text to be read."""
        from tracker.tui.screens.pasting import PastingScreen

        self.app.push_screen(PastingScreen(self.library), self.came_back)

    def came_back(self, name: str | None) -> None:
        """What was saved is under the cursor."""
        line = self.query_one(TypedLine)
        if name:
            line.put("")
            self.look_for("", name)
        line.input.focus()

    def look(self) -> None:
        """The whole stat block."""
        from tracker.tui.screens.stat_block import StatBlockScreen

        if self.block is not None:
            self.app.push_screen(StatBlockScreen(self.block))

    def help_places(self) -> tuple[str, ...]:
        """Also those of the form and of pasted texts."""
        return ("creatures", "creature", "prose", "pasting")

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text
