"""One place in the order: who acts together, on which count, and what keeps them from it.

Apart from the table, so that the memory of a passing can hold lines as they were.
"""

from tracker.encounter.values import value

Id = str
"""Of a line (`l3`) or a combatant."""


@value
class Line:
    """One place in the order: 1..n members that act together (INIT-02)."""

    id: Id
    members: tuple[Id, ...]
    initiative: int | None = None
    natural: int | None = None
    """The kept d20, when the program or the DM gave it."""
    hangs: str = ""
    """`with` or `after` another line, or empty."""
    on: Id = ""
    """The line it hangs on."""
    joined: int = 0
    """Round of its first turn, for one that came in mid-fight; until then it counts as acted."""
    delays: bool = False
    """It waits: its place is stepped over until it comes back."""
    begun: int = 0
    """Round whose turn it had begun when it was put off or cut out of a group."""
    held_by: Id = ""
    """The creature whose concentration keeps its members here."""
    cut_from: Id = ""
    """The line its members stood in until they were split off."""
    met: tuple[tuple[Id, int], ...] = ()
    """Lines whose members came into this one, each with the number of that moment."""
