"""Events of who is on the table, under what name, and of the encounter's options."""

from tracker.encounter.battlefield import PLAIN, Battlefield
from tracker.encounter.members import Member
from tracker.encounter.model import Combatant, Id, Line
from tracker.encounter.options import OptionValue
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value


@value
class FightSetUp:
    """Step 1: everything that `set up` settled. Its stat blocks stand in the file's `kinds`."""

    name: str
    combatants: tuple[Combatant, ...]
    lines: tuple[Line, ...]
    options: tuple[tuple[str, OptionValue], ...] = ()
    notes: str = ""
    next_number: int = 1
    seed: int = 0
    battlefield: Battlefield = PLAIN
    read_aloud: str = ""


@value
class KindsAdded:
    """New stat blocks under new keys; the file keeps them in `kinds`, not in the step."""

    kinds: tuple[tuple[str, StatBlock], ...]


@value
class CombatantsAdded:
    """Newcomers with their line; the order follows in `OrderSet`."""

    combatants: tuple[Combatant, ...]
    line: Line
    waits: bool = False
    """Its place has passed this round (INIT-08)."""
    next_number: int = 1


@value
class EnteredStage:
    """Creatures that waited off-stage are here; their line's place follows."""

    who: tuple[Id, ...]


@value
class CombatantsRemoved:
    """Taken out of the fight (INIT-09)."""

    who: tuple[Id, ...]


@value
class Labelled:
    """A creature got its label when its first twin came (TRACK-11)."""

    who: Id
    label: str
    alias: str
    """Further handle it answers to."""


@value
class Renamed:
    """New name; the handle stays."""

    who: Id
    before: str
    """Full name before."""
    name: str
    label: str = ""
    """The label it keeps."""


@value
class Noted:
    """The DM's note on a creature (TRACK-15)."""

    who: Id
    text: str


@value
class HiddenSet:
    """On or off the players' list (TRACK-03)."""

    who: Id
    hidden: bool


@value
class CardsShown:
    """Cards of the rules that everybody at the table sees from now on (TRACK-14)."""

    cards: tuple[str, ...]
    name: str
    """The one that came or went."""


@value
class PartyKept:
    """What the party's file shall hold of these members from now on."""

    before: tuple[Member, ...]
    """The same members as the file has them, as far as this fight knows."""
    after: tuple[Member, ...]


@value
class OptionSet:
    """An option of the encounter."""

    name: str
    before: OptionValue
    value: OptionValue
