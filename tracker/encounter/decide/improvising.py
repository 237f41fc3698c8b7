"""Damage of the moment: dice by severity, by example or by hand, and at once on whom it hits.

The dice always fall once, whoever is hit; a save each, as for every other area (DMG-04).
"""

from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import amounts, damage, saving, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.refusals import Refused
from tracker.rules import dice
from tracker.rules import improvise as rules
from tracker.rules.reasons import Reason, because


class Asked(NamedTuple):
    """The dice that fall, and why these."""

    dice: str
    type: str
    severity: str
    reasons: tuple[Reason, ...]


def improvise(deciding: Deciding, command: cmd.Improvise) -> None:
    """`improvised SEVERITY LEVEL …`."""
    hit = targets.with_hit_points(deciding, command.targets) if command.targets else ()
    asked = dice_asked(command)
    amount = (cmd.AmountPart(asked.dice, asked.type),)
    known = () if command.rolled is None else (command.rolled,)
    rolled = amounts.roll(deciding, amounts.dice_of(amount), known=known)
    deciding.happen(
        ev.HarmImprovised(
            expression=asked.dice,
            total=sum(part.amount for part in rolled.parts),
            type=asked.type,
            severity=asked.severity,
            level=command.level,
            example=command.example,
            dice=rolled.dice,
            reasons=asked.reasons,
        )
    )
    if not command.ability:
        for who in hit:
            damage.hurt(deciding, who, rolled.parts, dice=rolled.dice)
        return
    save = cmd.RollSave(
        hit,
        command.ability,
        command.dc,
        amount,
        command.on_success,
        totals=command.totals,
        covers=command.covers,
        said=command.said,
        shares=command.shares,
    )
    saving.save_each(deciding, save, rolled)


def dice_asked(command: cmd.Improvise) -> Asked:
    """Which dice, and how bad they are for the level where one is said."""
    if command.severity:
        return by_severity(command)
    reasons: tuple[Reason, ...] = ()
    kind, text = command.type, command.dice
    if command.example:
        example = next((one for one in rules.EXAMPLES if one.key == command.example), None)
        if example is None:
            raise Refused("unknown-severity", word=command.example, known=examples())
        kind, text = kind or example.type, example.dice
        reasons = (because("IMPRO-01", "dice-by-example", example=example.key, dice=text),)
    if not command.level:
        return Asked(text, kind, "", reasons)
    judged = rules.severity_of(command.level, text)
    why = because("IMPRO-04", "dice-judged", dice=text, level=command.level, severity=judged)
    return Asked(text, kind, judged, (*reasons, why))


def by_severity(command: cmd.Improvise) -> Asked:
    """The dice of the table, with what the word means and what they come to (IMPRO-02, IMPRO-03)."""
    severity = next((one for one in rules.SEVERITIES if one == command.severity), None)
    if severity is None:
        known = ", ".join(rules.SEVERITIES)
        raise Refused("unknown-severity", word=command.severity, known=known)
    found = rules.by_severity(command.level, severity)
    if not found.dice:
        low, high = rules.LEVELS[0], rules.LEVELS[-1]
        raise Refused("out-of-bounds", what="level", value=command.level, low=low, high=high)
    average = dice.average(dice.parse(found.dice))
    match severity:
        case "setback":
            meaning = because("IMPRO-03", "means-setback", average=average)
        case "dangerous":
            meaning = because("IMPRO-03", "means-dangerous", average=average)
        case "deadly":
            meaning = because("IMPRO-03", "means-deadly", average=average)
    return Asked(found.dice, command.type, severity, (*found.reasons, meaning))


def examples() -> str:
    """Their keys, joined."""
    return ", ".join(one.key for one in rules.EXAMPLES)
