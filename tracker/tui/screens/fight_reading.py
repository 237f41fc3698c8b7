"""Keys of the fight that open something to read, and what is said of a turn that just went by.

What lies on the creature under the cursor has a key of its own; the help lists it too, and stays
the help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.tui import actions, moments, selection
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
    from tracker.encounter import numbers
    from tracker.i18n import screens_time as said
    from tracker.i18n.names import line_name, listed

    at, table = moments.typed(fight.app), fight.table
    twice, fight.passed = at - fight.passed < TWICE, at
    if not twice or not table.active:
        fight.skipped = ()
        return ""
    here = [one.id for one in table.living(table.active)]
    if any(numbers.can_act(table, one) and not numbers.caught(table, one) for one in here):
        fight.skipped += (plain(line_name(table, table.active)),)
    if not fight.skipped:
        return ""
    key = actions.key_said("fight", "back")
    says = said.skipped if len(fight.skipped) == 1 else said.skipped_all
    return says(listed(dict.fromkeys(fight.skipped)), key)


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
    """Everything, what lies on the creature under the cursor first; letters search at once."""
    _listed(fight, seeking=True)


def lying(fight: FightScreen, _key: str) -> None:
    """The card of what lies on the creature under the cursor, a list of several."""
    from tracker.tui.screens.rules import CardScreen

    found = lying_on(fight)
    if len(found) == 1:
        fight.app.push_screen(CardScreen(found[0], showing(fight)))
    elif found:
        _listed(fight, seeking=False)


def _listed(fight: FightScreen, *, seeking: bool) -> None:
    from tracker.tui.screens.rules import RulesScreen

    shown = RulesScreen(lying_on(fight), who_is_read(fight), showing(fight), seeking=seeking)
    fight.app.push_screen(shown)


def help_on(fight: FightScreen) -> None:
    """This screen's help; above it what lies on the creature under the cursor, to open."""
    from tracker.tui.screens.help import HelpScreen, Lying

    found = () if fight.place != "fight" else lying_on(fight)
    above = Lying(who_is_read(fight), found, showing(fight), lambda: _listed(fight, seeking=False))
    fight.app.push_screen(HelpScreen(fight.help_places(), fight.purpose(), above))


def who_is_read(fight: FightScreen) -> str:
    """The name of the creature under the cursor, a group's first."""
    who = selection.under(fight.table, fight.cursor)[:1]
    return plain(fight.table.combatants[who[0]].full_name) if who else ""


def showing(fight: FightScreen) -> Showing:
    """How the reader puts a card before the players of this fight (TRACK-14)."""
    from tracker.encounter.commands import ShowCard
    from tracker.tui.screens.rules import Showing

    def toggle(key: str) -> None:
        fight.perform(ShowCard(key, off=key in fight.session.table.cards))

    return Showing(lambda: fight.session.table.cards, toggle)


def lying_on(fight: FightScreen) -> tuple[Entry, ...]:
    """Entries about whoever is under the cursor, a group's together."""
    from tracker.i18n.rules_at_hand.creature import about

    if fight.streaming:
        return ()
    who = selection.under(fight.table, fight.cursor)
    return tuple(dict.fromkeys(found for one in who for found in about(fight.table, one)))
