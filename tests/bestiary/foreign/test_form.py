"""Creatures as texts to edit: nothing is lost of what is left alone, only what changed is read anew."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.foreign import form, form_lines
from tracker.bestiary.library import Library
from tracker.encounter.stat_block import Action, Attack, DamagePart, StatBlock
from tracker.rules.defences import Defence

LIBRARY = Library()
CREATURES = tuple(block for block in map(LIBRARY.find, LIBRARY.names()) if block is not None)
HEADER = [one.name for one in fields(StatBlock) if one.name not in ("notes", "source", "attacks")]
WORDED = ("attacks", "actions", "traits", "legendary", "bonus_actions", "multiattack")


def whole(block: StatBlock) -> tuple[dict[str, str], str, str]:
    entries, notes = form_lines.entries_of(block)
    return form_lines.lines_of(block), form_lines.text_of(entries), notes


def goblin() -> StatBlock:
    block = LIBRARY.find("goblin")
    assert block
    return block


def test_what_is_left_alone_keeps_every_field() -> None:
    for block in CREATURES:
        assert form.read(*whole(block), base=block) == (block, ())


def test_the_header_of_every_creature_is_read_back_from_its_text() -> None:
    for block in CREATURES:
        lines, deeds, notes = whole(block)
        found, faults = form.read(lines, deeds, notes)
        assert not faults, block.name
        for name in HEADER:
            if name not in WORDED:
                assert getattr(found, name) == getattr(block, name), (block.name, name)


def test_most_attacks_are_read_back_from_their_text() -> None:
    pairs = [(block, form.read(*whole(block)).block) for block in CREATURES]
    same = [one for block, read in pairs for one in block.attacks if one in read.attacks]
    every = [one for block, _ in pairs for one in block.attacks]
    assert len(same) >= 0.85 * len(every)
    for block, read in pairs:
        for one, other in zip(block.attacks, read.attacks, strict=True):
            assert (one.name, one.bonus, one.damage) == (other.name, other.bonus, other.damage)
            assert not (one.reach or one.range) or (one.reach, one.range, one.long_range) == (
                other.reach, other.range, other.long_range,
            )  # fmt: skip


def test_only_a_changed_line_changes() -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    found, faults = form.read(
        lines | {"ac": "17 (chain mail)", "hp": "10 (3d6)"}, deeds, notes, block
    )
    assert not faults
    assert found == replace(block, ac=17, ac_note="chain mail", max_hp=10, hit_dice="3d6")


def test_a_changed_deed_is_read_and_its_wording_kept() -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    changed = deeds.replace("5 (1d6 + 2) slashing", "8 (2d6 + 1) fire")
    found, _ = form.read(lines, changed, notes, block)
    assert found.attacks[0].damage == (DamagePart("2d6+1", 8, "fire"),)
    assert found.attacks[1:] == block.attacks[1:]
    assert found.bonus_actions == block.bonus_actions
    assert found.notes.startswith("Scimitar. Melee Weapon Attack")
    again, rest = form_lines.entries_of(found)
    assert (form_lines.text_of(again), rest) == (changed, "")
    assert form.read(form_lines.lines_of(found), changed, rest, found) == (found, ())


def test_deeds_come_and_go() -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    more = f"{deeds}\nReactions\nParry. The goblin adds 2 to its AC against one attack."
    found, _ = form.read(lines, more, notes, block)
    assert found.reactions == (Action("Parry", ac=2),)
    found, _ = form.read(lines, "", "", block)
    assert (found.attacks, found.bonus_actions, found.multiattack) == ((), (), ())


def test_a_multiattack_finds_the_names_of_what_was_there() -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    text = deeds.replace("Actions\n", "Actions\nMultiattack. It makes two Scimitar attacks.\n", 1)
    found, _ = form.read(lines, text, notes, block)
    assert [(one.name, one.count) for (one,) in found.multiattack] == [("Scimitar", 2)]


def test_defences_with_their_qualities() -> None:
    block = replace(goblin(), resist=(Defence(("fire",), ("magical", "silvered")),))
    lines, deeds, notes = whole(block)
    assert form.read(lines, deeds, notes).block.resist == block.resist


@pytest.mark.parametrize(
    ("field", "text", "why"),
    [
        ("name", "", "missing"),
        ("ac", "", "missing"),
        ("ac", "plate", "not-a-number"),
        ("ac", "300", "out-of-bounds"),
        ("hp", "lots", "not-a-number"),
        ("hp", "90 (2d6)", "dice-do-not-fit"),
        ("hp", "7 (2d6)0", "not-understood"),
        ("speed", "quick", "partly-understood"),
        ("abilities", "Str 8, Foo 3", "partly-understood"),
        ("saves", "Foo +3", "partly-understood"),
        ("condition_immune", "sleepy", "partly-understood"),
        ("resist", "sunlight", "partly-understood"),
        ("challenge", "hard", "kept-in-notes"),
        ("challenge", "99/7", "not-understood"),
        ("challenge", "-1", "not-understood"),
        ("kind", "Huuge blob", "not-understood"),
        ("skills", "Stelth +6", "not-understood"),
    ],
)
def test_what_is_wrong_with_a_line(field: str, text: str, why: str) -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    faults = form.read(lines | {field: text}, deeds, notes, block).faults
    assert [(one.field, one.why) for one in faults] == [(field, why)]


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("kind", "ooze"),
        ("kind", "Small hag, neutral"),
        ("skills", "Cooking +4, Sleight of Hand +2"),
        ("challenge", "1/8"),
        ("hp", "2d6"),
        ("hp", "1,000"),
        ("challenge", "31"),
    ],
)
def test_what_is_unusual_but_right(field: str, text: str) -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    assert not form.read(lines | {field: text}, deeds, notes, block).faults


def test_a_line_that_belongs_to_no_entry() -> None:
    faults = form.read({"name": "A", "ac": "1", "hp": "1"}, "and then it growls", "").faults
    assert [(one.field, one.why) for one in faults] == [("deeds", "unknown-line")]


@given(st.sampled_from([*form.FIELDS, "deeds", "notes"]), st.text(max_size=80))
def test_any_text_anywhere(field: str, text: str) -> None:
    block = goblin()
    lines, deeds, notes = whole(block)
    if field == "deeds":
        deeds = f"{deeds}\n{text}"
    elif field == "notes":
        notes = text
    else:
        lines = lines | {field: text}
    found, _ = form.read(lines, deeds, notes, block)
    assert isinstance(found, StatBlock)
    assert all(isinstance(one, Attack) for one in found.attacks)
