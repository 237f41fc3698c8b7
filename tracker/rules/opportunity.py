"""Opportunity attacks: who may strike at a mover that leaves its reach, and what becomes of the move.

It is resolved just before the mover leaves, so that a mover that drops lies where it still was.
"""

from typing import NamedTuple

from tracker.rules import budget
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because

NOT_OWN = frozenset({"teleport", "forced", "fall", "carried"})
"""Ways of moving that use neither movement, action nor reaction of the mover (OPP-05, MOUNT-08)."""
BY_BONUS = "own-bonus-action"
"""Among the mover's own means only by the newer wording."""


class Reactor(NamedTuple):
    """Who might strike."""

    reach: int = 5
    sees_mover: bool = True
    special_sense: bool = False
    """Perceives the mover though blinded."""
    conditions: frozenset[str] = frozenset()
    reaction_used: bool = False
    hostile: bool = True
    surprised: bool = False
    """And its first turn is not over (SURP-06)."""
    arc: str = "front"
    """Its arc the mover is in; what is behind goes unseen where facing counts (FACE-03)."""


class Leaving(NamedTuple):
    """A piece of a move, as distances from the reactor."""

    start: int
    end: int
    via: str = "walk"
    disengaged: bool = False


class Opportunity(NamedTuple):
    """Whether it provokes."""

    provokes: bool
    reasons: tuple[Reason, ...]
    """What provokes, or everything that prevents it."""


class Resumed(NamedTuple):
    """The move after the attack."""

    goes_on: bool
    movement_left: int
    reasons: tuple[Reason, ...]


def opportunity(leaving: Leaving, reactor: Reactor, edition: Edition = OF_2014) -> Opportunity:
    """Judge one reactor (OPP-01..06)."""
    if not leaving.start <= reactor.reach < leaving.end:
        return Opportunity(False, (because("OPP-01", "stays-in-or-out", reach=reactor.reach),))
    against = [*_of_mover(leaving, edition), *_of_reactor(reactor, edition)]
    if against:
        return Opportunity(False, tuple(against))
    return Opportunity(True, (because("OPP-01", "leaves-reach", reach=reactor.reach),))


def _of_mover(leaving: Leaving, edition: Edition) -> list[Reason]:
    found: list[Reason] = []
    if leaving.disengaged:
        found.append(because("OPP-04", "disengaged"))
    not_own = leaving.via in NOT_OWN
    if not_own or (leaving.via == BY_BONUS and not edition.opportunity_2024):
        found.append(because("OPP-05", "not-own-means"))
    return found


def _of_reactor(reactor: Reactor, edition: Edition) -> list[Reason]:
    found: list[Reason] = []
    if not reactor.hostile and not edition.opportunity_2024:
        found.append(because("OPP-06", "not-hostile"))
    blind = "blinded" in reactor.conditions and not reactor.special_sense
    if blind or not reactor.sees_mover or reactor.arc == "rear":
        found.append(because("OPP-06", "mover-unseen"))
    able = budget.Able(
        conditions=reactor.conditions, surprised=reactor.surprised and not edition.surprise_2024
    )
    left = budget.Budget(reaction=0 if reactor.reaction_used else 1)
    found.extend(budget.react(left, able).reasons)
    return found


def after_attack(movement_left: int, *, standing: bool, stopped: bool = False) -> Resumed:
    """Go on where it stopped, unless it dropped or a hit made its speed 0 (OPP-03, REACT-03)."""
    if not standing:
        return Resumed(False, 0, (because("OPP-03", "drops-before-leaving"),))
    if stopped:
        return Resumed(False, 0, (because("OPP-03", "stopped-before-leaving"),))
    return Resumed(True, movement_left, (because("REACT-03", "move-goes-on", left=movement_left),))
