"""A rogue, a group and a cleric, for the tests of the order."""

from dataclasses import replace

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter.model import Encounter


def order(fight: Fight) -> list[str]:
    """The first handle of every line, in order."""
    table = fight.table
    return [table.combatants[table.lines[line].members[0]].handle for line in table.order]


def acting(fight: Fight) -> list[str]:
    return [one.handle for one in fight.table.living(fight.table.active)]


def turns(fight: Fight, count: int) -> list[str]:
    """Who acts in the next turns."""
    found = []
    for _ in range(count):
        fight.do(cmd.NextTurn())
        found.append(acting(fight)[0])
    return found


def held(fight: Fight, handle: str) -> list[str]:
    return [one.name for one in fight.creature(handle).effects]


def three() -> Fight:
    """The rogue on 20, a group on 15, the cleric on 10."""
    return Fight(character("Rogue", 20), monsters("Wolf", 3, 15), character("Cleric", 10))


def settled(table: Encounter) -> object:
    """All that a step may change, without the numbers that only grow."""
    return (
        table.round,
        table.active,
        table.order,
        table.lines,
        table.combatants,
        table.acted,
        table.ties,
        table.prompts,
    )


def summoned(fight: Fight, host: str, **more: object) -> cmd.Entry:
    """An imp behind somebody."""
    entry = monsters("Imp", hangs="after", on=fight.id(host))
    return replace(entry, **more)  # type: ignore[arg-type]  # fields of an entry
