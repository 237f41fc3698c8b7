"""Keys of the fight that open something to read, and what is said of a turn that just went by.

`?` on a creature with conditions opens their cards; on any other creature, and by F1, all keys.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tracker.tui import actions, selection
from tracker.tui.plain import plain

if TYPE_CHECKING:
    from tracker.i18n.rules_at_hand import Entry
    from tracker.shorthand.request import Beyond
    from tracker.tui.screens.fight import FightScreen
    from tracker.tui.screens.rules import Showing

TWICE = 0.4
"""Seconds between two passings of which the second may be a mistake."""


def skipping(fight: FightScreen) -> str:
    """What to say when two passings came so fast that the key may have been pressed twice."""
    from tracker.i18n import screens_time as said
    from tracker.i18n.names import line_name

    now = monotonic()
    twice, fight.passed = now - fight.passed < TWICE, now
    if not twice or not fight.table.active:
        return ""
    who = plain(line_name(fight.table, fight.table.active))
    return said.skipped(who, actions.first_key("fight", actions.of("fight", "back")))


def sentence(fight: FightScreen, number: int) -> str:
    """What a step came to, in its first sentence; what was typed where nothing is said."""
    from tracker.i18n.log import headlines

    step, before = fight.session.step(number), fight.session.state_at(number - 1)
    return plain((*headlines(step.events, before), step.line)[0])


def wounded(fight: FightScreen) -> None:
    """Say which characters bring wounds along, for example from the fight before."""
    from tracker.encounter import numbers
    from tracker.i18n import screens_asking as said

    table = fight.session.table
    told = [
        f"{plain(one.full_name)} {one.hp}/{most}"
        for one in table.combatants.values()
        if one.kind == "pc" and one.hp < (most := numbers.maximum(table, one.id).value)
    ]
    if told and not fight.message:
        fight.say(said.come_wounded(told))


def lost(fight: FightScreen, answers: int) -> None:
    """Say how many answers did not come again after an amended step."""
    from tracker.i18n import screens_amending as said

    if answers > 0:
        fight.say(said.answers_lost(answers))


def beyond(fight: FightScreen, asked: Beyond) -> None:
    """What a typed line asks that is no step."""
    from tracker.tui.screens import fight_beyond

    fight_beyond.aside(fight, asked)


def rules(fight: FightScreen, _key: str) -> None:
    """Everything, what lies on the creature under the cursor first."""
    from tracker.tui.screens.rules import RulesScreen

    who = selection.under(fight.table, fight.cursor)[:1]
    name = fight.table.combatants[who[0]].full_name if who else ""
    seeking = _key != "question_mark"
    shown = RulesScreen(_lying_on(fight), name, showing(fight), seeking=seeking)
    fight.app.push_screen(shown)


def cards(fight: FightScreen, key: str) -> bool:
    """By `?` what lies on the creature under the cursor; False when nothing does."""
    picking = fight.place != "fight"
    found = _lying_on(fight) if key == "question_mark" and not picking else ()
    if len(found) > 1:
        rules(fight, key)
    elif found:
        from tracker.tui.screens.rules import CardScreen

        fight.app.push_screen(CardScreen(found[0], showing(fight)))
    return bool(found)


def showing(fight: FightScreen) -> Showing:
    """How the reader puts a card before the players of this fight (TRACK-14)."""
    from tracker.encounter.commands import ShowCard
    from tracker.tui.screens.rules import Showing

    def toggle(key: str) -> None:
        fight.perform(ShowCard(key, off=key in fight.session.table.cards))

    return Showing(lambda: fight.session.table.cards, toggle)


def _lying_on(fight: FightScreen) -> tuple[Entry, ...]:
    """Entries about whoever is under the cursor, a group's together."""
    from tracker.i18n.rules_at_hand.creature import about

    if fight.streaming:
        return ()
    who = selection.under(fight.table, fight.cursor)
    return tuple(dict.fromkeys(found for one in who for found in about(fight.table, one)))
