"""The shield of a creature, as its note on armour class tells (FACE-04)."""

import re
from typing import NamedTuple

USUAL = 2
_SHIELD = re.compile(r"\bshield\b(?:\s*\+\s*(\d))?", re.IGNORECASE)
_RIGHT = re.compile(r"\bshield\b.*\bright\b", re.IGNORECASE)


class Shield(NamedTuple):
    """What it adds to AC, and on which arm it is."""

    bonus: int = 0
    arm: str = "left"


def of(note: str) -> Shield:
    """`leather armor, shield`, `plate, shield +1`, `shield on the right`; none said: none."""
    found = _SHIELD.search(note)
    if not found:
        return Shield()
    return Shield(USUAL + int(found[1] or 0), "right" if _RIGHT.search(note) else "left")
