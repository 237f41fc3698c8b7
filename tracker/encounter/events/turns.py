"""Events of the order and the pointer."""

from tracker.encounter.model import Budget, Id, Line, Passage
from tracker.encounter.prompts import Prompt
from tracker.encounter.values import value
from tracker.rules.reasons import Reason


@value
class InitiativeRolled:
    """A line got its initiative (INIT-01); the order follows in `OrderSet`."""

    line: Id
    total: int
    dice: tuple[int, ...] = ()
    """All natural dice; empty when the total was given."""
    reasons: tuple[Reason, ...] = ()


@value
class OrderSet:
    """The order of all lines from now on, and the ties nobody has settled."""

    order: tuple[Id, ...]
    ties: tuple[tuple[Id, ...], ...] = ()
    reasons: tuple[Reason, ...] = ()


@value
class LinesChanged:
    """These lines are new or different (members, hanging); lines without members vanish."""

    lines: tuple[Line, ...]
    acted: tuple[Id, ...] = ()
    """New lines whose members had their turn this round."""
    next_number: int = 0
    """The next free number, where new lines took some."""


@value
class RoundBegan:
    """A new round; nobody has acted in it (INIT-10)."""

    round: int


@value
class TurnEnded:
    """A line's turn is over. `skipped` lines only lend their place to durations."""

    line: Id
    skipped: bool = False
    reasons: tuple[Reason, ...] = ()
    """What to think of: nobody of the line has done anything (TURN-02)."""


@value
class TurnBegan:
    """A line's turn begins: budgets are full again (TURN-01, REACT-01)."""

    line: Id
    round: int
    budgets: tuple[tuple[Id, Budget], ...] = ()


@value
class TurnPassed:
    """Closes a passing: what `back` needs to restore what it did by itself."""

    passage: Passage


@value
class TurnTakenBack:
    """`back`: the pointer and all that the last passing did are as before it."""

    passage: Passage


@value
class PointerSet:
    """`goto`, or the active line left the fight."""

    line: Id
    round: int
    acted: frozenset[Id]


@value
class SurpriseSet:
    """A creature is surprised, or is no longer (SURP-06)."""

    who: Id
    surprised: bool


@value
class ReadiedExpired:
    """A readied response is lost: its owner's turn began, or its spell went (ACT-12, ACT-13)."""

    who: Id
    readied: str
    """Its trigger."""
    why: str = "time"
    """Key: `time`, `concentration`, `again`."""


@value
class BudgetSpent:
    """Part of a creature's budget is used; `over` when the rules say it had none left."""

    who: Id
    what: str
    """`action`, `bonus` or `reaction`."""
    text: str = ""
    over: bool = False
    reasons: tuple[Reason, ...] = ()
    weapon: str = ""
    """The attack it was spent on (TWF-01)."""


@value
class PromptRaised:
    """A question to the DM."""

    prompt: Prompt
    reasons: tuple[Reason, ...] = ()


@value
class PromptAnswered:
    """The DM (or the automatic setting) answered; what follows from it stands in further events."""

    prompt: Prompt
    answer: str
    """`roll`, `pass`, `fail`, `skip` or a number."""


@value
class PromptWithdrawn:
    """The question is moot."""

    prompt: Prompt
    why: str
    """Key: `dead`, `gone`, `ended`, `healed`, `later` ..."""


@value
class FightEnded:
    """`end`."""

    rounds: int


@value
class TimePassed:
    """Rounds that nobody played: reactions and readied things are over, `round` is now."""

    rounds: int
    round: int
    by_dm: bool = False
    """In the middle of a fight."""


@value
class Rested:
    """A rest is over for these; what it gave back stands in further events."""

    kind: str
    """`short` or `long`."""
    who: tuple[Id, ...]
    again: tuple[Id, ...] = ()
    """Who of them had a long rest within the day already: by the DM's word (GEN-04)."""
    fallen: tuple[Id, ...] = ()
    """Who lay at 0 hit points when it began, and has nothing of it."""


@value
class RegenerationStopped:
    """It does nothing this time: such damage was taken since the last turn."""

    who: Id
    name: str
    types: tuple[str, ...]


@value
class DiceRolled:
    """`roll`: for the log only."""

    expression: str
    total: int
    dice: tuple[int, ...] = ()


@value
class UsesChanged:
    """How often a limited thing counts as used from now on: 0 when it has recharged."""

    who: Id
    name: str
    before: int
    used: int
    dice: tuple[int, ...] = ()
    most: int = 0
    """How often the stat block allows it; 0 where it does not say."""
    over: bool = False
    """More than that; the DM did it all the same (GEN-04)."""


@value
class BudgetSet:
    """What is left of a creature's turn, set by hand (GEN-04)."""

    who: Id
    before: Budget
    budget: Budget
