"""Creatures of our own in the shapes of 5etools and Avrae."""

from typing import Any

HOUND: dict[str, Any] = {
    "_meta": {"sources": [{"json": "Ours"}]},
    "monster": [
        {
            "name": "Thorn Hound",
            "source": "Ours",
            "size": ["M"],
            "type": {"type": "plant", "tags": ["thorned", {"tag": "hound", "prefix": "wild"}]},
            "alignment": ["N", "E"],
            "ac": [12, {"ac": 15, "condition": "with {@spell barkskin}", "braces": True}],
            "hp": {"average": 22, "formula": "4d8 + 4"},
            "speed": {"walk": 40, "climb": True, "fly": {"number": 10, "condition": "(hover)"}},
            "str": 12,
            "dex": 14,
            "con": 13,
            "int": 5,
            "wis": 12,
            "cha": 6,
            "save": {"dex": "+4"},
            "skill": {"stealth": "+6"},
            "senses": ["darkvision 60 ft."],
            "passive": 13,
            "resist": [
                "cold",
                {
                    "resist": ["piercing", "slashing"],
                    "note": "from nonmagical attacks",
                    "cond": True,
                },
            ],
            "immune": ["poison"],
            "vulnerable": ["fire"],
            "conditionImmune": ["poisoned", {"conditionImmune": ["charmed"], "note": "(asleep)"}],
            "languages": ["understands Sylvan"],
            "cr": {"cr": "1", "lair": "2"},
            "environment": ["forest"],
            "trait": [{"name": "Rooted {@recharge 5}", "entries": ["It stands {@i {@b still}}."]}],
            "action": [
                {"name": "Multiattack", "entries": ["The hound makes two bite attacks."]},
                {
                    "name": "Bite",
                    "entries": [
                        (
                            "{@atk mw} {@hit 4} to hit, reach 5 ft., one target. {@h}6 ({@damage 1d8 + "
                            "2}) piercing damage, and the target must succeed on a {@dc 12} Strength "
                            "saving throw or be knocked {@condition prone}."
                        )
                    ],
                },
                {
                    "name": "Quills {@recharge 5}",
                    "entries": [
                        "{@atk rw} {@hit 4} to hit, range 20/60 ft. {@h}5 ({@damage 1d6 + 2}) piercing damage."
                    ],
                },
            ],
            "spellcasting": [
                {
                    "name": "Innate Spellcasting",
                    "headerEntries": [
                        "Its innate spellcasting ability is Wisdom (spell save {@dc 11}, {@hit 3} to hit with spell attacks)."
                    ],
                    "will": ["{@spell druidcraft}"],
                    "daily": {"1e": ["{@spell entangle}", "{@spell fog cloud}"]},
                }
            ],
        },
        {
            "name": "Old Thorn Hound",
            "source": "Ours",
            "_copy": {"name": "Thorn Hound", "source": "Ours", "_mod": {"*": {"mode": "x"}}},
            "hp": {"average": 44, "formula": "8d8 + 8"},
        },
        {"name": "Far Hound", "source": "Ours", "_copy": {"name": "Elsewhere", "source": "MM"}},
        "not a creature",
    ],
}

KOBOLD: dict[str, Any] = {
    "name": "Ash Kobold",
    "size": "Small",
    "race": "humanoid (kobold)",
    "alignment": "lawful evil",
    "ac": 12,
    "armortype": "15 with mage armor",
    "hp": 5,
    "hitdice": "2d6 + -2",
    "speed": "30 ft.",
    "ability_scores": {"prof_bonus": 2, "strength": 7, "dexterity": 15, "constitution": 9},
    "saves": {"strengthSave": {"value": -2}, "wisdomSave": {"value": 4, "prof": 1}},
    "skills": {"sleightOfHand": {"value": 6, "prof": 1}, "dexterity": {"value": 2}},
    "senses": "darkvision 60 ft.",
    "passiveperc": 8,
    "display_resists": {
        "resist": [{"dtype": "bludgeoning", "unless": ["magical"], "only": []}],
        "immune": ["fire"],
        "vuln": [],
    },
    "condition_immune": ["poisoned"],
    "languages": ["Common", "Draconic"],
    "cr": "1/8",
    "xp": 25,
    "actions": [
        {
            "name": "Dagger",
            "desc": "_Melee Weapon Attack:_ +4 to hit, reach 5 ft., one target. _Hit:_ 4 (1d4 + 2) "
            "piercing damage.",
        }
    ],
    "attacks": [
        {
            "name": "Ember",
            "automation": [
                {
                    "type": "target",
                    "effects": [
                        {
                            "type": "attack",
                            "attackBonus": "3",
                            "hit": [
                                {"type": "damage", "damage": "1d6 + 1 [magical fire] + 2 [cold]"}
                            ],
                        }
                    ],
                }
            ],
        }
    ],
}

BARD: dict[str, Any] = {
    "name": "Ada",
    "sheet_type": "google",
    "stats": {"prof_bonus": 4, "strength": 12, "dexterity": 16, "wisdom": 14, "charisma": 20},
    "levels": {"total_level": 10, "classes": {"Bard": 10}},
    "attacks": [
        {
            "name": "Dagger",
            "bonus": 7,
            "damage": "1d4 + 3 [piercing]",
            "details": "Finesse, light, thrown (range 20/60)",
        }
    ],
    "skills": {"acrobatics": {"value": 7, "prof": 1}, "initiative": {"value": 5, "prof": 0.5}},
    "resistances": {"resist": ["cold"], "immune": [], "vuln": []},
    "saves": {"dexteritySave": {"value": 7, "prof": 1}, "strengthSave": {"value": 1, "prof": 0}},
    "ac": 15,
    "max_hp": 63,
    "hp": 40,
    "temp_hp": 3,
    "spellbook": {
        "max_slots": {"1": 4, "2": 3, "5": 0},
        "spells": [{"name": "Mage Hand", "level": 0}, {"name": "Whispers", "level": None}],
        "dc": 17,
        "sab": 9,
        "caster_level": 10,
    },
}
