"""What is secret on a table beside who is hidden: names of its parts, what lies on creatures unseen.

What the players' view leaves out and a dialog may still name stands here, in one place.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.players import project

SHORTEST = 3
"""Letters of a word of a name; a handle may have fewer."""
WORD = re.compile(r"[^\W_]+")
BETWEEN = r"[\W_]+"
"""What may stand between two words of a name, in whatever way it is written."""
NOTHING = re.compile(r"(?!)")
TELLING = frozenset({"secret", "hidden", "note"})
"""Words of a line after which it tells what is for the DM alone."""
VERBS = frozenset({"note", "zone", "merge"})
"""Verbs whose lines do."""

Phrase = tuple[str, ...]


def phrases(table: Encounter, file: Path | None) -> frozenset[Phrase]:
    """Names that nobody is told, each word in small letters."""
    found = {phrase(text) for text in texts(table)}
    if file is not None:
        found.add(phrase(file.stem))
    return frozenset(one for one in found if len("".join(one)) >= SHORTEST)


def texts(table: Encounter) -> Iterator[str]:
    """The fight's name, areas, secret effects, what hidden creatures hold or wait for."""
    yield table.name
    yield from (zone.name for zone in table.zones)
    for one in table.combatants.values():
        lying = (effect for effect in one.effects if effect.secret and not effect.condition)
        yield from (effect.name for effect in lying)
        if project.is_visible(table, one):
            continue
        if one.concentration is not None:
            yield one.concentration.spell
        if one.ready is not None:
            yield from (one.ready.spell, one.ready.trigger)


def phrase(text: str) -> Phrase:
    """Its words."""
    return tuple(word.casefold() for word in WORD.findall(text))


def pattern(found: Iterable[Phrase]) -> re.Pattern[str]:
    """Any of them, whatever stands between their words."""
    several = [BETWEEN.join(map(re.escape, one)) for one in sorted(found, key=len, reverse=True)]
    if not several:
        return NOTHING
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(several)})(?![^\W_])", re.IGNORECASE)


def conditions(table: Encounter) -> frozenset[Phrase]:
    """Those that lie on somebody in secret, as they are typed and as they are said."""
    lying = (effect for one in table.combatants.values() for effect in one.effects)
    names = {effect.name for effect in lying if effect.secret and effect.condition}
    return frozenset(phrase(text) for name in names for text in (name, terms.condition(name)))


def cut_short(text: str, found: Iterable[Phrase]) -> Iterator[tuple[int, int]]:
    """Where the beginning of one of them stands before an ellipsis, the last place first."""
    known = tuple(found)
    for end in reversed([place for place, sign in enumerate(text) if sign == "…"]):
        words = [*WORD.finditer(text, 0, end)]
        starts = [words[-count].start() for one in known if (count := begun(words, one))]
        if starts:
            yield min(starts), end


def begun(words: Sequence[re.Match[str]], one: Phrase) -> int:
    """How many of the last of these words begin it; the very last may be cut."""
    for count in range(min(len(one), len(words)), 0, -1):
        *whole, last = (word[0].casefold() for word in words[-count:])
        if tuple(whole) == one[: count - 1] and one[count - 1].startswith(last):
            return count
    return 0


def without(table: Encounter) -> Encounter:
    """The table as it would be if nothing lay on anybody in secret: what may be offered from it."""
    bare = {
        one.id: replace(one, effects=tuple(effect for effect in one.effects if not effect.secret))
        for one in table.combatants.values()
        if any(effect.secret for effect in one.effects)
    }
    return replace(table, combatants={**table.combatants, **bare}) if bare else table


def is_for_the_dm(line: str) -> bool:
    """Whether an earlier line is one that says something for the DM alone."""
    words = line.casefold().split()
    return not VERBS.isdisjoint(words[:1]) or not TELLING.isdisjoint(words)
