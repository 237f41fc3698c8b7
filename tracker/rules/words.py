"""The closed sets of words the rules are written in (lower-case English keys, never shown as such)."""

from typing import Literal

Mode = Literal["normal", "advantage", "disadvantage"]
LifeState = Literal["up", "dying", "stable", "dead"]
LIFE_STATES: tuple[LifeState, ...] = ("up", "dying", "stable", "dead")
CoverLevel = Literal["none", "half", "three-quarters", "total"]

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
SPEEDS = ("walk", "burrow", "climb", "fly", "swim")

DAMAGE_TYPES = (
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
)
"""DMG-05. An empty string stands for damage without a type."""

DAMAGE_QUALITIES = ("magical", "silvered", "adamantine")
"""What can get a weapon past a qualified defence (RES-06)."""

CONDITIONS = (
    "blinded",
    "charmed",
    "deafened",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralyzed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
)
"""The switch-like conditions (COND-04..17); the fifteenth, exhaustion, is a level (EXH-01)."""
BODILESS = frozenset({"lair", "timer", "counter"})
"""Kinds of rows that are no creatures: without body and hit points, last among equal totals."""
