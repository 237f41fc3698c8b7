"""The order by hand: delay and come back, swap, split and join.

The rules know no delaying; this table's ruling is one that nothing can be gained by. A line that
waits is stepped over. What ends at the start of its turn ends when its place comes; what ends at
the end of its turn, and every question of that end, waits for the turn it really takes, or, when it
lets a whole round go by, for its place in the next one. A turn that had begun before it was put off
goes on where it stopped: nothing of its start happens twice and no budget is filled again.
"""

from collections.abc import Sequence
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import lines
from tracker.encounter.decide import initiative, keeping, passing, prompts, reaches
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.passage import Passing
from tracker.encounter.decide.turns import under_way
from tracker.encounter.model import Encounter, Id, Line
from tracker.encounter.refusals import Refused


def delay(deciding: Deciding, command: cmd.Delay) -> None:
    """`delay WHO`: in its turn, or ahead of it; the turn passes on if it was under way."""
    under_way(deciding.table)
    table, line = deciding.table, initiative.line_here(deciding, command.who)
    who = deciding.creature(command.who).full_name
    if line.delays:
        raise Refused("delays-already", who=who)
    if not table.living(line.id) or lines.is_row(table, line.id):
        raise Refused("takes-no-turns", who=who)
    if line.id in table.acted:
        raise Refused("had-its-turn", who=who)
    others = (one for one in table.order if one != line.id and table.living(one))
    if all(lines.delays(table, one) for one in others):
        raise Refused("nobody-else", who=who)
    if line.id != table.active:
        deciding.happen(ev.Delayed(line.id))
        return
    with keeping.for_the_line(deciding, command.dice):
        passage = Passing(deciding)
        reaches.turn_over(deciding)
        deciding.happen(ev.Delayed(line.id, table.round))
        passing.move_on(passage)
        passing.close(passage)


def come_back(deciding: Deciding, command: cmd.ComeBack) -> None:
    """`act WHO`: the turn under way ends as with `next`, then its own begins or goes on.

    From then on its place is right behind that line, on the same count.
    """
    under_way(deciding.table)
    line = initiative.line_here(deciding, command.who)
    if not line.delays:
        raise Refused("does-not-delay", who=deciding.creature(command.who).full_name)
    if not deciding.table.living(line.id):
        raise Refused("takes-no-turns", who=deciding.creature(command.who).full_name)
    if line.id in deciding.table.acted:
        raise Refused("had-its-turn", who=deciding.creature(command.who).full_name)
    if line.id == deciding.table.active:
        raise Refused("acts-already", who=deciding.creature(command.who).full_name)
    with keeping.for_the_line(deciding, command.dice):
        passage = Passing(deciding)
        before = deciding.table.active
        if before:
            passing.end_turn(passage, before)
        resume(deciding, line, before)
        passing.begin_turn(passage, line.id)
        passing.close(passage)


def resume(deciding: Deciding, line: Line, before: Id) -> None:
    """Its place is right behind the line that acted, unless that hangs on it; others go along."""
    table = deciding.table
    above = lines.root(table, before) if before else ""
    count = table.lines[above].initiative if above and not line.hangs else line.initiative
    deciding.happen(ev.CameBack(line.id, count))
    if line.hangs or above in ("", line.id):
        return
    top = [one for one in lines.roots(table) if one != line.id]
    top.insert(top.index(above) + 1, line.id)
    ties = initiative.without(table.ties, [line.id])
    deciding.happen(ev.OrderSet(lines.nested(table, top), ties))
    initiative.share(deciding, line.id)
    prompts.keep_ties(deciding)


def swap(deciding: Deciding, command: cmd.SwapPlaces) -> None:
    """`swap WHO WHO2`: of equal totals only the order; whoever had a turn has had it (INIT-05)."""
    one = initiative.line_here(deciding, command.who)
    other = initiative.line_here(deciding, command.other)
    who, on = name(deciding, command.who), name(deciding, command.other)
    if one.id == other.id:
        raise Refused("same-line", who=who, on=on)
    table = deciding.table
    if lines.host(table, one.id) != lines.host(table, other.id):
        raise Refused("hangs-elsewhere", who=who, on=on)
    deciding.happen(ev.LinesSwapped(one.id, other.id))
    exchanged = {one.id: other.id, other.id: one.id}
    order = tuple(exchanged.get(line, line) for line in table.order)
    ties = without_pair(table.ties, one.id, other.id, tied=one.initiative == other.initiative)
    swapped = replace(deciding.table, order=order)
    order = lines.nested(swapped, lines.roots(swapped))
    deciding.happen(ev.OrderSet(order, ties))
    for line in (one.id, other.id):
        initiative.share(deciding, line)
    prompts.keep_ties(deciding)


def without_pair(
    ties: tuple[tuple[Id, ...], ...], one: Id, other: Id, *, tied: bool
) -> tuple[tuple[Id, ...], ...]:
    """A swap settles the tie of the two; on other counts they are tied with nobody any more."""
    if tied:
        return tuple(tie for tie in ties if not {one, other} <= set(tie))
    return initiative.without(ties, (one, other))


