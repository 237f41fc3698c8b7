"""A step decided once more with a change, and the answers to its questions given again behind it.

Only answers may have come since, and reactions to it (a Shield): whatever else was done in between
was done on that table, and is the DM's to undo first. An answer keeps its own die; it is dropped
where nothing asks for it any more, and its question stays open where it does not fit.
"""

from typing import TYPE_CHECKING, NamedTuple

from tracker.encounter.history import Step, fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from tracker.encounter.prompts import Prompt
    from tracker.session.fight import Session

ANSWER = "prompt"
BLOWS = frozenset({"attack", "opportunity", "two-weapon"})
"""Verbs of steps that are one attack."""
PASSING = frozenset({"next", "back", "start", "goto", "end"})
"""Verbs of steps that only move the turn: nothing was decided that could be amended."""


class Amended(NamedTuple):
    """What takes the place of the last steps."""

    before: Encounter
    steps: tuple[Step, ...]
    """The amended one, then every answer that still fits."""
    lost: int
    """Answers that would not come again."""


def reach(session: "Session") -> int:
    """The last step that is no answer, the blow behind reactions to it; 1, the set-up: none."""
    return _last(session, frozenset({ANSWER}))


def _last(session: "Session", without: frozenset[str]) -> int:
    """Without steps of these verbs."""
    last = 1
    for number in range(session.cursor, 1, -1):
        if verb(session, number) in without:
            continue
        last = last if last > 1 else number
        if not is_reaction(session, number):
            return number if verb(session, number) in BLOWS else last
    return last


def is_reaction(session: "Session", number: int) -> bool:
    """Whether it is a spell cast as a reaction, which draws no dice."""
    from tracker.encounter.events import ActionTaken

    if verb(session, number) != "cast":
        return False
    taken = (one for one in session.step(number).events if isinstance(one, ActionTaken))
    return any(one.cost == "reaction" for one in taken)


def last_decided(session: "Session") -> int:
    """The same, also no passing of a turn."""
    return _last(session, PASSING | {ANSWER})


def check(session: "Session", number: int) -> None:
    """Refuse a step that cannot be amended now, with the reason."""
    if not 0 < number <= session.cursor:
        raise Refused("undo-to", number=number, last=session.cursor)
    if number == 1 or verb(session, number) in PASSING:
        raise Refused("amend-nothing-there", number=number, line=session.line(number))
    for later in range(number + 1, session.cursor + 1):
        if verb(session, later) != ANSWER and not is_reaction(session, later):
            raise Refused("amend-later", number=number, line=session.line(later))


def worth_it(session: "Session", number: int) -> bool:
    """Whether a step can be amended as things stand, and has blows or saves in it."""
    from tracker.encounter import events as ev

    if session.read_only:
        return False
    try:
        check(session, number)
    except Refused:
        return False
    decided = ev.Attacked | ev.MobAttacked | ev.DamageTaken | ev.DamagePooled | ev.SaveRolled
    return any(isinstance(event, decided) for event in session.step(number).events)


def verb(session: "Session", number: int) -> str:
    """The first word of a step."""
    return session.line(number).split(" ", 1)[0]


def amended(session: "Session", changes: str, number: int = 0) -> Amended:
    """That step with the changes; 0: the last one, or the one its answers belong to.

    The last step is meant where the changes make a difference to it.
    """
    if not session.can_undo:
        raise Refused("nothing-to-amend")
    if number:
        check(session, number)
        return again(session, number, changes)
    last, first = session.cursor, reach(session)
    if is_reaction(session, last):
        return again(session, first, changes)
    if first in (1, last) or not changes.strip():
        return again(session, last, changes)
    try:
        found = again(session, last, changes)
    except Refused:
        return again(session, first, changes)
    moved = found.steps[0].events != session.step(last).events
    return found if moved else again(session, first, changes)


def again(session: "Session", number: int, changes: str) -> Amended:
    """Decide it again with the same dice, and every step behind it, which is an answer."""
    from tracker.shorthand import Amend, Aside, parse
    from tracker.shorthand import amended as with_changes

    step, before = session.step(number), session.state_at(number - 1)
    text = with_changes(unrolled(step), changes)
    request = parse(text, before, session.vocabulary, longest=len(text))
    if isinstance(request, Aside | Amend):
        raise Refused("amend-not-possible", line=text)
    steps = [session.decided(request, before, number, step.attempt)]
    table = fold(before, steps[0].events)
    for later in range(number + 1, session.cursor + 1):
        come = reacted if is_reaction(session, later) else answered
        answer = come(session, session.step(later), table, number + len(steps))
        if answer is not None:
            steps.append(answer)
            table = fold(table, answer.events)
    return Amended(before, tuple(steps), session.cursor - number + 1 - len(steps))


def answered(session: "Session", step: Step, table: Encounter, number: int) -> Step | None:
    """The same answer to the same question; none where it is not asked or does not fit."""
    from tracker.encounter.events import PromptAnswered
    from tracker.shorthand import Amend, Aside, parse

    asked = next((one.prompt for one in step.events if isinstance(one, PromptAnswered)), None)
    now = same(asked, table.prompts) if asked else None
    if now is None:
        return None
    said = [word for word in step.line.split(" ")[1:] if not word.startswith("#")]
    text = " ".join((ANSWER, f"#{now.id}", *said))
    try:
        request = parse(text, table, session.vocabulary, longest=len(text))
        if isinstance(request, Aside | Amend):
            return None
        return session.decided(request, table, number, step.attempt)
    except Refused:
        return None


def reacted(session: "Session", step: Step, table: Encounter, number: int) -> Step | None:
    """The same spell as a reaction, on what the table has become; none where it cannot be."""
    from tracker.shorthand import Amend, Aside, parse

    try:
        request = parse(step.line, table, session.vocabulary, longest=len(step.line))
        if isinstance(request, Aside | Amend):
            return None
        return session.decided(request, table, number, step.attempt)
    except Refused:
        return None


def same(asked: "Prompt", prompts: "tuple[Prompt, ...]") -> "Prompt | None":
    """Which of the open questions it is; ids may be others now."""

    def key(one: "Prompt") -> tuple[str, ...]:
        return (one.kind, one.who, str(one.round), one.turn, one.subject, one.ability)

    found = [one for one in prompts if key(one) == key(asked)]
    exact = [one for one in found if one.effect == asked.effect]
    return (*exact, *found, None)[0]


def unrolled(step: Step) -> str:
    """The step's line without a damage that the program rolled, so that it is rolled again."""
    from tracker.encounter.events import DamagePooled, DamageTaken

    kinds = DamageTaken | DamagePooled
    first = next((event for event in step.events if isinstance(event, kinds)), None)
    if first is None or not first.dice:
        return step.line
    return " ".join(word for word in step.line.split(" ") if not word.startswith("dmg="))
