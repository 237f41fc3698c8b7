"""Conditions, named effects and exhaustion: instances, ends, immunity, and what comes along."""

import pytest

from tests.encounter.board import Board, Dice, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import conditions
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect, Modifiers, Until
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import screens_card as words
from tracker.rules.words import CONDITIONS

STONY = StatBlock("Golem", 30, 17, condition_immune=("charmed", "exhaustion"))


def three() -> Board:
    """Ann, Bob and Cid in that order; Bob's turn in round 3."""
    board = Board()
    for name in ("Ann", "Bob", "Cid"):
        board.pc(name, 20)
    board.turn_of("Bob", 3)
    return board


@pytest.mark.parametrize(
    ("duration", "end"),
    [
        (cmd.Duration(), None),
        (cmd.Duration(rounds=2), Until(5, "Bob", "start")),
        (cmd.Duration(rounds=2, source="Cid"), Until(5, "Cid", "start")),
        (cmd.Duration(rounds=10, source="Ann"), Until(13, "Ann", "start")),
        (cmd.Duration(until="end", until_of="Cid"), Until(3, "Cid", "end")),
        (cmd.Duration(until="start", until_of="Cid"), Until(3, "Cid", "start")),
        (cmd.Duration(until="end", until_of="Ann"), Until(4, "Ann", "end")),
        (cmd.Duration(until="end", until_of="Bob"), Until(4, "Bob", "end")),
        (cmd.Duration(until="start"), Until(4, "Bob", "start")),
    ],
)
def test_durations_become_absolute(duration: cmd.Duration, end: Until | None) -> None:
    assert conditions.until(three().table, duration, "Ann") == end


def test_before_the_start_the_bearer_is_the_anchor() -> None:
    board = Board()
    board.pc("Ann", 20)
    board.do(cmd.AddCondition(("Ann",), "poisoned", cmd.Duration(rounds=2)))
    assert board.who("Ann").effects[0].until == Until(3, "Ann", "start")


@pytest.mark.parametrize("name", CONDITIONS)
def test_every_condition_goes_on_and_off(name: str) -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann", "Bob"), name))
    assert name in board.conditions("Ann")
    assert name in board.conditions("Bob")
    board.do(cmd.RemoveEffects(("Ann", "Bob"), name))
    left = ["prone"] if name == "unconscious" else []
    assert board.conditions("Ann") == left


def test_instances_keep_their_own_source_and_end() -> None:
    board = three()
    for source, rounds in (("Bob", 10), ("Cid", 3)):
        duration = cmd.Duration(rounds=rounds, source=source)
        board.do(cmd.AddCondition(("Ann",), "poisoned", duration))
    dart, trap = board.who("Ann").effects
    deciding = Deciding(board.table, Dice(()))
    conditions.end(deciding, "Ann", trap, "time")
    assert deciding.creature("Ann").effects == (dart,)
    board.do(cmd.RemoveEffects(("Ann",), "Poisoned"))
    assert len(board.of(ev.EffectEnded)) == 2
    assert board.refused(cmd.RemoveEffects(("Ann",), "poisoned")) == "effect-not-there"


def test_an_immune_creature_is_spared_unless_the_dm_insists() -> None:
    board = three()
    board.add("Golem", 30, STONY)
    board.do(cmd.AddCondition(("Golem", "Ann"), "charmed"))
    assert board.one(ev.EffectRefused).target == "Golem"
    assert keys(board.one(ev.EffectRefused).reasons) == ["immune-to-condition"]
    assert board.conditions("Golem") == []
    assert board.conditions("Ann") == ["charmed"]
    board.do(cmd.AddCondition(("Golem",), "charmed", despite=True))
    assert board.one(ev.EffectAdded).by_dm
    assert board.conditions("Golem") == ["charmed"]


