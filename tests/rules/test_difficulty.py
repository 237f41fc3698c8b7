"""Difficulty against fights worked by hand from the published tables, for parties of one to eight."""

from itertools import pairwise

import pytest

from tracker.rules import difficulty

BY_2014 = [
    # levels, foes' XP, XP, multiplier, counted, marks, word
    # Four at 5: 4 x (250 500 750 1100); six goblins and a worg: 6 x 50 + 100, seven foes: x2.5.
    ([5] * 4, [50] * 6 + [100], 400, 2.5, 1_000, (1_000, 2_000, 3_000, 4_400), "easy"),
    # One at 1 against one goblin: a small party, one foe: x1.5; 75 is just hard.
    ([1], [50], 50, 1.5, 75, (25, 50, 75, 100), "hard"),
    # Two at 3 against two orcs: 200, x1.5, small: x2; 400 of 450 for hard.
    ([3, 3], [100, 100], 200, 2.0, 400, (150, 300, 450, 800), "medium"),
    # Three at 2 against an ogre: 450, x1; 3 x 150 = 450: hard to the point.
    ([2, 2, 2], [450], 450, 1.0, 450, (150, 300, 450, 600), "hard"),
    # Four at 3, 3, 3, 2: 275 550 825 1400; bugbear and three hobgoblins: 200 + 300, x2 = 1000.
    ([3, 3, 3, 2], [200, 100, 100, 100], 500, 2.0, 1_000, (275, 550, 825, 1_400), "hard"),
    # Five at 1 against ten kobolds: 250, x2.5 = 625 over 500.
    ([1] * 5, [25] * 10, 250, 2.5, 625, (125, 250, 375, 500), "deadly"),
    # Six at 10 against one adult black dragon: 11500, large: x0.5 = 5750 of 7200 for medium.
    ([10] * 6, [11_500], 11_500, 0.5, 5_750, (3_600, 7_200, 11_400, 16_800), "easy"),
    # Seven at 4 against twelve orcs: 1200, x3, large: x2.5 = 3000 of 3500 for deadly.
    ([4] * 7, [100] * 12, 1_200, 2.5, 3_000, (875, 1_750, 2_625, 3_500), "hard"),
    # Eight at 20 against a tarrasque and a lich: 155000 + 33000, x1.5, large: x1.
    (
        [20] * 8,
        [155_000, 33_000],
        188_000,
        1.0,
        188_000,
        (22_400, 45_600, 68_000, 101_600),
        "deadly",
    ),
    # Two at 5 against fifteen wolves: 750, x4, small: x5 = 3750 over 2200.
    ([5, 5], [50] * 15, 750, 5.0, 3_750, (500, 1_000, 1_500, 2_200), "deadly"),
    # Four at 8 against two rats: 20, x1.5 = 30 of 1800 for easy.
    ([8] * 4, [10, 10], 20, 1.5, 30, (1_800, 3_600, 5_600, 8_400), "trivial"),
]
BY_2024 = [
    ([5] * 4, [50] * 6 + [100], 400, (2_000, 3_000, 4_400), "trivial"),
    ([1], [50], 50, (50, 75, 100), "low"),
    ([3, 3], [100, 100, 100, 100], 400, (300, 450, 800), "moderate"),
    ([2, 2, 2], [450], 450, (300, 450, 600), "moderate"),
    ([3, 3, 3, 2], [200, 100, 100, 100], 500, (550, 825, 1_400), "low"),
    ([1] * 5, [25] * 10, 250, (250, 375, 500), "low"),
    ([10] * 6, [11_500], 11_500, (9_600, 13_800, 18_600), "moderate"),
    ([4] * 7, [100] * 36, 3_600, (1_750, 2_625, 3_500), "beyond"),
    ([20] * 8, [155_000], 155_000, (51_200, 105_600, 176_000), "high"),
    ([9, 9], [2_300, 1_800], 4_100, (2_600, 4_000, 5_200), "high"),
]


@pytest.mark.parametrize(("levels", "foes", "xp", "times", "counted", "marks", "word"), BY_2014)
def test_thresholds_of_2014(
    levels: list[int],
    foes: list[int],
    xp: int,
    times: float,
    counted: int,
    marks: tuple[int, ...],
    word: str,
) -> None:
    found = difficulty.by_2014(levels, foes)
    assert found == (word, marks, xp, counted, times)


@pytest.mark.parametrize(("levels", "foes", "xp", "marks", "word"), BY_2024)
def test_budget_of_2024(
    levels: list[int], foes: list[int], xp: int, marks: tuple[int, ...], word: str
) -> None:
    found = difficulty.by_2024(levels, foes)
    assert found == (word, marks, xp, xp, 1.0)


def test_multipliers_by_number_of_foes_and_size_of_the_party() -> None:
    foes = (1, 2, 3, 6, 7, 10, 11, 14, 15, 500)
    usual = [difficulty.multiplier(count, 4) for count in foes]
    assert usual == [1, 1.5, 2, 2, 2.5, 2.5, 3, 3, 4, 4]
    assert [difficulty.multiplier(count, 2) for count in foes] == [
        1.5, 2, 2.5, 2.5, 3, 3, 4, 4, 5, 5,
    ]  # fmt: skip
    assert [difficulty.multiplier(count, 6) for count in foes] == [
        0.5, 1, 1.5, 1.5, 2, 2, 2.5, 2.5, 3, 3,
    ]  # fmt: skip


def test_without_a_party_or_without_foes_there_is_no_difficulty() -> None:
    assert difficulty.by_2014([], [50]).word == ""
    assert difficulty.by_2024([], [50]).word == ""
    assert difficulty.by_2014([5], []).word == "trivial"
    assert difficulty.by_2024([5], []).word == "trivial"


def test_every_level_costs_more_than_the_one_before() -> None:
    for table in (difficulty.THRESHOLDS_2014, difficulty.BUDGETS_2024):
        assert len(table) == 20
        for lower, higher in pairwise(table):
            assert all(a < b for a, b in zip(lower, higher, strict=True))
        assert all(list(row) == sorted(set(row)) for row in table)
