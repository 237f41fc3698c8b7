"""A value behaves as a frozen, slotted dataclass of the standard library does."""

import copy
import dataclasses
import pickle

import pytest

from tracker.encounter.values import value


@value
class Mark:
    """For these tests."""

    name: str
    number: int = 3
    many: tuple[int, ...] = ()


@value
class Nothing:
    """No fields at all."""


@dataclasses.dataclass(frozen=True, slots=True)
class Standard:
    """What it is compared with."""

    name: str
    number: int = 3
    many: tuple[int, ...] = ()


def test_it_is_made_by_place_name_and_default() -> None:
    assert Mark("a") == Mark("a", 3, ()) == Mark(name="a", number=3)
    assert (Mark("a").name, Mark("a", many=(1,)).many) == ("a", (1,))
    for wrong in ((), ("a", 1, (), 2)):
        with pytest.raises(TypeError):
            Mark(*wrong)
    with pytest.raises(TypeError):
        Mark("a", colour=1)  # type: ignore[call-arg]  # that is the point
    assert Nothing() == Nothing()


def test_equal_values_are_one_key_and_kinds_differ() -> None:
    assert {Mark("a"): 1}[Mark("a")] == 1
    assert Mark("a") != Mark("b")
    other: object = Standard("a")
    assert Mark("a") != other


def test_nothing_can_be_set_or_added() -> None:
    mark = Mark("a")
    for name in ("name", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(mark, name, 1)
        with pytest.raises(dataclasses.FrozenInstanceError):
            delattr(mark, name)
    assert not hasattr(mark, "__dict__")


def test_tools_see_a_dataclass() -> None:
    mark = Mark("a", 4)
    assert dataclasses.is_dataclass(mark)
    assert [one.name for one in dataclasses.fields(Mark)] == ["name", "number", "many"]
    assert dataclasses.replace(mark, number=5) == Mark("a", 5)
    assert repr(mark) == repr(Standard("a", 4)).replace("Standard", "Mark")
    assert pickle.loads(pickle.dumps(mark)) == copy.copy(mark) == copy.deepcopy(mark) == mark  # noqa: S301 - our own
    match mark:
        case Mark(name, number):
            assert (name, number) == ("a", 4)
