"""`mob`: many on one, by the table, by a d20 each or by average; it has the options of an attack."""

from dataclasses import replace
from typing import Any

from tracker.encounter.commands import MobAttack
from tracker.rules.attack_traits import WORDS
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading.attacks import (
    answer,
    attack_name,
    is_no,
    left_out,
    lights,
    summed,
)
from tracker.shorthand.reading.shelter import sheltered
from tracker.shorthand.values import number, numbers

MOST_OF_MOB = 1_000
WAYS = ("table", "roll", "average")
"""How a mob attacks."""


def mob(reader: Reader) -> MobAttack:
    """`mob [ATTACKERS] TARGET …`."""
    token = reader.peek()
    first = reader.targets("attackers")
    if reader.peek().kind == "end" or MOB.starts(reader) or is_no(reader.peek()):
        target = reader.single(first, token)
        return MOB.read(reader, MobAttack(reader.directory.me, target))
    return MOB.read(reader, MobAttack(first, reader.who("target")))


def _mob_with(reader: Reader, asked: MobAttack) -> MobAttack:
    return replace(asked, attack=attack_name(reader, asked.attackers[0]))


def _mob_mode(mode: str) -> Step[MobAttack]:
    return lambda _reader, asked: replace(asked, mode=mode)


def _mob_way(way: str) -> Step[MobAttack]:
    return lambda _reader, asked: replace(asked, way=way)


def _of_mob(field: str, what: str) -> Step[MobAttack]:
    """Dice of many attacks; typed, they say that all are rolled."""

    def read(reader: Reader, asked: MobAttack) -> MobAttack:
        dice: dict[str, Any] = {field: numbers(reader, what, MOST_OF_MOB)}
        return replace(asked, way="roll", **dice)

    return read


def _mob_ac_change(reader: Reader, asked: MobAttack) -> MobAttack:
    return replace(asked, ac_change=summed(reader, asked.ac_change))


MOB = Options[MobAttack](
    words={
        "with": _mob_with,
        "adv": _mob_mode("adv"),
        "dis": _mob_mode("dis"),
        **{way: _mob_way(way) for way in WAYS},
        "ko": lambda _reader, asked: replace(asked, ko=True),
        "resist": lambda _reader, asked: replace(asked, resist=True),
        "near": lambda _reader, asked: replace(asked, near_foe=True),
        "unseen": lambda _reader, asked: replace(asked, unseen=True),
        **{word: answer(word) for word in WORDS},
    },
    keys={
        "near": lambda reader, asked: replace(asked, near=reader.targets()),
        "light": lambda reader, asked: replace(asked, light=lights(reader)),
        "range": lambda reader, asked: replace(asked, range=number(reader, "range")),
        "ac": lambda reader, asked: replace(asked, ac=number(reader, "ac")),
        "needed": lambda reader, asked: replace(asked, needed=number(reader, "needed")),
        "d20": _of_mob("d20", "d20"),
        "dmg": _of_mob("damage", "hit-points"),
        "extra": _of_mob("extra", "total"),
        "cover": sheltered,
    },
    signed={"ac": _mob_ac_change},
    other=left_out,
)
