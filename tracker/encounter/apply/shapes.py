"""Events of forms, phases and areas that stay."""

from tracker.encounter import events as ev
from tracker.encounter.apply.creatures import changed, put, with_hp
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.replacing import replace
from tracker.encounter.shapes import Guise, Phase
from tracker.encounter.zones import Zone


def form_taken(table: Encounter, event: ev.FormTaken) -> Encounter:
    """The form's block and hit points; what was there lies beneath."""
    forms = (*table.combatants[event.who].forms, event.form)
    return changed(
        table,
        event.who,
        forms=forms,
        block=event.block,
        max_hp=event.max_hp,
        max_hp_change=0,
        hp=event.hp,
        hp_trail=(event.hp,),
    )


def form_ended(table: Encounter, event: ev.FormEnded) -> Encounter:
    """What lay beneath is back, or lies beneath the form above."""
    creature = table.combatants[event.who]
    gone = creature.forms[event.place]
    left = [*creature.forms[: event.place], *creature.forms[event.place + 1 :]]
    beneath = {
        "block": gone.block,
        "max_hp": gone.max_hp,
        "max_hp_change": gone.max_hp_change,
        "hp": gone.hp,
        "hp_trail": gone.hp_trail,
    }
    if event.place < len(left):
        left[event.place] = replace(left[event.place], **beneath)
        return changed(table, event.who, forms=tuple(left))
    back = replace(creature, forms=tuple(left), **beneath)
    return put(table, with_hp(back, event.hp))


def in_guise(creature: Combatant, guise: Guise) -> Combatant:
    """The creature in this shape, with these phases."""
    return replace(
        creature,
        block=guise.block,
        max_hp=guise.max_hp,
        max_hp_change=guise.max_hp_change,
        forms=guise.forms,
        phases=guise.phases,
    )


def phase_awaited(table: Encounter, event: ev.PhaseAwaited) -> Encounter:
    """One more; its id is taken."""
    phases = (*table.combatants[event.who].phases, event.phase)
    taken = replace(table, next_number=max(table.next_number, event.phase.id + 1))
    return changed(taken, event.who, phases=phases)


def phase_forgotten(table: Encounter, event: ev.PhaseForgotten) -> Encounter:
    """One less."""
    phases = table.combatants[event.who].phases
    kept = tuple(one for one in phases if one.id != event.phase.id)
    return changed(table, event.who, phases=kept)


def phase_reached(table: Encounter, who: Id, phase: Phase) -> Encounter:
    """It does not come again by itself."""
    phases = table.combatants[who].phases
    marked = tuple(replace(one, reached=True) if one.id == phase.id else one for one in phases)
    return changed(table, who, phases=marked)


def zones_with(here: tuple[Zone, ...], back: tuple[Zone, ...]) -> tuple[Zone, ...]:
    """The areas with these as they were, oldest first."""
    if not back:
        return here
    found = {one.id: one for one in (*here, *back)}
    return tuple(found[number] for number in sorted(found))


def zone_raised(table: Encounter, event: ev.ZoneRaised) -> Encounter:
    """One more; its id is taken."""
    taken = max(table.next_number, event.zone.id + 1)
    return replace(table, zones=(*table.zones, event.zone), next_number=taken)


def zone_changed(table: Encounter, event: ev.ZoneChanged) -> Encounter:
    """Who is inside."""
    zones = tuple(
        replace(one, inside=event.inside) if one.id == event.zone.id else one for one in table.zones
    )
    return replace(table, zones=zones)


def zone_ended(table: Encounter, event: ev.ZoneEnded) -> Encounter:
    """One less."""
    zones = tuple(one for one in table.zones if one.id != event.zone.id)
    return replace(table, zones=zones)
