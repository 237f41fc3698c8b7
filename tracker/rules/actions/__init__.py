"""What can be done in a turn beside attacking: one module for each action with rules of its own.

Which actions there are is said here; what they cost is said in `budget`.
"""

from tracker.rules.edition import OF_2014, Edition

COMMON = ("attack", "dash", "disengage", "dodge", "help", "hide", "ready", "search")
OF_2014_ONLY = ("cast", "use", "improvise")
OF_2024_ONLY = ("magic", "utilize", "influence", "study")


def names(edition: Edition = OF_2014) -> tuple[str, ...]:
    """Every action by its key (ACT-01..15)."""
    return COMMON + (OF_2024_ONLY if edition.actions_2024 else OF_2014_ONLY)
