"""Picking by letters on the rows: many at once, one to go to, whole sides and groups by one key.

While one picks, a filter leaves only the rows that fit: by name, condition, state or side. Enter
keeps the marks, Esc puts back those there were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from textual import events

from tracker.encounter.model import Encounter, Id
from tracker.encounter.word_starts import folded
from tracker.i18n import screens, terms
from tracker.i18n import screens_picking as words
from tracker.tui import selection
from tracker.tui.actions_picking import PICKED
from tracker.tui.plain import plain
from tracker.tui.rows import Row

if TYPE_CHECKING:
    from tracker.tui.screens.fight import FightScreen

Does = Callable[["FightScreen", str], None]


class Picking:
    """What holds while one picks."""

    __slots__ = ("before", "sought")

    def __init__(self) -> None:
        self.sought = ""
        """Words a row must have."""
        self.before: frozenset[Id] = frozenset()
        """Marks from before, for Esc."""


def pick(fight: FightScreen, _key: str) -> None:
    """Letters on the rows from the first visible one."""
    fight.picking.before = fight.marked
    begin(fight, "pick")


def jump(fight: FightScreen, _key: str) -> None:
    """The same letters, for the cursor."""
    begin(fight, "jump")


def last_target(fight: FightScreen, _key: str) -> None:
    """The cursor to whom the last attack went: what comes with it goes there too."""
    from tracker.tui import remembered
    from tracker.tui.screens import fight_help

    found = (blow.target for event in remembered.events(fight.session, remembered.STRIKES)
             for _, blow in remembered.blows(event))  # fmt: skip
    who = next((one for one in found if one in fight.table.combatants), "")
    if fight.table.line_of(who) is None:
        fight.say(words.no_target())
    else:
        fight_help.go_to(fight, who)


def begin(fight: FightScreen, place: str) -> None:
    """Not over an empty table."""
    if not fight.rows:
        fight.say(words.nobody())
        return
    fight.place = place
    lettered(fight)


def lettered(fight: FightScreen) -> None:
    """Give the rows in sight their letters."""
    from tracker.tui.widgets.initiative import InitiativeList

    top = fight.query_one(InitiativeList).first_visible
    keys = [(row.line, row.who) for row in fight.rows]
    fight.letters = tuple(keys[top : top + len(PICKED)])


def relettering(moves: dict[str, Does]) -> dict[str, Does]:
    """Moves of the cursor after which the rows in sight have the letters."""

    def followed(move: Does) -> Does:
        def go(fight: FightScreen, key: str) -> None:
            move(fight, key)
            lettered(fight)

        return go

    return {name: followed(move) for name, move in moves.items()}


def letter(fight: FightScreen, key: str) -> None:
    """Mark the row, or go to it."""
    place = PICKED.index(key)
    if place >= len(fight.letters):
        return
    if fight.place == "jump":
        fight.cursor = fight.letters[place]
        leave(fight)
    else:
        toggle(fight, selection.under(fight.table, fight.letters[place]))


def toggle(fight: FightScreen, who: Iterable[Id]) -> None:
    """All marked, or none of them where all are."""
    chosen = frozenset(who)
    fight.marked = fight.marked - chosen if chosen <= fight.marked else fight.marked | chosen


def mark(fight: FightScreen, key: str) -> None:
    """The row under the cursor; a group as a whole. Then the cursor moves on."""
    toggle(fight, selection.under(fight.table, fight.cursor))
    if key:
        fight.cursor = selection.moved(fight.rows, fight.cursor, 1)


def group(fight: FightScreen, _key: str) -> None:
    """All living of the line under the cursor."""
    toggle(fight, (one.id for one in fight.table.living(fight.cursor[0])))


def side(*named: str) -> Does:
    """The living of these sides; of all where none is named."""

    def choose(fight: FightScreen, _key: str) -> None:
        those = in_sight(fight)
        known = fight.table.combatants
        toggle(fight, (one for one in those if not named or known[one].side in named))

    return choose


def invert(fight: FightScreen, _key: str) -> None:
    """The others."""
    fight.marked ^= frozenset(in_sight(fight))


def in_sight(fight: FightScreen) -> list[Id]:
    """The living, of those that fit the filter."""
    shown = {row.who for row in fight.rows} | {
        one.id for row in fight.rows if row.folded for one in fight.table.living(row.line)
    }
    everyone = selection.on_table(fight.table)
    return [one.id for one in everyone if one.state != "dead" and one.id in shown]


def done(fight: FightScreen, _key: str) -> None:
    """The marks stay."""
    leave(fight)


def cancel(fight: FightScreen, _key: str) -> None:
    """The marks of before; first out of a filter."""
    if fight.picking.sought:
        sought(fight, "")
        return
    if fight.place == "pick":
        fight.marked = fight.picking.before
    leave(fight)


def leave(fight: FightScreen) -> None:
    """All rows again, without letters."""
    fight.letters, fight.place = (), "fight"
    sought(fight, "")


def search(fight: FightScreen, _key: str) -> None:
    """Type what the rows must have."""
    fight.letters, fight.place = (), "filter"
    noted(fight)


def keep_filter(fight: FightScreen, _key: str) -> None:
    """Letters on what is left."""
    fight.place = "pick"
    lettered(fight)
    noted(fight)


def drop_filter(fight: FightScreen, _key: str) -> None:
    """All rows again."""
    sought(fight, "")
    keep_filter(fight, "")


def rub_out(fight: FightScreen, _key: str) -> None:
    sought(fight, fight.picking.sought[:-1])


def typed(fight: FightScreen, event: events.Key) -> None:
    """A letter of the filter."""
    if fight.place == "filter" and event.character and event.is_printable:
        event.stop()
        sought(fight, fight.picking.sought + event.character)


def sought(fight: FightScreen, text: str) -> None:
    """Show the rows that fit it."""
    if text != fight.picking.sought:
        fight.picking.sought = text
        fight.refresh_rows()
        if fight.place == "pick":
            lettered(fight)
    noted(fight)


def noted(fight: FightScreen) -> None:
    """At the right end of the footer: what is looked for, how many are marked."""
    text = plain(fight.picking.sought)
    looking = [f"/{text}▏" if fight.place == "filter" else f"/{text}"]
    if fight.place != "filter" and not text:
        looking = []
    counted = [screens.marked(len(fight.marked))] if fight.marked else []
    fight.note = "  ".join(looking + counted)


def shown(fight: FightScreen, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Of all rows those that fit the filter."""
    asked = folded(fight.picking.sought).split()
    if not asked:
        return rows
    table = fight.session.table
    return tuple(row for row in rows if fits(table, row, asked))