def test_stone_is_not_poisoned_anew() -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann",), "petrified"))
    board.do(cmd.AddCondition(("Ann",), "poisoned"))
    assert board.kinds() == ["EffectRefused"]


def test_unconsciousness_brings_prone_which_stays() -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann",), "unconscious", cmd.Duration(rounds=1)))
    assert board.conditions("Ann") == ["incapacitated", "prone", "unconscious"]
    prone = board.who("Ann").effects[1]
    assert (prone.name, prone.until) == ("prone", None)
    board.do(cmd.AddCondition(("Ann",), "unconscious"))
    assert len(board.who("Ann").effects) == 3


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("incapacitated", True),
        ("paralyzed", True),
        ("petrified", True),
        ("stunned", True),
        ("unconscious", True),
        ("grappled", False),
        ("prone", False),
        ("restrained", False),
    ],
)
def test_incapacity_ends_concentration(name: str, ends: bool) -> None:
    board = three()
    board.do(cmd.Concentrate("Ann", "Bless"))
    board.do(cmd.AddCondition(("Ann",), name))
    assert (board.who("Ann").concentration is None) is ends
    assert bool(board.of(ev.ConcentrationEnded)) is ends


def test_implied_conditions_are_seen_and_not_stored() -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann",), "stunned"))
    assert [one.name for one in board.who("Ann").effects] == ["stunned"]
    assert board.conditions("Ann") == ["incapacitated", "stunned"]
    assert not numbers.can_act(board.table, "Ann")
    assert not numbers.can_react(board.table, "Ann")


def test_a_save_repeats_at_the_end_of_the_bearers_turn() -> None:
    board = three()
    duration = cmd.Duration(save_ability="con", save_dc=13)
    board.do(cmd.AddCondition(("Ann", "Cid"), "poisoned", duration))
    (save,) = (one.save for one in board.who("Cid").effects)
    assert save is not None
    assert (save.ability, save.dc, save.at, save.who) == ("con", 13, "end", "Cid")


def test_conc_needs_somebody_who_concentrates() -> None:
    board = Board()
    board.pc("Ann", 20)
    tied = cmd.AddCondition(("Ann",), "poisoned", cmd.Duration(concentration=True))
    assert board.refused(tied) == "concentration-needs-a-source"
    board.turn_of("Ann")
    assert board.refused(tied) == "not-concentrating"
    board.do(cmd.Concentrate("Ann", "Hold Person"))
    board.do(tied)
    assert board.who("Ann").effects[0].source == "Ann"


def test_effects_change_numbers_with_reasons() -> None:
    board = three()
    block = StatBlock("Fast", 20, 14, speeds=(("walk", 30), ("fly", 60)))
    board.add("Fast", 20, block)
    shield = Modifiers(ac=2, speed=10, max_hp=5)
    board.do(cmd.AddEffect(("Fast",), "Shield", modifiers=shield))
    assert numbers.armor_class(board.table, "Fast")[:2] == (16, 14)
    assert numbers.speed(board.table, "Fast").value == 40
    assert numbers.speed(board.table, "Fast", "swim").value == 0
    assert numbers.maximum(board.table, "Fast").value == 25
    assert board.one(ev.MaximumChanged).hp == 20
    board.do(cmd.AddEffect(("Fast",), "Web", modifiers=Modifiers(speed_set=5)))
    assert numbers.speed(board.table, "Fast", "fly").value == 5
    board.do(cmd.AddCondition(("Fast",), "grappled"))
    assert numbers.speed(board.table, "Fast").value == 0
    assert keys(numbers.speed(board.table, "Fast").reasons)[-1] == "speed-zero"
    assert board.refused(cmd.AddEffect(("Fast",), "  ")) == "name-empty"


