"""The lessons of the guided first fight: each is done when the table shows it, however it was reached."""

from collections.abc import Callable
from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.tui import actions, selection
from tracker.tui.selection import Key

FOES = "foes"


class Seen(NamedTuple):
    """What has happened since the lesson began."""

    now: Encounter
    events: tuple[ev.Event, ...]
    """Of the steps that stand; an undo takes them away again."""
    pressed: frozenset[str]
    """Ids of the fight's actions."""
    cursor: Key
    on_top: bool
    """Whether the fight itself is seen, no dialog and nothing to read."""


def started(seen: Seen) -> bool:
    """Round 1 is on."""
    return seen.now.round > 0


def on_a_foe(seen: Seen) -> bool:
    """The cursor was moved to one of the other side."""
    here = selection.under(seen.now, seen.cursor)
    moved = bool(seen.pressed & {"up", "down", "first", "last", "page_up", "page_down"})
    return moved and bool(here) and seen.now.combatants[here[0]].side == FOES


def foes_turn(seen: Seen) -> bool:
    """The turn was passed on, and a foe has it."""
    acting = seen.now.living(seen.now.active)
    passed = any(isinstance(one, ev.TurnBegan) for one in seen.events)
    return passed and bool(acting) and acting[0].side == FOES


def attacked(seen: Seen) -> bool:
    """One attack on one target."""
    return any(isinstance(one, ev.Attacked) for one in seen.events)


def reasons_read(seen: Seen) -> bool:
    """The log was open and is closed again."""
    return "why" in seen.pressed and seen.on_top


def several_hurt(seen: Seen) -> bool:
    """Two or more took damage."""
    return len({one.target for one in seen.events if isinstance(one, ev.DamageTaken)}) > 1


def back_and_forth(seen: Seen) -> bool:
    """A step was taken back and done again."""
    return {"undo", "redo"} <= seen.pressed


def condition_put(seen: Seen) -> bool:
    """One more condition lies on somebody."""
    return any(isinstance(one, ev.EffectAdded | ev.ExhaustionSet) for one in seen.events)


def concentrating(seen: Seen) -> bool:
    """Somebody keeps a spell up."""
    return any(isinstance(one, ev.ConcentrationBegan) for one in seen.events)


def asked(seen: Seen) -> bool:
    """The save for concentration is asked (CONC-04)."""
    raised = (one.prompt for one in seen.events if isinstance(one, ev.PromptRaised))
    return any(one.kind == "concentration" for one in raised)


def answered(seen: Seen) -> bool:
    """No question of this kind is open any more."""
    return all(one.kind != "concentration" for one in seen.now.prompts)


def healed(seen: Seen) -> bool:
    """Hit points came back."""
    return any(isinstance(one, ev.Healed) for one in seen.events)


def mob_attacked(seen: Seen) -> bool:
    """A group attacked by the table (MOB-02)."""
    return any(isinstance(one, ev.MobAttacked) for one in seen.events)


def ended(seen: Seen) -> bool:
    """The fight is over."""
    return any(isinstance(one, ev.FightEnded) for one in seen.events)


CHECKS: dict[str, Callable[[Seen], bool]] = {
    "start": started,
    "cursor": on_a_foe,
    "next": foes_turn,
    "attack": attacked,
    "why": reasons_read,
    "damage": several_hurt,
    "undo": back_and_forth,
    "condition": condition_put,
    "concentrate": concentrating,
    "question": asked,
    "answer": answered,
    "type": healed,
    "mob": mob_attacked,
    "end": ended,
}
"""By lesson; their order is that of the words."""
OF_QUESTIONS = frozenset({"question", "answer"})
"""Lessons to which an open question belongs."""


def done(lesson: str, seen: Seen) -> bool:
    """Whether the table shows that it was done."""
    return CHECKS[lesson](seen)


def shown_keys() -> dict[str, str]:
    """Every key that a lesson may name, as it is written for people, under its action's id."""
    fight = {one.id: actions.first_key("fight", one) for one in actions.TABLE["fight"]}
    answers = {
        f"answer_{one.id}": actions.first_key("prompt", one) for one in actions.TABLE["prompt"]
    }
    tour = {one.id: actions.first_key("tour", one) for one in actions.TABLE["tour"]}
    return {**fight, **answers, **tour}
