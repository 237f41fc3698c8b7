"""The written battlefield and places as values: blocks of cells become the cells they mean."""

from tracker.encounter.battlefield import Battlefield, Cell
from tracker.encounter.refusals import Refused
from tracker.storage.faults import fault
from tracker.storage.written import WrittenCombatant
from tracker.storage.written_parts import WrittenBattlefield

FIELDS = ("walls", "obstacles", "difficult", "fog")
MOST_CELLS = 20_000
"""Of one kind."""
CELL, BLOCK = 2, 4


def places(
    written: WrittenCombatant, place: tuple[str | int, ...], faults: list[Refused]
) -> tuple[Cell, ...]:
    """Cells of the members in order; a single one may be written by itself."""
    cells = [((*place, "places", number), cell) for number, cell in enumerate(written.places)]
    if written.place is not None:
        cells.insert(0, ((*place, "place"), written.place))
    wrong = [(where, cell) for where, cell in cells if len(cell) != CELL]
    faults += [fault("file-no-cell", where, found=len(cell)) for where, cell in wrong]
    return tuple((cell[0], cell[1]) for _, cell in cells if len(cell) == CELL)


def read(written: WrittenBattlefield, faults: list[Refused]) -> Battlefield:
    """The ground; what is wrong with it goes to the faults."""
    found: dict[str, tuple[Cell, ...]] = {}
    for name in FIELDS:
        cells: dict[Cell, None] = {}
        for number, block in enumerate(getattr(written, name)):
            place = ("opening", "battlefield", name, number)
            if len(block) not in (CELL, BLOCK):
                faults.append(fault("file-no-cell", place, found=len(block)))
                continue
            if len(cells) + size(block) > MOST_CELLS:
                faults.append(fault("file-too-many-cells", place, most=MOST_CELLS))
                break
            cells.update(dict.fromkeys(cells_of(block)))
        found[name] = tuple(sorted(cells))
    return Battlefield(written.grid, *(found[name] for name in FIELDS))


def size(block: tuple[int, ...]) -> int:
    """How many cells a block has."""
    left, low, right, high = (*block, *block)[:BLOCK]
    return (abs(right - left) + 1) * (abs(high - low) + 1)


def cells_of(block: tuple[int, ...]) -> list[Cell]:
    """All of them."""
    left, low, right, high = (*block, *block)[:BLOCK]
    (left, right), (low, high) = sorted((left, right)), sorted((low, high))
    return [(x, y) for y in range(low, high + 1) for x in range(left, right + 1)]
