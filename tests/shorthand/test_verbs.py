"""Every verb with what it asks for."""

from dataclasses import replace

import pytest

from tests.shorthand.action_lines import ACTIONS
from tests.shorthand.body_cases import BODY_CASES
from tests.shorthand.fight_cases import FIGHTS
from tests.shorthand.order_lines import ORDERING
from tests.shorthand.shape_cases import SHAPE_CASES
from tests.shorthand.tables import WORDS, after, block, fight, solo, who
from tests.shorthand.time_cases import TIME
from tests.shorthand.use_lines import USING
from tracker.encounter import commands as cmd
from tracker.encounter.commands import AmountPart, Duration, Entry
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.stat_block import StatBlock
from tracker.shorthand import Amend, Redo, Request, Undo, Why, is_blank, parse
from tracker.shorthand.parsing import READING
from tracker.shorthand.verbs import NOT_YET, VERBS

T = fight()
GA, GB, GC = (who(T, handle) for handle in ("ga", "gb", "gc"))
LIA, BRUENOR, TROLL = (who(T, handle) for handle in ("lia", "bruenor", "troll"))
GOBLINS = (GA, GB, GC)
FIRE = (AmountPart("28", "fire"),)

CASES: list[tuple[str, Request]] = [
    ("start", cmd.StartFight()),
    ("start ga 15", cmd.StartFight((cmd.InitiativeEntry(GA, 15),))),
    ("next", cmd.NextTurn()),
    ("NEXT 3", cmd.NextTurn(3)),
    ("back", cmd.TakeBackTurn()),
    ("goto lia", cmd.GoTo(LIA)),
    ("goto goblins", cmd.GoTo(GA)),
    ("init ga 15", cmd.SetInitiative((cmd.InitiativeEntry(GA, 15),))),
    (
        "init ga -2, lia roll",
        cmd.SetInitiative((cmd.InitiativeEntry(GA, -2), cmd.InitiativeEntry(LIA))),
    ),
    ("init lia with bruenor", cmd.HangInitiative(LIA, "with", BRUENOR)),
    ("init lia after bruenor", cmd.HangInitiative(LIA, "after", BRUENOR)),
    ("init lia 15 after bruenor", cmd.HangInitiative(LIA, "after", BRUENOR, 15)),
    ("init lia -2 after bruenor", cmd.HangInitiative(LIA, "after", BRUENOR, -2)),
    ("surprise goblins", cmd.MarkSurprised(GOBLINS)),
    ("surprise party", cmd.MarkSurprised((BRUENOR, LIA, who(T, "dartagnan")))),
    ("end", cmd.EndFight()),
    ("mob goblins lia", cmd.MobAttack(GOBLINS, LIA)),
    ("mob lia", cmd.MobAttack(GOBLINS, LIA)),
    (
        "mob goblin* lia with scim ac=15 needed=12 cover=half ac+2 resist ko",
        cmd.MobAttack(GOBLINS, LIA, "Scimitar", 15, 12, "half", 2, resist=True, ko=True),
    ),
    ("amend ac+5", Amend("ac+5")),
    ("amend  half=gb, “x” ", Amend("half=gb, “x”")),
    (
        "damage goblins 28 fire half=ga,gb none=gc double=ga crit magical reduce=5 from lia ko resist",
        cmd.DealDamage(
            GOBLINS, FIRE, (GA, GB), (GC,), (GA,), crit=True, qualities=("magical",), reduce=5,
            source=LIA, ko=True, resist=True,
        ),
    ),
    (
        "damage ga 8d6 fire silvered adamantine dmg=30",
        cmd.DealDamage(
            (GA,), (AmountPart("8d6", "fire"),), qualities=("silvered", "adamantine"), rolled=(30,)
        ),
    ),
    ("heal lia 7", cmd.Heal((LIA,), "7")),
    ("heal lia,ga 2d4+2 rolled=7", cmd.Heal((LIA, GA), "2d4+2", 7)),
    ("temp lia 8 take", cmd.GrantTemporary((LIA,), "8", "take")),
    ("temp lia 0 take", cmd.GrantTemporary((LIA,), "0", "take")),
    ("maxhp lia =30", cmd.ChangeMaximum(LIA, exactly=30)),
    ("maxhp lia + 5", cmd.ChangeMaximum(LIA, 5)),
    ("maxhp lia -5", cmd.ChangeMaximum(LIA, -5)),
    ("stabilise lia medicine=12", cmd.Stabilise(LIA, 12)),
    ("stabilize lia", cmd.Stabilise(LIA)),
    ("death lia 15", cmd.RollDeathSave(LIA, 15)),
    ("death lia 15,7", cmd.RollDeathSave(LIA, dice=(15, 7))),
    ("death lia", cmd.RollDeathSave(LIA)),
    ("kill goblins,lia", cmd.Kill((*GOBLINS, LIA))),
    ("revive lia", cmd.Revive(LIA)),
    ("revive lia 5 hp", cmd.Revive(LIA, 5)),
    ("save goblins dex 15", cmd.RollSave(GOBLINS, "dex", 15)),
    (
        "save goblins Dexterity DC 15 28 fire none magical from lia then prone for 1 minute ga=12",
        cmd.RollSave(
            GOBLINS, "dex", 15, FIRE, "none", "prone", Duration(10), ((GA, 12),), ("magical",), LIA
        ),
    ),
    (
        "save goblins wis 13 then frightened until end of lia from lia save wis 13 Goblin B=7",
        cmd.RollSave(
            GOBLINS, "wis", 13, condition="frightened",
            duration=Duration(0, "end", LIA, LIA, "wis", 13), totals=((GB, 7),),
        ),
    ),
    (
        "save goblins dex 15 28 fire cover=half three-quarters-cover=gb half-cover=gc",
        cmd.RollSave(
            GOBLINS, "dex", 15, FIRE,
            covers=((GA, "half"), (GB, "three-quarters"), (GC, "half")),
        ),
    ),
    ("area cone 15", cmd.JudgeArea("cone", 15)),
    ("area sphere 20 roll", cmd.JudgeArea("sphere", 20, roll="more")),
    ("area line 100 roll fewer on ga,gb", cmd.JudgeArea("line", 100, 0, "fewer", (GA, GB))),
    ("area circle 10 fewer=2", cmd.JudgeArea("circle", 10, -2)),
    ("area square 10 roll more=2", cmd.JudgeArea("square", 10, 2, "more")),
    ("improvised deadly 5", cmd.Improvise("deadly", 5)),
    ("improvised setback 3 fire on ga dmg=7",
     cmd.Improvise("setback", 3, type="fire", targets=(GA,), rolled=7)),
    (
        "improvised dangerous 7 on goblins cold save dex dc 13 none cover=half ga=12",
        cmd.Improvise(
            "dangerous", 7, type="cold", targets=GOBLINS, ability="dex", dc=13, on_success="none",
            totals=((GA, 12),), covers=((GA, "half"), (GB, "half"), (GC, "half")),
        ),
    ),
    ("improvised vat of acid", cmd.Improvise(example="acid-vat")),
    ("improvised acid vat cold on ga", cmd.Improvise(example="acid-vat", type="cold", targets=(GA,))),
    ("improvised fire pit 4 on ga", cmd.Improvise(level=4, example="fire-pit", targets=(GA,))),
    ("improvised 4d10 12 fire", cmd.Improvise(level=12, dice="4d10", type="fire")),
    *BODY_CASES,
    *SHAPE_CASES,
    ("option edition 2024", cmd.SetOption("edition", "2024")),
    ("option hide-2024 on", cmd.SetOption("hide_2024", True)),
    ("option stack-tie recent", cmd.SetOption("stack_tie", "recent")),
    (
        "cond ga,gb poisoned for 3 rounds from lia save con 13 conc",
        cmd.AddCondition((GA, GB), "poisoned", Duration(3, "", "", LIA, "con", 13, True)),
    ),
    ("cond ga paralysed until start of lia", cmd.AddCondition((GA,), "paralyzed", Duration(0, "start", LIA))),
    ("cond ga PRO secret despite", cmd.AddCondition((GA,), "prone", secret=True, despite=True)),
    ("uncond goblins prone", cmd.RemoveEffects(GOBLINS, "prone")),
    (
        'effect party "Bless" attack+1d4 save+1d4 conc from lia',
        cmd.AddEffect(
            (BRUENOR, LIA, who(T, "dartagnan")), "Bless",
            Duration(source=LIA, concentration=True), Modifiers(attack="+1d4", save="+1d4"),
        ),
    ),
    (
        "effect ga Slow ac-2 speed-10 speed=0 maxhp+5 save - 2 for 10 minutes secret",
        cmd.AddEffect(
            (GA,), "Slow", Duration(100), Modifiers(-2, "", "-2", -10, 0, 5), secret=True
        ),
    ),
    (
        "effect ga Burning Man hurt 1d6 fire + 2 cold at end",
        cmd.AddEffect((GA,), "Burning Man", ongoing=Ongoing("hurt", "1d6 fire + 2 cold", "end")),
    ),
    ("effect lia Regen mend 10", cmd.AddEffect((LIA,), "Regen", ongoing=Ongoing("mend", "10"))),
    ("exhaust lia +1", cmd.SetExhaustion(LIA, 1)),
    ("exhaust lia =2", cmd.SetExhaustion(LIA, exactly=2)),
    ("conc lia Bless on bruenor, lia", cmd.Concentrate(LIA, "Bless", (BRUENOR, LIA))),
    ("unconc lia", cmd.EndConcentration(LIA)),
    ("prompt roll", cmd.AnswerPrompt("roll")),
    ("prompt 14", cmd.AnswerPrompt("number", 14)),
    ("prompt roll d20=12,7", cmd.AnswerPrompt("roll", dice=(12, 7))),
    ("react lia Shield", cmd.SpendBudget(LIA, "reaction", "Shield")),
    ('bonus lia "Second Wind"', cmd.SpendBudget(LIA, "bonus", "Second Wind")),
    (
        "add goblin x3 hp=roll init=12 side=party hidden",
        cmd.AddCreatures(
            Entry(block("goblin"), 3, side="party", hp="roll", hidden=True, initiative=12)
        ),
    ),
    (
        'add goblin x2 hp=5,9 name="Old Snag",Nib feature="red hat" visible round=4',
        cmd.AddCreatures(
            Entry(
                block("goblin"), 2, hp="roll", rolled=(5, 9), names=("Old Snag", "Nib"),
                features=("red hat",), hidden=False, enters_round=4,
            )
        ),
    ),
    ('add "7" hp=11', cmd.AddCreatures(Entry(StatBlock("7", 11, 10), hp=11))),
    ("add Bandit King hp=11", cmd.AddCreatures(Entry(StatBlock("Bandit King", 11, 10), hp=11))),
    (
        "add Guide hp=11 ac=12 kind=pc",
        cmd.AddCreatures(Entry(StatBlock("Guide", 11, 12), kind="pc", side="party", hp=11)),
    ),
    ("enter wolves", cmd.EnterGroup((who(T, "wa"), who(T, "wb")))),
    ("remove ga", cmd.Remove((GA,))),
    ('rename ga "Old Snag"', cmd.Rename(GA, "Old Snag")),
    ("note ga wants to talk, maybe", cmd.Note(GA, "wants to talk, maybe")),
    ('note ga ""', cmd.Note(GA, "")),
    ("reveal goblins", cmd.Reveal(GOBLINS)),
    ("conceal ga", cmd.Conceal((GA,))),
    ("roll 2d6 + 3", cmd.RollDice("2d6+3")),
    ("roll 2d6 total=9", cmd.RollDice("2d6", 9)),
    ("undo", Undo()),
    ("undo 3", Undo(3)),
    ("redo 2", Redo(2)),
    ("why", Why()),
    ("why 2", Why(2)),
    ("option reveal first_turn", cmd.SetOption("reveal", "first_turn")),
    ("option reveal=first-turn", cmd.SetOption("reveal", "first_turn")),
    ("option open-hp on", cmd.SetOption("open_hp", True)),
    ("option monsters_hidden off", cmd.SetOption("monsters_hidden", False)),
]  # fmt: skip
CASES += ACTIONS
CASES += TIME
CASES += ORDERING
CASES += USING
CASES += FIGHTS


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text for text, _ in CASES])
def test_a_line_is_read(text: str, expected: Request) -> None:
    assert parse(text, T, WORDS) == expected


