"""Obsidian notes: encounters in every way they are written, stat blocks, what cannot be taken."""

import json

import pytest

from tests.bestiary.foreign import other_files
from tracker.bestiary.foreign import obsidian, recognise
from tracker.bestiary.foreign.obsidian_encounter import told_apart
from tracker.bestiary.foreign.obsidian_stat_block import spoken
from tracker.bestiary.foreign.report import Found, Haul
from tracker.rules.defences import Defence


@pytest.fixture(scope="module")
def haul() -> Haul:
    return recognise.read_text(other_files.NOTE)


def brief(one: Found) -> tuple[str, str, int | None, int | None, tuple[str, ...]]:
    current = one.current
    return one.block.name, current.count, current.max_hp, current.ac, current.names


def test_entries(haul: Haul) -> None:
    bridge = haul.encounters[0]
    assert (haul.format, bridge.name, bridge.notes) == (
        "obsidian",
        "At the bridge",
        "players: false",
    )
    assert [brief(one) for one in bridge.entries] == [
        ("Hobgoblin", "1", None, None, ()),
        ("Goblin", "3", None, None, ()),
        ("Goblin", "1d4+1", 7, 15, ()),
        ("Hobgoblin", "1", None, None, ("Bob",)),
        ("Hobgoblin", "1", 12, 13, ("Jim",)),
        ("Hobgoblin", "2", 21, 13, ("Jo 1", "Jo 2")),
        ("Hobgoblin", "5", 12, None, ("Ted 1", "Ted 2", "Ted 3", "Ted 4", "Ted 5")),
        ("Bandit", "1", 20, None, ()),
    ]
    assert not any(one.known for one in bridge.entries)


def test_words_among_the_numbers(haul: Haul) -> None:
    entries = haul.encounters[0].entries
    assert [one.current.hidden for one in entries] == [False, False, True, *[False] * 5]
    assert [one.current.side for one in entries] == ["", "", "", "", "", "party", "party", ""]
    assert (entries[4].current.initiative_bonus, entries[4].current.xp) == (2, 25)


def test_several_in_one_block_callouts_and_inline(haul: Haul) -> None:
    names = [[one.block.name for one in encounter.entries] for encounter in haul.encounters[1:]]
    assert names == [["Wolves"], ["Ogre"], ["Hobgoblin", "Goblin"]]


def test_what_could_not_be_taken(haul: Haul) -> None:
    assert [(one.where, one.why) for one in haul.troubles] == [
        ("encounter 1", "placeholder"),
        ("encounter 1", "placeholder"),
        ("statblock 4", "creature-elsewhere"),
        ("Rat", "other-game"),
    ]


def test_stat_block(haul: Haul) -> None:
    block = haul.found[0].block
    assert (block.max_hp, block.hit_dice, block.ac, block.ac_note) == (
        67,
        "9d8+27",
        15,
        "natural armor",
    )
    assert (block.type, block.initiative_bonus) == ("elemental (stone)", 2)
    assert (block.saves, block.skills) == ((("dex", 5),), (("stealth", 4),))
    assert block.immune == (Defence(("poison",)),)
    assert block.condition_immune == ("exhaustion", "petrified")
    assert block.attacks[0].damage[0].dice == "1d6+2"


@pytest.mark.parametrize(
    ("raw", "count", "name", "numbers"),
    [
        ("2 Hobgoblin", "2", "Hobgoblin", ()),
        ("1d4: Goblin, 7", "1d4", "Goblin", ("7",)),
        ({"Goblin": 3}, "3", "Goblin", ()),
        ({"Goblin": None}, "1", "Goblin", ()),
        ({3: "Goblin, 7, 15"}, "3", "Goblin", ("7", "15")),
        (["Goblin", 7, 15], "1", "Goblin", (7, 15)),
        ([["Goblin"]], "1", "Goblin", ()),
        ("[[npc/Old Tom]]", "1", "Old Tom", ()),
        ({"creature": "Orc", "hp": 9}, "1", "Orc", (9, None, None, None)),
    ],
)
def test_ways_to_write_an_entry(
    raw: object, count: str, name: str, numbers: tuple[object, ...]
) -> None:
    (entry,) = told_apart(raw)
    assert (entry.many, entry.name, entry.numbers) == (count, name, numbers)


def test_properties_of_a_player() -> None:
    text = "---\nname: Ida\nhp: 23\nac: 17\nmodifier: 2\nlevel: 2\n---\nShe sings.\n"
    found = obsidian.read(text).found[0]
    assert (found.kind, found.block.max_hp, found.block.ac) == ("pc", 23, 17)


