"""A line put behind another by hand: of equal totals the order, otherwise it hangs there (INIT-05)."""

from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import lines
from tracker.encounter.decide import initiative, prompts
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id, Line
from tracker.encounter.refusals import Refused
from tracker.rules.reasons import because


def hang(deciding: Deciding, command: cmd.HangInitiative) -> None:
    """`init WHO [N] with|after WHO2`: of equal totals the order, otherwise a line hangs on another."""
    line = initiative.line_here(deciding, command.who)
    on = initiative.line_here(deciding, command.on)
    checked(deciding, command, line, on)
    if command.total is not None:
        initiative.give(deciding, line.id, command.total)
        initiative.place(deciding, [line.id])
        line = deciding.table.lines[line.id]
    if not tied(line, on):
        depend(deciding, line, command.how, on)
        return
    follow(deciding, line.id, on.id)
    if command.total is not None:
        initiative.reconsider_waiting(deciding, [line.id])


def checked(deciding: Deciding, command: cmd.HangInitiative, line: Line, on: Line) -> None:
    """Refuse what is one line, an unknown way, and lines that would hang on each other."""
    who = initiative.name_of(deciding, command.who)
    host = initiative.name_of(deciding, command.on)
    if line.id == on.id:
        raise Refused("same-line", who=who, on=host)
    if command.how not in ("with", "after"):
        raise Refused("unknown-hanging", how=command.how, known="with, after")
    above = on.id
    while above:
        if above == line.id:
            raise Refused("hangs-in-a-circle", who=who, on=host)
        above = lines.host(deciding.table, above)


def depend(deciding: Deciding, line: Line, how: str, on: Line) -> None:
    """It acts with the other or behind it from now on, wherever that one goes."""
    total = on.initiative if how == "with" else line.initiative
    changed = replace(line, hangs=how, on=on.id, initiative=total)
    deciding.happen(ev.LinesChanged((changed,)))
    initiative.share(deciding, line.id)
    table = deciding.table
    order = lines.nested(table, lines.roots(table))
    ties = initiative.without(table.ties, [line.id])
    if (order, ties) != (table.order, table.ties):
        deciding.happen(ev.OrderSet(order, ties))
    prompts.keep_ties(deciding)


def tied(one: Line, other: Line) -> bool:
    """Whether two lines have equal totals of their own."""
    return (
        one.initiative is not None
        and one.initiative == other.initiative
        and not (one.hangs or other.hangs)
    )


def follow(deciding: Deciding, line: Id, first: Id) -> None:
    """Of two tied lines the second comes right behind the first; their tie is settled."""
    table = deciding.table
    top = [one for one in lines.roots(table) if one != line]
    top.insert(top.index(first) + 1, line)
    ties = tuple(tie for tie in table.ties if not {line, first} <= set(tie))
    reason = because("INIT-05", "tie-chosen", total=table.lines[line].initiative or 0)
    deciding.happen(ev.OrderSet(lines.nested(table, top), ties, (reason,)))
    prompts.keep_ties(deciding)
