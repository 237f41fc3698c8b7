"""Open5e: both versions, pages and fixtures, and whatever stands in its fields."""

import copy
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.bestiary.foreign.test_values import JSON
from tracker.bestiary.foreign import open5e, recognise
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.stat_block import DamagePart, Use
from tracker.rules.defences import Defence

FIRST: dict[str, Any] = {
    "slug": "bog-lurker",
    "name": "Bog Lurker",
    "size": "Large",
    "type": "Monstrosity",
    "subtype": "swamp",
    "alignment": "unaligned",
    "armor_class": 14,
    "armor_desc": "natural armor",
    "hit_points": 45,
    "hit_dice": "6d10+12",
    "speed": {"walk": 30, "fly": 40, "hover": True},
    "strength": 16, "dexterity": 12, "constitution": 14, "intelligence": 3, "wisdom": 12, "charisma": 5,
    "strength_save": None, "constitution_save": 4,
    "skills": {"stealth": 5},
    "damage_vulnerabilities": "",
    "damage_resistances": "cold; bludgeoning, piercing, and slashing from nonmagical attacks",
    "damage_immunities": "poison",
    "condition_immunities": "poisoned, prone",
    "senses": "darkvision 60 ft., passive Perception 11",
    "languages": "—",
    "challenge_rating": "3",
    "cr": 3.0,
    "actions": [
        {
            "name": "Bite",
            "desc": "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 10 (2d6 + 3) piercing "
            "damage.",
            "attack_bonus": 5, "damage_dice": "2d6", "damage_bonus": 3,
        },
        {"name": "Lash", "desc": "A lash.", "attack_bonus": 5, "damage_dice": "1d8+3"},
    ],
    "bonus_actions": None,
    "reactions": "",
    "legendary_desc": "The lurker can take 2 legendary actions.",
    "legendary_actions": [{"name": "Snap", "desc": "The lurker makes one bite attack."}],
    "special_abilities": [{"name": "Amphibious", "desc": "It breathes **air** and water."}],
    "desc": "Sits in bogs.",
    "environments": ["Swamp"],
    "document__title": "A Book",
    "smell": "bad",
}  # fmt: skip

SECOND: dict[str, Any] = {
    "key": "x_imp", "name": "Mire Imp",
    "size": {"key": "tiny", "name": "Tiny"}, "type": {"key": "fiend", "name": "Fiend"},
    "armor_class": 13, "armor_detail": "", "hit_points": 10, "hit_dice": "3d4+3",
    "ability_scores": {"strength": 6, "dexterity": 17, "constitution": 13, "intelligence": 11,
                       "wisdom": 12, "charisma": 14},
    "speed": {"unit": "feet", "walk": 20, "fly": 40},
    "saving_throws": {"dexterity": 5, "strength": -1}, "modifiers": {"strength": -1},
    "skill_bonuses": {"sleight_of_hand": 5},
    "darkvision_range": 120, "passive_perception": 11,
    "languages": {"as_string": "Infernal", "data": []},
    "challenge_rating": 0.5, "experience_points": 100,
    "resistances_and_immunities": {
        "damage_immunities": [{"key": "fire", "name": "Fire"}], "damage_immunities_display": "",
        "condition_immunities_display": "poisoned",
    },
    "traits": [{"name": "Tricky", "desc": "It tricks."}],
    "actions": [
        {"name": "Sting", "action_type": "ACTION", "usage_limits": None,
         "desc": "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 5 (1d4 + 3) piercing damage.",
         "attacks": [{"name": "Sting attack", "to_hit_mod": 5, "damage_die_count": 1,
                      "damage_die_type": "D4", "damage_bonus": 3, "reach": 5,
                      "damage_type": {"key": "thunder", "name": "Thunder"}}]},
        {"name": "Puff", "action_type": "BONUS_ACTION",
         "usage_limits": {"type": "PER_DAY", "param": 2}, "desc": "It vanishes."},
        {"name": "Snarl", "action_type": "LEGENDARY_ACTION", "legendary_action_cost": 2,
         "desc": "Each creature within 10 feet must succeed on a DC 12 Wisdom saving throw or be frightened."},
    ],
}  # fmt: skip


