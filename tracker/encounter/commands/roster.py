"""Commands that decide who is on the table: set-up, arrivals, leaving, names, notes, options."""

from dataclasses import field

from tracker.encounter.battlefield import PLAIN, Battlefield, Cell
from tracker.encounter.clocks import Clock
from tracker.encounter.commands.shapes import EntryPhase
from tracker.encounter.effects import Effect
from tracker.encounter.options import OptionValue
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value


@value
class Entry:
    """One entry of an opening, or of `add`: a stat block and how many of it, ready for the table."""

    block: StatBlock
    """With every override of the entry already applied."""
    count: int = 1
    kind: str = "monster"
    side: str = "foes"
    hp: str | int = "avg"
    """`avg`, `roll`, `min`, `max` or a number: decides the maximum (bestiary creatures)."""
    hp_now: int | None = None
    """Current hit points when they differ from the maximum."""
    temp_hp: int = 0
    names: tuple[str, ...] = ()
    """Names of the members in order, instead of labels."""
    features: tuple[str, ...] = ()
    hidden: bool | None = None
    """None: as the options say for its kind."""
    initiative: int | None = None
    enters_round: int = 0
    players_name: str = ""
    death_saves: bool = False
    exhaustion: int = 0
    conditions: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    """Named effects it starts with; they get their numbers when it comes."""
    used: tuple[tuple[str, int], ...] = ()
    notes: str = ""
    places: tuple[Cell, ...] = ()
    """Cells of the members in order."""
    facing: str = ""
    rolled: tuple[int, ...] = ()
    """Maximum of each member where it is known (rolled by hand, or replayed)."""
    clock: Clock | None = None
    phases: tuple[EntryPhase, ...] = ()
    """Of a timer or a counter."""
    hangs: str = ""
    """`with` or `after` the line of `on`, or empty."""
    on: str = ""
    held: bool = False
    """It stays as long as `on` concentrates (CONC-05)."""
    member: str = ""
    """Its name in the party's file."""
    state: str = ""
    """Of one at 0 hit points: `dying`, `stable` or `dead`; empty: as the rules have it."""
    max_hp_change: int = 0
    concentration: str = ""
    """The spell it keeps going from the beginning."""


@value
class Opening:
    """What stands on the table before anything happens."""

    entries: tuple[Entry, ...] = ()
    options: tuple[tuple[str, OptionValue], ...] = ()
    notes: str = ""
    battlefield: Battlefield = PLAIN
    read_aloud: str = ""


@value
class SetUp:
    """Step 1 of every fight: ids, handles, labels, rolled hit points."""

    name: str
    opening: Opening = field(default_factory=Opening)
    seed: int = 0


@value
class AddCreatures:
    """`add NAME [xN] …` (INIT-08): the newcomers are one line."""

    entry: Entry
    dice: tuple[int, ...] = ()
    """Their initiative dice, when it is replayed: one for each line."""


@value
class EnterGroup:
    """`enter GROUP`: creatures that waited off-stage come on now."""

    targets: tuple[str, ...]
    dice: tuple[int, ...] = ()
    """Their initiative dice, when it is replayed."""


@value
class Remove:
    """`remove TARGETS` (INIT-09)."""

    targets: tuple[str, ...]
    dice: tuple[int, ...] = ()
    """What fell when the turn passed on, when it is replayed."""


@value
class Rename:
    """`rename WHO "NAME"`."""

    who: str
    name: str


@value
class Note:
    """`note WHO "text"`: replaces the note (TRACK-15)."""

    who: str
    text: str


@value
class Reveal:
    """`reveal TARGETS`: onto the players' list (TRACK-03)."""

    targets: tuple[str, ...]


@value
class Conceal:
    """`conceal TARGETS`."""

    targets: tuple[str, ...]


@value
class ShowCard:
    """`card NAME [off]`: a card of the rules for everybody at the table (TRACK-14)."""

    name: str
    """Of a condition, or the key of another card."""
    off: bool = False


@value
class SetOption:
    """`option NAME VALUE`."""

    name: str
    value: OptionValue
