"""Words that a PDF broke: by a hyphen at the end of a line, or by blanks in a word of the rules."""

import re

from tracker.bestiary.foreign.phrases import NAMES, SENSES
from tracker.rules.words import CONDITIONS, DAMAGE_TYPES

CUT = re.compile(
    r"(\b(?:one|two|half|self))?(?<=[a-z])[-\u2010\u00ad]{1,3}[ \t]*\r?\n[ \t]*(?=[a-z])"
)
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


def uncut(text: str) -> str:
    """Without the hyphens that cut a word in two at the end of a line; `two-handed` keeps its own."""
    return CUT.sub(lambda found: f"{found[1]}-" if found[1] else "", text)
