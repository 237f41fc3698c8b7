"""What a kind of creature can do, as structured facts: one value for every source of creatures.

The file keeps one stat block per kind (`kinds`); a combatant only names its kind. Distances are
feet, damage is dice text of `rules.dice` (`2d8+4`) beside its printed average.
"""

from tracker.encounter.values import value
from tracker.rules.defences import Defence

Named = tuple[tuple[str, int], ...]
"""Numbers by name (ability, skill, sense, speed), in the order of the source."""


@value
class DamagePart:
    """One damage type of an attack or effect (DMG-03, MCRIT-01)."""

    dice: str
    """Dice with modifier, `1d6+2`; a plain number for fixed damage."""
    average: int
    """The printed average, used when the fight uses average damage."""
    type: str = ""
    when: str = ""
    """Empty, or the case in which this part stands instead of the first one (`two-handed`)."""


@value
class SaveRider:
    """A saving throw that an attack or action asks for."""

    ability: str
    dc: int
    on_success: str = "none"
    """`none` (no effect), `half` (half damage) or `other`."""
    damage: tuple[DamagePart, ...] = ()
    """Damage behind the save, rolled apart from the attack's (CRIT-02 ruling)."""
    conditions: tuple[str, ...] = ()
    """Conditions on a failure."""
    lasts: int = 0
    """Rounds the conditions last, 1 for the end of someone's next turn; 0 when it is left open."""
    repeat: str = ""
    """`start` or `end`: when in each of its turns the target may save again."""
    effect: str = ""
    """What else a failure brings, in a word or two (`max hp reduced`, `swallowed`)."""


@value
class Area:
    """Shape and size in feet of an effect (AOE-01)."""

    shape: str
    size: int
    width: int = 0


@value
class Use:
    """How often something may be used; the empty value means at will."""

    kind: str = ""
    """`recharge`, `per-day`, `per-rest` or empty."""
    times: int = 0
    """Uses per day or rest; for `recharge` the lowest d6 that brings it back."""
    pool: str = ""
    """Actions that name the same pool share their uses (`Breath Weapons`)."""


@value
class Attack:
    """An attack with an attack roll (ATK-01..03)."""

    name: str
    bonus: int
    damage: tuple[DamagePart, ...] = ()
    reach: int = 5
    """Feet; 0 for an attack that is only ranged."""
    range: int = 0
    """Normal range in feet; 0 for an attack that is only melee."""
    long_range: int = 0
    kind: str = "weapon"
    """`weapon` or `spell`."""
    magical: bool = False
    save: SaveRider | None = None
    conditions: tuple[str, ...] = ()
    """Conditions on a hit without a save (`grappled` with an escape DC counts)."""
    escape_dc: int = 0
    """Check to get free of what the hit brings, in `conditions` or `effect`."""
    effect: str = ""
    """What else a hit brings, in a word or two (`max hp reduced`)."""


@value
class Action:
    """Anything else it can do: breath, presence, legendary action, trait with numbers."""

    name: str
    save: SaveRider | None = None
    damage: tuple[DamagePart, ...] = ()
    area: Area | None = None
    use: Use = Use()
    cost: int = 1
    """Legendary actions: how many of the round's uses it takes."""
    attack: str = ""
    """Name of the attack it makes, when it is one."""
    heal: str = ""
    """Hit points regained, dice text or a number (`Regeneration`: `10`)."""
    heal_stops: tuple[str, ...] = ()
    """Damage types that suspend a regeneration for its next turn."""
    heal_at_zero: bool = False
    """It works at 0 hit points too, and its owner dies there only if it does not (the troll's)."""
    ac: int = 0
    """Bonus to AC it gives (`Parry`)."""
    effect: str = ""
    """What else it does, in a word or two (`swallowed, 6d6 acid each turn`)."""


@value
class MultiattackPart:
    """One named attack or action of a multiattack and how many times."""

    name: str
    count: int = 1


@value
class SpellSlots:
    """A spellcasting trait: numbers and names, no spell text."""

    ability: str
    dc: int
    attack_bonus: int
    level: int = 0
    slots: Named = ()
    """Slots by spell level (`"1"`..`"9"`)."""
    spells: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Spell names by level (`"0"`..`"9"`) or by use (`at-will`, `3/day`)."""


@value
class StatBlock:
    """One kind of creature."""

    name: str
    max_hp: int
    """Average hit points as printed."""
    ac: int
    hit_dice: str = ""
    """`7d10+21`; empty when unknown, then hit points cannot be rolled."""
    size: str = "medium"
    type: str = ""
    """Creature type, for example `humanoid (orc)`."""
    alignment: str = ""
    ac_note: str = ""
    speeds: Named = (("walk", 30),)
    hover: bool = False
    abilities: Named = ()
    """Scores, 1..30."""
    saves: Named = ()
    """Saving throw bonuses that differ from the ability modifier."""
    skills: Named = ()
    senses: Named = ()
    """Radius in feet by sense."""
    blind: bool = False
    """Has no sight at all: perceives nothing beyond its blindsight (SENSE-02)."""
    passive_perception: int = 10
    initiative_bonus: int | None = None
    """None: the Dexterity modifier (INIT-01)."""
    languages: str = ""
    challenge: str = ""
    """`1/4`, `17`."""
    xp: int = 0
    proficiency: int = 2
    resist: tuple[Defence, ...] = ()
    immune: tuple[Defence, ...] = ()
    vulnerable: tuple[Defence, ...] = ()
    condition_immune: tuple[str, ...] = ()
    threshold: int = 0
    """Damage of an instance that in all is less does nothing (DMG-06)."""
    attacks: tuple[Attack, ...] = ()
    multiattack: tuple[tuple[MultiattackPart, ...], ...] = ()
    """Ways to spend a multiattack, the usual one first."""
    actions: tuple[Action, ...] = ()
    bonus_actions: tuple[Action, ...] = ()
    reactions: tuple[Action, ...] = ()
    traits: tuple[Action, ...] = ()
    legendary: tuple[Action, ...] = ()
    legendary_uses: int = 0
    spellcasting: tuple[SpellSlots, ...] = ()
    notes: str = ""
    source: str = ""
    """Where it comes from, for example `SRD 5.1`."""