def fits(table: Encounter, row: Row, asked: list[str]) -> bool:
    """Every word somewhere in what is known of the row; a folded group by any of its members."""
    if not row.who:
        return row.folded and any(
            has(f"{row.head} {about(table, one.id)}", asked) for one in table.living(row.line)
        )
    return has(f"{row.conditions} {row.tag} {about(table, row.who)}", asked)


def has(text: str, asked: list[str]) -> bool:
    known = folded(text)
    return all(word in known for word in asked)


def about(table: Encounter, who: Id) -> str:
    """Name, handle, feature, side, state and conditions, as one would type them."""
    one = table.combatants[who]
    worn = " ".join(effect.name for effect in one.effects)
    named = f"{one.handle} {one.full_name} {one.feature} {one.side} {worn}"
    return f"{named} {one.state} {terms.state(one.state)}"


PICK: dict[str, Does] = {
    "letter": letter,
    "group": group,
    "foes": side("foes"),
    "party": side("party"),
    "everyone": side(),
    "invert": invert,
    "search": search,
    "mark": mark,
    "done": done,
    "cancel": cancel,
}
FILTER: dict[str, Does] = {
    "keep": keep_filter,
    "rub_out": rub_out,
    "drop": drop_filter,
}
JUMP: dict[str, Does] = {"letter": letter, "cancel": cancel}
