"""Commands of forms, phases and areas that stay."""

from tracker.encounter.areas import Area
from tracker.encounter.commands.effects import Duration
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value


@value
class TakeForm:
    """`form WHO "NAME" …`: its own hit points over the true ones."""

    who: str
    name: str
    block: StatBlock
    """As the bestiary has it; of a wild shape the mind is the bearer's."""
    kind: str = ""
    """`wild`, `polymorph` or `stays`; empty: wild for characters without a spell, else polymorph."""
    hp: int | None = None
    """Maximum and hit points, where they are not the block's."""
    ac: int | None = None
    """Where it is not the block's."""
    duration: Duration = Duration()


@value
class LeaveForm:
    """`unform WHO`: back to what lies beneath."""

    who: str


@value
class EntryPhase:
    """A phase of an opening, kept ready from the beginning."""

    name: str
    at: int
    """Hit points, or a share of the maximum in hundredths."""
    percent: bool = False
    form: StatBlock | None = None
    heal: str = ""
    legendary: bool = False
    text: str = ""


@value
class AwaitPhase:
    """`when WHO hp<=50% "NAME" …`: asks once when the hit points come down to it."""

    who: str
    name: str
    at: int
    percent: bool = False
    form: StatBlock | None = None
    heal: str = ""
    """A number, dice, or `full`."""
    legendary: bool = False
    text: str = ""


@value
class ForgetPhase:
    """`when WHO off "NAME"`."""

    who: str
    name: str


@value
class RaiseZone:
    """`zone "NAME" WHO,… hurt 5d8 fire …`: an area that stays."""

    name: str
    inside: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    """When it asks; empty: on entering and at the start of a turn."""
    hurt: str = ""
    ability: str = ""
    dc: int = 0
    on_success: str = "half"
    condition: str = ""
    again: bool = False
    bearer: str = ""
    duration: Duration = Duration()
    area: Area | None = None
    """On the map: beside those named, whoever stands in it is inside."""


@value
class ChangeZone:
    """`zone "NAME" +WHO,… -WHO,…`: who has come in, who has left."""

    zone: int
    enter: tuple[str, ...] = ()
    leave: tuple[str, ...] = ()


@value
class EndZone:
    """`zone "NAME" off`."""

    zone: int
