"""Start of a fight: one table asks all PCs' initiative; what stays empty is rolled."""

from collections.abc import Iterable, Mapping

from tracker.encounter import commands as cmd
from tracker.encounter.events import InitiativeRolled
from tracker.encounter.model import Id
from tracker.i18n import screens_dialogs as words
from tracker.i18n import screens_order
from tracker.i18n.names import line_name, listed
from tracker.session import Preview
from tracker.tui import actions, selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import number
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Dialog
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import Span, Spans


class StartDialog(Dialog):
    """A row for each PC whose initiative nobody knows yet."""

    def __init__(self, desk: Desk, typed: Mapping[Id, str] | None = None) -> None:
        """`typed`: what stood in it before it made way for another question."""
        self._typed = typed or {}
        self.wants_surprise = False
        super().__init__(desk)

    def heading(self) -> str:
        """What it is."""
        return words.heading("start")

    def fields(self) -> Iterable[Field]:
        """One for each."""
        self.rows: dict[str, TextField] = {}
        table = self.desk.table
        for one in selection.on_table(table):
            line = table.line_of(one.id)
            if one.kind == "pc" and (line is None or line.initiative is None):
                field = TextField(
                    plain(one.full_name), self._typed.get(one.id, ""), words.hint("initiative"), 4
                )
                self.rows[one.id] = field
        return tuple(self.rows.values())

    def first(self) -> Field:
        """The first one that is empty."""
        return next((one for one in self.rows.values() if not one.value), super().first())

    def told(self, preview: Preview) -> Iterable[Spans]:
        """The totals that were said, and for whom dice fall: nobody sees them before they do."""
        said = {one.who: one.total for one in self.request().initiatives}
        found: list[Spans] = []
        if said:
            totals = [
                words.initiative_said(plain(preview.before.combatants[who].full_name), total)
                for who, total in said.items()
                if total is not None
            ]
            found.append((Span(listed(totals)),))
        lines = {line.id for who in said if (line := preview.before.line_of(who))}
        rolled = [
            plain(line_name(preview.before, event.line))
            for event in preview.events
            if isinstance(event, InitiativeRolled) and event.dice and event.line not in lines
        ]
        if rolled:
            found.append((Span(words.initiative_rolled(listed(dict.fromkeys(rolled))), "dim"),))
        if told := self._surprise():
            found.append((Span(told, "dim"),))
        return found

    def _surprise(self) -> str:
        """Who is surprised, and by which key it is said: where foes lie in wait."""
        table = self.desk.table
        here = selection.on_table(table)
        key = actions.key_said("dialog", "answer")
        if caught := [plain(one.full_name) for one in here if one.surprised]:
            return screens_order.start_surprised(listed(caught), key)
        waits = any(one.kind != "pc" and (one.hidden or one.hiding is not None) for one in here)
        return screens_order.start_surprise(key) if waits else ""

    def does(self, pressed: actions.Pressed) -> None:
        """Surprise is asked first; then this comes again."""
        if pressed.id == "answer":
            self.wants_surprise = True
            self.dismiss(None)
        else:
            super().does(pressed)

    def typed(self) -> dict[Id, str]:
        """What stands in the fields."""
        return {who: field.value for who, field in self.rows.items()}

    def apply(self) -> None:
        """From what was typed on to who has not said anything; from an empty field into the fight."""
        following = self._following()
        if following is not None and self.asked is not None and self.is_current:
            following.focus_first()
        else:
            super().apply()

    def on_descendant_focus(self) -> None:
        """Enter may mean something else here."""
        self._word()

    def settled(self) -> None:
        """And after what was typed."""
        self._word()

    def _word(self) -> None:
        line = self.query_one(KeyLine)
        line.worded = {"apply": screens_order.enter_starts(asks_on=self._following() is not None)}
        line.draw()

    def _following(self) -> TextField | None:
        """The next empty field, from the first again; none where nothing was typed in this one."""
        fields = list(self.rows.values())
        at = next((n for n, one in enumerate(fields) if one.input is self.focused), None)
        if at is None or not fields[at].value:
            return None
        return next((one for one in (*fields[at:], *fields[:at]) if not one.value), None)

    def request(self) -> cmd.StartFight:
        """What was typed; the rest is rolled."""
        what = words.label("initiative")
        typed = ((who, field.value) for who, field in self.rows.items() if field.value)
        return cmd.StartFight(
            tuple(cmd.InitiativeEntry(who, number(total, what)) for who, total in typed)
        )
