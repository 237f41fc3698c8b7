"""Saves of player characters: their players roll, and what they call is asked in one table."""

from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Id
from tracker.i18n import screens_asking as words
from tracker.i18n import screens_dialogs, terms
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import number
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Dialog
from tracker.tui.plain import plain

Saving = cmd.RollSave | cmd.Improvise | cmd.UseAction
"""What asks its targets for a save."""


class PlayerSavesDialog(Dialog):
    """A row for each; what stays empty is rolled."""

    def __init__(
        self, desk: Desk, command: Saving, who: tuple[Id, ...], ability: str, dc: int
    ) -> None:
        self.command = command
        self.who = who
        self.ability, self.dc = ability, dc
        super().__init__(desk)

    def heading(self) -> str:
        """Which save it is."""
        return words.players_save(terms.ability(self.ability), self.dc)

    def fields(self) -> Iterable[Field]:
        """One for each."""
        table = self.desk.table
        self.rows: dict[Id, TextField] = {}
        for who in self.who:
            bonus = numbers.save_bonus(table, who, self.ability).value
            name = f"{plain(table.combatants[who].full_name)} {bonus:+d}"
            self.rows[who] = TextField(name, "", screens_dialogs.hint("initiative"), 4)
        return tuple(self.rows.values())

    def about(self) -> Iterable[Id]:
        """Who saves."""
        return self.who

    def request(self) -> Saving:
        """With the totals that were typed."""
        typed = ((who, number(field.value, "totals")) for who, field in self.rows.items())
        totals = tuple((who, total) for who, total in typed if total is not None)
        return replace(self.command, totals=(*self.command.totals, *totals))
