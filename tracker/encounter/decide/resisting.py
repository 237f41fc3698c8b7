"""Legendary Resistance: a failed save becomes a made one, whoever asked for it and when.

It is another way to decide the same command, so that the step keeps its dice and everything that
hung on the failure never was.
"""

from collections.abc import Callable

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import targets, uses
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses as limits
from tracker.encounter.refusals import Refused
from tracker.rules.reasons import Reason, because

NAME = "Legendary Resistance"
"""Where a stat block has no such trait and the DM says so all the same."""


def resist(
    deciding: Deciding, command: cmd.Resisting, decide: Callable[[Deciding, cmd.Command], None]
) -> None:
    """These make their first failed save of the command; refused where one of them failed none."""
    for who in command.who:
        targets.known(deciding, who)
    deciding.resisting = list(command.who)
    decide(deciding, command.command)
    if deciding.resisting:
        names = targets.names(deciding.table, deciding.resisting)
        raise Refused("no-failed-save", who=names)


def counted_as(table: Encounter, who: Id) -> str:
    """Under which name its resistances count."""
    trait = limits.resistance(numbers.block_of(table, who))
    return limits.counted_as(trait) if trait is not None else NAME


def turns(deciding: Deciding, who: Id) -> bool:
    """Whether this failed save becomes a success."""
    return who in deciding.resisting


def reasons(table: Encounter, who: Id) -> tuple[Reason, ...]:
    """Why the save is made after all."""
    lacking = uses.lacking(table, who, counted_as(table, who))
    if limits.resistance(numbers.block_of(table, who)) is None:
        return lacking
    left = max(0, limits.resistances_left(table, who) - 1)
    return (
        because("GEN-04", "legendary-resistance", left=left),
        *lacking,
    )


def spend(deciding: Deciding, who: Id) -> None:
    """One of them is used, and the promise is kept."""
    deciding.resisting.remove(who)
    uses.spend(deciding, who, counted_as(deciding.table, who))
