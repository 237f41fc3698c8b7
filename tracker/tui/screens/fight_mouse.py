"""What the mouse does on the rows of a fight: choose, mark, attack, open the menu, change the order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_mouse as words
from tracker.tui import actions
from tracker.tui.screens import fight_keys, fight_picking
from tracker.tui.widgets.dragging import Gap
from tracker.tui.widgets.initiative import InitiativeList

if TYPE_CHECKING:
    from tracker.encounter.commands import Command
    from tracker.encounter.model import Encounter, Id, Line
    from tracker.tui.screens.fight import FightScreen

RIGHT = 3
"""The right button."""
HIGHEST, LOWEST = 999, -99
"""Of an initiative."""


def pointed(fight: FightScreen, event: InitiativeList.Clicked | InitiativeList.Dragged) -> None:
    """A click, or a row on its way."""
    if isinstance(event, InitiativeList.Dragged):
        dragged(fight, event)
    else:
        clicked(fight, event)


def clicked(fight: FightScreen, event: InitiativeList.Clicked) -> None:
    """A click chooses, with Ctrl or while picking it marks; twice attacks; right opens the menu."""
    fight.cursor = event.key
    if fight.letters or event.ctrl:
        fight_picking.mark(fight, "")
    elif event.button == RIGHT:
        fight.press(actions.Pressed("fight", "act", ""))
    elif event.chain == 2 and not event.key[1]:
        fight_keys.fold_line(fight, event.key[0], None)
    elif event.chain == 2:
        does = "attack" if fight.table.round and not fight.table.ended else "look"
        fight.press(actions.Pressed("fight", does, ""))


def dragged(fight: FightScreen, event: InitiativeList.Dragged) -> None:
    """While it is dragged what it would be is said; where it is let go it is done, in one step.

    Others who watch read no counts: then only the marks on the rows tell where it goes.
    """
    from tracker.i18n.names import line_name
    from tracker.tui.plain import plain

    if fight.streaming and not event.done:
        return
    name = plain(line_name(fight.table, event.line))
    if event.gap is None:
        fight.say("" if event.done else words.stays(name))
        return
    try:
        asked = into(fight, event.line, event.gap)
    except Refused as refused:
        fight.refuse(refused)
        return
    if not event.done:
        fight.say(words.would_be(name, total_of(asked, fight.table.lines[event.line])))
        return
    fight.message = ""
    fight.perform(asked)


def total_of(asked: Command, line: Line) -> int:
    """The count it would have."""
    from tracker.encounter import commands as cmd

    if isinstance(asked, cmd.SetInitiative):
        return asked.entries[0].total or 0
    total = asked.total if isinstance(asked, cmd.HangInitiative) else None
    return (line.initiative or 0) if total is None else total


def into(fight: FightScreen, line: Id, gap: Gap) -> Command:
    """What puts a line between two others. Refuses where nobody has rolled yet."""
    table = fight.session.table
    for asked in ways(table, line, gap):
        try:
            after = fight.session.preview(asked).after
        except Refused:
            continue
        if stands(after, line, gap):
            return asked
    roll, count = (actions.key_said("fight", name) for name in ("next", "initiative"))
    raise Refused("no-place-between", roll=roll, by=count)


def ways(table: Encounter, line: Id, gap: Gap) -> list[Command]:
    """A count between the two, or the count of one of them and the place behind it."""
    from tracker.encounter import commands as cmd
    from tracker.encounter import lines

    def root(one: Id) -> Id:
        while above := lines.host(table, one):
            one = above
        return one

    above, below = root(gap.above) if gap.above else "", root(gap.below) if gap.below else ""
    top = table.lines[above].initiative if above else None
    bottom = table.lines[below].initiative if below else None
    who = table.lines[line].members[0]
    totals = counts_between(top, bottom)
    found: list[Command] = [
        cmd.SetInitiative((cmd.InitiativeEntry(who, total),)) for total in totals
    ]
    if top is not None and above != line:
        on = table.lines[above].members[0]
        own = table.lines[line]
        given = None if own.initiative == top and not own.hangs else top
        found.append(cmd.HangInitiative(who, "after", on, given))
    return found


def counts_between(top: int | None, bottom: int | None) -> list[int]:
    """Counts that are free between two, the nearest to the upper one first."""
    if top is None and bottom is None:
        return []
    if top is None:
        return [min(HIGHEST, (bottom or 0) + 1)]
    if bottom is None:
        return [max(LOWEST, top - 1)]
    return [top - 1] if top - 1 > bottom else []


def stands(table: Encounter, line: Id, gap: Gap) -> bool:
    """Whether it came to stand there: behind the one and before the other."""
    place = {name: number for number, name in enumerate(table.order)}
    here = place.get(line, -1)
    over = not gap.above or place.get(gap.above, here) < here
    under = not gap.below or here < place.get(gap.below, len(place))
    return here >= 0 and over and under
