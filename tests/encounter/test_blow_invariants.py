"""Whatever is done to whom, the table stays sound; and every SRD attack can be made."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.encounter.board import BOW, GOBLIN, ORC, Board
from tracker.bestiary.library import Library
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.apply import apply
from tracker.encounter.decide import decide
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.rules.defences import Defence
from tracker.rules.words import CONDITIONS, DAMAGE_TYPES

NAMES = ("Ann", "Bob", "Goblin", "Orc", "Ogre")
some = st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True).map(tuple)
one = st.sampled_from(NAMES)
kind = st.sampled_from(("", *DAMAGE_TYPES))
amounts = st.tuples(
    st.builds(cmd.AmountPart, st.sampled_from(("0", "1", "2d6", "9", "25", "60")), kind)
)
durations = st.builds(
    cmd.Duration,
    rounds=st.integers(0, 3),
    source=st.sampled_from(("", *NAMES)),
    save_ability=st.sampled_from(("", "wis")),
    save_dc=st.just(12),
)
modifiers = st.builds(
    Modifiers,
    ac=st.integers(-3, 3),
    attack=st.sampled_from(("", "+1d4", "-2")),
    save=st.sampled_from(("", "+1d4", "1")),
    max_hp=st.integers(-30, 30),
)
commands = st.one_of(
    st.builds(
        cmd.DealDamage,
        some,
        amounts,
        half=some | st.just(()),
        crit=st.booleans(),
        reduce=st.integers(0, 5),
        ko=st.booleans(),
    ),
    st.builds(
        cmd.AttackTarget,
        one,
        one,
        mode=st.sampled_from(("", "adv", "dis")),
        cover=st.sampled_from(("none", "half", "total")),
        outcome=st.sampled_from(("", "hit", "crit", "miss")),
        ko=st.booleans(),
    ),
    st.builds(cmd.MobAttack, some, one, needed=st.none() | st.integers(1, 20)),
    st.builds(cmd.Heal, some, st.sampled_from(("0", "1", "2d4+2"))),
    st.builds(cmd.GrantTemporary, some, st.sampled_from(("0", "8"))),
    st.builds(cmd.ChangeMaximum, one, st.integers(-25, 25)),
    st.builds(cmd.Stabilise, one, st.none() | st.integers(1, 20)),
    st.builds(cmd.RollDeathSave, one, st.none() | st.integers(1, 20)),
    st.builds(cmd.Kill, some),
    st.builds(cmd.Revive, one, st.integers(1, 99)),
    st.builds(
        cmd.RollSave,
        some,
        st.sampled_from(("dex", "con")),
        st.integers(5, 20),
        amounts | st.just(()),
        condition=st.sampled_from(("", *CONDITIONS)),
        duration=durations,
    ),
    st.builds(cmd.AddCondition, some, st.sampled_from(CONDITIONS), durations),
    st.builds(
        cmd.AddEffect,
        some,
        st.sampled_from(("Bless", "Aid")),
        durations,
        modifiers,
        st.none() | st.just(Ongoing("hurt", "1d6 fire")),
    ),
    st.builds(cmd.RemoveEffects, some, st.sampled_from((*CONDITIONS, "aid"))),
    st.builds(cmd.SetExhaustion, one, st.integers(-3, 3)),
    st.builds(cmd.Concentrate, one, st.sampled_from(("Web", "Bless"))),
    st.builds(cmd.AnswerPrompt, st.sampled_from(("roll", "pass", "fail", "skip"))),
)


def five() -> Encounter:
    """Two characters and three monsters, Bob's turn."""
    board = Board()
    board.pc("Ann", 30, StatBlock("Ann", 30, 16, attacks=GOBLIN.attacks))
    board.pc("Bob", 20, StatBlock("Bob", 20, 12, resist=(Defence(("fire",)),), attacks=(BOW,)))
    board.add("Goblin", 7, GOBLIN)
    board.add("Orc", 15, ORC, death_saves=True)
    board.add("Ogre", 59, StatBlock("Ogre", 59, 11, condition_immune=("prone",)))
    board.turn_of("Bob", 2)
    return board.table


