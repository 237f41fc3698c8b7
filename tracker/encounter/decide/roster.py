"""Who is on the table: arrivals, leaving, names, notes, the players' list, options (INIT-08, INIT-09)."""

from dataclasses import replace

from tracker.encounter import bounds, lines, numbers, options
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    concentration,
    conditions,
    forms,
    initiative,
    keeping,
    lapses,
    mustering,
    passing,
    prompts,
    setting_up,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id, Line
from tracker.encounter.refusals import Refused


def add(deciding: Deciding, command: cmd.AddCreatures) -> None:
    """`add NAME …`: one line of newcomers, each character a line of its own (INIT-08)."""
    mustered = mustering.muster(deciding.table, (command.entry,), deciding.chance)
    if mustered.kinds:
        deciding.happen(ev.KindsAdded(mustered.kinds))
    deciding.happen(*mustered.relabelled)
    held = command.entry.on if command.entry.held else ""
    if held and prompts.known(deciding, held).concentration is None:
        raise Refused("not-concentrating", who=deciding.creature(held).full_name)
    with keeping.for_the_line(deciding, command.dice):
        for line in mustered.lines:
            members = mustered.members(line)
            if command.entry.hangs:
                arrive_behind(deciding, line, members, mustered.next_number, command.entry)
            else:
                arrive(deciding, line, members, mustered.next_number)


def arrive_behind(
    deciding: Deciding,
    line: Line,
    members: tuple[Combatant, ...],
    next_number: int,
    entry: cmd.Entry,
) -> None:
    """A line that hangs on another: it waits only if that one has had its turn and is done."""
    host = initiative.line_here(deciding, entry.on)
    table = deciding.table
    waits = bool(table.round) and host.id in table.acted
    total = line.initiative if entry.hangs == "after" else host.initiative
    joined = table.round + waits if table.round else 0
    line = replace(line, hangs=entry.hangs, on=host.id, initiative=total, joined=joined)
    deciding.happen(ev.CombatantsAdded(members, line, waits, next_number))
    table = deciding.table
    order = lines.nested(table, lines.roots(table))
    if order != table.order:
        deciding.happen(ev.OrderSet(order, table.ties))


def arrive(
    deciding: Deciding, line: Line, members: tuple[Combatant, ...], next_number: int
) -> None:
    """A line comes in: before the fight at the end, during it at its place."""
    table = deciding.table
    off_stage = all(one.enters_round for one in members)
    placeless = all(one.clock for one in members) and line.initiative is None
    if not table.round or off_stage or placeless:
        deciding.happen(ev.CombatantsAdded(members, line, next_number=next_number))
        if line.initiative is not None:
            initiative.place(deciding, [line.id])
        return
    rolled = None if line.initiative is not None else roll_ahead(deciding, line, members)
    total = rolled.total if rolled else line.initiative or 0
    slot = initiative.slot_for(table, total, members[0].kind)
    waits = not slot.acts_this_round
    line = replace(line, joined=table.round + waits)
    deciding.happen(ev.CombatantsAdded(members, line, waits, next_number))
    if rolled:
        deciding.happen(rolled)
    initiative.place(deciding, [line.id])


def roll_ahead(
    deciding: Deciding, line: Line, members: tuple[Combatant, ...]
) -> ev.InitiativeRolled:
    """The newcomers' roll, made before they come in: it says whether they wait."""
    ahead = Deciding(deciding.table, deciding.chance)
    ahead.happen(ev.CombatantsAdded(members, line))
    return initiative.rolled(ahead, line.id)


def join_round(deciding: Deciding, line_id: Id) -> None:
    """Whether a line that was off-stage acts this round or waits for the next (INIT-08)."""
    table = deciding.table
    line = table.lines[line_id]
    rest = replace(table, order=tuple(one for one in table.order if one != line_id))
    kind = initiative.kind_of(table, line)
    slot = initiative.slot_for(rest, initiative.total_of(table, line_id), kind)
    joined = table.round if slot.acts_this_round else table.round + 1
    deciding.happen(ev.LinesChanged((replace(line, joined=joined),)))


