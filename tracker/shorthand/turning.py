"""The words of a line in another order: as a sentence says them, or the amount before the target.

These are lines to try, not lines that are right; whoever asks reads each of them.
"""

import re
from collections.abc import Iterator, Sequence

from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.shorthand import synonyms
from tracker.shorthand.lexing import Token, read
from tracker.shorthand.meanings import verbs_meant
from tracker.shorthand.reader import Reader
from tracker.shorthand.request import Vocabulary
from tracker.shorthand.values import condition_named
from tracker.shorthand.verbs import SPELLINGS, VERBS

MOST_WORDS = 12
"""Longer lines are not turned round."""
SMALL = frozenset("an the to at on onto against is are gets takes his her its".split())
"""Words of a sentence that the typed language may do without."""
TURNABLE = frozenset(
    {
        *("damage", "heal", "temp", "cond", "uncond", "save", "exhaust", "kill", "revive"),
        *("attack", "mob", "init", "maxhp", "stabilise", "grapple", "shove", "move", "slot"),
        *("recharge", "death", "goto", "surprise", "remove", "reveal", "conceal", "conc"),
    }
)
"""Verbs with a fixed order and no free text, in which other words would mean something else."""
_AMOUNT = re.compile(r"[+\-]?\d+(?:d\d+)?(?:[+\-]\d+)*")


def turned(text: str, table: Encounter, vocabulary: Vocabulary) -> Iterator[str]:
    """Lines of the same words."""
    try:
        line = read(text)
    except Refused:
        return
    if not 1 < len(line.tokens) <= MOST_WORDS:
        return
    words = _Words(line.raw, line.tokens)
    first = SPELLINGS.get(line.tokens[0].text, line.tokens[0].text)
    if first in TURNABLE:
        yield from _rotated(first, words.behind(0))
    elif first not in VERBS:
        yield from _verb_first(words)
        yield from _without_verb(words, Reader(text, table, vocabulary))


class _Words:
    """The words of a line as typed; a comma belongs to the word before it."""

    def __init__(self, raw: str, tokens: Sequence[Token]) -> None:
        self.raw = raw
        self.shown: list[str] = []
        glued = False
        for token in tokens:
            behind = "=" if token.kind == "key" else ""
            word = raw[token.start : token.end] + behind
            if self.shown and (token.kind == "comma" or glued):
                self.shown[-1] += word
            else:
                self.shown.append(word)
            glued = token.kind in ("comma", "key")

    def behind(self, place: int) -> list[str]:
        """All but the word at this place."""
        return [*self.shown[:place], *self.shown[place + 1 :]]


def _rotated(verb: str, rest: list[str]) -> Iterator[str]:
    """The same words behind the verb, small ones left out, starting at each of them.

    Where two creatures follow it, their order says who does it to whom: that is never turned round.
    """
    joined = _joined(rest)
    short = [one for one in joined if one.casefold() not in SMALL]
    fixed = VERBS[verb].slots[:2] == ("who", "who")
    for words in dict.fromkeys((tuple(joined), tuple(short))):
        if list(words) != rest:
            yield " ".join((verb, *words))
        for place in range(1, 1 if fixed else len(words)):
            yield " ".join((verb, *words[place:], *words[:place]))
            yield " ".join((verb, words[place], *words[:place], *words[place + 1 :]))


def _joined(words: list[str]) -> list[str]:
    """`ga and gb` is `ga,gb`."""
    found: list[str] = []
    glued = False
    for word in words:
        if word.casefold() in ("and", "&", "und") and found:
            glued = True
        elif glued:
            found[-1] += f",{word}"
            glued = False
        else:
            found.append(word)
    return found


def _verb_first(words: _Words) -> Iterator[str]:
    """`ga attacks lia` is `attack ga lia`."""
    for place, word in enumerate(words.shown[1:], 1):
        folded = word.casefold()
        known = folded in VERBS or folded in synonyms.VERBS
        inflected = folded.endswith(("s", "ed", "ing")) and bool(verbs_meant(folded))
        if not (known or inflected):
            continue
        for verb in verbs_meant(folded) or (folded,):
            if verb not in VERBS:
                continue
            rest = words.behind(place)
            yield " ".join((verb, *_joined(rest)))
            if verb in TURNABLE:
                yield from _rotated(verb, rest)


def _without_verb(words: _Words, reader: Reader) -> Iterator[str]:
    """`ga prone`, `poisoned ga`, `ga 7 slashing`, `ga +5`: the verb that goes with what is there."""
    reader.verb = "damage"
    short = [one for one in _joined(words.shown) if one.casefold() not in SMALL]
    for place, word in enumerate(short):
        folded = word.casefold()
        rest = [*short[:place], *short[place + 1 :]]
        for one in (condition_named(folded), *synonyms.CONDITIONS.get(folded, ())):
            if one and rest:
                yield " ".join(("cond", *rest[:1], one, *rest[1:]))
        if not _AMOUNT.fullmatch(folded):
            continue
        number = folded.lstrip("+-")
        amount = " ".join((*rest[:place], number, *rest[place:]))
        if folded.startswith("+"):
            yield f"heal {amount}"
            continue
        yield f"damage {amount}"
        yield from _rotated("damage", amount.split())
        if not folded.startswith("-"):
            yield f"heal {amount}"
