"""The fight: this screen owns the session, hands the table down and carries out what comes up.

Everything a key can do is a function of `fight_keys` under the id of the table of keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.model import Encounter, Id
from tracker.encounter.prompts import STANDING
from tracker.encounter.refusals import Refused
from tracker.session import Session
from tracker.tui import actions, selection, sizes
from tracker.tui.bound import bound
from tracker.tui.logbook import Logbook, LogLine
from tracker.tui.rows import Row, RowMaker, Rows
from tracker.tui.screens import fight_picking, fight_stream
from tracker.tui.screens.fight_disk import DiskWatch
from tracker.tui.screens.fight_haste import Haste
from tracker.tui.screens.fight_manners import Manners
from tracker.tui.selection import Key
from tracker.tui.widgets.card import Card
from tracker.tui.widgets.foot import KeyLine, LogTail, MessageLine, PromptStrip
from tracker.tui.widgets.initiative import InitiativeList
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.status import SavedSign, StatusLine

if TYPE_CHECKING:
    from tracker.session.half_typed import HalfTyped
    from tracker.session.typed_lines import TypedLines
    from tracker.shorthand.request import Request
    from tracker.tui.desk import Desk

FOLD_FROM = 9
"""Groups of so many start folded."""


class FightScreen(Haste, Manners, Screen[None]):
    """One open encounter."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    streams = True
    """Whether it has a view for those who watch."""

    table: var[Encounter] = var(Encounter, init=False)
    rows: var[tuple[Row, ...]] = var((), init=False)
    cursor: var[Key] = var(("", ""), init=False)
    marked: var[frozenset[Id]] = var(frozenset(), init=False)
    letters: var[tuple[Key, ...]] = var((), init=False)
    digits: var[str] = var("", init=False)
    message: var[str] = var("", init=False)
    entries: var[tuple[LogLine, ...]] = var((), init=False)
    saved: var[bool] = var(True, init=False)
    failing: var[bool] = var(False, init=False)
    place: var[str] = var("fight", init=False)
    note: var[str] = var("", init=False)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.folded: frozenset[Id] = frozenset()
        self.kept: TypedLines | None = None
        """What was typed, once the typed line has been open."""
        self.half: HalfTyped | None = None
        """What stands in it and is not done."""
        self.waiting: tuple[str, ...] = ()
        """Pasted lines that have not had their turn."""
        self.maker: RowMaker = Rows()
        self.streaming = False
        """Whether others watch, and only what players see is shown."""
        self.picking = fight_picking.Picking()
        self.logbook = Logbook()
        self._spoke = False
        self.passed = float("-inf")
        self.skipped: tuple[str, ...] = ()
        """Whose turns went by so fast that the key may have been pressed too often."""
        self.note_opened()
        self.offered: tuple[Id, ...] = ()
        """Attackers of the last step that `reveal` shows to players."""
        self.said_unseen: frozenset[Id] = frozenset()
        """Whether it was said that players do not see who attacks."""
        self.disk = DiskWatch(self)
        self._show_first(session.table)

    def _show_first(self, table: Encounter) -> None:
        """Big groups start folded, the cursor on who acts."""
        self.folded = frozenset(
            name for name, line in table.lines.items() if len(line.members) >= FOLD_FROM
        )
        rows = self.maker.of(table, self.folded)
        cursor = selection.at_turn(table, rows) or selection.kept(rows, ("", ""))
        self.set_reactive(FightScreen.table, table)
        self.set_reactive(FightScreen.rows, rows)
        self.set_reactive(FightScreen.cursor, cursor)
        self.set_reactive(FightScreen.saved, self.session.saved)

    def compose(self) -> ComposeResult:
        """From top to bottom; each begins with what it is bound to, so that the first paint is whole."""
        if fight_stream.begins(self):
            yield from fight_stream.compose(self)
            return
        cls = FightScreen
        with Horizontal(id="top"):
            yield bound(self, StatusLine(id="status"), cls.table)
            sign = SavedSign(id="saved", read_only=self.session.read_only)
            yield bound(self, sign, cls.saved, cls.failing)
        with Horizontal(id="middle"):
            order = InitiativeList(id="order")
            yield bound(self, order, cls.rows, cls.cursor, cls.marked, cls.letters)
            yield bound(self, Card(id="card"), cls.table, cls.cursor)
        yield bound(self, PromptStrip(id="prompt"), cls.table, cls.digits)
        yield bound(self, LogTail(id="log"), cls.entries, cls.message)
        yield MessageLine(id="message").data_bind(text=cls.message)
        keys = KeyLine(id="keys")
        yield bound(self, keys, cls.place, cls.note, cls.table, cls.cursor, cls.marked)

    def on_mount(self) -> None:
        """What the first paint does not wait for."""
        self.call_after_refresh(self.show_log)
        self.watch(self.app, "settings", lambda: fight_stream.soon(self), init=False)
        self.disk.begin()
        if self.session.notice is not None:
            self.refuse(self.session.notice)
        else:
            self.call_after_refresh(self.greet)

    def greet(self) -> None:
        """A fight just set up: who comes into it wounded. A line that was never done is told of."""
        from tracker.tui.screens import fight_typing

        if self.session.cursor == 1:
            from tracker.tui.screens import fight_reading

            fight_reading.wounded(self)
        fight_typing.tell_left(self)

    def on_screen_resume(self) -> None:
        """A screen under a dialog does not hear of a new size."""
        self.update_classes(sizes.classes(self.app.size))
        self.disk.look()
        if self.waiting:
            from tracker.tui.screens.fight_typing import go_on

            self.call_after_refresh(go_on, self)

    def places(self) -> tuple[str, ...]:
        """An open question takes its keys first, unless it only waits; picking takes all."""
        if self.place != "fight":
            return (self.place,)
        asked = self.table.prompts[:1]
        if any(one.kind in STANDING for one in asked):
            return ("fight", "prompt")
        return ("prompt", "fight") if asked else ("fight", "prompt")

    def does(self, pressed: actions.Pressed) -> None:
        """Carry out a key of the table; what was said before goes unless something else is said."""
        from tracker.tui.screens import fight_keys

        self._spoke = False
        fight_keys.of(pressed)(self, pressed.key)
        if not self._spoke and not self.still_offers:
            self.message, self.offered = "", ()

    @on(InitiativeList.Clicked)
    @on(InitiativeList.Dragged)
    def pointed(self, event: InitiativeList.Clicked | InitiativeList.Dragged) -> None:
        """The mouse on a row."""
        from tracker.tui.screens import fight_mouse

        fight_mouse.pointed(self, event)

    def validate_cursor(self, cursor: Key) -> Key:
        """On a row, or where it is: the streamer's view has fewer rows than the table."""
        keys = {(row.line, row.who) for row in self.rows}
        return cursor if cursor in keys or self.cursor not in keys else self.cursor

    def watch_marked(self) -> None:
        """Say how many."""
        fight_picking.noted(self)

    def other(self, event: events.Key) -> None:
        """Letters of a filter."""
        fight_picking.typed(self, event)

    def sync(self) -> None:
        """Show what the session holds now."""
        self.show_table()
        self.show_log()

    def show_log(self) -> None:
        """Its last lines; they are put into words after the first paint."""
        self.entries = self.logbook.tail(self.session)

    def show_table(self) -> None:
        """All but the log."""
        table, before = self.session.table, self.table
        turned = (table.active, table.round) != (before.active, before.round)
        self.table = table
        self.refresh_rows()
        if turned and table.active:
            self.cursor = selection.at_turn(table, self.rows) or self.cursor
        elif following := selection.next_attacker(before, table, self.cursor):
            self.cursor = (table.active, following)
        gone = {who for who in self.marked if not self._is_here(who)}
        if gone:
            self.marked -= gone
        if table.prompts is not before.prompts:
            self.digits = ""
        self.disk.look()

    def refresh_rows(self) -> None:
        """Rows after a change of the table or of what is folded."""
        self.rows = fight_picking.shown(self, self.maker.of(self.table, self.folded))
        self.cursor = selection.kept(self.rows, self.cursor)

    def say(self, text: str) -> None:
        """In the message line, until the next key."""
        self._spoke = True
        self.message, self.offered = text, ()

    def lets_go(self) -> bool:
        """Not before the DM knows that the last steps are not saved."""
        return self.disk.lets_go()

    def rest(self) -> None:
        """Look at nothing any more: the fight is closed."""
        self.disk.close()

    def desk(self) -> Desk:
        """For a dialog that opens now."""
        from tracker.tui.desk import Desk

        self.session.selected = self.targets()
        return Desk(self.session, self.cursor, self.marked, self.sync)

    def targets(self) -> tuple[Id, ...]:
        """The marked, or what is under the cursor."""
        return selection.targets(self.table, self.cursor, self.marked)

    def perform(
        self, request: Request | str | None, *, unmark: bool = False, complete: bool = False
    ) -> None:
        """Do it and show it; a refusal is said. `complete`: players' totals are asked already."""
        from tracker.shorthand.request import Beyond
        from tracker.tui.screens import fight_asking, fight_reading

        if request is None:
            self.sync()
            return
        try:
            self.session.selected = self.targets()
            asked = self.session.read(request) if isinstance(request, str) else request
            if isinstance(asked, Beyond):
                fight_reading.beyond(self, asked)
                return
        except Refused as refused:
            self.refuse(refused)
            return
        if complete or not fight_asking.first(self, asked, unmark=unmark):
            self.settle(asked, unmark=unmark)

    def settle(self, asked: Request, *, unmark: bool = False) -> None:
        """The same, when nothing is left to ask."""
        from tracker.tui.screens import fight_uses

        try:
            self.carry_out(asked)
        except Refused as refused:
            self.refuse(refused)
            return
        if unmark:
            self.marked = frozenset()
        fight_uses.performed(self, asked)

    def carry_out(self, asked: Request) -> None:
        """Through the session; the log learns of it."""
        from tracker.shorthand.request import Amend, Redo
        from tracker.tui.screens import fight_asking, fight_reading

        before, number = self.session.table, self.session.cursor
        step = self.session.do(asked)
        if step.id == number + 1 and not isinstance(asked, Redo):
            self.logbook.note(step, before, self.session.table)
            fight_asking.offer(self, step.events, self.session.table)
        elif isinstance(asked, Amend):
            self.logbook.forget(step.id)
            fight_reading.lost(self, number - self.session.cursor)

    def _is_here(self, who: Id) -> bool:
        return who in self.table.combatants and not self.table.combatants[who].gone
