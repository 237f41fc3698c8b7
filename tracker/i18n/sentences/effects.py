"""Sentences of conditions, effects, exhaustion and concentration."""

from tracker.encounter import events as ev
from tracker.encounter import marks, numbers
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter
from tracker.encounter.shapes import CAUSE as FORM
from tracker.i18n import spells, terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import either, name, names
from tracker.i18n.sentences.remarks import by_dm, with_extras

DYING = "dying"
"""The cause of the unconsciousness at 0 hit points: the change of state has told it."""
GOES_WITHOUT_SAYING = frozenset({"time", "again", "used"})
"""Ends of the marks of actions that are no news."""


def effect_added(event: ev.EffectAdded, table: Encounter) -> str:
    """A condition or effect, with its end."""
    effect = event.effect
    if effect.cause == DYING and effect.name == "unconscious":
        return ""
    if effect.cause in marks.OF_ACTIONS or effect.cause == FORM:
        return ""
    text = (
        pgettext("EffectAdded", "{who} is {condition}")
        if effect.condition
        else pgettext("EffectAdded", "{who}: {condition}")
    )
    said = text.format(who=name(table, event.target), condition=terms.condition(effect.name))
    extras = [duration(effect, table)] if duration(effect, table) else []
    extras += [effect.note] if effect.note else []
    extras += overlapping(event, table)
    return with_extras(said, [*extras, *([by_dm()] if event.by_dm else [])])


def overlapping(event: ev.EffectAdded, table: Encounter) -> list[str]:
    """Which of two of a name waits from now on (STACK-01)."""
    if not any(reason.key == "stronger-works" for reason in event.reasons):
        return []
    if event.effect.id in numbers.suppressed(table, event.target):
        return [pgettext("EffectAdded", "waits: the other works")]
    return [pgettext("EffectAdded", "the other waits")]


def duration(effect: Effect, table: Encounter) -> str:
    """How long an effect lasts, in words; empty for one without an end."""
    parts = []
    if effect.until:
        text = (
            pgettext("duration", "until the start of {who}'s turn in round {round}")
            if effect.until.at == "start"
            else pgettext("duration", "until the end of {who}'s turn in round {round}")
        )
        parts.append(text.format(who=name(table, effect.until.who), round=effect.until.round))
    if effect.trigger:
        parts.append(pgettext("duration", "until {trigger}").format(trigger=effect.trigger))
    if effect.save:
        parts.append(
            pgettext("duration", "{ability} save DC {dc} ends it").format(
                ability=terms.ability(effect.save.ability), dc=effect.save.dc
            )
        )
    if effect.concentration and effect.source:
        parts.append(
            pgettext("duration", "while {who} concentrates").format(who=name(table, effect.source))
        )
    return either(parts)


def effect_ended(event: ev.EffectEnded, before: Encounter, table: Encounter) -> str:
    """An effect is over, and why."""
    if event.effect.cause == DYING and event.effect.name == "unconscious":
        return ""
    if event.effect.cause in marks.OF_ACTIONS and event.why in GOES_WITHOUT_SAYING:
        return ""
    if event.effect.cause == FORM:
        return ""
    text = (
        pgettext("EffectEnded", "{who} is no longer {condition} ({why})")
        if event.effect.condition
        else pgettext("EffectEnded", "{who}: {condition} ends ({why})")
    )
    if not event.effect.condition and (after := spells.aftermath(event.effect.name)):
        return after.format(who=name(table, event.target))
    why = terms.ending(event.why)
    if takes_over(event, before, table):
        why = pgettext("EffectEnded", "{why}; the other takes over").format(why=why)
    return text.format(
        who=name(table, event.target), condition=terms.condition(event.effect.name), why=why
    )


def takes_over(event: ev.EffectEnded, before: Encounter, table: Encounter) -> bool:
    """Whether one that waited for it works now (STACK-01)."""
    waited = numbers.suppressed(before, event.target) - numbers.suppressed(table, event.target)
    return any(one.id in waited for one in table.combatants[event.target].effects)


def effect_refused(event: ev.EffectRefused, table: Encounter) -> str:
    """An immunity (COND-03)."""
    return pgettext("EffectRefused", "{who} is immune to being {condition}").format(
        who=name(table, event.target), condition=terms.condition(event.name)
    )


def exhaustion_set(event: ev.ExhaustionSet, table: Encounter) -> str:
    """Levels of exhaustion."""
    return pgettext("ExhaustionSet", "{who}: exhaustion {before} → {level}").format(
        who=name(table, event.who), before=event.before, level=event.level
    )


def concentration_began(event: ev.ConcentrationBegan, table: Encounter) -> str:
    """A spell held by concentration."""
    said = pgettext("ConcentrationBegan", "{who} concentrates on {spell}").format(
        who=name(table, event.who), spell=event.concentration.spell
    )
    on = event.concentration.on
    return with_extras(said, [names(table, on)] if on else [])


def concentration_ended(event: ev.ConcentrationEnded, table: Encounter) -> str:
    """Concentration is over, and why; what of its caster stays on whom it was on, untied to it."""
    said = pgettext("ConcentrationEnded", "{who} loses {spell} ({why})").format(
        who=name(table, event.who), spell=event.concentration.spell, why=terms.ending(event.why)
    )
    return with_extras(said, lingering(event, table))


def lingering(event: ev.ConcentrationEnded, table: Encounter) -> list[str]:
    """`Goblin A is still paralyzed`: nothing ends by itself that was not tied to the spell."""
    return [
        pgettext("ConcentrationEnded", "{who} is still {condition}").format(
            who=name(table, target), condition=terms.condition(effect.name)
        )
        for target in event.concentration.on
        if target in table.combatants
        for effect in table.combatants[target].effects
        if effect.condition and effect.source == event.who
        if not effect.concentration and effect.name != "grappled"
    ]
