"""What was chosen last, read from the steps themselves: it survives undo, restart and reopening.

Nothing is kept beside the history, so what was undone was never chosen.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tracker.encounter.events import (
    ActionTaken,
    Attacked,
    DeathSaveRolled,
    Event,
    MobAttacked,
    TurnBegan,
    lots_of,
)
from tracker.encounter.model import Encounter, Id
from tracker.rules.attack_traits import ASKED
from tracker.session import Session

STEPS = 200
"""So far back one looks: some ten milliseconds, some evening's hours."""


STRIKES = frozenset({"attack", "mob", "opportunity", "two-weapon", "legendary"})
"""Verbs of steps with an attack in them."""


class Blow(NamedTuple):
    """Whom, and with what."""

    target: Id
    attack: str


def events(session: Session, verbs: frozenset[str] = frozenset()) -> Iterator[Event]:
    """The last ones first; of these verbs only, where some are named."""
    for number in lately(session):
        if not verbs or session.line(number).partition(" ")[0] in verbs:
            yield from reversed(session.step(number).events)


def lately(session: Session) -> Iterator[int]:
    """Numbers of the last steps, the set-up left out."""
    yield from range(session.cursor, max(1, session.cursor - STEPS), -1)


def last_blow(session: Session, who: Id) -> Blow | None:
    """Its own last attack, else the last one of its group."""
    line = session.table.line_of(who)
    mates = frozenset(line.members if line else (who,))
    near: Blow | None = None
    for event in events(session, STRIKES):
        for attackers, blow in blows(event):
            if who in attackers:
                return blow
            if near is None and not mates.isdisjoint(attackers):
                near = blow
    return near


def own_blow(session: Session, who: Id) -> Blow | None:
    """Its own last attack, alone or in a mob; what others of its group did is not its choice."""
    struck = (blow for event in events(session, STRIKES) for blow in blows(event))
    return next((blow for attackers, blow in struck if who in attackers), None)


def blows(event: Event) -> Iterator[tuple[tuple[Id, ...], Blow]]:
    """Who struck, and how."""
    match event:
        case Attacked(attacker=attacker, target=target, attack=attack):
            yield (attacker,), Blow(target, attack)
        case MobAttacked(target=target):
            for lot in lots_of(event):
                yield lot.attackers, Blow(target, lot.attack)
        case _:
            pass


def standing(table: Encounter, blow: Blow | None) -> Id:
    """Whom it would strike again: empty once the target is down or gone."""
    one = table.combatants.get(blow.target) if blow else None
    return one.id if one is not None and one.state == "up" and not one.gone else ""


def done_this_turn(session: Session, who: Id) -> tuple[str, ...]:
    """Names of the attacks and actions of its stat block since its turn began, in order."""
    found: list[str] = []
    for event in events(session):
        match event:
            case TurnBegan():
                break
            case Attacked(attacker=attacker, attack=attack, number=number):
                found.extend([attack] if attacker == who and number else ())
            case ActionTaken(who=doer, action="stat", cost="action", text=text):
                found.extend([text] if doer == who else ())
            case _:
                pass
    return tuple(reversed(found))


def answered(session: Session, who: Id, target: Id) -> tuple[str, ...]:
    """Questions of traits the DM said yes to at its last attack on that target in this turn.

    Or at the last one of its group: who stands where changes little in between.
    """
    line = session.table.line_of(who)
    mates = frozenset(line.members if line else (who,))
    for number in lately(session):
        for event in reversed(session.step(number).events):
            if isinstance(event, TurnBegan):
                return ()
            for attackers, blow in blows(event):
                if blow.target == target and not mates.isdisjoint(attackers):
                    said = session.line(number).split(" ")
                    return tuple(key for key, word in ASKED.items() if word in said)
    return ()


def death_save_this_turn(session: Session, who: Id) -> bool:
    """Whether it has made its death save since the turn that is on began (DEATH-03)."""
    for event in events(session):
        match event:
            case TurnBegan():
                return False
            case DeathSaveRolled(who=one, die=die, by_dm=by_dm) if one == who:
                if die is not None or by_dm:
                    return True
            case _:
                pass
    return False


def last_words(session: Session, verb: str) -> tuple[str, ...]:
    """The last typed line of a verb, without the verb; the program writes one for every step."""
    for number in lately(session):
        words = session.line(number).split()
        if words[:1] == [verb]:
            return tuple(words[1:])
    return ()
