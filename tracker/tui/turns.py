"""The order as it is shown: every line in its place, and who comes next."""

from collections.abc import Iterator

from tracker.encounter.model import Encounter, Id, Line
from tracker.encounter.order import listed


def placed(table: Encounter) -> Iterator[Line]:
    """Lines in order, then those that the order does not know yet."""
    for name in listed(table):
        if name in table.lines:
            yield table.lines[name]
    for name, line in table.lines.items():
        if name not in table.order:
            yield line


def coming(table: Encounter, count: int) -> list[Id]:
    """The active line and those that act after it, as far as one can tell now."""
    if not table.round or not table.active or table.ended:
        return []
    found = [table.active]
    again: list[Id] = []
    for line in placed(table):
        if len(found) >= count:
            break
        if line.id == table.active or not table.living(line.id):
            continue
        (again if line.id in table.acted else found).append(line.id)
    return [*found, *again, table.active][:count]
