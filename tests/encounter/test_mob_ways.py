"""A mob by dice and by average: every die kept, one event, the same defences."""

import pytest

from tests.encounter.board import ORC, Board, Dice, keys
from tests.encounter.test_mobbing import beast, crowd, mob
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import decide
from tracker.encounter.effects import Effect, Modifiers
from tracker.encounter.stat_block import Attack, DamagePart

FOUR = ("o0", "o1", "o2", "o3")


def rolled(board: Board, *dice: int, **more: object) -> ev.MobAttacked:
    """Four orcs, each two dice in turn, then damage."""
    board.do(cmd.MobAttack(FOUR, "Ann", way="roll", **more), *dice)  # type: ignore[arg-type]  # test shorthand
    return board.one(ev.MobAttacked)


def test_every_attack_has_its_die() -> None:
    board = crowd(4)
    told = rolled(board, 14, 1, 20, 1, 13, 1, 3, 1, 5, 5, 5, 5, 7, 7, 7, 7)
    assert told.rolled == (14, 20, 13, 3)
    assert (told.hits, told.criticals, told.dice) == (2, 1, (20, 14, 13, 3))
    assert (told.per_hit, told.single) == (0, False)
    assert board.kinds() == ["MobAttacked", "DamageTaken"]
    taken = board.one(ev.DamageTaken)
    assert board.hp("Ann") == 100 - taken.total
    assert told.dealt[0] == 9
    assert told.dealt[1] == 9 + taken.dice[0]


def test_dice_by_hand_stand_and_the_rest_is_rolled() -> None:
    board = crowd(4)
    told = rolled(board, *([2, 2] * 4), d20=(19, 18))
    assert (told.rolled, told.hits) == ((19, 18, 2, 2), 2)


def test_with_advantage_two_dice_each() -> None:
    board = crowd(4)
    told = rolled(board, 2, 15, 2, 3, 16, 1, 4, 4, mode="adv")
    assert told.rolled == (2, 2, 16, 4, 15, 3, 1, 4)
    assert (told.mode, told.needed, told.hits) == ("advantage", 14, 2)


def test_an_amended_mob_sees_the_same_dice() -> None:
    board = crowd(4)
    command = cmd.MobAttack(FOUR, "Ann", way="roll")
    dice = [16, 1, 15, 1, 20, 1, 19, 1, 2, 3, 4, 5]
    harder = cmd.MobAttack(FOUR, "Ann", way="roll", ac_change=3)
    found = []
    for one in (command, harder):
        event = decide(board.table, one, Dice(dice))[0]
        assert isinstance(event, ev.MobAttacked)
        found.append(event)
    assert [one.rolled for one in found] == [(16, 15, 20, 19)] * 2
    assert [one.hits for one in found] == [4, 2]
    assert found[0].dealt[2] == found[1].dealt[0]


def test_bless_on_an_attacker_is_rolled_and_kept() -> None:
    board = crowd(4)
    bless = Effect(90, "Bless", modifiers=Modifiers(attack="1d4"))
    board.add("o1", 15, ORC, line="orcs", effects=(bless,))
    told = rolled(board, 12, 1, 12, 1, 12, 1, 12, 1, 3)
    assert (told.extra, [lot.hits for lot in ev.lots_of(told)]) == ((3,), [0, 1])


def down() -> Board:
    """Four orcs over a dying hero."""
    board = Board()
    for name in FOUR:
        board.add(name, 15, ORC, line="orcs")
    board.pc("Ann", 100, now=0, state="dying", conditions=("unconscious",))
    return board


def test_critical_against_the_helpless_and_two_failures() -> None:
    board = down()
    told = rolled(board, d20=(15, 2, 1, 1, 3, 3, 1, 1))
    assert (told.mode, told.hits, told.criticals) == ("advantage", 1, 1)
    assert board.one(ev.DamageTaken).critical
    assert board.who("Ann").failures == 2


def test_several_attacks_each_and_other_bonuses_apart() -> None:
    bite = Attack("Bite", 7, (DamagePart("2d6+3", 10, "piercing"),))
    claw = Attack("Claw", 5, (DamagePart("1d6+3", 6, "slashing"),))
    board = crowd(2, beast(claw, bite))
    told = mob(board, way="roll", d20=(12, 11, 13, 14))
    first, second = ev.lots_of(told)
    assert (first.attack, first.hits, second.attack, second.hits) == ("Bite", 1, "Claw", 1)
    assert board.hp("Ann") == 84


def test_the_dm_types_dice_and_damage() -> None:
    board = crowd(4)
    told = rolled(board, d20=(15, 16, 2, 2), damage=(4, 11))
    assert (told.damage, board.hp("Ann")) == (15, 85)
    many = cmd.MobAttack(FOUR, "Ann", way="roll", d20=(1,) * 5)
    assert board.refused(many) == "too-many-dice"
    spare = cmd.MobAttack(FOUR, "Ann", way="roll", d20=(15, 2, 2, 2), damage=(4, 11))
    assert board.refused(spare) == "too-many-damage-parts"


def test_too_many_dice_are_refused() -> None:
    board = crowd(401)
    orcs = tuple(name for name in board.table.combatants if name != "Ann")
    assert board.refused(cmd.MobAttack(orcs, "Ann", way="roll")) == "mob-too-many-dice"


@pytest.mark.parametrize(
    ("number", "more", "damage"),
    [(8, {}, 25), (1, {}, 3), (8, {"mode": "adv"}, 41), (8, {"needed": 11}, 36)],
)
def test_the_average_is_chance_times_damage(
    number: int, more: dict[str, object], damage: int
) -> None:
    """Needed 14: 35 %, with advantage 57.75 %; eight times nine."""
    board = crowd(number)
    told = mob(board, way="average", **more)
    assert (told.damage, board.hp("Ann")) == (damage, 100 - damage)
    assert (told.single, told.criticals) == (False, 0)
    assert "mob-average" in keys(told.reasons)


def test_the_average_lands_as_the_hits_to_be_expected() -> None:
    """A dying target: 75 % of four are three failures, not one enormous blow."""
    board = down()
    board.do(cmd.MobAttack(FOUR, "Ann", way="average", needed=11))
    assert [event.target for event in board.of(ev.DamageTaken)] == ["Ann"] * 3
    assert board.who("Ann").state == "dead"


def test_the_option_says_how_and_the_word_goes_before_it() -> None:
    board = Board(mob_attack="average")
    board.add("o0", 15, ORC)
    board.pc("Ann", 100)
    assert mob(board).way == "average"
    assert mob(board, way="table").way == "table"


def test_one_event_though_the_first_lot_kills() -> None:
    bite = Attack("Bite", 7, (DamagePart("2d6+3", 10, "piercing"),))
    claw = Attack("Claw", 5, (DamagePart("1d6+3", 6, "slashing"),))
    board = crowd(6, beast(claw, bite))
    board.add("Boar", 5)
    board.do(cmd.MobAttack(FOUR, "Boar"))
    assert board.kinds() == ["MobAttacked", "DamageTaken", "StateChanged"]
