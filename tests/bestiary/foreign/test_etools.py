"""5etools homebrew: tags in text, values of every shape, copies."""

import pytest

from tests.bestiary.foreign import homebrew_files
from tracker.bestiary.foreign import etools
from tracker.bestiary.foreign.etools_tags import prose, untagged
from tracker.bestiary.foreign.etools_values import alignment, armor, speed, type_words
from tracker.encounter.stat_block import DamagePart, SaveRider
from tracker.rules.defences import Defence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{@atk mw,rw} {@hit 5} to hit", "Melee or Ranged Weapon Attack: +5 to hit"),
        ("{@atk rs} {@hit -1}", "Ranged Spell Attack: -1"),
        ("{@h}5 ({@damage 1d6 + 2})", "Hit: 5 (1d6 + 2)"),
        ("{@actSave dex} {@dc 21}, {@actSaveFail} x", "Dexterity Saving Throw: DC 21, Failure: x"),
        ("Breath {@recharge 5}", "Breath (Recharge 5-6)"),
        ("Howl {@recharge}", "Howl (Recharge 6)"),
        ("{@condition prone||Prone}", "Prone"),
        ("{@spell fire bolt|phb}", "fire bolt"),
        ("a 60-foot {@variantrule Cone [Area of Effect]|XPHB|Cone}", "a 60-foot Cone"),
        ("{@i see {@b {@creature goblin|MM|the goblins}}}", "see the goblins"),
        ("{@dice 1d20+4|roll it}", "roll it"),
        ("{@unknown thing|source}", "thing"),
        ("{@chance 25} and {@", "25 percent and {@"),
    ],
)
def test_tags(text: str, said: str) -> None:
    assert untagged(text) == said


def test_entries_within_entries() -> None:
    entries = [
        "First.",
        {"type": "entries", "name": "Inner", "entries": ["second"]},
        {"type": "list", "items": ["third", {"type": "item", "name": "Fourth.", "entry": "it"}]},
        {"type": "table", "colLabels": ["d4", "What"], "rows": [["1", "{@b one}"]]},
    ]
    assert prose(entries).splitlines() == [
        "First.",
        "Inner. second",
        "third",
        "Fourth. it",
        "d4 | What",
        "1 | one",
    ]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (["N", "E"], "neutral evil"),
        (["U"], "unaligned"),
        (["A"], "any alignment"),
        (["N"], "neutral"),
        (["L", "NX", "C", "E"], "any evil alignment"),
        (["L", "NX", "C", "NY", "E"], "any non-good alignment"),
        (
            [{"alignment": ["C", "G"], "chance": 75}, {"special": "as its maker"}],
            "chaotic good (75%) or as its maker",
        ),
    ],
)
def test_alignments(raw: list[object], said: str) -> None:
    assert alignment(raw) == said


def test_values_of_every_shape() -> None:
    assert armor([12]) == (12, "")
    assert armor([{"ac": 15, "from": ["{@item leather armor|phb}", "shield"]}]) == (
        15,
        "leather armor, shield",
    )
    assert armor([{"special": "11 + its level"}]) == ("11 + its level", "")
    assert type_words({"type": "beast", "swarmSize": "T"}) == "swarm of Tiny beasts"
    assert type_words({"type": {"choose": ["fey", "fiend"]}}) == "fey or fiend"
    assert speed(30) == "30"
    assert (
        speed({"walk": 30, "fly": {"number": 60, "condition": "(hover)"}, "canHover": True})
        == "30 ft., fly 60 ft. (hover)"
    )


def test_a_creature() -> None:
    block = etools.read(homebrew_files.HOUND).found[0].block
    assert (block.name, block.max_hp, block.hit_dice, block.ac) == ("Thorn Hound", 22, "4d8+4", 12)
    assert (block.size, block.type, block.alignment) == (
        "medium",
        "plant (thorned, wild hound)",
        "neutral evil",
    )
    assert block.speeds == (("walk", 40), ("climb", 40), ("fly", 10))
    assert block.hover
    assert (block.saves, block.skills) == ((("dex", 4),), (("stealth", 6),))
    assert (block.passive_perception, block.challenge, block.xp) == (13, "1", 200)
    assert block.resist == (Defence(("cold",)), Defence(("piercing", "slashing"), ("magical",)))
    assert block.vulnerable == (Defence(("fire",)),)
    assert block.condition_immune == ("charmed", "poisoned")
    assert "forest" in block.notes
    assert "barkskin" in block.notes


def test_what_it_does() -> None:
    block = etools.read(homebrew_files.HOUND).found[0].block
    bite, quills = block.attacks
    assert bite.damage == (DamagePart("1d8+2", 6, "piercing"),)
    assert bite.save == SaveRider("str", 12, conditions=("prone",))
    assert (quills.name, quills.range, quills.long_range) == ("Quills", 20, 60)
    assert [(part.name, part.count) for part in block.multiattack[0]] == [("Bite", 2)]
    casting = block.spellcasting[0]
    assert (casting.ability, casting.dc, casting.attack_bonus) == ("wis", 11, 3)
    assert casting.spells == (("at-will", ("Druidcraft",)), ("1/day", ("Entangle", "Fog Cloud")))


def test_copies_and_strangers() -> None:
    haul = etools.read(homebrew_files.HOUND)
    names = [one.block.name for one in haul.found]
    assert names == ["Thorn Hound", "Old Thorn Hound"]
    assert haul.found[1].block.max_hp == 44
    assert haul.found[1].block.attacks == haul.found[0].block.attacks
    assert [(one.where, one.why) for one in haul.troubles] == [
        ("Far Hound", "copy-of-elsewhere"),
        ("4", "not-a-creature"),
    ]


def test_a_file_without_creatures() -> None:
    raw = {"_meta": {"sources": []}, "spell": [{"name": "x"}]}
    assert etools.knows(raw)
    assert etools.read(raw).found == ()


def test_hit_points_that_are_words() -> None:
    raw = {
        "monster": [
            {"name": "x", "hp": {"special": "40 (more later)"}},
            {"name": "y", "hp": {"special": "as the caster"}},
        ]
    }
    one, other = etools.read(raw).found
    assert one.block.max_hp == 40
    assert other.block.max_hp == 1
    assert "as the caster" in other.block.notes
