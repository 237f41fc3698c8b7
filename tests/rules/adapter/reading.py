"""Words and shapes that several operations share: cover, defences, dice that are given."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from tracker.rules import cover
from tracker.rules.body import Body
from tracker.rules.defences import ALL, Defence
from tracker.rules.words import DAMAGE_TYPES, CoverLevel, Mode

Given = Mapping[str, Any]


class UnknownWordError(Exception):
    """A word of the vector that the adapter cannot map: the case is not answered."""


class Scripted:
    """Chance that brings the dice of the vector, in order."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = iter(faces)

    def randint(self, a: int, b: int, /) -> int:
        face = next(self.faces)
        assert a <= face <= b
        return face


def names(given: Given, key: str = "conditions") -> frozenset[str]:
    return frozenset(given.get(key) or ())


def key(text: str, dash: str = "-") -> str:
    """A word as our rules spell it, with dashes; or back again, with `_`."""
    return text.replace("_", "-").replace("-", dash)


def mode(text: str | None) -> Mode:
    return cast(Mode, text or "normal")


def dice(value: int | list[int]) -> list[int]:
    return [value] if isinstance(value, int) else list(value)


def cover_level(text: str | None) -> CoverLevel:
    if text == "creature":
        return "half"
    return cast(CoverLevel, (text or "none").replace("_", "-"))


def cover_bonus(given: Given) -> int:
    return cover.bonus(cover_level(given.get("cover")))


def defences(words: Iterable[str]) -> tuple[Defence, ...]:
    return tuple(_defence(word) for word in words)


def _defence(word: str) -> Defence:
    quality, _, kind = word.rpartition(":")
    if kind == "nonmagical":
        return Defence((ALL,), ("magical",))
    assert kind == ALL or kind in DAMAGE_TYPES
    return Defence((kind,), ("magical",) if quality == "nonmagical" else ())


def body(creature: Given) -> Body:
    """A creature of a vector; a monster at 0 of which nothing else is said is dead."""
    death = creature.get("death") or {}
    dies = creature.get("kind") != "pc" and not creature.get("death_saves", False)
    hp = creature.get("hp", 0)
    return Body(
        hp=hp,
        max_hp=creature.get("max_hp", hp),
        temp_hp=creature.get("temp_hp", 0),
        dies_at_zero=dies,
        conditions=names(creature),
        exhaustion=creature.get("exhaustion", 0),
        successes=death.get("successes", 0),
        failures=death.get("failures", 0),
        stable=death.get("stable", False),
        dead=death.get("dead", death.get("failures", 0) >= 3 or (dies and hp <= 0 and not death)),
        concentrating=bool(creature.get("concentrating", False)),
        resist=defences(creature.get("resist", ())),
        immune=defences(creature.get("immune", ())),
        vulnerable=defences(creature.get("vulnerable", ())),
        reduce=creature.get("reduce", 0),
        submerged=creature.get("submerged", False),
    )
