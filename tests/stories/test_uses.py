"""A dragon with all it has: presence, breath, legendary actions and resistance, and a cleric's slots."""

from collections.abc import Callable

import pytest

from tests.stories.table import Table, same


def used(table: Table, name: str) -> dict[str, int]:
    return dict(table.who(name).used)


@pytest.fixture
def cave(play: Callable[[str], Table]) -> Table:
    """The dragon acts first."""
    table = play("dragon-cave")
    handles = {one.handle for one in table.session.table.combatants.values()}
    mountain = next(one for one in handles if "mountain" in one)
    kobold = next(one for one in handles if one.startswith("k"))
    table.type(
        f"start vharaxis 22, {mountain} 20, bruenor 18, lia 16, quill 14, mirabel 12, thorne 10,"
        f" {kobold} 2"
    )
    return table


def test_one_turn_of_a_dragon(cave: Table) -> None:
    cave.type("action vharaxis frightful on bruenor,lia,quill bruenor=20 lia=25 quill=4")
    assert cave.last_lines[0] == "Vharaxis uses Frightful Presence (Bruenor, Lia and Quill)"
    assert [cave.conditions(name) for name in ("Bruenor", "Lia", "Quill")] == [
        [],
        [],
        ["frightened"],
    ]
    cave.type("attack vharaxis bruenor with Bite miss", "attack vharaxis lia with Claw miss")
    cave.type("attack vharaxis lia with Claw miss")
    assert not any("no action left" in line for line in cave.last_lines)
    cave.type("attack vharaxis lia with Claw miss")
    assert any("had no action left" in line for line in cave.last_lines)


def test_fire_is_spent_and_comes_back(cave: Table) -> None:
    before = cave.session.table
    cave.type("action vharaxis fire on bruenor,lia bruenor=25 lia=3")
    assert "Vharaxis uses Fire Breath" in cave.last_lines[0]
    assert cave.hp("Bruenor") == 44 - 31
    assert used(cave, "Vharaxis") == {"Fire Breath": 1}
    line = cave.session.step(cave.session.cursor).line
    assert line == 'action vharaxis "Fire Breath" on bruenor,lia bruenor=25 lia=3'
    cave.type("action vharaxis fire")
    assert "Fire Breath: 0 of 1 left" in cave.last_lines[0]
    assert "by DM" in cave.last_lines[0]
    cave.session.undo(2)
    assert same(cave.session.table, before)


def test_legendary_actions_between_the_turns_of_others(cave: Table) -> None:
    cave.type("next", "next", "next")
    assert cave.now == ["lia"]
    cave.type("legendary vharaxis tail on bruenor d20=15 dmg=12")
    assert cave.last_lines[:2] == [
        "Vharaxis takes a legendary action: Tail Attack (Bruenor)",
        "Vharaxis uses Legendary Actions (2 of 3 left)",
    ]
    assert cave.hp("Bruenor") == 32
    cave.type("legendary vharaxis wing on lia lia=3")
    assert used(cave, "Vharaxis") == {"Legendary Actions": 3}
    cave.type("legendary vharaxis detect")
    assert "Legendary Actions: 0 of 3 left, by DM" in cave.last_lines[0]
    cave.type("next 5")
    assert cave.now == ["vharaxis"]
    assert used(cave, "Vharaxis") == {}


def test_one_told_in_its_own_turn_answers_the_offer_before_it(cave: Table) -> None:
    cave.type("next 7", "next")
    assert cave.now == ["vharaxis"]
    assert [one.kind for one in cave.session.table.prompts if one.kind == "legendary"]
    cave.type("legendary vharaxis tail on bruenor d20=15 dmg=12")
    assert cave.last_lines[0] == "Vharaxis takes a legendary action: Tail Attack (Bruenor)"
    assert cave.hp("Bruenor") == 32
    assert used(cave, "Vharaxis") == {}
    assert not [one.kind for one in cave.session.table.prompts if one.kind == "legendary"]
    cave.session.undo()
    assert [one.kind for one in cave.session.table.prompts if one.kind == "legendary"]
    cave.session.redo()
    cave.type("legendary vharaxis detect")
    assert "by DM" in cave.last_lines[0]


def test_a_failed_save_is_turned(cave: Table) -> None:
    cave.type("save vharaxis wis 18 then paralyzed for 10 rounds from lia vharaxis=9")
    assert "Legendary Resistance: 3 left" in cave.last_lines[0]
    assert cave.conditions("Vharaxis") == ["paralyzed"]
    cave.type("resist vharaxis")
    assert cave.conditions("Vharaxis") == []
    assert used(cave, "Vharaxis") == {"Legendary Resistance": 1}
    assert "turned by Legendary Resistance (2 left)" in cave.last_lines[0]
    assert cave.session.step(cave.session.cursor).line.endswith("legendary=vharaxis")
    again = cave.opened_again()
    assert used(again, "Vharaxis") == {"Legendary Resistance": 1}


def test_a_spell_is_kept_by_legendary_resistance(cave: Table) -> None:
    cave.type("conc vharaxis Haste", "damage vharaxis 60", "prompt fail")
    assert cave.who("Vharaxis").concentration is None
    cave.type("resist vharaxis")
    assert cave.who("Vharaxis").concentration is not None


def test_a_cleric_counts_slots(cave: Table) -> None:
    cave.type("goto lia", "cast lia Bless slot=1 conc", "cast lia Aid slot=2 bonus")
    assert used(cave, "Lia") == {"slot 1": 1, "slot 2": 1}
    cave.type("slot lia 1 back", "slot lia 3 3")
    assert "by DM" in cave.last_lines[0]
    assert used(cave, "Lia") == {"slot 2": 1, "slot 3": 3}


def test_the_turn_is_set_by_hand(cave: Table) -> None:
    cave.type("interact vharaxis overturns a brazier", "action vharaxis fire", "move vharaxis 30")
    budget = cave.who("Vharaxis").budget
    assert (budget.action, budget.interaction, budget.moved) == (0, 0, 30)
    cave.type("budget vharaxis action=1 moved=0")
    assert cave.last_lines == [
        "Vharaxis has left: action, bonus action, reaction (by DM)",
    ]
