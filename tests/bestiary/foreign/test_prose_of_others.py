"""Wordings that homebrew and newer books have: nothing of them is lost, nothing made up."""

import json

import pytest

from tests.bestiary.foreign.deeds import BITE, action, attack
from tracker.bestiary.foreign import prose, recognise
from tracker.encounter.stat_block import StatBlock


def only(text: str) -> StatBlock:
    (found,) = recognise.read(text.encode()).found
    return found.block


@pytest.mark.parametrize(
    "hit",
    [
        "Hit 6 (1d10 + 1) piercing damage",
        "6 (1d10 + 1) piercing damage.",
        "On a hit, the target takes 6 (1d10 + 1) piercing damage.",
        "Hit; 6 (1d10 + 1) piercing damage.",
    ],
)
def test_a_hit_is_told_with_and_without_its_colon(hit: str) -> None:
    found = attack(f"Melee Weapon Attack: +3 to hit, reach 5ft., one target. {hit}")
    assert found.damage == (BITE,)


def test_damage_without_the_word_hit_keeps_its_second_part_and_its_grapple() -> None:
    found = attack(
        "Melee Weapon Attack: +7 to hit, reach 10 ft., one target. 7 (1d6 + 4) piercing damage "
        "plus 10 (4d4) poison damage, and the target is grappled (escape DC 14)."
    )
    assert [(one.dice, one.type) for one in found.damage] == [
        ("1d6+4", "piercing"),
        ("4d4", "poison"),
    ]
    assert (found.conditions, found.escape_dc) == (("grappled",), 14)


def test_what_befalls_on_a_miss_too_does_not_hide_the_hit() -> None:
    found = attack(
        "Ranged Attack Roll: +6, range 20/60 ft. Hit or Miss: 1 Force damage. "
        "Hit: 6 (1d10 + 1) Piercing damage."
    )
    assert found.damage == (BITE,)


def test_a_hit_or_miss_alone_is_the_hit() -> None:
    found = attack(
        "Ranged Attack Roll: +6, range 60 ft. Hit or Miss: 6 (1d10 + 1) Piercing damage."
    )
    assert found.damage == (BITE,)


@pytest.mark.parametrize(
    ("words", "conditions"),
    [
        ("and the target has the Blinded and Deafened conditions until the start of its next turn", ("blinded", "deafened")),
        ("and the target has the Charmed condition until the end of its next turn", ("charmed",)),
        ("and the target is stunned until the end of its next turn", ("stunned",)),
        ("and if the target is Prone, it takes 3 (1d6) more damage", ()),
        ("and the target can't be charmed until its next turn", ()),
        ("On a critical hit, the target is stunned until its next turn", ()),
    ],
)  # fmt: skip
def test_conditions_that_a_hit_brings_without_a_save(
    words: str, conditions: tuple[str, ...]
) -> None:
    joint = ". " if words[0].isupper() else ", "
    found = attack(
        f"Melee Attack Roll: +4, reach 5 ft. Hit: 5 (1d8 + 1) Fire damage{joint}{words}."
    )
    assert found.conditions == conditions


def test_whom_a_save_is_asked_of_is_not_what_failing_brings() -> None:
    save = action(
        "Intelligence Saving Throw: DC 16, one creature within 30 feet that is Charmed or Grappled "
        "by the eel. Failure: 10 (3d6) Psychic damage. Success: Half damage."
    ).save
    assert save is not None
    assert (save.conditions, save.on_success) == ((), "half")


def test_a_second_failure_is_told_and_not_brought_by_the_first() -> None:
    save = action(
        "Constitution Saving Throw: DC 15, one creature within 60 feet. First Failure: The target "
        "has the Restrained condition. The target repeats the save at the end of its next turn. "
        "Second Failure: The target has the Petrified condition."
    ).save
    assert save is not None
    assert (save.conditions, save.repeat) == (("restrained",), "end")
    assert "petrified" in save.effect


@pytest.mark.parametrize("ends", ["(save ends at end of turn)", "(save ends)"])
def test_save_ends_is_tried_again_at_the_end_of_the_turn(ends: str) -> None:
    save = action(
        f"Each creature must succeed on a DC 14 Constitution saving throw or be poisoned for 1 minute {ends}."
    ).save
    assert save is not None
    assert (save.conditions, save.lasts, save.repeat) == (("poisoned",), 10, "end")


def test_the_second_failure_of_5etools() -> None:
    stare = {
        "name": "Stare",
        "entries": [
            (
                "{@actSave con} {@dc 15}, one creature within 60 feet. {@actSaveFail 1} The target has "
                "the {@condition Restrained|XPHB} condition. {@actSaveFail 2} The target has the "
                "{@condition Petrified|XPHB} condition."
            )
        ],
    }
    eel = {"name": "Eel", "source": "H", "hp": {"average": 9}, "ac": [12], "action": [stare]}
    save = only(json.dumps({"monster": [eel]})).actions[0].save
    assert save is not None
    assert save.conditions == ("restrained",)


def test_the_slots_of_a_warlock_are_of_one_level() -> None:
    found = prose.read_spellcasting(
        "The imp is a 5th-level spellcaster. Its spellcasting ability is Charisma (spell save DC 14, "
        "+6 to hit with spell attacks).\nCantrips (at will): mage hand\n"
        "1st-3rd level (2 3rd-level slots): hex, fly"
    )
    assert found is not None
    assert found.slots == (("3", 2),)
    assert found.spells == (("0", ("Mage Hand",)), ("3", ("Hex", "Fly")))


def test_a_word_within_another_is_no_effect() -> None:
    found = attack(
        "Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 6 (1d10 + 1) piercing damage. "
        "If the accursed one scores a critical hit, the target suffers one level of exhaustion."
    )
    assert found.effect == ""


def test_a_save_repeated_by_the_hour_is_not_repeated_by_the_turn() -> None:
    save = action(
        "Each creature must make a DC 21 Constitution saving throw. On a failure, a creature is "
        "poisoned. A creature can repeat the saving throw at the end of each hour."
    ).save
    assert save is not None
    assert (save.conditions, save.repeat) == (("poisoned",), "")


def test_fire_that_burns_later_is_no_damage_of_the_hit() -> None:
    found = attack(
        "Ranged Spell Attack: +4 to hit, range 60 ft., one target. Hit: 11 (2d10) fire damage, and the "
        "target catches fire; until someone douses it, the target takes 5 (1d10) fire damage at the "
        "start of each of its turns."
    )
    assert [one.dice for one in found.damage] == ["2d10"]
    assert "1d10" in found.effect


@pytest.mark.parametrize(
    "words",
    [
        "The king makes three sword attacks. He can replace one attack with Gaze.",
        "The king makes three attacks with its sword. It can use Gaze in place of one attack.",
        "The king makes three sword attacks, one of which it may replace with a use of its Gaze.",
    ],
)
def test_one_attack_of_several_is_replaced(words: str) -> None:
    ways = prose.read_multiattack(words, ["Sword", "Gaze"])
    assert [[(part.name, part.count) for part in way] for way in ways] == [
        [("Sword", 3)],
        [("Sword", 2), ("Gaze", 1)],
    ]
