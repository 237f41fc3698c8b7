"""Stat blocks as they come out of pages and PDFs of others: nothing of their header gets lost."""

from tracker.bestiary.foreign import recognise
from tracker.encounter.stat_block import StatBlock


def only(text: str) -> StatBlock:
    (found,) = recognise.read(text.encode()).found
    return found.block


TOP = "Newt\nSmall beast, unaligned\nArmor Class 12\nHit Points 9 (2d8)\nSpeed 20 ft.\n"
SCORES = "STR DEX CON INT WIS CHA\n8 (-1) 14 (+2) 10 (+0) 10 (+0) 8 (-1) 8 (-1)\n"
SIX = (("str", 10), ("dex", 15), ("con", 10), ("int", 10), ("wis", 8), ("cha", 10))


def test_the_table_of_2024_with_a_line_for_every_number() -> None:
    half = "\nMOD\nSAVE\n{}\n10\n+0\n+0\n{}\n{}\n{}\n{}\n{}\n10\n+0\n+0\n"
    block = only(
        "Newt\nSmall Fey, Neutral\n\nAC 17\t\tInitiative +2 (12)\nHP 21 (6d6)\nSpeed 30 ft.\n \n"
        + half.format("STR", "DEX", 15, "+2", "+4", "CON")
        + half.format("INT", "WIS", 8, "-1", "-1", "CHA")
        + "Skills Stealth +6\nCR 1 (XP 200; PB +2)\nActions\nBite. Melee Attack Roll: +4, reach 5 ft. "
        "Hit: 5 (1d6 + 2) Piercing damage."
    )
    assert (block.abilities, block.saves) == (SIX, (("dex", 4),))
    assert (block.ac, block.initiative_bonus, block.skills) == (17, 2, (("stealth", 6),))


def test_a_number_of_a_page_is_no_score() -> None:
    block = only(TOP + SCORES + "12\nSkills Stealth +6\nChallenge 1 (200 XP)\n")
    assert dict(block.abilities)["dex"] == 14
    assert block.skills == (("stealth", 6),)


def test_scores_that_a_converter_glued_to_their_names() -> None:
    block = only(
        "### **Newt**\n\n*Huge Giant, Chaotic Good*\n\n| AC 16 | Initiative +7 (17) |  |\n|---|---|---|\n"
        "| HP 230 (20d12 + 100) | |  |\n| Speed 50 ft., Swim 50 ft. | | |\n\n| | | MOD SAVE | | | MOD SAVE |\n"
        "|---|---|---|---|---|---|\n| Str29 | +9 +14 || Dex 14 | +2 | +2 | Con 20 | +5 | +10 |\n"
        "| Int 16 | +3 | +3 | Wis 20 | +5 | +10 | Cha 18 | +4 | +9 |\n\n**Skills** Arcana +8\n"
    )
    assert [score for _, score in block.abilities] == [29, 14, 20, 16, 20, 18]
    assert block.saves == (("str", 14), ("con", 10), ("wis", 10), ("cha", 9))
    assert (block.ac, block.ac_note, block.initiative_bonus) == (16, "", 7)


def test_saves_that_go_on_in_the_next_line() -> None:
    block = only(
        TOP + SCORES + "Saving Throws Str +9, Con +8,\nWis +6, Cha +8\nSkills Stealth +6\n"
    )
    assert block.saves == (("str", 9), ("con", 8), ("wis", 6), ("cha", 8))


def test_a_header_in_one_line_with_dots_between() -> None:
    block = only(
        "NEWT\nTiny Fiend, Lawful Evil\nAC 13 (natural armour) \u00b7 HP 10 (3d4 + 3) \u00b7 Speed 20 ft., fly 40 ft.\n"
        "STR 6 (-2) DEX 17 (+3) CON 13 (+1) INT 11 (+0) WIS 12 (+1) CHA 14 (+2)\nCR 1 (200 XP)\n"
    )
    assert (block.ac, block.ac_note, block.max_hp) == (13, "natural armour", 10)
    assert block.speeds == (("walk", 20), ("fly", 40))


WIKI = (
    "Jelly\nSource: Book of Slime, page 2\nLarge ooze, unaligned\nArmor Class: 6\nHit Points: 84 (8d10+40)\n"
    "Speed: 15 ft.\nSTR\tDEX\tCON\tINT\tWIS\tCHA\n14 (+2)\t3 (-4)\t20 (+5)\t1 (-5)\t6 (-2)\t1 (-5)\n"
    "Languages: -\nChallenge Rating: 2 (450 XP)\nOoze Cube: The jelly takes up its entire space.\n"
    "Clear: It takes a successful DC 15 Wisdom (Perception) check to spot it.\nACTIONS\n"
    "Pseudopod: Melee Weapon Attack: +4 to hit, reach 5 ft., one creature. Hit: 10 (3d6) acid damage.\n"
    "Engulf: The jelly moves. The creature must make a DC 12 Dexterity saving throw. On a failed save, the "
    "creature takes 10 (3d6) acid damage and is engulfed.\n"
)


