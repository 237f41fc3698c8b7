"""The small shapes inside a written creature, and the words, numbers and texts they are made of.

Whatever play would stumble over is refused here: a damage type that is none, dice that are none, a
name of which nothing can be seen.
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from annotated_types import Interval, Len, MaxLen

from tracker.encounter import bounds
from tracker.encounter.battlefield import GRIDS
from tracker.encounter.bounds import BOUNDS
from tracker.encounter.effects import DEATH
from tracker.rules import words
from tracker.rules.defences import ALL

SHAPES = ("cone", "cube", "square", "cylinder", "line", "sphere", "circle")
MOST_ATTACKS = 50
"""Of one kind in a multiattack: a hydra has a head for each."""
USES = ("", "recharge", "per-day", "per-rest")


class OneOf:
    """An annotation: one of these words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> Any:
        """What pydantic asks annotations for."""
        from pydantic_core import core_schema

        return core_schema.literal_schema(list(self.words))


class OneLine:
    """An annotation: a name stands in one line, and something of it can be seen."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """What pydantic asks annotations for."""
        from pydantic_core import core_schema

        return core_schema.no_info_after_validator_function(one_line, handler(source))


def one_line(text: str) -> str:
    """The name without line breaks, tabs and blanks around it; an empty one is pydantic's fault."""
    from pydantic_core import PydanticKnownError

    text = bounds.one_line(text)
    if not text:
        raise PydanticKnownError("string_too_short", {"min_length": 1})
    return text


