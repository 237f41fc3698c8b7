"""What a way over the map costs whoever walks it, and why: ground, body, options and readings."""

from collections.abc import Iterator
from itertools import pairwise

from tracker.encounter import commands as cmd
from tracker.encounter import marks, numbers, ways
from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Encounter, Id
from tracker.rules import movement as rules
from tracker.rules.grid import paths, routes
from tracker.rules.grid.routes import Map, Way
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import Rulings, that_mattered
from tracker.rules.sizes import SQUARE

Path = tuple[Cell, ...]


def squeezes(table: Encounter, command: cmd.Move) -> bool:
    """Whether it goes through a tight place."""
    return command.squeeze or marks.bears(table.combatants[command.who], marks.SQUEEZING)


def ground(table: Encounter, command: cmd.Move) -> Map:
    """The map as it meets it now, with what every cell costs it."""
    mover = numbers.mover(table, command.who, drags=command.drag)
    squeeze = squeezes(table, command)
    stretch = rules.Stretch(command.mode, SQUARE, command.difficult, command.crawl, squeeze)
    extra = SQUARE * (rules.price(mover, stretch)[0] - 1)
    flies = command.mode == "fly"
    found = ways.terrain(table, command.who, extra=extra, flies=flies, squeeze=squeeze)
    if command.difficult:
        rough: tuple[Cell, ...] = ()
        if isinstance(found, routes.OnSquares):
            return found._replace(ground=found.ground._replace(difficult=rough))
        if isinstance(found, routes.OnHexes):
            return found._replace(difficult=rough)
    return found


def counted(table: Encounter, who: Id) -> int:
    """Diagonals of this turn so far, or of a move that has just begun (DIAG-02)."""
    by_turn = numbers.rulings(table).diagonals_by_turn
    return table.combatants[who].budget.diagonals if by_turn else 0


def want(table: Encounter, command: cmd.Move, cost: int) -> tuple[Reason, ...]:
    """What the rules have against it: too little movement, or lying down (MOVE-01, MOVE-09)."""
    mover = numbers.mover(table, command.who, drags=command.drag)
    if mover.prone and not (command.crawl and command.mode != "fly"):
        return (because("MOVE-09", "stand-or-crawl"),)
    left = rules.left(mover, rules.budget_of(mover, command.mode))
    if cost <= left:
        return ()
    return (because("MOVE-01" if left else "MOVE-04", "too-far", feet=cost, left=left),)


def priced_by(table: Encounter, command: cmd.Move, way: Way) -> tuple[Reason, ...]:
    """Why the way costs what it does (GRID-02, DIAG-01)."""
    mover = numbers.mover(table, command.who, drags=command.drag)
    squeeze = squeezes(table, command)
    stretch = rules.Stretch(command.mode, SQUARE, command.difficult, command.crawl, squeeze)
    plain = [because("GRID-02", "walked", squares=len(way.path), feet=way.cost)]
    return (*rules.price(mover, stretch)[1], *plain, *read_otherwise(table, command, way.path))


def read_otherwise(table: Encounter, command: cmd.Move, path: Path) -> Iterator[Reason]:
    """Which options, wordings and readings made the way dearer or cheaper."""
    over, start = ground(table, command), table.combatants[command.who].place or path[0]
    if isinstance(over, routes.OnSquares):
        yield from longer(table, command.who, over, start, path)
    if not numbers.edition(table).pass_2024 or not isinstance(
        over, routes.OnSquares | routes.OnHexes
    ):
        return
    older = over._replace(edition=over.edition._replace(pass_2024=False))
    if any(
        older.step(one, other, 0) != over.step(one, other, 0)
        for one, other in pairwise((start, *path))
    ):
        yield by_option("MOVE-10", "pass_2024")


def longer(
    table: Encounter, who: Id, over: routes.OnSquares, start: Cell, path: Path
) -> Iterator[Reason]:
    """What long diagonals did (DIAG-01, DIAG-02)."""
    so_far = table.combatants[who].budget.diagonals

    def cost(read: Rulings) -> int:
        first = so_far if read.diagonals_by_turn else 0
        return routes.priced(over._replace(rulings=read), start, path, first).cost

    plain = over._replace(ground=over.ground._replace(diagonals="5"))
    read = numbers.rulings(table)
    if routes.priced(plain, start, path, so_far).cost != cost(read):
        yield by_option("DIAG-01", "long_diagonals")
    yield from that_mattered(read, paths.READ_OTHERWISE, cost)


def extras(table: Encounter, command: cmd.Move, cost: int) -> tuple[tuple[str, int], ...]:
    """What of the cost counts for one speed alone, by another reading of MOVE-03."""
    mover = numbers.mover(table, command.who, drags=command.drag)
    drawn_on = rules.budget_of(mover, command.mode)
    return rules.having_spent(mover, drawn_on, command.feet, cost).extras
