"""Lines of stat-block actions, uses and budgets, with what each asks for."""

from tests.shorthand.tables import fight, who
from tracker.encounter import commands as cmd
from tracker.shorthand import Amend, Request

LIA, TROLL = who(fight(), "lia"), who(fight(), "troll")

USING: list[tuple[str, Request]] = [
    (
        "action troll regen on lia free dmg=3",
        cmd.UseAction(TROLL, "Regeneration", (LIA,), cost="free", rolled=(3,)),
    ),
    ("action troll bite on lia adv", cmd.AttackTarget(TROLL, LIA, "Bite", "adv")),
    ("legendary troll", cmd.UseAction(TROLL, legendary=True)),
    ('legendary troll "Stomp" on lia', cmd.UseAction(TROLL, "Stomp", (LIA,), legendary=True)),
    ("resist troll", Amend("legendary=troll")),
    ("recharge troll roll", cmd.Recharge(TROLL, roll=True)),
    ('recharge troll "Ki" d6=4', cmd.Recharge(TROLL, "Ki", dice=(4,))),
    ("slot lia 3", cmd.ChangeUses(LIA, "slot 3", 1)),
    ("slot lia 3 2 back", cmd.ChangeUses(LIA, "slot 3", -2)),
    ('uses troll "Ki" +1', cmd.ChangeUses(TROLL, "Ki", 1)),
    ("budget lia full", cmd.SetBudget(LIA, full=True)),
    (
        "budget lia action=0 moved=10 action=1",
        cmd.SetBudget(LIA, (("moved", 10), ("action", 1))),
    ),
    ("interact lia draws a sword", cmd.TakeAction(LIA, "use", "draws a sword", "free")),
    (
        "death lia 4 legendary=lia",
        cmd.Resisting(cmd.RollDeathSave(LIA, 4), (LIA,)),
    ),
]
