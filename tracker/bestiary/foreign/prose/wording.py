"""Wording made even before anything is looked for: one line, lower case, one way to say a save.

Rules of 2024 write `Constitution Saving Throw: DC 15 … Failure: … Success: Half damage.`; it is
turned into the older wording, so that every pattern exists once.
"""

import re

from tracker.rules.words import CONDITIONS, DAMAGE_TYPES

DICE = r"\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,4})?"
TYPE = "(?:" + "|".join(DAMAGE_TYPES) + ")"
ABILITY = "(?:strength|dexterity|constitution|intelligence|wisdom|charisma)"
CONDITION = re.compile(r"\b(" + "|".join(CONDITIONS) + r")\b")
NUMBERS = "zero one two three four five six seven eight nine ten".split()
NUMBER = rf"(?:\d{{1,2}}|{'|'.join(NUMBERS[1:])}|a|an)"
LONG = {
    "str": "strength",
    "dex": "dexterity",
    "con": "constitution",
    "int": "intelligence",
    "wis": "wisdom",
    "cha": "charisma",
}
MOST = 12_000
"""Signs of one entry's prose that are read."""

_EVEN = (
    (re.compile(r"\b(dc )?l(?=\d{0,2}(?(1)\b|d\d))"), lambda m: f"{m[1] or ''}1"),
    (re.compile(r"(?<=\()s(?=d\d)"), "5"),
    (re.compile(r"\b(str|dex|con|int|wis|cha)\b\.?(?= (?:sav|check|half))"), lambda m: LONG[m[1]]),
    (re.compile(rf"({ABILITY}) sav(?:ing throw|e): ?dc ?(\d+)"), r"must make a dc \2 \1 saving throw"),
    (re.compile(rf"({ABILITY}) (?:saving throw|save)(?: against | with a |,? ?\(?|: )dc ?(?:of )?(\d+)(?![\d+]| ?\+| plus)\)?"),
     r"dc \2 \1 saving throw"),
    (re.compile(rf"dc ?(?:of )?(\d+) ({ABILITY}) (?:save\b|saving throw|sav\. throw)"), r"dc \1 \2 saving throw"),
    (re.compile(rf"dc (\d+) ({ABILITY}) half\b"), r"dc \1 \2 saving throw half"),
    (re.compile(r"\bsecond failure:? "), "failing again: "),
    (re.compile(r"\b(?:first )?failure(?: or success)?: "), "on a failure, "),
    (re.compile(r",? ?[\[(]?\bsave ends(?: at (?:the )?(start|end) of (?:its |their )?turns?)?\b[\])]?"),
     lambda m: f" and repeats the saving throw at the {m[1] or 'end'} of each of its turns"),
    (re.compile(r"\bsuccess: half damage"), "or half as much damage on a success"),
    (re.compile(r"\bsuccess: "), "on a success, "),
    (re.compile(r"\bthe target has the (\w+) condition"), r"the target is \1"),
    (re.compile(r"\bha(?:s|ve) the (\w+) and (\w+) conditions"), r"is \1 and \2"),
    (re.compile(r"\bha(?:s|ve) the (\w+) condition"), r"is \1"),
    (re.compile(r"\bthe (\w+) and (\w+) conditions"), r"be \1 and \2"),
    (
        re.compile(
            r"(\d) ?-*[ -]?(?:foot|feet|ft\b\.?) ?-*[ -]?"
            r"(?=radius|cone|line|cube|sphere|cylinder|emanation|reach|square)"
        ),
        r"\1-foot-",
    ),
    (re.compile(r"(\d) ?-*[ -]foot ?-*[ -](?=tall|high|wide|long)"), r"\1-foot-"),
    (re.compile(r"(\d) ?(?:feet|foot|ft\b\.?)(?= |,|\)|$|\.|;|/)"), r"\1 feet"),
    (re.compile(r"(\d+)-foot-(cone|line|cube|sphere|cylinder|emanation)"), r"\1-foot \2"),
    (re.compile(r"(\d) ?d ?(\d)"), r"\1d\2"),
    (re.compile(r"hit points?\b|\bhp\b"), "hit points"),
)  # fmt: skip


def even(text: str) -> str:
    """The prose as the patterns want it."""
    text = " ".join(text[:MOST].lower().split())
    for pattern, ours in _EVEN:
        text = pattern.sub(ours, text)
    return text


def figure(word: str) -> int:
    """`two` or `2`; one for an article."""
    if word.isdigit():
        return int(word[:6])
    return NUMBERS.index(word) if word in NUMBERS else 1


def sentences(text: str) -> list[str]:
    """Sentences; `ft.` and numbers with points are no ends."""
    return [piece for piece in re.split(r"(?<=[.!?])\s+(?!\d*/)", text) if piece]
