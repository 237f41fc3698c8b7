"""An evening from the first initiative to the last undo, on the examples that come with the program."""

from collections.abc import Callable

import pytest

from tests.stories.table import Table, same
from tracker.encounter.refusals import Refused

Play = Callable[[str], Table]


def test_three_ogres_and_their_trails(play: Play) -> None:
    table = play("three-ogres")
    table.type("start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, oa 9")
    table.type(
        "damage oa 6", "next", "damage oa 8", "damage ob 8", "next", "damage oa 21",
        "damage ob 21", "next", "damage oa 10", "damage oa 5", "next", "damage oa 9",
    )  # fmt: skip
    assert table.trail("oa") == "59 53 45 24 14 9 †"
    assert table.trail("ob") == "59 51 30"
    assert table.trail("oc") == "59"
    assert [table.who(name).feature for name in ("oa", "ob", "oc")] == [
        "long scar", "horned helm", "foul smell",
    ]  # fmt: skip


def test_eight_orcs_against_bruenor(play: Play) -> None:
    table = play("orc-mob")
    table.type("start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, oa 9, oi 8")
    line = table.session.table.line_of(table.who("oa").id)
    assert line is not None
    rank = [one.handle for one in table.session.table.living(line.id)]
    assert len(rank) == 8
    table.type(f"mob {','.join(rank)} bruenor")
    (mob, *_) = table.session.step(table.session.cursor).events
    told = {name: getattr(mob, name) for name in ("needed", "hits", "left_over", "per_hit")}
    assert told == {"needed": 14, "hits": 2, "left_over": 2, "per_hit": 3}
    assert table.hp("bruenor") == 44 - 2 * 9


def test_the_same_evening_after_a_restart(table: Table) -> None:
    table.type(
        "attack bruenor ga d20=15 dmg=4", "next", "cond gb poisoned for 1 rounds from lia", "next",
        "damage quill,mirabel 5 fire half=quill", "next", "next", "conc lia Bless on bruenor",
        "damage lia 10", "next", "next", "next", "undo",
    )  # fmt: skip
    session = table.session
    before = session.table, session.cursor, session.length
    again = table.opened_again().session
    assert same(again.table, before[0])
    assert (again.cursor, again.length) == before[1:]
    ends = again.state_at(again.length)
    again.undo(again.length)
    assert (again.cursor, again.table.round) == (1, 0)
    again.redo(again.length)
    assert same(again.table, ends)


def test_a_condition_ends_by_itself_and_back_brings_it_back(table: Table) -> None:
    table.type("cond ga poisoned for 1 rounds from bruenor")
    assert table.conditions("ga") == ["poisoned"]
    table.type("next 7")
    assert table.now == ["bruenor"]
    assert table.conditions("ga") == []
    table.type("back")
    assert table.conditions("ga") == ["poisoned"]
    table.type("undo")
    assert table.conditions("ga") == []


def test_an_attack_is_amended_and_the_dice_stay(table: Table) -> None:
    table.type("attack bruenor ga d20=12 dmg=5")
    assert table.hp("ga") == 2
    table.type("amend miss")
    assert table.hp("ga") == 7
    table.type("amend hit", "amend resist")
    assert table.hp("ga") == 5
    table.type("undo")
    assert table.hp("ga") == 7


def test_a_character_falls_and_saves_against_death(table: Table) -> None:
    table.type("damage mirabel 30")
    assert (table.hp("mirabel"), table.who("mirabel").state) == (0, "dying")
    assert "unconscious" in table.conditions("mirabel")
    table.type("death mirabel 9", "death mirabel 20")
    assert (table.hp("mirabel"), table.who("mirabel").state) == (1, "up")
    assert "unconscious" not in table.conditions("mirabel")
    table.type("undo 3")
    assert (table.hp("mirabel"), table.who("mirabel").failures) == (27, 0)


def test_what_is_refused_leaves_no_step(table: Table) -> None:
    steps = table.session.length
    for line in ("heal ga -5", "damage dragon 5", "fly me to the moon"):
        with pytest.raises(Refused):
            table.type(line)
    assert table.session.length == steps


def test_the_log_tells_what_happened(table: Table) -> None:
    table.type("damage ga 3 slashing")
    assert table.last_lines
    assert "Goblin A" in table.last_lines[0]
    assert "3" in table.last_lines[0]


def test_a_step_with_a_very_long_line_is_amended_too(table: Table) -> None:
    table.type('add "Red Cloak Mob" x400 hp=7 init=1')
    mob = [one for one in table.session.table.combatants.values() if one.name == "Red Cloak Mob"]
    table.type(f"damage {','.join(one.handle for one in mob)} 4 fire")
    table.type("amend half=" + ",".join(one.handle for one in mob[:300]))
    table.type("amend half=" + ",".join(one.handle for one in mob[300:]))
    assert len(table.session.step(table.session.cursor).line) > 4000
    table.type("amend resist")
    assert table.hp(mob[0].handle) == table.hp(mob[-1].handle) == 6
