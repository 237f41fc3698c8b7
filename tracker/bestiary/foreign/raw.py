"""Steps into JSON that may be anything: every step has an answer, an empty one if need be."""

from collections.abc import Iterable, Mapping
from typing import Any

MOST = 5_000
"""Entries of one list that are looked at."""


def table(raw: object) -> Mapping[str, Any]:
    """The mapping, or an empty one; keys that are no text are made text."""
    if not isinstance(raw, Mapping):
        return {}
    if all(isinstance(key, str) for key in raw):
        return raw
    return {str(key): one for key, one in raw.items()}


def series(raw: object) -> tuple[Any, ...]:
    """The list's entries; those of a mapping are its values, a single value is a list of one."""
    match raw:
        case None | "" | bool():
            return ()
        case list() | tuple():
            return tuple(raw[:MOST])
        case Mapping():
            return tuple(raw.values())[:MOST]
        case _:
            return (raw,)


def tables(raw: object) -> tuple[Mapping[str, Any], ...]:
    """The entries of a list (or the values of a mapping) that are mappings themselves."""
    return tuple(table(one) for one in series(raw) if isinstance(one, Mapping))


def at(raw: object, *path: str) -> Any:
    """What stands at a path of keys; None when there is no such place."""
    for key in path:
        if not isinstance(raw, Mapping):
            return None
        raw = raw.get(key)
    return raw


def first(raw: object, keys: Iterable[str]) -> Any:
    """The first of several keys that holds something; zero is something."""
    here = table(raw)
    return next((here[key] for key in keys if here.get(key) not in (None, "", [], {})), None)
