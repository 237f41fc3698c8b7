"""Commands that change the order by hand: delay, come back, swap, split, join; and mere counts."""

from tracker.encounter.values import value


@value
class Delay:
    """`delay WHO`: its line waits until it comes back."""

    who: str
    dice: tuple[int, ...] = ()
    """What fell when the turn passed on, when it is replayed."""


@value
class ComeBack:
    """`act WHO`: a line that delayed takes its turn now, right after the one under way."""

    who: str
    dice: tuple[int, ...] = ()


@value
class SwapPlaces:
    """`swap WHO WHO2`: two lines exchange their places and their totals."""

    who: str
    other: str


@value
class SplitLine:
    """`split TARGETS [init N|roll]`: out of their group into a line of their own (INIT-02)."""

    targets: tuple[str, ...]
    initiative: int | None = None
    """None: the count of the group."""
    roll: bool = False
    dice: tuple[int, ...] = ()


@value
class JoinLines:
    """`join TARGETS`: all into the line of the first (INIT-02)."""

    targets: tuple[str, ...]


@value
class StartTimer:
    """`timer "NAME" N [at COUNT | at start|end of WHO]`: N rounds, then it says so."""

    name: str
    rounds: int
    at: str = "round"
    """`round`, `count`, `start` or `end`."""
    count: int | None = None
    who: str = ""
    visible: bool = False


@value
class StartCounter:
    """`counter "NAME" N[/M]`: moved by hand, says so when it is full."""

    name: str
    now: int
    goal: int = 0
    visible: bool = False


@value
class MoveClock:
    """`counter|timer NAME +N|-N|=N`."""

    who: str
    change: int = 0
    exactly: int | None = None
