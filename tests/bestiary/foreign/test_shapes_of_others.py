"""Files as other people keep them: loose elements, extended creatures, numbers in odd places."""

import json

import pytest

from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock


def haul(text: str) -> Haul:
    return recognise.read(text.encode())


def only(text: str) -> StatBlock:
    (found,) = haul(text).found
    return found.block


NEWT = "<monster><name>Newt</name><ac>12</ac><hp>9 (2d8)</hp></monster>"
TOAD = "<monster><name>Toad</name><ac>11</ac><hp>4</hp></monster>"


@pytest.mark.parametrize(
    "text",
    [
        f"{NEWT}\n{TOAD}",
        f"<!--Monsters-->\n<!--Old-->\n{NEWT}{TOAD}",
        f'<?xml version="1.0" encoding="UTF-8"?>\n{NEWT}{TOAD}',
        f"<compendium>{NEWT}</compendium><compendium>{TOAD}</compendium>",
    ],
)
def test_creatures_without_a_compendium_around_them(text: str) -> None:
    assert [one.block.name for one in haul(text).found] == ["Newt", "Toad"]


OBSIDIAN = """```statblock
name: Captain
extends: Goblin
hp: 21
ac: 17
```

```statblock
name: Chief
extends:
- Captain
- Ogre
hp: 60
```

```statblock
name: Deep One
extends: Nobody Knows
hp: 9
ac: 11
```
"""


def test_a_statblock_extends_the_creatures_of_its_note_and_of_the_srd() -> None:
    captain, chief, deep = (one.block for one in haul(OBSIDIAN).found)
    assert (captain.max_hp, captain.ac, captain.attacks[0].name) == (21, 17, "Scimitar")
    assert (chief.max_hp, chief.ac, chief.size) == (60, 11, "large")
    assert [one.name for one in chief.attacks] == ["Greatclub", "Javelin"]
    assert (deep.max_hp, deep.attacks) == (9, ())


def test_a_base_that_nobody_knows_is_said() -> None:
    (trouble,) = haul(OBSIDIAN).troubles
    assert (trouble.where, trouble.why) == ("Deep One", "copy-of-elsewhere")
    assert trouble.params == (("other", "Nobody Knows"),)


def test_a_block_with_a_name_and_a_base_that_nobody_knows_is_no_creature() -> None:
    found = haul("```statblock\nmonster: Nobody Knows\nname: Bob\nnote: x\n```")
    assert not found.found
    assert [one.why for one in found.troubles] == ["copy-of-elsewhere"]


def test_creatures_that_extend_each_other_in_a_ring() -> None:
    ring = "".join(
        f"```statblock\nname: N{n}\nextends: N{(n + 1) % 30}\nac: {n}\nhp: 9\n```\n"
        for n in range(30)
    )
    assert len(haul(ring).found) == 30


def test_what_extends_comes_before_what_it_extends() -> None:
    turned = "\n".join(reversed(OBSIDIAN.strip().split("\n\n")))
    assert {one.block.name: one.block.ac for one in haul(turned).found}["Chief"] == 11


LOOSE = """```statblock
name: Duskblade
hp: 20
ac: 15
stats: [10, 18, 14, 12, 14, 16]
legendary_description: The blade can take 2 legendary actions.
legendary_actions:
  - name: Move
    desc: It moves.
actions:
  - name: Glaive
    desc: ""
    attack_bonus: 6
    damage_dice: 1d10
    damage_bonus: 3
  - name: Dart
    desc: "Ranged Weapon Attack: +7 to hit, range 20/60 ft., one target. Hit: 6 (1d4 + 4) piercing damage."
    attack_bonus: 7
```
"""


def test_numbers_of_an_action_that_stand_beside_its_text() -> None:
    block = only(LOOSE)
    glaive, dart = block.attacks
    assert glaive == Attack("Glaive", 6, (DamagePart("1d10+3", 8),), reach=5)
    assert (dart.bonus, dart.range) == (7, 20)


def test_how_many_legendary_actions_the_description_allows() -> None:
    assert only(LOOSE).legendary_uses == 2


def test_json_lines_of_tables_are_no_stat_blocks() -> None:
    assert not haul(json.dumps({"monster": []})).found


BREATH = "Each creature in a 60-foot cone must make a DC 21 Dexterity saving throw, taking 63 (18d6) fire damage on a failed save, or half as much damage on a successful one."


