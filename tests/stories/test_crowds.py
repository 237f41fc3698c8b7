"""Many at once, and much on one: the fireball, the improvised cave-in, two clerics with one prayer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.table import Table
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.showing import shown
from tracker.session import Session, open_session

OPENING = """{"name": "Cave", "opening": {"combatants": [
    {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 12, "initiative": 18},
    {"name": "Mira", "kind": "pc", "max_hp": 30, "ac": 18, "initiative": 16},
    {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 14,
     "attacks": [{"name": "Axe", "bonus": 6, "damage": "1d8+3 slashing"}]},
    {"monster": "goblin", "count": 12, "initiative": 12}
]}}"""


@pytest.fixture
def cave(tmp_path: Path) -> Iterator[Table]:
    """Three heroes and twelve goblins, Lia's turn."""
    path = tmp_path / "cave.json"
    path.write_text(OPENING, encoding="utf-8")
    session: Session = open_session(path, play=True, seed=3)
    table = Table(session)
    table.type("start")
    yield table
    session.close()


def events_of(table: Table, kind: type) -> list[ev.Event]:
    """Events of the last step, of one kind."""
    events = table.session.step(table.session.cursor).events
    return [event for event in events if isinstance(event, kind)]


def test_a_fireball_on_twelve_goblins(cave: Table) -> None:
    before = cave.session.cursor
    cave.type("area sphere 20", "save goblins dex 15 8d6 fire half-cover=ga,gb from lia")
    saves, harm = events_of(cave, ev.SaveRolled), events_of(cave, ev.DamageTaken)
    assert len(saves) == len(harm) == 12
    dice = {event.dice for event in harm if isinstance(event, ev.DamageTaken)}
    assert len(dice) == 1
    assert cave.session.cursor == before + 2
    covered = [event for event in saves if isinstance(event, ev.SaveRolled) and event.bonus == 4]
    assert len(covered) == 2
    cave.session.undo()
    assert all(cave.hp(f"g{letter}") == 7 for letter in "abcdefghijkl")


def test_the_log_has_the_suggestion_and_the_choice(cave: Table) -> None:
    cave.type("area cone 15 on ga,gb,gc")
    assert cave.last_lines == [
        "A cone of 15 ft catches Goblin A, Goblin B and Goblin C (2 suggested)"
    ]


def test_a_tunnel_comes_down(cave: Table) -> None:
    cave.type("improvised tunnel 4 on lia,bruenor save dex 13 half lia=15 bruenor=9 dmg=21")
    assert cave.last_lines[0] == (
        "Under the rubble of a tunnel: 4d10 = 21 bludgeoning (deadly at level 4)"
    )
    assert (cave.hp("lia"), cave.hp("bruenor")) == (17, 23)
    cave.session.amend("half-cover=bruenor bruenor=13")
    assert cave.hp("bruenor") == 34
    cave.session.undo()
    assert (cave.hp("lia"), cave.hp("bruenor")) == (27, 44)


def test_two_blesses_from_two_clerics(cave: Table) -> None:
    for cleric in ("lia", "mira"):
        cave.type(
            f"conc {cleric} Bless on bruenor",
            f'effect bruenor "Bless" attack+1d4 save+1d4 conc from {cleric}',
        )
    assert cave.last_lines == ["Bruenor: Bless (while Mira concentrates, waits: the other works)"]
    bruenor = cave.who("bruenor").id
    assert len(numbers.save_dice(cave.session.table, bruenor)) == 1
    listed = next(
        one for one in shown(cave.session.table)["combatants"] if one["handle"] == "bruenor"
    )
    assert [effect.get("suppressed", False) for effect in listed["effects"]] == [False, True]
    cave.type("damage lia 4", "prompt fail")
    assert "Bruenor: Bless ends (concentration ended; the other takes over)" in cave.last_lines
    assert len(numbers.save_dice(cave.session.table, bruenor)) == 1
    cave.type("unconc mira")
    assert not numbers.save_dice(cave.session.table, bruenor)


def test_an_edition_for_the_evening(cave: Table) -> None:
    cave.type("option edition 2024", "exhaust bruenor +2", "save bruenor wis 10")
    lines = "\n".join(cave.last_lines)
    (saved,) = events_of(cave, ev.SaveRolled)
    assert isinstance(saved, ev.SaveRolled)
    assert saved.bonus == -4
    used = [dict(one.params) for one in saved.reasons if one.key == "by-option"]
    assert used == [{"option": "exhaustion_2024"}]
    assert "Bruenor" in lines
    cave.type("option edition 2014", "save bruenor wis 10")
    (saved,) = events_of(cave, ev.SaveRolled)
    assert isinstance(saved, ev.SaveRolled)
    assert saved.bonus == 0


def test_a_prepared_encounter_may_name_its_edition(tmp_path: Path) -> None:
    path = tmp_path / "newer.json"
    options = '{"edition": "2024", "hide_2024": false, "stack_tie": "recent"}'
    path.write_text(OPENING.replace('"opening": {', f'"opening": {{"options": {options}, '))
    session = open_session(path, play=True, seed=3)
    flags = numbers.edition(session.table)
    session.close()
    assert flags.exhaustion_2024
    assert not flags.hide_2024
    assert numbers.rulings(session.table).stack_tie == "recent"
