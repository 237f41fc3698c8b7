"""Death saves, first aid, healing at 0, the dead and the revived."""

import pytest

from tests.encounter.board import Board, Dice, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.decide import conditions, prompts
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect, Modifiers
from tracker.encounter.stat_block import StatBlock
from tracker.rules.words import LifeState


def dying(successes: int = 0, failures: int = 0, *, exhaustion: int = 0) -> Board:
    """Ann at 0, as a fall leaves her, with these counters."""
    board = Board()
    board.pc("Ann", 20, now=1, exhaustion=exhaustion)
    board.damage("Ann", "1")
    counted = ev.DeathSaveRolled("Ann", None, (), 0, successes, failures)
    board.table = apply(board.table, counted)
    return board


@pytest.mark.parametrize(
    ("before", "natural", "after", "state", "hp"),
    [
        ((0, 0), 10, (1, 0), "dying", 0),
        ((0, 0), 9, (0, 1), "dying", 0),
        ((2, 2), 12, (0, 0), "stable", 0),
        ((2, 2), 4, (0, 3), "dead", 0),
        ((1, 0), 1, (1, 2), "dying", 0),
        ((2, 1), 1, (0, 3), "dead", 0),
        ((1, 2), 20, (0, 0), "up", 1),
        ((0, 0), 19, (1, 0), "dying", 0),
    ],
)
def test_death_saves(
    before: tuple[int, int], natural: int, after: tuple[int, int], state: LifeState, hp: int
) -> None:
    board = dying(*before)
    board.do(cmd.RollDeathSave("Ann", natural))
    ann = board.who("Ann")
    assert ((ann.successes, ann.failures), ann.state, ann.hp) == (after, state, hp)
    assert board.of(ev.DeathSaveRolled)[0].die == natural


def test_a_natural_20_wakes_and_leaves_prone() -> None:
    board = dying(1, 2)
    board.do(cmd.RollDeathSave("Ann", 20))
    assert board.conditions("Ann") == ["prone"]
    assert board.one(ev.StateChanged).why == "natural-20"
    assert board.who("Ann").hp_trail[-2:] == (0, 1)


def test_the_third_success_is_stable_with_hours_and_shows_three() -> None:
    board = dying(2, 1)
    board.do(cmd.RollDeathSave("Ann", 10), 1, 1, 3)
    assert board.one(ev.DeathSaveRolled).successes == 3
    assert board.one(ev.StateChanged).why == "successes"
    assert board.who("Ann").recovery_hours == 3
    assert board.refused(cmd.RollDeathSave("Ann", 10)) == "no-death-save"


def test_a_blessing_helps_a_death_save() -> None:
    board = dying()
    board.do(cmd.AddEffect(("Ann",), "Bless", modifiers=Modifiers(save="+1d4")))
    board.do(cmd.RollDeathSave("Ann", 9), 1, 1, 2)
    assert board.who("Ann").successes == 1
    assert "effect-dice" in keys(board.one(ev.DeathSaveRolled).reasons)
    board.do(cmd.RollDeathSave("Ann", 1), 1, 1, 4)
    assert board.who("Ann").failures == 2


def test_exhaustion_three_rolls_two_dice() -> None:
    board = dying(exhaustion=3)
    board.do(cmd.RollDeathSave("Ann"), 20, 6)
    assert board.who("Ann").failures == 1
    assert board.one(ev.DeathSaveRolled).dice == (20, 6)
    board.do(cmd.RollDeathSave("Ann"), 20, 11)
    assert (board.who("Ann").state, board.who("Ann").successes) == ("dying", 1)


def test_a_command_answers_the_open_question() -> None:
    board = dying()
    deciding = Deciding(board.table, Dice(()))
    prompts.raise_prompt(deciding, "death-save", "Ann")
    board.table = deciding.table
    board.do(cmd.RollDeathSave("Ann", 12))
    assert not board.prompts()


@pytest.mark.parametrize(("medicine", "state"), [(10, "stable"), (9, "dying"), (None, "stable")])
def test_first_aid(medicine: int | None, state: LifeState) -> None:
    board = dying(1, 2)
    board.do(cmd.Stabilise("Ann", medicine))
    ann = board.who("Ann")
    assert ann.state == state
    assert (ann.successes, ann.failures) == ((1, 2) if state == "dying" else (0, 0))
    if state == "dying":
        assert board.one(ev.StateChanged).why == "first-aid-fails"
    else:
        assert "unconscious" in board.conditions("Ann")
        assert board.refused(cmd.Stabilise("Ann")) == "not-dying"


def test_healing_at_0_ends_only_that_unconsciousness() -> None:
    board = dying(1, 2)
    board.do(cmd.Heal(("Ann",), "1"))
    ann = board.who("Ann")
    assert (ann.state, ann.hp, ann.successes, ann.failures) == ("up", 1, 0, 0)
    assert board.conditions("Ann") == ["prone"]
    sleeping = dying()
    sleeping.do(cmd.AddCondition(("Ann",), "unconscious", cmd.Duration(source="Ann")))
    sleeping.do(cmd.Heal(("Ann",), "5"))
    assert "unconscious" in sleeping.conditions("Ann")


def test_a_sleeper_who_falls_to_0_stays_unconscious_when_the_sleep_ends() -> None:
    board = Board()
    board.pc("Ann", 20, now=3)
    board.do(cmd.AddCondition(("Ann",), "unconscious"))
    (sleep, _) = board.who("Ann").effects
    board.damage("Ann", "3")
    deciding = Deciding(board.table, Dice(()))
    conditions.end(deciding, "Ann", sleep, "time")
    board.table = deciding.table
    assert "unconscious" in board.conditions("Ann")
    board.do(cmd.Heal(("Ann",), "1"))
    assert board.conditions("Ann") == ["prone"]


