"""Start of a fight: one table asks all PCs' initiative; what stays empty is rolled."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.events import InitiativeRolled
from tracker.i18n import screens_dialogs as words
from tracker.i18n.names import line_name, listed
from tracker.session import Preview
from tracker.tui import selection
from tracker.tui.dialogs.asking import number
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Dialog
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans


class StartDialog(Dialog):
    """A row for each PC whose initiative nobody knows yet."""

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
                field = TextField(plain(one.full_name), "", words.hint("initiative"), 4)
                self.rows[one.id] = field
        return tuple(self.rows.values())

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
        return found

    def request(self) -> cmd.StartFight:
        """What was typed; the rest is rolled."""
        what = words.label("initiative")
        typed = ((who, field.value) for who, field in self.rows.items() if field.value)
        return cmd.StartFight(
            tuple(cmd.InitiativeEntry(who, number(total, what)) for who, total in typed)
        )
