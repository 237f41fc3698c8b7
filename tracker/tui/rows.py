"""The table as rows of the initiative list: plain values, built anew for each table and compared.

A line's rows are worked out again only when something they show has changed, so that a fight of two
hundred costs hardly more per key than one of ten.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tracker.encounter import marks, numbers
from tracker.encounter.clocks import Clock
from tracker.encounter.effects import Until
from tracker.encounter.model import Combatant, Encounter, Id, Line
from tracker.encounter.order import listed
from tracker.encounter.shapes import CAUSE
from tracker.i18n import screens as words
from tracker.i18n import terms
from tracker.i18n.names import line_name
from tracker.tui.plain import plain

SIGNS = {
    marks.DODGE: "◇ ",
    marks.DISENGAGE: "» ",
    marks.HELP_ATTACK: "✚ ",
    marks.HELP_TASK: "✚ ",
    marks.SQUEEZING: "≍ ",
    marks.UNDERWATER: "≈ ",
    CAUSE: "❖ ",
}
"""Before what an action left on a creature."""


class Health(NamedTuple):
    """Hit points as shown."""

    hp: int
    maximum: int
    temp: int
    state: str
    look: str
    """`unhurt`, `hurt`, `bloodied`, `critical`, `down` or `dead`: the component class."""
    saves: str
    """Death save pips, or empty."""
    numbers: str
    """`5/7`."""


class Row(NamedTuple):
    """One line of the list: a creature, or the head of a group."""

    line: Id
    who: Id
    """Empty for the head of a group."""
    init: str
    active: bool
    head: str
    """Name of a group, or the handle of a creature."""
    text: str
    """Name where the handle does not tell it, and feature."""
    tag: str
    member: bool
    folded: bool
    hidden: bool
    health: Health | None
    ac: str
    conditions: str


class Known(NamedTuple):
    """The rows of a line and all they were made from."""

    line: Line
    members: tuple[Combatant, ...]
    active: bool
    folded: bool
    clock: int
    """The round, when something on the line counts them."""
    options: object
    zones: object
    rows: tuple[Row, ...]


class Rows:
    """Makes rows and remembers those of lines that did not change."""

    def __init__(self) -> None:
        self._known: dict[Id, Known] = {}

    def of(self, table: Encounter, folded: frozenset[Id]) -> tuple[Row, ...]:
        """All rows in order; members of folded lines are left out."""
        found: list[Row] = []
        for line in placed(table):
            found.extend(self._line(table, line, line.id in folded))
        return tuple(found)

    def _line(self, table: Encounter, line: Line, folded: bool) -> tuple[Row, ...]:
        active = table.active == line.id
        known = self._known.get(line.id)
        if known is not None and holds(known, table, line, active, folded):
            return known.rows
        members = tuple(table.combatants[who] for who in line.members if who in table.combatants)
        timed = any(effect.until for one in members for effect in one.effects)
        clock = table.round if timed else 0
        now = Known(line, members, active, folded, clock, table.options, table.zones, ())
        if known is not None and now == known._replace(rows=()):
            made = known.rows
        else:
            made = tuple(line_rows(table, line, members, active, folded))
        self._known[line.id] = now._replace(rows=made)
        return made


def holds(known: Known, table: Encounter, line: Line, active: bool, folded: bool) -> bool:
    """Whether the rows would come out the same."""
    combatants = table.combatants
    return (
        known.line is line
        and known.active == active
        and known.folded == folded
        and known.options is table.options
        and known.zones is table.zones
        and (not known.clock or known.clock == table.round)
        and all(combatants.get(one.id) is one for one in known.members)
    )


def line_rows(
    table: Encounter, line: Line, everyone: tuple[Combatant, ...], active: bool, folded: bool
) -> Iterator[Row]:
    """One row, or the head of a group and its members."""
    members = [one for one in everyone if not one.gone]
    init = words.unknown() if line.initiative is None else str(line.initiative)
    if len(members) == 1:
        yield creature_row(table, line, members[0], init, active)
    elif members:
        yield group_row(table, line, members, init, active, folded)
        if not folded:
            for one in members:
                yield creature_row(table, line, one, "", active)


def placed(table: Encounter) -> Iterator[Line]:
    """Lines in order, then those that the order does not know yet."""
    for name in listed(table):
        if name in table.lines:
            yield table.lines[name]
    for name, line in table.lines.items():
        if name not in table.order:
            yield line


def group_row(
    table: Encounter, line: Line, members: list[Combatant], init: str, active: bool, folded: bool
) -> Row:
    """The head of a group."""
    up = [one for one in members if one.state == "up"]
    note = words.standing(len(up), len(members)) if folded else ""
    hidden = all(one.hidden for one in members)
    name = plain(line_name(table, line.id))
    last = health(table, up[0]) if folded and len(up) == 1 else None
    acs = {str(numbers.armor_class(table, one.id).value) for one in up} if folded else set()
    ac = acs.pop() if len(acs) == 1 else ""
    return Row(line.id, "", init, active, name, "", "", False, folded, hidden, last, ac, note)


def creature_row(table: Encounter, line: Line, one: Combatant, init: str, active: bool) -> Row:
    """The row of one creature."""
    told = one.handle == one.name.lower().replace(" ", "-") or len(line.members) > 1
    words_of = [] if told and _speaks(one) else [plain(one.full_name)]
    if one.feature:
        words_of.append(plain(one.feature))
    if one.enters_round:
        words_of.append(words.enters(one.enters_round))
    tag = "" if one.kind == "monster" else terms.kind(one.kind)
    member = len(line.members) > 1
    ac = numbers.armor_class(table, one.id)
    marked = f"{ac.value}*" if ac.value != ac.base else str(ac.value)
    body = one.kind not in ("lair", "timer", "counter")
    return Row(
        line=line.id,
        who=one.id,
        init=init,
        active=active,
        head=plain(one.handle),
        text=" · ".join(words_of),
        tag=tag,
        member=member,
        folded=False,
        hidden=one.hidden,
        health=health(table, one) if body else None,
        ac=marked if body else "",
        conditions=conditions(table, one, line),
    )


def _speaks(one: Combatant) -> bool:
    """Whether the handle alone tells the reader who it is: its group's head names the kind."""
    return not one.label or one.handle.endswith(one.label.lower())


