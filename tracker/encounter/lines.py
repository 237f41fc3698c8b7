"""Lines as the order has them: which hang on which, who is still to act, who has been passed."""

from collections.abc import Iterable

from tracker.encounter.model import Encounter, Id, Line
from tracker.rules.words import BODILESS


def host(table: Encounter, line: Id) -> Id:
    """The line it hangs on, or empty."""
    found = table.lines.get(line)
    return found.on if found and found.hangs and found.on in table.lines else ""


def root(table: Encounter, line: Id) -> Id:
    """The line at the end of all hanging: the one whose initiative places it."""
    while above := host(table, line):
        line = above
    return line


def roots(table: Encounter) -> tuple[Id, ...]:
    """Lines that hang on nothing, in order."""
    return tuple(line for line in table.order if not host(table, line))


def hanging(table: Encounter, line: Id) -> tuple[Id, ...]:
    """Lines that hang on it directly, in order."""
    return tuple(one for one in table.order if host(table, one) == line)


def nested(table: Encounter, top: Iterable[Id]) -> tuple[Id, ...]:
    """The whole order from an order of roots: whatever hangs on a line comes right behind it."""
    below: dict[Id, list[Id]] = {}
    for line in table.order:
        below.setdefault(host(table, line), []).append(line)
    order: list[Id] = []
    waiting = list(top)[::-1]
    while waiting:
        line = waiting.pop()
        order.append(line)
        waiting.extend(below.get(line, [])[::-1])
    return tuple(order)


def next_to_act(table: Encounter) -> Id:
    """The first line that has not acted this round and has someone to act; empty for none."""
    return next((line for line in table.order if may_act(table, line)), "")


def may_act(table: Encounter, line: Id) -> bool:
    """Whether its turn of this round is to come, with someone to take it."""
    return line not in table.acted and bool(table.living(line)) and not delays(table, line)


def delays(table: Encounter, line: Id) -> bool:
    """Whether it waits, or the line it hangs on does."""
    while line:
        if table.lines[line].delays:
            return True
        line = host(table, line)
    return False


def is_row(table: Encounter, line: Id) -> bool:
    """Whether nobody stands there but a lair, a timer or a counter."""
    return table.combatants[table.lines[line].members[0]].kind in BODILESS


def is_count(table: Encounter, line: Id) -> bool:
    """Whether it is a timer or a counter, which nobody rolls for."""
    return table.combatants[table.lines[line].members[0]].clock is not None


def on_stage(table: Encounter, line: Id) -> bool:
    """Whether any member is here, dead or alive."""
    members = (table.combatants[who] for who in table.lines[line].members)
    return any(not one.gone and not one.enters_round for one in members)


def left(table: Encounter, line: Id) -> bool:
    """Whether all its members are gone."""
    return all(table.combatants[who].gone for who in table.lines[line].members)


def someone_lives(table: Encounter) -> bool:
    """Whether anyone is left to act."""
    return any(one.takes_turns for one in table.combatants.values())


def first_member(table: Encounter, line: Line) -> Id:
    """Who stands for a line: its first living member, else its first."""
    return next((one.id for one in table.living(line.id)), line.members[0])
