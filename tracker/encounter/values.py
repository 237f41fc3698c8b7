"""`value`: a frozen, slotted dataclass that costs next to nothing to define.

`dataclass(frozen=True, slots=True)` compiles six methods for every class; for the hundreds of classes
of events, commands and state that is a good part of the time to the first paint. Here the methods
are shared, `__init__` is compiled when the first value is made, and what the standard library tells
about a dataclass is worked out when somebody asks. To `fields`, `match` and the type checker it is
the same thing.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from typing import Any, NamedTuple, TypeVar, dataclass_transform

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Made]) -> type[Made]:
    """Make a class of values. Of `field` it knows `default_factory`, asked once, and `compare`.

    A class that has methods of its own for comparing or showing keeps them.
    """
    annotations = kind.__annotations__
    inside = dict(vars(kind))
    inside.pop("__dict__", None)
    inside.pop("__weakref__", None)
    defaults = {name: inside.pop(name) for name in annotations if name in inside}
    shape = Shape(annotations, defaults, kind.__module__, kind.__qualname__)
    inside = METHODS | inside
    inside["__compared__"] = tuple(name for name in annotations if compared(defaults.get(name)))
    inside["__qualname__"] = shape.name
    inside["__slots__"] = inside["__match_args__"] = tuple(annotations)
    inside["__init__"] = FirstInit(shape)
    inside["__dataclass_fields__"] = Told("__dataclass_fields__", shape)
    inside["__dataclass_params__"] = Told("__dataclass_params__", shape)
    metaclass: Any = type(kind)
    whole: type[Made] = metaclass(kind.__name__, kind.__bases__, inside)
    return whole


def compared(default: object) -> bool:
    """Whether a field with this default counts in comparisons and is shown."""
    return not isinstance(default, Field) or bool(default.compare)


class Shape(NamedTuple):
    """What a class of values was written as."""

    annotations: Mapping[str, Any]
    defaults: Mapping[str, Any]
    module: str
    name: str


class Told:
    """What the standard library says about a class, worked out when it is first asked for."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name = name
        self.shape = shape

    def __get__(self, one: object, made: Any) -> Any:
        shape = self.shape
        inside = {"__module__": shape.module, "__annotations__": dict(shape.annotations)}
        # Without a docstring the standard library would write one, from a signature it looks into.
        told_of = {"__doc__": shape.name, **inside, **shape.defaults}
        plain: Any = type(shape.name, (), told_of)
        dataclass(init=False, repr=False, eq=False)(plain)
        told = getattr(plain, self.name)
        setattr(made, self.name, told)
        return told


class FirstInit:
    """Compiles the `__init__` of a class when it is first looked for, and gives way to it."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def __get__(self, one: object, made: Any) -> Any:
        compiled: Any = _initialiser(made, self.shape)
        made.__init__ = compiled
        return compiled.__get__(one, made)


def _initialiser(made: Any, shape: Shape) -> Callable[..., None]:
    """A function of the fields that puts each into its slot."""
    known: dict[str, Any] = {}
    head, body = ["self"], []
    for name in shape.annotations:
        known[f"set_{name}"] = vars(made)[name].__set__
        body.append(f" set_{name}(self,{name})")
        default = plain_default(shape.defaults.get(name, MISSING))
        if default is MISSING:
            head.append(name)
        else:
            known[f"default_{name}"] = default
            head.append(f"{name}=default_{name}")
    text = f"def __init__({','.join(head)}):\n" + ("\n".join(body) or " pass")
    exec(text, known)  # noqa: S102 - as the standard library does, from names of fields only
    made_function: Callable[..., None] = known["__init__"]
    made_function.__qualname__ = f"{shape.name}.__init__"
    return made_function


def plain_default(default: Any) -> Any:
    """What stands in a field that is not given; MISSING when it has to be."""
    if not isinstance(default, Field):
        return default
    factory: Any = default.default_factory
    return default.default if factory is MISSING else factory()


def _compared(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__compared__])


def _equal(self: Any, other: object) -> Any:
    if type(other) is not type(self):
        return NotImplemented
    return self is other or _compared(self) == _compared(other)


def _hashed(self: Any) -> int:
    return hash(_compared(self))


def _shown(self: Any) -> str:
    parts = (f"{name}={getattr(self, name)!r}" for name in self.__compared__)
    return f"{type(self).__qualname__}({', '.join(parts)})"


def _refuse(self: Any, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{type(self).__qualname__}.{name}")


def _reduced(self: Any) -> tuple[Any, ...]:
    return type(self), tuple([getattr(self, name) for name in self.__match_args__])


METHODS: dict[str, Any] = {
    "__eq__": _equal,
    "__hash__": _hashed,
    "__repr__": _shown,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__reduce__": _reduced,
}
