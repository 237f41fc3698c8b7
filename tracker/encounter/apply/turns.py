"""Events of the order, the pointer and the prompts."""

from tracker.encounter import events as ev
from tracker.encounter.apply import ordering, shapes
from tracker.encounter.apply.creatures import put
from tracker.encounter.clocks import Clock
from tracker.encounter.model import BeforePassing, Budget, Combatant, Encounter, Id, Vitals
from tracker.encounter.prompts import Prompt, in_order
from tracker.encounter.replacing import replace


def initiative_rolled(table: Encounter, event: ev.InitiativeRolled) -> Encounter:
    """The line's total."""
    natural = event.dice[0] if len(event.dice) == 1 else None
    line = replace(table.lines[event.line], initiative=event.total, natural=natural)
    return replace(table, lines={**table.lines, line.id: line})


def order_set(table: Encounter, event: ev.OrderSet) -> Encounter:
    """The order and its open ties."""
    return replace(table, order=event.order, ties=event.ties)


def lines_changed(table: Encounter, event: ev.LinesChanged) -> Encounter:
    """New, different or vanished lines."""
    lines = {**table.lines, **{line.id: line for line in event.lines}}
    lines = {name: line for name, line in lines.items() if line.members}
    known = tuple(name for name in table.order if name in lines)
    new = tuple(line.id for line in event.lines if line.members and line.id not in known)
    had_waited = waiting(table, table.round)
    changed = replace(table, lines=lines, order=known + new)
    acted = (table.acted - had_waited) | waiting(changed, table.round) | set(event.acted)
    acted &= lines.keys()
    number = max(table.next_number, event.next_number)
    return replace(changed, acted=acted, next_number=number)


def waiting(table: Encounter, round_number: int) -> frozenset[Id]:
    """Lines whose first turn comes in a later round: they count as having acted."""
    return frozenset(line.id for line in table.lines.values() if line.joined > round_number)


def round_began(table: Encounter, event: ev.RoundBegan) -> Encounter:
    """Nobody has acted yet."""
    return replace(table, round=event.round, acted=waiting(table, event.round))


def turn_ended(table: Encounter, event: ev.TurnEnded) -> Encounter:
    """The line has had its turn; its living members have finished one more."""
    ended = replace(table, acted=table.acted | {event.line})
    if event.skipped:
        return ended
    finished = (replace(one, turns_done=one.turns_done + 1) for one in table.living(event.line))
    return put(ended, *finished)


def turn_began(table: Encounter, event: ev.TurnBegan) -> Encounter:
    """The pointer, and full budgets."""
    began = replace(table, active=event.line, round=event.round)
    filled = (
        replace(table.combatants[who], budget=budget, hurt_by=()) for who, budget in event.budgets
    )
    return put(began, *filled)


def time_passed(table: Encounter, event: ev.TimePassed) -> Encounter:
    """Another round, with everything back that a turn gives back; there is no way back but undo."""
    rested = (
        replace(
            one,
            budget=Budget(),
            surprised=False,
            hurt_by=(),
            slept=one.slept + event.rounds if one.state == "stable" else 0,
            long_rest=None if one.long_rest is None else one.long_rest + event.rounds,
        )
        for one in table.combatants.values()
    )
    return put(replace(table, round=event.round, passage=None), *rested)


def rested(table: Encounter, event: ev.Rested) -> Encounter:
    """From the end of a long rest the hours count to the next."""
    if event.kind != "long":
        return table
    return put(table, *(replace(table.combatants[who], long_rest=0) for who in event.who))


def turn_passed(table: Encounter, event: ev.TurnPassed) -> Encounter:
    """Remember the passing."""
    return replace(table, passage=replace(event.passage, before=table.passage))


def turn_taken_back(table: Encounter, event: ev.TurnTakenBack) -> Encounter:
    """Everything the passing did by itself is as before it; what came in since waits."""
    passage = event.passage
    before = table.passage.before if table.passage else None
    left = tuple(one for one in table.prompts if one.id not in passage.prompts)
    undone = {prompt.key for prompt in passage.withdrawn} | {key for key, _ in passage.dice}
    table = ordering.order_restored(table, passage)
    table = replace(
        table,
        round=passage.round,
        active=passage.active,
        acted=(passage.acted & table.lines.keys()) | waiting(table, passage.round),
        passage=before,
        prompts=in_order((*left, *passage.withdrawn)),
        answered=table.answered - undone,
        kept_dice=tuple({**dict(table.kept_dice), **dict(passage.dice)}.items()),
        zones=shapes.zones_with(table.zones, passage.zones),
    )
    return put(table, *(restored(table.combatants[who], old) for who, old in passage.combatants))


