"""A D&D Beyond character, an Obsidian note and a Game Master compendium of our own."""

from typing import Any


def stats(*values: int | None) -> list[dict[str, Any]]:
    """Six values as D&D Beyond numbers them."""
    return [{"id": number, "value": value} for number, value in enumerate(values, 1)]


FIGHTER: dict[str, Any] = {
    "name": "Sten",
    "stats": stats(15, 13, 15, 8, 12, 8),
    "bonusStats": stats(None, None, None, None, None, None),
    "overrideStats": stats(None, None, None, None, None, None),
    "baseHitPoints": 40,
    "bonusHitPoints": 2,
    "overrideHitPoints": None,
    "removedHitPoints": 7,
    "temporaryHitPoints": 3,
    "race": {"fullName": "Hill Dwarf", "sizeId": 4, "weightSpeeds": {"normal": {"walk": 25}}},
    "classes": [{"id": 9, "level": 5, "definition": {"name": "Fighter", "hitDice": 10}}],
    "modifiers": {
        "race": [
            {"type": "bonus", "subType": "constitution-score", "value": 2},
            {"type": "bonus", "subType": "hit-points-per-level", "value": 1},
            {"type": "set-base", "subType": "darkvision", "value": 60},
            {"type": "resistance", "subType": "poison"},
        ],
        "class": [
            {"type": "proficiency", "subType": "constitution-saving-throws"},
            {"type": "proficiency", "subType": "athletics"},
            {"type": "proficiency", "subType": "martial-weapons"},
        ],
        "item": [
            {"type": "bonus", "subType": "armor-class", "value": 1, "componentId": 77},
            {"type": "bonus", "subType": "armor-class", "value": 1, "componentId": 78},
        ],
    },
    "inventory": [
        {
            "equipped": True,
            "definition": {"id": 5, "name": "Chain Mail", "armorClass": 16, "armorTypeId": 3},
        },
        {
            "equipped": True,
            "definition": {"id": 6, "name": "Shield", "armorClass": 2, "armorTypeId": 4},
        },
        {"equipped": True, "definition": {"id": 77, "name": "Cloak", "canAttune": True}},
        {
            "equipped": True,
            "isAttuned": True,
            "definition": {"id": 78, "name": "Ring", "canAttune": True},
        },
        {
            "equipped": True,
            "definition": {
                "id": 8,
                "name": "Longsword, +1",
                "type": "Longsword",
                "filterType": "Weapon",
                "categoryId": 2,
                "attackType": 1,
                "damage": {"diceString": "1d8"},
                "damageType": "Slashing",
                "properties": [{"name": "Versatile", "notes": "1d10"}],
                "magic": True,
                "grantedModifiers": [{"type": "bonus", "subType": "magic", "value": 1}],
            },
        },
    ],
    "conditions": [{"id": 12, "level": None}, {"id": 4, "level": 2}],
    "deathSaves": {"failCount": 0},
    "spells": {"race": []},
    "classSpells": [],
    "characterValues": [],
}

NOTE = """---
tags: [session]
---
# The bridge
```encounter
name: At the bridge
players: false
creatures:
 - Hobgoblin
 - 3: Goblin
 - 1d4+1: Goblin, 7, 15, 2, hidden
 - [[Hobgoblin, Bob]]
 - [[Hobgoblin, Jim], 12, 13, 2, 25]
 - 2: [[Hobgoblin, Jo], 21, 13, ally]
 - 5:
     creature: Hobgoblin
     name: Ted
     hp: 12
     friend: true
 - "[[Bandit|Krentz]], 20"

---

name: Later
creatures:
 - {{monster}}
 - 2 Wolves
---
name: string
creatures: array
```

> [!note]
> ```encounter
> creatures:
>  - Ogre, ally
> ```

Roll `encounter: 3: Hobgoblin, 1d5: Goblin`.

```statblock
"name": "Gravel Gargoyle"
"size": "Medium"
"type": "elemental"
"subtype": "stone"
"ac": !!int "15"
"ac_class": "natural armor"
"hp": !!int "67"
"hit_dice": "9d8 + 27"
"modifier": !!int "2"
"stats": [15, 11, 16, 6, 11, 7]
"speed": "30 ft., fly 60 ft."
saves:
  - dexterity: 5
skillsaves:
  - name: "[Stealth](skills.md#Stealth)"
    desc: "+4"
damage_immunities: poison
condition_immunities: "[exhaustion](c.md), [[petrified]]"
senses: "darkvision 60 ft., passive Perception 10"
cr: "2"
actions:
  - name: Maul
    desc: "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: dice:1d6+2|text(5) (1d6+2) slashing damage."
```

```statblock
creature: Alce
```

```statblock
layout: Basic Pathfinder 2e Layout
name: Rat
hp: 8
```
"""

COMPENDIUM = """<?xml version="1.0" encoding="UTF-8"?>
<compendium version="5">
  <!-- ours -->
  <monster><name>Reed Boar</name><size>M</size><type>beast, our book</type><ac>11 (natural armor)</ac>
    <hp>11 (2d8+2)</hp><speed>40 ft., swim 20 ft.</speed><str>13</str><dex>11</dex><con>12</con>
    <int>2</int><wis>9</wis><cha>5</cha><save>Str +3</save><save>Con +3</save><skill>Stealth +2</skill>
    <resist>cold; bludgeoning from nonmagical attacks</resist><senses/><passive>9</passive><cr>1/4</cr>
    <trait><name>Relentless (Recharges after a Short or Long Rest)</name><text>One</text><text>Two</text></trait>
    <action><name>Tusk</name><text>Melee Weapon Attack: +3 to hit, reach 5 ft., one target. Hit: 4 (1d6+1) slashing damage.</text><attack>Tusk|3|1d6+1</attack></action>
    <action><name>Kick</name><text>It kicks.</text><attack>Kick|2|</attack><attack>|| </attack></action>
    <action><name>Mud</name><text>It rolls.</text><recharge>D5</recharge></action>
    <legendary><name>Snort</name><text>It snorts.</text></legendary><environment>Swamp</environment>
  </monster>
  <monster/>
  <pc><character><name>Ida</name><hpMax>30</hpMax><hpCurrent>12</hpCurrent><ac>16</ac></character></pc>
</compendium>
"""
