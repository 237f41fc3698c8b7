"""Words of limited things and of the turn's budget on the screens, and of their dialogs."""

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext


def turn() -> str:
    """Before what is left of the turn."""
    return pgettext("card", "Turn")


def used() -> str:
    """Before what was counted by hand."""
    return pgettext("card", "Used")


def spent(name: str, count: int) -> str:
    """A spell with uses of its own."""
    return pgettext("card", "{name} ({n} used)").format(name=name, n=count)


def left_of_turn(table: Encounter, one: Combatant, *, short: bool = False) -> str:
    """What is left of the turn in words; empty while nothing of it is spent.

    `short` leaves out what a header has no room for.
    """
    budget = one.budget
    if budget == type(budget)():
        return ""
    parts = {
        "action": budget.action,
        "bonus": budget.bonus,
        "reaction": budget.reaction,
        "interaction": 0 if short else budget.interaction,
    }
    told = [terms.budget(key) for key, count in parts.items() if count > 0]
    attacks = numbers.attacks_left(table, one.id)
    if attacks:
        text = npgettext("budget", "{n} attack", "{n} attacks", attacks)
        told.insert(0, text.format(n=attacks))
    told.append(feet_left(table, one))
    return pgettext("budget", "left: {what}").format(what=", ".join(filter(None, told)))


def feet_left(table: Encounter, one: Combatant) -> str:
    """Movement by kind of speed; empty while none of it is spent."""
    if not one.budget.moved and not one.budget.dashes:
        return ""
    told = []
    for kind, base in numbers.block_of(table, one.id).speeds:
        if base:
            feet = numbers.movement_left(table, one.id, kind)
            text = pgettext("budget", "{feet} ft").format(feet=feet)
            told.append(text if kind == "walk" else f"{terms.speed(kind)} {text}")
    return ", ".join(told)


def may_resist(who: str, left: int, key: str) -> str:
    """After a failed save, in the message line."""
    return pgettext(
        "message", "{who} failed the save. {key}: Legendary Resistance ({n} left)"
    ).format(who=who, key=key, n=left)


def nobody_resists() -> str:
    """The key of Legendary Resistance where the last step has no failed save for it."""
    return pgettext(
        "message", "Nobody with Legendary Resistance failed a save in the last step."
    )
