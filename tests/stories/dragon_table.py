"""Reads the beats of a script at the table: what was typed, whose turn it is, what is asked."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.stories.table import Table
from tracker.encounter import numbers
from tracker.encounter.model import Combatant
from tracker.encounter.numbers.uses import LEGENDARY
from tracker.encounter.shapes import CAUSE
from tracker.session import open_session


class Beat(NamedTuple):
    """Lines, and what holds after them; None is not looked at."""

    lines: list[str]
    now: str
    asked: list[str] | None
    facts: dict[str, str]


def beats(script: str) -> Iterator[Beat]:
    """One for each line of the script."""
    for written in script.strip().splitlines():
        typed, _, rest = written.partition(" => ")
        now, *more = [part.strip() for part in rest.split("|")]
        asked = listed(more[0]) if more else None
        facts = dict(one.split("=", 1) for one in more[1].split()) if more[1:] else {}
        yield Beat(typed.split(" ; "), now, asked, facts)


def listed(text: str) -> list[str]:
    """Parted by commas; `-` for nothing."""
    return [] if text == "-" else [one.strip() for one in text.split(",")]


def sit(folder: Path, opening: object, seed: int = 3) -> Table:
    """A fight of this opening."""
    path = folder / "dragon.json"
    path.write_text(json.dumps({"schema_version": 1, "name": "Dragon", "opening": opening}))
    return Table(open_session(path, play=True, seed=seed))


def now(table: Table) -> str:
    """Round and who acts."""
    return " ".join([str(table.session.table.round), *table.now])


def asked(table: Table) -> list[str]:
    """Open questions, the oldest first."""
    known = table.session.table.combatants
    return [f"{one.kind} {known[one.who].handle}" for one in table.session.table.prompts]


def fact(table: Table, name: str) -> str:
    """`who.what`, `asked.dc` and `asked.bonus` of the oldest question, or `zones`."""
    if name == "zones":
        return ",".join(zone.name for zone in table.session.table.zones) or "-"
    handle, _, what = name.partition(".")
    if handle == "asked":
        return str(getattr(table.session.table.prompts[0], what))
    return FACTS[what](table, table.who(handle))


def names(creature: Combatant) -> str:
    """What lies on it, without what stands for a form."""
    found = sorted(one.name for one in creature.effects if one.cause != CAUSE)
    return ",".join(found) or "-"


def used(name: str) -> Callable[[Table, Combatant], str]:
    """How often something of the stat block counts as used."""
    return lambda _, one: str(dict(one.used).get(name, 0))


def left_of(name: str) -> Callable[[Table, Combatant], str]:
    """What is left of the turn."""
    return lambda _, one: str(getattr(one.budget, name))


FACTS: dict[str, Callable[[Table, Combatant], str]] = {
    "hp": lambda _, one: str(one.hp),
    "state": lambda _, one: one.state,
    "gone": lambda _, one: str(one.gone),
    "on": lambda _, one: names(one),
    "ac": lambda table, one: str(numbers.armor_class(table.session.table, one.id).value),
    "conc": lambda _, one: one.concentration.spell.replace(" ", "-") if one.concentration else "-",
    "legendary": lambda table, one: str(3 - dict(one.used).get(LEGENDARY, 0)),
    "successes": lambda _, one: str(one.successes),
    "failures": lambda _, one: str(one.failures),
    "breath": used("Fire Breath"),
    "resistance": used("Legendary Resistance"),
    **{name: left_of(name) for name in ("action", "bonus", "reaction", "moved")},
}


def holds(table: Table, name: str, value: str) -> bool:
    """Whether a fact is as written; of several conditions `has` and `hasnot` look at one."""
    handle, _, what = name.partition(".")
    if what in ("has", "hasnot"):
        return (value in names(table.who(handle)).split(",")) is (what == "has")
    told = fact(table, name)
    return sorted(told.split(",")) == sorted(value.split(","))
