"""Events of what is done in a turn beside attacking: actions, checks, readied responses."""

from tracker.encounter.effects import Ready
from tracker.encounter.model import Budget, Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason
from tracker.rules.words import Mode


@value
class ActionTaken:
    """A creature took an action; marks and checks follow in events of their own."""

    who: Id
    action: str
    """`dash`, `disengage`, `dodge`, `help`, `hide`, `search`, `use`, `cast`, `ready`, `improvise`."""
    cost: str
    """`action`, `bonus`, `reaction`, `interaction`, or empty before the fight."""
    budget: Budget
    """What is left after it."""
    text: str = ""
    on: tuple[Id, ...] = ()
    over: bool = False
    """The rules would not have it; the DM did (GEN-04)."""
    reasons: tuple[Reason, ...] = ()


@value
class CheckRolled:
    """An ability check; without a DC of its own what it is held against follows."""

    who: Id
    skill: str
    dice: tuple[int, ...]
    bonus: int
    total: int
    mode: Mode = "normal"
    reasons: tuple[Reason, ...] = ()
    dc: int | None = None
    success: bool = True


@value
class Readied:
    """A response waits for its trigger (ACT-10)."""

    who: Id
    ready: Ready
    reasons: tuple[Reason, ...] = ()


@value
class ReadyUsed:
    """A readied response came (ACT-11)."""

    who: Id
    ready: Ready
    reasons: tuple[Reason, ...] = ()


@value
class SurpriseCompared:
    """Stealth was set against passive Perception; who is surprised follows (SURP-01..04)."""

    surprised: tuple[Id, ...]
    ties: tuple[tuple[Id, Id], ...] = ()
    """Hider and watcher with equal numbers: noticed, for the DM to look at."""
    reasons: tuple[Reason, ...] = ()
