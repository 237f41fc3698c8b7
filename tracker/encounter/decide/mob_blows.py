"""The hits of a mob on their way into its target, as few events as make no difference (MOB-03).

Each hit is an instance of damage, halved and rounded on its own (RES-01). Where instances count
one by one (a concentrating target, death save failures) they are recorded one by one; otherwise
all that land together are one event whose parts are the sums, so that a crowd of 500 stays cheap.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import damage
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.rules import hit_points
from tracker.rules.body import Body
from tracker.rules.damage import Part, after_defences
from tracker.rules.reasons import Reason


class Blow(NamedTuple):
    """One hit on its way."""

    source: Id
    parts: tuple[Part, ...]
    melee: bool
    critical: bool = False
    dice: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


def land(deciding: Deciding, command: cmd.MobAttack, blows: Sequence[Blow]) -> None:
    """Every hit's damage, until the target is dead or knocked out."""
    at = 0
    while at < len(blows):
        creature = deciding.creature(command.target)
        if creature.state == "dead" or (command.ko and creature.state == "stable"):
            return
        body = numbers.body_of(deciding.table, command.target, resist=command.resist)
        run = together(body, blows[at:])
        if run > 1:
            land_together(deciding, command, body, blows[at : at + run])
        else:
            land_one(deciding, command, blows[at])
        at += run


def together(body: Body, blows: Sequence[Blow]) -> int:
    """How many hits may be one event: all, unless each asks for something of its own."""
    if body.concentrating or body.hp <= 0:
        return 1
    if body.dies_at_zero:
        return len(blows)
    standing = body
    for count, blow in enumerate(blows):
        taken = hit_points.take(standing, blow.parts, distance=damage.FAR)
        if taken.after != "up":
            return max(1, count)
        standing = taken.body
    return len(blows)


def land_one(deciding: Deciding, command: cmd.MobAttack, blow: Blow) -> None:
    """One hit by itself."""
    damage.hurt(
        deciding,
        command.target,
        blow.parts,
        source=blow.source,
        critical=blow.critical,
        melee=blow.melee,
        ko=command.ko,
        resist=command.resist,
        dice=blow.dice,
        reasons=blow.reasons,
    )


def land_together(
    deciding: Deciding, command: cmd.MobAttack, body: Body, blows: Sequence[Blow]
) -> None:
    """Several hits as one event, each lessened by itself before the sum."""
    rolled: dict[str, int] = {}
    taken: dict[str, int] = {}
    reasons: dict[Reason, None] = {}
    for blow in blows:
        left = after_defences(
            blow.parts,
            body.resist,
            body.immune,
            body.vulnerable,
            petrified="petrified" in body.conditions,
            submerged=body.submerged,
            threshold=body.threshold,
        )
        reasons.update(dict.fromkeys((*blow.reasons, *left.reasons)))
        for part, amount in zip(blow.parts, left.amounts, strict=True):
            rolled[part.type] = rolled.get(part.type, 0) + part.amount
            taken[part.type] = taken.get(part.type, 0) + amount
    damage.hurt_together(
        deciding,
        command.target,
        tuple(ev.DamagePartTaken(kind, rolled[kind], taken[kind]) for kind in rolled),
        tuple(reasons),
        source=blows[0].source,
        melee=all(blow.melee for blow in blows),
        ko=command.ko,
        dice=tuple(face for blow in blows for face in blow.dice),
    )