def health(table: Encounter, one: Combatant) -> Health:
    """Hit points, state and pips."""
    top = numbers.maximum(table, one.id).value
    saves = ""
    if one.state == "dying":
        saves = pips(one.successes, "✓") + " " + pips(one.failures, "✗")
    seen = look(one.hp, top, one.state)
    return Health(one.hp, top, one.temp_hp, one.state, seen, saves, f"{one.hp}/{top}")


def pips(count: int, sign: str) -> str:
    """Three places, so many taken."""
    return sign * min(3, count) + "○" * (3 - min(3, count))


def look(hp: int, top: int, state: str) -> str:
    """How it is coloured; every one has a sign or a length of bar beside the colour."""
    if state == "dead":
        return "dead"
    if state != "up" or hp <= 0:
        return "down"
    if hp * 4 <= top:
        return "critical"
    if hp * 2 <= top:
        return "bloodied"
    return "unhurt" if hp >= top else "hurt"


def conditions(table: Encounter, one: Combatant, line: Line) -> str:
    """Everything that lies on it, the gravest first."""
    found: list[str] = [counted(one.clock)] if one.clock else []
    if line.delays:
        found.append(words.delays())
    if one.state in ("dead", "stable"):
        found.append(terms.state(one.state))
    if one.surprised:
        found.append(words.surprised())
    if one.concentration:
        found.append(f"◈ {plain(one.concentration.spell)}")
    waits = numbers.suppressed(table, one.id) if len(one.effects) > 1 else frozenset()
    for effect in sorted(one.effects, key=lambda effect: effect.id in waits):
        name = plain(terms.condition(effect.name))
        left = f" {words.rounds_left(rounds_left(table, effect.until))}" if effect.until else ""
        own = f" {beneath(table, one)}" if effect.cause == CAUSE else ""
        said = f"{SIGNS.get(effect.cause, '')}{name[:1].upper()}{name[1:]}{own}{left}"
        found.append(words.waits(said) if effect.id in waits else said)
    found.extend(f"▒ {plain(zone.name)}" for zone in table.zones if one.id in zone.inside)
    found.extend(poise(table, one))
    if one.exhaustion:
        found.append(words.exhaustion(one.exhaustion))
    if one.budget.reaction <= 0:
        found.append(words.reaction_used())
    if one.ready:
        found.append(words.readied(plain(one.ready.trigger)))
    if one.hiding is not None:
        found.append(words.hiding(one.hiding))
    return ", ".join(found)


def beneath(table: Encounter, one: Combatant) -> str:
    """The pools that wait under the form: `(own 27/27)`."""
    waiting = numbers.beneath(table, one.id)
    said = ", ".join(words.own_pool(pool.hp, pool.maximum) for pool in waiting)
    return f"({said})" if said else ""


def counted(clock: Clock) -> str:
    """What a timer or a counter stands at."""
    if clock.step < 0:
        return words.rounds_left(clock.now)
    return f"{clock.now}/{clock.goal}" if clock.goal else str(clock.now)


def poise(table: Encounter, one: Combatant) -> Iterator[str]:
    """What it rides, and how high it is."""
    if one.mount in table.combatants:
        yield words.rides(plain(table.combatants[one.mount].handle))
    if one.aloft:
        yield words.aloft(one.aloft)


def rounds_left(table: Encounter, until: Until) -> int:
    """Rounds until it is over; what ends in this one or the next counts as one."""
    return max(1, until.round - table.round)
