"""Saves of many that were asked for by a typed line or an action: all of them in one table."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.decide import covering
from tracker.encounter.model import Id
from tracker.i18n import screens_asking as words
from tracker.i18n import terms
from tracker.session import Preview
from tracker.tui.desk import Desk
from tracker.tui.dialogs.fields import Field
from tracker.tui.dialogs.form import Dialog
from tracker.tui.dialogs.saves import Saves
from tracker.tui.dialogs.table_of_saves import rest_of
from tracker.tui.widgets.painted import Spans

Saving = cmd.RollSave | cmd.Improvise | cmd.UseAction
"""What asks its targets for a save."""


class PlayerSavesDialog(Dialog):
    """A row for each; what stays empty is rolled."""

    complete = True

    def __init__(self, desk: Desk, command: Saving, ability: str, dc: int) -> None:
        self.command = command
        self.ability, self.dc = ability, dc
        self.who = targets_of(desk, command)
        super().__init__(desk)

    def heading(self) -> str:
        """Which save it is."""
        return words.players_save(terms.ability(self.ability), self.dc)

    def fields(self) -> Iterable[Field]:
        """The table."""
        self.saves = Saves()
        return (self.saves,)

    def about(self) -> Iterable[Id]:
        """Who saves."""
        return self.who

    def request(self) -> Saving:
        """With what the rows say."""
        self.saves.hold(self.desk.table, self.who, self.ability)
        return self.saves.put_into(self.command)

    def told(self, preview: Preview) -> Iterable[Spans]:
        """In the rows; below them the rest."""
        self.saves.show(preview)
        return rest_of(preview, self.saves.who)


def targets_of(desk: Desk, command: Saving) -> tuple[Id, ...]:
    """All that save, also those in an area on the map."""
    area = None if isinstance(command, cmd.Improvise) else command.area
    return covering.foreseen(desk.table, area, command.targets)
