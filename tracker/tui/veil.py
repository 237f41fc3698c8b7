"""A veil over names while others watch: whatever a dialog has to say, it says without them.

It lies on everything that is painted, word by word, so that no dialog has to think of it, and on what
stands in a field; what the DM typed there is done all the same. Widths stay, so that nothing moves.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.cells import cell_len

from tracker.encounter.model import Combatant, Encounter

SHORTEST = 3
"""Letters of a word of a name; a handle may have fewer."""
SIGN, DIGIT = "▒", "•"
WORD = re.compile(r"[^\W_]+")
NOTHING = re.compile(r"(?!)")


class _Fallen:
    """Holds the one veil of the process."""

    words: frozenset[str] = frozenset()
    """Of names, in small letters, and handles."""
    phrases: frozenset[tuple[str, ...]] = frozenset()
    """Names that are covered as a whole: one of their words may stand anywhere."""
    pattern = lying = NOTHING
    """Of those, and of what lies on creatures in secret: that is covered in sentences alone."""
    known: Encounter | None = None
    bare: Encounter | None = None
    """Without what lies on creatures in secret."""
    file: Path | None = None


def fall(table: Encounter) -> None:
    """Over all that players do not know of this table."""
    if _Fallen.known is table:
        return
    from tracker.players import project
    from tracker.players.labels import public_names
    from tracker.tui import untold

    names = public_names(table, project.visible(table))
    open_words = {word for name in names.values() for word in words_of(name)}
    found: set[str] = set()
    for one in table.combatants.values():
        if one.id not in names or one.players_name:
            found.update(secrets_of(one, table))
    _Fallen.known, _Fallen.words, _Fallen.bare = table, frozenset(found - open_words), None
    whole = untold.phrases(table, _Fallen.file)
    _Fallen.phrases = frozenset(one for one in whole if not open_words.issuperset(one))
    _Fallen.pattern = untold.pattern(_Fallen.phrases)
    _Fallen.lying = untold.pattern(untold.conditions(table))


def about(file: Path) -> None:
    """The fight is kept there: that name is covered too."""
    _Fallen.file = file


def lift() -> None:
    """Nobody watches any more."""
    _Fallen.known = _Fallen.bare = _Fallen.file = None
    _Fallen.words, _Fallen.phrases = frozenset(), frozenset()
    _Fallen.pattern = _Fallen.lying = NOTHING


def has_fallen() -> bool:
    """Whether others watch."""
    return _Fallen.known is not None


def words_of(text: str) -> set[str]:
    """Its words, in small letters."""
    return {word.casefold() for word in WORD.findall(text)}


def secrets_of(one: Combatant, table: Encounter) -> Iterator[str]:
    """Words of its names, its feature and its kind; its handles."""
    for text in (one.name, one.players_name, one.feature, one.block, kind_name(one, table)):
        yield from (word for word in words_of(text) if len(word) >= SHORTEST)
    for handle in (one.handle, *one.aliases):
        parts = words_of(handle)
        yield from (part for part in parts if len(parts) == 1 or len(part) >= SHORTEST)


def kind_name(one: Combatant, table: Encounter) -> str:
    """As the stat block calls it."""
    return table.kinds[one.block].name if one.block in table.kinds else ""


def over(text: str, *, numbers: bool = False, sentence: bool = False) -> str:
    """The text as others may see it; `numbers`: none of its digits either.

    `sentence`: it was made for the DM, and may say what lies on somebody in secret.
    """
    if _Fallen.known is None:
        return text
    text = _Fallen.pattern.sub(_whole, text)
    if sentence:
        text = _Fallen.lying.sub(_whole, text)
    if "…" in text and _Fallen.phrases:
        text = _cut_short(text)
    if _Fallen.words:
        text = WORD.sub(_covered, text)
    return re.sub(r"\d", DIGIT, text) if numbers else text


def covers(text: str) -> bool:
    """Whether it names what watchers do not know."""
    return over(text) != text


def may_be_offered(text: str) -> bool:
    """Whether it may be put into a line unasked: no secret name, and no number of a stat block."""
    return not (has_fallen() and (covers(text) or any(sign.isdigit() for sign in text)))


def bared(table: Encounter) -> Encounter:
    """What may be offered from: nothing lies on anybody in secret."""
    if not has_fallen():
        return table
    from tracker.tui import untold

    if _Fallen.bare is None or _Fallen.known is not table:
        fall(table)
        _Fallen.bare = untold.without(table)
    return _Fallen.bare


def earlier(lines: Iterable[str]) -> list[str]:
    """Lines that were typed and may come back while others watch."""
    if not has_fallen():
        return [*lines]
    from tracker.tui import untold

    return [one for one in open_lines(lines) if not untold.is_for_the_dm(one)]


def open_lines(lines: Iterable[str]) -> list[str]:
    """Those that watchers may read."""
    return [one for one in lines if not covers(one)]


def whole(text: str) -> str:
    """All of it covered: names of other fights, of which this table knows nothing."""
    return _hidden(text) if has_fallen() else text


def _hidden(text: str) -> str:
    return WORD.sub(lambda word: SIGN * cell_len(word[0]), text)


def _whole(found: re.Match[str]) -> str:
    return _hidden(found[0])


def _cut_short(text: str) -> str:
    from tracker.tui import untold

    for start, end in untold.cut_short(text, _Fallen.phrases):
        text = f"{text[:start]}{_hidden(text[start:end])}{text[end:]}"
    return text


def _covered(found: re.Match[str]) -> str:
    word = found[0]
    folded = word.casefold()
    cut = found.string[found.end() : found.end() + 1] == "…"
    secret = folded in _Fallen.words or (
        cut and any(one.startswith(folded) for one in _Fallen.words)
    )
    return SIGN * cell_len(word) if secret else word
