"""Lines of the map: read, written out, completed, refused by the word at fault."""

import pytest

from tests.shorthand.tables import WORDS, fight, happened, refusal, who
from tests.shorthand.test_body_lines import after
from tests.shorthand.test_canonical import check
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.shorthand import complete, parse

T = after(fight(), "place lia 0,0, ga 2,0, bruenor 4,4", "option facing on")
LIA, GA, BRUENOR = (who(T, handle) for handle in ("lia", "ga", "bruenor"))
CASES = [
    ("place lia 3,4", cmd.PlaceCreatures(((LIA, (3, 4)),))),
    ("place lia 3,-4, ga off", cmd.PlaceCreatures(((LIA, (3, -4)), (GA, None)))),
    ("place ga off", cmd.PlaceCreatures(((GA, None),))),
    ("move lia 5,1", cmd.Move(LIA, 0, to=(5, 1))),
    (
        "move lia 0,2 5,2 fly up 10 face north",
        cmd.Move(LIA, 0, "fly", up=10, to=(5, 2), through=((0, 2),), facing="north"),
    ),
    ("move lia 5,1 teleport", cmd.Move(LIA, 0, way="teleport", to=(5, 1))),
    ("face lia north", cmd.Face(LIA, "north")),
    ("face lia 3,9", cmd.Face(LIA, toward=(3, 9))),
    ("battlefield hex", cmd.ChangeBattlefield("hex")),
    (
        "battlefield wall 1,1 to 2,2 9,9",
        cmd.ChangeBattlefield(ground="wall", cells=((1, 1), (2, 1), (1, 2), (2, 2), (9, 9))),
    ),
    ("area sphere 20 at 3,0", cmd.JudgeArea("sphere", 20, area=cmd.Area("sphere", 20, (3, 0)))),
    (
        "area line 60 from lia toward ga width=10",
        cmd.JudgeArea("line", 60, area=cmd.Area("line", 60, source=LIA, toward=(2, 0), width=10)),
    ),
    (
        "damage in cube 10 at 2,0 7 fire",
        cmd.DealDamage((), (cmd.AmountPart("7", "fire"),), area=cmd.Area("cube", 10, (2, 0))),
    ),
    (
        "save in cone 15 from lia toward 3,0 dex 15 2d6 cold none",
        cmd.RollSave(
            (),
            "dex",
            15,
            (cmd.AmountPart("2d6", "cold"),),
            "none",
            area=cmd.Area("cone", 15, source=LIA, toward=(3, 0)),
        ),
    ),
    (
        "save in sphere 20 from lia wis 12",
        cmd.RollSave((), "wis", 12, area=cmd.Area("sphere", 20, source=LIA)),
    ),
    ("attack lia ga cover=none range=5", cmd.AttackTarget(LIA, GA, percent=0, range=5)),
]


@pytest.mark.parametrize(("line", "asked"), CASES, ids=[line for line, _ in CASES])
def test_a_line_and_what_it_asks(line: str, asked: cmd.Command) -> None:
    assert parse(line, T, WORDS) == asked


@pytest.mark.parametrize("line", [line for line, _ in CASES])
def test_a_line_written_out_brings_the_same(line: str) -> None:
    check(line, T, 3)


def test_an_area_with_totals_and_covers_by_name() -> None:
    line = "save in sphere 20 at 2,0 dex 15 8 fire half-cover=ga ga=3 lia=20"
    asked = parse(line, T, WORDS)
    assert isinstance(asked, cmd.RollSave)
    assert dict(asked.totals) == {GA: 3, LIA: 20}
    saved = {one.who: one.total for one in happened(T, asked) if isinstance(one, ev.SaveRolled)}
    assert saved[GA] == 3


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("place lia", "word-missing"),
        ("place lia 3", "word-not-understood"),
        ("place lia 3,x", "not-a-number"),
        ("place lia 100000,3", "out-of-bounds"),
        ("place lia 3,-1000", "out-of-bounds"),
        ("move lia 3,123456", "out-of-bounds"),
        ("move lia 3,", "word-missing"),
        ("face lia up", "word-not-understood"),
        ("face lia", "word-missing"),
        ("battlefield moon", "word-not-understood"),
        ("battlefield wall", "word-missing"),
        ("battlefield wall 0,0 to 900,900", "too-many"),
        ("area sphere 20 at", "word-missing"),
        ("save in sphere 20 dex 15", "word-not-understood"),
        ("area cone 15 from lia toward gb", "no-place"),
        ("place dragon 3,4", "no-such-creature"),
    ],
)
def test_what_is_wrong_is_said(line: str, key: str) -> None:
    assert refusal(line, T).key == key


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("battlefield w", "wall"),
        ("face lia so", "south"),
        ("place l", "lia"),
        ("area cone 15 from lia toward g", "ga"),
    ],
)
def test_what_may_come_next(text: str, offered: str) -> None:
    assert offered in [one.text for one in complete(text, T, WORDS)]
