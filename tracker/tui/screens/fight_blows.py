"""Attacks from the fight: each is a dialog and a step; a multiattack goes on by itself until Esc."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tracker.encounter.model import Id

if TYPE_CHECKING:
    from tracker.encounter.events import Event
    from tracker.tui.dialogs.attack import AttackDialog
    from tracker.tui.dialogs.casting import CastDialog
    from tracker.tui.dialogs.form import Asked
    from tracker.tui.screens.fight import FightScreen


def attack(fight: FightScreen, _key: str) -> None:
    """With the last choice."""
    from tracker.tui.dialogs.attack import AttackDialog

    begin(fight, AttackDialog(fight.desk()))


def again(fight: FightScreen, key: str) -> None:
    """The same attack on the same target; an Enter too many of what was before asks for nothing."""
    if not hasty(fight):
        attack(fight, key)


def hasty(fight: FightScreen) -> bool:
    """Whether an Enter still belongs to what was before."""
    return fight.just_applied or fight.just_opened or fight.just_answered


def is_left(fight: FightScreen) -> bool:
    """Whether whoever acts has struck before, its target stands, and it may strike once more."""
    from tracker.encounter import numbers
    from tracker.tui import remembered, selection

    table = fight.table
    who = selection.attacker(table, fight.cursor)
    if who not in {one.id for one in table.living(table.active)}:
        return False
    if not remembered.standing(table, remembered.own_blow(fight.session, who)):
        return False
    return table.combatants[who].budget.action > 0 or bool(numbers.attacks_left(table, who))


def step(fight: FightScreen, request: Asked | None, *, complete: bool = False) -> tuple[Event, ...]:
    """What happened when it was done; nothing where it was refused, or something is asked first."""
    before = last(fight)
    fight.perform(request, unmark=True, complete=complete)
    if last(fight) == before:
        return ()
    fight.note_applied()
    return fight.session.step(fight.session.cursor).events


def last(fight: FightScreen) -> tuple[int, str]:
    """The last step; one that was decided again has another line."""
    return fight.session.cursor, fight.session.line(fight.session.cursor)


def begin(fight: FightScreen, dialog: AttackDialog) -> None:
    """Ask for one attack, do it, ask for the next of its multiattack."""

    def answered(request: Asked | None) -> None:
        who, course = dialog.attacker.value, dialog.course.value
        if dialog.opens:
            action(fight, who, course, dialog.opens)
            return
        if step(fight, request):
            go_on(fight, who, course)

    fight.app.push_screen(dialog, answered)


def action(fight: FightScreen, who: Id, course: str, name: str) -> None:
    """An action that stands among the attacks of a multiattack, then the attacks after it."""
    from tracker.tui.dialogs.using import ActionDialog

    def answered(request: Asked | None) -> None:
        if step(fight, request, complete=True):
            go_on(fight, who, course)

    fight.app.push_screen(ActionDialog(fight.desk(), who, name), answered)


def cast(fight: FightScreen, who: Id, named: str = "") -> None:
    """A spell, this one if it is named, then the saves of those it is cast on, if the DM wants them."""
    from tracker.encounter.events import ActionTaken
    from tracker.tui.dialogs.casting import CastDialog

    dialog = CastDialog(fight.desk(), who, named)

    def answered(request: Asked | None) -> None:
        level = dialog.level() if request else 0
        events = step(fight, request)
        on = next((one.on for one in events if isinstance(one, ActionTaken)), ())
        if dialog.then.value == "saves" and on:
            fight.marked = frozenset(on)
            saves(fight, dialog, level)

    fight.app.push_screen(dialog, answered)


def saves(fight: FightScreen, spell: CastDialog, level: int) -> None:
    """The saves of a spell that was cast by a slot of this level."""
    from tracker.tui.dialogs.save import SaveDialog

    def answered(request: Asked | None) -> None:
        step(fight, request, complete=True)

    fight.app.push_screen(SaveDialog(fight.desk(), spell.who, spell.named(), level), answered)


def go_on(fight: FightScreen, who: Id, course: str) -> None:
    """The next attack that is due, if there is one."""
    from tracker.encounter import numbers
    from tracker.tui import multiattack
    from tracker.tui.dialogs.attack import AttackDialog
    from tracker.tui.dialogs.courses import value_of

    walk = multiattack.walk_of(fight.session, who)
    if not walk.ways or not course:
        return
    values = [value_of(way) for way in walk.ways]
    way = values.index(course) if course in values else 0
    names = frozenset(one.name for one in numbers.block_of(fight.table, who).attacks)
    if walk.due(way, names):
        begin(fight, AttackDialog(fight.desk(), who, course=course, held=partial(recent, fight)))


def recent(fight: FightScreen) -> bool:
    """Whether an Enter may have been meant for the attack before."""
    return fight.just_applied
