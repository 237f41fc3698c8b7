"""The table of keys, the door for typed text, and the rows: without a screen."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tracker.tui import actions, aliases, key_lists, plain
from tracker.tui.screens import fight_keys
from tracker.tui.widgets.painted import Span, differing, width_of

TYPED = st.text(alphabet=st.characters(blacklist_categories=["Cs"]), max_size=40)


@pytest.mark.parametrize("place", ["fight", "prompt", "pick"])
def test_every_key_of_the_fight_does_something(place: str) -> None:
    everywhere = {"settings", *(one.id for one in actions.TABLE["anywhere"])}
    known = {one.id for one in actions.TABLE[place]} - everywhere
    assert set(fight_keys.TABLES[place]) == known


@pytest.mark.parametrize("place", list(actions.TABLE))
def test_no_key_means_two_things_in_one_place(place: str) -> None:
    keys = [name for one in actions.TABLE[place] for key in one.keys for name in aliases.of(key)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("place", list(actions.TABLE))
def test_every_key_has_its_words(place: str) -> None:
    assert all(row.label and row.meaning and row.keys for row in key_lists.help_rows(place))
    assert actions.footer(place)


def test_the_readme_lists_every_key() -> None:
    rows = key_lists.readme_rows()
    listed = ("fight", "prompt", "anywhere")
    assert len(rows) == 2 + sum(len(actions.TABLE[place]) for place in listed)


@pytest.mark.parametrize(
    ("sent", "meant"), [("т", "next"), ("ｎ", "next"), ("Г", "redo"), ("Ж", "type"), ("thai_character_sara_uee", "next")]
)  # fmt: skip
def test_other_layouts(sent: str, meant: str) -> None:
    found = actions.meant(sent, ("fight",))
    assert found is not None
    assert found.id == meant


def test_enter_typed_before_the_screen_is_there_is_enter() -> None:
    """Until the program takes the terminal over, that sends Ctrl+J for it."""
    for place in actions.TABLE:
        assert actions.meant("ctrl+j", (place,)) == actions.meant("enter", (place,))


@given(TYPED)
def test_nothing_typed_steers_the_terminal(text: str) -> None:
    shown = plain.plain(text)
    assert not {sign for sign in shown if ord(sign) < 32 or 0x7F <= ord(sign) < 0xA0}
    assert not set("\u200b\u200e\u202e\u2066\ufeff") & set(shown)


@given(TYPED, st.integers(0, 30))
def test_cut_and_fit_keep_to_the_width(text: str, width: int) -> None:
    clean = plain.plain(text)
    assert cell_len(plain.cut(clean, width)) <= width
    assert cell_len(plain.fit(clean, width)) == width


@given(TYPED, st.integers(2, 30))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    clean = plain.plain(text)
    lines = plain.wrapped(clean, width)
    assert "".join(lines).replace(" ", "") == clean.replace(" ", "")


def test_a_thai_sign_is_not_cut_in_two() -> None:
    assert plain.cut("น้ำน้ำน้ำ", 4) == "น้ำ…"


@given(
    st.lists(st.text("ab", max_size=3), max_size=4), st.lists(st.text("ab", max_size=3), max_size=4)
)
def test_what_is_not_painted_again_did_not_change(one: list[str], other: list[str]) -> None:
    before, after = (tuple(Span(text) for text in texts) for texts in (one, other))
    start, end = differing(before, after)
    old, new = "".join(one), "".join(other)
    width = max(width_of(before), width_of(after))
    kept = [place for place in range(width) if not start <= place < end]
    assert all(old[place : place + 1] == new[place : place + 1] for place in kept)


def test_the_footer_orders_by_use() -> None:
    ranks = [one.footer for one in actions.TABLE["fight"] if one.footer]
    assert all(a != b for a, b in pairwise(sorted(ranks)))
