"""Lines that go beyond one fight: rests with hit dice, tries, the party's file, another file's creatures."""

from tests.shorthand.tables import fight, who
from tracker.encounter import commands as cmd
from tracker.encounter.commands import HitDice
from tracker.shorthand.request import (
    BringBack,
    KeepParty,
    Log,
    Look,
    Merge,
    Request,
    Restart,
    Summary,
    Undo,
)

T = fight()
LIA, BRUENOR = (who(T, handle) for handle in ("lia", "bruenor"))
FIGHTS: list[tuple[str, Request]] = [
    ("restart", Restart()),
    ("restart --fresh", Restart(fresh=True)),
    ("RESTART fresh", Restart(fresh=True)),
    ("bring back", BringBack()),
    ("bring back 2", BringBack(2)),
    ("summary", Summary()),
    ("log", Log()),
    ("log who=ga,gb kind=damage round=2-3 on Fire", Log("ga,gb", "damage", "2-3", "on Fire")),
    ('log round=1 "the bridge"', Log(rounds="1", text="the bridge")),
    ("look", Look()),
    ("look 3", Look(3)),
    ("look step 12", Look(step=12)),
    ("undo to 4", Undo(to=4)),
    ("party ours", KeepParty("ours")),
    ("party theirs lia,bruenor", KeepParty("theirs", (LIA, BRUENOR))),
    ("merge cave.json", Merge("cave.json")),
    (
        'merge "the Cave.json" goblins, oa hidden round 4 dice=12,3',
        Merge("the Cave.json", "goblins, oa", hidden=True, enters_round=4, dice=(12, 3)),
    ),
    ("merge cave.json roll", Merge("cave.json", roll=True)),
    ("merge ../Cave visible", Merge("../Cave", hidden=False)),
    ("rest short lia=2d8 + 4", cmd.Rest("short", dice=(HitDice(LIA, "2d8+4", 2),))),
    (
        "rest short lia,bruenor lia=2d8+4 bruenor=9/2 rolled=13 despite",
        cmd.Rest(
            "short",
            (LIA, BRUENOR),
            despite=True,
            dice=(HitDice(LIA, "2d8+4", 2, 13), HitDice(BRUENOR, "9", 2)),
        ),
    ),
    ("rest short lia=9 lia=11", cmd.Rest("short", dice=(HitDice(LIA, "11"),))),
]
