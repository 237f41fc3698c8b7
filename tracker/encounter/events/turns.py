"""Events of the order and the pointer."""

from dataclasses import dataclass

from tracker.encounter.model import Budget, Id, Line, Passage
from tracker.encounter.prompts import Prompt
from tracker.rules.reasons import Reason


@dataclass(frozen=True, slots=True)
class InitiativeRolled:
    """A line got its initiative (INIT-01); the order follows in `OrderSet`."""

    line: Id
    total: int
    dice: tuple[int, ...] = ()
    """All natural dice; empty when the total was given."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class OrderSet:
    """The order of all lines from now on, and the ties nobody has settled."""

    order: tuple[Id, ...]
    ties: tuple[tuple[Id, ...], ...] = ()
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class LinesChanged:
    """These lines are new or different (members, hanging); lines without members vanish."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round; nobody has acted in it (INIT-10)."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A line's turn is over. `skipped` lines only lend their place to durations."""

    line: Id
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A line's turn begins: budgets are full again (TURN-01, REACT-01)."""

    line: Id
    round: int
    budgets: tuple[tuple[Id, Budget], ...] = ()


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """Closes a passing: what `back` needs to restore what it did by itself."""

    passage: Passage


@dataclass(frozen=True, slots=True)
class TurnTakenBack:
    """`back`: the pointer and all that the last passing did are as before it."""

    passage: Passage


@dataclass(frozen=True, slots=True)
class PointerSet:
    """`goto`, or the active line left the fight."""

    line: Id
    round: int
    acted: frozenset[Id]


@dataclass(frozen=True, slots=True)
class SurpriseSet:
    """A creature is surprised, or is no longer (SURP-06)."""

    who: Id
    surprised: bool


@dataclass(frozen=True, slots=True)
class ReadiedExpired:
    """A readied action ran out at the start of its owner's turn (ACT-12)."""

    who: Id
    readied: str


@dataclass(frozen=True, slots=True)
class BudgetSpent:
    """Part of a creature's budget is used; `over` when the rules say it had none left."""

    who: Id
    what: str
    """`action`, `bonus` or `reaction`."""
    text: str = ""
    over: bool = False


@dataclass(frozen=True, slots=True)
class PromptRaised:
    """A question to the DM."""

    prompt: Prompt


@dataclass(frozen=True, slots=True)
class PromptAnswered:
    """The DM (or the automatic setting) answered; what follows from it stands in further events."""

    prompt: Prompt
    answer: str
    """`roll`, `pass`, `fail`, `skip` or a number."""


@dataclass(frozen=True, slots=True)
class PromptWithdrawn:
    """The question is moot."""

    prompt: Prompt
    why: str
    """Key: `dead`, `gone`, `ended`, `healed`, `later` ..."""


@dataclass(frozen=True, slots=True)
class FightEnded:
    """`end`."""

    rounds: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """`roll`: for the log only."""

    expression: str
    total: int
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class UsesChanged:
    """How often a limited thing counts as used from now on: 0 when it has recharged."""

    who: Id
    name: str
    before: int
    used: int
    dice: tuple[int, ...] = ()
