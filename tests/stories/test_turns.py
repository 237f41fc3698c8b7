"""Twelve rounds in which nothing may be forgotten: a dragon, a troll in flames, two spells held."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.stories.table import Table
from tracker.encounter.model import Encounter
from tracker.encounter.showing import shown
from tracker.session import Session, open_session

OPENING = """{"name": "Lair", "opening": {"combatants": [
    {"name": "Mira", "kind": "pc", "max_hp": 80, "ac": 18, "initiative": 21, "saves": {"con": 6}},
    {"name": "Quill", "kind": "pc", "max_hp": 60, "ac": 15, "initiative": 16, "saves": {"con": 2}},
    {"monster": "adult red dragon", "initiative": 12},
    {"monster": "troll", "initiative": 5}
]}}"""


@pytest.fixture
def lair(tmp_path: Path) -> Iterator[Table]:
    path = tmp_path / "lair.json"
    path.write_text(OPENING, encoding="utf-8")
    session: Session = open_session(path, play=True, seed=11)
    table = Table(session)
    table.type("start")
    yield table
    session.close()


def asked(table: Table) -> list[str]:
    """Open questions: kind and handle."""
    known = table.session.table.combatants
    return [f"{one.kind} {known[one.who].handle}" for one in table.session.table.prompts]


def answered(table: Table) -> None:
    """Every question that is open, by the first answer that fits it."""
    while table.session.table.prompts:
        for answer in ("roll", "skip"):
            if _answers(table, answer):
                break


def _answers(table: Table, answer: str) -> bool:
    kind = table.session.table.prompts[0].kind
    if kind == "legendary" and answer == "roll":
        return False
    table.type(f"prompt {answer}")
    return True


def test_the_first_rounds_ask_what_the_rules_ask(lair: Table) -> None:
    wyrm = "adult-red-dragon"
    lair.type(
        "conc mira Bless on mira,quill",
        'effect mira,quill "Bless" attack+1d4 save+1d4 for 1 minute from mira conc',
        "next",
    )
    assert asked(lair) == [f"legendary {wyrm}"]
    lair.type("prompt 2")
    lair.type(
        f"conc quill Web on {wyrm},troll", "cond troll restrained from quill save str 13 conc"
    )
    lair.type("damage troll 40 fire", "next")
    assert "Turn: Adult Red Dragon" in lair.last_lines
    assert asked(lair) == [f"legendary {wyrm}"]
    lair.type(f"cond mira frightened for 1 minute from {wyrm} save wis 19", "next")
    assert lair.last_lines == [
        "Turn: Troll",
        "Troll: Regeneration does nothing this turn (fire)",
    ]
    lair.type("next")
    assert asked(lair) == [f"legendary {wyrm}", "repeat-save troll"] or asked(lair) == [
        "repeat-save troll",
        f"legendary {wyrm}",
    ]
    lair.type("unconc quill")
    assert lair.conditions("troll") == []
    assert asked(lair) == [f"legendary {wyrm}"]
    lair.type("damage mira 30", "prompt skip")
    assert asked(lair) == ["concentration mira"]
    assert lair.session.table.prompts[0].dc == 15
    lair.type("prompt fail")
    assert lair.conditions("quill") == []
    assert lair.conditions("mira") == ["frightened"]


def test_a_troll_dies_of_fire_alone(lair: Table) -> None:
    lair.type("next 3", "damage troll 200", "next 4")
    assert asked(lair)[-1] == "regeneration troll"
    lair.type(f"prompt #{lair.session.table.prompts[-1].id} roll")
    assert lair.hp("troll") == 10
    lair.type("damage troll 20 acid", "next 4")
    assert lair.who("troll").state == "dead"


def test_to_round_12_back_to_3_and_forward_again(lair: Table) -> None:
    """The same table to the last field, but for what only tells that one went back."""
    lair.type("conc mira Bless on mira,quill")
    lair.type('effect mira,quill "Bless" attack+1d4 save+1d4 for 1 minute from mira conc')
    lair.type('effect quill "Burning" hurt 1d6 fire at start save con 12 for 5 rounds')
    lair.type("cond mira frightened for 6 rounds from adult-red-dragon save wis 19")
    for kind in ("ongoing", "repeat_save", "regeneration", "concentration"):
        lair.type(f"option prompt_{kind} auto")
    lair.type("option prompt_legendary off", "damage troll 60")
    tables: list[Encounter] = [lair.session.table]
    while lair.session.table.round < 12:
        lair.type("next")
        tables.append(lair.session.table)
    passed = sum(table.round >= 3 for table in tables)
    third = tables[-passed]
    for _ in range(passed - 1):
        lair.type("back")
    assert plain(lair.session.table) == plain(third)
    for table in tables[-passed + 1 :]:
        lair.type("next")
        assert plain(lair.session.table) == plain(table)


def plain(table: Encounter) -> dict[str, object]:
    """All that is shown, questions without their ids."""
    found = shown(replace(table, prompts=()))
    found["asked"] = [one.key for one in table.prompts]
    return found


def test_after_the_fight_minutes_pass(lair: Table) -> None:
    lair.type("conc mira Bless on mira", 'effect mira "Bless" save+1d4 for 1 minute from mira conc')
    lair.type('effect quill "Mage Armor" ac+3 for 8 hours from quill', "damage quill 20", "end")
    lair.type("pass 10 minutes")
    assert lair.last_lines == [
        "10 minutes gone by: it is round 101",
        "Mira: Bless ends (its time is up)",
        "Mira loses Bless (its time is up)",
    ]
    lair.type("rest long")
    assert lair.last_lines[:3] == [
        "8 hours gone by: it is round 4901",
        "Quill: Mage Armor ends (its time is up)",
        "Long rest: Mira, Quill, Adult Red Dragon and Troll",
    ]
    assert lair.hp("quill") == 60
    assert lair.opened_again().hp("quill") == 60