def enter(deciding: Deciding, command: cmd.EnterGroup) -> None:
    """`enter GROUP`: from off-stage now, each line at its place (INIT-08)."""
    named = [prompts.known(deciding, who) for who in dict.fromkeys(command.targets)]
    waiting = [one for one in named if one.enters_round and not one.gone]
    if not waiting:
        who = ", ".join(one.full_name for one in named)
        raise Refused("not-off-stage", who=who, several=len(named))
    ids = [one.id for one in waiting]
    table = deciding.table
    new = [
        line.id
        for line in table.lines.values()
        if set(ids) & set(line.members) and not lines.on_stage(table, line.id)
    ]
    with keeping.for_the_line(deciding, command.dice):
        passing.come_in(deciding, ids, rolls=bool(table.round))
    if table.round:
        for line_id in new:
            join_round(deciding, line_id)


def remove(deciding: Deciding, command: cmd.Remove) -> None:
    """`remove TARGETS`: nobody acts twice or loses a turn by it (INIT-09)."""
    named = [prompts.known(deciding, who) for who in dict.fromkeys(command.targets)]
    leaving = tuple(one.id for one in named if not one.gone)
    if not leaving:
        who = ", ".join(one.full_name for one in named)
        raise Refused("gone", who=who, several=len(named))
    take_out(deciding, leaving)
    table = deciding.table
    active = table.lines.get(table.active)
    if active is None or not set(leaving) & set(active.members) or table.living(active.id):
        return
    if not lines.someone_lives(table):
        deciding.happen(ev.PointerSet("", table.round, table.acted))
    elif not table.ended:
        with keeping.for_the_line(deciding, command.dice):
            passing.pass_turn(deciding)


def take_out(deciding: Deciding, leaving: tuple[Id, ...]) -> None:
    """Out of the fight, with all they held; whose turn it is stays as it is."""
    for who in leaving:
        forms.shed(deciding, who, "gone")
        concentration.let_go(deciding, who, "gone")
        prompts.withdraw(deciding, "gone", who=who)
    deciding.happen(ev.CombatantsRemoved(leaving))
    lapses.end_with(deciding, leaving)
    forget_ties(deciding)


def forget_ties(deciding: Deciding) -> None:
    """Lines that left are tied with nobody."""
    table = deciding.table
    left = [line for tie in table.ties for line in tie if lines.left(table, line)]
    if left:
        ties = initiative.without(table.ties, left)
        deciding.happen(ev.OrderSet(table.order, ties))
        prompts.keep_ties(deciding)


def rename(deciding: Deciding, command: cmd.Rename) -> None:
    """`rename WHO "NAME"`: the handle stays, the label goes with the old name."""
    creature = prompts.known(deciding, command.who)
    name = bounds.name(command.name)
    if name == creature.full_name:
        raise Refused("nothing-changes")
    deciding.happen(ev.Renamed(creature.id, creature.full_name, name))


def note(deciding: Deciding, command: cmd.Note) -> None:
    """`note WHO "text"`."""
    creature = prompts.known(deciding, command.who)
    deciding.happen(ev.Noted(creature.id, bounds.note(command.text)))


def reveal(deciding: Deciding, command: cmd.Reveal) -> None:
    """`reveal TARGETS`."""
    set_hidden(deciding, command.targets, hidden=False)


def conceal(deciding: Deciding, command: cmd.Conceal) -> None:
    """`conceal TARGETS`."""
    set_hidden(deciding, command.targets, hidden=True)


def show_card(deciding: Deciding, command: cmd.ShowCard) -> None:
    """`card NAME [off]`: onto the players' screens, or off them."""
    name = bounds.name(command.name)
    shown = deciding.table.cards
    if (name in shown) != command.off:
        raise Refused("nothing-changes")
    left = tuple(one for one in shown if one != name)
    deciding.happen(ev.CardsShown(left if command.off else (*left, name), name))


def set_hidden(deciding: Deciding, who: tuple[Id, ...], *, hidden: bool) -> None:
    """On or off the players' list, for those that are not so already."""
    named = [prompts.known(deciding, one) for one in dict.fromkeys(who)]
    other = [one for one in named if one.hidden != hidden]
    if not other:
        raise Refused("nothing-changes")
    for one in other:
        deciding.happen(ev.HiddenSet(one.id, hidden))


def set_option(deciding: Deciding, command: cmd.SetOption) -> None:
    """`option NAME VALUE`."""
    table: Encounter = deciding.table
    given = setting_up.option_values(command.name, command.value)
    limits = {who: numbers.maximum(table, who) for who in table.combatants}
    for name, value in given:
        before = options.value(table.options, name)
        if before != value or len(given) == 1:
            deciding.happen(ev.OptionSet(name, before, value))
    if not deciding.events:
        raise Refused("nothing-changes")
    for who, limit in limits.items():
        conditions.settle_maximum(deciding, who, limit)
