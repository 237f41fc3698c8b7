"""Events that change one creature."""

from typing import Any

from tracker.encounter import events as ev
from tracker.encounter.model import Budget, Combatant, Encounter, Id
from tracker.encounter.replacing import replace


def put(table: Encounter, *creatures: Combatant) -> Encounter:
    """The table with these creatures in place of their earlier selves."""
    combatants = dict(table.combatants)
    for creature in creatures:
        combatants[creature.id] = creature
    return replace(table, combatants=combatants)


def changed(table: Encounter, who: Id, **fields: Any) -> Encounter:
    """The table with these fields of one creature set."""
    return put(table, replace(table.combatants[who], **fields))


def with_hp(creature: Combatant, hp: int) -> Combatant:
    """Set hit points and lengthen the trail when they moved (TRACK-12)."""
    if hp == creature.hp:
        return creature
    return replace(creature, hp=hp, hp_trail=(*creature.hp_trail, hp))


def hp_set(table: Encounter, who: Id, hp: int) -> Encounter:
    """Set one creature's hit points."""
    return put(table, with_hp(table.combatants[who], hp))


def damage_pooled(table: Encounter, event: ev.DamagePooled) -> Encounter:
    """Every share of it at once; the dead of it are dead."""
    types = tuple(part.type for part in event.parts)
    return put(table, *(shared(table, share, types) for share in event.shares))


def shared(table: Encounter, share: ev.PoolShare, types: tuple[str, ...]) -> Combatant:
    """One creature after its share."""
    creature = table.combatants[share.target]
    taken = zip(types, share.taken or share.used, strict=True)
    found = {kind for kind, points in taken if points and kind}
    trail = creature.hp_trail if share.hp == creature.hp else (*creature.hp_trail, share.hp)
    return replace(
        creature,
        hp=share.hp,
        hp_trail=trail,
        temp_hp=share.temp_hp,
        hurt_by=creature.hurt_by + tuple(sorted(found.difference(creature.hurt_by))),
        state="dead" if share.dead else creature.state,
    )


def damage_taken(table: Encounter, event: ev.DamageTaken) -> Encounter:
    """Hit points and the temporary pool after an instance of damage."""
    creature = with_hp(table.combatants[event.target], event.hp)
    found = {part.type for part in event.parts if part.taken and part.type}
    new = tuple(sorted(found.difference(creature.hurt_by)))
    return put(table, replace(creature, temp_hp=event.temp_hp, hurt_by=creature.hurt_by + new))


def maximum_changed(table: Encounter, event: ev.MaximumChanged) -> Encounter:
    """The change of the maximum, and hit points cut to it."""
    creature = with_hp(table.combatants[event.target], event.hp)
    return put(table, replace(creature, max_hp_change=event.change))


def state_changed(table: Encounter, event: ev.StateChanged) -> Encounter:
    """Life state with its counters."""
    creature = table.combatants[event.target]
    if event.hp is not None:
        creature = with_hp(creature, event.hp)
    hours = creature.recovery_hours if event.state == "stable" else 0
    return put(
        table,
        replace(
            creature,
            state=event.state,
            successes=event.successes,
            failures=event.failures,
            recovery_hours=hours,
        ),
    )


def effect_added(table: Encounter, event: ev.EffectAdded) -> Encounter:
    """One more instance on the creature; its id is taken."""
    effects = (*table.combatants[event.target].effects, event.effect)
    taken = replace(table, next_number=max(table.next_number, event.effect.id + 1))
    return changed(taken, event.target, effects=effects)


def effect_ended(table: Encounter, event: ev.EffectEnded) -> Encounter:
    """One instance less."""
    effects = table.combatants[event.target].effects
    kept = tuple(one for one in effects if one.id != event.effect.id)
    return changed(table, event.target, effects=kept)


def exhaustion_set(table: Encounter, event: ev.ExhaustionSet) -> Encounter:
    """Levels, and hit points cut to a halved maximum."""
    creature = with_hp(table.combatants[event.who], event.hp)
    return put(table, replace(creature, exhaustion=event.level))


def budget_spent(table: Encounter, event: ev.BudgetSpent) -> Encounter:
    """Nothing is left of that part of the budget."""
    budget: Budget = table.combatants[event.who].budget
    match event.what:
        case "action":
            spent = replace(budget, action=0, attacked=event.weapon or budget.attacked)
        case "bonus":
            spent = replace(budget, bonus=0)
        case _:
            spent = replace(budget, reaction=0)
    return changed(table, event.who, budget=spent)


def uses_changed(table: Encounter, event: ev.UsesChanged) -> Encounter:
    """How often one limited thing was used."""
    used = dict(table.combatants[event.who].used)
    used[event.name] = event.used
    kept = tuple((name, times) for name, times in used.items() if times)
    return changed(table, event.who, used=kept)


def attacked(table: Encounter, event: ev.Attacked) -> Encounter:
    """One attack more in the attacker's turn; the damage is an event of its own."""
    if not event.number:
        return table
    return with_attacks(table, event.attacker, event.number)


def contested(table: Encounter, event: ev.Contested) -> Encounter:
    """A grapple or shove counts as an attack; what the winner gets is an event of its own."""
    return with_attacks(table, event.who, event.number) if event.number else table


def with_attacks(table: Encounter, who: Id, number: int) -> Encounter:
    """So many attacks made in this turn."""
    return changed(table, who, budget=replace(table.combatants[who].budget, attacks=number))


def mob_attacked(table: Encounter, event: ev.MobAttacked) -> Encounter:
    """The actions it took; the damage is an event of its own."""
    if not event.spent:
        return table
    acting = (table.combatants[who] for who in event.spent)
    return put(table, *(replace(one, budget=replace(one.budget, action=0)) for one in acting))
