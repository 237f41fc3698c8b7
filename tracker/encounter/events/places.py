"""Events of the map: places, facing, ground, and whom an area covers (GRID, FACE, AOE-04)."""

from tracker.encounter.battlefield import Battlefield, Cell
from tracker.encounter.model import Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason
from tracker.rules.words import CoverLevel


@value
class Placed:
    """Creatures stand somewhere else, at no cost; None: off the map."""

    places: tuple[tuple[Id, Cell | None], ...]
    why: str = ""
    """Empty: by the DM; `along`, `mounted`, `dismounted`, `pushed`."""


@value
class FacingSet:
    """A creature looks another way (FACE-02)."""

    who: Id
    before: str
    facing: str
    reasons: tuple[Reason, ...] = ()
    over: bool = False
    """The rules would not have had it now (GEN-04)."""


@value
class BattlefieldSet:
    """The ground from now on."""

    battlefield: Battlefield
    ground: str = ""
    """What was changed; empty: the grid."""
    cells: int = 0
    """How many."""


@value
class AreaCovered:
    """Whom an area on the map catches (AOE-04)."""

    shape: str
    feet: int
    who: tuple[Id, ...]
    at: Cell | None = None
    source: Id = ""
    toward: Cell | None = None
    covers: tuple[tuple[Id, CoverLevel], ...] = ()
    """Cover from the point of origin, where there is some (COVER-02)."""
    shielded: tuple[Id, ...] = ()
    """Within it, but behind total cover (COVER-06)."""
    reasons: tuple[Reason, ...] = ()
