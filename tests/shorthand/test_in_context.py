"""Numbers that completion takes from the table: whose breath it is, how far it can still go."""

from functools import cache

import pytest

from tests.shorthand.tables import WORDS, after, fight
from tracker.encounter.commands import Command
from tracker.encounter.model import Encounter
from tracker.shorthand import complete, parse


@cache
def lair() -> Encounter:
    """The dragon's turn; Lia is hurt, the mage has cast."""
    table = fight()
    for line in (
        "add adult red dragon init=30",
        "add mage",
        "goto adult-red-dragon",
        "damage lia 7",
        "slot mage 3",
    ):
        asked = parse(line, table, WORDS)
        assert isinstance(asked, Command)
        table = after(table, asked)
    return table


CASES = [
    ("save party dex ", [("21", "Fire Breath"), ("22", "Wing Attack")]),
    ("save party dex 21 1", [("18d6 fire", "Fire Breath")]),
    ("cond lia frightened save wis ", [("19", "Frightful Presence")]),
    ("damage lia 2d6", [("2d6+8 slashing", "Claw")]),
    ("damage lia 7 fo", [("force", "")]),
    ("heal lia ", [("7", "Lia 20/27")]),
    ("move 4", [("40", "walk")]),
    ("move lia ", [("30", "walk")]),
    ("slot mage 3", [("3", "2/3")]),
    ("legendary wi", [("Wing Attack", "")]),
    ("recharge fire", [("Fire Breath", "1/1")]),
    ("cast mage fireb", [("Fireball", "")]),
    ("conc mage fl", [("Fly", "")]),
    ("exhaust lia ", [("+1", ""), ("-1", ""), ("=0", "")]),
    ("init ga r", [("roll", "")]),
    ("cond lia prone for 1 m", [("minutes", "")]),
    ("cond lia prone for ", [(one, "") for one in ("1 round", "1 minute", "10 minutes", "1 hour")]),
    ("grapple ga lia vs acr", [("acrobatics", "")]),
]


@pytest.mark.parametrize(("line", "offers"), CASES, ids=[one[0] for one in CASES])
def test_the_table_suggests_numbers(line: str, offers: list[tuple[str, str]]) -> None:
    assert [(one.text, one.note) for one in complete(line, lair(), WORDS)] == offers


def test_where_the_one_who_acts_has_none_everybody_is_looked_at() -> None:
    asked = parse("goto lia", lair(), WORDS)
    assert isinstance(asked, Command)
    table = after(lair(), asked)
    assert [one.text for one in complete("save party dex ", table, WORDS)] == ["14", "21", "22"]
