"""Lists of a copied 5etools creature: entries that come, go and change places, found by name or pattern.

A pattern comes from a stranger's file: one that could take for ever is not tried.
"""

import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tracker.bestiary.foreign.etools_tags import untagged
from tracker.bestiary.foreign.raw import table, tables
from tracker.bestiary.foreign.text import label, one_line

REPEATED = re.compile(r"(?<!\\)(?:[*+]|\{\d*,)")
LONGEST = 300
"""Signs of a pattern that is tried."""
MOST_TEXT = 5_000
FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def compiled(pattern: str, flags: str = "") -> re.Pattern[str]:
    """A pattern that cannot take for ever; `ValueError` or `re.error` for all others."""
    if (
        len(pattern) > LONGEST
        or len(REPEATED.findall(pattern)) > 1
        or re.search(r"\)[*+{]", pattern)
    ):
        raise ValueError(pattern)
    # `[[` may mean more in a later Python; here it is a sign, and nobody at the table asked.
    with warnings.catch_warnings(action="ignore", category=FutureWarning):
        return re.compile(pattern, sum(FLAGS.get(flag, 0) for flag in set(flags)))


ListDeed = Callable[[list[Any], Mapping[str, Any]], list[Any] | None]


def items_of(here: Mapping[str, Any]) -> list[Any]:
    """One item or several."""
    items = here.get("items")
    return list(items) if isinstance(items, list) else [] if items is None else [items]


def same(one: object, name: object) -> bool:
    """Whether an entry has this name: as it is written, or as it is shown without its brackets."""
    own, other = one_line(table(one).get("name") or one), one_line(name)
    return own == other or (bool(bare(own)) and bare(own) == bare(other))


def bare(name: str) -> str:
    """`Fire Breath {@recharge 5}` and `Fire Breath (Recharge 5-6)` are the same."""
    return label(untagged(name).partition("(")[0])


def placed(before: list[Any], sought: object) -> int:
    """Where the entry that is meant stands; -1 for nowhere."""
    how = table(sought)
    if "index" in how:
        place = int(how["index"])
        return place if 0 <= place < len(before) else -1
    if "regex" in how:
        pattern = compiled(str(how["regex"]), one_line(how.get("flags")))
        hits: Iterator[int] = (
            nth
            for nth, one in enumerate(before)
            if pattern.search(one_line(table(one).get("name") or one)[:MOST_TEXT])
        )
    else:
        hits = (nth for nth, one in enumerate(before) if same(one, sought))
    return next(hits, -1)


def replaced(before: list[Any], here: Mapping[str, Any]) -> list[Any] | None:
    """Others in the place of one."""
    place = placed(before, here.get("replace"))
    return None if place < 0 else [*before[:place], *items_of(here), *before[place + 1 :]]


def removed(before: list[Any], here: Mapping[str, Any]) -> list[Any]:
    """Without those of a name, or those that are written alike."""
    names = here.get("names", here.get("items"))
    gone = list(names) if isinstance(names, list) else [names]
    return [one for one in before if not any(one == name or same(one, name) for name in gone)]


def renamed(before: list[Any], here: Mapping[str, Any]) -> list[Any]:
    """Other names."""
    after = list(before)
    for rename in tables([renames] if isinstance(renames := here["renames"], Mapping) else renames):
        place = placed(after, rename.get("rename"))
        if place >= 0 and isinstance(after[place], Mapping):
            after[place] = {**after[place], "name": rename.get("with")}
    return after


def inserted(before: list[Any], here: Mapping[str, Any]) -> list[Any]:
    """Others at a place."""
    place = int(here["index"])
    return [*before[:place], *items_of(here), *before[place:]]


LISTS: Mapping[str, ListDeed] = {
    "appendArr": lambda before, here: [*before, *items_of(here)],
    "prependArr": lambda before, here: [*items_of(here), *before],
    "appendIfNotExistsArr": lambda before, here: [
        *before, *(one for one in items_of(here) if one not in before),
    ],
    "replaceArr": replaced,
    "replaceOrAppendArr": lambda before, here: (
        replaced(before, here) or [*before, *items_of(here)]
    ),
    "insertArr": inserted,
    "removeArr": removed,
    "renameArr": renamed,
}  # fmt: skip
