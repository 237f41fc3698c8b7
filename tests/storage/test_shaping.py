"""From the texts of the form to an entry and back, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.encounter.refusals import Refused
from tracker.session.shaping import Shape, shape_of, shaped

GOBLIN = {"monster": "Goblin", "count": 3}


def test_a_form_that_says_nothing_changes_nothing() -> None:
    assert shaped(GOBLIN, shape_of(GOBLIN)) == GOBLIN


@pytest.mark.parametrize(
    ("shape", "fields"),
    [
        (Shape(hp="avg"), {}),
        (Shape(hp="Roll"), {"hp": "roll"}),
        (Shape(hp="12"), {"hp": 12}),
        (Shape(scale_hp="150"), {"scale": {"hp": 150}}),
        (Shape(scale_hp="-25%", scale_ac="−1"), {"scale": {"hp": 75, "ac": -1}}),
        (Shape(threshold="0", scale_damage="0"), {}),
        (Shape(names=" , Grub,,"), {"names": ["", "Grub"]}),
        (Shape(features="red hat/[b]scar"), {"features": ["red hat", "[b]scar"]}),
        (Shape(variant="boss"), {"variant": "boss"}),
    ],
)
def test_what_is_typed(shape: Shape, fields: dict[str, object]) -> None:
    assert shaped(GOBLIN, shape) == {**GOBLIN, **fields}


def test_one_that_no_book_has_keeps_its_maximum() -> None:
    own = {"name": "Blob", "max_hp": 9, "ac": 12}
    assert shape_of(own).hp == "9"
    assert shaped(own, Shape(hp="12")) == {**own, "max_hp": 12}
    assert shaped(own, Shape()) == own


@pytest.mark.parametrize(
    "shape", [Shape(hp="many"), Shape(scale_hp="-100%"), Shape(scale_ac="1d4")]
)
def test_no_number(shape: Shape) -> None:
    with pytest.raises(Refused) as refused:
        shaped(GOBLIN, shape)
    assert refused.value.key == "wish-not-a-number"


@given(st.builds(Shape, *[st.text(max_size=12)] * len(Shape._fields)))
def test_any_text_is_read_or_refused(shape: Shape) -> None:
    try:
        found = shaped(GOBLIN, shape)
    except Refused:
        return
    assert found["monster"] == "Goblin"