def test_the_first_version() -> None:
    (found,) = open5e.read({"count": 1, "next": None, "results": [FIRST]}).found
    block = found.block
    assert (block.name, block.max_hp, block.hit_dice, block.ac) == ("Bog Lurker", 45, "6d10+12", 14)
    assert (block.size, block.type, block.challenge, block.xp) == (
        "large", "monstrosity (swamp)", "3", 700,
    )  # fmt: skip
    assert (block.speeds, block.hover) == ((("walk", 30), ("fly", 40)), True)
    assert block.saves == (("con", 4),)
    assert block.resist[1] == Defence(("bludgeoning", "piercing", "slashing"), ("magical",))
    assert block.condition_immune == ("poisoned", "prone")
    assert [one.name for one in block.attacks] == ["Bite", "Lash"]
    assert block.attacks[1].damage == (DamagePart("1d8+3", 7, ""),)
    assert (block.legendary_uses, block.legendary[0].attack) == (2, "Bite")
    assert (block.languages, block.source) == ("", "A Book")
    assert "smell: bad" in block.notes
    assert "environments: Swamp" in block.notes


def test_the_second_version_is_believed_by_its_prose() -> None:
    (found,) = recognise.read(json.dumps(SECOND).encode()).found
    block = found.block
    assert (block.size, block.type, block.challenge, block.xp) == ("tiny", "fiend", "1/2", 100)
    assert (block.skills, block.saves) == ((("sleight of hand", 5),), (("dex", 5),))
    assert (block.senses, block.passive_perception) == ((("darkvision", 120),), 11)
    assert block.immune == (Defence(("fire",)),)
    assert block.attacks[0].damage == (DamagePart("1d4+3", 5, "piercing"),)
    assert any(one.why == "prose-differs" for one in found.remarks)
    assert (block.bonus_actions[0].name, block.bonus_actions[0].use) == ("Puff", Use("per-day", 2))
    assert (block.legendary[0].cost, block.legendary_uses) == (2, 3)


def test_a_fixture_has_json_in_strings() -> None:
    fields = {key: one for key, one in FIRST.items() if key not in ("actions", "speed", "skills")}
    fields |= {
        "actions_json": json.dumps(FIRST["actions"]),
        "speed_json": '{"walk": 10}',
        "skills_json": "{broken",
        "hit_dice": "1d4-1",
        "challenge_rating": "0.125",
    }
    rows = [
        {"model": "api.monster", "pk": "bog-lurker", "fields": fields},
        {"model": "api.spell", "fields": {}},
    ]
    (found,) = recognise.read(json.dumps(rows).encode()).found
    assert found.block.speeds == (("walk", 10),)
    assert (found.block.hit_dice, found.block.challenge) == ("1d4-1", "1/8")
    assert [one.name for one in found.block.attacks] == ["Bite", "Lash"]


def test_rows_of_their_own_belong_to_their_creature() -> None:
    rows = [
        {"model": "api_v2.creature", "pk": "imp",
         "fields": {"name": "Imp", "size": "tiny", "type": "fiend", "armor_class": 13, "hit_points": 10,
                    "hit_dice": "3d4+3", "ability_score_dexterity": 17, "saving_throw_dexterity": 5,
                    "skill_bonus_stealth": 5, "walk": "20.0", "fly": "40.0",
                    "challenge_rating_decimal": "1.000", "nonmagical_attack_resistance": True}},
        {"model": "api_v2.creatureaction", "pk": "imp_sting",
         "fields": {"parent": "imp", "name": "Sting", "desc": "A sting.", "action_type": "ACTION"}},
        {"model": "api_v2.creatureactionattack", "pk": "imp_sting_attack",
         "fields": {"parent": "imp_sting", "name": "Sting", "to_hit_mod": 5, "reach": 5,
                    "damage_die_count": 1, "damage_die_type": "D4", "damage_bonus": 3,
                    "damage_type": "piercing"}},
        {"model": "api_v2.creaturetrait", "pk": "imp_sight",
         "fields": {"parent": "imp", "name": "Devil's Sight", "desc": "Sees in darkness."}},
    ]  # fmt: skip
    (found,) = open5e.read(rows).found
    block = found.block
    assert block.attacks[0].damage == (DamagePart("1d4+3", 5, "piercing"),)
    assert [one.name for one in block.traits] == ["Devil's Sight"]
    assert (block.speeds, block.challenge) == ((("walk", 20), ("fly", 40)), "1")
    assert block.resist == (Defence(("bludgeoning", "piercing", "slashing"), ("magical",)),)


@given(st.sampled_from([FIRST, SECOND]), st.data(), JSON)
def test_any_value_may_stand_in_any_field(
    whole: dict[str, Any], data: st.DataObject, value: Any
) -> None:
    strange = copy.deepcopy(whole)
    strange[data.draw(st.sampled_from(sorted(whole)))] = value
    assert isinstance(open5e.read(strange), Haul)
    rows = [
        {
            "model": "api.monster",
            "pk": value,
            "fields": {f"{key}_json": value for key in whole} | strange,
        }
    ]
    assert isinstance(open5e.read(rows), Haul)
