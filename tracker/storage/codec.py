"""Our values to JSON and back, by their annotations: one closure per type, made once.

The shape is plain: a dataclass is an object without the fields that stand at their default, a
NamedTuple an array without trailing defaults, a tuple or set an array. The same shape comes out
of a schema library that reads the same annotations. Nothing is guessed on the way back: a value
of another type, an unknown field or a missing one is `Undecodable`, with its path.
"""

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Encode = Callable[[Any], Any]
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


def is_named_tuple(kind: Any) -> bool:
    """Whether a class was made by `NamedTuple`."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


@cache
def encoder(kind: Any) -> Encode:
    """The function that turns values of this type into what `json` writes."""
    origin = get_origin(kind)
    if dataclasses.is_dataclass(kind):
        return _encode_dataclass(kind)
    if is_named_tuple(kind):
        return _encode_named_tuple(kind)
    if origin is tuple:
        return _encode_tuple(get_args(kind))
    if origin is frozenset:
        return sorted
    if origin in (Union, types.UnionType):
        return _encode_union(get_args(kind))
    return _same


def _same(value: Any) -> Any:
    return value


def _late(find: Callable[[Any], Callable[[Any], Any]], kind: Any) -> Callable[[Any], Any]:
    """A class may hold itself, so its fields are looked up at first use."""
    if not dataclasses.is_dataclass(kind):
        return find(kind)

    def first(value: Any) -> Any:
        return find(kind)(value)

    return first


def _default(field: "dataclasses.Field[Any]") -> Any:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def _encode_dataclass(kind: Any) -> Encode:
    hints = get_type_hints(kind)
    plan = [
        (field.name, _late(encoder, hints[field.name]), _default(field))
        for field in dataclasses.fields(kind)
    ]

    def encode(value: Any) -> Any:
        written = {}
        for name, write, default in plan:
            item = getattr(value, name)
            if item is default or (item == default and type(item) is type(default)):
                continue
            written[name] = item if write is _same else write(item)
        return written

    return encode


def _encode_named_tuple(kind: Any) -> Encode:
    hints = get_type_hints(kind)
    writers = [_late(encoder, hints[name]) for name in kind._fields]
    defaults = kind._field_defaults
    last = [defaults.get(name, dataclasses.MISSING) for name in kind._fields]

    def encode(value: Any) -> Any:
        size = len(value)
        while size and value[size - 1] == last[size - 1]:
            size -= 1
        return [writers[place](value[place]) for place in range(size)]

    return encode


def _encode_tuple(args: tuple[Any, ...]) -> Encode:
    if len(args) == 2 and args[1] is Ellipsis:
        write = encoder(args[0])
        return list if write is _same else lambda value: [write(item) for item in value]
    writers = [encoder(arg) for arg in args]
    return lambda value: [write(item) for write, item in zip(writers, value, strict=True)]


def _encode_union(args: tuple[Any, ...]) -> Encode:
    writers = [_late(encoder, arg) for arg in args if arg is not type(None)]
    if all(write is _same for write in writers):
        return _same
    (write,) = writers
    return lambda value: None if value is None else write(value)


@cache
def decoder(kind: Any) -> Decode:
    """The function that turns what `json` read into values of this type."""
    origin = get_origin(kind)
    if dataclasses.is_dataclass(kind):
        return _decode_dataclass(kind)
    if is_named_tuple(kind):
        return _decode_named_tuple(kind)
    if origin is tuple:
        return _decode_tuple(get_args(kind))
    if origin is frozenset:
        read = _decode_tuple((*get_args(kind), Ellipsis))
        return lambda value: frozenset(read(value))
    if origin in (Union, types.UnionType):
        return _decode_union(get_args(kind))
    if origin is Literal:
        return _decode_words(get_args(kind))
    return _decode_scalar(kind)


SCALARS = {int: "number", str: "text", bool: "true-or-false", type(None): "null"}


def _decode_scalar(kind: Any) -> Decode:
    wanted = SCALARS[kind]

    def decode(value: Any) -> Any:
        if type(value) is not kind:
            raise Undecodable(wanted, value)
        return value

    return decode


def _decode_words(words: tuple[Any, ...]) -> Decode:
    allowed = frozenset(words)
    wanted = " ".join(map(str, words))

    def decode(value: Any) -> Any:
        if not isinstance(value, str) or value not in allowed:
            raise Undecodable(wanted, value)
        return value

    return decode


def _decode_dataclass(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    fields = dataclasses.fields(kind)
    readers = {field.name: _late(decoder, hints[field.name]) for field in fields}
    needed = [field.name for field in fields if _default(field) is dataclasses.MISSING]

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
        for name in needed:
            if name not in read:
                raise Undecodable(f"field:{name}", None)
        return kind(**read)

    return decode


def _decode_named_tuple(kind: Any) -> Decode:
    hints = get_type_hints(kind)
    readers = [_late(decoder, hints[name]) for name in kind._fields]
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
        return many(_late(decoder, args[0]))
    readers = [_late(decoder, arg) for arg in args]

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


def _decode_union(args: tuple[Any, ...]) -> Decode:
    scalars = {arg: SCALARS[arg] for arg in args if arg in SCALARS}
    others = [_late(decoder, arg) for arg in args if arg not in SCALARS]
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


def tagged(kinds: Any) -> tuple[Encode, Decode]:
    """Writer and reader of a union of classes: an object with the one key that names the class."""
    by_name = {kind.__name__: kind for kind in get_args(kinds)}
    readers = {name: decoder(kind) for name, kind in by_name.items()}
    writers = {kind: (name, encoder(kind)) for name, kind in by_name.items()}

    def encode(value: Any) -> Any:
        name, write = writers[type(value)]
        return {name: write(value)}

    def decode(value: Any) -> Any:
        if type(value) is not dict or len(value) != 1:
            raise Undecodable("object", value)
        ((name, fields),) = value.items()
        if name not in readers:
            raise Undecodable("known-field", name, name)
        try:
            return readers[name](fields)
        except Undecodable as fault:
            raise fault.within(name) from None

    return encode, decode
