"""Dialogs of one field: concentration, death save, note, name, initiative, copy; and asking back."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.model import Combatant, Id
from tracker.i18n import screens_dialogs as words
from tracker.session import Preview
from tracker.tui import remembered, selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.amounts import Amounts
from tracker.tui.dialogs.asking import choice, text, whole
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans


class About(Dialog):
    """Base: one field about one creature."""

    key = ""
    field = "text"
    hint = ""

    def __init__(self, desk: Desk) -> None:
        self.who = (*selection.under(desk.table, desk.cursor), "")[0]
        super().__init__(desk)

    @property
    def creature(self) -> Combatant:
        """Whom it is about."""
        return self.desk.table.combatants[self.who]

    def heading(self) -> str:
        """With its name."""
        return words.heading(self.key, plain(self.creature.full_name))

    def about(self) -> Iterable[Id]:
        """Whom it is about."""
        return (self.who,)

    def start_value(self) -> str:
        """What the field holds first."""
        return ""

    def fields(self) -> Iterable[Field]:
        """The one."""
        self.text: TextField = text(self.field, self.hint, self.start_value())
        return (self.text,)


class ConcentrateDialog(About):
    """A spell begins concentration, nothing ends it (CONC-01). The marked are who it is on."""

    key, field = "concentrate", "spell"

    def fields(self) -> Iterable[Field]:
        """Nothing is asked yet when it opens; ending the spell, where there is one, is chosen."""
        spell = self.creature.concentration
        self.text = text(self.field, "spell" if spell else "no_spell")
        self.ends = choice("ends", words.yes_no())
        return (self.text, self.ends) if spell else (self.text,)

    def request(self) -> Asked | None:
        """Begin or end."""
        if self.text.value:
            on = tuple(who for who in self.desk.marked if who != self.who)
            return cmd.Concentrate(self.who, self.text.value, on)
        return cmd.EndConcentration(self.who) if self.ends.value else None


class DeathSaveDialog(About):
    """The natural die, or a roll (DEATH-03)."""

    key, field, hint = "death", "natural", "natural"

    def told(self, preview: Preview) -> Iterable[Spans]:
        """A second one in the same turn is the DM's to decide, but not by mistake."""
        again = remembered.death_save_this_turn(self.desk.session, self.who)
        warned = [(Span(words.death_save_again(plain(self.creature.full_name)), "warn"),)]
        return [*(warned if again else []), *super().told(preview)]

    def request(self) -> Asked | None:
        """The save."""
        return cmd.RollDeathSave(self.who, whole(self.text))


class NoteDialog(About):
    """Replaces the note (TRACK-15)."""

    key = "note"

    def fields(self) -> Iterable[Field]:
        """Watchers see nothing of what stands there."""
        found = super().fields()
        self.text.input.secret = True
        return found

    def start_value(self) -> str:
        """The note as it is."""
        return self.creature.notes

    def request(self) -> Asked | None:
        """The note, if it is another one."""
        same = self.text.value == plain(self.creature.notes).strip()
        return None if same else cmd.Note(self.who, self.text.value)


class RenameDialog(About):
    """The handle stays."""

    key, field = "rename", "name"

    def start_value(self) -> str:
        """The name as it is."""
        return self.creature.name

    def request(self) -> Asked | None:
        """The name."""
        value = self.text.value
        return cmd.Rename(self.who, value) if value and value != self.creature.name else None


class InitiativeDialog(About):
    """A number, `roll`, or behind or with somebody."""

    key, field, hint = "initiative", "initiative", "line"

    def request(self) -> Asked | None:
        """The typed line."""
        value = self.text.value
        return f"init {plain(self.creature.handle)} {value}" if value else None


class RemoveDialog(Amounts):
    """Asks back."""

    key = "remove"

    def fields(self) -> Iterable[Field]:
        """Who it would be."""
        return (self.targets(),)

    def request(self) -> Asked | None:
        """All of them."""
        return cmd.Remove(self.who) if self.who else None


class EndDialog(Dialog):
    """Asks back."""

    def heading(self) -> str:
        """The question."""
        return words.heading("end")

    def fields(self) -> Iterable[Field]:
        """None."""
        return ()

    def request(self) -> Asked | None:
        """The end."""
        return cmd.EndFight()


class CopyDialog(Dialog):
    """A file name; no step of the fight, so there is no outcome to show."""

    def heading(self) -> str:
        """What it is."""
        return words.heading("copy")

    def fields(self) -> Iterable[Field]:
        """The path."""
        path = self.desk.session.path
        self.path = text("place", "", str(path.with_name(f"{path.stem} copy.json")))
        self.path.input.secret = True
        return (self.path,)

    def request(self) -> Asked | None:
        """The path as text."""
        return self.path.value if self.path.value.strip() else None

    def show_outcome(self, note: str = "") -> None:
        """Nothing to work out."""
        del note
        self.asked = self.request()
