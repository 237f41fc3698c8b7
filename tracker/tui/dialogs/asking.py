"""Small things the dialogs share: choices out of creatures and words, numbers out of texts."""

from collections.abc import Iterable

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_dialogs as words
from tracker.i18n import terms
from tracker.rules.words import CONDITIONS
from tracker.tui.dialogs.fields import Choice, Option, TextField
from tracker.tui.dialogs.letters import BETWEEN, FEATURE
from tracker.tui.dialogs.shares import Target
from tracker.tui.plain import plain


def choice(label: str, pairs: Iterable[tuple[str, str]], value: str = "") -> Choice:
    """A choice out of words."""
    return Choice(words.label(label), [Option(*pair) for pair in pairs], value)


def text(label: str, hint: str = "", value: str = "") -> TextField:
    """A text field with the hint of that name."""
    return TextField(words.label(label), value, words.hint(hint) if hint else "").asking(hint)


def called(one: Combatant) -> str:
    """Handle and name, so that typing either finds it."""
    name = plain(one.full_name)
    feature = f"{FEATURE}{plain(one.feature)}" if one.feature else ""
    handle = plain(one.handle)
    return f"{name}{feature}" if handle == name.lower() else f"{handle}{BETWEEN}{name}{feature}"


def creatures(those: Iterable[Combatant]) -> list[Option]:
    """Options out of creatures; the dead last, and only for whoever names them."""
    found = [Option(one.id, called(one), against(one)) for one in those]
    return sorted(found, key=lambda one: bool(one.against))


def against(one: Combatant) -> str:
    """Why hardly anything is meant for it, in a word."""
    return terms.state("dead") if one.state == "dead" else ""


def acting(table: Encounter) -> Id:
    """Whose turn it is: of a group the first; empty before the fight."""
    return next((one.id for one in table.living(table.active)), "")


def conditions() -> list[tuple[str, str]]:
    """All of them by name."""
    return sorted(((key, terms.condition(key)) for key in CONDITIONS), key=lambda one: one[1])


def target_rows(table: Encounter, who: Iterable[Id]) -> list[Target]:
    """Rows of a list of targets."""
    found = (table.combatants[one] for one in who if one in table.combatants)
    return [Target(one.id, called(one), hit_points(table, one)) for one in found]


def hit_points(table: Encounter, one: Combatant) -> str:
    """Beside a target."""
    temp = f" {one.temp_hp:+d}" if one.temp_hp else ""
    state = f" {terms.state(one.state)}" if one.state != "up" else ""
    return f"{one.hp}/{numbers.maximum(table, one.id).value}{temp}{state}"


def whole(field: TextField) -> int | None:
    """A whole number, or None for nothing; anything else is refused by the field's name."""
    return number(field.value, field.label) if field.value else None


def several(field: TextField) -> tuple[int, ...]:
    """Numbers with commas or blanks between them."""
    return tuple(number(part, field.label) for part in field.value.replace(",", " ").split())


def number(text: str, what: str) -> int:
    """A whole number with any minus; refuses `not-a-number` with what it is called."""
    try:
        return int(text.replace("−", "-"))
    except ValueError:
        raise Refused("not-a-number", word=text, what=what) from None


def quoted(value: str) -> str:
    """A text the typed language reads as one."""
    inside = value.replace('"', "'")
    return f'"{inside}"'
