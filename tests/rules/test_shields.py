"""A shield by the note on armour class (FACE-04)."""

import pytest

from tracker.rules.shields import Shield, of


@pytest.mark.parametrize(
    ("note", "shield"),
    [
        ("natural armor", Shield()),
        ("", Shield()),
        ("leather armor, shield", Shield(2)),
        ("Shield, hide armor", Shield(2)),
        ("plate, shield +1", Shield(3)),
        ("plate, shield on the right", Shield(2, "right")),
        ("shielded by magic", Shield()),
    ],
)
def test_what_a_note_tells(note: str, shield: Shield) -> None:
    assert of(note) == shield
