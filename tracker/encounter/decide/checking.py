"""One ability check by a skill: dice drawn as always two, modes, help, the event.

A help with the task is used up by the first check it fits, even if its advantage is cancelled.
"""

from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter import marks, numbers
from tracker.encounter.decide import conditions, helping
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import two_d20
from tracker.encounter.effects import Effect
from tracker.encounter.model import Id
from tracker.encounter.replacing import replace
from tracker.rules import checks
from tracker.rules.actions import helping as rules
from tracker.rules.reasons import Reason, because


class Rolled(NamedTuple):
    """How the DM wants it rolled."""

    total: int | None = None
    d20: tuple[int, ...] = ()
    mode: str = ""
    dc: int | None = None
    """What it is held against, if that is a number (GEN-06)."""


class Helped(NamedTuple):
    """What help does for a check."""

    used: tuple[Effect, ...]
    """Marks it uses up."""
    pro: tuple[Reason, ...]


def check(deciding: Deciding, who: Id, skill: str, rolled: Rolled) -> int:
    """Roll and record; the total."""
    drawn = two_d20(deciding, rolled.d20)
    table = deciding.table
    bonus = numbers.check_bonus(table, who, skill)
    helped = help_for(deciding, who, skill)
    stance = stance_of(deciding, who, rolled.mode, helped.pro)
    if rolled.total is not None:
        given = because("GEN-06", "total-given", total=rolled.total)
        event = ev.CheckRolled(who, skill, (), bonus.value, rolled.total, reasons=(given,))
    else:
        counted = drawn[: checks.dice_of(stance.mode)]
        total = checks.keep(stance.mode, counted) + bonus.value
        plain = because("GEN-06", "check-bonus", bonus=bonus.value)
        reasons = (*stance.reasons, *(bonus.reasons or (plain,)))
        event = ev.CheckRolled(who, skill, counted, bonus.value, total, stance.mode, reasons)
    if rolled.dc is not None:
        event = held_against(event, rolled.dc)
    deciding.happen(event)
    for effect in helped.used:
        conditions.end(deciding, who, effect, "used")
    return event.total


def held_against(event: ev.CheckRolled, dc: int) -> ev.CheckRolled:
    """The check with its result: equal to the DC succeeds (GEN-06)."""
    success = event.total >= dc
    key = "reaches-dc" if success else "below-dc"
    reasons = (*event.reasons, because("GEN-06", key, total=event.total, dc=dc))
    return replace(event, reasons=reasons, dc=dc, success=success)


def stance_of(
    deciding: Deciding, who: Id, mode: str, helped: tuple[Reason, ...] = ()
) -> checks.Stance:
    """What speaks for and against it."""
    own = numbers.check_stance(deciding.table, who)
    pro: list[Reason] = [*own.pro, *helped]
    contra: list[Reason] = [*own.contra]
    if mode == "adv":
        pro.append(because("GEN-04", "advantage-by-dm"))
    if mode == "dis":
        contra.append(because("GEN-04", "disadvantage-by-dm"))
    return checks.stance(pro, contra)


def help_for(deciding: Deciding, who: Id, skill: str) -> Helped:
    """The first help with this task, or with any (ACT-07)."""
    lying = sorted(marks.on(deciding.creature(who), marks.HELP_TASK), key=helping.age)
    promises = tuple(rules.Help(one.source, "task", who, one.about.casefold()) for one in lying)
    found = rules.for_check(promises, who, skill)
    used = [one for one, each in zip(lying, promises, strict=True) if each not in found.left]
    return Helped(tuple(used[:1]), found.pro)
