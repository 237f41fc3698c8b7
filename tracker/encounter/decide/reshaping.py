"""Shapes and areas in what `back` restores: a form comes back only over the shape it was lost to.

Hit points belong to one shape. Where another one is worn now than the passing left, nothing of
them can be put back.
"""

from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter import events as ev
from tracker.encounter.model import BeforePassing, Combatant, Encounter, Id, Passage
from tracker.encounter.shapes import CAUSE, Guise
from tracker.encounter.zones import Zone


def guise(creature: Combatant) -> Guise:
    """Its shape and its phases, as they are now."""
    return Guise(
        creature.block,
        creature.max_hp,
        creature.max_hp_change,
        creature.forms,
        creature.phases,
    )


def before(old: Combatant, now: Combatant) -> Guise | None:
    """The shape before the passing, if the passing changed it."""
    if old.forms == now.forms and old.phases == now.phases:
        return None
    return guise(old)


def restorable(now: Combatant, old: BeforePassing) -> BeforePassing:
    """The memory with what of shape and hit points can be put back."""
    if old.guise is not None and guise(now) == old.worn:
        return replace(old, worn=None)
    if old.guise is not None:
        ended = tuple(one for one in old.ended if one.cause != CAUSE)
        return replace(old, guise=None, worn=None, ended=ended, vitals=None, after=None)
    if old.after is not None and now.hp_trail[: len(old.after.hp_trail)] != old.after.hp_trail:
        return replace(old, vitals=None, after=None)
    return old


def zones_before(events: Iterable[ev.Event]) -> tuple[Zone, ...]:
    """Areas that a passing ended or that somebody left by it, as they were."""
    found: dict[int, Zone] = {}
    for one in events:
        if isinstance(one, ev.ZoneEnded | ev.ZoneChanged):
            found.setdefault(one.zone.id, one.zone)
    return tuple(found.values())


def zones_back(table: Encounter, passage: Passage, lost: frozenset[Id]) -> tuple[Zone, ...]:
    """Those that come back: nobody took their name, and whoever held them can hold them.

    `lost` are those whose concentration comes back. Who left the fight by hand stays away.
    """
    here = {one.id: one for one in table.zones}
    taken = {one.name.casefold() for one in table.zones}
    returning = {who for who, old in passage.combatants if old.gone}

    def stands(who: Id) -> bool:
        return who in returning or not table.combatants[who].gone

    def holds(zone: Zone) -> bool:
        source = table.combatants.get(zone.source)
        held = source is not None and source.concentration is not None
        return not zone.concentration or held or zone.source in lost

    found: list[Zone] = []
    for old in passage.zones:
        now = here.get(old.id)
        if now is not None:
            back = tuple(who for who in old.inside if who in returning and who not in now.inside)
            found.append(replace(now, inside=(*now.inside, *back)))
        elif old.name.casefold() not in taken and holds(old):
            found.append(replace(old, inside=tuple(who for who in old.inside if stands(who))))
    return tuple(found)


def without_zones(
    combatants: tuple[tuple[Id, BeforePassing], ...], known: Iterable[Zone]
) -> tuple[tuple[Id, BeforePassing], ...]:
    """The memories without what areas laid on that are not there."""
    there = {0, *(one.id for one in known)}
    return tuple(
        (who, replace(old, ended=tuple(one for one in old.ended if one.zone in there)))
        for who, old in combatants
    )
