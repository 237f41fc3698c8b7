"""One sum of damage over a mob, member after member, in one event (TRACK-08).

Members of whom nothing has to be said but their hit points, and perhaps that they are dead, are
shares of that event: a crowd of 500 costs one. Whoever concentrates, wears a form, has effects or
saves against death takes its part as an instance of its own.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import damage, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.rules import hit_points, pools
from tracker.rules.body import Body
from tracker.rules.damage import Part, Share
from tracker.rules.reasons import Reason, because, by_option

ORDERS = {
    "hurt-first": because("TRACK-08", "pool-hurt-first"),
    "in-order": because("TRACK-08", "pool-in-order"),
    "chosen": because("TRACK-08", "pool-chosen"),
}
"""Who takes first, and what the log says of it."""
Kind = tuple[str, str]
"""Stat block and kind of creature."""
BEYOND = 10_000_000
"""Hit points that no damage ends: what is asked is only what defences leave."""


class Hit(NamedTuple):
    """What one member takes of the pool."""

    who: Id
    parts: tuple[Part, ...]


class Members:
    """What is known of the members; of those that are alike it is worked out once."""

    def __init__(self, table: Encounter, command: cmd.DealDamage) -> None:
        self.table = table
        self.command = command
        self.alike: dict[Kind, Body] = {}
        self.drawn: dict[tuple[Kind, Share, int, str], int] = {}
        self.lessened: dict[tuple[Kind, Share, tuple[Part, ...]], hit_points.Taken] = {}
        self.bloodied = numbers.edition(table).bloodied_2024
        everyone = table.combatants.values()
        holders = {effect.source for one in everyone for effect in one.effects}
        self.engaged = holders | {prompt.who for prompt in table.prompts}
        """Those whose death ends something, or answers a question."""

    def kind(self, creature: Combatant) -> Kind | None:
        """What makes it alike to others but for its hit points; None for one that is unlike any."""
        bound = creature.effects or creature.forms or creature.exhaustion or creature.concentration
        return None if bound or creature.death_saves else (creature.block, creature.kind)

    def body(self, creature: Combatant) -> Body:
        """The body of its kind; hit points are its own."""
        key = self.kind(creature)
        if key is not None and key in self.alike:
            return self.alike[key]
        body = numbers.body_of(self.table, creature.id, resist=self.command.resist)
        if key is not None:
            self.alike[key] = body
        return body

    def draw(self, who: Id, pool: tuple[Part, ...]) -> pools.Drawn:
        """Its draught; what one of its kind needed of a type is needed by the next one too."""
        lessen, need = self.lessen(who), self.need(who)
        kind = self.kind(self.table.combatants[who])
        if lessen is None or kind is None:
            return pools.draw(pool, need, lessen)
        key = (kind, damage.share(self.command, who), need, pool[0].type)
        if 0 < self.drawn.get(key, 0) <= pool[0].amount:
            return pools.split(pool, self.drawn[key])
        alone = pools.draw(pool[:1], need, lessen)
        if alone.used and alone.rest:
            self.drawn[key] = pools.size(alone.used)
            return pools.Drawn(alone.used, (*alone.rest, *pool[1:]))
        return pools.draw(pool, need, lessen)

    def simple(self, who: Id) -> bool:
        """Whether hit points, and death at 0, are all there is to say of it."""
        creature = self.table.combatants[who]
        if self.kind(creature) is None or self.command.ko or who in self.engaged:
            return False
        body = self.body(creature)
        return body.dies_at_zero and not body.regrows

    def need(self, who: Id) -> int:
        """Points that bring it down."""
        creature = self.table.combatants[who]
        return creature.hp + creature.temp_hp

    def guarded(self, creature: Combatant) -> bool:
        """Whether defences or a share of its own stand in the way."""
        body, command = self.body(creature), self.command
        defences = body.resist or body.immune or body.vulnerable or body.submerged
        other = body.threshold or command.reduce or "petrified" in body.conditions
        return bool(defences or other or damage.share(command, creature.id))

    def lessen(self, who: Id) -> pools.Lessen | None:
        """Its defences and its share; None where nothing stands in the way."""
        creature = self.table.combatants[who]
        if not self.guarded(creature):
            return None
        return lambda parts: self.after(creature, tuple(parts)).taken

    def after(self, creature: Combatant, parts: tuple[Part, ...]) -> hit_points.Taken:
        """What its defences leave of the parts, however many hit points it has."""
        kind, share = self.kind(creature), damage.share(self.command, creature.id)
        if kind is None:
            return self.taken(self.body(creature), parts, share)
        key = (kind, share, parts)
        if key not in self.lessened:
            self.lessened[key] = self.taken(self.body(creature), parts, share)
        return self.lessened[key]

    def taken(self, body: Body, parts: Sequence[Part], share: Share) -> hit_points.Taken:
        """Through its defences, as `hurt` does."""
        command = self.command
        return hit_points.take(
            body._replace(hp=BEYOND, max_hp=BEYOND, temp_hp=0, exhaustion=0, concentrating=False),
            parts,
            saved=share,
            critical=command.crit,
            distance=damage.FAR,
            reduce=command.reduce,
            reduce_type=command.reduce_type or None,
        )

    def share(self, hit: Hit, types: Sequence[str]) -> ev.PoolShare:
        """What a simple member is after it; `types` are those of the pool."""
        creature = self.table.combatants[hit.who]
        used = tuple(part.amount for part in hit.parts)
        amounts: tuple[int, ...] = used
        why: tuple[Reason, ...] = ()
        if self.guarded(creature):
            after = self.after(creature, hit.parts)
            amounts, why = after.amounts, after.reasons
        total = sum(amounts)
        absorbed = min(creature.temp_hp, total)
        hp = max(0, creature.hp - (total - absorbed))
        if self.bloodied and hp:
            why = (*why, *damage.half_way(self.table, hit.who, hp))
        return ev.PoolShare(
            hit.who,
            by_type(hit.parts, used, types),
            creature.hp,
            hp,
            by_type(hit.parts, amounts, types) if amounts != used else (),
            creature.temp_hp,
            creature.temp_hp - absorbed,
            dead=not hp,
            reasons=why,
        )


def by_type(parts: Sequence[Part], points: Sequence[int], types: Sequence[str]) -> tuple[int, ...]:
    """The points of each type."""
    if len(types) == 1:
        return (sum(points),)
    sums = dict.fromkeys(types, 0)
    for part, amount in zip(parts, points, strict=True):
        sums[part.type] += amount
    return tuple(sums.values())


def deal(deciding: Deciding, command: cmd.DealDamage) -> None:
    """`damage TARGETS AMOUNT …`: to each of them, or one sum for all."""
    if command.pooled:
        spread(deciding, command)
    else:
        damage.deal(deciding, command)


def spread(deciding: Deciding, command: cmd.DealDamage) -> None:
    """`damage TARGETS AMOUNT pooled …`: the pool goes from one to the next as they drop."""
    hit, rolled = damage.thrown(deciding, command)
    table = deciding.table
    standing = [who for who in hit if table.combatants[who].state == "up"]
    if not standing:
        raise Refused("nobody-standing", who=targets.names(table, hit))
    order = ordered(table, command, standing)
    members = Members(table, command)
    pool = tuple(part for part in rolled.parts if part.amount)
    carry = bool(value(table.options, "mob_carry_over"))
    hits, lost = poured(members, order, pool, carry=carry)
    alone = tuple(one for one in hits if not members.simple(one.who))
    whole = found(pool, hits)
    types = [part.type for part in whole]
    shares = tuple(members.share(one, types) for one in hits if members.simple(one.who))
    why: tuple[Reason, ...] = (*rolled.reasons, ORDERS[command.pooled])
    if not carry:
        why = (*why, by_option("TRACK-08", "mob_carry_over"))
    deciding.happen(
        ev.DamagePooled(
            tuple(order),
            whole,
            command.pooled,
            shares,
            tuple(part.amount for part in rolled.parts),
            lost,
            command.source,
            rolled.dice,
            command.crit,
            why,
        )
    )
    for one in alone:
        hurt(deciding, command, one)


def ordered(table: Encounter, command: cmd.DealDamage, standing: Sequence[Id]) -> list[Id]:
    """Who takes of it first."""
    for who in command.chosen:
        if who not in table.combatants or who not in (*command.targets, *standing):
            raise Refused("not-in-pool", who=targets.names(table, (who,)))
    first = [who for who in command.chosen if who in standing]
    rest = [who for who in standing if who not in first]
    if command.pooled == "hurt-first":
        whole = [numbers.maximum(table, who).value for who in rest]
        bodies = [
            pools.Standing(table.combatants[who].hp, most)
            for who, most in zip(rest, whole, strict=True)
        ]
        rest = [rest[at] for at in pools.most_hurt(bodies)]
    return first + rest


def poured(
    members: Members, order: Iterable[Id], pool: tuple[Part, ...], *, carry: bool
) -> tuple[list[Hit], int]:
    """Who takes what, and how much of it is lost."""
    hits: list[Hit] = []
    for who in order:
        if not pool:
            break
        used, rest = members.draw(who, pool)
        if not carry:
            return [Hit(who, pool)], pools.size(rest)
        if used:
            hits.append(Hit(who, used))
            pool = rest
    return hits, pools.size(pool)


def found(pool: Sequence[Part], hits: Sequence[Hit]) -> tuple[ev.DamagePartTaken, ...]:
    """The pool by type, and what of each type went to somebody."""
    rolled: dict[str, int] = {}
    used: dict[str, int] = {}
    for part in pool:
        rolled[part.type] = rolled.get(part.type, 0) + part.amount
    for one in hits:
        for part in one.parts:
            used[part.type] = used.get(part.type, 0) + part.amount
    return tuple(ev.DamagePartTaken(kind, n, used.get(kind, 0)) for kind, n in rolled.items())


def hurt(deciding: Deciding, command: cmd.DealDamage, hit: Hit) -> None:
    """An instance of its own, with everything that follows from it."""
    damage.hurt(
        deciding,
        hit.who,
        hit.parts,
        source=command.source,
        critical=command.crit,
        saved=damage.share(command, hit.who),
        reduce=command.reduce,
        reduce_type=command.reduce_type,
        melee=command.ko,
        ko=command.ko,
        resist=command.resist,
    )
