"""Which creatures belong to a party, and what of them lasts beyond the fight."""

from collections.abc import Iterator

from tracker.encounter.effects import Effect
from tracker.encounter.members import Member, left
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.replacing import replace

LASTING = 100
"""Rounds that must be left (ten minutes): what ends sooner is over when the next fight begins."""
MOMENTARY = frozenset({"grappled", "prone"})
"""Conditions that nobody carries from one place to the next."""


def members(table: Encounter) -> tuple[Member, ...]:
    """Everybody who came from the party's file, as they would go back to it."""
    return tuple(member_of(table, one) for one in table.combatants.values() if one.member)


def member_of(table: Encounter, creature: Combatant) -> Member:
    """What would be kept of a creature now."""
    found = tuple(lasting(table, creature))
    own = creature.forms[0] if creature.forms else creature
    plain = tuple(effect.name for effect in found if is_plain(effect))
    return Member(
        creature.id,
        creature.member,
        own.hp,
        creature.temp_hp,
        own.max_hp_change,
        creature.state,
        creature.exhaustion,
        tuple(sorted(one for one in creature.used if one[1])),
        tuple(sorted(set(plain))),
        tuple(effect for effect in found if not is_plain(effect)),
        own.max_hp,
    )


def lasting(table: Encounter, creature: Combatant) -> Iterator[Effect]:
    """Its effects that outlast the fight, without what ties them to it."""
    for effect in creature.effects:
        held = effect.concentration or effect.zone or effect.cause or effect.save
        if held or effect.about or (effect.condition and effect.name in MOMENTARY):
            continue
        until = effect.until and left(effect.until.round - table.round)
        if until is None or until.round >= LASTING:
            yield replace(effect, id=0, source="", until=until)


def is_plain(effect: Effect) -> bool:
    """Whether its name says all of it."""
    return effect.condition and effect == Effect(0, effect.name, condition=True)
