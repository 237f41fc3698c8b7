"""Sentences of the order changed by hand and of mere counts."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter, Line
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import line_name, listed, name, names


def delayed(event: ev.Delayed, table: Encounter) -> str:
    """It waits."""
    return pgettext("Delayed", "{who} delays").format(who=line_name(table, event.line))


def let_go(event: ev.TurnLetGo, table: Encounter) -> str:
    """Its turn of the round is lost."""
    said = pgettext("TurnLetGo", "{who} let the turn go by")
    return said.format(who=line_name(table, event.line))


def came_back(event: ev.CameBack, table: Encounter) -> str:
    """It acts again."""
    return pgettext("CameBack", "{who} comes back into the order").format(
        who=line_name(table, event.line)
    )


def swapped(event: ev.LinesSwapped, table: Encounter) -> str:
    """Two lines in each other's place."""
    return pgettext("LinesSwapped", "{who} and {other} swap places").format(
        who=line_name(table, event.line), other=line_name(table, event.other)
    )


def clock_set(event: ev.ClockSet, table: Encounter) -> str:
    """A count, or that it is full."""
    clock = event.clock
    if clock.full and clock.step < 0:
        return pgettext("ClockSet", "{name}: time is up").format(name=name(table, event.who))
    if clock.step < 0:
        return npgettext(
            "ClockSet", "{name}: {n} round left", "{name}: {n} rounds left", clock.now
        ).format(name=name(table, event.who), n=clock.now)
    text = (
        pgettext("ClockSet", "{name}: {now} of {goal}")
        if clock.goal
        else pgettext("ClockSet", "{name}: {now}")
    )
    return text.format(name=name(table, event.who), now=clock.now, goal=clock.goal)


def lines_changed(event: ev.LinesChanged, before: Encounter, table: Encounter) -> str:
    """Who hangs on whom from now on, else who acts apart or together."""
    return hung(event, before, table) or regrouped(event, before, table)


def regrouped(event: ev.LinesChanged, before: Encounter, table: Encounter) -> str:
    """Who acts apart or together from now on; a mount and its rider tell it themselves."""
    said = [told for line in event.lines if (told := one_line(line, before, table))]
    return listed(said)


def one_line(line: Line, before: Encounter, table: Encounter) -> str:
    """A line cut out of another, or grown."""
    old = before.lines.get(line.id)
    if old is None and line.members and line.id[1:].isdecimal():
        apart = npgettext("LinesChanged", "{who} acts apart", "{who} act apart", len(line.members))
        return apart.format(who=names(table, line.members))
    grown = old is not None and len(line.members) > len(old.members)
    ridden = {one.mount for one in table.combatants.values() if one.mount}
    if not grown or ridden & set(line.members):
        return ""
    return pgettext("LinesChanged", "{who} act together").format(who=names(table, line.members))


def hung(event: ev.LinesChanged, before: Encounter, table: Encounter) -> str:
    """Lines that hang on another from now on; other changes of lines show in the list."""
    said = []
    for line in event.lines:
        known = before.lines.get(line.id)
        if line.on and (known is None or (known.hangs, known.on) != (line.hangs, line.on)):
            text = (
                pgettext("LinesChanged", "{who} acts with {other}")
                if line.hangs == "with"
                else pgettext("LinesChanged", "{who} acts right after {other}")
            )
            said.append(text.format(who=line_name(table, line.id), other=line_name(table, line.on)))
    return listed(said)
