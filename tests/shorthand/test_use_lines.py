"""Lines of stat-block actions and limited things: read, written out and read again."""

import random
from functools import cache

import pytest

from tests.shorthand.tables import WORDS, block, fight, happened, refusal, who
from tests.shorthand.test_canonical import check, command_of
from tracker.encounter import commands as cmd
from tracker.encounter.commands import Entry
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.shorthand import Amend, canonical, complete, parse


@cache
def table() -> Encounter:
    """The usual table with a dragon and a mage that have used some of what they have."""
    found = fight()
    for name in ("adult red dragon", "mage", "unicorn"):
        asked = cmd.AddCreatures(Entry(block(name), 1, initiative=2))
        found = fold(found, decide(found, asked, random.Random(1)))
    dragon, mage = who(found, "adult-red-dragon"), who(found, "mage")
    for asked_of in (
        cmd.ChangeUses(dragon, "Fire Breath", 1),
        cmd.ChangeUses(mage, "slot 3", 1),
        cmd.DealDamage((who(found, "lia"),), (cmd.AmountPart("10"),)),
    ):
        found = fold(found, decide(found, asked_of, random.Random(1)))
    return found


TABLE = table()
DRAGON, MAGE = who(TABLE, "adult-red-dragon"), who(TABLE, "mage")
LIA, BRUENOR = who(TABLE, "lia"), who(TABLE, "bruenor")
SAVE = "save adult-red-dragon wis 25 then frightened for 3 rounds from lia"

READ = [
    ("action adult-red fire breath on lia", cmd.UseAction(DRAGON, "Fire Breath", (LIA,))),
    (
        'action adult-red "fire" on lia,bruenor lia=12 bruenor=3 dmg=60 half-cover=lia',
        cmd.UseAction(
            DRAGON,
            "Fire Breath",
            (LIA, BRUENOR),
            totals=((LIA, 12), (BRUENOR, 3)),
            rolled=(60,),
            covers=((LIA, "half"),),
        ),
    ),
    ("action adult-red presence free", cmd.UseAction(DRAGON, "Frightful Presence", cost="free")),
    ("action adult-red bite on lia adv", cmd.AttackTarget(DRAGON, LIA, "Bite", "adv")),
    ("legendary adult-red", cmd.UseAction(DRAGON, legendary=True)),
    ("legendary adult-red detect", cmd.UseAction(DRAGON, "Detect", legendary=True)),
    (
        "legendary adult-red tail on bruenor d20=15 dmg=9",
        cmd.UseAction(
            DRAGON,
            "Tail Attack",
            (BRUENOR,),
            legendary=True,
            strike=cmd.AttackTarget(DRAGON, BRUENOR, "Tail", d20=(15,), damage=(9,)),
        ),
    ),
    ("resist adult-red", Amend("legendary=adult-red-dragon")),
    ("recharge adult-red", cmd.Recharge(DRAGON)),
    ("recharge adult-red fire roll", cmd.Recharge(DRAGON, "Fire Breath", roll=True)),
    ("recharge adult-red d6=4", cmd.Recharge(DRAGON, dice=(4,))),
    ("slot mage 3", cmd.ChangeUses(MAGE, "slot 3", 1)),
    ("slot mage 3 2", cmd.ChangeUses(MAGE, "slot 3", 2)),
    ("slot mage 3 back", cmd.ChangeUses(MAGE, "slot 3", -1)),
    (
        "uses adult-red legendary resistance +1",
        cmd.ChangeUses(DRAGON, "Legendary Resistance", 1),
    ),
    ("uses adult-red legendary actions =0", cmd.ChangeUses(DRAGON, "Legendary Actions", exactly=0)),
    ("budget lia full", cmd.SetBudget(LIA, full=True)),
    (
        "budget lia action=0 moved=10",
        cmd.SetBudget(LIA, (("action", 0), ("moved", 10))),
    ),
    ("interact lia draws a sword", cmd.TakeAction(LIA, "use", "draws a sword", "free")),
]
AGAIN = (
    "action adult-red-dragon fire breath on lia,bruenor",
    "action adult-red-dragon fire breath on party reaction dmg=50",
    "action adult-red-dragon frightful on lia,bruenor,dartagnan",
    "action unicorn healing touch on lia",
    "legendary adult-red-dragon tail on bruenor",
    "legendary adult-red-dragon wing on bruenor,lia",
    "legendary adult-red-dragon detect",
    "legendary adult-red-dragon",
    "recharge adult-red-dragon roll",
    "recharge adult-red-dragon",
    "slot mage 3 back",
    "slot mage 1 2",
    'uses mage "Ki" =2',
    "uses adult-red-dragon legendary resistance +1",
    "budget lia action=0 moved=10",
    "cast mage fireball on lia",
    "save adult-red-dragon wis 29 then prone legendary=adult-red-dragon",
    "interact lia draws a sword",
)


@pytest.mark.parametrize(("line", "request_"), READ)
def test_lines_are_read(line: str, request_: object) -> None:
    assert parse(line, TABLE, WORDS) == request_


@pytest.mark.parametrize("line", AGAIN)
def test_lines_written_out_bring_the_same_again(line: str) -> None:
    for seed in range(3):
        check(line, TABLE, seed)


def test_a_breath_written_out_has_its_saves_in_it() -> None:
    command = command_of("action adult-red-dragon fire breath on lia", TABLE)
    line = canonical(command, TABLE, happened(TABLE, command))
    assert line.startswith('action adult-red-dragon "Fire Breath" on lia lia=')


def test_resisting_stands_anywhere_in_the_line() -> None:
    plain = command_of(SAVE, TABLE)
    assert not isinstance(plain, cmd.Resisting)
    wanted = cmd.Resisting(plain, (DRAGON,))
    assert parse(f"{SAVE} legendary=adult-red-dragon", TABLE, WORDS) == wanted
    early = SAVE.replace(" then", " legendary=adult-red-dragon then")
    assert parse(early, TABLE, WORDS) == wanted


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("action adult-red ice breath", "no-such-name"),
        ("action adult-red", "word-missing"),
        ("slot mage 10", "out-of-bounds"),
        ("uses mage teapot +1", "no-such-name"),
        ("budget lia", "word-missing"),
        ("undo legendary=mage", "amend-not-possible"),
    ],
)
def test_what_is_refused(line: str, key: str) -> None:
    assert refusal(line, TABLE).key == key


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("action adult-red-dragon f", {"Frightful Presence", "Fire Breath"}),
        ("legendary adult-red-dragon w", {"Wing Attack"}),
        ("recharge adult-red-dragon fi", {"Fire Breath"}),
        ("cast mage fire", {"Fire Bolt", "Fireball"}),
        ("resist ", {"adult-red-dragon"}),
        ("uses mage slot", {f"slot {level}" for level in range(1, 6)}),
    ],
)
def test_what_completion_offers(line: str, offered: set[str]) -> None:
    assert {one.text for one in complete(line, TABLE, WORDS)} == offered
