"""The DM's own party: who belongs to it, typed in one line or filled in in a form.

Every change is in the file at once and can be taken back: there is nothing to save.
"""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import screens_party as words
from tracker.i18n import screens_prepare
from tracker.session import creatures
from tracker.session.entries import Placed
from tracker.session.party_making import Party, called, hit_points, level_said
from tracker.session.party_member import Member
from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.dialogs.fields import Changed
from tracker.tui.keyed import ShowsAll
from tracker.tui.plain import plain
from tracker.tui.screens import prepare_shown as shown
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.line import Told, TypedLine
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.prepared import BlockCard, EntryList, EntryRow, PrepareHead

UNKNOWN = "–"
OF_ONE = ("edit", "remove", "look")
"""Keys about the character under the cursor."""


class OwnPartyScreen(ShowsAll, Screen[None]):
    """A list beside a stat block; everything on it comes from `party`."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = ""

    title_text: var[str] = var("", init=False)
    saved: var[str] = var("", init=False)
    lines: var[tuple[str, ...]] = var((), init=False)
    entries: var[tuple[EntryRow, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    block: var[StatBlock | None] = var(None, init=False)
    about: var[str] = var("", init=False)
    message: var[str] = var("", init=False)

    def __init__(self, party: Party) -> None:
        super().__init__()
        self.party = party
        self.typing = ""
        """What the line is about; empty while it is closed."""

    def compose(self) -> ComposeResult:
        """Head, members beside a stat block, the line, keys."""
        cls = OwnPartyScreen
        every = EntryList(id="prepared")
        every.empty = words.nobody()
        yield PrepareHead(id="difficulty").data_bind(
            title=cls.title_text, saved=cls.saved, lines=cls.lines
        )
        with Horizontal(id="middle"):
            yield every.data_bind(rows=cls.entries, cursor=cls.cursor)
            yield BlockCard(id="block").data_bind(block=cls.block)
        yield Told("dim", id="about").data_bind(text=cls.about)
        yield MessageLine(id="message").data_bind(text=cls.message)
        yield TypedLine(id="line")
        keys = KeyLine(id="keys")
        keys.place = "party"
        yield keys.data_bind(table=cls.entries, cursor=cls.cursor, marked=cls.title_text)

    def on_mount(self) -> None:
        """All of it."""
        self.show()

    def places(self) -> tuple[str, ...]:
        """The line, or the list."""
        return ("party_line",) if self.typing else ("party",)

    def does(self, pressed: actions.Pressed) -> None:
        """One key."""
        self.message = ""
        match pressed.id:
            case "add" | "name":
                self.type(pressed.id)
            case "apply":
                self.apply()
            case "edit":
                self.open(self.chosen)
            case "new":
                self.open("")
            case "remove":
                self.take_out()
            case "undo" | "redo":
                self.history(pressed.id)
            case "look":
                self.look()
            case "card":
                self.toggle_class("-card-other")
            case "close":
                self.close()
            case name:
                page = self.query_one(EntryList).page
                self.put_cursor(self.cursor + moves(page, len(self.entries)).get(name, 0))

    @property
    def chosen(self) -> str:
        """The name under the cursor."""
        every = self.party.members
        return called(every[self.cursor]) if every else ""

    def show(self, name: str = "") -> None:
        """The screen from the party; the cursor on somebody."""
        party = self.party
        placed = party.placed
        self.title_text = words.title(party.name)
        self.saved = words.example() if party.example else words.saved()
        told = words.of_the_example() if party.of_example else words.summed_up(len(placed))
        self.lines = (told,)
        unknown = UNKNOWN if any(map(level_said, placed)) else ""
        self.entries = tuple(row_of(one, nth, unknown) for nth, one in enumerate(placed))
        names = [called(one.raw) for one in placed]
        self.put_cursor(names.index(name) if name in names else self.cursor)
        self.query_one(KeyLine).place = self.places()[0]

    def put_cursor(self, place: int) -> None:
        """Onto somebody; the stat block beside."""
        placed = self.party.placed
        self.cursor = max(0, min(len(placed) - 1, place))
        one = placed[self.cursor] if placed else None
        self.block = one.entry.block if one and one.entry else None
        notes = str(one.raw.get("notes", "")) if one else ""
        self.about = shown.about(one) if one and one.fault else notes

    def type(self, what: str) -> None:
        """Open the line."""
        self.typing = what
        self.add_class("-typing")
        line = self.query_one(TypedLine)
        begun = self.party.name if what == "name" else ""
        line.open(words.prompt(what), begun, words.hint(what), replace=True)
        self.query_one(KeyLine).place = "party_line"

    @on(Changed)
    def typed(self, event: Changed) -> None:
        """Say what it would come to."""
        event.stop()
        line = self.query_one(TypedLine)
        line.told.text = self.foreseen(line.value) if self.typing == "add" else ""

    def foreseen(self, text: str) -> str:
        """Whom a line would leave how; nothing while it cannot be read yet."""
        try:
            every, names = self.party.would_be(text)
        except Refused:
            return ""
        rows = [row_of(self.party.place(raw), 0) for raw in every if called(raw) in names]
        told = ", ".join(" ".join(f"{plain(one.name)} {one.numbers}".split()) for one in rows)
        return words.would_be(told) if told else ""

    def apply(self) -> None:
        """Take the line; adding goes on until an empty one."""
        line = self.query_one(TypedLine)
        text = line.value
        try:
            if self.typing == "name":
                self.party.rename(text)
            elif text:
                names = self.party.say(text)
                line.put("")
                self.show(names[-1])
                told = words.taken(", ".join(names), str(self.party.file))
                self.message = words.with_relief(told, relieved=self.party.relieved)
                return
        except Refused as refused:
            self.refuse(refused)
            return
        self.stop_typing()

    def stop_typing(self) -> None:
        """Close the line."""
        self.typing = ""
        self.remove_class("-typing")
        self.set_focus(None)
        self.show()

    def close(self) -> None:
        """The line, then the screen."""
        if self.typing:
            self.stop_typing()
        else:
            self.dismiss()

    def open(self, who: str) -> None:
        """Somebody in the form; nobody: somebody new."""
        from tracker.tui.screens.member import MemberScreen

        try:
            self.app.push_screen(MemberScreen(Member(self.party, who)), self.came_back)
        except Refused as refused:
            self.refuse(refused)

    def came_back(self, name: str | None) -> None:
        """Who was saved is under the cursor."""
        self.show(name or "")
        if name and self.party.relieved:
            told = words.was_saved(name, str(self.party.file))
            self.message = words.with_relief(told, relieved=True)

    def take_out(self) -> None:
        """Out of the party."""
        name = self.chosen
        try:
            self.party.remove(name)
        except Refused as refused:
            self.refuse(refused)
            return
        self.show()
        self.message = words.removed(name)

    def history(self, name: str) -> None:
        """Back and forth."""
        try:
            moved = self.party.undo() if name == "undo" else self.party.redo()
        except Refused as refused:
            self.refuse(refused)
            return
        self.show()
        if not moved:
            undo = name == "undo"
            words_of = screens_prepare.nothing_to_undo if undo else screens_prepare.nothing_to_redo
            self.message = words_of()

    def look(self) -> None:
        """All of the character."""
        if self.block is not None:
            shown.read(self, self.block)

    @on(Listed.Clicked)
    def row_clicked(self, event: Listed.Clicked) -> None:
        """A click chooses, a double click edits."""
        self.put_cursor(event.place)
        if event.chain == 2 and not self.typing:
            self.open(self.chosen)

    def against(self, pressed: actions.Pressed) -> str:
        """Keys about somebody, where there is nobody; steps that are not there."""
        match pressed.id:
            case "undo" if not self.party.can_undo:
                return screens_prepare.nothing_to_undo()
            case "redo" if not self.party.can_redo:
                return screens_prepare.nothing_to_redo()
            case name:
                return words.nobody() if name in OF_ONE and not self.entries else ""

    def help_places(self) -> tuple[str, ...]:
        """The list, the line, the form."""
        return ("party", "party_line", "creature", "prose")

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text


def row_of(one: Placed, nth: int, unknown: str = "") -> EntryRow:
    """A member's row; one at fault says so. `unknown` stands for a level that is not written."""
    name = called(one.raw)
    if one.entry is None:
        return EntryRow(1, name, screens_prepare.at_fault(), 0, "", bad=True, line=str(nth))
    hp = hit_points(one)
    numbers = words.numbers(level_said(one) or unknown, hp, one.entry.block.ac)
    return EntryRow(1, name, numbers, 0, "", line=str(nth), short=words.short(hp))


def begin() -> OwnPartyScreen:
    """The party as it is; refuses a file that is none."""
    return OwnPartyScreen(Party(creatures.library()))
