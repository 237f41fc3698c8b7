"""The chance that is shown counts every die that has not fallen yet, and none that has."""

from fractions import Fraction
from itertools import product

import pytest

from tests.encounter.board import ORC, Board
from tests.encounter.test_mobbing import crowd
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import odds
from tracker.encounter.effects import Effect, Modifiers
from tracker.i18n import odds as words
from tracker.rules import attacks
from tracker.rules.words import Mode

BLESS = Effect(91, "Bless", modifiers=Modifiers(attack="1d4", save="1d4"))
BANE = Effect(92, "Bane", modifiers=Modifiers(attack="-1d4", save="-1d4"))


def effects_on(board: Board, who: str, effects: tuple[Effect, ...]) -> None:
    """The same creature with these."""
    board.add(who, 15, ORC, line="orcs", effects=effects)


def by_hand(mode: Mode, bonus: int, ac: int, dice: int) -> Fraction:
    """Every face of two d20s and of each d4 of a blessing."""
    every = [
        attacks.resolve(pair, mode, bonus + sum(rest), ac).hit
        for *pair, rest in (
            (first, second, fours)
            for first, second in product(range(1, 21), repeat=2)
            for fours in product(range(1, 5), repeat=dice)
        )
    ]
    return Fraction(sum(every), len(every))


def test_blessed_by_hand() -> None:
    """+7 against AC 15 needs 8: with 1, 2, 3, 4 more that is 70, 75, 80, 85 %, a mean of 77.5."""
    blessed = attacks.hit_chance("normal", 7, 15, dice=("1d4",))
    assert blessed == Fraction(70 + 75 + 80 + 85, 400) == Fraction(31, 40)
    assert attacks.percent(blessed) == 78
    assert attacks.hit_chance("normal", 7, 17, dice=("1d4",)) == Fraction(27, 40)
    assert attacks.percent(Fraction(27, 40)) == 68
    assert attacks.hit_chance("normal", 7, 15, dice=("-1d4",)) == Fraction(60 + 55 + 50 + 45, 400)


@pytest.mark.parametrize("mode", ["normal", "advantage", "disadvantage"])
@pytest.mark.parametrize(("bonus", "ac"), [(7, 15), (7, 17), (0, 22), (9, 10), (0, 30)])
@pytest.mark.parametrize("dice", [1, 2])
def test_every_face_counts(mode: Mode, bonus: int, ac: int, dice: int) -> None:
    found = attacks.hit_chance(mode, bonus, ac, dice=("1d4",) * dice)
    assert found == by_hand(mode, bonus, ac, dice)


def test_a_half_is_rounded_up_and_only_what_is_certain_is_0_or_100() -> None:
    shown = {n: attacks.percent(Fraction(n, 1000)) for n in (0, 1, 625, 675, 725, 775, 999, 1000)}
    assert shown == {0: 0, 1: 1, 625: 63, 675: 68, 725: 73, 775: 78, 999: 99, 1000: 100}


def test_dice_too_many_to_weigh_count_as_their_mean() -> None:
    assert attacks.hit_chance("normal", -500500, 11, dice=("1000d1000",)) == Fraction(1, 2)


@pytest.mark.parametrize("effects", [(BLESS,), (BANE,), (BLESS, BANE)])
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_what_has_fallen_does_not_change_it(effects: tuple[Effect, ...], face: int) -> None:
    board = crowd(1)
    effects_on(board, "o0", effects)
    before = board.table
    board.do(cmd.AttackTarget("o0", "Ann"), 10, 10, face, face, 5, 5)
    told = board.one(ev.Attacked)
    found = odds.of_attack(before, told, lost=False)
    dice = tuple(one.modifiers.attack for one in effects)
    assert found.dice == dice
    assert found.needed == told.ac - 5
    assert found.chance == attacks.hit_chance("normal", 5, told.ac, dice=dice)


def of_mob(board: Board, way: str) -> list[tuple[str, ...]]:
    """The dice of each lot."""
    before = board.table
    board.do(cmd.MobAttack(("o0", "o1", "o2", "o3"), "Ann", way=way))
    told = board.one(ev.MobAttacked)
    return [odds.of_lot(before, lot, lost=False).dice for lot in ev.lots_of(told)]


def test_the_blessed_of_a_mob_are_told_apart_where_dice_count() -> None:
    for way, found in (
        ("roll", [("1d4",), ()]),
        ("average", [("1d4",), ()]),
        ("table", [("1d4",)]),
    ):
        board = crowd(4)
        for who in ("o0", "o1"):
            effects_on(board, who, (BLESS,))
        assert of_mob(board, way) == found


def test_a_blessed_mob_does_more_on_average() -> None:
    done = {}
    for effects in ((), (BLESS,), (BANE,)):
        board = crowd(4)
        for who in ("o0", "o1", "o2", "o3"):
            effects_on(board, who, effects)
        board.do(cmd.MobAttack(("o0", "o1", "o2", "o3"), "Ann", way="average"))
        done[effects] = board.one(ev.MobAttacked).damage
    assert done[(BANE,)] < done[()] < done[(BLESS,)]


def test_the_words_name_the_dice() -> None:
    assert words.of_attack(Fraction(31, 40), 8, 15, ("1d4",)) == (
        "78 % to hit: 8 or more with +1d4 against AC 15"
    )
    assert words.of_attack(Fraction(1, 20), 23, 30) == "5 % to hit: 20 or more against AC 30"
    assert words.of_mob(Fraction(31, 40), 8, 15, 2, ("1d4", "-1d4")) == (
        "78 % to hit: needs 8 with +1d4-1d4 against AC 15, 2 attacks"
    )
