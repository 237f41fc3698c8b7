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
    """What is left of the turn in words; empty while nothing of it is spent."""
    return "" if one.budget == type(one.budget)() else budget_left(table, one, short=short)


def budget_left(table: Encounter, one: Combatant, *, short: bool = False) -> str:
    """The same also of a whole turn. `short` leaves out what a header has no room for."""
    budget = one.budget
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
    told.append(feet_left(table, one, short=short))
    return pgettext("budget", "left: {what}").format(what=", ".join(filter(None, told)))


def feet_left(table: Encounter, one: Combatant, *, short: bool = False) -> str:
    """Movement by kind of speed. `short`: the most of them."""
    kinds = [kind for kind, base in numbers.block_of(table, one.id).speeds if base]
    left = {kind: numbers.movement_left(table, one.id, kind) for kind in kinds}
    if short:
        left = {"walk": max(left.values(), default=0)}
    told = {kind: pgettext("budget", "{feet} ft").format(feet=feet) for kind, feet in left.items()}
    return ", ".join(
        text if kind == "walk" else f"{terms.speed(kind)} {text}" for kind, text in told.items()
    )


def may_resist(who: str, left: int, key: str) -> str:
    """After a failed save, in the message line."""
    return pgettext(
        "message", "{who} failed the save. {key}: Legendary Resistance ({n} left)"
    ).format(who=who, key=key, n=left)


def nobody_resists() -> str:
    """The key of Legendary Resistance where the last step has no failed save for it."""
    return pgettext("message", "Nobody with Legendary Resistance failed a save in the last step.")


def label(key: str) -> str:
    """Label of a field."""
    return {
        "action": pgettext("field", "Action"),
        "on": pgettext("field", "On"),
        "totals": pgettext("field", "Saves"),
        "damage": pgettext("field", "Damage"),
        "cost": pgettext("field", "Takes"),
        "d20": pgettext("field", "The die"),
        "thing": pgettext("field", "Thing"),
        "die": pgettext("field", "The d6"),
        "level": pgettext("field", "Level"),
        "spells": pgettext("field", "Of the list"),
    }[key]


def hint(key: str) -> str:
    """What an empty field means."""
    return {
        "on": pgettext("hint", "nobody; or ga,gb or party"),
        "totals": pgettext("hint", "empty: rolled; or type totals, e.g. bruenor=15 lia=9"),
        "damage": pgettext("hint", "empty: by the stat block; or type what was rolled"),
        "d20": pgettext("hint", "of an attack; empty: rolled; or type it, e.g. 14"),
        "die": pgettext("hint", "empty: rolled; or type it, e.g. 5"),
    }[key]


def budget_label(key: str) -> str:
    """A part of the turn that is set by hand."""
    return {
        "interaction": pgettext("field", "Interaction"),
        "moved": pgettext("field", "Feet moved"),
        "attacks": pgettext("field", "Attacks made"),
    }.get(key) or terms.budget(key).capitalize()


def on_nobody() -> str:
    """An action that hits somebody, without a target."""
    return pgettext("outcome", "It hits nobody yet: On takes handles, party or foes")


def as_written() -> str:
    """What the stat block says."""
    return pgettext("choice", "as the stat block has it")


def with_left(name: str, left: int, most: int) -> str:
    """A limited thing with what is left of it."""
    if not most:
        return name
    return pgettext("choice", "{name} ({left}/{most})").format(name=name, left=left, most=most)


def costing(name: str, cost: int) -> str:
    """A legendary action; one that takes more than one says how many."""
    return f"{name} ×{cost}" if cost > 1 else name


def any_legendary() -> str:
    """Where the stat block names none."""
    return pgettext("choice", "a legendary action")


def recharges() -> tuple[tuple[str, str], ...]:
    """How a thing comes back."""
    return (
        ("", pgettext("choice", "all of it is back")),
        ("count", pgettext("choice", "one use is back")),
        ("roll", pgettext("choice", "a d6 decides")),
    )


def slot_ways() -> tuple[tuple[str, str], ...]:
    """Which way a slot goes."""
    return (("", pgettext("choice", "spend one")), ("back", pgettext("choice", "one is back")))


def own_spell() -> str:
    """Beside a spell that is not on the caster's list."""
    return pgettext("choice", "not on the list; cast as typed")
