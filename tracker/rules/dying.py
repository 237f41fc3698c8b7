"""Death saves, first aid and waking alone: the way from 0 hit points to either side."""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.rules import exhaustion as levels
from tracker.rules.body import DOWN, MOST_MARKS, Body, state, woken
from tracker.rules.checks import Stance, keep, stance
from tracker.rules.reasons import Reason, because
from tracker.rules.words import LifeState, Mode

DEATH_SAVE_DC = 10
FIRST_AID_DC = 10


class DeathSave(NamedTuple):
    """A death save and the body after it."""

    rolled: bool
    """False when none is due; then nothing changed."""
    natural: int
    total: int
    body: Body
    after: LifeState
    successes_added: int
    failures_added: int
    conditions_ended: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Tended(NamedTuple):
    """A body after first aid, or after time."""

    body: Body
    success: bool
    reasons: tuple[Reason, ...]


def death_save_stance(
    body: Body, pro: Sequence[Reason] = (), contra: Sequence[Reason] = ()
) -> Stance:
    """It is a save: exhaustion 3 hampers it (EXH-01, DEATH-03)."""
    return stance(pro, (*contra, *levels.sources(body.exhaustion, body.edition)))


def is_due(body: Body) -> bool:
    """Whether the start of this turn asks for a death save."""
    return state(body) == "dying" and not body.regrows


def death_save(body: Body, dice: Sequence[int], mode: Mode = "normal", bonus: int = 0) -> DeathSave:
    """10 or more is a success; a natural 1 is two failures, a natural 20 wakes (DEATH-03..05)."""
    if not is_due(body):
        reason = because("STAB-02", "no-death-save")
        return DeathSave(False, 0, 0, body, state(body), 0, 0, (), (reason,))
    natural = keep(mode, dice)
    total = natural + bonus + levels.penalty(body.exhaustion, body.edition)
    if natural == 20:
        reason = because("DEATH-05", "natural-20")
        ended = ("unconscious",) if "unconscious" in body.conditions else ()
        return DeathSave(True, 20, total, woken(body, 1), "up", 0, 0, ended, (reason,))
    if natural == 1:
        failed = with_failures(body, 2)
        reasons = (because("DEATH-05", "natural-1"), *failed.reasons)
        return _saved(body, natural, total, failed.body, reasons)
    if total < DEATH_SAVE_DC:
        failed = with_failures(body, 1)
        reasons = (because("DEATH-03", "failure", total=total), *failed.reasons)
        return _saved(body, natural, total, failed.body, reasons)
    successes = body.successes + 1
    success = because("DEATH-03", "success", total=total)
    if successes >= MOST_MARKS:
        reasons = (success, because("DEATH-04", "third-success"))
        return DeathSave(True, natural, total, _stable(body), "stable", 1, 0, (), reasons)
    return _saved(body, natural, total, body._replace(successes=successes), (success,))


def _saved(
    before: Body, natural: int, total: int, body: Body, reasons: tuple[Reason, ...]
) -> DeathSave:
    return DeathSave(
        True,
        natural,
        total,
        body,
        state(body),
        body.successes - before.successes,
        body.failures - before.failures,
        (),
        reasons,
    )


def with_failures(body: Body, added: int) -> Tended:
    """Failures up to the third, which kills (DEATH-04)."""
    failures = min(MOST_MARKS, body.failures + added)
    if failures < MOST_MARKS:
        return Tended(body._replace(failures=failures), True, ())
    dead = body._replace(failures=failures, dead=True, stable=False)
    return Tended(dead, False, (because("DEATH-04", "third-failure"),))


def _stable(body: Body) -> Body:
    conditions = body.conditions | (DOWN - body.condition_immune)
    return body._replace(stable=True, successes=0, failures=0, conditions=conditions)


def stabilise(body: Body, total: int | None = None) -> Tended:
    """First aid with a Medicine total, or by a means that needs no roll (STAB-01)."""
    if not is_due(body):
        return Tended(body, False, (because("STAB-01", "not-dying"),))
    if total is not None and total < FIRST_AID_DC:
        reason = because("STAB-01", "first-aid-fails", total=total, dc=FIRST_AID_DC)
        return Tended(body, False, (reason,))
    if total is None:
        return Tended(_stable(body), True, (because("STAB-01", "stabilised"),))
    reason = because("STAB-01", "first-aid-works", total=total, dc=FIRST_AID_DC)
    return Tended(_stable(body), True, (reason,))


def recovered(body: Body, hours: int) -> Tended:
    """A stable creature left alone wakes at 1 hit point after 1d4 hours (STAB-03)."""
    if state(body) != "stable":
        return Tended(body, False, (because("STAB-03", "not-stable"),))
    return Tended(woken(body, 1), True, (because("STAB-03", "wakes-alone", hours=hours),))
