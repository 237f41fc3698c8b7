"""Where creatures stand and look, and what the ground is, by the DM's word and at no cost.

Nobody is refused a place for want of room: the DM puts creatures where they are. Only cells outside
every map are refused.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tracker.encounter import battlefield as ground
from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.battlefield import Battlefield, Cell
from tracker.encounter.decide import targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.rules.reasons import Reason

FIELDS = dict(zip(ground.GROUNDS, ("walls", "obstacles", "difficult", "fog"), strict=True))
CLEAR = "clear"
MOST_CELLS = 20_000
"""Of a battlefield."""


def checked(field: Battlefield) -> Battlefield:
    """A battlefield that was read, if every cell of it is on some map."""
    if field == ground.PLAIN:
        return field
    if field.grid not in ground.GRIDS:
        known = ", ".join(ground.GRIDS)
        raise Refused("unknown-ground", word=field.grid, known=known)
    for name in FIELDS.values():
        for cell in getattr(field, name):
            bounds.cell(cell)
    return field


def place(deciding: Deciding, command: cmd.PlaceCreatures) -> None:
    """`place WHO X,Y[, …]`; riders come along with their mounts."""
    in_use(deciding.table)
    asked: dict[Id, Cell | None] = {}
    for who, cell in command.places:
        creature = targets.known(deciding, who)
        if creature.gone:
            raise Refused("gone", who=creature.full_name)
        if not targets.has_hit_points(deciding.table, who):
            raise Refused("no-hit-points", who=creature.full_name)
        asked[who] = bounds.cell(cell) if cell else None
    found = along(deciding.table, asked)
    here = deciding.table.combatants
    changed = tuple((who, cell) for who, cell in found.items() if here[who].place != cell)
    if not changed:
        raise Refused("nothing-changes")
    deciding.happen(ev.Placed(changed))


def in_use(table: Encounter) -> None:
    """Whether the fight has a map at all."""
    if table.battlefield.grid == "none":
        raise Refused("no-grid")


def along(table: Encounter, moved: dict[Id, Cell | None]) -> dict[Id, Cell | None]:
    """Those, and whoever shares a saddle with one of them."""
    found = dict(moved)
    for who, cell in moved.items():
        mount, rider = table.combatants[who].mount, numbers.rider_of(table, who)
        for other in (mount, rider):
            if other and other not in moved:
                found[other] = cell
    return found


def follow(deciding: Deciding, who: Id, cell: Cell) -> None:
    """Whoever sits on it, or carries it, is where it is now."""
    table = deciding.table
    found = along(table, {who: cell})
    moved = tuple(
        (one, there)
        for one, there in found.items()
        if one != who and table.combatants[one].place != there
    )
    if moved:
        deciding.happen(ev.Placed(moved, "along"))


def face(deciding: Deciding, command: cmd.Face) -> None:
    """`face WHO WAY`: free in its own turn, by reaction in another's (FACE-02)."""
    from tracker.encounter import positions

    table = deciding.table
    if not value(table.options, "facing"):
        raise Refused("option-is-off", option="facing")
    creature = targets.embodied(deciding, command.who)
    way = command.direction
    if command.toward is not None:
        if creature.place is None:
            raise Refused("no-place", who=creature.full_name)
        way = positions.toward(table, command.who, command.toward)
    known = positions.facings(table)
    if way not in known:
        raise Refused("unknown-facing", word=way, known=", ".join(known))
    if way == creature.facing:
        raise Refused("nothing-changes")
    turn(deciding, command.who, way)


def turn(deciding: Deciding, who: Id, way: str) -> None:
    """Look another way; in another's turn it takes the reaction (FACE-02)."""
    from tracker.rules.grid import facing as rules

    creature = deciding.creature(who)
    if numbers.acts_now(deciding.table, who):
        moved = bool(creature.budget.moved)
        kept, why = rules.turn_at_end(
            creature.facing,
            way,
            moved=moved or not deciding.table.round,
            rulings=numbers.rulings(deciding.table),
        )
        look(deciding, who, way, why, over=kept != way)
        return
    able = numbers.can_react(deciding.table, who)
    turned = rules.turn_by_reaction(creature.facing, way, int(able))
    deciding.happen(ev.BudgetSpent(who, "reaction", "", not able))
    look(deciding, who, way, turned.reasons, over=not able)


def look(
    deciding: Deciding, who: Id, way: str, why: tuple[Reason, ...] = (), *, over: bool = False
) -> None:
    """It looks that way now."""
    before = deciding.creature(who).facing
    if before != way:
        deciding.happen(ev.FacingSet(who, before, way, why, over))


def change_ground(deciding: Deciding, command: cmd.ChangeBattlefield) -> None:
    """`battlefield GRID` or `battlefield wall|obstacle|difficult|fog|clear CELLS`."""
    before = deciding.table.battlefield
    after = before
    if command.grid:
        if command.grid not in ground.GRIDS:
            known = ", ".join(ground.GRIDS)
            raise Refused("unknown-ground", word=command.grid, known=known)
        after = replace(after, grid=command.grid)
    if command.ground:
        after = covered(after, command.ground, command.cells)
    if after == before:
        raise Refused("nothing-changes")
    deciding.happen(ev.BattlefieldSet(after, command.ground, len(set(command.cells))))


def covered(field: Battlefield, kind: str, cells: Iterable[Cell]) -> Battlefield:
    """These cells are so now; `clear` makes them plain again."""
    if kind != CLEAR and kind not in FIELDS:
        known = ", ".join((*FIELDS, CLEAR))
        raise Refused("unknown-ground", word=kind, known=known)
    named = {bounds.cell(cell) for cell in cells}
    if kind == CLEAR:
        left: dict[str, Any] = {
            name: tuple(cell for cell in getattr(field, name) if cell not in named)
            for name in FIELDS.values()
        }
        return replace(field, **left)
    old: tuple[Cell, ...] = getattr(field, FIELDS[kind])
    whole = tuple(sorted(named.union(old)))
    if len(whole) > MOST_CELLS:
        raise Refused("too-many-cells", count=len(whole), limit=MOST_CELLS)
    wider: dict[str, Any] = {FIELDS[kind]: whole}
    return replace(field, **wider)


def beside(deciding: Deciding, who: Id, mount: Id) -> None:
    """A rider that got off stands on the nearest free cell at its mount (MOUNT-02)."""
    from tracker.encounter import positions, ways

    if not positions.placed(deciding.table, mount):
        return
    cell = ways.free_beside(deciding.table, who, mount)
    if cell is not None:
        deciding.happen(ev.Placed(((who, cell),), "dismounted"))


def seat(deciding: Deciding, rider: Id, mount: Id) -> None:
    """A rider is where its mount is."""
    there = deciding.creature(mount).place
    if there is not None and deciding.creature(rider).place != there:
        deciding.happen(ev.Placed(((rider, there),), "mounted"))


def push(deciding: Deciding, who: Id, target: Id) -> None:
    """A shove moves it one cell straight away, if there is room (SHOVE-02)."""
    from tracker.encounter import positions, ways

    table = deciding.table
    if not positions.placed(table, who, target):
        return
    cell = ways.away(table, who, target)
    if cell is not None:
        deciding.happen(ev.Placed(((target, cell),), "pushed"))
        follow(deciding, target, cell)
