"""What a hit would do is told before the dice, with everything that will count when it happens."""

from dataclasses import replace

import pytest

from tests.stories.table import Table
from tracker.encounter.commands import AttackTarget
from tracker.session.averages import on_a_hit


def told(table: Table, line: str) -> int | None:
    """Damage of a hit by a typed attack."""
    asked = table.session.read(line)
    assert isinstance(asked, AttackTarget)
    return on_a_hit(table.session, asked)


@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("attack ga lia with scimitar", 5),
        ("attack ga lia with scimitar d20=2", 5),
        ("attack ga lia with scimitar dmg=9", 9),
        ("attack ga lia with scimitar dmg=999", 999),
    ],
)
def test_a_hit_is_told_whatever_the_dice_say(table: Table, line: str, damage: int) -> None:
    before = (table.session.cursor, table.hp("lia"))
    assert told(table, line) == damage
    assert (table.session.cursor, table.hp("lia")) == before


def test_defences_count(table: Table) -> None:
    table.type("cond lia petrified")
    assert told(table, "attack ga lia with scimitar") == 2


def test_where_damage_is_rolled_the_printed_average_is_told(table: Table) -> None:
    table.type("option monster_damage=rolled")
    assert told(table, "attack ga lia with scimitar") == 5


def test_nothing_is_told_of_an_attack_that_is_refused(table: Table) -> None:
    asked = table.session.read("attack ga lia with scimitar")
    assert isinstance(asked, AttackTarget)
    assert on_a_hit(table.session, replace(asked, target="nobody")) is None