def split(deciding: Deciding, command: cmd.SplitLine) -> None:
    """`split TARGETS`: right behind their group, or on a count of their own (INIT-02)."""
    groups: dict[Id, list[Id]] = {}
    for who in dict.fromkeys(command.targets):
        groups.setdefault(initiative.line_here(deciding, who).id, []).append(who)
    alone = [line for line in groups if len(deciding.table.lines[line].members) < 2]
    if len(alone) == len(groups):
        raise Refused("stands-alone", who=names(deciding, command.targets))
    new: list[Id] = []
    for line, chosen in groups.items():
        if line in alone:
            continue
        left = [one for one in deciding.table.lines[line].members if one not in chosen]
        for part in [chosen] if left else [[one] for one in chosen[1:]]:
            new.append(cut(deciding, line, tuple(part), (*new[-1:], line)[0] if not left else line))
    if command.roll or command.initiative is not None:
        with keeping.for_the_line(deciding, command.dice):
            for line in new:
                initiative.give(deciding, line, command.initiative)
        initiative.place(deciding, new)


def cut(deciding: Deciding, line_id: Id, members: tuple[Id, ...], behind: Id) -> Id:
    """A line of these members behind another, with the turn of the line they were in."""
    table = deciding.table
    line = table.lines[line_id]
    number = deciding.number()
    begun = table.round if line_id == table.active else line.begun
    rest = replace(line, members=tuple(one for one in line.members if one not in members))
    own = replace(line, id=f"l{number}", members=members, begun=begun, cut_from=line_id)
    acted = (own.id,) if line_id in table.acted else ()
    deciding.happen(ev.LinesChanged((rest, own), acted, number + 1))
    table = deciding.table
    order = [one for one in table.order if one != own.id]
    order.insert(order.index(behind) + 1, own.id)
    ordered = replace(table, order=tuple(order))
    deciding.happen(ev.OrderSet(lines.nested(ordered, lines.roots(ordered)), table.ties))
    return own.id


def join(deciding: Deciding, command: cmd.JoinLines) -> None:
    """`join TARGETS`: into the line of the first, if all have had their turn or none has."""
    here = {
        line.id: line for line in (initiative.line_here(deciding, who) for who in command.targets)
    }
    table, members = deciding.table, tuple(dict.fromkeys(command.targets))
    first = next(iter(here.values()))
    coming = tuple(who for who in members if who not in first.members)
    if not coming:
        raise Refused("same-line-already", who=names(deciding, members))
    if any(lines.is_count(table, line) for line in here):
        raise Refused("takes-no-turns", who=names(deciding, members), several=len(members))
    if len({standing(table, line) for line in here}) > 1:
        raise Refused("turns-differ", who=names(deciding, members))
    together(deciding, first, coming, [line for line in here.values() if line.id != first.id])


def standing(table: Encounter, line: Id) -> str:
    """Where it is with its turn of this round."""
    if not table.round:
        return "before"
    if line == table.active:
        return "now"
    waits = "waits" if lines.delays(table, line) else ""
    begun = "begun" if table.lines[line].begun == table.round else ""
    return ("after" if line in table.acted else "before") + waits + begun


def together(
    deciding: Deciding, first: Line, coming: tuple[Id, ...], others: Sequence[Line]
) -> None:
    """One line of all; what hung on a line that vanishes hangs on this one."""
    table = deciding.table
    rest = [
        replace(line, members=tuple(one for one in line.members if one not in coming))
        for line in others
    ]
    vanishing = [line.id for line in rest if not line.members]
    moved = [
        replace(line, on=first.id, hangs="" if line.id == first.id else line.hangs)
        for line in table.lines.values()
        if line.on in vanishing and line.id not in vanishing
    ]
    whole = next((one for one in moved if one.id == first.id), first)
    met = [*first.met, *((line.id, table.next_number) for line in others)]
    met += [(line.cut_from, table.next_number) for line in others if line.cut_from]
    met += [entry for line in rest if not line.members for entry in line.met]
    whole = replace(
        whole,
        members=(*first.members, *coming),
        on=whole.on if whole.hangs else "",
        met=tuple(met) if table.round else (),
    )
    hung = [one for one in moved if one.id != first.id]
    ties = initiative.without(table.ties, vanishing)
    number = table.next_number + 1 if table.round else 0
    deciding.happen(ev.LinesChanged((*rest, *hung, whole), next_number=number))
    table = deciding.table
    order = lines.nested(table, lines.roots(table))
    deciding.happen(ev.OrderSet(order, ties))
    prompts.keep_ties(deciding)


def name(deciding: Deciding, who: Id) -> str:
    """Full name."""
    return deciding.creature(who).full_name


def names(deciding: Deciding, who: Sequence[Id]) -> str:
    """Several full names."""
    return ", ".join(name(deciding, one) for one in who)
