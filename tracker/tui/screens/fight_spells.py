"""What is said after a step about spells: one that holds nobody, one that leaves something behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.tui import actions

if TYPE_CHECKING:
    from tracker.shorthand.request import Request
    from tracker.tui.screens.fight import FightScreen


def hint(fight: FightScreen, asked: Request) -> str:
    """Empty where nothing is to be said; what is undone or done again was said before."""
    from tracker.shorthand.request import Move

    if isinstance(asked, Move):
        return ""
    return for_nothing(fight, asked) or too_late(fight, asked) or aftermath(fight)


def for_nothing(fight: FightScreen, asked: Request) -> str:
    """All have saved against what a concentration was to hold: it goes on, with nobody in it."""
    from tracker.encounter.commands import RollSave
    from tracker.encounter.numbers import spellbound

    if not isinstance(asked, RollSave) or asked.amount or not (asked.condition or asked.effect):
        return ""
    source = asked.duration.source or asked.source
    if not asked.duration.concentration or not spellbound.holds_nothing(fight.table, source):
        return ""
    from tracker.i18n import screens_lasting as words
    from tracker.tui.plain import plain

    caster = fight.table.combatants[source]
    held = caster.concentration
    spell = held.spell if held else ""
    key = actions.key_said("fight", "concentrate")
    return words.holds_nobody(plain(caster.full_name), plain(spell), key)


def too_late(fight: FightScreen, asked: Request) -> str:
    """A reaction that makes the caster harder to hit, after the hit: that one stands."""
    from tracker.encounter.commands import CastSpell

    if not isinstance(asked, CastSpell):
        return ""
    from tracker.i18n import shielding as words
    from tracker.session import shielding
    from tracker.tui.plain import plain

    hit = shielding.too_late(fight.session, asked.who)
    who = plain(fight.table.combatants[asked.who].full_name)
    return words.came_late(hit.total, who) if hit else ""


def aftermath(fight: FightScreen) -> str:
    """What a spell leaves behind that ended in the last step."""
    session = fight.session
    if not session.cursor:
        return ""
    from tracker.encounter.events import EffectEnded
    from tracker.i18n import spells
    from tracker.tui.plain import plain

    for event in session.step(session.cursor).events:
        if isinstance(event, EffectEnded) and event.target in fight.table.combatants:
            after = spells.aftermath(event.effect.name)
            if after and not event.effect.condition:
                return after.format(who=plain(fight.table.combatants[event.target].full_name))
    return ""