class Written:
    """Base of all shapes: unknown fields are refused, and `"5"` is no number."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "use_attribute_docstrings": True,
    }


Name = Annotated[str, Len(1, bounds.NAME_SIGNS), OneLine()]
Text = Annotated[str, MaxLen(bounds.NOTE_SIGNS)]
Hp = Annotated[int, Interval(ge=BOUNDS["hp"].low, le=BOUNDS["hp"].high)]
Ac = Annotated[int, Interval(ge=BOUNDS["ac"].low, le=BOUNDS["ac"].high)]
Initiative = Annotated[int, Interval(ge=BOUNDS["initiative"].low, le=BOUNDS["initiative"].high)]
Bonus = Annotated[int, Interval(ge=-99, le=99)]
Count = Annotated[int, Interval(ge=BOUNDS["count"].low, le=BOUNDS["count"].high)]
Some = Annotated[int, Interval(ge=0, le=999)]
Feet = Annotated[int, Interval(ge=0, le=9_999)]
Score = Annotated[int, Interval(ge=1, le=30)]
Ability = Annotated[str, OneOf(*words.ABILITIES)]
Condition = Annotated[str, OneOf(*words.CONDITIONS)]
Conditions = tuple[Condition, ...]
When = Annotated[str, OneOf("start", "end")]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDamage(Written):
    """One damage type of an attack or effect; the average is worked out where it is missing."""

    dice: Name
    average: Hp | None = None
    type: Annotated[str, OneOf("", *words.DAMAGE_TYPES)] = ""
    when: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    """Empty, or the case in which this part stands instead of the first one (`two-handed`)."""


Damage = str | tuple[WrittenDamage, ...]
"""`1d6+2 slashing + 1d4 cold`, or its parts."""


FACINGS = ("north", "east", "south", "west") + (
    "north-east",
    "north-west",
    "south-east",
    "south-west",
)
Ordinate = Annotated[int, Interval(ge=BOUNDS["place"].low, le=BOUNDS["place"].high)]
WrittenCell = tuple[Ordinate, ...]
"""`[3, 4]`: on squares x goes east and y north, on hexes they are q and r."""
WrittenCells = tuple[WrittenCell, ...]
"""`[3, 4]` is one cell, `[3, 4, 6, 8]` the block from 3,4 to 6,8."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenBattlefield(Written):
    """The ground of the fight, where places are used."""

    grid: Annotated[str, OneOf(*GRIDS)] = "square"
    walls: WrittenCells = ()
    """Nobody walks, sees or strikes through them."""
    obstacles: WrittenCells = ()
    """They give cover and block nothing else."""
    difficult: WrittenCells = ()
    """Difficult terrain."""
    fog: WrittenCells = ()
    """Nobody sees through it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenArea(Written):
    """Shape and size in feet."""

    shape: Annotated[str, OneOf(*SHAPES)]
    size: Feet
    width: Feet = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenUse(Written):
    """How often something may be used; for `recharge`, `times` is the lowest d6."""

    kind: Annotated[str, OneOf(*USES)] = ""
    times: Some = 0
    pool: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenMultiattack(Written):
    """One attack or action of a multiattack and how many times."""

    name: Name
    count: Annotated[int, Interval(ge=1, le=MOST_ATTACKS)] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDefence(Written):
    """A defence that some attacks get past (RES-06)."""

    types: tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES, ALL)], ...]
    unless: tuple[Annotated[str, OneOf(*words.DAMAGE_QUALITIES)], ...] = ()


Defences = tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES, ALL)] | WrittenDefence, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenPhase(Written):
    """What a creature comes to once its hit points are down to a mark; the DM is asked first."""

    at: Name
    """`hp<=50%` of its maximum, or `hp<=30`."""
    name: Name
    form: Name | None = None
    """A creature of the bestiary that it goes on as, with its hit points."""
    heal: Hp | Name | None = None
    """Hit points, dice, or `full`."""
    reset_legendary: bool = False
    """Legendary actions and resistance are fresh again."""
    text: Text = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenModifiers(Written):
    """What an effect adds to its bearer's numbers; text is dice."""

    ac: Bonus = 0
    attack: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    save: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    speed: Annotated[int, Interval(ge=-9_999, le=9_999)] = 0
    speed_set: Feet | None = None
    max_hp: Annotated[int, Interval(ge=-999_999, le=999_999)] = 0
    ac_least: Annotated[int, Interval(ge=0, le=99)] = 0
    """AC is never below this."""
    speed_times: Annotated[str, OneOf("", "double", "half")] = ""
    save_mode: Annotated[str, OneOf("", "adv", "dis")] = ""
    """Advantage or disadvantage on saving throws."""
    save_for: tuple[Annotated[str, OneOf(*words.ABILITIES, DEATH)], ...] = ()
    """Abilities whose saves are meant, and `death`; none: all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenOngoing(Written):
    """Damage or healing at the start or end of the bearer's turn."""

    kind: Annotated[str, OneOf("hurt", "mend")]
    amount: Name
    at: When = "start"
    unless: tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES)], ...] = ()
    at_zero: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenEffect(Written):
    """A named effect that lies on a creature from the beginning, until it is taken off."""

    name: Name
    modifiers: WrittenModifiers = WrittenModifiers()
    ongoing: WrittenOngoing | None = None
    secret: bool = False
    trigger: Text = ""
    note: Text = ""
    condition: bool = False
    """A condition of that name, with what else is said of it."""
    rounds: Annotated[int, Interval(ge=0, le=999_999)] = 0
    """How long it still lasts; 0: until it is taken off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenHost(Written):
    """Behind whom a line stands."""

    how: Annotated[str, OneOf("with", "after")] = "after"
    """`with`: on the same count."""
    on: Name
    """A creature of this opening or of its party."""
    concentration: bool = False
    """It is here as long as that one concentrates."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenTimer(Written):
    """Rounds that run down by themselves, from the round after the first."""

    rounds: Annotated[int, Interval(ge=1, le=9_999)]
    at: Annotated[str, OneOf("round", "start", "end")] | None = None
    """As a round begins, or at the start or end of somebody's turn."""
    of: Name | None = None
    """Whose turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenCounter(Written):
    """Steps towards something, moved by hand."""

    now: Annotated[int, Interval(ge=0, le=9_999)] = 0
    goal: Annotated[int, Interval(ge=0, le=9_999)] = 0
    """0: there is none."""
