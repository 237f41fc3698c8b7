"""What follows by itself from whatever has happened: flyers drop, riders are thrown, moves stop.

It looks at the creatures that changed since it looked last, until nothing more follows; so no
command needs to know who flies or rides.
"""

from tracker.encounter import numbers
from tracker.encounter.decide import arrivals, falls, phases, reaches, riding, standing, zones
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id


def settle(deciding: Deciding) -> None:
    """Everything that follows from what is not settled yet."""
    while deciding.settled is not deciding.table:
        before, seen = deciding.settled, deciding.table
        deciding.settled = seen
        touched = tuple(
            who for who, one in seen.combatants.items() if before.combatants.get(who) is not one
        )
        for who in touched:
            in_the_air(deciding, who)
            stand_by(deciding, who)
        if touched:
            in_the_saddle(deciding, before, frozenset(touched))
            stopped(deciding)
            arrivals.let_go(deciding, before, touched)
        if seen.zones:
            standing.follow(deciding, before, touched)


def stand_by(deciding: Deciding, who: Id) -> None:
    """Phases its hit points have come down to, and areas that go with it."""
    creature = deciding.creature(who)
    if creature.phases:
        phases.watch(deciding, who)
    if deciding.table.zones and (creature.gone or creature.state == "dead"):
        zones.keep(deciding, creature)


def in_the_air(deciding: Deciding, who: Id) -> None:
    """A flyer that can no longer fly drops (MOVE-13)."""
    creature = deciding.creature(who)
    if not creature.aloft or creature.gone or creature.mount:
        return
    flight = numbers.flight(deciding.table, who)
    if flight.falls:
        falls.drop(deciding, who, creature.aloft, flight.reasons)


def in_the_saddle(deciding: Deciding, before: Encounter, touched: frozenset[Id]) -> None:
    """Riders and mounts that went down or left (MOUNT-04, MOUNT-05)."""
    riders = (one for one in deciding.table.combatants.values() if one.mount)
    for rider in tuple(riders):
        if touched & {rider.id, rider.mount}:
            keep_seat(deciding, before, rider)


def keep_seat(deciding: Deciding, before: Encounter, rider: Combatant) -> None:
    """What became of one rider and its mount."""
    mount = deciding.creature(rider.mount)
    if rider.gone or rider.state == "dead" or mount.gone:
        riding.come_off(deciding, rider, "gone")
    elif went_down(deciding.table, before, mount.id):
        riding.mount_down(deciding, rider.id)
    elif went_down(deciding.table, before, rider.id):
        riding.unseated(deciding, rider.id)


def went_down(now: Encounter, before: Encounter, who: Id) -> bool:
    """Whether it lies on the ground and did not before."""
    return lies(now, who) and not (who in before.combatants and lies(before, who))


def lies(table: Encounter, who: Id) -> bool:
    """Prone or dead."""
    return table.combatants[who].state == "dead" or "prone" in numbers.conditions(table, who)


def stopped(deciding: Deciding) -> None:
    """A move does not go on for whoever dropped or is held; nobody strikes at it then (OPP-03)."""
    for prompt in deciding.table.prompts:
        if prompt.kind == reaches.GO_ON and not reaches.may_go_on(deciding.table, prompt.who):
            for one in (*reaches.open_against(deciding.table, prompt.who), prompt):
                reaches.close(deciding, one, "stopped")