def test_a_bonus_of_nought_beside_a_breath_makes_no_attack_of_it() -> None:
    actions = [
        {"name": "Fire Breath (Recharge 5-6)", "desc": BREATH, "attack_bonus": 0, "damage_dice": "18d6"},
        {"name": "Burst", "desc": "It bursts.", "attack_bonus": 0, "damage_dice": "2d6", "damage_bonus": 1},
        {
            "name": "Bite",
            "desc": "Melee Weapon Attack: +14 to hit, reach 10 ft., one target. Hit: 19 (2d10 + 8) piercing damage plus 7 (2d6) fire damage.",
            "attack_bonus": 14,
            "damage_dice": "2d10+2d6",
            "damage_bonus": 8,
        },
    ]  # fmt: skip
    newt = {
        "name": "Newt",
        "armor_class": 12,
        "hit_points": 9,
        "hit_dice": "2d8",
        "actions": actions,
    }
    (found,) = haul(json.dumps({"count": 1, "results": [newt]})).found
    breath, burst = found.block.actions
    assert [one.name for one in found.block.attacks] == ["Bite"]
    assert breath.save is not None
    assert (breath.use.kind, breath.save.dc, breath.save.on_success) == ("recharge", 21, "half")
    assert [one.dice for one in burst.damage] == ["2d6+1"]
    assert "prose-differs" not in {one.why for one in found.remarks}


@pytest.mark.parametrize(
    ("kind", "number", "use"),
    [
        ("RECHARGE_ON_ROLL", 5, ("recharge", 5)),
        ("PER_DAY", 3, ("per-day", 3)),
        ("RECHARGE_AFTER_REST", None, ("per-rest", 1)),
        (None, None, ("", 0)),
    ],
)
def test_the_uses_of_a_fixture_stand_in_fields_of_their_own(
    kind: str | None, number: int | None, use: tuple[str, int]
) -> None:
    fields = {
        "name": "Breath ",
        "desc": BREATH,
        "parent": "n",
        "uses_type": kind,
        "uses_param": number,
    }
    rows = [
        {"model": "api_v2.creature", "pk": "n", "fields": {"name": "Newt", "hit_points": 9, "armor_class": 12}},
        {"model": "api_v2.creatureaction", "pk": "b", "fields": fields},
    ]  # fmt: skip
    (breath,) = only(json.dumps(rows)).actions
    assert (breath.use.kind, breath.use.times) == use


def actor(**more: object) -> str:
    system = {
        "attributes": {"hp": {"max": 500, "dt": 20}, "ac": {"flat": 15}},
        "abilities": {"con": {"value": 16}},
        "details": {"cr": 5},
    }
    return json.dumps({"name": "Galley", "type": "vehicle", "system": system, "items": [], **more})


def test_the_damage_threshold_of_a_vehicle() -> None:
    assert only(actor()).threshold == 20
    block = only(
        "Galley\nGargantuan vehicle\nArmor Class 15\nHit Points 500 (damage threshold 20)\nSpeed 0 ft."
    )
    assert (block.max_hp, block.threshold) == (500, 20)


def test_a_save_in_fields_beside_damage_in_prose() -> None:
    save = {
        "type": "save",
        "activation": {"type": "action"},
        "save": {"ability": ["dex"], "dc": {"calculation": "", "formula": "15"}},
        "damage": {
            "onSave": "half",
            "parts": [{"number": 3, "denomination": 6, "types": ["cold"]}],
        },
    }
    item = {
        "name": "Frost",
        "type": "feat",
        "system": {
            "description": {"value": "[[/save]] [[/damage 3d6 cold]]"},
            "activities": {"a": save},
        },
    }
    (frost,) = only(actor(type="npc", items=[item])).actions
    assert frost.save is not None
    assert (frost.save.ability, frost.save.dc, frost.save.on_success) == ("dex", 15, "half")


def test_stats_of_a_character_by_number() -> None:
    character = {
        "name": "Dorn",
        "baseHitPoints": 22,
        "stats": {"1": 16, "3": 15},
        "classes": [{"level": 3, "definition": {"name": "Fighter"}}],
        "race": {"fullName": "Dwarf"},
    }
    scores = dict(only(json.dumps({"character": character})).abilities)
    assert (scores["str"], scores["con"]) == (16, 15)


def test_an_old_encounter_may_only_name_its_creatures() -> None:
    found = haul(
        json.dumps({"Name": "Old", "Creatures": [{"Statblock": "Goblin", "CurrentHP": 5}]})
    )
    (entry,) = found.encounters[0].entries
    assert (entry.block.name, entry.known, entry.current.hp, found.found) == (
        "Goblin",
        False,
        5,
        (),
    )