def test_entries_whose_names_end_with_a_colon() -> None:
    block = only(WIKI)
    assert [one.name for one in block.traits] == ["Ooze Cube", "Clear"]
    assert [(one.name, one.save) for one in block.attacks] == [("Pseudopod", None)]
    (engulf,) = block.actions
    assert engulf.save is not None
    assert (engulf.name, engulf.save.dc) == ("Engulf", 12)


def test_a_line_for_the_source_is_not_the_name() -> None:
    assert only(WIKI).name == "Jelly"


def test_a_colon_within_an_entry_begins_no_other_one() -> None:
    block = only(
        TOP
        + SCORES
        + "Actions\nBite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) "
        "piercing damage.\nReactions\nParry. Trigger: A creature hits it.\nResponse: It adds 2 to its AC.\n"
    )
    assert [(one.name, one.ac) for one in block.reactions] == [("Parry", 2)]


def test_cells_of_a_table_in_html_stand_apart() -> None:
    heads = "".join(f"<th>{word}</th>" for word in "STR DEX CON INT WIS CHA".split())
    cells = "".join(f"<td>{score} (+0)</td>" for score in (10, 15, 10, 10, 8, 10))
    found = recognise.read(
        f"<h1>Newt</h1><p>Small beast, unaligned</p><p><b>Armor Class</b> 12</p><p>Hit Points 9</p>"
        f"<p>Speed 20 ft.</p><table><tr>{heads}</tr><tr>{cells}</tr></table>".encode()
    ).found[0]
    assert found.block.abilities == SIX
    assert not [one for one in found.remarks if one.kind == "noted"]


def test_a_page_turned_into_markdown_with_its_pictures_and_links() -> None:
    text = (
        "[![Image 28: Newt](https://a.b/c.jpeg)](https://a.b/c.jpeg)\n\n[Newt](https://a.b/newt)\n\n"
        "Small Beast, Unaligned\n\n![Image 29](https://a.b/bar.svg)\n\nArmor Class 12  (hide)\n\n"
        "Hit Points 9  (2d8)\n\nSpeed 20 ft.\n\n![Image 30](https://a.b/bar.svg)\n\nSTR\n\n8(-1)\n\nDEX\n\n14(+2)\n\n"
        "CON\n\n10(+0)\n\nINT\n\n10(+0)\n\nWIS\n\n8(-1)\n\nCHA\n\n8(-1)\n\n![Image 31](https://a.b/bar.svg)\n\n"
        "Skills[Perception](https://a.b/#Skills) +3, [Stealth](https://a.b/#Skills) +4 \n\nChallenge 1 (200 XP) \n"
    )
    (found,) = recognise.read(text.encode()).found
    assert (found.block.name, found.block.skills) == ("Newt", (("perception", 3), ("stealth", 4)))
    assert dict(found.block.abilities)["dex"] == 14
    assert not [one for one in found.remarks if one.kind == "noted"]


def test_a_heading_between_dashes_and_a_slash_read_as_a_letter() -> None:
    block = only(
        TOP
        + SCORES
        + "Languages ---\n--ACTIONS--\nSpear. Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or\n"
        "range 20J60 ft ., one target. Hit: 5 (1d6 + 2) piercing damage.\n"
    )
    (spear,) = block.attacks
    assert (spear.range, spear.long_range, block.traits, block.languages) == (20, 60, (), "")


def test_short_labels_in_one_line_and_a_line_for_the_family() -> None:
    block = only(
        "Rose Leshy\nFamily: Leshy\nHuge plant (), neutral\nArmor Class 14 HP 153 (16d6+32) Speed 30 ft.\n"
        "STATS STR: 15 (+2) DEX: 19 (+4) CON: 14 (+2) INT: 11 (+0) WIS: 16 (+3) CHA: 21 (+5)\n"
        "Saves Dex +7, Cha +8 Skills Acrobatics +7 Senses darkvision 60 ft., passive Perception 17\nACTIONS\n"
        "Seeds (Rechage 5-6) . Each creature within 10 feet must make a DC 15 Dexterity saving throw or be blinded.\n"
    )
    assert (block.name, block.type, block.max_hp, block.hit_dice) == (
        "Rose Leshy",
        "plant",
        153,
        "16d6+32",
    )
    assert [score for _, score in block.abilities] == [15, 19, 14, 11, 16, 21]
    assert (block.saves, block.skills) == ((("dex", 7), ("cha", 8)), (("acrobatics", 7),))
    assert (block.actions[0].use.kind, block.actions[0].use.times) == ("recharge", 5)


def test_a_number_of_a_list_is_no_part_of_a_name() -> None:
    found = recognise.read(
        b"Creatures\n\n1. Newt\n  - AC: 12\n  - HP: 9\n2. Toad\n  - AC: 11\n  - HP: 4\n"
    ).found
    assert [one.block.name for one in found] == ["Newt", "Toad"]


def test_weapons_that_are_not_of_a_metal_whatever_their_magic() -> None:
    immune = only(
        TOP
        + SCORES
        + "Damage Immunities fire; bludgeoning, piercing, and slashing from weapons that aren't silvered\n"
    ).immune
    assert [(one.types, one.unless) for one in immune] == [
        (("fire",), ()),
        (("bludgeoning", "piercing", "slashing"), ("silvered",)),
    ]
