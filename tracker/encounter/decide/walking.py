"""Moving to a cell of the map: the cheapest way, whose reach it leaves, and where it stops for that.

Only a possible opportunity attack splits a move: it is done up to the last cell within reach, and
the rest is a question. Want of movement is warned about, as with feet; walls and others' spaces
are refused, for the DM can place a creature anywhere.
"""

from dataclasses import replace

from tracker.encounter import bounds, numbers, positions, ways
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.battlefield import Cell
from tracker.encounter.decide import facing, moving, placing, prices, reaches, standing, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.prices import Path
from tracker.encounter.decide.reaches import Watched
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.rules.grid import hexes, routes
from tracker.rules.grid.routes import Way
from tracker.rules.grid.squares import Place, distance
from tracker.rules.reasons import Reason
from tracker.rules.sizes import SQUARE

FAR = 100
"""Cells ahead, where a step of any body points."""


def move_to(deciding: Deciding, command: cmd.Move) -> None:
    """`move WHO X,Y [X,Y …]`: by the cells that are named, the last is where it ends."""
    creature = targets.embodied(deciding, command.who, acts=command.way == "")
    placing.in_use(deciding.table)
    if creature.place is None:
        raise Refused("no-place", who=creature.full_name)
    for cell in (*command.through, goal_of(command)):
        bounds.cell(cell)
    for asked in reaches.open_against(deciding.table, creature.id):
        reaches.close(deciding, asked, "later")
    if command.way:
        carry(deciding, command)
        return
    stride(deciding, command, path_of(deciding.table, command), asked=False)


def goal_of(command: cmd.Move) -> Cell:
    """Where it wants to be."""
    return command.to or (0, 0)


def path_of(table: Encounter, command: cmd.Move) -> Path:
    """The way, cell by cell; refused where there is none or somebody stands at its end."""
    mover = table.combatants[command.who]
    goal, flies = goal_of(command), command.mode == "fly"
    squeeze = prices.squeezes(table, command)
    if holder := ways.taken_by(table, command.who, goal, flies=flies, squeeze=squeeze):
        who, by = mover.full_name, table.combatants[holder].full_name
        raise Refused("space-taken", who=who, by=by)
    over = prices.ground(table, command)
    at, diagonals = mover.place or goal, prices.counted(table, command.who)
    path: Path = ()
    for cell in (*command.through, goal):
        if cell == at:
            continue
        way = routes.route(over, at, cell, diagonals)
        if not way.path:
            raise Refused("no-way", who=mover.full_name, x=cell[0], y=cell[1])
        path, at, diagonals = (*path, *way.path), cell, way.diagonals
    if not path:
        raise Refused("nothing-changes")
    return path


def carry(deciding: Deciding, command: cmd.Move) -> None:
    """Teleported or moved by force: no way, no cost; it lands where the DM says (OPP-05)."""
    before = deciding.creature(command.who).place or goal_of(command)
    feet = straight(deciding.table, before, goal_of(command))
    moved = replace(command, feet=feet)
    so_far = deciding.creature(command.who).budget.diagonals
    step(deciding, moved, goal_of(command), Way((), 0, so_far))


def straight(table: Encounter, one: Cell, other: Cell) -> int:
    """Feet between two cells."""
    if positions.on_hexes(table):
        return hexes.distance(one, other).feet
    return distance(Place(*one), Place(*other), positions.diagonals(table))


def stride(deciding: Deciding, command: cmd.Move, path: Path, *, asked: bool) -> None:
    """Walk it up to where somebody may strike; `asked`: the first step has been asked about."""
    stop, watched = first_watched(deciding.table, command, path, asked=asked)
    if not watched.able or not reaches.asks(deciding.table):
        walk(deciding, command, path, watched.reasons)
        return
    walk(deciding, command, path[:stop], watched.reasons)
    reaches.ask(deciding, command, watched.able)
    rest = replace(command, to=path[-1], through=path[stop:-1], feet=SQUARE * (len(path) - stop))
    if reaches.open_against(deciding.table, rest.who):
        reaches.hold_back(deciding, rest)
    elif reaches.may_go_on(deciding.table, rest.who):
        stride(deciding, rest, path[stop:], asked=True)


def resume(deciding: Deciding, rest: cmd.Move) -> None:
    """The rest of a move goes on where it stopped."""
    if positions.placed(deciding.table, rest.who):
        stride(deciding, rest, path_of(deciding.table, rest), asked=True)