def test_an_ending_bonus_to_the_maximum_cuts_hit_points() -> None:
    board = three()
    board.do(cmd.AddEffect(("Ann",), "Aid", modifiers=Modifiers(max_hp=5)))
    board.do(cmd.Heal(("Ann",), "5"))
    assert board.hp("Ann") == 25
    board.do(cmd.RemoveEffects(("Ann",), "aid"))
    assert board.kinds() == ["EffectEnded", "MaximumChanged"]
    assert board.hp("Ann") == 20


@pytest.mark.parametrize(
    ("level", "speed", "maximum"),
    [(1, 30, 45), (2, 15, 45), (3, 15, 45), (4, 15, 22), (5, 0, 22)],
)
def test_exhaustion_adds_up(level: int, speed: int, maximum: int) -> None:
    board = Board()
    board.pc("Ann", 45)
    board.do(cmd.SetExhaustion("Ann", exactly=level))
    assert numbers.speed(board.table, "Ann").value == speed
    assert numbers.maximum(board.table, "Ann").value == maximum
    assert board.hp("Ann") == maximum
    assert numbers.initiative_mode(board.table, "Ann").mode == "disadvantage"


def test_exhaustion_has_ends_and_restores_no_hit_points() -> None:
    board = Board()
    board.pc("Ann", 45)
    board.add("Golem", 30, STONY)
    board.do(cmd.SetExhaustion("Ann", 4))
    board.do(cmd.SetExhaustion("Ann", -1))
    assert (board.hp("Ann"), numbers.maximum(board.table, "Ann").value) == (22, 45)
    board.do(cmd.SetExhaustion("Ann", -9))
    assert board.who("Ann").exhaustion == 0
    assert board.refused(cmd.SetExhaustion("Ann", -1)) == "exhaustion-unchanged"
    assert board.refused(cmd.SetExhaustion("Ann", exactly=7)) == "out-of-bounds"
    board.do(cmd.SetExhaustion("Golem", 1))
    assert board.kinds() == ["EffectRefused"]


def test_the_gone_are_refused() -> None:
    board = Board()
    board.pc("Ann", 20, gone=True)
    assert board.refused(cmd.AddCondition(("Ann",), "prone")) == "gone"
    assert board.refused(cmd.AddCondition(("Nobody",), "prone")) == "unknown-creature"


@pytest.mark.parametrize(
    ("hp", "words", "hint"),
    [
        (30, "three", "no-clear-wounds"),
        (29, "three", "bloodied"),
        (0, "three", "down"),
        (59, "five", "unhurt"),
        (30, "five", "hurt"),
        (5, "five", "nearly-down"),
    ],
)
def test_how_hurt_it_looks(hp: int, words: str, hint: str) -> None:
    board = Board(health_words=words)
    board.add("Ogre", 59, now=hp, temp_hp=50)
    assert numbers.health(board.table, "Ogre") == hint


def test_defences_of_stone_and_water() -> None:
    board = Board(underwater=True)
    board.pc("Ann", 20, conditions=["petrified"])
    found = numbers.defences(board.table, "Ann")
    assert [one.types for one in found.resist] == [("all",), ("fire",)]
    assert [one.types for one in found.immune] == [("poison",)]


def test_secret_conditions_stay_marked() -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann",), "charmed", secret=True))
    assert board.who("Ann").effects[0].secret
    assert isinstance(board.who("Ann").effects[0], Effect)


def test_what_conditions_come_to_is_said_whole() -> None:
    board = three()
    board.do(cmd.AddCondition(("Ann",), "stunned"))
    board.do(cmd.AddCondition(("Bob",), "blinded"))
    stunned, blinded, fine = (numbers.plight(board.table, who) for who in ("Ann", "Bob", "Cid"))
    assert (stunned.can_act, stunned.can_move, stunned.speech) == (False, False, "haltingly")
    assert (blinded.can_act, blinded.fails_checks_needing) == (True, ("sight",))
    assert words.plight(stunned).startswith("cannot act or react, cannot move, speaks haltingly")
    assert words.plight(blinded) == "fails checks that need sight"
    assert words.plight(fine) == ""
