"""What the bench measures, as far as it does not hang on the machine: counts, and ratios with slack."""

import sys
from pathlib import Path
from statistics import median

import pytest

from tests.bench import crowds, evenings, fights, programs, repainting, starting
from tests.bench.measuring import Effort, Row, beyond, ratio, shown
from tracker.session import open_session

pytestmark = pytest.mark.slow
GLANCE = Effort(starts=1, keys=12, rounds=40)
SLACK = 3
terminals = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def by_name(rows: list[Row]) -> dict[str, float]:
    """What was measured."""
    return {row.what: row.measured for row in rows if row.measured is not None}


def test_a_fight_has_the_steps_and_creatures_it_was_asked_for() -> None:
    session = open_session(fights.fight(60, 200), read_only=True)
    assert (session.length, len(session.table.combatants)) == (200, 60)
    assert not session.table.prompts
    assert all(one.state == "up" for one in session.table.combatants.values())
    assert fights.fight(60, 200).read_bytes() == fights.fight(60, 200).read_bytes()


@terminals
def test_nothing_late_is_loaded_by_the_first_paint() -> None:
    with programs.evenings((60, 200)) as [evening]:
        loaded = evening.once_before().loaded_at_first_paint()
    assert "textual" in loaded
    assert not loaded.intersection(starting.LATE)


@terminals
def test_one_row_costs_the_same_among_200_and_less_than_a_kilobyte() -> None:
    few, many = repainting.repaints(GLANCE)
    assert median(one.size for one in many) <= 1000
    # The quickest of each: whatever else the machine does only makes the others slower.
    assert min(one.seconds for one in many) <= SLACK * min(one.seconds for one in few)


def test_500_attackers_cost_what_one_costs() -> None:
    found = by_name(list(crowds.rows(GLANCE)))
    assert found["mobs.resolve: 500 alike against 1"] <= 3 * SLACK


def test_a_mob_of_500_is_one_attack_and_one_damage(tmp_path: Path) -> None:
    session = crowds.horde(tmp_path)
    step = session.do("mob orcs hero")
    assert [type(event).__name__ for event in step.events] == ["MobAttacked", "DamageTaken"]
    session.undo()
    step = session.do("damage orcs 6000 slashing pooled")
    assert [type(event).__name__ for event in step.events] == ["DamagePooled"]
    session.close()


def test_a_late_step_costs_what_an_early_one_does(tmp_path: Path) -> None:
    early, late = evenings.pair(GLANCE.rounds, tmp_path)
    assert median(late) <= 1.3 * SLACK * median(early)


def test_a_row_tells_its_verdict() -> None:
    assert shown(Row("start", 1.2, 1.25)).split() == ["start", "1.20×", "≤", "1.25×", "ok"]
    assert shown(Row("start", 1.3, 1.25)).split()[-1] == "OVER"
    assert shown(Row("speed", 1.0, 1, least=True)).split()[-1] == "OVER"
    assert "not measured: no network" in shown(Row("speed", None, 1, note="no network"))
    assert (ratio([2, 9], [1, 3]), beyond([2, 9], [1, 3])) == (2.5, 3.5)
