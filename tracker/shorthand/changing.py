"""What an effect changes of its bearer's numbers: words shared by effects, spells and failed saves."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeVar

from tracker.encounter.effects import DEATH, Modifiers
from tracker.shorthand import amounts, values
from tracker.shorthand.options import Step
from tracker.shorthand.reader import Reader

Asked = TypeVar("Asked")
TIMES = ("double", "half")
LEAST = "least-ac"


class Steps(NamedTuple):
    """Options by how they are written."""

    words: dict[str, Step[Modifiers]]
    keys: dict[str, Step[Modifiers]]
    signed: dict[str, Step[Modifiers]]


def _whole(reader: Reader, what: str) -> int:
    """A signed whole number."""
    token = reader.peek()
    return values.as_number(reader, values.signed(reader, what), what, token)


def _dice(reader: Reader) -> str:
    token = reader.peek()
    return amounts.modifier(values.signed(reader, "modifier"), token)


def _speed(reader: Reader, now: Modifiers) -> Modifiers:
    """`speed=double`, `speed=half`, or so many feet."""
    if times := reader.word(*TIMES):
        return replace(now, speed_times=times)
    return replace(now, speed_set=values.number(reader, "speed"))


def _save(reader: Reader) -> str:
    return reader.word(DEATH) or values.ability(reader)


def _saves(reader: Reader, now: Modifiers) -> Modifiers:
    """`saves=dex,death`: of these abilities only, or death saves."""
    found = [_save(reader)]
    while reader.comma():
        found.append(_save(reader))
    return replace(now, save_for=tuple(dict.fromkeys(found)))


STEPS = Steps(
    words={
        "adv": lambda _reader, now: replace(now, save_mode="adv"),
        "dis": lambda _reader, now: replace(now, save_mode="dis"),
    },
    keys={
        "speed": _speed,
        "saves": _saves,
        LEAST: lambda reader, now: replace(now, ac_least=values.number(reader, "ac")),
    },
    signed={
        "ac": lambda reader, now: replace(now, ac=_whole(reader, "ability-change")),
        "attack": lambda reader, now: replace(now, attack=_dice(reader)),
        "save": lambda reader, now: replace(now, save=_dice(reader)),
        "speed": lambda reader, now: replace(now, speed=_whole(reader, "speed-change")),
        "maxhp": lambda reader, now: replace(now, max_hp=_whole(reader, "hit-points-change")),
    },
)


def steps(
    steps: Mapping[str, Step[Modifiers]],
    get: Callable[[Asked], Modifiers],
    put: Callable[[Asked, Modifiers], Asked],
) -> dict[str, Step[Asked]]:
    """These options for whatever holds changes."""

    def one(read: Step[Modifiers]) -> Step[Asked]:
        return lambda reader, asked: put(asked, read(reader, get(asked)))

    return {name: one(read) for name, read in steps.items()}
