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
    dice: tuple[int, ...] = ()
    """What fell behind the initiatives, when it is replayed: roll-offs, automatic answers."""


@value
class NextTurn:
    """`next [N]`: ends the active turn and begins the next one, N times."""

    count: int = 1
    dice: tuple[int, ...] = ()
    """Every die of it, when it is replayed: initiatives of arrivals, automatic answers."""


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
    """`init WHO [N] with|after WHO2`: settles a tie or hangs a line on another."""

    who: str
    how: str
    on: str
    total: int | None = None
    """Given to the line first, as `init WHO N` does."""


@value
class MarkSurprised:
    """`surprise [TARGETS]` (SURP-04); without targets by Stealth and passive Perception (SURP-01)."""

    targets: tuple[str, ...]


@value
class EndFight:
    """`end`."""


@value
class PassTime:
    """`pass N rounds|minutes|hours`: time between turns goes by (INIT-10)."""

    rounds: int
    despite: bool = False
    """In the middle of a fight, because the DM says so."""


@value
class HitDice:
    """What one creature spends of its hit dice in a short rest."""

    who: str
    amount: str
    """Hit points regained: dice text, or the total that was rolled."""
    spent: int = 1
    """How many hit dice that were."""
    rolled: int | None = None
    """What the dice came to, when they were rolled by hand or are replayed."""


@value
class Rest:
    """`rest short|long [TARGETS]`: an hour or eight, and what a rest gives back (EXH-02)."""

    kind: str
    """`short` or `long`."""
    who: tuple[str, ...] = ()
    """Empty: everyone on the table who lives."""
    despite: bool = False
    dice: tuple[HitDice, ...] = ()
    hungry: bool = False
    """Of a long one: without food and drink, which keeps exhaustion where it is (EXH-02)."""


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
