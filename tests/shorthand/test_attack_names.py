"""Attacks of any name, and several of one name, are found again by the canonical line."""

from dataclasses import replace

import pytest

from tests.shorthand.tables import LONGSWORD, after, happened, hero
from tests.shorthand.test_canonical import command_of, line_of
from tracker.encounter.commands import AttackTarget, Opening, SetUp
from tracker.encounter.events import Attacked
from tracker.encounter.model import Encounter
from tracker.shorthand import canonical

AWKWARD = (
    "7",
    "1",
    "#1",
    "“curly”",
    "«q»",
    'say "hi"',
    "back\\",
    "x, y",
    "two\nlines",
    "adv",
    "a=b",
)


@pytest.mark.parametrize("name", AWKWARD)
def test_an_attack_of_any_name_is_found_again(name: str) -> None:
    odd = replace(LONGSWORD, name=name)
    table = after(Encounter(), SetUp("", Opening((hero("Lia", 27, 12, LONGSWORD, odd),)), 7))
    command = command_of("attack lia lia with #2 d20=15", table)
    line = canonical(command, table, happened(table, command))
    again = command_of(line, table)
    assert isinstance(again, AttackTarget)
    assert (again.attack, "\n" in line) == (name, False)


def test_one_of_two_attacks_of_a_name_goes_by_its_number() -> None:
    weak = replace(LONGSWORD, bonus=1)
    table = after(Encounter(), SetUp("", Opening((hero("Lia", 27, 12, LONGSWORD, weak),)), 7))
    line = line_of("attack lia lia with #2 d20=10 dmg=3", table)
    assert line == "attack lia lia with #2 d20=10 dmg=3"
    (rolled, *_) = happened(table, command_of(line, table))
    assert isinstance(rolled, Attacked)
    assert rolled.bonus == 1
