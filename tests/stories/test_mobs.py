"""A horde at the gate: it strikes by table, dice and average, and falls in heaps."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.table import Table
from tracker.encounter import events as ev
from tracker.session import Session, open_session

OPENING = """{"name": "Gate", "opening": {"combatants": [
    {"name": "Bruenor", "kind": "pc", "max_hp": 120, "ac": 19, "initiative": 20},
    {"name": "Lia", "kind": "pc", "max_hp": 60, "ac": 15, "initiative": 18},
    {"monster": "orc", "count": 8, "initiative": 12},
    {"monster": "skeleton", "count": 2, "initiative": 10}
]}}"""

ORCS = "Orc ×8 attack Bruenor with Greataxe"
DICE = "d20 20, 14 ×2 | 13, 9, 3 ×2, 2"


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Table]:
    """Two heroes, eight orcs and two skeletons, in the orcs' turn."""
    path = tmp_path / "gate.json"
    path.write_text(OPENING, encoding="utf-8")
    session: Session = open_session(path, play=True, seed=3)
    table = Table(session)
    table.type("start", "next", "next")
    yield table
    session.close()


def test_the_same_mob_in_three_ways(gate: Table) -> None:
    gate.type("mob orcs bruenor")
    assert gate.last_lines == [
        f"{ORCS}: need 14 against AC 19, 3 attackers for a hit: 2 hits (2 left over)",
        "Bruenor takes 18 slashing damage",
    ]
    gate.type("undo", "mob orcs bruenor average")
    assert gate.last_lines[0].endswith("need 14 against AC 19: 25 damage on average")
    gate.type("undo", "mob orcs bruenor roll d20=14,14,20,3,3,2,9,13 dmg=4,5,6")
    assert gate.last_lines == [
        f"{ORCS}: need 14 against AC 19: 3 hits of 8, {DICE} (1 critical)",
        "Bruenor takes 15 slashing damage",
    ]


def test_all_dice_stand_in_the_line_and_an_amended_mob_keeps_them(gate: Table) -> None:
    gate.type("option monster_damage rolled", "mob orcs bruenor roll")
    line = gate.session.step(gate.session.cursor).line
    hp = gate.hp("bruenor")
    (event,) = (
        one
        for one in gate.session.step(gate.session.cursor).events
        if isinstance(one, ev.MobAttacked)
    )
    assert f"d20={','.join(map(str, event.rolled))}" in line
    assert f"dmg={','.join(map(str, event.dealt))}" in line
    gate.session.amend("ac-10")
    assert gate.hp("bruenor") < hp
    gate.session.amend("ac+10")
    assert gate.hp("bruenor") == hp
    gate.type("undo", line)
    assert gate.hp("bruenor") == hp


def test_back_after_a_mob_leaves_what_it_did(gate: Table) -> None:
    gate.type("mob orcs bruenor average", "next", "back")
    assert gate.hp("bruenor") == 95
    assert gate.now[0] == "oa"


def test_one_sum_over_the_orcs(gate: Table) -> None:
    gate.type("damage orcs 23 slashing pooled in-order from bruenor")
    assert gate.last_lines == ["23 slashing over Orc ×8: A dies, B 15 → 7"]
    gate.type("damage orcs 2d6+10 slashing pooled")
    line = gate.session.step(gate.session.cursor).line
    assert "dmg=" in line
    assert gate.hp("ob") == 0
    gate.type("undo", "undo")
    assert (gate.hp("oa"), gate.hp("ob"), gate.trail("oa")) == (15, 15, "15")


def test_each_member_by_its_own_defences(gate: Table) -> None:
    gate.type("damage sa,sb,oa 20 bludgeoning pooled in-order")
    three = "Skeleton A, Skeleton B and Orc A"
    done = "Skeleton A and Skeleton B die, Orc A 15 → 9"
    assert gate.last_lines == [f"20 bludgeoning over {three}: {done}"]
    gate.type("option mob_carry_over off", "damage orcs 40 fire pooled chosen=ob")
    assert gate.last_lines == ["40 fire over Orc ×8: B dies, 25 lost"]


def test_the_fight_is_the_same_when_opened_again(gate: Table) -> None:
    lines = ("mob orcs,skeletons lia roll", "damage orcs 50 pooled", "mob orcs lia average")
    done = [gate.session.do(line).events for line in lines]
    assert isinstance(done[0][0], ev.MobAttacked)
    assert len(ev.lots_of(done[0][0])) == 2
    again = gate.opened_again().session
    last = again.cursor
    assert [again.step(last - 2 + at).events for at in range(3)] == done
    again.undo(3)
    again.redo(3)
    assert again.step(last).events == done[-1]
