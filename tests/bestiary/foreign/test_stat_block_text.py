"""Pasted stat blocks: labels apart, one long line, a Markdown note, columns and stray blanks."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bestiary.foreign import pasted
from tracker.bestiary.foreign import recognise, stat_block_text
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Area, DamagePart, MultiattackPart, StatBlock, Use
from tracker.rules.defences import Defence

WEAPONS = ("bludgeoning", "piercing", "slashing")
PIECES = [
    line for text in vars(pasted).values() if isinstance(text, str) for line in text.splitlines()
]


def only(text: str) -> StatBlock:
    haul = recognise.read_text(text)
    assert haul.format == "text"
    (found,) = haul.found
    return found.block


@pytest.mark.parametrize("text", [pasted.LABELS_APART, pasted.ONE_LINE])
def test_the_upper_half(text: str) -> None:
    block = only(text)
    assert (block.name, block.size, block.type) == (
        "Marsh Stalker",
        "medium",
        "humanoid (lizardfolk)",
    )
    assert (block.alignment, block.ac, block.ac_note) == ("neutral evil", 15, "natural armor")
    assert (block.max_hp, block.hit_dice) == (52, "8d8+16")
    assert block.speeds == (("walk", 30), ("swim", 30))
    assert [score for _, score in block.abilities] == [15, 14, 14, 10, 12, 8]
    assert block.saves == (("dex", 4),)
    assert block.skills == (("perception", 3), ("stealth", 6))
    assert (block.senses, block.passive_perception) == ((("darkvision", 60),), 13)
    assert (block.languages, block.challenge, block.xp) == ("Draconic", "3", 700)
    assert [one.name for one in block.traits][:1] == ["Hold Breath"]
    assert block.attacks[0].damage == (
        DamagePart("1d6+2", 5, "piercing"),
        DamagePart("1d6", 3, "poison"),
    )


def test_the_lower_half() -> None:
    block = only(pasted.LABELS_APART)
    assert block.resist == (Defence(("cold",)), Defence(WEAPONS, ("magical",)))
    assert [one.name for one in block.traits] == ["Hold Breath", "Ambusher"]
    assert [one.name for one in block.attacks] == ["Bite", "Spear"]
    assert block.multiattack == ((MultiattackPart("Bite"), MultiattackPart("Spear")),)
    (spray,) = block.actions
    assert (spray.name, spray.use, spray.area) == (
        "Venom Spray", Use("recharge", 5), Area("cone", 15),
    )  # fmt: skip
    assert [(one.name, one.ac) for one in block.reactions] == [("Parry", 2)]


def test_a_note_in_markdown() -> None:
    block = only(pasted.NOTE)
    assert (block.name, block.max_hp, block.ac, block.hover) == ("Owl Wraith", 67, 13, True)
    assert block.speeds == (("walk", 0), ("fly", 60))
    assert block.resist[1] == Defence(WEAPONS, ("magical", "silvered"))
    assert [one.name for one in block.attacks] == ["Life Drain"]
    assert [(one.name, one.cost, one.attack) for one in block.legendary] == [
        ("Drain", 2, "Life Drain"), ("Flit", 1, ""),
    ]  # fmt: skip
    assert block.legendary_uses == 2


def test_names_on_lines_of_their_own_and_scores_without_modifiers() -> None:
    block = only(pasted.NAMES_APART)
    assert (block.name, block.max_hp, block.hit_dice) == ("The Rust King", 129, "")
    assert [score for _, score in block.abilities] == [20, 9, 18, 3, 11, 1]
    assert block.immune[1] == Defence(WEAPONS, ("magical", "adamantine"))
    assert [(one.name, one.magical) for one in block.attacks] == [("Slam", True)]
    assert block.multiattack == ((MultiattackPart("Slam", 2),),)
    assert [(one.name, one.use) for one in block.actions] == [("Slow", Use("recharge", 5))]


def test_the_newer_layout() -> None:
    block = only(pasted.NEWER)
    assert (block.ac, block.max_hp, block.initiative_bonus) == (17, 21, 2)
    assert (block.saves, block.challenge, block.xp) == ((("cha", 3),), "1", 200)
    assert block.attacks[0].damage == (DamagePart("1d6+2", 5, "slashing"),)
    assert "advantage" in block.attacks[0].effect
    assert [one.name for one in block.bonus_actions] == ["Slip Away"]
    assert "Gear: Chain Shirt, Scimitar" in block.notes


def test_several_follow_each_other() -> None:
    haul = stat_block_text.read(f"{pasted.NAMES_APART}\n{pasted.LABELS_APART}\n{pasted.NEWER}")
    assert [one.block.name for one in haul.found] == ["The Rust King", "Marsh Stalker", "Bog Boss"]
    assert haul.found[0].block.actions[-1].name == "Slow"


def test_blanks_in_words_and_every_dash_are_mended() -> None:
    torn = (
        pasted.LABELS_APART.replace("Stealth", "Stealt h")
        .replace("bludgeoning", "bludg eoning")
        .replace("nonmagical", "nonmagica l")
        .replace("Constitution", "Constituti on")
        .replace("15-foot cone", "15 -\u00ad\u2010foot cone")
        .replace("8d8 + 16", "8d8\u00a0+\u00a016")
    )
    assert replace(only(torn), notes="") == replace(only(pasted.LABELS_APART), notes="")


def test_a_page_of_html_is_its_text() -> None:
    lines = "".join(f"<p>{line}</p>" for line in pasted.NEWER.splitlines())
    assert only(f"<div class='x'>{lines}</div>") == only(pasted.NEWER)


def test_a_story_is_no_stat_block() -> None:
    with pytest.raises(Refused) as refused:
        recognise.read_text("Once upon a time there was a goblin. Its armor class was high.")
    assert refused.value.key == "import-no-creatures"


@given(
    st.lists(st.sampled_from(PIECES) | st.text(max_size=30), max_size=40),
    st.sampled_from("\n\r\t "),
)
def test_lines_in_any_order_are_read(lines: list[str], sign: str) -> None:
    text = sign.join(lines)
    stat_block_text.knows(text)
    assert isinstance(stat_block_text.read(text), Haul)
