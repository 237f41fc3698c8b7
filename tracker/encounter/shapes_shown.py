"""Forms, phases and areas that stay as plain data for `show --json`."""

from typing import Any

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.zones import Zone

Plain = dict[str, Any]


def worn(table: Encounter, one: Combatant) -> Plain:
    """`form` with both pools, null without one; the phases that are kept ready; the areas it is in."""
    return {
        "form": form(table, one),
        "phases": [
            {"name": phase.name, "at": phase.mark, "reached": phase.reached} for phase in one.phases
        ],
        "zones": [zone.name for zone in table.zones if one.id in zone.inside],
    }


def form(table: Encounter, one: Combatant) -> Plain | None:
    """The form on top and what lies beneath it, the true shape last."""
    if not one.forms:
        return None
    top = one.forms[-1]
    return {
        "name": top.name,
        "kind": top.kind,
        "hp": one.hp,
        "max_hp": numbers.maximum(table, one.id).value,
        "hp_trail": list(one.hp_trail),
        "beneath": [
            {
                "name": pool.name,
                "hp": pool.hp,
                "max_hp": pool.maximum,
                "hp_trail": list(pool.trail),
            }
            for pool in numbers.beneath(table, one.id)
        ],
    }


def zone(table: Encounter, zone: Zone) -> Plain:
    """One area: what it does, when, and to whom."""
    until = zone.until
    return {
        "id": zone.id,
        "name": zone.name,
        "inside": [table.combatants[who].handle for who in zone.inside],
        "at": list(zone.at),
        "hurt": zone.hurt or None,
        "save": {"ability": zone.ability, "dc": zone.dc} if zone.ability else None,
        "on_success": zone.on_success if zone.ability and zone.hurt else None,
        "condition": zone.condition or None,
        "source": table.combatants[zone.source].handle if zone.source else None,
        "bearer": table.combatants[zone.bearer].handle if zone.bearer else None,
        "concentration": zone.concentration,
        "ends": (
            {"round": until.round, "who": table.combatants[until.who].handle, "at": until.at}
            if until and until.who
            else None
        ),
    }
