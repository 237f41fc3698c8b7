"""What a refused line may have been meant to say: whole lines, each of them tried before it is offered.

Never a guess that is carried out: the lines are offered, and the DM takes one or none. A word at
fault is replaced where the refusal says it stands; a line whose words are all right is tried in
another order.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.rules.words import DAMAGE_TYPES
from tracker.shorthand import synonyms
from tracker.shorthand.completing import complete
from tracker.shorthand.directory import WORDS as MANY
from tracker.shorthand.directory import Directory
from tracker.shorthand.lexing import Token, key, read
from tracker.shorthand.meanings import conditions_meant, verbs_meant
from tracker.shorthand.near import scored
from tracker.shorthand.parsing import LONGEST, parse
from tracker.shorthand.request import Vocabulary
from tracker.shorthand.turning import turned
from tracker.shorthand.verbs import VERBS

MOST = 6
"""Lines that are offered."""
FAULTS = 5
"""Words of one line that may be wrong."""
TRIED = 70
"""Lines that are read for one that is refused: a bound on the time it takes."""
WIDEST = 3
"""Words of a name that may be misspelt as a whole."""
MEANT = ("word", "attack", "name", "how", "value", "effect")
CLOSE = 12
"""Points of likeness by which a word may be behind the likeliest one."""
LISTS = ("near", "known", "allowed", "open")
FEW = 8
"""A list of what is possible that is no longer is offered as it is."""


def mended(
    text: str, table: Encounter, vocabulary: Vocabulary = Vocabulary(), *, half: bool = False
) -> tuple[str, ...]:
    """Lines that may have been meant, the likeliest first; none for a line that is understood.

    `half`: where no whole line can be offered, those that are right as far as they go.
    """
    if len(text) > LONGEST:
        return ()
    mender = _Mender(table, vocabulary)
    return mender.lines(text) or (tuple(dict.fromkeys(mender.halves))[:MOST] if half else ())


class _Mender:
    """One refused line and the lines tried for it."""

    def __init__(self, table: Encounter, vocabulary: Vocabulary) -> None:
        self.table = table
        self.vocabulary = vocabulary
        self.left = TRIED
        self.halves: list[str] = []
        """Lines in which nothing is wrong, but something missing."""

    def lines(self, text: str) -> tuple[str, ...]:
        """What is read without a refusal, of all that may be tried."""
        refused = self.refusal(text)
        if refused is None:
            return ()
        found = [*self.good(self.replaced(text, refused), refused, FAULTS)]
        found += self.good(turned(text, self.table, self.vocabulary), refused, 2)
        return tuple(one for one in dict.fromkeys(found) if one != text)[:MOST]

    def refusal(self, text: str) -> Refused | None:
        """Why a line cannot be read; None for one that can."""
        self.left -= 1
        try:
            parse(text, self.table, self.vocabulary)
        except Refused as refused:
            return refused
        return None

    def good(self, tried: Iterable[str], refused: Refused, faults: int) -> Iterator[str]:
        """Those that are read, and those whose next fault can be mended as well."""
        later: list[tuple[str, Refused]] = []
        for one in tried:
            if self.left <= 0:
                return
            why = self.refusal(one)
            if why is None:
                yield one
            elif why.key == "word-missing":
                self.halves.append(one)
            elif faults > 1 and _further(why, refused):
                later.append((one, why))
        for one, why in later[:MOST]:
            yield from self.good(self.replaced(one, why), why, faults - 1)

    def replaced(self, text: str, refused: Refused) -> Iterator[str]:
        """Another word in the place of the one at fault."""
        try:
            line = read(text)
        except Refused:
            if refused.key == "quote-open":
                yield f'{text.rstrip()}"'
            return
        start, end = _place(line.raw, line.tokens, refused)
        if start == end:
            return
        if refused.key.startswith("negative-"):
            yield " ".join((str(refused.params["verb"]), *line.raw.replace("-", "").split()[1:]))
        if line.tokens[0].text in synonyms.BEFORE:
            yield f"{synonyms.BEFORE[line.tokens[0].text]} {line.raw}"
        if refused.key in ("no-such-creature", "not-a-target"):
            yield from self.other_names(line.raw, line.tokens, start)
            return
        for one in self.candidates(line.raw, refused, start, end):
            yield _put(line.raw, start, end, one)
        if refused.key == "word-unexpected" and end == len(line.raw):
            yield line.raw[:start].rstrip()

    def candidates(self, raw: str, refused: Refused, start: int, end: int) -> Iterator[str]:
        """Words that may stand there, the likeliest first."""
        word = raw[start:end].strip('"=').casefold()
        if several := listed(refused, "candidates"):
            yield from several
            return
        match refused.key:
            case "unknown-verb":
                yield from verbs_meant(word)
            case "no-such-condition" | "unknown-condition" | "no-such-effect":
                yield from conditions_meant(word)
            case "unknown-monster":
                yield from self.vocabulary.near(word)
            case "sign-missing":
                yield from (f"{sign}{word}" for sign in "+-=")
            case _:
                yield from synonyms.OPTIONS.get(word, ())
        for name in LISTS:
            given = listed(refused, name)
            yield from closest(word, given)
            if len(given) <= FEW and name != "near":
                yield from given
        if refused.key != "unknown-verb":
            offered = [one.text for one in complete(raw[:start], self.table, self.vocabulary)]
            yield from closest(word, (*offered, *self.types(raw)))

    def types(self, raw: str) -> tuple[str, ...]:
        """Types of damage, where the verb takes any."""
        verb = VERBS.get(raw.split(" ", 1)[0].casefold())
        return DAMAGE_TYPES if verb is not None and "AMOUNT" in verb.grammar else ()

    def other_names(self, raw: str, tokens: tuple[Token, ...], start: int) -> Iterator[str]:
        """With the creature whose name is alike, also where its name has several words."""
        directory = Directory(self.table, self.vocabulary.selected)
        names = _names(directory)
        at = next((n for n, one in enumerate(tokens) if one.start == start), len(tokens))
        found: list[tuple[float, str]] = []
        for width in range(WIDEST, 0, -1):
            span = tokens[at : at + width]
            if len(span) < width or any(one.kind != "word" for one in span):
                continue
            for score, name in scored(key(raw[start : span[-1].end]), names)[:MOST]:
                found.append((score + width, _put(raw, start, span[-1].end, names[name])))
        yield from (line for _, line in sorted(found, key=lambda one: -one[0])[:MOST])


def _names(directory: Directory) -> dict[str, str]:
    """Everything that creatures answer to, and what is typed for them; words of one name alone too."""
    names: dict[str, str] = {one: one for one in MANY}
    names |= {f"{one}s": f"{one}s" for one, ids in directory.kinds.items() if len(ids) > 1}
    words = Counter(word for one in directory.present for word in set(key(one.full_name).split()))
    for one in directory.present:
        whole = key(one.full_name)
        own = (word for word in whole.split() if words[word] == 1 and len(word) > 2)
        names |= dict.fromkeys((*own, key(one.handle), whole), one.handle)
    return names


def closest(word: str, among: Iterable[str]) -> tuple[str, ...]:
    """The likeliest and those that are nearly as likely."""
    found = scored(word, among)
    return tuple(one for score, one in found[:MOST] if score > found[0][0] - CLOSE)


def listed(refused: Refused, name: str) -> list[str]:
    """Names that a refusal brings."""
    return [one for one in str(refused.params.get(name, "")).split(", ") if one]


def _place(raw: str, tokens: Iterable[Token], refused: Refused) -> tuple[int, int]:
    """Where the word at fault stands; an empty place when the refusal has none."""
    word = next((str(refused.params[one]) for one in MEANT if one in refused.params), "")
    at = refused.params.get("at")
    if isinstance(at, int):
        return at, at + len(word)
    if not word:
        return 0, 0
    found = raw.casefold().rfind(word.casefold())
    whole = any(one.start <= found < one.end for one in tokens)
    return (found, found + len(word)) if found >= 0 and whole else (0, 0)


def _put(raw: str, start: int, end: int, text: str) -> str:
    """The line with another text in a place; what ends in a sign of its own swallows the next.

    What takes no value loses the one that was typed.
    """
    behind = raw[end:]
    if text.endswith("=") and behind.startswith("="):
        behind = behind[1:]
    if raw[:end].endswith("=") and text[-1:] not in ("=", "+"):
        behind = behind[len(behind.split(" ", 1)[0]) :]
    return f"{raw[:start]}{text}{behind}"


def _further(why: Refused, before: Refused) -> bool:
    """Whether a line is refused for a later word than it was before: one fault is mended."""
    now, then = why.params.get("at"), before.params.get("at")
    return not isinstance(now, int) or not isinstance(then, int) or now > then
