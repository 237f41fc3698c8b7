"""How many an area catches when there is no map: a proposal with its reasons (AOE-01..03)."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import options
from tracker.encounter.decide import covering, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.rules import areas as rules
from tracker.rules.reasons import because, by_option

CROWD = 3
"""Faces of the die for the bunched and the scattered (AOE-02)."""


def judge(deciding: Deciding, command: cmd.JudgeArea) -> None:
    """`area SHAPE FEET …`; whoever the DM names counts, the proposal stands beside it."""
    if command.area is not None:
        covering.tell(deciding, command.area)
        return
    if command.shape not in rules.FEET_PER_TARGET:
        known = ", ".join(rules.FEET_PER_TARGET)
        raise Refused("unknown-shape", word=command.shape, known=known)
    table = deciding.table
    who = targets.living(deciding, command.on, "dead-already") if command.on else ()
    drawn = deciding.chance.randint(1, CROWD)
    change = command.change
    dice: tuple[int, ...] = ()
    if command.roll and not change:
        change, dice = drawn if command.roll == "more" else -drawn, (drawn,)
    limited = bool(options.value(table.options, "area_limit"))
    found = rules.caught(
        command.shape,
        command.feet,
        present=present(table) if limited else None,
        adjust=change,
        chosen=len(who) if who else None,
    )
    reasons = found.reasons if limited else (*found.reasons, by_option("AOE-01", "area_limit"))
    if dice:
        reasons = (because("AOE-02", "crowd-rolled", die=drawn), *reasons)
    deciding.happen(
        ev.AreaJudged(
            command.shape, command.feet, found.targets, found.suggested, who, change, dice, reasons
        )
    )


def present(table: Encounter) -> int:
    """Creatures that an area could catch: on stage, alive, with a body."""
    return sum(
        one.takes_turns and targets.has_hit_points(table, one.id)
        for one in table.combatants.values()
    )
