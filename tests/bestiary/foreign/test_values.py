"""The notebook reads what it can and says what became of the rest."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.foreign.values import Notebook
from tracker.rules.defences import Defence

WEAPONS = ("bludgeoning", "piercing", "slashing")


@pytest.mark.parametrize(
    ("raw", "dice", "hp", "formula"),
    [
        ("7 (2d6)", None, 7, "2d6"),
        (7, "(2d6)", 7, "2d6"),
        (24, "(7d8-7)", 24, "7d8-7"),
        ("11 (2d8 + 2)", None, 11, "2d8+2"),
        (4, "2d6 + -2", 4, "2d6-2"),
        (None, "2d6+2", 9, "2d6+2"),
        ("129", None, 129, None),
        ("1,200 hp", None, 1200, None),
        (7.0, None, 7, None),
        (None, None, 1, None),
        ("lots", "many", 1, None),
        (float("nan"), None, 1, None),
        (10**30, None, 999_999, None),
        (-5, None, 1, None),
        ([7], None, 7, None),
        (True, None, 1, None),
    ],
)
def test_hit_points(raw: Any, dice: Any, hp: int, formula: str | None) -> None:
    book = Notebook("X")
    book.hp(raw, dice)
    block = book.finish()
    assert (block.max_hp, block.hit_dice or None) == (hp, formula)


def test_dice_with_another_average_are_said() -> None:
    book = Notebook("X")
    book.hp("30 (2d6)")
    assert [one.why for one in book.remarks if one.kind == "guessed"] == ["dice-do-not-fit"]


@pytest.mark.parametrize(
    ("raw", "speeds"),
    [
        ("30 ft., fly 60 ft. (hover)", (("walk", 30), ("fly", 60))),
        (["30 ft.", "swim 20 ft."], (("walk", 30), ("swim", 20))),
        ({"walk": 30, "burrow": 10}, (("walk", 30), ("burrow", 10))),
        ([{"Value": 30}], (("walk", 30),)),
        ("fly 60", (("walk", 0), ("fly", 60))),
        ("0 ft., fly 40 ft. It can hover.", (("walk", 0), ("fly", 40))),
        (30, (("walk", 30),)),
        ("", (("walk", 30),)),
        (None, (("walk", 30),)),
    ],
)
def test_speeds(raw: Any, speeds: tuple[tuple[str, int], ...]) -> None:
    book = Notebook("X")
    book.speed(raw)
    block = book.finish()
    assert block.speeds == speeds
    assert block.hover is ("hover" in str(raw))


@pytest.mark.parametrize(
    ("raw", "wanted"),
    [
        ("cold, fire", (Defence(("cold", "fire")),)),
        (
            (
                "cold; bludgeoning, piercing, and slashing from nonmagical attacks not made with silvered "
                "weapons"
            ),
            (Defence(("cold",)), Defence(WEAPONS, ("magical", "silvered"))),
        ),
        (
            "necrotic, bludgeoning, piercing, and slashing from nonmagical weapons",
            (Defence(("necrotic",)), Defence(WEAPONS, ("magical",))),
        ),
        (
            ["acid", "bludgeoning", "piercing", "and slashing from nonmagical weapons"],
            (Defence(("acid",)), Defence(WEAPONS, ("magical",))),
        ),
        (
            "Bludgeoning, Piercing, and Slashing from Nonmagical Attacks that aren't Adamantine",
            (Defence(WEAPONS, ("magical", "adamantine")),),
        ),
        ("all damage", (Defence(("all",)),)),
        ("—", ()),
        (None, ()),
    ],
)
def test_defences(raw: Any, wanted: tuple[Defence, ...]) -> None:
    book = Notebook("X")
    book.defences(raw, "resist")
    assert book.finish().resist == wanted


def test_a_defence_that_holds_at_times_goes_to_the_notes() -> None:
    book = Notebook("X")
    book.defences("fire; cold (only in wolf form)", "resist")
    block = book.finish()
    assert block.resist == (Defence(("fire",)),)
    assert "wolf form" in block.notes


def test_conditions_among_immunities_are_told_apart() -> None:
    book = Notebook("X")
    book.defences(["poison", "poisoned"], "immune")
    block = book.finish()
    assert (block.immune, block.condition_immune) == ((Defence(("poison",)),), ("poisoned",))


@pytest.mark.parametrize(
    ("raw", "challenge", "xp"),
    [
        ("1/4 (50 XP)", "1/4", 50),
        (0.25, "1/4", 50),
        ("7.000", "7", 2_900),
        ("½", "1/2", 100),
        ("17 (XP 18,000; PB +6)", "17", 18_000),
        (0, "0", 10),
        ("—", "", 0),
        (None, "", 0),
        (float("inf"), "", 0),
    ],
)
def test_challenge(raw: Any, challenge: str, xp: int) -> None:
    book = Notebook("X")
    book.challenge(raw)
    block = book.finish()
    assert (block.challenge, block.xp) == (challenge, xp)


def test_the_header_in_words() -> None:
    book = Notebook("X")
    book.kind_line("Medium or Small humanoid (elf, wizard), any non-good alignment")
    book.ac("13 (16 with mage armor)")
    book.saves("Dex +4, Wis +2")
    book.skills([{"Name": "Sleight of Hand", "Modifier": 4}, {"Name": "Stealth", "Value": 6}])
    book.senses("blindsight 60 ft. (blind beyond this radius), passive Perception 6")
    block = book.finish()
    assert (block.size, block.type) == ("medium", "humanoid (elf, wizard)")
    assert block.alignment == "any non-good alignment"
    assert (block.ac, block.ac_note) == (13, "16 with mage armor")
    assert block.saves == (("dex", 4), ("wis", 2))
    assert block.skills == (("sleight of hand", 4), ("stealth", 6))
    assert (block.senses, block.blind, block.passive_perception) == ((("blindsight", 60),), True, 6)


def test_nothing_that_is_unknown_vanishes() -> None:
    book = Notebook("X")
    book.left_over({"name": "X", "Lore": "Sings at <b>dawn</b>.", "empty": None}, ["Name"])
    block = book.finish()
    assert block.notes == "Lore: Sings at dawn."
    assert [(one.field, one.kind) for one in book.remarks if one.kind == "noted"] == [
        ("Lore", "noted")
    ]


def test_notes_stay_within_what_a_file_may_hold() -> None:
    book = Notebook("X")
    book.deed("traits", "Long", "word " * 5_000)
    assert len(book.finish().notes) <= 10_000
    assert any(one.kind == "dropped" and one.why == "too-long" for one in book.remarks)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4)
    ),
    max_leaves=8,
)


@given(JSON, JSON)
def test_no_value_is_too_strange(raw: Any, other: Any) -> None:
    book = Notebook(raw)
    for reader in (book.hp, book.ac, book.challenge):
        reader(raw, other)
    for one in (
        book.kind_line, book.size, book.speed, book.abilities, book.saves, book.skills, book.senses,
        book.languages, book.condition_immune,
    ):  # fmt: skip
        one(raw)
    book.defences(raw, "resist")
    book.defences(other, "immune")
    book.deed("actions", raw, other)
    book.note("x", raw)
    book.left_over(raw, ())
    block = book.finish()
    assert block.name
    assert 1 <= block.max_hp <= 999_999
    assert 0 <= block.ac <= 99
