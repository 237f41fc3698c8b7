"""Forms put on and taken off: wild shape, polymorph, and changes for good.

The effect that stands for a form carries its end: whatever ends that effect ends the form, and
whatever ends the form ends the effect. A blow that is too much for a form goes on to what lies
beneath it, as the same instance of damage.
"""

from dataclasses import replace

from tracker.encounter import bounds, guises, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import concentration, conditions, damage, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import CAUSE, POLYMORPH, STAYS, WILD, Form
from tracker.encounter.stat_block import StatBlock
from tracker.rules import concentration as keeping
from tracker.rules import hit_points
from tracker.rules.damage import Part
from tracker.rules.reasons import because

AT_ZERO = frozenset({"DEATH-01", "DEATH-02", "DEATH-08", "KO-01", "KO-02", "CONC-02", "CONC-04"})
"""Rules of what happens to a body at 0 hit points: a form only breaks."""


def take(deciding: Deciding, command: cmd.TakeForm) -> None:
    """`form WHO "NAME" …`; only a creature with hit points can change."""
    who, name = command.who, bounds.name(command.name)
    creature = targets.embodied(deciding, who, acts=False)
    if creature.state != "up":
        raise Refused("no-form-at-zero", who=creature.full_name)
    duration = command.duration
    kind = command.kind or (WILD if usually_wild(creature, duration) else POLYMORPH)
    effect = conditions.effect_from(deciding, duration, who, name)
    block = command.block
    if command.ac is not None:
        block = replace(block, ac=bounds.within("ac", command.ac))
    assume(deciding, who, block, kind, effect, command.hp)


def usually_wild(creature: Combatant, duration: cmd.Duration) -> bool:
    """A character that changes without anybody's spell."""
    return creature.kind == "pc" and not duration.concentration


def assume(
    deciding: Deciding, who: Id, block: StatBlock, kind: str, effect: Effect, hp: int | None = None
) -> None:
    """Put a form on; `hp` is its maximum where it is not the block's."""
    table, creature = deciding.table, deciding.creature(who)
    shape = guises.worn(numbers.block_of(table, who), block, kind)
    most = bounds.within("hp", block.max_hp if hp is None else hp)
    if most < 1:
        raise Refused("no-maximum-left", who=creature.full_name)
    key = guises.key_of(table.kinds, shape)
    if key not in table.kinds:
        deciding.happen(ev.KindsAdded(((key, shape),)))
    conditions.put(deciding, who, replace(effect, cause=CAUSE))
    placed = deciding.creature(who).effects[-1]
    form = Form(
        effect.name,
        kind,
        placed.id,
        creature.block,
        creature.max_hp,
        creature.max_hp_change,
        creature.hp,
        creature.hp_trail,
    )
    start = numbers.maximum_with(deciding.table, who, most)
    pool = because("DMG-01", "form-hit-points", hp=start, maximum=most)
    deciding.happen(ev.FormTaken(who, form, key, most, start, (pool,)))


def leave(deciding: Deciding, command: cmd.LeaveForm) -> None:
    """`unform WHO`: the form on top, also one that stays."""
    creature = targets.known(deciding, command.who)
    if not creature.forms:
        raise Refused("no-form", who=creature.full_name)
    end(deciding, command.who, len(creature.forms) - 1, "hand")


def end(deciding: Deciding, who: Id, place: int, why: str) -> None:
    """One form of the stack is over, with the effect that stands for it and a spell that held it."""
    creature = deciding.creature(who)
    form = creature.forms[place]
    hp = creature.hp
    if place == len(creature.forms) - 1:
        hp = min(
            form.hp, numbers.maximum_with(deciding.table, who, form.max_hp, form.max_hp_change)
        )
    own = because("DMG-01", "own-hit-points", hp=hp)
    deciding.happen(ev.FormEnded(who, form, place, hp, why, (own,)))
    for effect in deciding.creature(who).effects:
        if effect.id == form.effect:
            conditions.end(deciding, who, effect, why)
            if effect.concentration:
                concentration.run_out(deciding, effect.source, "ended")


def effect_over(deciding: Deciding, who: Id, effect: Effect, why: str) -> None:
    """The effect that stands for a form has ended: so has the form."""
    for place, form in enumerate(deciding.creature(who).forms):
        if form.effect == effect.id:
            end(deciding, who, place, why)
            return


def shed(deciding: Deciding, who: Id, why: str, kinds: tuple[str, ...] = (WILD, POLYMORPH)) -> None:
    """Off with every form of these kinds that nothing else lies over."""
    while breaks(creature := deciding.creature(who)) and creature.forms[-1].kind in kinds:
        end(deciding, who, len(creature.forms) - 1, why)


def breaks(creature: Combatant) -> bool:
    """Whether it wears a form that ends at 0 hit points."""
    return bool(creature.forms) and creature.forms[-1].kind != STAYS


def broken(
    deciding: Deciding,
    target: Id,
    settled: tuple[ev.DamagePartTaken, ...],
    taken: hit_points.Taken,
    blow: damage.Blow,
) -> None:
    """A form at 0 hit points: what is left of the blow hits what lies beneath (DMG-01, CONC-02)."""
    creature = deciding.creature(target)
    form = creature.forms[-1]
    reasons = tuple(one for one in taken.reasons if one.rule not in AT_ZERO)
    lost = because("DMG-01", "hit-points", before=creature.hp, after=0)
    deciding.happen(
        ev.DamageTaken(
            target,
            settled,
            taken.taken,
            creature.hp,
            0,
            creature.temp_hp,
            taken.body.temp_hp,
            blow.source,
            blow.dice,
            blow.critical,
            taken.leftover,
            (*blow.reasons, *reasons, lost),
        )
    )
    end(deciding, target, len(creature.forms) - 1, "hit-points")
    if taken.leftover:
        through = because("DMG-01", "falls-through", damage=taken.leftover, name=form.name)
        fall_through(deciding, target, taken.leftover, blow._replace(reasons=(through,), dice=()))
    held = deciding.creature(target).concentration
    if held is not None and blow.asks:
        dc, why = keeping.dc(taken.taken, numbers.edition(deciding.table))
        concentration.ask(deciding, target, dc, (why,))


def fall_through(deciding: Deciding, target: Id, left: int, blow: damage.Blow) -> None:
    """The rest of a blow, whose defences have had their say."""
    body = damage.bare(numbers.body_of(deciding.table, target))._replace(concentrating=False)
    attack = "melee" if blow.melee else ""
    knock_out = blow.ko and not breaks(deciding.creature(target))
    taken = hit_points.take(
        body, [Part(left)], attack=attack, distance=damage.FAR, knock_out=knock_out
    )
    settled = (ev.DamagePartTaken("", left, left),)
    damage.land(deciding, target, settled, taken, blow._replace(asks=False))


def nothing_left(deciding: Deciding, who: Id) -> bool:
    """A form without any hit points left is gone; whether that was all."""
    if not breaks(deciding.creature(who)):
        return False
    end(deciding, who, len(deciding.creature(who).forms) - 1, "hit-points")
    return True
