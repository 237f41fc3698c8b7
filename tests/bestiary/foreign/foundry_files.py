"""Foundry actors of our own: a new one with activities, an old one without, the oldest in boxes."""

from typing import Any

ADDER: dict[str, Any] = {
    "name": "Marsh Adder",
    "type": "npc",
    "system": {
        "abilities": {
            "str": {"value": 16, "proficient": 0},
            "dex": {"value": 14, "proficient": 1},
            "con": {"value": 12, "proficient": 0},
            "int": {"value": 4},
            "wis": {"value": 10},
            "cha": {"value": 6},
        },
        "attributes": {
            "ac": {"flat": 13, "calc": "natural"},
            "hp": {"value": 20, "max": 27, "temp": 4, "formula": "5d8 + 5"},
            "movement": {"walk": 30, "swim": 40, "fly": 0, "units": "ft", "hover": False},
            "senses": {"darkvision": 60, "blindsight": 0, "units": "ft", "special": ""},
        },
        "details": {
            "cr": 2,
            "alignment": "Unaligned",
            "type": {"value": "beast", "subtype": "serpent"},
        },
        "traits": {
            "size": "lg",
            "dr": {"value": ["bludgeoning", "piercing"], "bypasses": ["mgc", "sil"]},
            "di": {"value": ["poison"]},
            "ci": {"value": ["poisoned"]},
            "languages": {"value": ["deep"], "custom": "telepathy 30 ft."},
        },
        "skills": {"ste": {"value": 2, "ability": "dex"}, "prc": {"value": 1}},
        "resources": {"legact": {"max": 2}, "legres": {"max": 1}},
    },
    "items": [
        {
            "_id": "bite",
            "name": "Bite",
            "type": "weapon",
            "system": {
                "description": {
                    "value": "<p>[[/attack extended]]. [[/damage average extended]], and the "
                    "target must make a [[/save activity=venom format=long]], taking "
                    "[[/damage average activity=venom]] on a failed save, or half as much damage "
                    "on a successful one.</p>"
                },
                "properties": ["rch"],
                "damage": {"base": {"number": 1, "denomination": 8, "types": ["piercing"]}},
                "activities": {
                    "strike": {
                        "_id": "strike",
                        "type": "attack",
                        "activation": {"type": "action"},
                        "attack": {"type": {"value": "melee"}},
                        "damage": {"includeBase": True, "parts": []},
                    },
                    "venom": {
                        "_id": "venom",
                        "type": "save",
                        "activation": {"type": "special"},
                        "save": {"ability": ["con"], "dc": {"calculation": "con", "formula": "9"}},
                        "damage": {
                            "onSave": "half",
                            "parts": [{"number": 2, "denomination": 6, "types": ["poison"]}],
                        },
                    },
                },
            },
        },
        {
            "_id": "spit",
            "name": "Spit",
            "type": "feat",
            "system": {
                "description": {"value": "<p>It spits.</p>"},
                "uses": {"max": "1", "recovery": [{"period": "recharge", "formula": "5"}]},
                "activities": {
                    "spit": {
                        "_id": "spit",
                        "type": "save",
                        "activation": {"type": "action", "value": 1},
                        "save": {"ability": "dex", "dc": {"calculation": "", "formula": "12"}},
                        "target": {"template": {"type": "cone", "size": "15"}},
                        "damage": {
                            "onSave": "half",
                            "parts": [{"number": 3, "denomination": 6, "types": ["acid"]}],
                        },
                    }
                },
            },
        },
    ],
    "effects": [{"name": "Prone", "statuses": ["prone"]}],
}

ARCHER: dict[str, Any] = {
    "name": "Bog Archer",
    "type": "npc",
    "data": {
        "abilities": {"str": {"value": 10}, "dex": {"value": 16}, "con": {"value": 12}},
        "attributes": {
            "ac": {"flat": None, "calc": "default"},
            "hp": {"value": 18, "max": None, "formula": "4d8"},
            "movement": {"walk": 30, "units": "ft"},
        },
        "details": {"cr": 0.5, "type": "humanoid (any race)"},
        "traits": {"size": "med", "dr": {"value": ["physical"], "custom": "cold; fire"}},
    },
    "items": [
        {
            "name": "Leather",
            "type": "equipment",
            "data": {"equipped": True, "armor": {"value": 11, "type": "light", "dex": None}},
        },
        {
            "name": "Shortbow",
            "type": "weapon",
            "data": {
                "description": {
                    "value": '<section class="secret"><p><em>Ranged Weapon Attack:</em>'
                    "<strong>+5 to hit,</strong>, <strong>80/320 ft.,</strong> one target. Hit: "
                    "<strong>6 (1d6 + 3) <em>piercing damage</em></strong>.</p></section>"
                    "<p>It shoots.</p>"
                },
                "actionType": "rwak",
                "ability": "dex",
                "proficient": True,
                "range": {"value": 80, "long": 320, "units": "ft"},
                "damage": {"parts": [["1d6 + @mod", "piercing"]], "versatile": ""},
            },
        },
        {
            "name": "Club",
            "type": "weapon",
            "data": {
                "description": {"value": ""},
                "actionType": "mwak",
                "proficient": True,
                "damage": {"parts": [["1d4 + @mod", "bludgeoning"]], "versatile": "1d6 + @mod"},
            },
        },
    ],
}


def box(label: str, value: object = None, **more: object) -> dict[str, object]:
    """A value as the oldest files have it."""
    return {"type": "String", "label": label, "value": value} | more


OLDEST: dict[str, Any] = {
    "name": "Mud Boar",
    "type": "npc",
    "data": {
        "abilities": {"str": box("Strength", 13, proficient=1), "dex": box("Dexterity", 11)},
        "attributes": {
            "ac": box("Armor Class", 11, min=0),
            "hp": box("Hit Points", 11, max=11, formula="2d8 + 2"),
            "speed": box("Movement Speed", "Walk 40 ft. Swim 20 ft."),
        },
        "details": {
            "cr": box("Challenge Rating", 0.25, min=0),
            "type": box("Creature Type", "Beast"),
            "alignment": box("Alignment", "Unaligned"),
            "xp": box("Kill Experience", 50),
        },
        "traits": {
            "size": box("Size", "Large"),
            "dr": box("Damage Resistances", "cold; fire"),
            "ci": box("Condition Immunities", "Prone"),
            "languages": box("Known Languages", "Boarish"),
        },
    },
    "items": [
        {
            "name": "Tusk",
            "type": "weapon",
            "data": {
                "description": box("Description", "<p>It waves its tusks.</p>"),
                "weaponType": box("Weapon Type", "natural"),
                "damage": box("Damage Formula", "1d6"),
                "damageType": box("Damage Type", "slashing"),
                "range": box("Weapon Range", "10 ft."),
                "properties": box("Weapon Properties", "Natural, Reach"),
                "proficient": box("Proficient", value=True),
                "ability": box("Offensive Ability", "str"),
            },
        },
        {
            "name": "Wallow",
            "type": "feat",
            "data": {
                "description": box("Description", "<p>It wallows.</p>"),
                "featType": box("Feat Type", "passive"),
                "uses": {"type": "day", "label": "Limited Uses", "value": 1, "max": 2},
            },
        },
    ],
}
