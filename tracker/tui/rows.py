"""The table as rows of the initiative list: plain values, built anew for each table and compared.

A line's rows are worked out again only when something they show has changed, so that a fight of two
hundred costs hardly more per key than one of ten.
"""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter, Id, Line
from tracker.encounter.prompts import STANDING, Prompt
from tracker.i18n import screens as words
from tracker.i18n import terms
from tracker.i18n.names import line_name
from tracker.rules.words import BODILESS
from tracker.tui import lying
from tracker.tui.plain import plain
from tracker.tui.turns import coming, placed


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
    word: bool = False
    """A word stands in the place of all numbers, and there is no bar."""


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
    """Marked as such: of a group that is hidden as a whole only the head is."""
    health: Health | None
    ac: str
    conditions: str
    next: bool = False
    """Whether its line acts next."""
    asked: bool = False
    """Whether a question about it is open."""
    acted: bool = False
    """Whether it has used its action, its group's turn being on."""


class Turn(NamedTuple):
    """What a line's rows show of the turn."""

    active: bool
    next: bool
    asked: frozenset[Id]
    """Those of its members, or the line itself, about whom something is asked."""


FEW = 3
"""So many of a folded group are named one by one."""
IDLE = Turn(active=False, next=False, asked=frozenset())


class Known(NamedTuple):
    """The rows of a line and all they were made from."""

    line: Line
    members: tuple[Combatant, ...]
    turn: Turn
    folded: bool
    options: object
    zones: object
    rows: tuple[Row, ...]


def about(prompt: Prompt) -> tuple[Id, ...]:
    """Whom it is about: a creature, or the lines that are tied."""
    if prompt.kind in STANDING:
        return ()
    return prompt.others if prompt.kind == "tie" else (prompt.who,)


class RowMaker(Protocol):
    """Whatever makes the rows of a table."""

    def of(self, table: Encounter, folded: frozenset[Id]) -> tuple[Row, ...]:
        """All rows in order."""


class Rows:
    """Makes rows and remembers those of lines that did not change."""

    def __init__(self) -> None:
        self._known: dict[Id, Known] = {}

    def of(self, table: Encounter, folded: frozenset[Id]) -> tuple[Row, ...]:
        """All rows in order; members of folded lines are left out."""
        found: list[Row] = []
        after = coming(table, 2)[1:]
        asked = frozenset(who for one in table.prompts for who in about(one))
        for line in placed(table):
            turn = IDLE
            if asked or line.id == table.active or line.id in after:
                active = line.id == table.active
                here = asked.intersection((*line.members, line.id))
                turn = Turn(active, line.id in after and not active, here)
            found.extend(self._line(table, line, line.id in folded, turn))
        return tuple(found)

    def _line(self, table: Encounter, line: Line, folded: bool, turn: Turn) -> tuple[Row, ...]:
        known = self._known.get(line.id)
        if known is not None and holds(known, table, line, folded, turn):
            return known.rows
        members = tuple(table.combatants[who] for who in line.members if who in table.combatants)
        now = Known(line, members, turn, folded, table.options, table.zones, ())
        if known is not None and now == known._replace(rows=()):
            made = known.rows
        else:
            made = tuple(line_rows(table, line, members, folded, turn))
        self._known[line.id] = now._replace(rows=made)
        return made


def holds(known: Known, table: Encounter, line: Line, folded: bool, turn: Turn) -> bool:
    """Whether the rows would come out the same."""
    combatants = table.combatants
    return (
        known.line is line
        and known.turn == turn
        and known.folded == folded
        and known.options is table.options
        and known.zones is table.zones
        and all(combatants.get(one.id) is one for one in known.members)
    )


def line_rows(
    table: Encounter, line: Line, everyone: tuple[Combatant, ...], folded: bool, turn: Turn
) -> Iterator[Row]:
    """One row, or the head of a group and its members."""
    members = [one for one in everyone if not one.gone]
    init = words.unknown() if line.initiative is None else str(line.initiative)
    if len(members) == 1:
        yield creature_row(table, line, members[0], init, turn)
    elif members:
        head = group_row(table, line, members, init, turn, folded)
        yield head
        if not folded:
            for one in members:
                row = creature_row(table, line, one, "", turn)
                yield row._replace(hidden=False) if head.hidden else row


def group_row(
    table: Encounter, line: Line, members: list[Combatant], init: str, turn: Turn, folded: bool
) -> Row:
    """The head of a group; a folded one tells of its weakest, its wounded and whoever cannot act."""
    up = [one for one in members if one.state == "up"]
    acs = {str(numbers.armor_class(table, one.id).value) for one in up} if folded else set()
    return Row(
        line=line.id,
        who="",
        init=init,
        active=turn.active,
        head=plain(line_name(table, line.id)),
        text="",
        tag="",
        member=False,
        folded=folded,
        hidden=all(one.hidden for one in members),
        health=weakest(table, up) if folded else None,
        ac=acs.pop() if len(acs) == 1 else "",
        conditions=within(table, members, len(up)) if folded else "",
        next=turn.next,
        asked=line.id in turn.asked or (folded and bool(turn.asked)),
    )


def weakest(table: Encounter, up: list[Combatant]) -> Health | None:
    """Of those that stand, the one nearest to its end."""
    found = [health(table, one) for one in up]
    return min(found, key=lambda one: (one.hp / max(one.maximum, 1), one.hp), default=None)


def within(table: Encounter, members: list[Combatant], up: int) -> str:
    """Who of a folded group cannot act, the wounded from the weakest on, how many stand."""
    hurt: dict[tuple[float, str], list[str]] = {}
    for one in members:
        now = health(table, one)
        if now.look not in ("unhurt", "dead"):
            share = (now.hp / max(now.maximum, 1), now.numbers)
            hurt.setdefault(share, []).append(plain(one.handle))
    bound = [plain(one.handle) for one in members if lying.stuck(table, one)]
    told = [f"{lying.STUCK}{several(bound)}"] if bound else []
    told.extend(f"{several(hurt[share])} {share[1]}" for share in sorted(hurt))
    told.append(words.standing(up, len(members)))
    return ", ".join(told)


def several(handles: list[str]) -> str:
    """A few by their handles, many by their number."""
    return " ".join(handles) if len(handles) <= FEW else f"{len(handles)}×"


def creature_row(table: Encounter, line: Line, one: Combatant, init: str, turn: Turn) -> Row:
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
    body = one.kind not in BODILESS
    return Row(
        line=line.id,
        who=one.id,
        init=init,
        active=turn.active,
        head=plain(one.handle),
        text=" · ".join(words_of),
        tag=tag,
        member=member,
        folded=False,
        hidden=one.hidden,
        health=health(table, one) if body else None,
        ac=marked if body else "",
        conditions=lying.told(table, one, line),
        next=turn.next,
        asked=one.id in turn.asked or (bool(init) and line.id in turn.asked),
        acted=turn.active and member and one.budget.action <= 0 and one.takes_turns,
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
