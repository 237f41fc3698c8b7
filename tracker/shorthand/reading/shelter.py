"""Cover as it is typed: by its degree, or by how much of the body is covered (COVER-01, COVER-04)."""

from dataclasses import replace
from typing import TypeVar, get_args

from tracker.encounter import numbers
from tracker.encounter.commands import AttackTarget, MobAttack
from tracker.rules.cover import by_percent
from tracker.rules.words import CoverLevel
from tracker.shorthand.reader import Reader

COVERS: tuple[CoverLevel, ...] = get_args(CoverLevel)
WHOLE = 100
Blows = TypeVar("Blows", AttackTarget, MobAttack)


def percent(reader: Reader) -> int | None:
    """`60%`: how much is covered; None if that is not what comes."""
    token = reader.peek()
    figure = token.text.removesuffix("%")
    if token.kind != "word" or figure == token.text or not figure.isdecimal():
        return None
    if int(figure) > WHOLE:
        raise reader.expected("cover", COVERS)
    reader.take()
    return int(figure)


def level_of(reader: Reader, covered: int) -> CoverLevel:
    """The degree of so many per cent, by the table's reading."""
    return by_percent(covered, numbers.rulings(reader.table))


def sheltered(reader: Reader, asked: Blows) -> Blows:
    """`cover=half`, `cover=60%`; `none` is no per cent, whatever a map says."""
    covered = percent(reader)
    if covered is not None:
        return replace(asked, cover=level_of(reader, covered), percent=covered)
    token = reader.peek()
    for level in COVERS:
        if token.kind in ("word", "quoted") and token.text == level:
            reader.take()
            return replace(asked, cover=level, percent=0 if level == "none" else None)
    raise reader.expected("cover", COVERS)
