"""The battlefield of a small table: what is walked, crossed, seen and covered there."""

from dataclasses import replace
from itertools import product
from typing import Any

from tests.rules.adapter.reading import Given
from tests.rules.adapter.table import BLOCK, Table
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers, positions, ways
from tracker.encounter.areas import Area
from tracker.encounter.battlefield import Battlefield
from tracker.encounter.decide import covering, prices
from tracker.encounter.model import Budget
from tracker.encounter.refusals import Refused
from tracker.rules import sizes
from tracker.rules.grid import squares
from tracker.rules.rulings import BY_DEFAULT

Result = dict[str, Any]
WALKER = "walker"


def battlefield(given: Given) -> Table:
    """A walker in its turn, the ground and the others on it."""
    table = Table(long_diagonals=given.get("diagonals", "5") == "5-10", prompt_opportunity="off")
    size = given.get("mover_size", "medium")
    table.seat(WALKER, block=replace(BLOCK, size=size, speeds=(("walk", given.get("speed", 30)),)))
    for number, each in enumerate(given.get("creatures") or ()):
        who = f"other {number}"
        kind = "monster" if each.get("hostile", False) else "pc"
        table.seat(who, kind=kind, block=replace(BLOCK, size=each.get("size", "medium")))
        table.having(who, place=_square(each["at"]))
    table.begin()
    so_far = Budget(diagonals=given.get("diagonals_so_far", 0))
    table.having(WALKER, place=_square(given["path_from"]), budget=so_far)
    walls, difficult = (tuple(_squares(given, name)) for name in ("walls", "difficult"))
    table.now = replace(table.now, battlefield=Battlefield(walls=walls, difficult=difficult))
    return table


def grid_path(given: Given, when: Given) -> Result:
    """The path square by square; where it is not legal, as far as it may be walked."""
    table = battlefield(given)
    path = [_square(each) for each in when["path"]]
    walked = _walked(table, path)
    return {
        "cost": table.one(WALKER).budget.moved,
        "legal": walked == len(path),
        "movement_left": numbers.movement_left(table.now, WALKER),
        "stops_at": list(table.one(WALKER).place or ()),
    }


def _walked(table: Table, path: list[squares.Square]) -> int:
    """How many steps of it the table walked."""
    return next((n for n in range(len(path), 0, -1) if _walks(table, path[:n])), 0)


def _walks(table: Table, path: list[squares.Square]) -> bool:
    """Walk it, if by the rules it can be walked as it is, without a way around."""
    before = table.now
    try:
        table.do(cmd.Move(WALKER, 0, to=path[-1], through=tuple(path[:-1])))
    except Refused:
        return False
    (moved,) = table.of(ev.Moved)
    steps = next(dict(one.params)["squares"] for one in moved.reasons if one.key == "walked")
    if moved.over or steps != len(path):
        table.now = before
        return False
    return True


def _square(given: list[int]) -> squares.Square:
    return given[0], given[1]


def _squares(given: Given, name: str) -> frozenset[squares.Square]:
    return frozenset(_square(each) for each in given.get(name) or ())


def speed_squares(given: Given, when: Given) -> Result:
    """Squares that it goes straight ahead in a turn."""
    straight = [(number, 0) for number in range(1, given["speed"] + 1)]
    table = battlefield({"path_from": [0, 0], "speed": given["speed"]})
    return {"squares": _walked(table, straight)}


def pass_through(given: Given, when: Given) -> Result:
    """Over the square of the other, and onto it."""
    there = battlefield(
        {
            "path_from": [0, 0],
            "mover_size": given["mover_size"],
            "creatures": [
                {
                    "at": [10, 0],
                    "size": given["other_size"],
                    "hostile": given.get("hostile", False),
                }
            ],
        }
    )
    wide = sizes.side(given["mover_size"])
    start = (10 - wide, 0)
    there.having(WALKER, place=start)
    here = prices.ground(there.now, cmd.Move(WALKER, 0)).step(start, (11 - wide, 0), 0)
    return {
        "may_pass": here is not None,
        "difficult": here is not None and here.price > sizes.SQUARE,
        "may_stop": not ways.taken_by(there.now, WALKER, (11 - wide, 0)),
    }


FEATURES = {
    "clear": "", "blocked": "walls", "touching": "walls", "solid_wall": "walls",
    "thick_curtain": "walls", "dense_fog": "fog", "low_wall": "obstacles", "creature": "",
}  # fmt: skip
"""What a line meets, as the ground of the table."""


def line_of_sight(given: Given, when: Given) -> Result:
    """Two tall creatures with a row of squares between them for each line."""
    lines = [[line] if isinstance(line, str) else line for line in given["lines"]]
    ground: dict[str, set[squares.Square]] = {}
    for row, features in enumerate(lines):
        for feature in features:
            ground.setdefault(FEATURES[feature], set()).add((TALL, row))
    blocked = {(TALL, row) for row in range(len(lines), TALL)}
    ground.setdefault("walls", set()).update(blocked)
    table = Table()
    for who, x in (("one", 0), ("other", TALL + 1)):
        table.seat(who, block=replace(BLOCK, size="gargantuan"))
        table.having(who, place=(x, 0))
    cells = {name: tuple(ground.get(name, ())) for name in ("walls", "obstacles", "fog")}
    field = Battlefield("square", cells["walls"], cells["obstacles"], fog=cells["fog"])
    table.now = replace(table.now, battlefield=field)
    return {"sees": positions.sees(table.now, "one", "other")}


TALL = sizes.side("gargantuan")


def area_squares(given: Given, when: Given) -> Result:
    """All squares around the corner that the table could ask about."""
    area = Area(given["shape"], given["radius"], at=(0, 0))
    far = given["radius"]
    among = list(product(range(-far, far), range(-far, far)))
    hit = covering.inside(area, covering.Origin((0, 0)), among, BY_DEFAULT)
    return {"squares": len(hit)}


OPERATIONS = {
    "grid_path": grid_path,
    "speed_squares": speed_squares,
    "pass_through": pass_through,
    "line_of_sight": line_of_sight,
    "area_squares": area_squares,
}
