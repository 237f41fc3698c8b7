"""What reading a foreign file gave: creatures, encounters, and a remark for every field.

Remarks and troubles carry keys; the sentences are i18n's. Nothing that stood in the file is left
unsaid: it was taken, guessed, dropped, or kept as it stood (`noted`).
"""

from typing import Literal

from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value
from tracker.rules.reasons import Param

Fate = Literal["taken", "guessed", "dropped", "noted"]


@value
class Remark:
    """What became of one field."""

    field: str
    """A field of the stat block, else the name that the file has for it."""
    kind: Fate
    value: str
    """As taken, or for what was dropped and noted as it stood in the file, shortened."""
    why: str = ""
    """A key of `i18n`; empty for what was simply taken."""


@value
class Current:
    """How a creature stood when the file was written, and how it stands in an encounter."""

    hp: int | None = None
    max_hp: int | None = None
    temp_hp: int = 0
    initiative: int | None = None
    conditions: tuple[str, ...] = ()
    players_name: str = ""
    count: str = "1"
    """A number or dice (`1d4+1`), of an encounter's entry."""
    side: str = ""
    hidden: bool = False
    names: tuple[str, ...] = ()
    """Names of the single ones, where they have names of their own."""
    ac: int | None = None
    """Of an entry that only names its creature: what the file says otherwise than its kind."""
    initiative_bonus: int | None = None
    xp: int | None = None
    roll: bool = False
    """Its hit points are rolled when the fight begins."""


@value
class Found:
    """One creature."""

    block: StatBlock
    kind: Literal["monster", "pc", "npc"] = "monster"
    current: Current = Current()
    remarks: tuple[Remark, ...] = ()
    known: bool = True
    """False for an encounter's entry that only names a creature; `block` then has its name, and
    numbers that the file gives are in `current`."""


@value
class FoundEncounter:
    """An encounter that the file had."""

    name: str
    entries: tuple[Found, ...] = ()
    notes: str = ""


@value
class Trouble:
    """Something that could not be read, and why."""

    where: str
    """A place in the file: a creature's name or number; empty for the file as a whole."""
    why: str
    """A key of `i18n`."""
    params: tuple[tuple[str, Param], ...] = ()


@value
class Haul:
    """All that one text gave."""

    format: str
    """The key of the format that was recognised."""
    found: tuple[Found, ...] = ()
    encounters: tuple[FoundEncounter, ...] = ()
    troubles: tuple[Trouble, ...] = ()
