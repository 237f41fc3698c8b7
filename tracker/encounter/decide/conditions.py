"""Conditions and named effects: put on, taken off, and what their coming and going brings along.

Every instance goes on by `put` and off by `end`, whoever asks: so unconsciousness always brings
prone (COND-17), incapacity always breaks concentration (CONC-04) and a changed maximum always
cuts hit points (DMG-01).
"""

from dataclasses import replace

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import concentration, dodging, dying, forms, prompts, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect, RepeatSave, Until
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import CAUSE, WILD
from tracker.rules import conditions as rules
from tracker.rules import durations, exhaustion
from tracker.rules.reasons import Reason, because, by_option

NOTHING_LEFT = "maximum-zero"
"""Why a creature dies whose maximum came down to 0."""


def until(table: Encounter, duration: cmd.Duration, bearer: Id) -> Until | None:
    """The absolute end of a duration; None when it lasts until something else ends it.

    Rounds are counted from this one at the anchor's place (COND-02); before the fight starts they
    are counted from round 1. `until` means the next turn that has not begun yet.
    """
    if not duration.rounds and not duration.until:
        return None
    anchor = duration.source if duration.rounds else duration.until_of
    who = anchor or acting(table) or bearer
    now = max(1, table.round)
    if duration.rounds:
        end_at = durations.after_rounds(duration.rounds, now, who)
    else:
        at: durations.At = "end" if duration.until == "end" else "start"
        end_at = durations.next_turn(at, now, who, position(table, who))
    return Until(end_at.round, who, end_at.at)


def acting(table: Encounter) -> Id:
    """The first member of the active line; empty before the fight starts."""
    line = table.lines.get(table.active)
    if line is None:
        return ""
    living = table.living(line.id)
    return living[0].id if living else line.members[0]


def position(table: Encounter, who: Id) -> durations.Position:
    """Where a creature's line stands with its turn of this round."""
    line = table.line_of(who)
    if table.round == 0:
        return "before"
    if line is None or line.id in table.acted:
        return "after"
    under_way = line.id == table.active or line.begun == table.round
    return "now" if under_way else "before"


def effect_from(deciding: Deciding, duration: cmd.Duration, bearer: Id, name: str) -> Effect:
    """An instance of that name with the ends and the source a duration asks for."""
    table = deciding.table
    source = duration.source
    if duration.concentration and not source:
        source = acting(table)
        if not source:
            raise Refused("concentration-needs-a-source", effect=name)
    if duration.concentration and table.combatants[source].concentration is None:
        raise Refused("not-concentrating", who=table.combatants[source].full_name)
    save = None
    if duration.save_ability:
        asks = duration.save_of or bearer
        save = RepeatSave(duration.save_ability, duration.save_dc, duration.save_at, asks)
    return Effect(
        id=0,
        name=name,
        source=source,
        until=until(table, duration, bearer),
        save=save,
        concentration=duration.concentration,
        trigger=duration.trigger,
    )


def add_condition(deciding: Deciding, command: cmd.AddCondition) -> None:
    """`cond TARGETS NAME …` (COND-03)."""
    bounds.note(command.note)
    for who in targets.bodies(deciding, command.targets):
        effect = effect_from(deciding, command.duration, who, command.name)
        effect = replace(effect, condition=True, secret=command.secret, note=command.note)
        put(deciding, who, effect, despite=command.despite)


def add_effect(deciding: Deciding, command: cmd.AddEffect) -> None:
    """`effect TARGETS "NAME" …`."""
    name = bounds.name(command.name)
    bounds.note(command.note)
    for who in targets.on_table(deciding, command.targets):
        effect = effect_from(deciding, command.duration, who, name)
        effect = replace(
            effect,
            modifiers=command.modifiers,
            ongoing=command.ongoing,
            secret=command.secret,
            note=command.note,
        )
        put(deciding, who, effect)


def remove(deciding: Deciding, command: cmd.RemoveEffects) -> None:
    """`uncond TARGETS NAME`: every instance of that name (COND-01)."""
    name = command.name.casefold()
    found = False
    for who in command.targets:
        for effect in targets.known(deciding, who).effects:
            if effect.name.casefold() == name:
                found = True
                end(deciding, who, effect, "hand")
    if not found:
        names = targets.names(deciding.table, command.targets)
        raise Refused("effect-not-there", who=names, effect=command.name)


def put(deciding: Deciding, target: Id, effect: Effect, *, despite: bool = False) -> bool:
    """Lay one instance on a creature; whether it took. Its id is given here.

    An immune creature never gets a condition unless the DM says so (`despite`).
    """
    reasons = immunity(deciding.table, target, effect.name) if effect.condition else ()
    if reasons and not despite:
        deciding.happen(ev.EffectRefused(target, effect.name, reasons))
        return False
    before = numbers.maximum(deciding.table, target)
    placed = replace(effect, id=deciding.number())
    overlapping = overlap(deciding.table, target, placed)
    deciding.happen(ev.EffectAdded(target, placed, bool(reasons), overlapping))
    if effect.condition:
        follow(deciding, target, effect)
    settle_maximum(deciding, target, before)
    dodging.keep(deciding, target)
    return True


