"""Commands in any order: nobody is skipped or comes twice, and every table is the fold of its events."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.effects import Ongoing
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused

pytestmark = pytest.mark.slow

NAMES = ("Rat", "Bat", "Owl", "Goblin", "Orc")
DEEDS = ("next", "next", "next", "back", "add", "remove", "kill", "revive", "init", "hang", "enter")
MORE = ("goto", "cond", "ongoing", "save", "hurt", "heal", "surprise", "spend", "answer", "conc")


def some_fight(dice: random.Random) -> Fight:
    """Some lines, one of them off-stage; some fights answer questions by themselves."""
    entries = [
        character("Ann"),
        character("Bo", dice.randint(1, 20)),
        monsters("Rat", dice.randint(1, 3)),
        monsters("Orc", 2, dice.randint(1, 20)),
        monsters("Owl", 2, enters_round=dice.randint(2, 4)),
    ]
    fight = Fight(*entries, seed=dice.randint(0, 99), start=False)
    if dice.random() < 0.5:
        for name in ("ongoing", "repeat_save", "death_save", "tie"):
            fight.do(cmd.SetOption(f"prompt_{name}", "auto"))
    fight.do(cmd.StartFight())
    return fight


def command(fight: Fight, deed: str, dice: random.Random) -> cmd.Command:
    """One command of that kind about anybody."""
    who, other = (dice.choice(list(fight.table.combatants)) for _ in range(2))
    total = dice.randint(-5, 25)
    anchored = cmd.Duration(until=dice.choice(("start", "end")), until_of=other)
    saved = cmd.Duration(save_ability="wis", save_dc=10)
    commands: dict[str, cmd.Command] = {
        "next": cmd.NextTurn(),
        "back": cmd.TakeBackTurn(),
        "add": cmd.AddCreatures(newcomer(dice, total)),
        "remove": cmd.Remove((who,)),
        "kill": cmd.Kill((who,)),
        "revive": cmd.Revive(who, 5),
        "init": cmd.SetInitiative((cmd.InitiativeEntry(who, dice.choice((total, None))),)),
        "hang": cmd.HangInitiative(who, dice.choice(("with", "after")), other),
        "enter": cmd.EnterGroup((who, other)),
        "goto": cmd.GoTo(who),
        "cond": cmd.AddCondition((who,), "poisoned", anchored),
        "ongoing": cmd.AddEffect((who,), "Fire", saved, ongoing=Ongoing("hurt", "1d4", "end")),
        "save": cmd.AddCondition((who,), "frightened", saved),
        "hurt": cmd.DealDamage((who,), (cmd.AmountPart("7"),)),
        "heal": cmd.Heal((who,), "4"),
        "surprise": cmd.MarkSurprised((who,)),
        "spend": cmd.SpendBudget(who, dice.choice(("action", "bonus", "reaction"))),
        "answer": cmd.AnswerPrompt(dice.choice(("roll", "skip"))),
        "conc": cmd.Concentrate(who, "Bless", (other,)),
    }
    return commands[deed]


def newcomer(dice: random.Random, total: int) -> cmd.Entry:
    """Some creatures more, some of them later."""
    return monsters(
        dice.choice(NAMES),
        dice.randint(1, 2),
        dice.choice((total, None)),
        enters_round=dice.choice((0, 0, 3)),
    )


def tried(fight: Fight, deed: str, dice: random.Random) -> bool:
    """Whether the command was carried out."""
    try:
        fight.do(command(fight, deed, dice))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seed", range(60))
def test_every_living_line_acts_once_a_round(seed: int) -> None:
    """Whoever can act when a round begins and still can when it ends has had exactly one turn."""
    dice = random.Random(seed)
    fight = some_fight(dice)
    acted: Counter[str] = Counter([fight.table.active])
    there = {line for line in fight.table.lines if fight.table.living(line)}
    for _ in range(120):
        deed = dice.choice(
            ("next", "next", "add", "remove", "kill", "init", "hang", "enter", "hurt")
        )
        round_before = fight.table.round
        if not tried(fight, deed, dice):
            continue
        for event in fight.events:
            if isinstance(event, ev.RoundBegan):
                stayed = {line for line in there if fight.table.living(line)}
                assert all(acted[line] == 1 for line in stayed), (seed, fight.order)
                assert max(acted.values(), default=0) <= 1
                acted.clear()
            if isinstance(event, ev.TurnBegan):
                acted[event.line] += 1
        if fight.table.round != round_before:
            there = {line for line in fight.table.lines if fight.table.living(line)}
        there = {line for line in there if fight.table.living(line)}
        assert max(acted.values(), default=0) <= 1, (seed, fight.order)


@pytest.mark.parametrize("seed", range(60))
def test_any_sequence_folds_and_keeps_its_walls(seed: int) -> None:
    """`Fight.do` checks each table; here all events fold into the last one from nothing."""
    dice = random.Random(1_000 + seed)
    fight = some_fight(dice)
    folded = fight.table
    events: list[ev.Event] = []
    for _ in range(150):
        if tried(fight, dice.choice((*DEEDS, *MORE)), dice):
            events += fight.events
    for event in events:
        folded = apply(folded, event)
    assert same(folded, fight.table)
    assert folded.next_number == fight.table.next_number


@pytest.mark.parametrize("seed", range(60))
def test_back_and_next_give_the_same_table(seed: int) -> None:
    """From any table: next then back is where one was, and next again where one had come."""
    dice = random.Random(2_000 + seed)
    fight = some_fight(dice)
    for _ in range(60):
        tried(fight, dice.choice((*DEEDS, *MORE)), dice)
        before = fight.table
        if not tried(fight, "next", dice):
            continue
        after = fight.table
        if not tried(fight, "back", dice):
            fight.table = before
            continue
        wave = before.round != after.round
        if fight.table.active == before.active:
            rolled = ("lines", "order") if wave else ()
            assert same(fight.table, before, "answered", "kept_dice", *rolled)
        tried(fight, "next", dice)
        while fight.table.round < after.round and tried(fight, "next", dice):
            pass
        if before.active and fight.table.active == after.active:
            assert same(fight.table, after, "answered", "kept_dice", "prompts", "passage"), seed
            keys = [prompt.key for prompt in after.prompts]
            assert sorted(prompt.key for prompt in fight.table.prompts) == sorted(keys)


@given(st.integers(0, 10_000), st.integers(1, 30))
def test_back_all_the_way_and_forth_again(seed: int, turns: int) -> None:
    """Without changes by hand `back` walks the same tables in reverse."""
    dice = random.Random(seed)
    fight = some_fight(dice)
    for _ in range(6):
        tried(fight, dice.choice(("cond", "save", "surprise", "conc", "hurt")), dice)
    tables: list[Encounter] = [fight.table]
    for _ in range(turns):
        fight.next()
        tables.append(fight.table)
    for table in tables[-2::-1]:
        fight.back()
        assert same(fight.table, table, "answered", "kept_dice", "lines", "order")
    assert fight.refuses(cmd.TakeBackTurn()).key == "no-turn-before"
    for table in tables[1:]:
        fight.next()
        assert same(
            fight.table, table, "answered", "kept_dice", "prompts", "passage", "lines", "order"
        )
        assert [one.key for one in fight.table.prompts] == [one.key for one in table.prompts]
