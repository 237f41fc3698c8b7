"""What the fight asks before a step, and what it offers after one.

Players roll for their characters unless the option `player_dice` says otherwise; whoever attacks
and is not on the players' list may be shown there with one key (UNSEEN-04, TRACK-03): that is said
once a group, because a DM without a screen for players has no use for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.model import FOES, Encounter, Id
from tracker.tui import actions
from tracker.tui.plain import plain

if TYPE_CHECKING:
    from tracker.encounter.events import Event
    from tracker.shorthand.request import Request
    from tracker.tui.dialogs.form import Asked
    from tracker.tui.screens.fight import FightScreen


def first(fight: FightScreen, asked: Request, *, unmark: bool) -> bool:
    """Ask for the totals of players before a save; whether something was asked."""
    from tracker.encounter.commands import Improvise, RollSave, UseAction
    from tracker.encounter.decide import saving, using

    if not isinstance(asked, RollSave | Improvise | UseAction):
        return False
    if isinstance(asked, UseAction):
        save, who = using.left_to_players(fight.session.table, asked)
        ability, dc = (save.ability, save.dc) if save else ("", 0)
    else:
        who = saving.left_to_players(fight.session.table, asked)
        ability, dc = asked.ability, asked.dc
    if not who:
        return False
    from tracker.tui.dialogs.player_saves import PlayerSavesDialog

    def answered(request: Asked | None) -> None:
        if request is None or isinstance(request, str):
            fight.sync()
            return
        fight.settle(request, unmark=unmark)
        fight.note_applied()

    fight.app.push_screen(PlayerSavesDialog(fight.desk(), asked, ability, dc), answered)
    return True


def offer(fight: FightScreen, events: tuple[Event, ...], table: Encounter) -> None:
    """Say which attackers players do not see on their list, and whose turn went unused (TURN-02)."""
    from tracker.encounter.events import FightEnded, PartyKept, TurnEnded
    from tracker.i18n import screens_asking as words
    from tracker.i18n.names import kinds, line_name
    from tracker.i18n.sentences.fights import kept

    found = unseen(events, table)
    fresh = tuple(who for who in found if who not in fight.said_unseen)
    if fresh:
        lines = (line.members for line in table.lines.values())
        fight.said_unseen |= {
            one for members in lines if set(members) & set(fresh) for one in members
        }
        fight.say(words.still_hidden(kinds(table, fresh)))
        fight.offered = fresh
    elif won(events, table):
        key = actions.key_said("fight", "end")
        fight.say(words.foes_down(key))
    for event in events:
        if isinstance(event, FightEnded):
            from tracker.tui.screens import fight_beyond

            fight_beyond.summary(fight)
        if isinstance(event, PartyKept) and fight.session.party.written and not fight.streaming:
            fight.say(words.kept(plain(kept(event))))
        if isinstance(event, TurnEnded) and not fresh:
            if not event.reasons:
                left_over(fight, event.line)
            elif untouched(fight):
                fight.say(words.did_nothing(line_name(table, event.line)))


def left_over(fight: FightScreen, line: Id) -> None:
    """Say who of a group still had its action when the turn of all of them ended."""
    from tracker.encounter import numbers
    from tracker.i18n import screens_asking as words
    from tracker.i18n.names import names

    before = fight.session.state_at(fight.session.cursor - 1)
    able = [one for one in before.living(line) if numbers.can_act(before, one.id)]
    idle = [one.id for one in able if one.budget.action > 0]
    if 0 < len(idle) < len(able):
        fight.say(words.not_acted(plain(names(before, idle))))


def untouched(fight: FightScreen) -> bool:
    """Whether the turn that the last step ended began in the step before it.

    Saves, healing or a spell to concentrate on spend no action of their own, but they were done.
    """
    from tracker.encounter.events import PointerSet, TurnBegan

    before = fight.session.step(fight.session.cursor - 1)
    return any(isinstance(one, TurnBegan | PointerSet) for one in before.events)


def won(events: tuple[Event, ...], table: Encounter) -> bool:
    """Whether this step took down the last of the foes, and none is still to come."""
    from tracker.encounter.events import StateChanged

    foes = [one for one in table.combatants.values() if one.side == FOES]
    fell = {one.target for one in events if isinstance(one, StateChanged)}
    return any(one.id in fell for one in foes) and all(one.state != "up" for one in foes)


def unseen(events: tuple[Event, ...], table: Encounter) -> tuple[Id, ...]:
    """Attackers of a step that players' list does not show yet."""
    from tracker.encounter.events import Attacked, MobAttacked, lots_of

    found: list[Id] = []
    for event in events:
        if isinstance(event, Attacked):
            found.append(event.attacker)
        elif isinstance(event, MobAttacked):
            found.extend(who for lot in lots_of(event) for who in lot.attackers)
    return tuple(who for who in dict.fromkeys(found) if table.combatants[who].hidden)
