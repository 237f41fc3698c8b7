"""What hangs on a save that is asked: what failing it brings, in the stat block's numbers."""

from collections.abc import Iterator

from tracker.encounter import numbers
from tracker.encounter.model import Encounter
from tracker.encounter.options import value
from tracker.encounter.prompts import Prompt
from tracker.encounter.stat_block import SaveRider
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext


def at_stake(prompt: Prompt, table: Encounter) -> str:
    """Behind the question; empty where the question says it all."""
    if prompt.kind == "saddle":
        return pgettext("stake", "failing: falls off, prone")
    if prompt.kind == "zone":
        return of_zone(prompt, table)
    if prompt.kind in ("lair", "timer"):
        return table.combatants[prompt.who].notes
    if prompt.kind == "phase":
        return of_phase(prompt, table)
    if prompt.kind != "repeat-save":
        return ""
    if prompt.effect:
        return pgettext("stake", "failing: it goes on")
    rider = rider_of(prompt, table)
    parts = list(consequences(rider, average=averages(prompt, table))) if rider else []
    if not parts:
        return ""
    return pgettext("stake", "failing: {what}").format(what=pgettext("list", ", ").join(parts))


def of_zone(prompt: Prompt, table: Encounter) -> str:
    """What an area does to whoever is in it."""
    zone = next((one for one in table.zones if one.id == prompt.effect), None)
    if zone is None:
        return ""
    from tracker.i18n.sentences import shapes

    parts = [shapes.amount(zone.hurt)] if zone.hurt else []
    if zone.hurt and zone.ability and zone.on_success == "half":
        parts.append(pgettext("stake", "half on a success"))
    if zone.condition:
        parts.append(terms.condition(zone.condition))
    return pgettext("list", ", ").join(parts)


def of_phase(prompt: Prompt, table: Encounter) -> str:
    """What a phase brings, and what the DM is told."""
    phases = table.combatants[prompt.who].phases
    phase = next((one for one in phases if one.id == prompt.effect), None)
    if phase is None:
        return ""
    from tracker.i18n.sentences import shapes

    told = [phase.text] if phase.text else []
    return pgettext("list", ", ").join([*shapes.brings(phase, table), *told])


def rider_of(prompt: Prompt, table: Encounter) -> SaveRider | None:
    """The save behind the hit that asks."""
    attacker = prompt.others[0] if prompt.others else ""
    if attacker not in table.combatants:
        return None
    attacks = numbers.block_of(table, attacker).attacks
    return next((one.save for one in attacks if one.name == prompt.subject), None)


def averages(prompt: Prompt, table: Encounter) -> bool:
    """Whether its damage is the printed average."""
    attacker = table.combatants[prompt.others[0]]
    return attacker.kind != "pc" and value(table.options, "monster_damage") == "average"


def consequences(rider: SaveRider, *, average: bool) -> Iterator[str]:
    """Damage, conditions, and what else."""
    for part in rider.damage:
        amount = str(part.average) if average else part.dice
        kind = terms.damage_type(part.type) if part.type else ""
        yield pgettext("stake", "{amount} {type} damage").format(amount=amount, type=kind)
    if rider.damage and rider.on_success == "half":
        yield pgettext("stake", "half on a success")
    yield from (terms.condition(name) for name in rider.conditions)
    if rider.effect:
        yield rider.effect
