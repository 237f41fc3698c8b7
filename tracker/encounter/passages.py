"""What the passing of a turn did by itself, and the budget it fills (TURN-01).

Apart from the creature it belongs to, so that `back` has one list of all that it restores.
"""

from dataclasses import field

from tracker.encounter.clocks import Clock
from tracker.encounter.effects import Concentration, Effect, Ready
from tracker.encounter.line import Line
from tracker.encounter.prompts import KeptDice, Prompt
from tracker.encounter.shapes import Guise
from tracker.encounter.values import value
from tracker.encounter.zones import Zone
from tracker.rules.words import LifeState

Id = str
"""Of a combatant (`c7`) or a line (`l3`): given once, kept for ever."""


@value
class Budget:
    """What a creature still has in hand (TURN-01, TURN-03, TURN-07, REACT-01)."""

    action: int = 1
    bonus: int = 1
    reaction: int = 1
    interaction: int = 1
    moved: int = 0
    """Feet of movement used this turn."""
    dashes: int = 0
    """How many times the speed was added this turn."""
    attacks: int = 0
    """Attacks made this turn."""
    seats: int = 0
    """How often it mounted or dismounted this turn (MOUNT-02)."""
    diagonals: int = 0
    """Diagonal steps of this turn (DIAG-02)."""
    attacked: str = ""
    """The weapon of the first attack of its Attack action this turn (TWF-01)."""
    bonus_spell: bool = False
    """A spell was cast as bonus action this turn (ACT-02)."""
    other_spell: bool = False
    """A spell that is no cantrip of one action was cast this turn (ACT-02)."""
    extras: tuple[tuple[str, int], ...] = ()
    """Feet of extra cost by the speed they were drawn on, by another reading of MOVE-03."""


@value
class Passage:
    """What one passing of a turn did by itself, so that `back` can restore it."""

    round: int
    active: Id
    acted: frozenset[Id]
    passed: tuple[Id, ...]
    """Lines stepped over or ended, in order; the new active line is not among them."""
    before: "Passage | None" = field(compare=False, repr=False)
    """The passing before it: a chain as long as the fight, so nothing may walk it by recursion."""
    combatants: tuple[tuple[Id, "BeforePassing"], ...]
    """For each creature the passing touched, what it was before."""
    prompts: tuple[int, ...]
    """Ids of the prompts the passing raised."""
    withdrawn: tuple[Prompt, ...] = ()
    """Prompts the passing withdrew by itself."""
    dice: tuple[KeptDice, ...] = ()
    """What its automatic answers drew: `back` takes them back, going forward they fall again."""
    lines: tuple[Line, ...] = ()
    """Lines it changed, as they were: put off, come back, rolled anew."""
    made: tuple[Line, ...] = ()
    """What it made of them."""
    order: tuple[Id, ...] = ()
    """The order before, if it changed it."""
    ordered: tuple[Id, ...] = ()
    """The order it made."""
    ties: tuple[tuple[Id, ...], ...] = ()
    """Open ties before, where the order changed."""
    zones: tuple[Zone, ...] = ()
    """Areas it ended, or that somebody left by it, as they were."""
    number: int = 0
    """The next free number before it: lines of higher ones have come since."""


@value
class Vitals:
    """What a tick at the start or end of a turn may change."""

    hp: int
    temp_hp: int
    hp_trail: tuple[int, ...]
    state: LifeState
    successes: int = 0
    failures: int = 0
    recovery_hours: int = 0
    used: tuple[tuple[str, int], ...] = ()
    hurt_by: tuple[str, ...] = ()


@value
class Poise:
    """How a creature sits or flies."""

    mount: Id = ""
    controlled: bool = False
    aloft: int = 0
    place: tuple[int, int] | None = None
    """On the map; None: the passing did not move it."""


@value
class BeforePassing:
    """The fields of a creature that the passing of a turn may change."""

    budget: Budget
    surprised: bool
    turns_done: int
    readied: str
    """Trigger of the response that the passing took."""
    ended: tuple[Effect, ...]
    """Effects that ended by the passing."""
    concentration: Concentration | None = None
    """Concentration that ended by the passing."""
    refilled: bool = True
    """Whether the passing filled the budget."""
    entered: int = 0
    """`enters_round` of a creature the passing brought on stage."""
    added: tuple[int, ...] = ()
    """Ids of effects the passing put there."""
    vitals: Vitals | None = None
    """Where the passing moved them; `after` is what it made of them."""
    after: Vitals | None = None
    poise: Poise | None = None
    """Where the passing brought it down: how it sat or flew."""
    ready: Ready | None = None
    """The readied response that the passing took."""
    gone: bool = False
    """Whether the passing took it out of the fight: what held it here ended."""
    clock: Clock | None = None
    """A count the passing moved, as it was."""
    ticks: int = 0
    """By how much it moved it."""
    guise: Guise | None = None
    """Where the passing changed its shape or its phases; `worn` is what it made of them."""
    worn: Guise | None = None