def check(table: Encounter, who: Combatant) -> None:
    """What must hold for a creature after every step."""
    assert who.hp >= 0
    assert who.temp_hp >= 0
    if who.state != "dead":
        assert who.hp <= numbers.maximum(table, who.id).value
    assert who.hp_trail[-1] == who.hp
    held = [one.cause for one in who.effects].count("dying")
    match who.state:
        case "up":
            assert who.hp > 0
            assert not held
            assert (who.successes, who.failures) == (0, 0)
        case "dying":
            assert who.hp == 0
            assert who.successes < 3
            assert who.failures < 3
            assert held <= 1
        case "stable":
            assert who.hp == 0
            assert (who.successes, who.failures) == (0, 0)
            assert who.recovery_hours in (1, 2, 3, 4)
        case "dead":
            assert not held
            assert not [one for one in table.prompts if one.who == who.id]
    if who.state == "dead" or "incapacitated" in numbers.conditions(table, who.id):
        assert who.concentration is None


@given(st.lists(commands, max_size=25), st.integers(0, 1000))
def test_the_table_stays_sound(asked: list[cmd.Command], seed: int) -> None:
    table = five()
    for at, command in enumerate(asked):
        try:
            events = decide(table, command, random.Random(f"{seed}:{at}"))
        except Refused:
            continue
        again = decide(table, command, random.Random(f"{seed}:{at}"))
        assert again == events
        for event in events:
            table = apply(table, event)
        ids = [effect.id for who in table.combatants.values() for effect in who.effects]
        assert len(set(ids)) == len(ids)
        for who in table.combatants.values():
            check(table, who)


@given(st.integers(0, 10_000), st.sampled_from(("adv", "dis", "ac", "crit")))
def test_an_amended_attack_sees_the_same_dice(seed: int, change: str) -> None:
    def attacked(**more: object) -> tuple[ev.Event, ...]:
        command = cmd.AttackTarget("Ann", "Orc", **more)  # type: ignore[arg-type]  # test shorthand
        return decide(five(), command, random.Random(seed))

    changes: dict[str, dict[str, object]] = {
        "adv": {"mode": "adv"},
        "dis": {"mode": "dis"},
        "ac": {"ac_change": -50},
        "crit": {"outcome": "crit"},
    }
    before, after = attacked(), attacked(**changes[change])
    first, second = before[0], after[0]
    assert isinstance(first, ev.Attacked)
    assert isinstance(second, ev.Attacked)
    assert second.dice[0] == first.dice[0]
    harm = [event for event in (*before, *after) if isinstance(event, ev.DamageTaken)]
    if len(harm) == 2:
        assert all(one == two for one, two in zip(harm[0].dice, harm[1].dice, strict=False))


LIBRARY = Library()


@pytest.mark.parametrize("name", LIBRARY.names())
def test_every_creature_of_the_srd_can_attack_and_be_hurt(name: str) -> None:
    block = LIBRARY.find(name)
    assert block is not None
    board = Board(player_dice="roll")
    board.add("Beast", block.max_hp, block)
    board.pc("Ann", 9_999)
    for attack in block.attacks:
        cases = {part.when for part in attack.damage if part.when} - {"ranged", "bloodied"}
        for wanted in (attack.name, *(f"{attack.name} {case}" for case in cases)):
            board.attack("Beast", "Ann", attack=wanted, outcome="crit", cover="half")
            assert board.of(ev.Attacked)[0].attack == attack.name
    if block.attacks:
        board.do(cmd.MobAttack(("Beast",), "Ann", needed=1))
        assert board.of(ev.MobAttacked)[0].hits == 1
    for damage_type in DAMAGE_TYPES:
        board.damage("Beast", "1", damage_type)
        if board.who("Beast").state == "dead":
            break
    board.damage("Ann", "1")
