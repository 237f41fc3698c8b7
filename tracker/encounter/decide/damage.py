"""Damage and all that follows from it for one creature, instance by instance (DMG, DEATH, CONC).

`hurt` is the only way hit points are lost: blow, area, ongoing fire and mob all come through it,
so that temporary hit points, death, failures, concentration and questions never differ.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import (
    amounts,
    concentration,
    covering,
    dying,
    forms,
    healing,
    targets,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import hit_points
from tracker.rules.body import Body
from tracker.rules.damage import Part, RolledDamage, Share
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.visibility import is_bloodied

FAR = 1000
"""Feet; keeps the rules from judging a critical hit by position a second time."""


def deal(deciding: Deciding, command: cmd.DealDamage) -> None:
    """`damage TARGETS AMOUNT …`: one roll for all, each with its own share (DMG-04, DMG-07)."""
    hit, rolled = thrown(deciding, command)
    for who in hit:
        hurt(
            deciding,
            who,
            rolled.parts,
            source=command.source,
            critical=command.crit,
            saved=share(command, who),
            reduce=command.reduce,
            reduce_type=command.reduce_type,
            melee=command.ko,
            ko=command.ko,
            resist=command.resist,
            dice=rolled.dice,
            reasons=rolled.reasons,
        )


def thrown(deciding: Deciding, command: cmd.DealDamage) -> tuple[tuple[Id, ...], RolledDamage]:
    """Whom it is about, and the roll."""
    named = command.targets
    if command.area is not None:
        named = covering.caught(deciding, command.area).who
    hit = targets.with_hit_points(deciding, named)
    rolled = amounts.roll(
        deciding,
        amounts.dice_of(command.amount, frozenset(command.qualities)),
        critical=command.crit,
        known=command.rolled,
    )
    return hit, rolled


def share(command: cmd.DealDamage, who: Id) -> Share:
    """What the DM gives a creature of the roll; half and double together are all of it."""
    if who in command.none:
        return "none"
    if who in command.double:
        return "" if who in command.half else "double"
    return "half" if who in command.half else ""


def hurt(
    deciding: Deciding,
    target: Id,
    parts: Sequence[Part],
    *,
    source: Id = "",
    critical: bool = False,
    saved: Share = "",
    reduce: int = 0,
    reduce_type: str = "",
    melee: bool = False,
    ko: bool = False,
    resist: bool = False,
    dice: tuple[int, ...] = (),
    reasons: tuple[Reason, ...] = (),
) -> None:
    """One instance of damage with everything that follows; the dead take none.

    `critical` is settled by the caller, also by position (CRIT-04). `melee` is a melee attack, the
    only thing that may knock out (KO-01). `reasons` are those of the roll.
    """
    creature = deciding.creature(target)
    if creature.state == "dead":
        return
    taken = hit_points.take(
        numbers.body_of(deciding.table, target, resist=resist),
        parts,
        saved=saved,
        critical=critical,
        attack="melee" if melee else "",
        distance=FAR,
        knock_out=ko and not forms.breaks(creature),
        reduce=reduce,
        reduce_type=reduce_type or None,
    )
    settled = tuple(
        ev.DamagePartTaken(part.type, part.amount, amount)
        for part, amount in zip(parts, taken.amounts, strict=True)
    )
    land(deciding, target, settled, taken, Blow(source, dice, critical, reasons, melee, ko))


def hurt_together(
    deciding: Deciding,
    target: Id,
    settled: tuple[ev.DamagePartTaken, ...],
    reasons: tuple[Reason, ...],
    *,
    source: Id,
    melee: bool,
    ko: bool,
    dice: tuple[int, ...] = (),
) -> None:
    """Several instances as one, where that makes no difference; defences have had their say."""
    body = bare(numbers.body_of(deciding.table, target))
    left = [Part(part.taken, part.type) for part in settled]
    attack = "melee" if melee else ""
    knock_out = ko and not forms.breaks(deciding.creature(target))
    taken = hit_points.take(body, left, attack=attack, distance=FAR, knock_out=knock_out)
    land(deciding, target, settled, taken, Blow(source, dice, False, reasons, melee, ko))


def bare(body: Body) -> Body:
    """The body without defences, where they have had their say."""
    return body._replace(
        resist=(),
        immune=(),
        vulnerable=(),
        threshold=0,
        submerged=False,
        conditions=body.conditions - {"petrified"},
    )


class Blow(NamedTuple):
    """What one instance of damage came from."""

    source: Id
    dice: tuple[int, ...]
    critical: bool
    reasons: tuple[Reason, ...]
    melee: bool
    ko: bool
    asks: bool = True
    """Whether it asks for a save to keep a spell; the rest of a blow does not ask again."""


def land(
    deciding: Deciding,
    target: Id,
    settled: tuple[ev.DamagePartTaken, ...],
    taken: hit_points.Taken,
    blow: Blow,
) -> None:
    """It hits the form that is worn, or the creature itself."""
    if taken.before == "up" and taken.body.hp <= 0 and forms.breaks(deciding.creature(target)):
        forms.broken(deciding, target, settled, taken, blow)
    else:
        record(
            deciding, target, settled, taken, blow.source, blow.dice, blow.critical, blow.reasons
        )


def record(
    deciding: Deciding,
    target: Id,
    settled: tuple[ev.DamagePartTaken, ...],
    taken: hit_points.Taken,
    source: Id,
    dice: tuple[int, ...],
    critical: bool,
    reasons: tuple[Reason, ...],
) -> None:
    """Say what was taken, and let the rest follow."""
    creature = deciding.creature(target)
    deciding.happen(
        ev.DamageTaken(
            target,
            settled,
            taken.taken,
            creature.hp,
            taken.body.hp,
            creature.temp_hp,
            taken.body.temp_hp,
            source,
            dice,
            critical,
            taken.leftover,
            (
                *reasons,
                *taken.reasons,
                because("DMG-01", "hit-points", before=creature.hp, after=taken.body.hp),
                *half_way(deciding.table, target, taken.body.hp),
            ),
        )
    )
    follow(deciding, target, taken)


def half_way(table: Encounter, who: Id, hp: int) -> tuple[Reason, ...]:
    """That this makes it bloodied, where bloodied is a state of its own (TRACK-10)."""
    maximum = numbers.maximum(table, who).value
    if numbers.bloodied(table, who) is not False or not is_bloodied(hp, maximum):
        return ()
    return (because("TRACK-10", "becomes-bloodied"), by_option("TRACK-10", "bloodied_2024"))


def follow(deciding: Deciding, target: Id, taken: hit_points.Taken) -> None:
    """Failures, falling, dying, and the save to keep a spell (DEATH-01..06, CONC-02)."""
    body = taken.body
    if any(reason.key == "knocked-out-at-1" for reason in taken.reasons):
        dying.knock_out(deciding, target)
    if taken.failures_added:
        deciding.happen(
            ev.DeathSaveRolled(target, None, (), 0, body.successes, body.failures, taken.reasons)
        )
    why = fate(taken)
    match taken.after:
        case _ if taken.after == taken.before:
            pass
        case "dead":
            dying.die(deciding, target, why, failures=body.failures, reasons=taken.reasons)
        case "stable" | "dying":
            failures = body.failures
            dying.fall(deciding, target, taken.after, why, failures=failures, reasons=taken.reasons)
        case "up":
            pass
    if taken.concentration_dc:
        asking = tuple(one for one in taken.reasons if one.rule == "CONC-02")
        concentration.ask(deciding, target, taken.concentration_dc, asking)


def fate(taken: hit_points.Taken) -> str:
    """Why the state changed; a creature that dies at 0 anyway just dies, however hard the blow."""
    massive = any(reason.key.startswith("massive-damage") for reason in taken.reasons)
    if taken.after == "stable":
        return "knocked-out"
    if taken.after == "dead" and massive and not taken.body.dies_at_zero:
        return "massive-damage"
    if taken.after == "dead" and taken.failures_added:
        return "failures"
    return "damaged" if taken.before == "stable" else "dropped"


def ongoing(deciding: Deciding, who: Id, effect: int, number: int | None = None) -> None:
    """What an effect does at a turn's start or end; `number` is the whole rolled by hand."""
    found = ongoing_effect(deciding, who, effect)
    creature = deciding.creature(who)
    if found.ongoing is None or creature.state == "dead":
        return
    if found.ongoing.kind == "mend":
        amount, rolled_by = healing.settled(deciding, found.ongoing.amount, number)
        healing.mend(deciding, who, amount, rolled_by, found.source)
        return
    known = () if number is None else (number,)
    parts = amounts.dice_of(amounts.read(found.ongoing.amount))
    rolled = amounts.roll(deciding, parts, known=known)
    hurt(deciding, who, rolled.parts, source=found.source, dice=rolled.dice)


def ongoing_effect(deciding: Deciding, who: Id, effect: int) -> Effect:
    """The effect with that id; refused when it is gone."""
    creature = deciding.creature(who)
    for one in creature.effects:
        if one.id == effect:
            return one
    raise Refused("effect-over", who=creature.full_name)
