"""What each key of the fight does, by its id in the table of keys.

Dialogs and commands are imported when they are first asked for: the first paint does not wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens as words
from tracker.i18n.prompts import takes_number
from tracker.tui import actions, selection
from tracker.tui.messages import CloseFight
from tracker.tui.screens import fight_blows as blows
from tracker.tui.screens import fight_dialogs as ask
from tracker.tui.screens import fight_log as back_log
from tracker.tui.screens import fight_picking as picking
from tracker.tui.screens import fight_reading as read
from tracker.tui.screens import fight_uses as uses

if TYPE_CHECKING:
    from tracker.tui.screens.fight import FightScreen

Does = Callable[["FightScreen", str], None]


def of(pressed: actions.Pressed) -> Does:
    """The function of a key."""
    return TABLES[pressed.place][pressed.id]


def next_turn(fight: FightScreen, _key: str) -> None:
    """Before the fight this is the start."""
    from tracker.encounter.commands import NextTurn

    if not fight.table.round:
        ask.start(fight)
        return
    number = fight.session.cursor
    skipping = read.skipping(fight)
    fight.perform(NextTurn())
    if fight.session.cursor > number:
        fight.marked = frozenset()
    if skipping and fight.session.cursor > number:
        fight.say(skipping)


def back(fight: FightScreen, _key: str) -> None:
    from tracker.encounter.commands import TakeBackTurn

    fight.perform(TakeBackTurn())


def go_to(fight: FightScreen, _key: str) -> None:
    from tracker.encounter.commands import GoTo

    who = _one(fight)
    if who:
        fight.perform(GoTo(who))


def reveal(fight: FightScreen, _key: str) -> None:
    """Reveals if any of them is hidden, else conceals; first whoever has just attacked."""
    from tracker.encounter.commands import Conceal, Reveal

    who = () if fight.marked else fight.offered
    who = who or selection.shown_by(fight.table, fight.cursor, fight.marked)
    if not who:
        fight.say(words.nobody_here())
    elif any(fight.table.combatants[one].hidden for one in who):
        fight.perform(Reveal(who))
    else:
        fight.perform(Conceal(who))


def unmark(fight: FightScreen, _key: str) -> None:
    """Marks first, then a number on its way."""
    fight.digits = ""
    fight.marked = frozenset()


def fold_all(fight: FightScreen, _key: str) -> None:
    """Folds everything when anything is open."""
    fight.folded = selection.refolded(fight.table, fight.folded)
    fight.refresh_rows()


def fold_line(fight: FightScreen, line: Id, folded: bool | None) -> None:
    """Fold or unfold one group; None: the other way round."""
    closed = line not in fight.folded if folded is None else folded
    fight.folded = fight.folded | {line} if closed else fight.folded - {line}
    fight.refresh_rows()


def fold(fight: FightScreen, _key: str) -> None:
    fold_line(fight, fight.cursor[0], True)


def unfold(fight: FightScreen, _key: str) -> None:
    fold_line(fight, fight.cursor[0], False)


def card(fight: FightScreen, _key: str) -> None:
    """Shown where it would be folded away, folded away where it would be shown."""
    fight.toggle_class("-card-other")


def step(by: int) -> Does:
    """The cursor so many rows on, as far as there are any."""

    def move(fight: FightScreen, _key: str) -> None:
        fight.cursor = selection.moved(fight.rows, fight.cursor, by)

    return move


def page(sign: int) -> Does:
    """The cursor as many rows on as are visible."""

    def move(fight: FightScreen, _key: str) -> None:
        from tracker.tui.widgets.initiative import InitiativeList

        rows = fight.query_one(InitiativeList).page
        fight.cursor = selection.moved(fight.rows, fight.cursor, sign * rows)

    return move


def answer(word: str) -> Does:
    """Answer the oldest open question."""

    def say(fight: FightScreen, _key: str) -> None:
        from tracker.encounter.commands import AnswerPrompt

        if not fight.table.prompts:
            fight.say(words.no_prompt())
            return
        if word == "roll" and not fight.digits and fight.just_applied:
            return
        if word == "roll" and uses.choose(fight, fight.table.prompts[0]):
            return
        prompt = fight.table.prompts[0].id
        if word == "roll" and fight.digits:
            number = int(fight.digits)
            fight.perform(AnswerPrompt("number", number=number, prompt=prompt))
        else:
            fight.perform(AnswerPrompt(word, prompt=prompt))
        if not fight.table.prompts:
            fight.note_answered()

    return say


def again(fight: FightScreen, key: str) -> None:
    """An open question that only waits is answered as its strip says."""
    if fight.table.prompts:
        answer("roll")(fight, key)
    else:
        blows.again(fight, key)


def digit(fight: FightScreen, key: str) -> None:
    """Of the number rolled; where nothing is rolled it is an attack of the card."""
    kind = fight.table.prompts[0].kind if fight.table.prompts else ""
    if not takes_number(kind):
        if key != "0":
            ask.attack_number(fight, key)
        return
    fight.digits = (fight.digits + key)[-3:]


def rub_out(fight: FightScreen, _key: str) -> None:
    fight.digits = fight.digits[:-1]


def history(by: int) -> Does:
    """Undo or redo one step."""

    def go(fight: FightScreen, _key: str) -> None:
        number = fight.session.cursor + (0 if by < 0 else 1)
        try:
            if by < 0:
                fight.session.undo()
            else:
                fight.session.redo()
        except Refused as refused:
            fight.refuse(refused)
            return
        fight.sync()
        line = read.sentence(fight, number)
        fight.say(words.undone(line) if by < 0 else words.redone(line))

    return go


def look(fight: FightScreen, _key: str) -> None:
    """The notes on the encounter, and the whole card of what is under the cursor."""
    from tracker.tui.screens.look import LookScreen

    fight.app.push_screen(LookScreen(fight.table, fight.cursor))


def close(fight: FightScreen, _key: str) -> None:
    """Back to the library."""
    if fight.lets_go():
        fight.rest()
        fight.post_message(CloseFight(fight.session))


def leave(fight: FightScreen, _key: str) -> None:
    if fight.lets_go():
        fight.app.exit(0)


def _one(fight: FightScreen) -> Id:
    who = selection.under(fight.table, fight.cursor)
    if not who:
        fight.say(words.nobody_here())
        return ""
    return who[0]


def dialog(opens: Callable[[FightScreen], None]) -> Does:
    """A key that opens a dialog."""

    def open_it(fight: FightScreen, _key: str) -> None:
        opens(fight)

    return open_it


CURSOR: dict[str, Does] = {
    "up": step(-1),
    "down": step(1),
    "page_up": page(-1),
    "page_down": page(1),
    "first": step(-100_000),
    "last": step(100_000),
}
TABLES: dict[str, dict[str, Does]] = {
    "fight": {
        **CURSOR,
        **{name: dialog(opens) for name, opens in ask.DIALOGS.items()},
        "attack": blows.attack,
        "again": again,
        "attack_number": ask.attack_number,
        "next": next_turn,
        "back": back,
        "goto": go_to,
        "reveal": reveal,
        "undo": history(-1),
        "redo": history(1),
        "resist": uses.resist,
        "mark": picking.mark,
        "unmark": unmark,
        "pick": picking.pick,
        "jump": picking.jump,
        "last_target": picking.last_target,
        "fold": fold_all,
        "left": fold,
        "right": unfold,
        "card": card,
        "why": back_log.log,
        "past": back_log.past,
        "export": back_log.export,
        "rules": read.rules,
        "lying": read.lying,
        "look": look,
        "close": close,
        "quit": leave,
    },
    "prompt": {
        "roll": answer("roll"),
        "pass": answer("pass"),
        "fail": answer("fail"),
        "skip": answer("skip"),
        "digit": digit,
        "rub_out": rub_out,
    },
    "pick": {**picking.PICK, **picking.relettering(CURSOR)},
    "filter": {**picking.FILTER, **CURSOR},
    "jump": {**picking.JUMP, **picking.relettering(CURSOR)},
}