def test_healing_stops_at_the_maximum_and_of_nothing_wakes_nobody() -> None:
    board = Board()
    board.pc("Ann", 20, now=14)
    board.do(cmd.Heal(("Ann",), "8"))
    healed = board.one(ev.Healed)
    assert (healed.hp - healed.hp_before, healed.amount) == (6, 8)
    assert keys(healed.reasons) == ["capped", "hit-points"]
    down = dying()
    down.do(cmd.Heal(("Ann",), "0"))
    assert down.who("Ann").state == "dying"


def test_one_healing_roll_for_all_and_the_dead_are_left_out() -> None:
    board = Board()
    board.pc("Ann", 20, now=1)
    board.pc("Bob", 20, now=2)
    board.add("Orc", 15, now=0, state="dead")
    board.do(cmd.Heal(("Ann", "Bob", "Orc"), "2d4+2"), 3, 4)
    assert [board.hp(name) for name in ("Ann", "Bob", "Orc")] == [10, 11, 0]
    assert board.refused(cmd.Heal(("Orc",), "5")) == "dead-are-not-healed"
    board.do(cmd.Heal(("Ann",), "2d4+2", rolled=5))
    assert board.hp("Ann") == 15


def test_temporary_hit_points_never_add_up() -> None:
    board = Board()
    board.pc("Ann", 20)
    for amount, choice, left in (("10", "", 10), ("12", "", 12), ("5", "", 12), ("5", "take", 5)):
        board.do(cmd.GrantTemporary(("Ann",), amount, choice))
        assert board.who("Ann").temp_hp == left
    board.do(cmd.GrantTemporary(("Ann",), "9", "keep"))
    assert board.who("Ann").temp_hp == 5
    board.do(cmd.GrantTemporary(("Ann",), "0", "take"))
    assert board.who("Ann").temp_hp == 0


def test_temporary_hit_points_do_not_wake() -> None:
    board = dying()
    board.do(cmd.GrantTemporary(("Ann",), "6"))
    assert board.who("Ann").state == "dying"


def test_the_maximum_moves_without_healing() -> None:
    board = Board()
    board.pc("Ann", 20, now=18)
    board.do(cmd.ChangeMaximum("Ann", 5))
    moved = board.one(ev.MaximumChanged)
    assert (moved.maximum_before, moved.maximum, board.hp("Ann")) == (20, 25, 18)
    board.do(cmd.ChangeMaximum("Ann", -10))
    assert board.one(ev.MaximumChanged).maximum == 15
    assert board.hp("Ann") == 15
    board.do(cmd.ChangeMaximum("Ann", exactly=30))
    assert board.one(ev.MaximumChanged).maximum == 30
    assert board.hp("Ann") == 15
    assert board.refused(cmd.ChangeMaximum("Ann", -40)) == "out-of-bounds"


def test_killing_and_reviving() -> None:
    board = Board()
    board.pc("Ann", 20, conditions=["poisoned"])
    board.add("Orc", 15, now=0, state="dead")
    board.do(cmd.Concentrate("Ann", "Bless"))
    board.do(cmd.Kill(("Ann", "Orc")))
    assert board.one(ev.StateChanged).by_dm
    assert board.one(ev.ConcentrationEnded).why == "dead"
    assert (board.who("Ann").state, board.hp("Ann")) == ("dead", 0)
    assert board.refused(cmd.Kill(("Ann",))) == "dead-already"
    board.do(cmd.Revive("Ann", 7))
    assert (board.who("Ann").state, board.hp("Ann")) == ("up", 7)
    assert board.conditions("Ann") == ["poisoned"]
    assert board.refused(cmd.Revive("Ann")) == "not-dead"


def test_whoever_died_of_falling_is_not_unconscious_when_revived() -> None:
    board = dying(0, 2)
    board.do(cmd.RollDeathSave("Ann", 3))
    assert board.who("Ann").state == "dead"
    board.do(cmd.Revive("Ann", 99))
    assert board.hp("Ann") == 20
    assert board.conditions("Ann") == ["prone"]


def test_death_by_exhaustion_and_back() -> None:
    board = Board()
    board.pc("Ann", 20, exhaustion=4)
    board.do(cmd.SetExhaustion("Ann", 2))
    assert board.who("Ann").state == "dead"
    assert board.one(ev.StateChanged).why == "exhaustion"
    board.do(cmd.Revive("Ann", 20))
    assert board.who("Ann").exhaustion == 5
    assert board.hp("Ann") == 10


def test_the_dead_lose_their_questions() -> None:
    board = Board()
    board.pc("Ann", 20)
    board.do(cmd.Concentrate("Ann", "Bless"))
    board.damage("Ann", "3")
    assert board.prompts("concentration")
    board.do(cmd.Kill(("Ann",)))
    assert not board.prompts()


def test_a_drained_maximum_of_nothing_kills() -> None:
    board = Board()
    board.pc("Ann", 20)
    board.do(cmd.AddEffect(("Ann",), "Life drain", modifiers=Modifiers(max_hp=-20)))
    assert board.who("Ann").state == "dead"
    assert board.one(ev.MaximumChanged).maximum == 0


def test_creatures_immune_to_prone_do_not_fall_prone() -> None:
    board = Board()
    slime = StatBlock("Slime", 20, 8, condition_immune=("prone",))
    board.add("Slime", 20, slime, death_saves=True)
    board.damage("Slime", "20")
    assert board.conditions("Slime") == ["incapacitated", "unconscious"]
    assert [one.cause for one in board.who("Slime").effects] == ["dying"]
    assert isinstance(board.who("Slime").effects[0], Effect)
