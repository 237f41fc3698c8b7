"""What an annotation tells about a value, for whoever writes and reads by it."""

import dataclasses
from collections.abc import Callable
from typing import Any


def is_named_tuple(kind: Any) -> bool:
    """Whether a class was made by `NamedTuple`."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def has_fields(kind: Any) -> bool:
    """Whether a class is a dataclass; `is_dataclass` would have its fields worked out."""
    return isinstance(kind, type) and "__dataclass_fields__" in vars(kind)


def late(find: Callable[[Any], Callable[[Any], Any]], kind: Any) -> Callable[[Any], Any]:
    """A class may hold itself, so its fields are looked up at first use."""
    if not has_fields(kind):
        return find(kind)

    def first(value: Any) -> Any:
        return find(kind)(value)

    return first


def default_of(field: "dataclasses.Field[Any]") -> Any:
    """The default of a field, `MISSING` without one."""
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default
