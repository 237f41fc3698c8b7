"""Marks: effects that an action leaves on a creature, named by key and worded only in i18n.

A mark is an effect like any other, so that durations, undo, `back` and removal know it; its name
and its cause are both the key.
"""

from collections.abc import Iterator

from tracker.encounter.effects import Effect, Until
from tracker.encounter.model import Combatant

DODGE = "dodge"
DISENGAGE = "disengage"
HELP_ATTACK = "help-attack"
"""On the foe; the source is the helper (ACT-08)."""
HELP_TASK = "help-task"
"""On the one that is helped; the source is the helper (ACT-07)."""
SQUEEZING = "squeezing"
UNDERWATER = "underwater"
"""Wholly immersed, though the fight as a whole is not (WATER-01..04)."""
RECKLESS = "reckless"
"""Struck recklessly: attacks against it have advantage until its next turn (ATK-07)."""
HIDE = "hide"
"""Cause of the invisibility that hiding gives by the newer wording (ACT-09)."""

OF_ACTIONS = frozenset({DODGE, DISENGAGE, HELP_ATTACK, HELP_TASK})
"""Marks that an action of its own tells of."""


def mark(key: str, *, source: str = "", until: Until | None = None, about: str = "") -> Effect:
    """A mark to lay on a creature; its id is given there."""
    return Effect(0, key, source=source, until=until, cause=key, about=about)


def on(creature: Combatant, key: str) -> Iterator[Effect]:
    """Every mark of that key a creature bears."""
    return (one for one in creature.effects if one.cause == key and one.name == key)


def bears(creature: Combatant, key: str) -> bool:
    """Whether a creature bears such a mark."""
    return any(True for _ in on(creature, key))
