"""What `json` read into values, by their annotations: one closure per type, made once.

Nothing is guessed: a value of another type, an unknown field or a missing one is `Undecodable`,
with its path.
"""

import dataclasses
import sys
import types
from collections.abc import Callable, Mapping
from functools import cache
from sys import intern
from types import SimpleNamespace
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from tracker.storage.annotated import default_of, has_fields, is_named_tuple, late

Decode = Callable[[Any], Any]


class Undecodable(Exception):
    """A value that does not fit its annotation."""

    def __init__(self, wanted: str, found: object, *path: str | int) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        """`number`, `text`, `list`, `field:NAME` for a missing one, `known-field`, or the words allowed."""
        self.found = found
        self.path: tuple[str | int, ...] = path

    def within(self, step: str | int) -> "Undecodable":
        """The same fault, seen from one level further out."""
        self.path = (step, *self.path)
        return self


@cache
def decoder(kind: Any) -> Decode:
    """The function that turns what `json` read into values of this type."""
    origin = get_origin(kind)
    if has_fields(kind):
        return _decode_dataclass(kind)
    if is_named_tuple(kind):
        return _decode_named_tuple(kind)
    if origin is tuple:
        return _decode_tuple(get_args(kind))
    if origin is frozenset:
        read = _decode_tuple((*get_args(kind), Ellipsis))
        return lambda value: frozenset(read(value))
    if origin is Mapping:
        return _decode_mapping(get_args(kind)[1])
    if origin in (Union, types.UnionType):
        return _decode_union(get_args(kind))
    if origin is Literal:
        return _decode_words(get_args(kind))
    return _decode_scalar(kind)


SHORT = 12
"""Letters of what may be an id or a word of the game."""
SCALARS = {int: "number", str: "text", bool: "true-or-false", type(None): "null"}


def _decode_scalar(kind: Any) -> Decode:
    wanted = SCALARS[kind]
    if kind is str:
        return _decode_text

    def decode(value: Any) -> Any:
        if type(value) is not kind:
            raise Undecodable(wanted, value)
        return value

    return decode


def _decode_text(value: Any) -> Any:
    """Ids stand in every turn of a long fight: each is in memory once."""
    if type(value) is not str:
        raise Undecodable("text", value)
    return intern(value) if len(value) <= SHORT else value


def _decode_words(words: tuple[Any, ...]) -> Decode:
    allowed = frozenset(words)
    wanted = " ".join(map(str, words))

    def decode(value: Any) -> Any:
        if not isinstance(value, str) or value not in allowed:
            raise Undecodable(wanted, value)
        return value

    return decode


class Readers(dict[str, Decode]):
    """Those of a class by field, each made when a file first has the field: most never do."""

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self.module = vars(sys.modules[kind.__module__])

    def __missing__(self, name: str) -> Decode:
        """KeyError for what is no field."""
        written = SimpleNamespace(__annotations__={name: self.kind.__annotations__[name]})
        self[name] = found = late(decoder, get_type_hints(written, self.module)[name])
        return found


def _needed(kind: Any) -> tuple[str, ...]:
    """Fields without a default."""
    fields = dataclasses.fields(kind)
    return tuple(one.name for one in fields if default_of(one) is dataclasses.MISSING)


def _decode_dataclass(kind: Any) -> Decode:
    readers = Readers(kind)

    def decode(value: Any) -> Any:
        if type(value) is not dict:
            raise Undecodable("object", value)
        read = {}
        name = ""
        try:
            for name, item in value.items():
                read[name] = readers[name](item)
        except Undecodable as fault:
            raise fault.within(name) from None
        except KeyError:
            raise Undecodable("known-field", name, name) from None
        try:
            return kind(**read)
        except TypeError:
            lacking = next(name for name in _needed(kind) if name not in read)
            raise Undecodable(f"field:{lacking}", None) from None

    return decode


def _decode_named_tuple(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    readers = [late(decoder, hints[name]) for name in kind._fields]
    least = len(readers) - len(kind._field_defaults)

    def decode(value: Any) -> Any:
        if type(value) is not list or not least <= len(value) <= len(readers):
            raise Undecodable("list", value)
        return kind(*_each(readers, value))

    return decode


def _each(readers: list[Decode], value: list[Any]) -> list[Any]:
    read = []
    for place, item in enumerate(value):
        try:
            read.append(readers[place](item))
        except Undecodable as fault:
            raise fault.within(place) from None
    return read


def _decode_tuple(args: tuple[Any, ...]) -> Decode:
    if len(args) == 2 and args[1] is Ellipsis:
        return many(late(decoder, args[0]))
    readers = [late(decoder, arg) for arg in args]

    def decode(value: Any) -> Any:
        if type(value) is not list or len(value) != len(readers):
            raise Undecodable("list", value)
        return tuple(_each(readers, value))

    return decode


def many(read: Decode) -> Decode:
    """A reader of arrays of one type."""

    def decode(value: Any) -> Any:
        if type(value) is not list:
            raise Undecodable("list", value)
        done: list[Any] = []
        try:
            for item in value:
                done.append(read(item))  # noqa: PERF401 (the place of a fault is how many are done)
        except Undecodable as fault:
            raise fault.within(len(done)) from None
        return tuple(done)

    return decode


def _decode_mapping(kind: Any) -> Decode:
    read = late(decoder, kind)

    def decode(value: Any) -> Any:
        if type(value) is not dict:
            raise Undecodable("object", value)
        return {key: read(item) for key, item in value.items()}

    return decode


def _decode_union(args: tuple[Any, ...]) -> Decode:
    scalars = {arg: SCALARS[arg] for arg in args if arg in SCALARS}
    others = [late(decoder, arg) for arg in args if arg not in SCALARS]
    wanted = " ".join(scalars.values())
    if len(others) > 1:
        raise TypeError(args)

    def decode(value: Any) -> Any:
        if type(value) in scalars:
            return value
        if not others:
            raise Undecodable(wanted, value)
        return others[0](value)

    return decode
