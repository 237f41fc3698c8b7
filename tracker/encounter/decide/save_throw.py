"""One saving throw, whoever asks for it: who fails without a roll, how it is rolled, what it adds.

Two d20s are always drawn, then the dice of effects, so that a step decided again with advantage
or with a die typed by hand sees the same dice.
"""

from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import resisting
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.encounter.numbers.modifiers import DiceBonus
from tracker.encounter.replacing import replace
from tracker.rules import checks, dice, saves
from tracker.rules.reasons import Reason, because
from tracker.rules.words import CoverLevel


class Answer(NamedTuple):
    """How the DM wants a save settled: by a roll, by a word, or by a total rolled by hand."""

    how: str = "roll"
    """`roll`, `pass`, `fail` or `number`."""
    number: int | None = None
    """The total."""
    dice: tuple[int, ...] = ()
    """Natural dice known already."""


ROLL = Answer()


def throw(
    deciding: Deciding,
    who: Id,
    ability: str,
    dc: int,
    answer: Answer = ROLL,
    *,
    why: str = "",
    remarks: tuple[Reason, ...] = (),
    agreed: tuple[Reason, ...] = (),
    cover: CoverLevel = "none",
) -> bool:
    """Roll, or take the DM's word, and record it; whether the save is made.

    `remarks` are on what a failure brings, `agreed` on why there is a save, or how it is read.
    """
    drawn = two_d20(deciding, answer.dice)
    table = deciding.table
    extra, extra_reasons, faces = rolled_bonuses(deciding, numbers.save_dice(table, who, ability))
    bonus = numbers.save_bonus(table, who, ability)
    if answer.how in ("pass", "fail"):
        asked = ev.SaveRolled(who, ability, dc, (), bonus.value, None, success=False, why=why)
        return by_word(deciding, asked, agreed, passed=answer.how == "pass")
    how = numbers.save_stance(table, who, ability, cover=cover)
    mode = how.stance.mode
    counted: tuple[int, ...] = ()
    if answer.number is not None:
        saved, mode = saves.resolve_total(how, answer.number, dc), "normal"
        whole, reasons = bonus.value, saved.reasons
    else:
        counted = drawn[: checks.dice_of(mode)]
        saved = saves.resolve(how, counted, bonus.value + extra, dc)
        whole = bonus.value + extra + how.bonus
        reasons = (*bonus.reasons, *extra_reasons, *saved.reasons)
        counted += faces
    if saved.auto_fail:
        counted, mode, reasons = (), "normal", how.fails
    total = None if saved.auto_fail else saved.total
    reasons = (*reasons, *agreed, *(() if saved.success else remarks))
    return recorded(
        deciding,
        ev.SaveRolled(who, ability, dc, counted, whole, total, saved.success, mode, why, reasons),
    )


def recorded(deciding: Deciding, event: ev.SaveRolled) -> bool:
    """Whether the save is made; one that failed may be turned by Legendary Resistance."""
    turned = not event.success and resisting.turns(deciding, event.who)
    if turned:
        why = (*event.reasons, *resisting.reasons(deciding.table, event.who))
        event = replace(event, success=True, reasons=why)
    deciding.happen(event)
    if turned:
        resisting.spend(deciding, event.who)
    return event.success


def by_word(
    deciding: Deciding, asked: ev.SaveRolled, agreed: tuple[Reason, ...], *, passed: bool
) -> bool:
    """Made or failed because the DM says so (GEN-04)."""
    said = (because("GEN-04", "said-by-dm"), *agreed)
    return recorded(deciding, replace(asked, success=passed, reasons=said, by_dm=True))


def two_d20(deciding: Deciding, known: tuple[int, ...]) -> tuple[int, int]:
    """Two natural dice, always drawn; those known already take their places."""
    drawn = (deciding.chance.randint(1, 20), deciding.chance.randint(1, 20))
    first, second = (*known, *drawn[len(known) :])[:2]
    return first, second


def rolled_bonuses(
    deciding: Deciding, bonuses: tuple[DiceBonus, ...], known: tuple[int, ...] = ()
) -> tuple[int, tuple[Reason, ...], tuple[int, ...]]:
    """Dice of effects: their sum, why, and the natural dice; what is known already stands."""
    total = 0
    reasons: list[Reason] = []
    faces: list[int] = []
    for place, bonus in enumerate(bonuses):
        rolled = dice.roll(dice.parse(bonus.text), deciding.chance)
        came = known[place] if place < len(known) else rolled.total
        total += came
        faces.extend(() if place < len(known) else rolled.dice)
        reasons.append(
            because("STACK-02", "effect-dice", name=bonus.name, dice=bonus.text, rolled=came)
        )
    return total, tuple(reasons), tuple(faces)
