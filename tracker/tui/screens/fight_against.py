"""Why a key of the fight cannot be used now, and what would be right.

Asked for every key of the footer at every step, so each answer is a look at the state, put into
words only when somebody wants to read it. What the rules forbid is not refused here: the DM's word
always wins; this is about what would do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.i18n import screens, screens_against
from tracker.tui import selection
from tracker.tui.action import MOVES
from tracker.tui.plain import plain
from tracker.tui.screens import fight_stream

if TYPE_CHECKING:
    from tracker.tui import actions
    from tracker.tui.screens.fight import FightScreen

Why = Callable[[], str]
"""The reason in words."""
READING = MOVES.union(
    {"unmark", "pick", "jump", "last_target", "mark", "fold", "left", "right", "card", "look", "why",
     "rules", "lying", "past", "export", "streamer", "help", "copy", "fights", "close", "quit",
     "curtain", "settings", "palette", "type"}
)  # fmt: skip
"""What whoever only watches may do as well."""
AIMED = frozenset({"damage", "heal", "temp", "condition", "effect", "save", "remove"})
"""About the marked, or what is under the cursor."""
OF_ONE = frozenset(
    {
        "act",
        "concentrate",
        "death",
        "note",
        "rename",
        "initiative",
        "goto",
        "attack_number",
        "lying",
    }
)
"""About what is under the cursor."""


def why(fight: FightScreen, pressed: actions.Pressed) -> Why | None:
    """None when it can be done."""
    if pressed.place == "prompt":
        return None if fight.table.prompts else screens_against.no_question
    if pressed.place != "fight":
        return None
    if fight.streaming and pressed.id in fight_stream.TELLING:
        return partial(said, fight_stream.refused())
    if fight.session.read_only and pressed.id not in READING:
        return forbidden("read-only", path=str(fight.session.path))
    if pressed.id in AIMED and not fight.targets():
        return screens.nobody_here
    if pressed.id in OF_ONE and not selection.under(fight.table, fight.cursor):
        return screens.nobody_here
    reason = REASONS.get(pressed.id)
    return reason(fight, pressed.key) if reason else None


def forbidden(key: str, **params: str | int) -> Why:
    """As the refusal of the same line says it."""
    return partial(said, Refused(key, **params))


def said(refused_by: Refused) -> str:
    """Imported only when somebody reads it."""
    from tracker.i18n.refusals import refusal

    return refusal(refused_by)


def _under_way(fight: FightScreen, _key: str) -> Why | None:
    if fight.table.ended:
        return forbidden("fight-is-over")
    return None if fight.table.round else screens_against.not_begun


def _next(fight: FightScreen, _key: str) -> Why | None:
    table = fight.table
    if table.ended:
        return forbidden("fight-is-over")
    if any(table.living(line) for line in table.lines):
        return None
    return forbidden("nobody-left" if table.round else "no-combatants")


def _back(fight: FightScreen, key: str) -> Why | None:
    closed = _under_way(fight, key)
    if closed or fight.table.passage is not None:
        return closed
    return forbidden("no-turn-before")


def _start(fight: FightScreen, key: str) -> Why | None:
    if fight.table.round:
        return forbidden("already-started", round=fight.table.round)
    return _next(fight, key)


def _attack(fight: FightScreen, _key: str) -> Why | None:
    return None if selection.several(fight.table) else screens_against.nobody_to_attack


def _again(fight: FightScreen, key: str) -> Why | None:
    """Without words for an Enter that only came too fast."""
    from tracker.tui.screens import fight_blows

    if fight.table.prompts or fight_blows.hasty(fight):
        return None
    if not fight.table.round:
        return screens_against.nothing_begun
    closed = _under_way(fight, key)
    return closed or (None if fight_blows.is_left(fight) else screens_against.nothing_asked)


def _attack_number(fight: FightScreen, key: str) -> Why | None:
    from tracker.encounter import numbers

    who = selection.under(fight.table, fight.cursor)[0]
    count = len(numbers.block_of(fight.table, who).attacks)
    if not key.isdecimal() or int(key) <= max(1, count):
        return None
    name = plain(fight.table.combatants[who].full_name)
    return partial(screens_against.so_many_attacks, name, count)


def _mob(fight: FightScreen, _key: str) -> Why | None:
    can = (
        selection.has_group(fight.table) or len(selection.marked_mob(fight.table, fight.marked)) > 1
    )
    return None if can else screens.no_group


def _death(fight: FightScreen, _key: str) -> Why | None:
    one = fight.table.combatants[selection.under(fight.table, fight.cursor)[0]]
    if one.state == "dying":
        return None
    return partial(screens_against.no_death_save, plain(one.full_name), one.state)


def _reveal(fight: FightScreen, _key: str) -> Why | None:
    shown = fight.offered or selection.shown_by(fight.table, fight.cursor, fight.marked)
    return None if shown else screens.nobody_here


def _undo(fight: FightScreen, _key: str) -> Why | None:
    return None if fight.session.can_undo else forbidden("nothing-to-undo")


def _redo(fight: FightScreen, _key: str) -> Why | None:
    return None if fight.session.can_redo else forbidden("nothing-to-redo")


def _amend(fight: FightScreen, _key: str) -> Why | None:
    return None if fight.session.can_undo else forbidden("nothing-to-amend")


def _resist(fight: FightScreen, _key: str) -> Why | None:
    from tracker.tui.screens import fight_uses

    if fight_uses.failed(fight):
        return None
    from tracker.i18n import screens_uses

    return screens_uses.nobody_resists


def _fold(fight: FightScreen, _key: str) -> Why | None:
    grouped = any(len(line.members) > 1 for line in fight.table.lines.values())
    return None if grouped else screens_against.no_groups


def _lying(fight: FightScreen, _key: str) -> Why | None:
    from tracker.tui.screens import fight_reading

    if fight_reading.lying_on(fight):
        return None
    return partial(screens_against.nothing_lies, fight_reading.who_is_read(fight))


REASONS: dict[str, Callable[[FightScreen, str], Why | None]] = {
    "next": _next,
    "back": _back,
    "start": _start,
    "goto": _under_way,
    "end": _under_way,
    "attack": _attack,
    "again": _again,
    "attack_number": _attack_number,
    "mob": _mob,
    "death": _death,
    "reveal": _reveal,
    "undo": _undo,
    "redo": _redo,
    "amend": _amend,
    "resist": _resist,
    "fold": _fold,
    "lying": _lying,
}
"""By action id."""
