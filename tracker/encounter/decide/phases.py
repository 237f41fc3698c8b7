"""Phases of a creature: kept ready, asked for once when the hit points come down, done in one step."""

from collections.abc import Mapping
from dataclasses import replace

from tracker.encounter import bounds, guises, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import dying, forms, healing, prompts, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Id
from tracker.encounter.numbers import uses
from tracker.encounter.prompts import Prompt
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import STAYS, Phase
from tracker.encounter.stat_block import StatBlock

KIND = "phase"
FULL = "full"
"""Healing up to the maximum."""
FRESH = ("legendary", "resistance")
"""Limited things that a phase may give back."""


def await_phase(deciding: Deciding, command: cmd.AwaitPhase) -> None:
    """`when WHO hp<=50% "NAME" …`; one that is due already asks at once."""
    creature = targets.known(deciding, command.who)
    if not targets.has_hit_points(deciding.table, creature.id):
        raise Refused("no-hit-points", who=creature.full_name)
    name = bounds.name(command.name)
    if any(one.name.casefold() == name.casefold() for one in creature.phases):
        raise Refused("phase-there", who=creature.full_name, name=name)
    key = ""
    if command.form is not None:
        key = guises.key_of(deciding.table.kinds, command.form)
        if key not in deciding.table.kinds:
            deciding.happen(ev.KindsAdded(((key, command.form),)))
    phase = Phase(
        deciding.number(),
        name,
        bounds.within("hp", command.at),
        command.percent,
        key,
        command.heal,
        command.legendary,
        bounds.note(command.text),
    )
    deciding.happen(ev.PhaseAwaited(creature.id, phase))


def kept(
    creature: Combatant, entry: cmd.Entry, kinds: Mapping[str, StatBlock], number: int
) -> tuple[Combatant, int]:
    """The creature with the phases of its entry, and the next free number."""
    if not entry.phases:
        return creature, number
    ready = tuple(
        Phase(
            number + place,
            bounds.name(one.name),
            bounds.within("hp", one.at),
            one.percent,
            guises.key_of(kinds, one.form) if one.form else "",
            one.heal,
            one.legendary,
            bounds.note(one.text),
        )
        for place, one in enumerate(entry.phases)
    )
    return replace(creature, phases=ready), number + len(ready)


def forget(deciding: Deciding, command: cmd.ForgetPhase) -> None:
    """`when WHO off "NAME"`, with its open question."""
    creature = targets.known(deciding, command.who)
    sought = command.name.casefold()
    for phase in creature.phases:
        if phase.name.casefold() == sought:
            deciding.happen(ev.PhaseForgotten(creature.id, phase))
            prompts.withdraw(deciding, "hand", who=creature.id, kind=KIND, effect=phase.id)
            return
    known = ", ".join(one.name for one in creature.phases)
    raise Refused("no-phase", who=creature.full_name, name=command.name, known=known)


def watch(deciding: Deciding, who: Id) -> None:
    """Ask for every phase whose mark its hit points have come down to."""
    creature = deciding.creature(who)
    if creature.gone or creature.enters_round:
        return
    most = numbers.maximum(deciding.table, who).value
    for phase in creature.phases:
        lives = creature.state == "up" or not phase.at
        if lives and phase.is_due(creature.hp, most):
            deciding.happen(ev.PhaseReached(who, phase))
            prompts.raise_prompt(deciding, KIND, who, subject=phase.name, effect=phase.id)


def begin(deciding: Deciding, prompt: Prompt, rolled: int | None = None) -> None:
    """The answer: form, healing and fresh legendary uses in one step."""
    creature = deciding.creature(prompt.who)
    phase = next((one for one in creature.phases if one.id == prompt.effect), None)
    if phase is None or creature.gone:
        return
    deciding.happen(ev.PhaseBegan(creature.id, phase))
    if phase.legendary:
        refresh(deciding, creature)
    if creature.state != "up" and (phase.form or phase.heal):
        dying.wake(deciding, creature.id, "phase", hp=1)
    if phase.form:
        block = deciding.table.kinds[phase.form]
        forms.assume(deciding, creature.id, block, STAYS, Effect(0, block.name))
    if phase.heal:
        mend(deciding, creature.id, phase.heal, rolled)


def mend(deciding: Deciding, who: Id, amount: str, rolled: int | None) -> None:
    """A number, dice, or up to the maximum."""
    if amount == FULL:
        amount = str(numbers.maximum(deciding.table, who).value)
    gained, why = healing.settled(deciding, amount, rolled)
    healing.mend(deciding, who, gained, why)


def refresh(deciding: Deciding, creature: Combatant) -> None:
    """Legendary actions and resistance count as unused."""
    for one in uses.limited(deciding.table, creature.id):
        if one.kind in FRESH and one.used:
            deciding.happen(ev.UsesChanged(creature.id, one.name, one.used, 0))
