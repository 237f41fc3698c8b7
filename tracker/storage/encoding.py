"""Values into what `json` writes, by their annotations: one closure per type, made once."""

import dataclasses
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from tracker.storage.annotated import default_of, is_named_tuple, late

Encode = Callable[[Any], Any]


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
    if origin is Mapping:
        return _encode_mapping(get_args(kind)[1])
    if origin in (Union, types.UnionType):
        return _encode_union(get_args(kind))
    return _same


def _same(value: Any) -> Any:
    return value


def _encode_dataclass(kind: Any) -> Encode:
    hints = get_type_hints(kind)
    plan = [
        (field.name, late(encoder, hints[field.name]), default_of(field))
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
    writers = [late(encoder, hints[name]) for name in kind._fields]
    defaults = kind._field_defaults
    last = [defaults.get(name, dataclasses.MISSING) for name in kind._fields]

    def encode(value: Any) -> Any:
        size = len(value)
        while size and value[size - 1] == last[size - 1]:
            size -= 1
        return [writers[place](value[place]) for place in range(size)]

    return encode


def _encode_mapping(kind: Any) -> Encode:
    write = late(encoder, kind)
    return lambda value: {key: write(item) for key, item in value.items()}


def _encode_tuple(args: tuple[Any, ...]) -> Encode:
    if len(args) == 2 and args[1] is Ellipsis:
        write = encoder(args[0])
        return list if write is _same else lambda value: [write(item) for item in value]
    writers = [encoder(arg) for arg in args]
    return lambda value: [write(item) for write, item in zip(writers, value, strict=True)]


def _encode_union(args: tuple[Any, ...]) -> Encode:
    writers = [late(encoder, arg) for arg in args if arg is not type(None)]
    if all(write is _same for write in writers):
        return _same
    (write,) = writers
    return lambda value: None if value is None else write(value)
