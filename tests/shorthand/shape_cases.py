"""Lines of forms, phases and areas that stay, with what each asks for."""

from tests.shorthand.tables import block, fight, who
from tracker.encounter import commands as cmd
from tracker.shorthand import Request

T = fight()
GA, GB, LIA, TROLL = (who(T, handle) for handle in ("ga", "gb", "lia", "troll"))

SHAPE_CASES: list[tuple[str, Request]] = [
    ("form lia brown bear", cmd.TakeForm(LIA, "Brown Bear", block("brown bear"))),
    (
        'form lia "giant ape" polymorph hp=100 conc from bruenor',
        cmd.TakeForm(
            LIA,
            "Giant Ape",
            block("giant ape"),
            "polymorph",
            100,
            duration=cmd.Duration(source=who(T, "bruenor"), concentration=True),
        ),
    ),
    ("unform lia", cmd.LeaveForm(LIA)),
    ('when troll hp<=50% "Phase 2"', cmd.AwaitPhase(TROLL, "Phase 2", 50, True)),
    (
        'when troll hp <= 30 Rage form "ogre" heal 2d6 legendary text "roars"',
        cmd.AwaitPhase(
            TROLL, "Rage", 30, form=block("ogre"), heal="2d6", legendary=True, text="roars"
        ),
    ),
    ('when troll 25% "Last" heal full', cmd.AwaitPhase(TROLL, "Last", 25, True, heal="full")),
    ('when troll off "Phase 2"', cmd.ForgetPhase(TROLL, "Phase 2")),
    (
        'zone "Wall of Fire" ga,gb hurt 5d8 fire save dex 17 half at end,enter from lia',
        cmd.RaiseZone(
            "Wall of Fire",
            (GA, GB),
            ("enter", "end"),
            "5d8 fire",
            "dex",
            17,
            duration=cmd.Duration(source=LIA),
        ),
    ),
    (
        "zone Web save dex dc 12 none then restrained again at start for 2 rounds on lia",
        cmd.RaiseZone(
            "Web",
            (),
            ("start",),
            ability="dex",
            dc=12,
            on_success="none",
            condition="restrained",
            again=True,
            bearer=LIA,
            duration=cmd.Duration(rounds=2),
        ),
    ),
]
