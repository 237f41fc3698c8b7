"""Commands of bodies in space: struggling, moving, falling, riding (GRAP, SHOVE, MOVE, MOUNT)."""

from tracker.encounter.battlefield import Cell
from tracker.encounter.values import value


@value
class Struggle:
    """`grapple|escape|shove|contest WHO TARGET …`: two checks against each other (GEN-05)."""

    kind: str
    """`grapple`, `escape`, `shove` or `other`."""
    who: str
    target: str
    aim: str = ""
    """What a shove is for: `prone` or `push`."""
    a: int | None = None
    """Total of WHO, rolled by hand."""
    b: int | None = None
    """Total of TARGET, rolled by hand."""
    skill: str = ""
    """Of WHO; empty: athletics, or for an escape the better one."""
    against: str = ""
    """Of TARGET; empty: its choice is the better one."""
    mode: str = ""
    """`adv` or `dis` for WHO: one more source of that kind."""
    no_hand: bool = False
    """WHO has no free hand (GRAP-02)."""
    range: int | None = None
    """Feet between the two; None: within reach."""


@value
class Release:
    """`release WHO [TARGET]`: lets go of one or of all, at no cost (GRAP-06)."""

    who: str
    target: str = ""


@value
class Move:
    """`move [WHO] FEET …` (MOVE-01..15)."""

    who: str
    feet: int
    mode: str = "walk"
    """One of `words.SPEEDS`."""
    way: str = ""
    """Empty for its own movement; `teleport` or `forced` (OPP-05)."""
    difficult: bool = False
    crawl: bool = False
    squeeze: bool = False
    drag: bool = False
    up: int = 0
    """Feet it rises by; below 0 it comes down."""
    leaves: tuple[str, ...] = ()
    """Whose reach it leaves (OPP-01)."""
    after: int = 0
    """Feet up to the last place within that reach."""
    to: Cell | None = None
    """Where it goes on the map; the feet are worked out then."""
    through: tuple[Cell, ...] = ()
    """Cells it comes by on its way there."""
    facing: str = ""
    """Which way it looks in the end (FACE-02)."""


@value
class StandUp:
    """`stand [WHO]` (MOVE-08)."""

    who: str


@value
class DropProne:
    """`prone [WHO]` (MOVE-07)."""

    who: str


@value
class Fall:
    """`fall WHO [FEET]` (MOVE-13)."""

    who: str
    feet: int | None = None
    """None: as high as it is aloft."""
    rolled: tuple[int, ...] = ()
    """Damage rolled by hand."""


@value
class GetOn:
    """`mount WHO MOUNT [controlled|independent]` (MOUNT-01, MOUNT-06)."""

    who: str
    mount: str
    control: str = ""
    """Empty: controlled if it is a beast of the rider's side."""


@value
class Immerse:
    """`underwater TARGETS [off]`: who is wholly under water where not everybody is (WATER-01)."""

    targets: tuple[str, ...]
    off: bool = False


@value
class GetOff:
    """`dismount WHO` (MOUNT-02)."""

    who: str
