"""The table as players may know it, built anew from permitted facts only (TRACK-01..04, 09, 10, 13).

Nothing is copied and then taken out: each field is put in because a rule allows it, so that a new
field of the table stays secret until somebody decides about it here.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tracker.encounter import numbers
from tracker.encounter.clocks import Clock
from tracker.encounter.lines import delays
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.options import value
from tracker.players.labels import base_name, public_names
from tracker.rules import conditions, visibility
from tracker.rules.words import BODILESS

CHARACTERS = frozenset({"pc", "npc"})
"""Kinds whose line needs no first turn to appear."""


@dataclass(frozen=True, slots=True)
class Row:
    """One creature on the players' list."""

    name: str
    side: str
    health: str | None
    """A word of TRACK-10; null for rows without hit points."""
    hp: int | None
    """Only where the DM opened hit points (TRACK-09)."""
    max_hp: int | None
    initiative: int | None
    """Only with the option `show_totals`."""
    state: str
    conditions: tuple[str, ...] = ()
    you: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A condition a character has, put before its player (TRACK-14), or a card for everybody."""

    who: str
    """Empty for everybody."""
    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """All that players' screens are given."""

    round: int
    """Of the marked line; 0 before the first visible line acts."""
    now: str | None
    next: str | None
    rows: tuple[Row, ...] = ()
    cards: tuple[Card, ...] = ()
    message: str | None = None


def project(table: Encounter, *, card_text: Callable[[str], str] = lambda _name: "") -> View:
    """The players' view of this table; `card_text` gives a condition's words."""
    seen = visible(table)
    names = public_names(table, seen)
    shown = marker(table, seen)
    cards = bool(value(table.options, "card_stack"))
    return View(
        round=marked_round(table, shown.now),
        now=called(table, shown.now, names),
        next=None if cards else called(table, shown.next, names),
        rows=tuple(row(table, table.combatants[who], names[who]) for who in seen),
        cards=tuple(
            Card(names[who], name, card_text(name))
            for who in seen
            if table.combatants[who].kind == "pc"
            for name in public_conditions(table.combatants[who])
        )
        + tuple(Card("", name, card_text(name)) for name in table.cards),
    )


def plain(view: View) -> dict[str, Any]:
    """The view as plain data, as `show --as players` prints it."""
    return asdict(view)


def visible(table: Encounter) -> tuple[Id, ...]:
    """Those on the players' list, in initiative order, of cards in order of entry (TRACK-05).

    The dead stay listed.
    """
    members = [who for line in table.order for who in table.lines[line].members]
    if value(table.options, "card_stack"):
        present = set(members)
        members = [who for who in table.combatants if who in present]
    return tuple(who for who in members if is_visible(table, table.combatants[who]))


def is_visible(table: Encounter, one: Combatant) -> bool:
    """Whether players see its row (TRACK-01, TRACK-03)."""
    if one.gone or one.enters_round:
        return False
    if one.clock is not None:
        return not one.hidden
    line = table.line_of(one.id)
    active = line is not None and line.id == table.active
    first_turn = value(table.options, "reveal") == "first_turn"
    return visibility.is_visible(
        character=one.kind in CHARACTERS,
        hidden=one.hidden,
        turns_started=one.turns_done + active,
        reveal="first-turn" if first_turn else "at-once",
    )


def marker(table: Encounter, seen: tuple[Id, ...]) -> visibility.Marker:
    """Which visible lines are now and next; nobody is now while nobody visible has acted."""
    known = frozenset(seen)
    lines = [
        visibility.Line(line, is_marked(table, line, known), is_over(table, line, known))
        for line in table.order
    ]
    shown = visibility.marker(lines, table.active)
    if not table.active:
        first = next((line.id for line in lines if line.visible and not line.skipped), "")
        return visibility.Marker("", first)
    return shown if marked_round(table, shown.now) else shown._replace(now="")


def is_marked(table: Encounter, line: Id, seen: frozenset[Id]) -> bool:
    """Whether the marker may stand on this line: not while only its hidden members act."""
    if seen.isdisjoint(table.lines[line].members):
        return False
    return not table.living(line) or not is_over(table, line, seen)


def is_over(table: Encounter, line: Id, seen: frozenset[Id]) -> bool:
    """Whether nobody whom players see in this line takes turns any more, or it delays."""
    if delays(table, line):
        return True
    return seen.isdisjoint(one.id for one in table.living(line))


def marked_round(table: Encounter, now: Id) -> int:
    """The round of the marked line: one less while hidden lines begin a round (TRACK-02)."""
    if now not in table.order or table.active not in table.order:
        return 0
    before = table.order.index(now) > table.order.index(table.active)
    return table.round - before


def called(table: Encounter, line: Id, names: Mapping[Id, str]) -> str | None:
    """A line by its visible members; twins by what they have in common."""
    found = table.lines.get(line)
    if found is None:
        return None
    members = [who for who in found.members if who in names]
    living = [who for who in members if table.combatants[who].takes_turns] or members
    twins = {base_name(table.combatants[who]) for who in living}
    if len(living) > 1 and len(twins) == 1:
        return twins.pop()
    return ", ".join(names[who] for who in living) or None


def row(table: Encounter, one: Combatant, name: str) -> Row:
    """One line of the list."""
    line = table.line_of(one.id)
    cards = bool(value(table.options, "card_stack"))
    totals = bool(value(table.options, "show_totals")) and not cards
    opened = has_open_hit_points(table, one)
    return Row(
        name=f"{name} {counted(one.clock)}" if one.clock else name,
        side=one.side,
        health=None if one.kind in BODILESS else numbers.health(table, one.id),
        hp=one.hp if opened else None,
        max_hp=numbers.maximum(table, one.id).value if opened else None,
        initiative=line.initiative if line and totals else None,
        state=one.state,
        conditions=public_conditions(one),
    )


def counted(clock: Clock) -> str:
    """What it stands at, and of how many."""
    return f"{clock.now}/{clock.goal}" if clock.goal else str(clock.now)


def has_open_hit_points(table: Encounter, one: Combatant) -> bool:
    """Characters and the others have a setting each (TRACK-09)."""
    if one.kind in BODILESS:
        return False
    name = "open_party_hp" if one.kind == "pc" else "open_hp"
    return bool(value(table.options, name))


def public_conditions(one: Combatant) -> tuple[str, ...]:
    """Its conditions that are no secret, each once, with what they imply (TRACK-13)."""
    held = ((effect.name, effect.secret) for effect in one.effects if effect.condition)
    said = visibility.shown_conditions(held)
    tired = ["exhaustion"] if one.exhaustion else []
    return tuple(dict.fromkeys([*said, *sorted(conditions.implied(said)), *tired]))