def overlap(table: Encounter, target: Id, placed: Effect) -> tuple[Reason, ...]:
    """Which of two of a name works from now on, and by which reading of a tie (STACK-01)."""
    others = numbers.same_name(table.combatants[target].effects, placed)
    if placed.condition or placed.cause or not others:
        return ()
    reason = because("STACK-01", "stronger-works", name=placed.name)
    if numbers.rulings(table).stack_tie == "recent":
        return (reason, by_option("STACK-01", "stack_tie"))
    return (reason,)


def follow(deciding: Deciding, target: Id, effect: Effect) -> None:
    """What a condition brings along at once: prone, and the end of all one holds."""
    held = numbers.conditions(deciding.table, target)
    for name in rules.gained(effect.name):
        if name not in held:
            lay(deciding, target, name, effect.name)
    if effect.name in rules.INCAPACITATING:
        concentration.let_go(deciding, target, "incapacitated")
    if effect.name == "unconscious":
        forms.shed(deciding, target, "unconscious", (WILD,))


def lay(deciding: Deciding, target: Id, name: str, cause: str) -> None:
    """A condition that a rule brings, not a person; the immune are spared without a word."""
    if not immunity(deciding.table, target, name):
        effect = Effect(deciding.number(), name, condition=True, cause=cause)
        deciding.happen(ev.EffectAdded(target, effect))
        dodging.keep(deciding, target)


def immunity(table: Encounter, who: Id, name: str) -> tuple[Reason, ...]:
    """Why the creature never gets this condition; empty when it may (COND-03, COND-12)."""
    if name in numbers.condition_immunities(table, who):
        return (because("COND-03", "immune-to-condition", condition=name),)
    if name == "poisoned" and "petrified" in numbers.conditions(table, who):
        return (because("COND-12", "stone-ignores-poison", condition=name),)
    return ()


def end(
    deciding: Deciding, target: Id, effect: Effect, why: str, reasons: tuple[Reason, ...] = ()
) -> None:
    """One instance is over; its questions are withdrawn and a lost maximum cuts hit points."""
    before = numbers.maximum(deciding.table, target)
    deciding.happen(ev.EffectEnded(target, effect, why, reasons))
    prompts.withdraw(deciding, "ended", who=target, effect=effect.id)
    settle_maximum(deciding, target, before)
    if effect.cause == CAUSE:
        forms.effect_over(deciding, target, effect, why)


def settle_maximum(deciding: Deciding, target: Id, before: numbers.Number) -> None:
    """Say that the maximum moved, and cut hit points to it; raising never heals (DMG-01)."""
    after = numbers.maximum(deciding.table, target)
    if after.value == before.value:
        return
    creature = deciding.creature(target)
    deciding.happen(
        ev.MaximumChanged(
            target,
            creature.max_hp_change,
            before.value,
            after.value,
            creature.hp,
            min(creature.hp, after.value),
            after.reasons,
        )
    )
    if after.value == 0 and before.value > 0 and creature.state != "dead":
        dying.die(deciding, target, NOTHING_LEFT)


def set_exhaustion(deciding: Deciding, command: cmd.SetExhaustion) -> None:
    """`exhaust WHO +N|-N|=N` (EXH-02, EXH-03)."""
    who = command.who
    creature = deciding.creature(*targets.bodies(deciding, (who,)))
    change = command.change
    if command.exactly is not None:
        change = bounds.within("exhaustion", command.exactly) - creature.exhaustion
    refusing = immunity(deciding.table, who, "exhaustion")
    if change > 0 and refusing:
        deciding.happen(ev.EffectRefused(who, "exhaustion", refusing))
        return
    tire(deciding, who, change)


def tire(deciding: Deciding, who: Id, change: int) -> None:
    """Levels gained or lost, with what the new level does."""
    creature = deciding.creature(who)
    whole = numbers.whole_maximum(deciding.table, who)
    wording = numbers.edition(deciding.table)
    after = exhaustion.changed(creature.exhaustion, change, creature.hp, whole.value, wording)
    if after.level == creature.exhaustion:
        raise Refused("exhaustion-unchanged", who=creature.full_name, level=after.level)
    hp = creature.hp if creature.state == "dead" else after.hp
    deciding.happen(
        ev.ExhaustionSet(who, creature.exhaustion, after.level, creature.hp, hp, after.reasons)
    )
    if after.dead and creature.state != "dead":
        dying.die(deciding, who, "exhaustion", reasons=after.reasons)
    elif after.max_hp == 0 < whole.value and creature.state != "dead":
        dying.die(deciding, who, NOTHING_LEFT)
    dodging.keep(deciding, who)
