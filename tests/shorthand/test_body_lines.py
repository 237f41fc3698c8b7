"""Lines of bodies in space: written out and read again they bring the same; who is left out."""

import random

import pytest

from tests.shorthand.tables import WORDS, block, fight, happened, refusal, solo, who
from tests.shorthand.test_canonical import check, command_of
from tracker.encounter import commands as cmd
from tracker.encounter.commands import Entry
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.shorthand import complete, parse


def after(table: Encounter, *lines: str) -> Encounter:
    """The table after these lines."""
    for line in lines:
        table = fold(table, happened(table, command_of(line, table)))
    return table


def stable() -> Encounter:
    """The usual table with a horse and a griffon; a goblin holds Lia, the griffon is aloft."""
    table = fight()
    for name, side in (("warhorse", "party"), ("griffon", "foes")):
        asked = cmd.AddCreatures(Entry(block(name), 1, side=side, initiative=2))
        table = fold(table, decide(table, asked, random.Random(1)))
    return after(
        table,
        "grapple ga lia a=20 b=1",
        "move griffon 30 fly up 40",
        "move troll 10 leaves bruenor",
    )


TABLE = stable()
LIA, GA = who(TABLE, "lia"), who(TABLE, "ga")
LINES = (
    "grapple troll bruenor",
    "grapple bruenor gb vs acro adv",
    "shove hobgoblin gc prone",
    "shove hobgoblin gc away dis no-hand",
    "escape lia",
    "escape lia from ga with acrobatics",
    "contest lia troll with sleight of hand vs wis",
    "release ga",
    "release ga lia",
    "move hobgoblin 30 leaves lia,bruenor after=10",
    "move gb 10 difficult squeeze",
    "move ga 10 drag",
    "move griffon 10 fly down 20",
    "move griffon 10",
    "move bruenor 40 teleport",
    "move lia 15 forced",
    "prone gb",
    "underwater foes",
    "card poisoned",
    "card difficult terrain",
    "fall troll 40",
    "fall griffon",
    "mount bruenor warhorse",
    "mount dartagnan griffon controlled",
    "opportunity troll bruenor",
    "opportunity ga lia with unarmed adv",
    "two-weapon ga lia",
    "attack lia ga with improvised range=30",
    "prompt roll",
    "prompt skip",
)


@pytest.mark.parametrize("text", LINES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_line_and_its_canonical_line_bring_the_same(text: str, seed: int) -> None:
    check(text, TABLE, seed)


def test_totals_are_filled_in() -> None:
    assert " a=" in check("grapple troll bruenor", TABLE, 1)
    assert " dmg=" in check("fall troll 40", TABLE, 1)
    assert " d20=" in check("opportunity troll bruenor", TABLE, 1)
    assert check("shove lia gb away a=12 b=9", TABLE, 1) == "shove lia gb away a=12 b=9"


def test_whoever_is_left_out_is_me() -> None:
    table = solo(TABLE, "troll")
    troll = who(TABLE, "troll")
    assert parse("move 20", table, WORDS) == cmd.Move(troll, 20)
    assert parse("stand", table, WORDS) == cmd.StandUp(troll)
    assert parse("grapple lia", table, WORDS) == cmd.Struggle("grapple", troll, LIA)
    assert parse("two-weapon lia", table, WORDS) == cmd.AttackTarget(
        troll, LIA, cost="bonus", way="two-weapon"
    )


def test_the_only_grappler_goes_without_saying() -> None:
    assert parse("escape lia", TABLE, WORDS) == cmd.Struggle("escape", LIA, GA)
    assert refusal("escape bruenor", TABLE).key == "not-grappled"


def test_a_controlled_mount_is_not_me() -> None:
    table = after(TABLE, "mount dartagnan warhorse controlled")
    table = solo(table, "dartagnan")
    assert parse("dismount", table, WORDS) == cmd.GetOff(who(table, "dartagnan"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("shove lia ga", "word-missing"),
        ("contest lia ga with juggling", "word-not-understood"),
        ("move lia", "word-missing"),
        ("move lia fast", "not-a-number"),
        ("move lia 30 sideways", "word-unexpected"),
        ("opportunity ga", "word-missing"),
    ],
)
def test_what_is_refused(text: str, key: str) -> None:
    assert refusal(text).key == key


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("grap", "grapple"),
        ("shove lia ga p", "prone"),
        ("move lia 30 f", "fly"),
        ("move lia 30 leaves g", "ga"),
        ("mount lia troll c", "controlled"),
        ("opportunity ga lia with Sc", "Scimitar"),
        ("escape lia f", "from"),
    ],
)
def test_what_may_come_next(text: str, offered: str) -> None:
    assert offered in [one.text for one in complete(text, fight(), WORDS)]


def test_options_with_a_sign_may_stand_behind_the_text_of_a_deed() -> None:
    table = fight()
    asked = parse("improvise lia kicks in the door check=athletics dc=15 total=16", table)
    assert asked == parse("improvise lia check=athletics dc=15 total=16 kicks in the door", table)
    assert asked == cmd.TakeAction(
        who(table, "lia"), "improvise", "kicks in the door", check="athletics", dc=15, total=16
    )
