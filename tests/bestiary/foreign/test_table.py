"""Tables of creatures: named columns, or name, hit points, AC and initiative in that order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.foreign import recognise, table
from tracker.bestiary.foreign.report import Haul


@pytest.mark.parametrize("sign", list(",;\t|"))
def test_columns_are_known_by_their_names(sign: str) -> None:
    rows = [
        ["Name", "Hit Points", "AC", "Initiative", "Mood"],
        ["Zag", "22 (4d8+4)", "13 (hide)", "+2", "grim"],
        ["Lia", "27", "15", "17", ""],
    ]
    haul = recognise.read_text("\n".join(sign.join(row) for row in rows))
    assert haul.format == "csv"
    zag, lia = haul.found
    assert (zag.block.max_hp, zag.block.hit_dice, zag.block.ac) == (22, "4d8+4", 13)
    assert (zag.block.ac_note, zag.block.initiative_bonus) == ("hide", 2)
    assert "Mood: grim" in zag.block.notes
    assert (lia.current.initiative, lia.block.initiative_bonus) == (17, None)


def test_without_names_the_order_counts() -> None:
    haul = recognise.read_text("Zag, 22, 13, 4\nLia, 27, 15\n")
    assert [(one.block.name, one.block.max_hp, one.block.ac) for one in haul.found] == [
        ("Zag", 22, 13),
        ("Lia", 27, 15),
    ]
    assert haul.found[0].current.initiative == 4
    assert any(one.why == "by-order" for one in haul.found[0].remarks)


def test_rows_without_a_name_are_said() -> None:
    haul = table.read("name,hp,ac,kind\nZag,22,13,\n,5,5,\nLia,27,15,player\n")
    assert [(one.block.name, one.kind) for one in haul.found] == [("Zag", "monster"), ("Lia", "pc")]
    assert [(one.where, one.why) for one in haul.troubles] == [("3", "no-name")]


def test_what_only_an_encounter_can_hold_becomes_one() -> None:
    haul = table.read(
        "name,count,hp,current hp,initiative,conditions,kind\n"
        'Rat,3,9,4,12,"prone, angry",\nOwl,,5,,1d20+2,,\nLia,,27,20,17,,player\n'
    )
    ((rat, owl),) = [one.entries for one in haul.encounters]
    assert (rat.current.count, rat.current.hp, rat.current.initiative) == ("3", 4, 12)
    assert rat.current.conditions == ("prone",)
    assert "angry" in rat.block.notes
    assert owl.block.initiative_bonus == 2
    assert not table.read("name,hp\nRat,9\n").encounters


@pytest.mark.parametrize(
    "text", ["", "a,b\nc,d", "Once, upon a time, there was\na goblin", "1,2,3"]
)
def test_other_texts_are_no_tables(text: str) -> None:
    assert not table.knows(text)


@given(st.text(alphabet='nameHPac,;|\t\n"0123456789+- éß', max_size=200))
def test_any_text_is_looked_at(text: str) -> None:
    table.knows(text)
    assert isinstance(table.read(text), Haul)
    assert isinstance(table.read(f"name,hp,ac\n{text}"), Haul)
