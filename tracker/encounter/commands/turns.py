"""Commands that move the pointer: start, next, back, order, prompts and budgets."""

from tracker.encounter.values import value


@value
class InitiativeEntry:
    """One creature's initiative; its whole line gets it."""

    who: str
    total: int | None = None
    """None: rolled by the program (INIT-01)."""


@value
class StartFight:
    """`start`: rolls what is missing, settles the order, begins round 1."""

    initiatives: tuple[InitiativeEntry, ...] = ()


@value
class NextTurn:
    """`next [N]`: ends the active turn and begins the next one, N times."""

    count: int = 1


@value
class TakeBackTurn:
    """`back`: the pointer returns and what its passing did is restored."""


@value
class GoTo:
    """`goto WHO`: the DM sets the pointer; nothing ticks."""

    who: str


@value
class SetInitiative:
    """`init WHO N|roll, …`: before or during the fight."""

    entries: tuple[InitiativeEntry, ...]


@value
class HangInitiative:
    """`init WHO with|after WHO2`: settles a tie or hangs a line on another."""

    who: str
    how: str
    on: str


@value
class MarkSurprised:
    """`surprise [TARGETS]` (SURP-04); without targets by Stealth and passive Perception (SURP-01)."""

    targets: tuple[str, ...]


@value
class EndFight:
    """`end`."""


@value
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
    damage: tuple[int, ...] = ()
    """Damage of an opportunity attack, rolled by hand or replayed."""


@value
class SpendBudget:
    """`react|bonus WHO [text]`: marks it as spent."""

    who: str
    what: str
    """`action`, `bonus` or `reaction`."""
    text: str = ""
    when: str = ""
    """Of a reaction: `before` or `after` its trigger is completed; empty: as its kind has it."""


@value
class RollDice:
    """`roll EXPRESSION`: a roll for the log."""

    expression: str
    total: int | None = None
