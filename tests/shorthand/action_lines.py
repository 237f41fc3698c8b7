"""Lines of attacks and of other actions, with what each asks for."""

from tests.shorthand.tables import fight, who
from tracker.encounter import commands as cmd
from tracker.shorthand import Request

GA, GB, GC = (who(fight(), handle) for handle in ("ga", "gb", "gc"))
LIA, BRUENOR = (who(fight(), handle) for handle in ("lia", "bruenor"))
GOBLINS = (GA, GB, GC)

EVERYTHING = """attack ga bruenor with Scimitar adv d20=15,7 cover=half range=60 hit ko no-prone
    ac+5 attack+2 resist dmg=7,3 total=19 extra=3 rider=12,7"""
NINE = (cmd.AmountPart("9"),)
DEEDS = ("improvise", "influence", "magic", "study", "use", "utilize")

ACTIONS: list[tuple[str, Request]] = [
    (
        EVERYTHING,
        cmd.AttackTarget(
            GA, BRUENOR, "Scimitar", "adv", (15, 7), 19, (7, 3), "half", 60, "hit",
            ko=True, struck=("prone",), ac_change=5, to_hit_change=2, resist=True, extra=(3,),
            rider=(12, 7),
        ),
    ),
    ("attack ga lia with shortb", cmd.AttackTarget(GA, LIA, "Shortbow")),
    ("attack ga lia with #2", cmd.AttackTarget(GA, LIA, "Shortbow")),
    ("attack ga lia with 1 dis miss", cmd.AttackTarget(GA, LIA, "Scimitar", "dis", outcome="miss")),
    ("attack lia ga with long", cmd.AttackTarget(LIA, GA, "Longsword")),
    ("attack lia ga with longsword two-h", cmd.AttackTarget(LIA, GA, "Longsword two-handed")),
    ("attack lia ga with unarmed strike", cmd.AttackTarget(LIA, GA, "unarmed-strike")),
    ("attack lia ga with Fire Bolt total=18", cmd.AttackTarget(LIA, GA, "Fire Bolt", total=18)),
    ("attack ga lia ac +2 attack - 1", cmd.AttackTarget(GA, LIA, ac_change=2, to_hit_change=-1)),
    ("attack ga lia ac+5 ac-2 adv dis", cmd.AttackTarget(GA, LIA, mode="dis", ac_change=3)),
    ("attack ga lia cover=three-quarters", cmd.AttackTarget(GA, LIA, cover="three-quarters")),
    ("attack ga lia reaction near", cmd.AttackTarget(GA, LIA, cost="reaction", near_foe=True)),
    (
        "attack ga lia near=bruenor,lia light=dim,dark unseen behind turned-away flanking",
        cmd.AttackTarget(
            GA, LIA, near=(BRUENOR, LIA), light=("dim", "dark"), unseen=True, behind=True,
            turned_away=True, flanking=True,
        ),
    ),
    (
        "attack ga lia light=magical-dark wrong-place fear-out-of-sight bonus",
        cmd.AttackTarget(
            GA, LIA, cost="bonus", light=("magical-dark",), wrong_place=True,
            fear_out_of_sight=True,
        ),
    ),
    ("attack ga lia shielded=2", cmd.AttackTarget(GA, LIA, shield=2)),
    ("attack ga lia shielded=0", cmd.AttackTarget(GA, LIA, shield=0)),
    ("attack ga lia pack", cmd.AttackTarget(GA, LIA, traits=("pack",))),
    (
        "attack ga lia sunlight reckless pack sunlight",
        cmd.AttackTarget(GA, LIA, traits=("sunlight", "reckless", "pack")),
    ),
    ("mob goblins lia pack", cmd.MobAttack(GOBLINS, LIA, traits=("pack",))),
    ("surprise", cmd.MarkSurprised(())),
    ("dash ga", cmd.TakeAction(GA, "dash")),
    ("disengage ga bonus", cmd.TakeAction(GA, "disengage", cost="bonus")),
    ("dodge ga behind the altar", cmd.TakeAction(GA, "dodge", "behind the altar")),
    ("use ga free draws a bow", cmd.TakeAction(GA, "use", "draws a bow", "free")),
    ("use ga drop her shield", cmd.TakeAction(GA, "use", "her shield", "drop")),
    ("damage ga 9 reduce=5 fire", cmd.DealDamage((GA,), NINE, reduce=5, reduce_type="fire")),
    ("attack ga lia cover=60%", cmd.AttackTarget(GA, LIA, cover="half", percent=60)),
    ("attack ga lia cover=75%", cmd.AttackTarget(GA, LIA, cover="three-quarters", percent=75)),
    ("attack ga lia cover=49%", cmd.AttackTarget(GA, LIA, percent=49)),
    ("mob goblins lia average", cmd.MobAttack(GOBLINS, LIA, way="average")),
    (
        "mob goblins lia roll d20=4,20 dmg=9",
        cmd.MobAttack(GOBLINS, LIA, way="roll", d20=(4, 20), damage=(9,)),
    ),
    ("damage goblins 9 pooled", cmd.DealDamage(GOBLINS, NINE, pooled="hurt-first")),
    ("damage goblins 9 pooled in-order", cmd.DealDamage(GOBLINS, NINE, pooled="in-order")),
    (
        "damage goblins 9 chosen=ga",
        cmd.DealDamage(GOBLINS, NINE, pooled="chosen", chosen=(GA,)),
    ),
    ("mob goblins lia cover=74%", cmd.MobAttack(GOBLINS, LIA, cover="half", percent=74)),
    ('improvise ga "bonus"', cmd.TakeAction(GA, "improvise", "bonus")),
    (
        "improvise ga check=athletics dc=15 adv d20=4,15 kicks in the door",
        cmd.TakeAction(
            GA, "improvise", "kicks in the door", check="athletics", dc=15, d20=(4, 15), mode="adv"
        ),
    ),
    (
        'use ga check="sleight of hand" total=14',
        cmd.TakeAction(GA, "use", check="sleight of hand", total=14),
    ),
    ("use ga potion", cmd.TakeAction(GA, "use", potion=True)),
    ("influence ga check=cha", cmd.TakeAction(GA, "influence", check="cha")),
    ("magic ga bonus", cmd.TakeAction(GA, "magic", cost="bonus")),
    ("study ga the runes", cmd.TakeAction(GA, "study", "the runes")),
    ("utilize ga free", cmd.TakeAction(GA, "utilize", cost="free")),
    ("cast lia Bless", cmd.CastSpell(LIA, "Bless")),
    (
        "cast lia Healing Word on bruenor, lia bonus slot=2",
        cmd.CastSpell(LIA, "Healing Word", (BRUENOR, LIA), "bonus", 2),
    ),
    (
        'cast lia "Fire on High" cantrip conc',
        cmd.CastSpell(LIA, "Fire on High", cantrip=True, concentration=True),
    ),
    ("hide ga", cmd.Hide((GA,))),
    ("hide goblins total=12,15,9", cmd.Hide(GOBLINS, (12, 15, 9))),
    ("hide ga adv bonus d20=4,15", cmd.Hide((GA,), d20=(4, 15), mode="adv", cost="bonus")),
    ("hide ga end", cmd.Hide((GA,), stop=True)),
    ("search lia", cmd.Search(LIA)),
    (
        "search lia investigation total=14 under the bed",
        cmd.Search(LIA, "investigation", 14, text="under the bed"),
    ),
    ("help lia bruenor", cmd.HelpAlly(LIA, BRUENOR)),
    ("help lia bruenor vs ga range=10", cmd.HelpAlly(LIA, BRUENOR, GA, range=10)),
    (
        "help lia bruenor unskilled bonus picking the lock",
        cmd.HelpAlly(LIA, BRUENOR, task="picking the lock", unskilled=True, cost="bonus"),
    ),
    ('ready lia "a goblin moves"', cmd.ReadyResponse(LIA, "a goblin moves")),
    (
        "ready lia the door opens spell Magic Missile slot=1",
        cmd.ReadyResponse(LIA, "the door opens", "Magic Missile", 1),
    ),
    ("react lia before Shield", cmd.SpendBudget(LIA, "reaction", "Shield", "before")),
]  # fmt: skip