def first_watched(
    table: Encounter, command: cmd.Move, path: Path, *, asked: bool
) -> tuple[int, Watched]:
    """How many steps are done before somebody may strike, and who; all of them if nobody may."""
    reasons: list[Reason] = []
    here = table
    for number, cell in enumerate(path):
        there = apply(here, ev.Placed(((command.who, cell),)))
        if not (asked and number == 0):
            left = leaving(here, there, command, last=len(path) - 1, number=number)
            watched = reaches.watched(here, replace(command, leaves=left))
            reasons.extend(watched.reasons)
            if watched.able:
                return number, Watched(watched.able, tuple(dict.fromkeys(reasons)))
        here = there
    return len(path), Watched((), tuple(dict.fromkeys(reasons)))


def leaving(
    here: Encounter, there: Encounter, command: cmd.Move, *, last: int, number: int
) -> tuple[Id, ...]:
    """Whose reach this step leaves (OPP-01); those the DM names are the only ones then."""
    mover = here.combatants[command.who]
    if command.leaves:
        at = min(last, command.after // SQUARE)
        return command.leaves if number == at else ()
    newer = numbers.edition(here).opportunity_2024
    dragged = numbers.held_by(here, mover.id) if command.drag else ()
    return tuple(
        one.id
        for one in positions.others(here, command.who)
        if (newer or one.side != mover.side)
        and one.id not in dragged
        and positions.feet(here, one.id, mover.id)
        <= numbers.reach(here, one.id)
        < positions.feet(there, one.id, mover.id)
    )


def walk(
    deciding: Deciding, command: cmd.Move, path: Path, watched: tuple[Reason, ...] = ()
) -> None:
    """One piece of it, as far as it goes."""
    creature = deciding.creature(command.who)
    start = creature.place or goal_of(command)
    over = prices.ground(deciding.table, command)
    so_far = prices.counted(deciding.table, command.who)
    way = routes.priced(over, start, path, so_far)
    if command.drag and path:
        drag(deciding, command.who, (start, *path)[-2])
    long = way.diagonals // 2 - so_far // 2
    longer = long if positions.diagonals(deciding.table) == "5-10" else 0
    moved = replace(command, feet=SQUARE * (len(path) + longer))
    step(deciding, moved, path[-1] if path else start, way, watched)


def drag(deciding: Deciding, who: Id, cell: Cell) -> None:
    """Those it drags come after it (GRAP-07)."""
    held = numbers.held_by(deciding.table, who)
    found = tuple((one, cell) for one in held if positions.placed(deciding.table, one))
    if found:
        deciding.happen(ev.Placed(found, "along"))


def step(
    deciding: Deciding,
    command: cmd.Move,
    cell: Cell,
    way: Way,
    watched: tuple[Reason, ...] = (),
) -> None:
    """It stands there now; what that cost and why."""
    table, creature = deciding.table, deciding.creature(command.who)
    cost = 0 if command.way else way.cost
    short = () if command.way else prices.want(table, command, cost)
    out = moving.out_of_order(deciding, command)
    dragged = moving.drags(deciding, command)
    told = prices.priced_by(table, command, way) if way.path else ()
    spent = creature.budget.moved + cost
    reasons = (*dragged, *told, *short, *out, *watched) or moving.used(spent)
    deciding.happen(
        ev.Moved(
            creature.id,
            command.feet,
            command.way or command.mode,
            cost,
            spent,
            moving.height(creature.aloft, command),
            reasons,
            over=bool(short or out),
            to=cell,
            diagonals=way.diagonals,
            extras=prices.extras(table, command, cost),
        )
    )
    placing.follow(deciding, creature.id, cell)
    if table.zones:
        standing.crossed(deciding, creature.id, way.path[:-1])
    moving.afterwards(deciding, command)
    look(deciding, command, (creature.place or cell, *way.path))
    facing.came_behind(deciding, table, creature.id)


def look(deciding: Deciding, command: cmd.Move, path: Path) -> None:
    """In the end it looks where it was told to, else where it went (FACE-02)."""
    table = deciding.table
    if not value(table.options, "facing") or command.way:
        return
    way = command.facing
    if not way and path[1:]:
        before = apply(table, ev.Placed(((command.who, path[-2]),)))
        (x, y), (to_x, to_y) = path[-2:]
        far = to_x + FAR * (to_x - x), to_y + FAR * (to_y - y)
        way = positions.toward(before, command.who, far)
    if way:
        placing.look(deciding, command.who, way)