def test_a_bestiary_as_json() -> None:
    raw = [{"name": "Imp", "hp": 10, "ac": 13, "stats": [6, 17, 13, 11, 12, 14], "cr": "1"}]
    assert recognise.read_text(json.dumps(raw)).found[0].block.max_hp == 10


def test_yaml_bombs_are_not_read() -> None:
    text = (
        "```statblock\na: &a [x]\n"
        + "".join(f"b{number}: [*a, *a]\n" for number in range(200))
        + "```\n"
    )
    haul = obsidian.read(text)
    assert (haul.found, haul.troubles[0].why) == ((), "not-yaml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "dice: d20+14 (+14) to hit. Hit: dice:6d6+9|text(30) (6d6+9)",
            "+14 to hit. Hit: 30 (6d6+9)",
        ),
        ("dice:1d6+2|avg|text(5) (`1d6+2`)", "5 (`1d6+2`)"),
        ("takes `dice: 2d6` damage", "takes 2d6 damage"),
        ("[[Stealth|hidden]] and [[a/b]]", "hidden and b"),
    ],
)
def test_rollers_and_links_as_they_show(text: str, said: str) -> None:
    assert spoken(text) == said


def test_line_ends_of_another_system(haul: Haul) -> None:
    assert recognise.read_text(other_files.NOTE.replace("\n", "\r\n")) == haul


def test_a_block_as_people_write_it() -> None:
    text = (
        "```statblock\nname: Mud Imp\nac: 13\nhp: 9 (2d6 + 2)\nactions:\n\t- name: Claw\n"
        "\t  desc: Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 4 (1d4 + 2) "
        "slashing damage.\n```\n"
    )
    block = recognise.read_text(text).found[0].block
    assert (block.max_hp, block.hit_dice, block.attacks[0].bonus) == (9, "2d6+2", 4)


UNEVEN = """```encounter
name: Bridge
players:
  - Bruenor
hide: players
creatures:
  - 3: Goblin, 7, 15, 2
  - 2d4: Kobold
  - 1: [[Hobgoblin]], 20, 18
  - [[Bugbear, Jim], 30, 15, 1, 200]
  - - Ogre
    - Ugly
  - 2:
      creature: Worg
      name: Fang
      hp: 30
      hidden: true
  - {broken
```
"""


def test_one_line_that_is_no_yaml_costs_no_other() -> None:
    haul = recognise.read_text(UNEVEN)
    (bridge,) = haul.encounters
    assert (bridge.name, bridge.notes) == ("Bridge", "players: Bruenor\nhide: players")
    assert [brief(one) for one in bridge.entries] == [
        ("Goblin", "3", 7, 15, ()),
        ("Kobold", "2d4", None, None, ()),
        ("Hobgoblin", "1", 20, 18, ()),
        ("Bugbear", "1", 30, 15, ("Jim",)),
        ("Ogre", "1", None, None, ("Ugly",)),
        ("Worg", "2", 30, None, ("Fang 1", "Fang 2")),
    ]
    assert [(one.why, one.params) for one in haul.troubles] == [
        ("line-not-read", (("text", "{broken"),))
    ]


def test_a_block_of_one_monster() -> None:
    text = "```encounter\nname: Short\nmonster: Goblin\nhp: 9\nac: 14\nmod: 3\ninitiative: 12\ncount: 2\n```"
    (short,) = recognise.read_text(text).encounters
    (entry,) = short.entries
    assert (short.name, brief(entry)) == ("Short", ("Goblin", "2", 9, 14, ()))
    assert (entry.current.initiative_bonus, entry.current.initiative) == (3, 12)


CHANGED = """```statblock
monster: Goblin
name: Snarl
hp: 21
actions+:
  - name: Bite
    desc: "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 5 (1d4 + 3) piercing damage."
```

```statblock
monster: Goblin
```
"""


def test_a_stat_block_that_changes_one_of_the_books() -> None:
    haul = recognise.read_text(CHANGED)
    (snarl,) = [one.block for one in haul.found]
    assert (snarl.max_hp, snarl.hit_dice, snarl.ac, snarl.size) == (21, "", 15, "small")
    assert [one.name for one in snarl.attacks] == ["Scimitar", "Shortbow", "Bite"]
    assert dict(snarl.skills) == {"stealth": 6}
    assert [one.why for one in haul.troubles] == ["creature-elsewhere"]
