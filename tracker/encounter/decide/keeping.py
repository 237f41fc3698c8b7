"""Dice that fall by themselves and have to be known again: after `back`, and from a step's line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.drawing import Drawing, Falling, Keyed
from tracker.encounter.prompts import PromptKey


@contextmanager
def under_key(deciding: Deciding, key: PromptKey) -> Iterator[None]:
    """In a passing: the same roll after `back` sees the dice it saw before."""
    with by_itself(deciding):
        chance = deciding.chance
        kept = dict(deciding.table.kept_dice).get(key, ())
        fresh = chance.chance if isinstance(chance, Keyed) else chance
        deciding.chance = drawing = Keyed(kept, fresh)
        yield
        deciding.chance = chance
        deciding.drawn[key] = tuple(drawing.drawn)


@contextmanager
def for_the_line(deciding: Deciding, known: tuple[int, ...]) -> Iterator[None]:
    """All dice of a verb that rolls by itself: those the line brings first, in its `dice=`."""
    chance, keeps = deciding.chance, deciding.keeps
    deciding.chance, deciding.keeps = drawing, _ = Drawing(known, chance), True
    yield
    deciding.chance, deciding.keeps = chance, keeps
    if drawing.drawn:
        deciding.happen(ev.DiceKept(tuple(drawing.drawn)))


@contextmanager
def by_itself(deciding: Deciding) -> Iterator[None]:
    """Dice that nobody asked for, of any verb: the line brings them in its `fell=`."""
    if deciding.keeps:
        yield
        return
    chance = deciding.chance
    deciding.chance, deciding.keeps = drawing, _ = Falling(deciding.known, chance), True
    yield
    deciding.chance, deciding.keeps = chance, False
    deciding.fell += drawing.drawn


def replay(
    deciding: Deciding, command: cmd.Replayed, decide: Callable[[Deciding, cmd.Command], None]
) -> None:
    """A command with what fell by itself in it known."""
    deciding.known = list(command.dice)
    decide(deciding, command.command)


def tell(deciding: Deciding) -> None:
    """At the end of the step: what fell by itself, for its line."""
    if deciding.fell:
        deciding.happen(ev.DiceKept(tuple(deciding.fell), by_itself=True))
