"""A whole round in at most sixty keys, each turn checked for what it was to do."""

from pathlib import Path

import pytest

from tests.tui.round_of_keys import COMBATANTS, COUNT, MOST, ROUND
from tests.tui.table import Table, table
from tracker.encounter.events import Attacked, MobAttacked, SaveRolled
from tracker.encounter.model import Encounter
from tracker.tui.actions_picking import PICKED
from tracker.tui.screens import fight_haste


def letter_of(one: Table, head: str) -> str:
    """On the row of a group."""
    return PICKED[next(at for at, row in enumerate(one.fight.rows) if row.head.startswith(head))]


def test_a_round_takes_at_most_sixty_keys() -> None:
    assert COUNT <= MOST


@pytest.mark.slow
async def test_a_round_of_eight_monsters_and_five_characters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys come here without a pause, so the guard against keys pressed twice is off."""
    monkeypatch.setattr(fight_haste, "BOUNCE", 0.0)
    async with table(tmp_path, *COMBATANTS) as one:
        first = one.session.table.active
        begun, pressed = one.session.cursor, 0
        for turn in ROUND:
            for key in turn.keys:
                await one.press(letter_of(one, "Orc") if key == "ORCS" else named(key))
                pressed += 1
        await one.top("FightScreen")
        assert (one.session.table.active, one.session.table.round) == (first, 2)
        assert pressed == COUNT
        check(one, begun)


def named(key: str) -> str:
    """As a key is called."""
    return {".": "full_stop"}.get(key, key)


def check(one: Table, begun: int) -> None:
    """Every one of the thirteen has done what the script says."""
    session = one.session
    steps = list(session.steps(begun + 1))
    events = [event for step in steps for event in step.events]
    handles = {who: found.handle for who, found in session.table.combatants.items()}
    struck = [handles[event.attacker] for event in events if isinstance(event, Attacked)]
    assert struck == ["ga", "gb", "gc", "bruenor", "lia", "ogre", "quill"]
    mob = next(event for event in events if isinstance(event, MobAttacked))
    assert [handles[who] for who in mob.attackers] == ["oa", "ob", "oc", "od"]
    saves = [handles[event.who] for event in events if isinstance(event, SaveRolled)]
    assert saves == ["oa", "ob", "oc", "od"]
    verbs = [step.line.split()[0] for step in steps]
    assert verbs.count("next") == len(ROUND)
    assert verbs.count("cond") == 2
    assert any(step.line.startswith("prompt ") and step.line.endswith(" 12") for step in steps)
    assert worn(session.table, "ogre") == ["prone"]
    assert sum(worn(session.table, goblin) == ["frightened"] for goblin in ("ga", "gb", "gc")) == 1
    assert one.hp("ogre") == 59 - 11


def worn(table: Encounter, handle: str) -> list[str]:
    """Conditions of a creature."""
    found = next(one for one in table.combatants.values() if one.handle == handle)
    return [effect.name for effect in found.effects if effect.condition]
