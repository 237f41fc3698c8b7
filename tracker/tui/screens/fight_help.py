"""What the help and the palette say of a fight: what to do next, and what they find on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tracker.i18n import screens_help, screens_palette
from tracker.i18n.names import line_name
from tracker.tui import actions, selection
from tracker.tui.offer import Offer
from tracker.tui.plain import plain

if TYPE_CHECKING:
    from tracker.encounter.model import Id
    from tracker.tui.screens.fight import FightScreen


def purpose(fight: FightScreen) -> tuple[str, ...]:
    """What it is for, what to do next, and other ways."""
    who = plain(line_name(fight.table, fight.table.active)) if fight.table.active else ""
    if fight.streaming:
        who = "…"
    coming = screens_help.fight_next(state(fight), who=who, answers=", ".join(answers(fight)))
    return (coming, screens_help.fight(), screens_help.fight_ways())


def answers(fight: FightScreen) -> list[str]:
    """What the open question takes, each with its key, as above the log."""
    from tracker.i18n import prompts, screens

    if not fight.table.prompts:
        return []
    kind = prompts.manner(fight.table.prompts[0])
    found = [(one, label) for one, label in prompts.answers(kind)]
    if prompts.takes_number(kind):
        found.append(("digit", screens.type_number(prompts.number_is(kind))))
    return [f"{actions.key_said('prompt', one)} {label}" for one, label in found]


def state(fight: FightScreen) -> str:
    """Where the fight stands, for what to do next."""
    table = fight.table
    if fight.place != "fight":
        return "picking"
    if table.ended:
        return "over"
    if not any(not one.gone for one in table.combatants.values()):
        return "empty"
    if not table.round:
        return "before"
    return "asked" if table.prompts else "turn"


def offers(fight: FightScreen) -> Iterator[Offer]:
    """Deeds of whoever the menu of deeds is about, then everyone on the table."""
    if fight.place == "fight" and not fight.session.read_only and not fight.streaming:
        yield from deeds(fight)
    table = fight.table
    for one in selection.on_table(table):
        if fight.streaming and all(row.who != one.id for row in fight.rows):
            continue
        name = plain(one.full_name)
        yield Offer(
            f"who.{one.id}",
            name,
            screens_palette.onto(name),
            partial(go_to, fight, one.id),
            typed=plain(one.handle),
        )


def deeds(fight: FightScreen) -> Iterator[Offer]:
    """Lines of the menu of deeds, with the keys that lead there."""
    from tracker.tui.dialogs import acting

    who = acting.doer(fight.table, fight.cursor)
    if not who:
        return
    menu = acting.ActionMenu(fight.desk(), who)
    key = actions.first_key("fight", actions.of("fight", "act"))
    name = plain(fight.table.combatants[who].full_name)
    for entry in menu.entries():
        yield Offer(
            f"deed.{entry.value}",
            entry.label,
            " · ".join(part for part in (name, entry.note, entry.against) if part),
            partial(do_deed, fight, who, entry.value),
            f"{key} {entry.letter}".strip(),
            actions.typed_as("fight", verb_of(entry.value)),
        )


def verb_of(deed: str) -> str:
    """What one would type: the first word that is a verb of the typed language."""
    from tracker.shorthand.verbs import VERBS

    for word in (deed, deed.partition("-")[0], deed.partition(":")[0]):
        if word in VERBS:
            return word
    return ""


def do_deed(fight: FightScreen, who: Id, deed: str) -> None:
    """As from the menu."""
    from tracker.tui.dialogs import acting
    from tracker.tui.screens import fight_dialogs

    menu = acting.ActionMenu(fight.desk(), who)
    if menu.asks(deed):
        fight_dialogs.open_deed(fight, who, deed)
    else:
        fight.perform(menu.at_once(deed))


def go_to(fight: FightScreen, who: Id) -> None:
    """The cursor onto a creature, out of a folded group if need be."""
    from tracker.tui.screens import fight_keys

    line = fight.table.line_of(who)
    if line is None:
        return
    if line.id in fight.folded:
        fight_keys.fold_line(fight, line.id, False)
    fight.cursor = (line.id, who)