def restored(creature: Combatant, old: BeforePassing) -> Combatant:
    """The creature with what the passing had changed put back; spent by hand stays spent."""
    kept = tuple(effect for effect in creature.effects if effect.id not in old.added)
    present = {effect.id for effect in kept}
    back = tuple(effect for effect in old.ended if effect.id not in present)
    before = replace(
        creature,
        budget=emptier(creature.budget, old.budget) if old.refilled else creature.budget,
        surprised=old.surprised or creature.surprised,
        turns_done=old.turns_done,
        ready=old.ready or creature.ready,
        effects=tuple(sorted((*kept, *back), key=lambda effect: effect.id)),
        concentration=creature.concentration or old.concentration,
        enters_round=old.entered or creature.enters_round,
        gone=creature.gone and not old.gone,
        clock=wound_back(creature.clock, old),
    )
    if old.poise:
        seat = old.poise
        before = replace(before, mount=seat.mount, controlled=seat.controlled, aloft=seat.aloft)
        before = replace(before, place=seat.place or before.place)
    if old.guise:
        before = shapes.in_guise(before, old.guise)
    return revived(before, old.vitals) if old.vitals else before


def wound_back(clock: Clock | None, old: BeforePassing) -> Clock | None:
    """The count before its tick; what was done to it by hand since then stays."""
    if clock is None or old.clock is None:
        return clock
    return replace(clock, now=clock.now - old.ticks, ticked=old.clock.ticked)


def revived(creature: Combatant, vitals: Vitals) -> Combatant:
    """The creature with these hit points and counters."""
    return replace(
        creature,
        hp=vitals.hp,
        temp_hp=vitals.temp_hp,
        hp_trail=vitals.hp_trail,
        state=vitals.state,
        successes=vitals.successes,
        failures=vitals.failures,
        recovery_hours=vitals.recovery_hours,
        used=vitals.used,
        hurt_by=vitals.hurt_by,
    )


def emptier(one: Budget, other: Budget) -> Budget:
    """What both still have."""
    return Budget(
        action=min(one.action, other.action),
        bonus=min(one.bonus, other.bonus),
        reaction=min(one.reaction, other.reaction),
        interaction=min(one.interaction, other.interaction),
        moved=max(one.moved, other.moved),
        dashes=max(one.dashes, other.dashes),
        attacks=max(one.attacks, other.attacks),
        seats=max(one.seats, other.seats),
        diagonals=max(one.diagonals, other.diagonals),
        attacked=one.attacked or other.attacked,
        bonus_spell=one.bonus_spell or other.bonus_spell,
        other_spell=one.other_spell or other.other_spell,
        extras=max(one.extras, other.extras, key=feet_of),
    )


def feet_of(extras: tuple[tuple[str, int], ...]) -> int:
    """Extra feet in all."""
    return sum(feet for _, feet in extras)


def pointer_set(table: Encounter, event: ev.PointerSet) -> Encounter:
    """The pointer by hand."""
    return replace(table, active=event.line, round=event.round, acted=event.acted)


def prompt_raised(table: Encounter, event: ev.PromptRaised) -> Encounter:
    """One more open question; its id is taken."""
    taken = max(table.next_number, event.prompt.id + 1)
    return replace(table, prompts=in_order((*table.prompts, event.prompt)), next_number=taken)


def prompt_closed(table: Encounter, prompt: Prompt) -> Encounter:
    """One question less; one of a turn is not asked again when that turn comes again."""
    left = tuple(one for one in table.prompts if one.id != prompt.id)
    answered = table.answered | {prompt.key} if prompt.of_turn else table.answered
    return replace(table, prompts=left, answered=answered)


def fight_ended(table: Encounter) -> Encounter:
    """The fight is over; the table stays as it is."""
    return replace(table, ended=True)
