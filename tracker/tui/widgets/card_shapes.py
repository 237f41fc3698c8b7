"""What of a card is about shapes: the pools beneath a form, phases to come, areas around it."""

from collections.abc import Iterator

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.tui.plain import plain
from tracker.tui.widgets.folding import folded
from tracker.tui.widgets.painted import Spans


def beneath(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """Each pool with all it has been (TRACK-12), the true shape last."""
    for pool in numbers.beneath(table, one.id):
        trail = " ".join(map(str, pool.trail))
        yield from folded(f"❖ {plain(pool.name)}", f"{pool.hp}/{pool.maximum} · {trail}", width)


def around(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """Areas it is in or bears, and phases it has not come to."""
    zones = [zone for zone in table.zones if one.id in (*zone.inside, zone.bearer)]
    phases = [phase for phase in one.phases if not phase.reached]
    if not zones and not phases:
        return
    from tracker.i18n.sentences import shapes

    for zone in zones:
        yield from folded("▒", plain(shapes.on_card(zone, table)), width)
    for phase in phases:
        yield from folded("◔", plain(shapes.kept_ready(phase, table)), width)
