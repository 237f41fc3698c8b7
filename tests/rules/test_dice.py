"""Dice against two oracles: d20 reads and rolls the same text, icepool knows the same odds."""

import random
from fractions import Fraction
from typing import Any
from unittest import mock

import d20
import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import dice


class Counting:
    """Chance that brings given faces, each folded into what the die can show."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.at = 0

    def randint(self, a: int, b: int, /) -> int:
        face = self.faces[self.at % len(self.faces)]
        self.at += 1
        return a + face % (b - a + 1)


class Strange:
    """The same faces for d20, which asks `randrange(sides)`."""

    def __init__(self, faces: list[int]) -> None:
        self.chance = Counting(faces)

    def randrange(self, sides: int) -> int:
        return self.chance.randint(0, sides - 1)


def pools() -> st.SearchStrategy[str]:
    keeping = st.builds("{}{}".format, st.sampled_from(["kh", "kl"]), st.integers(1, 4))
    bounding = st.builds("{}{}".format, st.sampled_from(["mi", "ma", "ro<", "e"]), st.just(2))
    return st.builds(
        "{}d{}{}{}".format,
        st.integers(1, 6),
        st.sampled_from([3, 4, 6, 8, 10, 12, 20, 100]),
        st.one_of(st.just(""), bounding),
        st.one_of(st.just(""), keeping),
    )


def sums() -> st.SearchStrategy[str]:
    atoms = st.one_of(pools(), st.integers(0, 50).map(str))
    return st.recursive(
        atoms,
        lambda inner: st.one_of(
            st.builds("{} + {}".format, inner, inner),
            st.builds("({} - {})".format, inner, inner),
            st.builds("{}*({})".format, st.integers(1, 3), inner),
        ),
        max_leaves=4,
    )


@given(text=sums(), faces=st.lists(st.integers(0, 99), min_size=1, max_size=40))
def test_the_same_faces_give_the_total_d20_gives(text: str, faces: list[int]) -> None:
    with mock.patch("d20.expression.random", Strange(faces)):
        try:
            wanted = d20.roll(text).total
        except d20.TooManyRolls:  # the same face for ever: its dice explode without end
            return
    assert dice.roll(dice.parse(text), Counting(faces)).total == wanted


@pytest.mark.parametrize("text", ["1d6", "2d6+3", "4d6", "10d4-5", "1d20", "3d8+2d6+1", "1d8-1d4"])
def test_odds_are_icepools(text: str) -> None:
    count = {"1d6": icepool.d(6), "2d6+3": 2 @ icepool.d(6) + 3, "4d6": 4 @ icepool.d(6)}
    count |= {"10d4-5": 10 @ icepool.d(4) - 5, "1d20": icepool.d(20)}
    count |= {"3d8+2d6+1": 3 @ icepool.d(8) + 2 @ icepool.d(6) + 1}
    count |= {"1d8-1d4": icepool.d(8) - icepool.d(4)}
    same_odds(text, count[text])


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("4d6kh3", icepool.d(6).pool(4).highest(3).sum()),
        ("2d20kh1", icepool.d(20).pool(2).highest(1).sum()),
        ("2d20kl", icepool.d(20).pool(2).lowest(1).sum()),
        ("5d8dl2", icepool.d(8).pool(5).highest(3).sum()),
        ("5d8dh2", icepool.d(8).pool(5).lowest(3).sum()),
    ],
)
def test_odds_of_kept_dice_are_icepools(text: str, kept: Any) -> None:
    same_odds(text, kept)


def same_odds(text: str, die: Any) -> None:
    odds = dice.distribution(dice.parse(text))
    whole = die.denominator()
    assert {value: Fraction(weight, odds.whole) for value, weight in odds.weights} == {
        value: Fraction(weight, whole) for value, weight in die.items()
    }
    assert dice.average(dice.parse(text)) == die.mean() // 1
    middle = (min(die) + max(die)) // 2
    assert dice.chance_at_least(odds, middle) == Fraction(
        sum(weight for value, weight in die.items() if value >= middle), whole
    )


@pytest.mark.parametrize(
    ("text", "average"),
    [
        ("7", 7), ("1d6", 3), ("2d6+3", 10), ("7d10+21", 59), ("1d6+2", 5), ("3d8+5", 18),
        ("1d4-3", -1), ("8d6/2", 14), ("2d6ro1", 7), ("1d6mi2", 3), ("4d6ma3", 10), ("1d6e6", 4),
        ("1d6rr1", 4), ("4d6kh3", 12), ("2d20kh1", 13), ("2d20kl1", 7), ("19d12+133", 256),
        ("3*(1d4+1)", 10),
    ],
)  # fmt: skip
def test_averages_are_rounded_down(text: str, average: int) -> None:
    assert dice.average(dice.parse(text)) == average


@pytest.mark.parametrize(
    ("text", "spelling", "lowest", "highest"),
    [
        ("d20", "1d20", 1, 20),
        ("1D6 + 2", "1d6+2", 3, 8),
        ("2d6\u22121", "2d6-1", 1, 11),
        ("２ｄ６＋１", "2d6+1", 3, 13),
        ("2к6+1", "2d6+1", 3, 13),
        ("1d%", "1d100", 1, 100),
        ("3×(1d4+1)", "3*(1d4+1)", 6, 15),
        ("- 1d4", "-1d4", -4, -1),
        ("8d6 / 2", "8d6/2", 4, 24),
        ("7/2", "7/2", 3, 3),
        ("4d6 kh 3", "4d6kh3", 3, 18),
        ("4d6dl", "4d6dl1", 3, 18),
        ("2d6ro<3", "2d6ro<3", 2, 12),
        ("2d6rr<3", "2d6rr<3", 6, 12),
        ("1d6mi3ma5", "1d6mi3ma5", 3, 5),
        ("--3", "3", 3, 3),
        ("1d4*-2", "1d4*(-2)", -8, -2),
    ],
)
def test_what_is_written(text: str, spelling: str, lowest: int, highest: int) -> None:
    expression = dice.parse(text)
    assert expression.text == spelling
    assert (dice.minimum(expression), dice.maximum(expression)) == (lowest, highest)
    assert dice.parse(spelling).root == expression.root


@pytest.mark.parametrize(
    ("text", "key", "position"),
    [
        ("", "dice-ends-early", 0),
        ("hello", "dice-unexpected", 0),
        ("2d6+", "dice-ends-early", 4),
        ("2d6 x", "dice-unexpected", 4),
        ("(1d6", "dice-bracket-open", 4),
        ("1d6)", "dice-unexpected", 3),
        ("2d", "dice-number-missing", 2),
        ("0d6", "dice-count", 0),
        ("1001d6", "dice-count", 0),
        ("600d6+600d6", "dice-count", 6),
        ("1d1", "dice-sides", 0),
        ("1d1001", "dice-sides", 0),
        ("4/0", "dice-division-by-zero", 1),
        ("4/(1d2-1)", "dice-division-by-zero", 1),
        ("1d6rr<7", "dice-endless", 3),
        ("1d6e>0", "dice-endless", 3),
        ("4d6kh0", "dice-keep", 3),
        ("99999999999", "dice-too-large", 0),
        ("999999*999999", "dice-too-large", 0),
        ("(" * 5000, "dice-too-long", 4000),
        ("(" * 3000, "dice-too-deep", 30),
        ("1d6" + "mi1" * 9, "dice-operations", 0),
        ("1 2", "dice-unexpected", 2),
        ("²d6", "dice-unexpected", 0),
    ],
)
def test_what_is_no_dice(text: str, key: str, position: int) -> None:
    with pytest.raises(dice.DiceError) as caught:
        dice.parse(text)
    assert (caught.value.key, caught.value.position) == (key, position)


@given(text=st.text(alphabet="0123456789dDkhlroem()+-*/<> %\u2212x", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        expression = dice.parse(text)
    except dice.DiceError as fault:
        place = fault.position
    else:
        place = 0
        rereads(expression)
    assert 0 <= place <= len(text)


def rereads(expression: dice.Expression) -> None:
    assert dice.parse(expression.text).text == expression.text
    rolled = dice.roll(expression, random.Random(1))
    assert dice.minimum(expression) <= rolled.total <= dice.maximum(expression)


def test_long_and_deep_text_does_not_hang_or_overflow() -> None:
    assert dice.parse("+".join(["1"] * 2000)).lowest == 2000
    assert dice.parse("*".join(["1"] * 1900)).lowest == 1
    assert dice.parse("-" * 3999 + "1").lowest == -1
    assert dice.parse("1000d1000").highest == 1_000_000
    big = dice.parse("1000d1000kh500")
    assert 370_000 < dice.average(big) < 380_000
    assert dice.distribution(big).weights == ()
    many = dice.parse("+".join(f"2d{sides}kh1" for sides in range(1000, 700, -1)))
    assert dice.distribution(many).weights == ()
    assert (
        dice.average(many) == sum((4 * n * n + 3 * n - 1) / (6 * n) for n in range(701, 1001)) // 1
    )
    assert dice.average(dice.parse("1d1000" + "ro<999" * 8)) > 500
    assert len(dice.roll(dice.parse("1d2e2e1"), Counting([1])).dice) == 1000


@pytest.mark.parametrize(
    ("text", "twice", "bare"),
    [
        ("1d4+3", "2d4+3", "1d4"),
        ("2d6-1", "4d6-1", "2d6"),
        ("1d8+2d6+3", "2d8+4d6+3", "1d8+2d6"),
        ("5", "5", "0"),
        ("2*(1d6+3)", "2*(2d6+3)", "2*1d6"),
        ("4d6kh3", "4d6kh3+4d6kh3", "4d6kh3"),
        ("3+1d6", "3+2d6", "1d6"),
    ],
)
def test_dice_doubled_and_dice_alone(text: str, twice: str, bare: str) -> None:
    assert dice.doubled(dice.parse(text)).text == twice
    assert dice.only_dice(dice.parse(text)).text == bare


def test_rolls_name_every_face_and_what_counted() -> None:
    rolled = dice.roll(dice.parse("4d6kh3+1"), Counting([0, 5, 2, 3]))
    assert rolled == dice.Rolled(14, (1, 6, 3, 4), (6, 3, 4))
    rolled = dice.roll(dice.parse("2d6rr<3"), Counting([0, 4, 1]))
    assert rolled == dice.Rolled(9, (1, 5, 4), (4, 5))
