"""What is known of spells by their name alone: facts of the SRD 5.1 that a dialog begins with.

A table that plays a spell otherwise says otherwise; what it says stands instead of all of them.
"""

import re
from typing import NamedTuple

from tracker.rules.spell_levels import LEVELS

APOSTROPHES = str.maketrans("", "", "'’")
NO_LETTERS = re.compile(r"[^a-z]+")


class Dice(NamedTuple):
    """One part of a spell's damage at its own level, and the dice a higher slot adds."""

    number: int
    sides: int
    type: str
    more: int = 0


class Spell(NamedTuple):
    """The save it asks for, what a failure brings, and what it changes on those it helps."""

    level: int
    ability: str = ""
    damage: tuple[Dice, ...] = ()
    condition: str = ""
    changes: str = ""
    """As the typed line of an effect says them."""
    until: str = ""
    """`start` or `end` of the caster's next turn; empty: longer."""
    cost: str = ""
    """`bonus` or `reaction`; empty: the action."""
    own: bool = False
    """It is for the caster alone."""
    again: bool = False
    """The save is repeated at the end of each turn."""


class Number(NamedTuple):
    """How many creatures a spell is for at its own level, and how many more by each level above."""

    most: int
    more: int = 0


NOTHING = Spell(0)

CONCENTRATION = frozenset(
    """
alter-self animal-shapes animate-objects antilife-shell antimagic-field arcane-eye arcane-hand
arcane-sword bane banishment barkskin beacon-of-hope bestow-curse black-tentacles blade-barrier
bless blur branding-smite call-lightning calm-emotions clairvoyance cloudkill compulsion
confusion conjure-animals conjure-celestial conjure-elemental conjure-fey
conjure-minor-elementals conjure-woodland-beings control-water control-weather dancing-lights
darkness delayed-blast-fireball detect-evil-and-good detect-magic detect-poison-and-disease
detect-thoughts dispel-evil-and-good divine-favor dominate-beast dominate-monster
dominate-person earthquake enhance-ability enlarge-reduce entangle expeditious-retreat eyebite
faerie-fire fear find-the-path flame-blade flaming-sphere flesh-to-stone fly fog-cloud
gaseous-form gate giant-insect globe-of-invulnerability greater-invisibility guidance
gust-of-wind haste heat-metal heroism hideous-laughter hold-monster hold-person holy-aura
hunters-mark hypnotic-pattern incendiary-cloud insect-plague invisibility irresistible-dance
levitate locate-creature locate-object magic-weapon major-image maze mislead modify-memory
moonbeam move-earth pass-without-trace phantasmal-killer polymorph project-image
protection-from-energy protection-from-evil-and-good ray-of-enfeeblement resilient-sphere
resistance reverse-gravity scrying shapechange shield-of-faith silence silent-image sleet-storm
slow spider-climb spike-growth spirit-guardians stinking-cloud stoneskin storm-of-vengeance
suggestion sunbeam telekinesis tree-stride true-polymorph true-strike vampiric-touch
wall-of-fire wall-of-force wall-of-ice wall-of-stone wall-of-thorns web weird wind-wall
""".split()
)
"""Names of the SRD 5.1 spells that ask for concentration (CONC-01), as `key` writes them."""


def _line(*words: str) -> str:
    return " ".join(words)


# Mage Armor is told from the AC of whoever wears no armor, 10 + Dex.
KNOWN: dict[str, Spell] = {
    "bane": Spell(1, "cha", changes="attack-1d4 save-1d4"),
    "barkskin": Spell(2, changes="least-ac=16"),
    "beacon-of-hope": Spell(3, changes=_line("adv", "saves=wis,death")),
    "bless": Spell(1, changes="attack+1d4 save+1d4"),
    "haste": Spell(3, changes=_line("ac+2", "adv", "saves=dex", "speed=double")),
    "holy-aura": Spell(8, changes="adv"),
    "longstrider": Spell(1, changes="speed+10"),
    "mage-armor": Spell(1, changes="ac+3"),
    "shield": Spell(1, changes="ac+5", until="start", cost="reaction", own=True),
    "shield-of-faith": Spell(1, changes="ac+2", cost="bonus"),
    "slow": Spell(3, "wis", changes=_line("ac-2", "save-2", "saves=dex", "speed=half"), again=True),
    "warding-bond": Spell(2, changes="ac+1 save+1"),
    "blindness-deafness": Spell(2, "con", condition="blinded"),
    "hold-monster": Spell(5, "wis", condition="paralyzed"),
    "hold-person": Spell(2, "wis", condition="paralyzed"),
    "burning-hands": Spell(1, "dex", (Dice(3, 6, "fire", 1),)),
    "circle-of-death": Spell(6, "con", (Dice(8, 6, "necrotic", 2),)),
    "cloudkill": Spell(5, "con", (Dice(5, 8, "poison", 1),)),
    "cone-of-cold": Spell(5, "con", (Dice(8, 8, "cold", 1),)),
    "fire-storm": Spell(7, "dex", (Dice(7, 10, "fire"),)),
    "fireball": Spell(3, "dex", (Dice(8, 6, "fire", 1),)),
    "flame-strike": Spell(5, "dex", (Dice(4, 6, "fire", 1), Dice(4, 6, "radiant"))),
    "ice-storm": Spell(4, "dex", (Dice(2, 8, "bludgeoning", 1), Dice(4, 6, "cold"))),
    "insect-plague": Spell(5, "con", (Dice(4, 10, "piercing", 1),)),
    "lightning-bolt": Spell(3, "dex", (Dice(8, 6, "lightning", 1),)),
    "meteor-swarm": Spell(9, "dex", (Dice(20, 6, "fire"), Dice(20, 6, "bludgeoning"))),
    "moonbeam": Spell(2, "con", (Dice(2, 10, "radiant", 1),)),
    "shatter": Spell(2, "con", (Dice(3, 8, "thunder", 1),)),
    "sunbeam": Spell(6, "con", (Dice(6, 8, "radiant"),)),
    "sunburst": Spell(8, "con", (Dice(12, 6, "radiant"),)),
    "thunderwave": Spell(1, "con", (Dice(2, 8, "thunder", 1),)),
}

