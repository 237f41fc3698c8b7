"""Which dialog each key opens; every one is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tracker.i18n import screens as words
from tracker.tui import selection
from tracker.tui.screens import fight_blows

if TYPE_CHECKING:
    from tracker.encounter.model import Id
    from tracker.tui.dialogs.form import Asked, Dialog
    from tracker.tui.screens.fight import FightScreen


def _push(fight: FightScreen, dialog: Dialog, *, unmark: bool = False) -> None:
    def answered(request: Asked | None) -> None:
        fight.perform(request, unmark=unmark, complete=dialog.complete)
        if request is not None:
            fight.note_applied()

    fight.app.push_screen(dialog, answered)


def start(fight: FightScreen) -> None:
    """Asks all initiatives."""
    from tracker.tui.screens import fight_start

    fight_start.start(fight)


def attack_number(fight: FightScreen, key: str) -> None:
    """The card's creature attacks, whoever's turn it is."""
    from tracker.tui.dialogs.attack import AttackDialog

    if _here(fight):
        who = selection.under(fight.table, fight.cursor)[0]
        fight_blows.begin(fight, AttackDialog(fight.desk(), who, int(key) - 1))


def act(fight: FightScreen) -> None:
    """The menu; an entry with questions opens its dialog after it."""
    from tracker.tui.dialogs import acting

    who = acting.doer(fight.table, fight.cursor)
    if not who:
        fight.say(words.nobody_here())
        return
    menu = acting.ActionMenu(fight.desk(), who)

    def answered(request: Asked | None) -> None:
        if menu.opens:
            open_deed(fight, who, menu.opens)
        else:
            fight.perform(request)

    fight.app.push_screen(menu, answered)


def open_deed(fight: FightScreen, who: Id, deed: str) -> None:
    """The dialog of an entry of the menu, with the spell or the action it names."""
    from tracker.tui.dialogs import acting

    kind, _, named = deed.partition(acting.NAMED)
    if kind == "cast":
        fight_blows.cast(fight, who, named)
    else:
        _push(fight, acting.dialog_of(deed, fight.desk(), who), unmark=True)


def options(fight: FightScreen, start: str = "") -> None:
    """The list comes back after each change, until it is left."""
    from tracker.tui.dialogs.options import OptionDialog, OptionsMenu

    menu = OptionsMenu(fight.desk(), start)

    def changed(request: Asked | None) -> None:
        fight.perform(request)
        options(fight, menu.opens)

    def answered(_request: Asked | None) -> None:
        if menu.opens:
            fight.app.push_screen(OptionDialog(fight.desk(), menu.opens), changed)
        else:
            fight.sync()

    fight.app.push_screen(menu, answered)


def mob(fight: FightScreen) -> None:
    from tracker.tui.dialogs.mob import MobDialog

    if not selection.groups(fight.table) and len(fight.marked) < 2:
        fight.say(words.no_group())
        return
    _push(fight, MobDialog(fight.desk()), unmark=True)


def damage(fight: FightScreen) -> None:
    from tracker.tui.dialogs.amounts import DamageDialog

    if _anybody(fight):
        _push(fight, DamageDialog(fight.desk()), unmark=True)


def heal(fight: FightScreen) -> None:
    from tracker.tui.dialogs.amounts import HealDialog

    if _anybody(fight):
        _push(fight, HealDialog(fight.desk()), unmark=True)


def temp(fight: FightScreen) -> None:
    from tracker.tui.dialogs.amounts import TempDialog

    if _anybody(fight):
        _push(fight, TempDialog(fight.desk()), unmark=True)


def save(fight: FightScreen) -> None:
    from tracker.tui.dialogs.save import SaveDialog

    if _anybody(fight):
        _push(fight, SaveDialog(fight.desk()), unmark=True)


def condition(fight: FightScreen) -> None:
    from tracker.tui.dialogs.condition import ConditionDialog

    if _anybody(fight):
        _push(fight, ConditionDialog(fight.desk()), unmark=True)


def effect(fight: FightScreen) -> None:
    from tracker.tui.dialogs.effect import EffectDialog

    if _anybody(fight):
        _push(fight, EffectDialog(fight.desk()), unmark=True)


def time(fight: FightScreen) -> None:
    """Minutes and rests."""
    from tracker.tui.dialogs.time import TimeDialog

    _push(fight, TimeDialog(fight.desk()))


def concentrate(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import ConcentrateDialog

    if _here(fight):
        _push(fight, ConcentrateDialog(fight.desk()))


def death(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import DeathSaveDialog

    if _here(fight):
        _push(fight, DeathSaveDialog(fight.desk()))


def note(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import NoteDialog

    if _here(fight):
        _push(fight, NoteDialog(fight.desk()))


def rename(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import RenameDialog

    if _here(fight):
        _push(fight, RenameDialog(fight.desk()))


def initiative(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import InitiativeDialog

    if _here(fight):
        _push(fight, InitiativeDialog(fight.desk()))


def amend(fight: FightScreen) -> None:
    """The last step that is no answer; the passing of a turn: say how to reach what has."""
    from tracker.i18n import screens_amending as said
    from tracker.session import amending
    from tracker.tui.dialogs.amending import AmendDialog
    from tracker.tui.screens.fight_reading import sentence

    session = fight.session
    last, number = amending.reach(session), amending.last_decided(session)
    if number == 1:
        fight.say(said.nothing_to_amend())
    elif number < last:
        back = session.cursor - number
        fight.say(said.amend_earlier(session.line(last), sentence(fight, number), back))
    else:
        _push(fight, AmendDialog(fight.desk(), number))


def add(fight: FightScreen) -> None:
    from tracker.tui.dialogs.adding import AddDialog

    _push(fight, AddDialog(fight.desk()))


def remove(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import RemoveDialog

    if _anybody(fight):
        _push(fight, RemoveDialog(fight.desk()), unmark=True)


def end(fight: FightScreen) -> None:
    from tracker.tui.dialogs.single import EndDialog

    _push(fight, EndDialog(fight.desk()))


def fights(fight: FightScreen) -> None:
    """What goes beyond this fight: its sum, another try, other files."""
    from tracker.tui.screens import fight_beyond

    fight_beyond.menu(fight)


def copy(fight: FightScreen) -> None:
    from tracker.tui.screens import fight_beyond

    fight_beyond.copy(fight)


def type_line(fight: FightScreen) -> None:
    """An empty line."""
    typed(fight, "")


def typed(fight: FightScreen, begun: str) -> None:
    """The typed line, with something in it."""
    from tracker.tui.screens.fight_typing import open_line

    open_line(fight, begun)


def ask(fight: FightScreen, dialog: Dialog) -> None:
    """A dialog that a question asks for."""
    _push(fight, dialog, unmark=True)


def _anybody(fight: FightScreen) -> bool:
    if not fight.targets():
        fight.say(words.nobody_here())
    return bool(fight.targets())


def _here(fight: FightScreen) -> bool:
    if not selection.under(fight.table, fight.cursor):
        fight.say(words.nobody_here())
        return False
    return True


DIALOGS: dict[str, Callable[[FightScreen], None]] = {
    "start": start,
    "act": act,
    "options": options,
    "mob": mob,
    "damage": damage,
    "heal": heal,
    "temp": temp,
    "save": save,
    "condition": condition,
    "effect": effect,
    "time": time,
    "concentrate": concentrate,
    "death": death,
    "note": note,
    "rename": rename,
    "initiative": initiative,
    "amend": amend,
    "add": add,
    "remove": remove,
    "end": end,
    "copy": copy,
    "fights": fights,
    "type": type_line,
}
"""By action id."""
