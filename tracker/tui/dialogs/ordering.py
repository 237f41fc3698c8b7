"""Dialogs of the order by hand: swap, split, join; and of timers and counters.

What is marked goes along: a split takes the marked of the group, a join brings all the marked.
"""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.i18n import screens_order as words
from tracker.shorthand.lexing import quote
from tracker.tui import selection
from tracker.tui.dialogs.asking import creatures, whole
from tracker.tui.dialogs.deed import Doing
from tracker.tui.dialogs.fields import Choice, Field, TextField
from tracker.tui.dialogs.form import Asked


def delay_or_return(table: Encounter, who: Id) -> cmd.Command:
    """Whoever waits comes back, from off-stage and from the dead too; whoever is here delays."""
    creature, line = table.combatants[who], table.line_of(who)
    if creature.enters_round:
        together = line.members if line else (who,)
        return cmd.EnterGroup(tuple(one for one in together if table.combatants[one].enters_round))
    if creature.state == "dead":
        return cmd.Revive(who)
    return cmd.ComeBack(who) if line is not None and line.delays else cmd.Delay(who)


def delay_title(table: Encounter, who: Id) -> str:
    """The same in words, as it stands now."""
    match delay_or_return(table, who):
        case cmd.EnterGroup():
            return words.coming("enters")
        case cmd.Revive():
            return words.coming("rises")
        case cmd.ComeBack():
            return words.coming("returns")
        case _:
            return words.deeds()["delay"]


class Elsewhere(Doing):
    """Base: one creature of another line."""

    def fields(self) -> Iterable[Field]:
        """Whom."""
        marked = (*self.others(), "")[0]
        self.whom = Choice(words.label("other"), creatures(self.apart()), marked)
        return (self.whom,)

    def apart(self) -> list[Combatant]:
        """Everyone who stands in another line."""
        table = self.desk.table
        line = table.line_of(self.who)
        own = line.members if line else ()
        return [one for one in selection.on_table(table) if one.id not in own]


class SwapDialog(Elsewhere):
    """Two lines in each other's place (INIT-05)."""

    key = "swap"

    def request(self) -> Asked | None:
        """The exchange."""
        return cmd.SwapPlaces(self.who, self.whom.value) if self.whom.value else None


class JoinDialog(Elsewhere):
    """Into the line of another, with all that are marked (INIT-02)."""

    key = "join"

    def request(self) -> Asked | None:
        """All of them."""
        first = self.whom.value
        rest = (one for one in self.others() if one != first)
        return cmd.JoinLines((first, self.who, *rest)) if first else None


class SplitDialog(Doing):
    """Out of the group, with the marked of it (INIT-02)."""

    key = "split"

    def fields(self) -> Iterable[Field]:
        """The count, if it is another one."""
        self.count = TextField(words.label("count"), "", words.hint("count"))
        return (self.count,)

    def about(self) -> Iterable[Id]:
        """All that go."""
        line = self.desk.table.line_of(self.who)
        members = line.members if line else ()
        marked = self.desk.marked
        return (self.who, *(one for one in members if one in marked and one != self.who))

    def request(self) -> Asked | None:
        """Apart from now on."""
        return cmd.SplitLine(tuple(self.about()), whole(self.count))


class ClockDialog(Doing):
    """A new timer or counter; of one that is there already, how far it goes."""

    key = "clock"

    def fields(self) -> Iterable[Field]:
        """Name, number, moment; or the change alone."""
        self.change = TextField(words.label("change"), "+1", words.hint("change"))
        self.name_of = TextField(words.label("name"), "", words.hint("name"))
        self.number = TextField(words.label("number"), "", words.hint("number"))
        self.moment = TextField(words.label("moment"), "", words.hint("moment"))
        if self.creature.clock is not None:
            return (self.change,)
        return (self.name_of, self.number, self.moment)

    def request(self) -> Asked | None:
        """The typed line: a plain number runs by itself, one of many is moved by hand."""
        if self.creature.clock is not None:
            return f"counter {self.handle} {self.change.value}" if self.change.value else None
        name, number = self.name_of.value, self.number.value
        if not (name and number):
            return None
        if "/" in number or number == "0":
            return f"counter {quote(name)} {number}"
        when = self.moment.value
        return f"timer {quote(name)} {number}{f' at {when}' if when else ''}"