NUMBERS: dict[Number, list[str]] = {
    Number(1): """
barkskin bestow-curse cure-wounds death-ward dominate-beast dominate-monster dominate-person
enlarge-reduce feeblemind flesh-to-stone freedom-of-movement greater-invisibility
greater-restoration guidance haste heal healing-word hideous-laughter hunters-mark inflict-wounds
irresistible-dance jump lesser-restoration levitate mage-armor phantasmal-killer polymorph
protection-from-energy protection-from-evil-and-good protection-from-poison ray-of-enfeeblement
resistance sanctuary shield-of-faith spider-climb stoneskin suggestion true-polymorph warding-bond
""".split(),
    Number(1, 1): """
animal-friendship banishment blindness-deafness charm-person command enhance-ability fly heroism
hold-monster hold-person invisibility longstrider
""".split(),
    Number(2): "acid-splash".split(),
    Number(3): "aid".split(),
    Number(3, 1): "bane bless magic-missile scorching-ray".split(),
    Number(4, 1): "chain-lightning".split(),
    Number(6): "mass-cure-wounds mass-healing-word prayer-of-healing slow".split(),
    Number(10): "water-breathing water-walk".split(),
    Number(12): "mass-suggestion".split(),
}
"""Of spells of the SRD 5.1 that name one: what is for an area, or for all one wants, has none."""
NUMBER_OF = {name: number for number, names in NUMBERS.items() for name in names}


def key(name: str) -> str:
    """`Hunter's Mark` is `hunters-mark`, however it is written."""
    return NO_LETTERS.sub("-", name.strip().casefold().translate(APOSTROPHES)).strip("-")


def known(name: str) -> Spell:
    """By its whole name, whatever its case; the empty one for all others."""
    return KNOWN.get(key(name), NOTHING)


def gives(name: str) -> str:
    """What it changes on those it helps, without a save and not on its caster alone."""
    spell = known(name)
    return "" if spell.ability or spell.own else spell.changes


def concentrates(name: str) -> bool:
    """Whether it asks for concentration (CONC-01)."""
    return key(name) in CONCENTRATION


LEVEL_OF = {key(name): level for name, level in LEVELS.items()}


def level(name: str) -> int | None:
    """Of a spell of the SRD 5.1, 0 for a cantrip; none of all others."""
    return LEVEL_OF.get(key(name))


def is_cantrip(name: str) -> bool:
    """Whether it takes no slot at all."""
    return level(name) == 0


def begun(start: str) -> list[str]:
    """Names of the SRD 5.1 that begin so, the lowest level first."""
    sought = key(start)
    return [name for name in LEVELS if sought and key(name).startswith(sought)]


def amount(spell: Spell, level: int = 0) -> str:
    """`8d6 fire`, by the level of the slot in use; 0 or a lower one: its own."""
    above = max(0, level - spell.level)
    return " + ".join(
        f"{one.number + above * one.more}d{one.sides} {one.type}" for one in spell.damage
    )


def most(name: str, level: int = 0) -> int:
    """How many creatures it is for, by the level of the slot; 0: as many as one wants, or unknown."""
    number, own = NUMBER_OF.get(key(name), Number(0)), LEVEL_OF.get(key(name), 0)
    return number.most + number.more * max(0, level - own)


def grows(name: str) -> bool:
    """Whether a higher slot is for more creatures."""
    return bool(NUMBER_OF.get(key(name), Number(0)).more)
