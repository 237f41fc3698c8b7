"""The shapes people write an encounter in: short forms first, everything but a name may be missing.

pydantic reads these annotations, late, for checking and for the JSON Schema; nothing here imports
it. `None` stands for what was not written.
"""

from dataclasses import dataclass, field
from typing import Annotated

from annotated_types import Interval, MaxLen

from tracker.encounter import bounds
from tracker.encounter.bounds import BOUNDS
from tracker.encounter.variants import VARIANTS
from tracker.rules import words
from tracker.storage.written_parts import (
    FACINGS,
    Ability,
    Ac,
    Bonus,
    Conditions,
    Count,
    Damage,
    Defences,
    Feet,
    Hp,
    Initiative,
    Name,
    OneOf,
    Score,
    Some,
    Text,
    Written,
    WrittenArea,
    WrittenBattlefield,
    WrittenCell,
    WrittenCounter,
    WrittenEffect,
    WrittenHost,
    WrittenMultiattack,
    WrittenPhase,
    WrittenTimer,
    WrittenUse,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSave(Written):
    """A saving throw that an attack or action asks for."""

    ability: Ability
    dc: Annotated[int, Interval(ge=1, le=99)]
    on_success: Annotated[str, OneOf("none", "half", "other")] = "none"
    damage: Damage = ()
    conditions: Conditions = ()
    lasts: Annotated[int, Interval(ge=0, le=99_999)] = 0
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
    area: WrittenArea | None = None
    use: WrittenUse = WrittenUse()
    cost: Some = 1
    attack: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    heal: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    heal_stops: tuple[Annotated[str, OneOf(*words.DAMAGE_TYPES)], ...] = ()
    heal_at_zero: bool = False
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
class WrittenEnters(Written):
    """When it comes on stage: in a round, or (`0`) when the DM says so."""

    round: Annotated[int, Interval(ge=0, le=BOUNDS["round"].high)]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenScale(Written):
    """What is added to a stat block, after everything that is written about it."""

    hp: Annotated[int, Interval(ge=1, le=10_000)] = 100
    """Per cent of the hit points."""
    ac: Bonus = 0
    bonus: Bonus = 0
    """To attacks and save DCs."""
    damage: Bonus = 0
    """To each attack's and action's first damage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenCombatant(Written):
    """A creature, or several of one kind: from the bestiary (`monster`), or written out.

    Beside `monster` each stat that is written overrides what the bestiary says.
    """

    monster: Name | None = None
    count: Count | None = None
    kind: Annotated[str, OneOf("pc", "monster", "npc", "lair", "timer", "counter")] | None = None
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
    phases: tuple[WrittenPhase, ...] = ()
    uses: dict[Name, Some] = field(default_factory=dict)
    """How often each limited thing has been used already."""
    state: Annotated[str, OneOf("", *words.LIFE_STATES)] = ""
    """Of one at 0 hit points; empty: as the rules have it."""
    max_hp_change: Annotated[int, Interval(ge=-999_999, le=999_999)] = 0
    """Maximum lost or gained until it is given back."""
    slots: dict[Annotated[str, OneOf(*"123456789")], Some] | None = None
    """Spell slots by level, for whoever's spells are not written out."""
    place: WrittenCell | None = None
    """Its cell on the battlefield; the lowest corner of its space."""
    places: tuple[WrittenCell, ...] = ()
    """Of several, in order."""
    facing: Annotated[str, OneOf("", *FACINGS)] = ""
    underwater: bool = False
    """Wholly immersed, where the fight as a whole is not."""
    concentration: Name | None = None
    """The spell it keeps going."""
    hangs: WrittenHost | None = None
    """Its line stands behind another's."""
    timer: WrittenTimer | None = None
    """A row that counts down; with `initiative` as the order comes to that count."""
    counter: WrittenCounter | None = None
    """A row that is moved by hand: 2 of 6."""
    variant: Annotated[str, OneOf("", *VARIANTS)] = ""
    """`minion` (1 hit point), `boss` (all its hit dice can give), `swarm` (a swarm's defences)."""
    scale: WrittenScale | None = None
    level: Annotated[int, Interval(ge=1, le=20)] | None = None
    """Of a character, for the difficulty of encounters."""
    notes: Text = ""
    """Of a lair or a count they stand in its question."""
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
    blind: bool | None = None
    """It has no sight: it perceives nothing beyond its blindsight."""
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
    threshold: Some | None = None
    """Damage that in all is less does nothing."""
    attacks: tuple[WrittenAttack, ...] | None = None
    multiattack: tuple[tuple[WrittenMultiattack, ...], ...] | None = None
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
    battlefield: WrittenBattlefield = WrittenBattlefield()
    notes: Text = ""
    """For the DM."""
    read_aloud: Text = ""
    """For the players' ears."""
    absent: tuple[Name, ...] = ()
    """Members of the party who do not come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenParty(Written):
    """A party file; its members are player characters unless they say otherwise."""

    schema_version: int = 1
    name: Annotated[str, MaxLen(bounds.NAME_SIGNS)] = ""
    copied_from: Text = ""
    """Of the user's copy: the file it was made from, which stays as it is."""
    members: tuple[WrittenCombatant, ...]
