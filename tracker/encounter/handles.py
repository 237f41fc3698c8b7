"""Handles: the few letters the DM types for a creature, given once and never changed.

Twins share a prefix made of the initials of their name and differ in the label's letter. A clash
with another creature lengthens the prefix for the whole kind, a reserved word only that handle.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator

VERBS = frozenset(
    """start next back goto init delay ready surprise end attack mob amend damage heal temp maxhp
    stabilise stabilize death kill revive save cond uncond effect exhaust conc unconc prompt dash
    disengage dodge hide search use cast improvise help react bonus grapple escape shove
    opportunity two-weapon move stand fall mount dismount legendary recharge slot form unform add
    enter remove rename note reveal conceal area improvised roll undo redo why option
    release contest act zone underwater card place face battlefield bring summary log look
    copy split join swap rest pass when restart resist timer counter merge see tell quit""".split()
)
OPTION_WORDS = frozenset(
    """adv dis hit miss crit ko with after on from for until start end then at vs of
    half none double magical silvered adamantine keep take full no-prone prone away ac hp
    rounds round minutes minute save conc hurt mend walk fly swim climb burrow difficult crawl
    squeeze influence magic study utilize potion free drop cantrip alone reaction unskilled investigation perception near unseen wrong-place
    fear-out-of-sight flanking behind turned-away pack reckless sunlight shielded before hidden visible side avg min max fail skip pass roll text spell secret despite once fresh
    unless at-zero wild polymorph stays off now enter again unform ever hour hours hungry short long
    pooled hurt-first in-order chosen table average
    jump teleport forced drag up down leaves controlled independent no-hand push
    north east south west to toward in
    cone cube square cylinder line sphere circle str dex con int wis cha""".split()
)
KEYS = frozenset(
    """d20 total dmg cover range reduce medicine needed ac hp init side a b speed attack save
    maxhp half none double more fewer half-cover three-quarters-cover resist dice slot light near check dc extra feature kind name rolled round rider d6
    action uses budget interact full interaction moved dashes attacks width saves least-ac""".split()
)
GROUPS = frozenset("me sel all foes party others".split())
RESERVED = VERBS | OPTION_WORDS | KEYS | GROUPS

LONGEST = 40
"""Signs of a whole name as a handle."""
_UNFOLDED = str.maketrans(
    {"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
_NUMBER = re.compile(r"[0-9]*d?[0-9]+|[xr#][0-9]+")
_WORD = re.compile(r"[a-z0-9]+")


def whole(name: str) -> str:
    """The whole name, hyphenated: `goblin-boss`; the name itself where there is no ASCII."""
    kept: list[str] = []
    for word in words(name):
        if kept and len("-".join((*kept, word))) > LONGEST:
            break
        kept.append(word[:LONGEST])
    return "-".join(kept)


def words(name: str) -> tuple[str, ...]:
    """The words of a name, lower case; without accents if that leaves something of each word."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    plain = re.sub(r"['’ʼ`]", "", plain)
    parts = tuple(part for part in map(_letters, re.split(r"[\s\-/]+", plain)) if part)
    folded = tuple(map(_ascii, parts))
    if folded and all(folded):
        return folded
    return parts or ("x",)


def _letters(text: str) -> str:
    """Letters, marks and digits only: what other scripts need, and no punctuation."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] in "LMN")


def _ascii(word: str) -> str:
    """The word without accents, or empty if a letter of it has no ASCII form."""
    bare = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", word.translate(_UNFOLDED))
        if not unicodedata.category(sign).startswith("M")
    )
    return bare if _WORD.fullmatch(bare) else ""


def reads_as_something_else(handle: str) -> bool:
    """Whether the typed line would take it for a word of its own, a number or dice."""
    return handle in RESERVED or _NUMBER.fullmatch(handle) is not None


def free(handle: str, taken: Collection[str]) -> bool:
    """Whether a creature may be called so."""
    return handle not in taken and not reads_as_something_else(handle)


def single(name: str, taken: Collection[str]) -> str:
    """The handle of a creature without twins: its whole name."""
    return _first_free(_numbered(whole(name)), taken)


def character(name: str, taken: Collection[str]) -> str:
    """The handle of a player's character: its first word, on a clash with more of the name."""
    first, *rest = words(name)
    first = first[:LONGEST]
    more = "".join(rest)[:LONGEST]
    longer = [first, *(f"{first}-{more[:count]}" for count in range(1, len(more) + 1))]

    def candidates() -> Iterator[str]:
        yield from longer
        yield from _numbered(longer[-1], 2)

    return _first_free(candidates(), taken)


def twins(
    name: str, labels: tuple[str, ...], taken: Collection[str], prefix: str = ""
) -> tuple[str, ...]:
    """Handles of labelled creatures of one name; `prefix` is what their earlier twins have."""
    known = list(_prefixes(name))
    at = known.index(prefix) if prefix in known else 0
    if not prefix:
        at = next(
            place
            for place, one in enumerate(_endless(known))
            if not any(one + label.lower() in taken for label in labels)
        )
    given: list[str] = []
    for label in labels:
        candidates = (one + label.lower() for one in _endless(known, at))
        given.append(_first_free(candidates, {*taken, *given}))
    return tuple(given)


def _prefixes(name: str) -> Iterator[str]:
    """Initials first, then one more letter of the last word at a time."""
    parts = words(name)
    if not all(map(str.isascii, parts)):
        yield whole(name)
        return
    initials = "".join(part[0] for part in parts if not part[0].isdigit()) or parts[0]
    initials = initials[:8]
    for count in range(1, min(len(parts[-1]), LONGEST) + 1):
        yield initials + parts[-1][1:count]


def _endless(prefixes: list[str], start: int = 0) -> Iterator[str]:
    """The prefixes from one of them on, then the last one with numbers."""
    yield from prefixes[start:]
    number = 2
    while True:
        yield f"{prefixes[-1]}{number}"
        number += 1


def _numbered(base: str, start: int = 1) -> Iterator[str]:
    """The base, then `base-2`, `base-3` ..."""
    if start == 1:
        yield base
    number = 2
    while True:
        yield f"{base}-{number}"
        number += 1


def _first_free(candidates: Iterator[str], taken: Collection[str]) -> str:
    return next(one for one in candidates if free(one, taken))
