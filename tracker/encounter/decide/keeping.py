"""Dice that fall by themselves and have to be known again: after `back`, and from a step's line."""

from collections.abc import Iterator
from contextlib import contextmanager

from tracker.encounter import events as ev
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.drawing import Drawing, Keyed
from tracker.encounter.prompts import PromptKey


@contextmanager
def under_key(deciding: Deciding, key: PromptKey) -> Iterator[None]:
    """In a passing: the same roll after `back` sees the dice it saw before."""
    chance = deciding.chance
    kept = dict(deciding.table.kept_dice).get(key, ())
    fresh = chance.chance if isinstance(chance, Keyed) else chance
    deciding.chance = drawing = Keyed(kept, fresh)
    yield
    deciding.chance = chance
    deciding.drawn[key] = tuple(drawing.drawn)


@contextmanager
def for_the_line(deciding: Deciding, known: tuple[int, ...]) -> Iterator[None]:
    """The dice the line brings first; what fell is kept for the line."""
    chance = deciding.chance
    deciding.chance = drawing = Drawing(known, chance)
    yield
    deciding.chance = chance
    if drawing.drawn:
        deciding.happen(ev.DiceKept(tuple(drawing.drawn)))
