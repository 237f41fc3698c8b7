"""Legendary Resistance by one key after a failed save, and the question of legendary actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.model import Combatant
from tracker.tui import actions

if TYPE_CHECKING:
    from tracker.encounter.prompts import Prompt
    from tracker.shorthand.request import Request
    from tracker.tui.screens.fight import FightScreen


def performed(fight: FightScreen, asked: Request) -> None:
    """Show it; a failed save that may be turned is pointed out with the key that turns it."""
    from tracker.tui.screens import fight_spells

    fight.sync()
    if found := failed(fight):
        from tracker.encounter.numbers.uses import resistances_left
        from tracker.i18n import screens_uses as words
        from tracker.tui.plain import plain

        key = actions.key_said("fight", "resist")
        left = resistances_left(fight.table, found[0].id)
        fight.say(words.may_resist(plain(found[0].full_name), left, key))
    elif told := fight_spells.hint(fight, asked):
        fight.say(told)


def failed(fight: FightScreen) -> list[Combatant]:
    """Whose save of the last step failed and may still be turned."""
    session = fight.session
    if not session.cursor:
        return []
    from tracker.encounter.events import SaveRolled
    from tracker.encounter.numbers.uses import resistances_left

    events = session.step(session.cursor).events
    saves = (one for one in events if isinstance(one, SaveRolled) and not one.success)
    who = dict.fromkeys(one.who for one in saves if one.who in fight.table.combatants)
    able = (one for one in who if resistances_left(fight.table, one) > 0)
    return [fight.table.combatants[one] for one in able]


def resist(fight: FightScreen, _key: str) -> None:
    """The last step again, in which that save is made."""
    found = failed(fight)
    if not found:
        from tracker.i18n import screens_uses as words

        fight.say(words.nobody_resists())
        return
    fight.perform(f"resist {found[0].handle}")


def choose(fight: FightScreen, prompt: Prompt) -> bool:
    """Whether the question is answered by a dialog: which legendary action, on whom."""
    if prompt.kind != "legendary":
        return False
    from tracker.tui.dialogs.using import LegendaryDialog
    from tracker.tui.screens import fight_dialogs

    place, fight.digits = int(fight.digits or 1) - 1, ""
    fight_dialogs.ask(fight, LegendaryDialog(fight.desk(), prompt.who, place))
    return True
