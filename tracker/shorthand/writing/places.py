"""Lines of places, facing, ground, and of areas on the map."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Id
from tracker.shorthand.writing.writer import Words, Writer

USUAL_WIDTH = 5
OFF = "off"


def cell(at: Cell) -> str:
    """`3,4`."""
    return f"{at[0]},{at[1]}"


def place(writer: Writer, command: cmd.PlaceCreatures) -> Words:
    """`place ga 3,4, gb off`."""
    said = (f"{writer.handle(who)} {cell(at) if at else OFF}" for who, at in command.places)
    return ("place", ", ".join(said))


def face(writer: Writer, command: cmd.Face) -> Words:
    """`face ga north`, `face ga 3,4`."""
    words = writer.about("face", command.who)
    return (*words, cell(command.toward) if command.toward else command.direction)


def battlefield(command: cmd.ChangeBattlefield) -> Words:
    """`battlefield hex`, `battlefield wall 3,4 to 3,8`."""
    if command.grid:
        return ("battlefield", command.grid)
    return ("battlefield", command.ground, *rows(command.cells))


def rows(cells: Iterable[Cell]) -> Iterable[str]:
    """Cells as stretches of rows, so that a line stays short."""
    stretches: list[tuple[Cell, Cell]] = []
    for x, y in sorted(set(cells), key=lambda one: (one[1], one[0])):
        if stretches and stretches[-1][1] == (x - 1, y):
            stretches[-1] = (stretches[-1][0], (x, y))
        else:
            stretches.append(((x, y), (x, y)))
    for first, last in stretches:
        yield cell(first) if first == last else f"{cell(first)} to {cell(last)}"


def origin(writer: Writer, area: cmd.Area) -> Words:
    """`at 5,5`, `from dragon toward 9,5 width=10`."""
    return (
        f"at {cell(area.at)}" if area.at else f"from {writer.handle(area.source)}",
        f"toward {cell(area.toward)}" if area.toward else "",
        f"width={area.width}" if area.width != USUAL_WIDTH else "",
    )


def about(writer: Writer, verb: str, targets: tuple[Id, ...], area: cmd.Area | None) -> Words:
    """A verb and its targets: those named, or those an area covers."""
    if area is None:
        return writer.about(verb, *targets)
    return (verb, *in_area(writer, area))


def in_area(writer: Writer, area: cmd.Area | None) -> Words:
    """`in sphere 20 at 5,5`; nothing without an area."""
    if area is None:
        return ()
    words = ("in", area.shape, str(area.feet), *origin(writer, area))
    return tuple(word for word in words if word)
