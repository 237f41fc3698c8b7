"""Lines of the order by hand and of mere counts, with what each asks for."""

from tests.shorthand.tables import block, fight, who
from tracker.encounter import commands as cmd
from tracker.encounter.stat_block import StatBlock
from tracker.shorthand import Request

GA, GB, GC = (who(fight(), handle) for handle in ("ga", "gb", "gc"))
LIA, BRUENOR = (who(fight(), handle) for handle in ("lia", "bruenor"))
ORCS = tuple(who(fight(), handle) for handle in ("oa", "ob", "oc", "od"))

ORDERING: list[tuple[str, Request]] = [
    ("delay", cmd.Delay(GA)),
    ("delay lia", cmd.Delay(LIA)),
    ("delay goblins dice=4,17", cmd.Delay(GA, (4, 17))),
    ("act lia", cmd.ComeBack(LIA)),
    ("act orcs dice=3", cmd.ComeBack(ORCS[0], (3,))),
    ("swap lia bruenor", cmd.SwapPlaces(LIA, BRUENOR)),
    ("split ga,gb", cmd.SplitLine((GA, GB))),
    ("split gc init -3", cmd.SplitLine((GC,), -3)),
    ("split gc init roll", cmd.SplitLine((GC,), roll=True)),
    ("split gc init roll dice=7", cmd.SplitLine((GC,), roll=True, dice=(7,))),
    ("join ga,orcs", cmd.JoinLines((GA, *ORCS))),
    ('timer "Ritual of Orcus" 3', cmd.StartTimer("Ritual of Orcus", 3)),
    ("timer Flood 10 at -1 visible", cmd.StartTimer("Flood", 10, "count", -1, visible=True)),
    ("timer Fuse 2 at end of lia", cmd.StartTimer("Fuse", 2, "end", who=LIA)),
    ('counter "Ritual" 3/6', cmd.StartCounter("Ritual", 3, 6)),
    ("counter Alarm 0 visible", cmd.StartCounter("Alarm", 0, visible=True)),
    ("counter lia +1", cmd.MoveClock(LIA, 1)),
    ("timer lia =4", cmd.MoveClock(LIA, exactly=4)),
    ("next 2 dice=4,17", cmd.NextTurn(2, (4, 17))),
    ("start lia 4 dice=9", cmd.StartFight((cmd.InitiativeEntry(LIA, 4),), (9,))),
    ("start dice=9", cmd.StartFight(dice=(9,))),
    ("init ga 0, lia -4", cmd.SetInitiative((
        cmd.InitiativeEntry(GA, 0), cmd.InitiativeEntry(LIA, -4)))),
    ("add lair", cmd.AddCreatures(cmd.Entry(StatBlock("lair", 0, 10), kind="lair"))),
    (
        "add wolf x2 after lia conc",
        cmd.AddCreatures(cmd.Entry(block("wolf"), 2, hangs="after", on=LIA, held=True)),
    ),
    (
        "add wolf with lia",
        cmd.AddCreatures(cmd.Entry(block("wolf"), hangs="with", on=LIA)),
    ),
]  # fmt: skip
