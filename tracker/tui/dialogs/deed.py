"""The base of all dialogs of a deed, and what they are made of.

A deed is a command, or a typed line where names of others are typed.
"""

from collections.abc import Iterable

from tracker.encounter.model import Combatant, Encounter, Id
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_deeds
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import creatures
from tracker.tui.dialogs.fields import Choice, Option, TextField
from tracker.tui.dialogs.form import Dialog
from tracker.tui.plain import plain


def pick(label: str, pairs: Iterable[tuple[str, str]], value: str = "") -> Choice:
    """A choice out of words."""
    return Choice(words.label(label), [Option(*pair) for pair in pairs], value)


def line(label: str, hint: str = "", value: str = "") -> TextField:
    """A text with the hint of that name."""
    return TextField(words.label(label), value, words.hint(hint)).asking(hint)


def friends(table: Encounter, who: Id) -> list[Combatant]:
    """Those of its own side first, without itself."""
    side = table.combatants[who].side
    others = (one for one in selection.on_table(table) if one.id != who and one.state != "dead")
    return sorted(others, key=lambda one: one.side != side)


def foes(table: Encounter, who: Id) -> list[Combatant]:
    """Those that are not dead, enemies first."""
    return [one for one in selection.victims(table, who) if one.state != "dead"]


class Doing(Dialog):
    """Base: `key` is its entry in the menu, `who` the one that does it."""

    key = ""

    def __init__(self, desk: Desk, who: Id) -> None:
        self.who = who
        super().__init__(desk)

    def heading(self) -> str:
        """With its name."""
        return screens_deeds.dialog_heading(self.key, plain(self.creature.full_name))

    @property
    def creature(self) -> Combatant:
        """Who does it."""
        return self.desk.table.combatants[self.who]

    @property
    def handle(self) -> str:
        """As typed."""
        return plain(self.creature.handle)

    def about(self) -> Iterable[Id]:
        """Who does it."""
        return (self.who,)

    def others(self) -> tuple[Id, ...]:
        """The marked, but for itself."""
        marked = self.desk.marked
        return tuple(one for one in self.desk.table.combatants if one in marked and one != self.who)

    def aimed(self, those: list[Combatant], label: str = "target") -> Choice:
        """One of these, the marked one first."""
        marked = (*self.others(), "")[0]
        return Choice(words.label(label), creatures(those), marked)
