"""Side initiative, an option: one plain d20 for a whole side, and a side acts in any order.

Two sides are never level: the later one rolls again. Rows without hit points keep their counts.
"""

from tracker.encounter import events as ev
from tracker.encounter import lines, options
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.rules.reasons import because, by_option

MOST_ROLLS = 100
OPTION = "side_initiative"


def hold(table: Encounter) -> bool:
    """Whether the option is on."""
    return bool(options.value(table.options, OPTION))


def side_of(table: Encounter, line: Id) -> str:
    """The side of its first member."""
    return table.combatants[table.lines[line].members[0]].side


def totals(table: Encounter, without: frozenset[Id] = frozenset()) -> dict[str, int]:
    """The total each side has, by its first line that has one."""
    found: dict[str, int] = {}
    for name, line in table.lines.items():
        if line.initiative is None or line.hangs or name in without or lines.is_row(table, name):
            continue
        found.setdefault(side_of(table, name), line.initiative)
    return found


def rolled(
    deciding: Deciding, line: Id, without: frozenset[Id] = frozenset()
) -> ev.InitiativeRolled:
    """The total of its side: the one it has, or a d20. `without`: lines whose totals are old."""
    table = deciding.table
    side, known = side_of(table, line), totals(table, without)
    option = by_option("INIT-02", OPTION)
    if side in known:
        told = because("INIT-02", "side-total", side=side, total=known[side])
        return ev.InitiativeRolled(line, known[side], reasons=(told, option))
    die = deciding.chance.randint(1, 20)
    for _ in range(MOST_ROLLS):
        if die not in known.values():
            break
        die = deciding.chance.randint(1, 20)
    told = because("INIT-02", "side-rolled", side=side, total=die)
    return ev.InitiativeRolled(line, die, (die,), (told, option))


def of_several(table: Encounter, ties: tuple[tuple[Id, ...], ...]) -> tuple[tuple[Id, ...], ...]:
    """Ties somebody has to settle: within a side nobody has to."""
    if not hold(table):
        return ties
    return tuple(tie for tie in ties if len({side_of(table, line) for line in tie}) > 1)
