"""Hit points regained, temporary hit points and changes of the maximum (HEAL, THP, DMG-01)."""

from typing import cast

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import conditions, dying, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules import dice, hit_points
from tracker.rules.body import limit as limit_of
from tracker.rules.reasons import Reason, because


def heal(deciding: Deciding, command: cmd.Heal) -> None:
    """`heal TARGETS N [from WHO]`: one roll for all; the dead in a group are left out (HEAL-03)."""
    alive = targets.living(deciding, command.targets, "dead-are-not-healed")
    bodies = targets.bodies(deciding, alive)
    amount, rolled = settled(deciding, command.amount, command.rolled)
    if amount < 0:
        raise Refused("negative-healing", amount=amount)
    for who in bodies:
        mend(deciding, who, amount, rolled, command.source)


def settled(
    deciding: Deciding, text: str, rolled: int | None, rule: str = "HEAL-01"
) -> tuple[int, tuple[Reason, ...]]:
    """The amount: as rolled by hand, else by the program; it is drawn either way. Dice are told."""
    drawn = dice.roll(dice.parse(text), deciding.chance)
    amount = drawn.total if rolled is None else rolled
    return amount, (because(rule, "amount-rolled", dice=text, rolled=amount),) * bool(drawn.dice)


def mend(
    deciding: Deciding, who: Id, amount: int, rolled: tuple[Reason, ...] = (), source: Id = ""
) -> None:
    """Heal one creature; above 0 it wakes (HEAL-01, HEAL-02)."""
    creature = deciding.creature(who)
    healed = hit_points.heal(numbers.body_of(deciding.table, who), amount)
    hp = healed.body.hp
    moved = because("HEAL-01", "hit-points", before=creature.hp, after=hp)
    reasons = (*rolled, *healed.reasons, moved)
    deciding.happen(ev.Healed(who, amount, creature.hp, hp, reasons, source))
    if healed.gained:
        dying.come_round(deciding, who)
    if healed.woke:
        dying.wake(deciding, who, "healed", reasons=healed.reasons)


def grant_temporary(deciding: Deciding, command: cmd.GrantTemporary) -> None:
    """`temp TARGETS N [keep|take]`: never added up (THP-03)."""
    alive = targets.with_hit_points(deciding, command.targets)
    amount, rolled = settled(deciding, command.amount, command.rolled, "THP-03")
    if amount < 0:
        raise Refused("negative-temporary", amount=amount)
    bounds.within("hp", amount)
    choice = cast("hit_points.TempChoice", command.choice or "larger")
    for who in alive:
        held = deciding.creature(who).temp_hp
        granted = hit_points.grant_temp(numbers.body_of(deciding.table, who), amount, choice)
        now = granted.body.temp_hp
        pool = because("THP-02", "temporary", before=held, after=now)
        reasons = (*rolled, *granted.reasons, pool)
        deciding.happen(ev.TemporarySet(who, amount, held, now, reasons))


def change_maximum(deciding: Deciding, command: cmd.ChangeMaximum) -> None:
    """`maxhp WHO +N|-N|=N`: raising does not heal, lowering cuts (DMG-01).

    `=N` sets the maximum without effects and exhaustion; a creature whose maximum is 0 is dead.
    """
    who = command.who
    targets.with_hit_points(deciding, (who,))
    creature = deciding.creature(who)
    change = creature.max_hp_change + command.change
    if command.exactly is not None:
        change = command.exactly - creature.max_hp
    bounds.within("hp", creature.max_hp + change)
    before = numbers.whole_maximum(deciding.table, who)
    moved = before.value - creature.max_hp_change + change
    body = numbers.body_of(deciding.table, who)
    after = hit_points.with_max(body, moved)
    now = numbers.maximum(deciding.table, who).value
    limit = limit_of(after.body)
    reasons = (because("DMG-01", "maximum", before=now, after=limit), *after.reasons)
    deciding.happen(ev.MaximumChanged(who, change, now, limit, creature.hp, after.body.hp, reasons))
    if limit == 0:
        dying.die(deciding, who, conditions.NOTHING_LEFT)
