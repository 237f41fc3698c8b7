"""The lessons of the guided first fight: each is done when the table shows it, however it was reached."""

from collections.abc import Callable
from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter.model import FOES, Encounter
from tracker.i18n import tour as words
from tracker.session.touring import CASTER
from tracker.tui import actions, selection
from tracker.tui.action import MOVES
from tracker.tui.dialogs import acting
from tracker.tui.selection import Key


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
    amended: bool
    """Whether the last step is another than when the lesson began, in the same place."""


def started(seen: Seen) -> bool:
    """Round 1 is on."""
    return seen.now.round > 0


def on_a_foe(seen: Seen) -> bool:
    """The cursor was moved to one of the other side."""
    here = selection.under(seen.now, seen.cursor)
    return bool(seen.pressed & MOVES) and bool(here) and seen.now.combatants[here[0]].side == FOES


def groups_turn(seen: Seen) -> bool:
    """Several foes act together."""
    acting = seen.now.living(seen.now.active)
    return len(acting) > 1 and acting[0].side == FOES


def attacked(seen: Seen) -> bool:
    """A hero attacked."""
    blows = (one.attacker for one in seen.events if isinstance(one, ev.Attacked))
    return any(seen.now.combatants[who].side != FOES for who in blows)


def amended(seen: Seen) -> bool:
    """The last step was decided again."""
    return "amend" in seen.pressed and seen.amended


def looked_over(seen: Seen) -> bool:
    """The players' view was shown and taken away again."""
    return "curtain" in seen.pressed and seen.on_top


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
    """The caster of the party keeps up a spell that lies on somebody."""
    begun = CASTER in casters(seen)
    return begun and any(isinstance(one, ev.EffectAdded) for one in seen.events)


def casters(seen: Seen) -> set[str]:
    """Names of who began to concentrate."""
    begun = (one.who for one in seen.events if isinstance(one, ev.ConcentrationBegan))
    return {seen.now.combatants[who].name for who in begun}


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
    "next": groups_turn,
    "attack": attacked,
    "amend": amended,
    "why": reasons_read,
    "damage": several_hurt,
    "undo": back_and_forth,
    "condition": condition_put,
    "concentrate": concentrating,
    "question": asked,
    "answer": answered,
    "type": healed,
    "mob": mob_attacked,
    "curtain": looked_over,
    "end": ended,
}
"""By lesson; their order is that of the words."""
OF_QUESTIONS = frozenset({"question", "answer"})
"""Lessons to which an open question belongs."""


def standing(seen: Seen) -> list[str]:
    """Names of the foes that still take turns."""
    every = seen.now.combatants.values()
    return [one.name for one in every if one.side == FOES and one.takes_turns]


def wolf_down(seen: Seen) -> bool:
    """Nobody is there any more on whom the lesson is explained."""
    return "Wolf" not in standing(seen)


def pack_down(seen: Seen) -> bool:
    """No two goblins are left to act together."""
    return standing(seen).count("Goblin") < 2


def too_few(seen: Seen) -> bool:
    """No two foes are left."""
    return len(standing(seen)) < 2


def other_casts(seen: Seen) -> bool:
    """It was somebody else who cast the spell: the cursor stood there."""
    return bool(casters(seen) - {CASTER})


def nothing_to_lose(seen: Seen) -> bool:
    """The caster does not concentrate."""
    every = seen.now.combatants.values()
    return not any(one.name == CASTER and one.concentration for one in every)


STUCK: dict[str, Callable[[Seen], bool]] = {
    "next": pack_down,
    "mob": pack_down,
    "attack": wolf_down,
    "amend": wolf_down,
    "damage": too_few,
    "condition": wolf_down,
    "concentrate": other_casts,
    "question": nothing_to_lose,
}
"""When a lesson cannot be done as it is told."""


def stuck(lesson: str, seen: Seen) -> bool:
    """Whether what the lesson is told about is not there (any more)."""
    return lesson in STUCK and STUCK[lesson](seen)


def done(lesson: str, seen: Seen) -> bool:
    """Whether the table shows that it was done."""
    return CHECKS[lesson](seen)


def shown_keys() -> dict[str, str]:
    """Every key that a lesson may name, as it is written for people, under its action's id."""
    fight, answers, tour = (
        {one.id: actions.key_said(place, one.id) for one in actions.TABLE[place]}
        for place in ("fight", "prompt", "tour")
    )
    cast = next(one.letter for one in acting.LINES if one.key == "cast")
    named = {"mark": words.space_bar()} if fight["mark"] == actions.key_shown("space") else {}
    return {
        **fight,
        **{f"answer_{name}": key for name, key in answers.items()},
        **tour,
        **named,
        "cast": cast,
    }
