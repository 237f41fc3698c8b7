"""Commands of limited things and of what a stat block can do beside attacking."""

from typing import TYPE_CHECKING

from tracker.encounter.areas import Area
from tracker.encounter.commands.attacking import AttackTarget
from tracker.encounter.values import value
from tracker.rules.words import CoverLevel

if TYPE_CHECKING:
    from tracker.encounter.commands import Command


@value
class UseAction:
    """`action WHO NAME [on TARGETS] …`, `legendary WHO [NAME] [on TARGETS] …`."""

    who: str
    action: str = ""
    """Name in the stat block; empty: a legendary action of which nothing else is known."""
    on: tuple[str, ...] = ()
    legendary: bool = False
    cost: str = ""
    """`action`, `bonus`, `reaction` or `free`; empty: as the stat block has it."""
    totals: tuple[tuple[str, int], ...] = ()
    """Saves rolled by hand, by combatant id."""
    rolled: tuple[int, ...] = ()
    """Damage (or healing) per part when it is known."""
    covers: tuple[tuple[str, CoverLevel], ...] = ()
    area: Area | None = None
    """Where its area is on the map: those inside are its targets (AOE-04)."""
    strike: AttackTarget | None = None
    """The attack it makes, when it is one, with all the DM says of it."""
    said: tuple[tuple[str, str], ...] = ()
    """`pass` or `fail` by combatant id: the DM's word over the roll (GEN-04)."""
    shares: tuple[tuple[str, str], ...] = ()
    """`full`, `half` or `none` of the damage by combatant id: the DM's word over the rule."""

    @property
    def targets(self) -> tuple[str, ...]:
        """Those whose saves and cover may be named."""
        return self.on


@value
class ChangeUses:
    """`uses WHO NAME +N|-N|=N`, `slot WHO LEVEL [N|back]`: so many more of it are used."""

    who: str
    name: str
    change: int = 0
    exactly: int | None = None


@value
class Recharge:
    """`recharge WHO [NAME] [roll|d6=N]`: unused again, or a d6 decides."""

    who: str
    name: str = ""
    """Empty: everything that recharges and is spent."""
    roll: bool = False
    dice: tuple[int, ...] = ()
    """One for each thing, rolled by hand or replayed."""


@value
class SetBudget:
    """`budget WHO action=1 …|full`: what is left of its turn, by hand (GEN-04)."""

    who: str
    changes: tuple[tuple[str, int], ...] = ()
    full: bool = False


@value
class Replayed:
    """Another command with the dice that fell by themselves in it, known already."""

    command: "Command"
    dice: tuple[int, ...]


@value
class Resisting:
    """Another command in which the first failed save of these is made by Legendary Resistance."""

    command: "Command"
    who: tuple[str, ...]