def test_every_verb_is_read_and_tried() -> None:
    assert set(VERBS) == set(READING)
    assert set(VERBS) == {text.split()[0].lower() for text, _ in CASES} - {"stabilize"}
    assert not set(VERBS) & NOT_YET


def test_usage_reads_as_in_the_manual() -> None:
    assert VERBS["exhaust"].usage == "exhaust WHO +N|-N|=N"
    assert VERBS["back"].usage == "back"


@pytest.mark.parametrize("line", ["", "   ", "# a comment", "  # too"])
def test_blank_lines_ask_for_nothing(line: str) -> None:
    assert is_blank(line)
    assert not is_blank("next")


def test_the_one_who_acts_may_be_anyone_on_the_line() -> None:
    table = solo(T, "troll")
    assert parse("attack lia", table, WORDS) == cmd.AttackTarget(TROLL, LIA)


def test_one_more_of_a_kind_on_the_table() -> None:
    ghast = replace(block("troll"), name="Ice Ghast")
    table = after(T, cmd.AddCreatures(Entry(ghast, initiative=3)))
    for line in ("add ice ghast", 'add "Ice Ghast"', "add 2 ice ghasts"):
        asked = parse(line, table, WORDS)
        assert isinstance(asked, cmd.AddCreatures)
        assert asked.entry.block == ghast
