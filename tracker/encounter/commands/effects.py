"""Commands that put conditions and effects on creatures or take them off."""

from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.values import value


@value
class Duration:
    """How long, as asked; `decide` turns it into an absolute end. The empty value lasts."""

    rounds: int = 0
    """`for N rounds` (a minute is ten): ends at the start of the anchor's turn N rounds later."""
    until: str = ""
    """`start` or `end` of the next turn of `until_of`."""
    until_of: str = ""
    """Combatant id."""
    source: str = ""
    """`from WHO`: the anchor of `rounds`; empty: the active line."""
    save_ability: str = ""
    save_dc: int = 0
    """`save ABILITY DC [at start|end [of WHO]]`: repeated in each of those turns."""
    concentration: bool = False
    """`conc`: tied to the concentration of `source`."""
    save_at: str = "end"
    save_of: str = ""
    """Combatant id whose turn asks for the save; empty: the bearer's."""
    trigger: str = ""
    """`until "the door opens"`."""


@value
class AddCondition:
    """`cond TARGETS NAME …` (COND-03)."""

    targets: tuple[str, ...]
    name: str
    duration: Duration = Duration()
    secret: bool = False
    despite: bool = False
    """The DM overrides an immunity."""
    note: str = ""


@value
class AddEffect:
    """`effect TARGETS "NAME" …`."""

    targets: tuple[str, ...]
    name: str
    duration: Duration = Duration()
    modifiers: Modifiers = Modifiers()
    ongoing: Ongoing | None = None
    secret: bool = False
    note: str = ""


@value
class RemoveEffects:
    """`uncond TARGETS NAME`: every instance of that name (COND-01)."""

    targets: tuple[str, ...]
    name: str


@value
class SetExhaustion:
    """`exhaust WHO +N|-N|=N` (EXH-02)."""

    who: str
    change: int = 0
    exactly: int | None = None


@value
class Concentrate:
    """`conc WHO SPELL [on TARGETS]` (CONC-01)."""

    who: str
    spell: str
    on: tuple[str, ...] = ()


@value
class EndConcentration:
    """`unconc WHO`."""

    who: str
