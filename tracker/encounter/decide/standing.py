"""Areas that stay on the map: who is inside follows from where everybody stands (AOE-04).

Whoever has no place there is inside by the DM's word, as in an area without a map.
"""

from collections.abc import Sequence
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.areas import Area
from tracker.encounter.battlefield import Cell
from tracker.encounter.decide import covering, zones
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.zones import Zone


def lift(deciding: Deciding, command: cmd.RaiseZone) -> cmd.RaiseZone:
    """A new area with whoever stands in it; refused where the map cannot have it."""
    if command.area is None:
        return command
    area = covering.checked(deciding.table, command.area)
    caught = covering.covered(deciding.table, area).who
    return replace(command, inside=tuple(dict.fromkeys((*command.inside, *caught))))


def covers(table: Encounter, area: Area) -> frozenset[Id]:
    """Whoever stands in it now."""
    return frozenset(covering.covered(table, area).who)


def on_map(table: Encounter, zone: Zone) -> bool:
    """Whether it is known where it is: it has an area, and what that starts from has a place."""
    area = zone.area
    if area is None or table.battlefield.grid == "none":
        return False
    return not area.source or table.combatants[area.source].place is not None


def follow(deciding: Deciding, before: Encounter, touched: Sequence[Id]) -> None:
    """Who moved in is asked, who moved out is out; the DM's word on the others stands."""
    now = deciding.table
    moved = frozenset(
        who
        for who in touched
        if who not in before.combatants or before.combatants[who].place != now.combatants[who].place
    )
    new_ground = before.battlefield is not now.battlefield
    for zone in now.zones if moved or new_ground else ():
        area = zone.area
        stands = any(zone.id == one.id for one in deciding.table.zones)
        if area is None or not stands or not on_map(now, zone):
            continue
        everybody = new_ground or area.source in moved
        settle(deciding, zone, area, frozenset(now.combatants) if everybody else moved)


def settle(deciding: Deciding, zone: Zone, area: Area, moved: frozenset[Id]) -> None:
    """One area, and where these stand now."""
    table = deciding.table
    there = covers(table, area)
    placed = (who for who in table.combatants if table.combatants[who].place and who in moved)
    found = {who: who in there for who in placed}
    left = tuple(who for who in zone.inside if found.get(who) is False)
    entered = tuple(who for who, is_in in found.items() if is_in and who not in zone.inside)
    change(deciding, zone, entered, left)


def change(deciding: Deciding, zone: Zone, entered: tuple[Id, ...], left: tuple[Id, ...]) -> None:
    """These come in, those go out."""
    if not entered and not left:
        return
    inside = (*(who for who in zone.inside if who not in left), *entered)
    deciding.happen(ev.ZoneChanged(zone, inside, entered, left))
    for who in entered:
        zones.ask(deciding, who, "enter")


def crossed(deciding: Deciding, who: Id, path: Sequence[Cell]) -> None:
    """Cells a mover went over on its way: who walks through an area has entered it."""
    for zone in deciding.table.zones:
        if who in zone.inside or not on_map(deciding.table, zone) or zone.area is None:
            continue
        area = zone.area
        steps = (apply(deciding.table, ev.Placed(((who, cell),))) for cell in path)
        if who in covers(deciding.table, area) or area.source == who:
            continue
        if any(who in covers(there, area) for there in steps):
            change(deciding, zone, (who,), ())
            now = next((one for one in deciding.table.zones if one.id == zone.id), None)
            if now is not None and who in now.inside:
                change(deciding, now, (), (who,))
