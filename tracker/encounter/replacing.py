"""`replace` for frozen values at less than half the cost of the standard one: folds live on it.

A fight of five thousand steps is some forty thousand replacements; the fields of a class are read
in one go and handed back in order.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

Value = TypeVar("Value")


@cache
def _shape(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]:
    """What reads all fields of a class, and the place of each. Classes have two fields or more."""
    names = kind.__match_args__
    return attrgetter(*names), {name: place for place, name in enumerate(names)}


def replace(value: Value, /, **changes: Any) -> Value:
    """A copy of a dataclass value with these fields set. An unknown field is a KeyError."""
    kind: Any = type(value)
    read, places = _shape(kind)
    values = list(read(value))
    for name, new in changes.items():
        values[places[name]] = new
    copy: Value = kind(*values)
    return copy
