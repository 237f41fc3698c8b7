"""Lines of bodies in space, with what each asks for: struggles, moves, falls, riders."""

from tests.shorthand.tables import fight, who
from tracker.encounter import commands as cmd
from tracker.shorthand import Request

T = fight()
GA, LIA, BRUENOR, TROLL = (who(T, handle) for handle in ("ga", "lia", "bruenor", "troll"))

BODY_CASES: list[tuple[str, Request]] = [
    ("grapple lia troll a=15 b=12", cmd.Struggle("grapple", LIA, TROLL, a=15, b=12)),
    (
        "grapple lia troll vs acro no-hand dis",
        cmd.Struggle("grapple", LIA, TROLL, against="acrobatics", mode="dis", no_hand=True),
    ),
    ("shove lia ga prone", cmd.Struggle("shove", LIA, GA, "prone")),
    ("shove lia ga away adv", cmd.Struggle("shove", LIA, GA, "push", mode="adv")),
    ("escape ga from lia with acrobatics", cmd.Struggle("escape", GA, LIA, skill="acrobatics")),
    (
        "contest lia ga with sleight of hand vs wisdom",
        cmd.Struggle("other", LIA, GA, skill="sleight of hand", against="wis"),
    ),
    ("release lia ga", cmd.Release(LIA, GA)),
    ("move lia 30", cmd.Move(LIA, 30)),
    ("move ga 10 jump", cmd.Move(GA, 10)),
    (
        "move troll 30 fly up 20 leaves lia,bruenor after=10",
        cmd.Move(TROLL, 30, "fly", up=20, leaves=(LIA, BRUENOR), after=10),
    ),
    (
        "move ga 5 crawl difficult squeeze drag down 5",
        cmd.Move(GA, 5, difficult=True, crawl=True, squeeze=True, drag=True, up=-5),
    ),
    ("move ga 30 teleport", cmd.Move(GA, 30, way="teleport")),
    ("move ga 10 forced", cmd.Move(GA, 10, way="forced")),
    ("stand lia", cmd.StandUp(LIA)),
    ("prone lia", cmd.DropProne(LIA)),
    ("fall ga 30 dmg=11", cmd.Fall(GA, 30, (11,))),
    ("fall ga", cmd.Fall(GA)),
    ("mount lia troll independent", cmd.GetOn(LIA, TROLL, "independent")),
    ("mount lia troll", cmd.GetOn(LIA, TROLL)),
    ("dismount lia", cmd.GetOff(LIA)),
    ("place lia 3,4, ga off", cmd.PlaceCreatures(((LIA, (3, 4)), (GA, None)))),
    ("face lia north", cmd.Face(LIA, "north")),
    ("battlefield wall 1,1", cmd.ChangeBattlefield(ground="wall", cells=((1, 1),))),
    ("underwater lia,ga", cmd.Immerse((LIA, GA))),
    ("underwater ga off", cmd.Immerse((GA,), off=True)),
    ("card poison", cmd.ShowCard("poisoned")),
    ("card half cover off", cmd.ShowCard("half-cover", off=True)),
    (
        "opportunity ga lia with Scimitar d20=15",
        cmd.AttackTarget(GA, LIA, "Scimitar", d20=(15,), cost="reaction", way="opportunity"),
    ),
    ("two-weapon ga lia", cmd.AttackTarget(GA, LIA, cost="bonus", way="two-weapon")),
    ("attack lia ga with improvised", cmd.AttackTarget(LIA, GA, "improvised-weapon")),
]
