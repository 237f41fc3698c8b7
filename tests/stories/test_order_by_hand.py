"""Many rounds of an order that never stays: delays, a lair, a wave, wolves at 0, summoned creatures.

Played once with the dice of one seed and once from its own log with those of another.
"""

import json
from pathlib import Path

import pytest

from tests.stories.table import Table, same
from tracker.session import Session, open_session

OPENING = {
    "options": {"prompt_death_save": "auto", "prompt_wave": "off", "tie": "roll_off"},
    "combatants": [
        {"name": "Rook", "kind": "pc", "max_hp": 24, "ac": 15, "initiative": 20},
        {"name": "Dara", "kind": "pc", "max_hp": 30, "ac": 14, "initiative": 14},
        {"name": "Finn", "kind": "pc", "max_hp": 30, "ac": 14, "initiative": 14},
        {"monster": "ogre", "initiative": 13},
        {"name": "Lair", "kind": "lair"},
        {"monster": "goblin", "count": 3},
        {"monster": "orc", "count": 2, "enters": {"round": 4}},
    ],
}
SCRIPT = """
start
delay rook
next
act rook
delay ogre
conc dara "Conjure Animals"
add wolf x2 after dara conc
add "Dire Rat" hp=9 init=0
timer "Ritual" 3 at end of dara
counter "Alarm" 0/3
next 3
act ogre
split gb init roll
next 4
counter alarm +3
swap rook dara
damage rook 60
next 9
unconc dara
kill dire-rat
next 12
revive dire-rat 3
option reroll_each_round on
next 40
""".strip().splitlines()


def opened(folder: Path, seed: int) -> Session:
    path = folder / f"fight-{seed}.json"
    written = {"schema_version": 1, "name": "Order", "opening": OPENING}
    path.write_text(json.dumps(written), encoding="utf-8")
    return open_session(path, seed=seed)


def played(session: Session, lines: list[str]) -> list[str]:
    """The canonical lines."""
    found = []
    for line in lines:
        session.do(line)
        found.append(session.step(session.cursor).line)
    return found


def test_the_lair_comes_behind_a_character_of_its_count(tmp_path: Path) -> None:
    table = Table(opened(tmp_path, 1))
    table.type("start")
    assert table.now == ["rook"]
    table.type("next")
    assert table.now == ["lair"]
    table.session.close()


def test_the_log_alone_plays_the_same_fight(tmp_path: Path) -> None:
    first, second = opened(tmp_path, 1), opened(tmp_path, 2)
    lines = played(first, SCRIPT)
    assert first.table.round >= 8
    assert any(" dice=" in line for line in lines)
    assert played(second, lines) == lines
    assert second.table.order == first.table.order
    assert second.table.acted == first.table.acted
    hit_points = [
        {one.handle: (one.hp, one.state, one.gone) for one in each.table.combatants.values()}
        for each in (first, second)
    ]
    assert hit_points[0] == hit_points[1]
    first.close()
    second.close()


@pytest.mark.parametrize("turns", [4, 9])
def test_all_the_way_back_and_forth_again(tmp_path: Path, turns: int) -> None:
    session = opened(tmp_path, 3)
    played(session, SCRIPT)
    here, cursor = session.table, session.cursor
    for _ in range(turns):
        session.do("back")
    session.do(f"next {turns}")
    assert session.table.order == here.order
    assert (session.table.round, session.table.active) == (here.round, here.active)
    assert session.table.combatants == here.combatants
    session.undo(turns + 1)
    assert session.cursor == cursor
    assert same(session.table, here)
    session.close()
