"""Commands that move the pointer: start, next, back, order, prompts and budgets."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InitiativeEntry:
    """One creature's initiative; its whole line gets it."""

    who: str
    total: int | None = None
    """None: rolled by the program (INIT-01)."""


@dataclass(frozen=True, slots=True)
class StartFight:
    """`start`: rolls what is missing, settles the order, begins round 1."""

    initiatives: tuple[InitiativeEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class NextTurn:
    """`next [N]`: ends the active turn and begins the next one, N times."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class TakeBackTurn:
    """`back`: the pointer returns and what its passing did is restored."""


@dataclass(frozen=True, slots=True)
class GoTo:
    """`goto WHO`: the DM sets the pointer; nothing ticks."""

    who: str


@dataclass(frozen=True, slots=True)
class SetInitiative:
    """`init WHO N|roll, …`: before or during the fight."""

    entries: tuple[InitiativeEntry, ...]


@dataclass(frozen=True, slots=True)
class HangInitiative:
    """`init WHO with|after WHO2`: settles a tie or hangs a line on another."""

    who: str
    how: str
    on: str


@dataclass(frozen=True, slots=True)
class MarkSurprised:
    """`surprise TARGETS` (SURP-04)."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EndFight:
    """`end`."""


@dataclass(frozen=True, slots=True)
class AnswerPrompt:
    """`prompt [#N] roll|pass|fail|skip|N`."""

    answer: str
    """`roll`, `pass`, `fail`, `skip` or `number`."""
    number: int | None = None
    """Total of a save, natural die of a death save or recharge."""
    prompt: int = 0
    """Prompt id; 0 takes the oldest."""
    dice: tuple[int, ...] = ()
    """Natural dice when they were rolled by hand or are replayed."""


@dataclass(frozen=True, slots=True)
class SpendBudget:
    """`react|bonus WHO [text]`: marks it as spent."""

    who: str
    what: str
    """`action`, `bonus` or `reaction`."""
    text: str = ""


@dataclass(frozen=True, slots=True)
class RollDice:
    """`roll EXPRESSION`: a roll for the log."""

    expression: str
    total: int | None = None
