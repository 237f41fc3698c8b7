"""Lines of durations, of healing in turns, and of time that nobody plays."""

from tests.shorthand.tables import fight, who
from tracker.encounter import commands as cmd
from tracker.encounter.commands import Duration
from tracker.encounter.effects import Ongoing
from tracker.shorthand.request import Request

T = fight()
LIA, BRUENOR, GA = (who(T, handle) for handle in ("lia", "bruenor", "ga"))
TIME: list[tuple[str, Request]] = [
    (
        'effect lia Regen mend 10 at start unless acid, fire at-zero note "green blood"',
        cmd.AddEffect(
            (LIA,),
            "Regen",
            ongoing=Ongoing("mend", "10", "start", ("acid", "fire"), True),
            note="green blood",
        ),
    ),
    (
        'cond ga restrained until "the door opens" save str 12 at start of lia',
        cmd.AddCondition(
            (GA,),
            "restrained",
            Duration(
                save_ability="str",
                save_dc=12,
                save_at="start",
                save_of=LIA,
                trigger="the door opens",
            ),
        ),
    ),
    ("cond ga prone for 3 rounds for ever", cmd.AddCondition((GA,), "prone")),
    ("effect ga Curse for 2 hours", cmd.AddEffect((GA,), "Curse", Duration(1200))),
    ("pass 10 minutes", cmd.PassTime(100)),
    ("pass 1 hour despite", cmd.PassTime(600, True)),
    ("pass 7 rounds", cmd.PassTime(7)),
    ("rest short", cmd.Rest("short")),
    ("rest long lia,bruenor despite", cmd.Rest("long", (LIA, BRUENOR), True)),
    ("rest long hungry", cmd.Rest("long", hungry=True)),
]
