"""Areas that stay: a wall of fire, a web, an aura, with the list of who is inside.

Who is inside is said by the DM, or follows from the map where the zone has an area there. It asks
each creature by itself, and in one turn only once, however that creature came to be in it.
"""

from tracker.encounter.areas import Area
from tracker.encounter.effects import Until
from tracker.encounter.values import value

MOMENTS = ("now", "enter", "start", "end")
"""When it asks: as it appears, on entering, at the start and at the end of who is inside."""
USUAL = ("enter", "start")


@value
class Zone:
    """One area on the table."""

    id: int
    name: str
    inside: tuple[str, ...] = ()
    """Combatant ids."""
    at: tuple[str, ...] = USUAL
    """Some of `MOMENTS`."""
    hurt: str = ""
    """Amount as typed, `5d8 fire`; empty for none."""
    ability: str = ""
    """Of the save; empty for none."""
    dc: int = 0
    on_success: str = "half"
    """`half` or `none` of the damage."""
    condition: str = ""
    """What it lays on whoever fails, or on everyone without a save; it goes with the zone."""
    again: bool = False
    """Whoever has the condition saves again at the end of its turns."""
    source: str = ""
    """Combatant id of who made it, or empty."""
    bearer: str = ""
    """Combatant id of whom it moves with and ends with, or empty."""
    concentration: bool = False
    """Ends with the concentration of `source` (CONC-05)."""
    until: Until | None = None
    area: Area | None = None
    """Where it is on the map; whoever has a place is inside by it."""

    @property
    def acts(self) -> bool:
        """Whether it does anything by itself."""
        return bool(self.hurt or self.condition or self.ability)
