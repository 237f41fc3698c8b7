"""Fighting under water: which weapons are hampered, and which shots are lost (WATER-01..03).

Fire is lessened where damage is: whoever is wholly immersed resists it (WATER-04).
"""

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import BY_DEFAULT, Rulings

FREE_MELEE = frozenset({"dagger", "javelin", "shortsword", "spear", "trident"})
FREE_RANGED = frozenset({"net", "javelin", "spear", "trident", "dart"})
"""And every crossbow (WATER-03)."""

MELEE = because("WATER-01", "underwater-melee")
RANGED = because("WATER-03", "underwater-ranged")
LOST = because("WATER-03", "underwater-range")


def melee(
    weapon: str, *, swims: bool, damage_type: str = "", edition: Edition = OF_2014
) -> Reason | None:
    """What hampers a melee weapon attack; a swimming speed frees every weapon (WATER-01, 02)."""
    free = damage_type == "piercing" if edition.underwater_2024 else named(weapon) in FREE_MELEE
    return None if swims or free else MELEE


def ranged(
    weapon: str,
    *,
    thrown: bool = False,
    edition: Edition = OF_2014,
    rulings: Rulings = BY_DEFAULT,
) -> Reason | None:
    """What hampers a ranged weapon attack within its normal range (WATER-03)."""
    free = is_named(weapon) or (thrown and not rulings.hampered_throws)
    return None if free and not edition.underwater_2024 else RANGED


def is_named(weapon: str) -> bool:
    """Whether the rule itself names it as free."""
    name = named(weapon)
    return name in FREE_RANGED or "crossbow" in name


def named(weapon: str) -> str:
    """The weapon's name as the lists have it."""
    return weapon.lower().replace("_", " ").replace("-", " ").strip()
