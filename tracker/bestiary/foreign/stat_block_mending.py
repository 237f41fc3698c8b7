"""Blanks that a PDF puts into the middle of words, taken out of the words that rules are made of."""

import re

from tracker.bestiary.foreign.phrases import NAMES, SENSES
from tracker.rules.words import CONDITIONS, DAMAGE_TYPES

WORDS = (
    *NAMES,
    *SENSES,
    *DAMAGE_TYPES,
    *CONDITIONS,
    *"acrobatics arcana athletics deception history intimidation investigation medicine".split(),
    *"perception performance persuasion religion stealth survival exhaustion".split(),
    *"resistances immunities vulnerabilities condition languages challenge senses skills".split(),
    *"nonmagical weapon attack damage target creature saving throw recharge reactions actions".split(),
    *"legendary multiattack telepathy passive points armor class speed".split(),
)
SHORTEST = 5
BROKEN = re.compile(
    r"(?<![A-Za-z])(?:"
    + "|".join(
        " ?".join(word)
        for word in sorted(set(WORDS), key=len, reverse=True)
        if len(word) >= SHORTEST
    )
    + r")(?![A-Za-z])",
    re.IGNORECASE,
)


def mended(text: str) -> str:
    """The text with its rule words whole again."""
    return BROKEN.sub(lambda found: found[0].replace(" ", ""), text)
