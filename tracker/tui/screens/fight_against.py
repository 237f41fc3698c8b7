"""Why a key of the fight cannot be used now, and what would be right.

Asked for every key of the footer at every step, so each answer is a look at the state. What the
rules forbid is not refused here: the DM's word always wins; this is about what would do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.tui import selection

if TYPE_CHECKING:
    from tracker.tui import actions
    from tracker.tui.screens.fight import FightScreen

READING = frozenset(
    {"unmark", "pick", "jump", "mark", "fold", "left", "right", "card", "look", "why", "rules",
     "past", "export", "streamer",
     "help", "copy", "fights", "close", "quit", "up", "down", "page_up", "page_down", "first",
     "last", "log", "curtain", "settings", "palette"}
)  # fmt: skip
"""What whoever only watches may do as well."""
AIMED = frozenset({"damage", "heal", "temp", "condition", "effect", "save", "remove", "reveal"})
"""About the marked, or what is under the cursor."""
OF_ONE = frozenset(
    {"act", "concentrate", "death", "note", "rename", "initiative", "goto", "attack_number"}
)
"""About what is under the cursor."""


def of(fight: FightScreen, pressed: actions.Pressed) -> str:
    """Empty when it can be done."""
    if pressed.place == "prompt":
        return _answer(fight)
    if pressed.place != "fight":
        return ""
    if fight.session.read_only and pressed.id not in READING:
        return said(Refused("read-only", path=str(fight.session.path)))
    if pressed.id in AIMED and not fight.targets():
        return _nobody()
    if pressed.id in OF_ONE and not selection.under(fight.table, fight.cursor):
        return _nobody()
    reason = REASONS.get(pressed.id)
    return reason(fight, pressed.key) if reason else ""


def said(refused: Refused) -> str:
    """As the refusal of the same line says it."""
    from tracker.i18n.refusals import refusal

    return refusal(refused)


def _nobody() -> str:
    from tracker.i18n import screens as words

    return words.nobody_here()


def _answer(fight: FightScreen) -> str:
    """Keys that answer a question."""
    if fight.table.prompts:
        return ""
    from tracker.i18n import screens_against as words

    return words.no_question()


def _under_way(fight: FightScreen) -> str:
    if fight.table.ended:
        return said(Refused("fight-is-over"))
    if fight.table.round:
        return ""
    from tracker.i18n import screens_against as words

    return words.not_begun()


def _next(fight: FightScreen, _key: str) -> str:
    table = fight.table
    if table.ended:
        return said(Refused("fight-is-over"))
    if any(table.living(line) for line in table.lines):
        return ""
    return said(Refused("nobody-left" if table.round else "no-combatants"))


def _back(fight: FightScreen, _key: str) -> str:
    closed = _under_way(fight)
    if closed or fight.table.passage is not None:
        return closed
    return said(Refused("no-turn-before"))


def _start(fight: FightScreen, _key: str) -> str:
    if fight.table.round:
        return said(Refused("already-started", round=fight.table.round))
    return _next(fight, "")


def _goto(fight: FightScreen, _key: str) -> str:
    return _under_way(fight)


def _attack(fight: FightScreen, _key: str) -> str:
    if selection.several(fight.table):
        return ""
    from tracker.i18n import screens_against as words

    return words.nobody_to_attack()


def _attack_number(fight: FightScreen, key: str) -> str:
    from tracker.encounter import numbers
    from tracker.i18n import screens_against as words
    from tracker.tui.plain import plain

    who = selection.under(fight.table, fight.cursor)[0]
    count = len(numbers.block_of(fight.table, who).attacks)
    if not key.isdecimal() or int(key) <= max(1, count):
        return ""
    return words.so_many_attacks(plain(fight.table.combatants[who].full_name), count)


def _mob(fight: FightScreen, _key: str) -> str:
    if len(fight.marked) > 1 or selection.has_group(fight.table):
        return ""
    from tracker.i18n import screens as words

    return words.no_group()


def _death(fight: FightScreen, _key: str) -> str:
    who = selection.under(fight.table, fight.cursor)[0]
    one = fight.table.combatants[who]
    if one.state == "dying":
        return ""
    from tracker.i18n import screens_against as words
    from tracker.tui.plain import plain

    return words.no_death_save(plain(one.full_name), one.state)


def _undo(fight: FightScreen, _key: str) -> str:
    return "" if fight.session.can_undo else said(Refused("nothing-to-undo"))


def _redo(fight: FightScreen, _key: str) -> str:
    return "" if fight.session.can_redo else said(Refused("nothing-to-redo"))


def _amend(fight: FightScreen, _key: str) -> str:
    return "" if fight.session.can_undo else said(Refused("nothing-to-amend"))


def _resist(fight: FightScreen, _key: str) -> str:
    from tracker.tui.screens import fight_uses

    if fight_uses.failed(fight):
        return ""
    from tracker.i18n import screens_uses as words

    return words.nobody_resists()


def _fold(fight: FightScreen, _key: str) -> str:
    if any(len(line.members) > 1 for line in fight.table.lines.values()):
        return ""
    from tracker.i18n import screens_against as words

    return words.no_groups()


REASONS: dict[str, Callable[[FightScreen, str], str]] = {
    "next": _next,
    "back": _back,
    "start": _start,
    "goto": _goto,
    "end": _goto,
    "attack": _attack,
    "attack_number": _attack_number,
    "mob": _mob,
    "death": _death,
    "undo": _undo,
    "redo": _redo,
    "amend": _amend,
    "resist": _resist,
    "fold": _fold,
}
"""By action id."""
