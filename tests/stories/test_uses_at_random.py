"""Uses in any order: refusals leave no trace, lines hold every die, the fold is the table."""

import json
import random
from pathlib import Path

import pytest

from tests.stories.table import same
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.session import Session, open_session
from tracker.shorthand import NoCommand, parse
from tracker.shorthand.reading.uses import action_names, legendary_names, spell_names

OPENING = {
    "combatants": [
        {"monster": "adult red dragon"},
        {"monster": "lich"},
        {"monster": "unicorn", "side": "party"},
        {"monster": "gold dragon wyrmling"},
        {"name": "Ann", "kind": "pc", "max_hp": 300, "slots": {"1": 2, "2": 1}},
    ],
    "options": {"player_dice": "roll", "monster_damage": "rolled"},
}
HANDLES = ("adult-red-dragon", "lich", "unicorn", "gold-dragon-wyrmling", "ann")
PLAIN = (
    "next", "next", "back", "undo", "redo", "prompt roll", "prompt fail", "prompt skip",
    "resist {b}", "recharge {a}", "recharge {a} roll", "slot {a} 1", "slot {a} 1 back",
    "budget {a} full", "budget {a} action=1 moved=10", "save {b} wis 25 10 fire half",
    "legendary {a}", "heal {b} 60", "damage {b} 20",
)  # fmt: skip


def line(session: Session, dice: random.Random) -> str:
    """Something a DM may type."""
    a, b = dice.choice(HANDLES), dice.choice(HANDLES)
    who = next(one.id for one in session.table.combatants.values() if one.handle == a)
    table = session.table
    named = [f'action {a} "{one}" on {b},ann' for one in action_names(table, who)]
    named += [f'legendary {a} "{one}" on {b}' for one in legendary_names(table, who)]
    named += [f'cast {a} "{one}" on {b}' for one in spell_names(table, who)]
    return dice.choice((*named, *PLAIN, *PLAIN)).format(a=a, b=b)


def told(table: Encounter) -> object:
    """What a step decides of creatures."""
    return [
        (one.hp, one.used, one.budget, one.effects, one.concentration, one.state)
        for one in table.combatants.values()
    ]


@pytest.mark.parametrize("seed", range(6))
def test_uses_in_any_order(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps({"schema_version": 1, "name": "Uses", "opening": OPENING}), "utf-8")
    session, dice = open_session(path, seed=seed), random.Random(seed)
    session.do("start")
    for _ in range(80):
        before, text = session.table, line(session, dice)
        try:
            step = session.do(text)
        except Refused:
            assert same(session.table, before), text
            continue
        if text.startswith(("undo", "redo", "resist")):
            continue
        asked = parse(step.line, before, session.vocabulary, longest=len(step.line))
        assert not isinstance(asked, NoCommand)
        again = fold(before, decide(before, asked, random.Random(seed + 1)))
        assert told(again) == told(session.table), step.line
    table = Encounter()
    for step in session.steps():
        table = fold(table, step.events)
    assert same(table, session.table)
    session.close()
