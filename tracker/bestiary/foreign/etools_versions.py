"""Other versions of a 5etools creature (`_versions`): each a creature of its own.

A version says how it differs, as a copy does, so it is handed on as a copy of the first. An
abstract one holds `{{places}}` that each of its implementations fills.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tracker.bestiary.foreign.raw import table, tables
from tracker.bestiary.foreign.text import one_line

VERSIONS = "_versions"
PLACE = re.compile(r"\{\{(\w{1,60})\}\}")
MOST = 100
"""Versions of one creature."""
DEEP = 12


def versions(one: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Every version of a creature, said as a copy of it."""
    for count, version in enumerate(_told(one)):
        if count >= MOST:
            return
        name = one_line(version.get("name")) or f"{one_line(one.get('name'))} {count + 2}"
        wanted = {"name": one.get("name"), "source": one.get("source"), "_mod": version.get("_mod")}
        own = {key: value for key, value in version.items() if key != "_mod"}
        yield {**own, "name": name, "_copy": wanted}


def _told(one: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The versions with their places filled."""
    for version in tables(one.get(VERSIONS)):
        if "_abstract" not in version:
            yield version
            continue
        for each in tables(version.get("_implementations")):
            words = {key: one_line(value) for key, value in table(each.get("_variables")).items()}
            own = {key: value for key, value in each.items() if key != "_variables"}
            yield {**table(filled(version["_abstract"], words)), **own}


def filled(raw: Any, words: Mapping[str, str], depth: int = 0) -> Any:
    """The same value with its places filled; one that nobody fills stays."""
    match raw:
        case str():
            return PLACE.sub(lambda place: words.get(place[1], place[0]), raw)
        case list() if depth < DEEP:
            return [filled(one, words, depth + 1) for one in raw]
        case Mapping() if depth < DEEP:
            return {key: filled(one, words, depth + 1) for key, one in raw.items()}
        case _:
            return raw
