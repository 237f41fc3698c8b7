"""The shapes people write an encounter in: short forms first, everything but a name may be missing.

pydantic reads these annotations, late, for checking and for the JSON Schema; nothing here imports
it. `None` stands for what was not written.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from annotated_types import Interval, Len, MaxLen

from tracker.encounter import bounds
from tracker.encounter.bounds import BOUNDS
from tracker.encounter.stat_block import Area, DamagePart, MultiattackPart, Use
from tracker.rules import words
from tracker.rules.defences import ALL


class OneOf:
    """An annotation: one of these words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> Any:
        """What pydantic asks annotations for."""
        from pydantic_core import core_schema

        return core_schema.literal_schema(list(self.words))


class Written:
    """Base of all shapes: unknown fields are refused, and `"5"` is no number."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "use_attribute_docstrings": True,
    }


Name = Annotated[str, Len(1, bounds.NAME_SIGNS)]
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
Damage = str | tuple[DamagePart, ...]
"""`1d6+2 slashing + 1d4 cold`, or its parts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDefence(Written):
    """A defence that some attacks get past (RES-06)."""

    types: tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES, ALL)], ...]
    unless: tuple[Annotated[str, OneOf(*words.DAMAGE_QUALITIES)], ...] = ()


Defences = tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES, ALL)] | WrittenDefence, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSave(Written):
    """A saving throw that an attack or action asks for."""

    ability: Ability
    dc: Annotated[int, Interval(ge=1, le=99)]
    on_success: Annotated[str, OneOf("none", "half", "other")] = "none"
    damage: Damage = ()
    conditions: Conditions = ()
    lasts: Some = 0
    """Rounds the conditions last; 0 when it is left open."""
    repeat: Annotated[str, OneOf("", "start", "end")] = ""
    effect: Text = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenAttack(Written):
    """An attack with an attack roll. `damage` may be text: `1d6+2 slashing`."""

    name: Name
    bonus: Bonus
    damage: Damage = ()
    reach: Feet = 5
    """Feet; 0 for an attack that is only ranged."""
    range: Feet = 0
    """Normal range in feet; 0 for an attack that is only melee."""
    long_range: Feet = 0
    kind: Annotated[str, OneOf("weapon", "spell")] = "weapon"
    magical: bool = False
    save: WrittenSave | None = None
    conditions: Conditions = ()
    escape_dc: Some = 0
    effect: Text = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenAction(Written):
    """Anything else it can do: a breath, a legendary action, a trait with numbers."""

    name: Name
    save: WrittenSave | None = None
    damage: Damage = ()
    area: Area | None = None
    use: Use = Use()
    cost: Some = 1
    attack: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    heal: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    heal_stops: tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES)], ...] = ()
    ac: Some = 0
    effect: Text = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSpells(Written):
    """A spellcasting trait: numbers and names."""

    ability: Ability
    dc: Some
    attack_bonus: Bonus
    level: Some = 0
    slots: dict[str, Some] = field(default_factory=dict)
    """Slots by spell level."""
    spells: dict[str, tuple[Name, ...]] = field(default_factory=dict)
    """Spell names by level or use (`at-will`, `3/day`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenModifiers(Written):
    """What an effect adds to its bearer's numbers; text is dice."""

    ac: Bonus = 0
    attack: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    save: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    speed: Annotated[int, Interval(ge=-9_999, le=9_999)] = 0
    speed_set: Feet | None = None
    max_hp: Annotated[int, Interval(ge=-999_999, le=999_999)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenOngoing(Written):
    """Damage or healing at the start or end of the bearer's turn."""

    kind: Annotated[str, OneOf("hurt", "mend")]
    amount: Name
    at: When = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenEffect(Written):
    """A named effect that lies on a creature from the beginning, until it is taken off."""

    name: Name
    modifiers: WrittenModifiers = WrittenModifiers()
    ongoing: WrittenOngoing | None = None
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenEnters(Written):
    """When it comes on stage."""

    round: Annotated[int, Interval(ge=1, le=BOUNDS["round"].high)]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenCombatant(Written):
    """A creature, or several of one kind: from the bestiary (`monster`), or written out.

    Beside `monster` each stat that is written overrides what the bestiary says.
    """

    monster: Name | None = None
    count: Count | None = None
    kind: Annotated[str, OneOf("pc", "monster", "npc", "lair", "timer")] | None = None
    side: Name | None = None
    hp: Annotated[str, OneOf("avg", "roll", "min", "max")] | Hp | None = None
    """Beside `monster` alone it decides the maximum; beside `max_hp` it is what is left now."""
    temp_hp: Hp = 0
    names: tuple[Name, ...] = ()
    features: tuple[Annotated[str, MaxLen(bounds.NAME_SIGNS)], ...] = ()
    hidden: bool | None = None
    initiative: Initiative | None = None
    enters: WrittenEnters | None = None
    players_name: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    death_saves: bool = False
    exhaustion: Annotated[int, Interval(ge=0, le=BOUNDS["exhaustion"].high)] = 0
    conditions: Conditions = ()
    effects: tuple[WrittenEffect, ...] = ()
    uses: dict[Name, Some] = field(default_factory=dict)
    """How often each limited thing has been used already."""
    notes: Text = ""
    name: Name | None = None
    max_hp: Hp | None = None
    ac: Ac | None = None
    hit_dice: Annotated[str, MaxLen(bounds.NAME_SIGNS)] | None = None
    size: Annotated[str, OneOf(*words.SIZES)] | None = None
    type: Name | None = None
    alignment: Name | None = None
    ac_note: Name | None = None
    speeds: dict[Annotated[str, OneOf(*words.SPEEDS)], Feet] | None = None
    """Feet by way of moving."""
    hover: bool | None = None
    abilities: dict[Ability, Score] | None = None
    """Scores."""
    saves: dict[Ability, Bonus] | None = None
    """Bonuses that differ from the ability modifier."""
    skills: dict[Name, Bonus] | None = None
    senses: dict[Name, Feet] | None = None
    passive_perception: Some | None = None
    initiative_bonus: Bonus | None = None
    languages: Text | None = None
    challenge: Name | None = None
    xp: Hp | None = None
    proficiency: Some | None = None
    resist: Defences | None = None
    immune: Defences | None = None
    vulnerable: Defences | None = None
    condition_immune: tuple[Annotated[str, OneOf(*words.CONDITIONS, "exhaustion")], ...] | None = (
        None
    )
    attacks: tuple[WrittenAttack, ...] | None = None
    multiattack: tuple[tuple[MultiattackPart, ...], ...] | None = None
    actions: tuple[WrittenAction, ...] | None = None
    bonus_actions: tuple[WrittenAction, ...] | None = None
    reactions: tuple[WrittenAction, ...] | None = None
    traits: tuple[WrittenAction, ...] | None = None
    legendary: tuple[WrittenAction, ...] | None = None
    legendary_uses: Some | None = None
    spellcasting: tuple[WrittenSpells, ...] | None = None
    source: Name | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenOpening(Written):
    """What stands on the table before anything happens."""

    party: Name | None = None
    """A party file: beside this one, in the data folder or among the examples."""
    combatants: tuple[WrittenCombatant, ...] = ()
    options: dict[str, bool | Name] = field(default_factory=dict)
    notes: Text = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenParty(Written):
    """A party file; its members are player characters unless they say otherwise."""

    schema_version: int = 1
    name: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    members: tuple[WrittenCombatant, ...]
