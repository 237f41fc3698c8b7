"""Who acts now, next and after that, read from the table alone (TRACK-06)."""

from tracker.encounter import options
from tracker.encounter.lines import delays
from tracker.encounter.model import Encounter, Id


def coming(table: Encounter, count: int = 2) -> tuple[Id, ...]:
    """The next lines with living members after the active one, round the table at most once."""
    living = [line for line in table.order if table.living(line) and not delays(table, line)]
    waiting = [line for line in living if line not in table.acted and line != table.active]
    if not table.round:
        return tuple(living[:count])
    return tuple((waiting + living)[:count])


def listed(table: Encounter) -> tuple[Id, ...]:
    """Lines as the DM's list has them: in card mode whoever acts is on top (TRACK-05)."""
    if table.active in table.order and options.value(table.options, "card_stack"):
        at = table.order.index(table.active)
        return table.order[at:] + table.order[:at]
    return table.order


def following(table: Encounter) -> Id:
    """The next line, or empty when nobody is left; with one line left it is that line itself."""
    return next(iter(coming(table, 1)), "")
