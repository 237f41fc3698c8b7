"""A question to the DM as a fact in the state: it never blocks and is answered, skipped or withdrawn."""

from collections.abc import Iterable

from tracker.encounter.values import value

KINDS = (
    "concentration",
    "death-save",
    "repeat-save",
    "recharge",
    "ongoing",
    "regeneration",
    "legendary",
    "lair",
    "ready",
    "opportunity",
    "go-on",
    "saddle",
    "thrown",
    "face",
    "phase",
    "zone",
    "wave",
    "timer",
    "tie",
)

OF_TURNS = frozenset(
    {
        "death-save",
        "repeat-save",
        "recharge",
        "ongoing",
        "regeneration",
        "legendary",
        "lair",
        "zone",
    }
    | {"wave", "timer", "phase"}
)
"""Kinds that the start or end of a turn asks, once for each key."""

STANDING = frozenset({"ready"})
"""Kinds that wait for something to happen at the table: every other question comes first."""

WAVE = "wave"

PromptKey = tuple[str, str, int, str, int, str]
KeptDice = tuple[PromptKey, tuple[int, ...]]
"""A question that was answered by itself, and the numbers it drew."""


@value
class Prompt:
    """One open question."""

    id: int
    kind: str
    who: str
    """Combatant id it is about; for `tie` the first of the tied."""
    round: int
    turn: str
    """Line whose turn it came up in."""
    dc: int = 0
    ability: str = ""
    bonus: int = 0
    subject: str = ""
    """Spell, effect name, action or amount it is about."""
    effect: int = 0
    """Effect id, for repeat saves and ongoing damage."""
    others: tuple[str, ...] = ()
    """Further ids: the tied lines, the mover."""
    critical: bool = False
    """For a save that a hit asked for: the hit was critical."""

    @property
    def key(self) -> PromptKey:
        """Which question it is: the same turn asks the same one once; a wave is of its round."""
        turn = "" if self.kind == WAVE else self.turn
        return (self.kind, self.who, self.round, turn, self.effect, self.subject)

    @property
    def of_turn(self) -> bool:
        """Whether a turn asks it; without an effect a save is one that a hit asked for."""
        return self.kind in OF_TURNS and (self.kind != "repeat-save" or self.effect > 0)


def in_order(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """The oldest first, those that wait for a trigger last."""
    return tuple(sorted(prompts, key=lambda one: (one.kind in STANDING, one.id)))
