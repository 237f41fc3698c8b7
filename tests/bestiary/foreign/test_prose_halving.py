"""Saves that halve, blows that are more than they say, and what of a deed nobody could read."""

import json

import pytest

from tests.bestiary.foreign.deeds import BITE, action, attack
from tracker.bestiary.foreign import recognise


@pytest.mark.parametrize(
    "words",
    [
        "taking 42 (12d6) poison damage on a fail, half on a success.",
        "taking 42 (12d6) poison damage, halved on a success.",
        "taking 42 (12d6) poison damage (half on a successful save).",
    ],
)
def test_half_is_told_in_few_words(words: str) -> None:
    save = action(
        f"Each creature in a 30 ft cone must make a DC 15 Constitution saving throw, {words}"
    ).save
    assert save is not None
    assert (save.on_success, [one.dice for one in save.damage]) == ("half", ["12d6"])


@pytest.mark.parametrize(
    "words",
    [
        "and 7 (2d6) poison damage (DC 11 Constitution save for half poison damage).",
        "plus 7 (2d6) poison damage, DC 11 Con save half.",
        "plus 7 (2d6) poison damage (DC 11 Constitution saving throw halves).",
    ],
)
def test_a_save_for_half_of_the_last_damage(words: str) -> None:
    found = attack(
        f"Melee Weapon Attack: +4 to hit, reach 5 ft., one creature. Hit: 6 (1d10 + 1) piercing damage {words}"
    )
    assert found.damage == (BITE,)
    assert found.save is not None
    assert (found.save.ability, found.save.dc, found.save.on_success) == ("con", 11, "half")
    assert [(one.dice, one.type) for one in found.save.damage] == [("2d6", "poison")]


def test_an_escape_goes_with_a_grapple() -> None:
    found = attack(
        "Melee Weapon Attack: +5 to hit, reach 15 ft., one target. Hit: 6 (1d10 + 1) piercing damage, and "
        "the target is pulled closer and grappled (escape DC 14)."
    )
    assert (found.conditions, found.escape_dc) == (("grappled",), 14)


def test_a_blow_that_is_magical_by_its_damage() -> None:
    found = attack(
        "Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8+4) magical bludgeoning damage."
    )
    assert found.magical
    assert not attack(
        "Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8+4) nonmagical bludgeoning damage."
    ).magical


def test_half_damage_on_a_miss_is_told() -> None:
    found = attack(
        "Ranged Weapon Attack: +7 to hit, range 120 feet. Hit: 14 (4d6) fire damage. Miss: Half damage."
    )
    assert "half damage" in found.effect


def test_what_a_swallowed_one_suffers_comes_later() -> None:
    found = attack(
        "Melee Weapon Attack: +9 to hit, reach 5 ft., one creature. Hit: The target is swallowed, blinded, and "
        "restrained, and it takes 21 (6d6) acid damage at the start of each of the toad's turns."
    )
    assert (found.damage, found.conditions) == ((), ("blinded", "restrained"))
    assert "6d6" in found.effect


def test_a_condition_with_its_time_behind_it() -> None:
    save = action("A 10-foot radius cloud. DC 11 Con save or poisoned 1 minute, save ends.").save
    assert save is not None
    assert (save.conditions, save.lasts, save.repeat) == (("poisoned",), 10, "end")


@pytest.mark.parametrize(
    "words",
    [
        "All creatures within 10 feet take 21 (6d6) slashing damage, or half damage with a successful DC 14 Dexterity saving throw.",
        "Creatures within 10 feet take 21 (6d6) slashing damage (DC 14 Dexterity saving throw for half damage).",
        "Each creature within 10 feet takes 21 (6d6) slashing damage, DC 14 Dex save for half.",
    ],
)  # fmt: skip
def test_damage_before_the_save_that_halves_it(words: str) -> None:
    found = action(words)
    assert found.save is not None
    assert (found.save.ability, found.save.dc, found.save.on_success) == ("dex", 14, "half")
    assert [one.dice for one in found.save.damage] == ["6d6"]
    assert found.damage == ()


def test_a_save_behind_a_colon() -> None:
    found = attack(
        "Melee Weapon Attack: +8 to hit, 10 ft., one target, 15 (4d4+5) bludgeoning damage and target: "
        "DC 16 Str save or be knocked prone."
    )
    assert [one.dice for one in found.damage] == ["4d4+5"]
    assert found.save is not None
    assert (found.save.ability, found.save.dc, found.save.conditions) == ("str", 16, ("prone",))


def test_what_of_a_deed_was_not_read_is_said() -> None:
    deeds = [
        {"name": "Bolt", "entries": ["It hurls what does 1d6 + twice its level in fire damage, or 2d4 damage in rain."]},
        {"name": "Ward", "entries": ["Who breaks it asks its keeper for a DC 12 Wisdom save."]},
        {"name": "Calm", "entries": ["It rolls 1d6 and is calm."]},
        {"name": "Edge", "entries": ["A weapon deals 1d6 extra damage (included in the attack)."]},
    ]  # fmt: skip
    eel = {"name": "Eel", "source": "H", "hp": {"average": 9}, "ac": [12], "action": deeds}
    (found,) = recognise.read(json.dumps({"monster": [eel]}).encode()).found
    noted = {one.field for one in found.remarks if one.why == "partly-understood"}
    told = {one.name for one in found.block.actions if one.damage or one.save}
    assert noted | told >= {"Bolt", "Ward"}
    assert not noted & told
    assert not noted & {"Calm", "Edge"}
