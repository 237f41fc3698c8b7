"""Help: a promise of advantage, used up by the first roll it fits (ACT-07, ACT-08).

A promise lasts until the helper's next turn begins. It is used up even if its advantage is
cancelled by something else.
"""

from typing import Literal, NamedTuple

from tracker.rules.aim import NEAR, UNKNOWN
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because


class Help(NamedTuple):
    """One promise."""

    helper: str
    kind: Literal["attack", "task"]
    on: str
    """The foe, or the creature that is helped."""
    task: str = ""
    only: str = ""
    """The one ally who may use it against the foe, where the table reads it so."""


class Offered(NamedTuple):
    """A promise, or why there is none."""

    help: Help | None
    reasons: tuple[Reason, ...] = ()


class Used(NamedTuple):
    """What a roll gains, and the promises that are left."""

    left: tuple[Help, ...]
    pro: tuple[Reason, ...]


def with_attack(helper: str, foe: str, distance: int = UNKNOWN, only: str = "") -> Offered:
    """Hamper a foe within 5 feet of the helper; where the ally stands does not matter (ACT-08)."""
    if distance > NEAR:
        return Offered(None, (because("ACT-08", "help-too-far", distance=distance),))
    return Offered(Help(helper, "attack", foe, only=only))


def with_task(
    helper: str, helped: str, task: str, *, proficient: bool = True, edition: Edition = OF_2014
) -> Offered:
    """Help with the next check for a task (ACT-07)."""
    if edition.help_2024 and not proficient:
        return Offered(None, (because("ACT-07", "help-unskilled"),))
    return Offered(Help(helper, "task", helped, task))


def for_attack(promises: tuple[Help, ...], by: str, against: str) -> Used:
    """What an attack roll of someone on the helper's side gains against a foe (ACT-08)."""
    for promise in promises:
        open_to = promise.only in ("", by) and promise.helper != by
        if promise.kind == "attack" and promise.on == against and open_to:
            reason = because("ACT-08", "attack-helped-by", who=promise.helper)
            return Used(_without(promises, promise), (reason,))
    return Used(promises, ())


def for_check(promises: tuple[Help, ...], by: str, task: str) -> Used:
    """What a check gains from help with this very task, or with any (ACT-07)."""
    for promise in promises:
        if promise.kind == "task" and promise.on == by and promise.task in ("", task):
            reason = because("ACT-07", "check-helped-by", who=promise.helper)
            return Used(_without(promises, promise), (reason,))
    return Used(promises, ())


def _without(promises: tuple[Help, ...], used: Help) -> tuple[Help, ...]:
    """Only the one that was used is gone, even if a second is just like it."""
    at = promises.index(used)
    return promises[:at] + promises[at + 1 :]
