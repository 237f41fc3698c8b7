"""One record of the 5e-bits 2014 database, as JSON, to a StatBlock.

Headers come from the record's fields, actions from their prose; what both get wrong is mended by
the overlay afterwards.
"""

import re
from dataclasses import replace
from typing import Any

from tests.tools.bestiary_text import action_of, attack_of
from tracker.encounter.stat_block import (
    Action,
    Attack,
    MultiattackPart,
    Named,
    SpellSlots,
    StatBlock,
    Use,
)
from tracker.rules.defences import Defence
from tracker.rules.words import ABILITIES, DAMAGE_TYPES, SPEEDS

Record = dict[str, Any]

RENAMED = {
    "Deep Gnome (Svirfneblin)": "Deep Gnome",
    "Giant Rat (Diseased)": "Diseased Giant Rat",
    "Succubus/Incubus": "Succubus",
}
MAGICAL = {"Magic Weapons", "Angelic Weapons", "Hellish Weapons"}
BY_BONUS_ACTION = {
    "Aggressive", "Consume Life", "Cunning Action", "Divine Eminence", "Nimble Escape",
    "Rampage", "Shadow Stealth",
}  # fmt: skip
NAMES_OF_ABILITIES = (
    "strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma",
)  # fmt: skip
FRACTIONS = {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}


def stat_block(record: Record) -> StatBlock:
    name: str = record["name"]
    block = StatBlock(
        name=RENAMED.get(name, name),
        max_hp=record["hit_points"],
        ac=record["armor_class"][0]["value"],
        hit_dice=record["hit_points_roll"],
        size=record["size"].lower(),
        type=_type(record),
        alignment=record["alignment"],
        ac_note=_armor_note(record["armor_class"]),
        speeds=_speeds(record["speed"]),
        hover=bool(record["speed"].get("hover")),
        abilities=tuple(
            (short, record[long]) for short, long in zip(ABILITIES, NAMES_OF_ABILITIES, strict=True)
        ),
        saves=_proficient(record, "saving-throw-"),
        skills=_proficient(record, "skill-"),
        senses=_senses(record["senses"]),
        passive_perception=record["senses"]["passive_perception"],
        languages=record["languages"],
        challenge=FRACTIONS.get(record["challenge_rating"], f"{record['challenge_rating']:.0f}"),
        xp=record["xp"],
        proficiency=record["proficiency_bonus"],
        resist=_defences(record["damage_resistances"]),
        immune=_defences(record["damage_immunities"]),
        vulnerable=_defences(record["damage_vulnerabilities"]),
        condition_immune=tuple(sorted(entry["index"] for entry in record["condition_immunities"])),
        source="SRD 5.1",
    )
    return _with_deeds(block, record)


def _with_deeds(block: StatBlock, record: Record) -> StatBlock:
    """The same with everything it can do."""
    attacks, actions, multiattack = _actions(record)
    traits = [_trait(entry) for entry in record.get("special_abilities", [])]
    return replace(
        block,
        attacks=attacks,
        multiattack=multiattack,
        actions=actions,
        bonus_actions=tuple(trait for trait in traits if trait.name in BY_BONUS_ACTION),
        reactions=tuple(_action(entry, attacks) for entry in record.get("reactions", [])),
        traits=tuple(trait for trait in traits if trait.name not in BY_BONUS_ACTION),
        legendary=tuple(
            _legendary(entry, attacks, actions) for entry in record.get("legendary_actions", [])
        ),
        legendary_uses=3 if record.get("legendary_actions") else 0,
        spellcasting=tuple(
            _spells(entry["spellcasting"], record)
            for entry in record.get("special_abilities", [])
            if "spellcasting" in entry
        ),
    )


def _type(record: Record) -> str:
    kind: str = record["type"].lower()
    return f"{kind} ({record['subtype'].lower()})" if record.get("subtype") else kind


def _armor_note(armor: list[Record]) -> str:
    first = armor[0]
    worn = ", ".join(piece["name"].lower() for piece in first.get("armor", []))
    note: str = worn or first.get("desc", "") or _natural(first["type"])
    for other in armor[1:]:
        if "spell" in other:
            note = f"{other['value']} with {other['spell']['name'].lower()}"
        elif "condition" in other:
            note += f", {other['value']} while {other['condition']['index']}"
    return note


def _natural(kind: str) -> str:
    return "natural armor" if kind == "natural" else ""


def _speeds(speed: Record) -> Named:
    feet = {kind: int(text.split()[0]) for kind, text in speed.items() if kind in SPEEDS}
    return tuple((kind, feet.get(kind, 0)) for kind in SPEEDS if kind in feet or kind == "walk")


def _senses(senses: Record) -> Named:
    return tuple(
        (sense, int(text.split()[0]))
        for sense, text in senses.items()
        if sense != "passive_perception"
    )


def _proficient(record: Record, prefix: str) -> Named:
    return tuple(
        (entry["proficiency"]["index"].removeprefix(prefix).replace("-", " "), entry["value"])
        for entry in record["proficiencies"]
        if entry["proficiency"]["index"].startswith(prefix)
    )


def _defences(entries: list[str]) -> tuple[Defence, ...]:
    """Plain types as one defence, each sentence about nonmagical weapons as another."""
    plain = tuple(entry for entry in entries if entry in DAMAGE_TYPES)
    found = [Defence(plain)] if plain else []
    for entry in entries:
        types = tuple(kind for kind in DAMAGE_TYPES if re.search(rf"\b{kind}\b", entry))
        if entry in plain or not types or "nonmagical" not in entry:
            continue
        past = [quality for quality in ("silvered", "adamantine") if quality in entry]
        found.append(Defence(types, ("magical", *past)))
    return tuple(found)


def _plain(name: str) -> str:
    return re.sub(r" \([^)]*\)$", "", name).strip()


def _actions(
    record: Record,
) -> tuple[tuple[Attack, ...], tuple[Action, ...], tuple[tuple[MultiattackPart, ...], ...]]:
    magical = any(entry["name"] in MAGICAL for entry in record.get("special_abilities", []))
    attacks: list[Attack] = []
    limited: list[Action] = []
    others = []
    for entry in record.get("actions", []):
        attack = attack_of(_plain(entry["name"]), entry["desc"], magical)
        if attack is not None:
            attacks.append(attack)
            use = _use(entry, "")
            if use.kind:
                limited.append(Action(attack.name, use=use, attack=attack.name))
        elif entry["name"] != "Multiattack":
            others.append(entry)
    actions = [action for entry in others for action in _choices(entry, tuple(attacks))]
    known = [attack.name for attack in attacks] + [action.name for action in actions]
    actions += limited
    ways = [
        way
        for entry in record.get("actions", [])
        if entry["name"] == "Multiattack"
        for way in _multiattack(entry, known)
    ]
    return tuple(attacks), tuple(actions), tuple(dict.fromkeys(ways))


def _choices(entry: Record, attacks: tuple[Attack, ...]) -> list[Action]:
    """The action, or each of those that share its uses (breath weapons, three roars)."""
    pieces = re.findall(
        r"^((?:\w+ )?(?:Breath|Roar))\. (.*?)(?=^(?:\w+ )?(?:Breath|Roar)\. |\Z)",
        entry["desc"],
        re.MULTILINE | re.DOTALL,
    )
    if len(pieces) < 2:
        return [_action(entry, attacks)]
    use = _use(entry, entry["name"])
    where = "Each creature within 500 feet" if "Roar" in entry["name"] else ""
    return [_with_use(action_of(name, f"{where} {text}"), use) for name, text in pieces]


def _action(entry: Record, attacks: tuple[Attack, ...]) -> Action:
    action = action_of(_plain(entry["name"]), entry["desc"])
    made = re.search(
        r"makes one attack with its ([\w ]+?)(?: or|\.)|makes? (?:one|a) ([\w ]+?) attack\b"
        r"|makes one (unarmed strike)|uses its ([\w ]+?)\.",
        entry["desc"],
    )
    name = _named(next((word for word in made.groups() if word), ""), attacks) if made else ""
    return _with_use(action, _use(entry, ""), name)


def _with_use(action: Action, use: Use, attack: str = "", cost: int = 1) -> Action:
    return replace(action, use=use, attack=attack, cost=cost)


def _named(word: str, attacks: tuple[Attack, ...]) -> str:
    wanted = word.lower().rstrip("s")
    return next((a.name for a in attacks if a.name.lower().rstrip("s") == wanted), "")


def _trait(entry: Record) -> Action:
    action = action_of(_plain(entry["name"]), entry["desc"])
    return _with_use(action, _use(entry, ""))


def _use(entry: Record, pool: str) -> Use:
    usage = entry.get("usage")
    if usage is None:
        return Use()
    match usage["type"]:
        case "recharge on roll":
            return Use("recharge", usage["min_value"], pool)
        case "per day":
            return Use("per-day", usage["times"], pool)
        case "recharge after rest":
            return Use("per-rest", usage.get("times", 1), pool)
        case other:
            raise ValueError(f"unknown usage {other} of {entry['name']}")


def _legendary(entry: Record, attacks: tuple[Attack, ...], actions: tuple[Action, ...]) -> Action:
    cost = re.search(r"Costs (\d) Actions", entry["name"])
    action = _action(entry, attacks)
    same = next((other for other in actions if other.name == action.name), action)
    return _with_use(same, Use(), action.attack, int(cost[1]) if cost else 1)


def _multiattack(entry: Record, known: list[str]) -> list[tuple[MultiattackPart, ...]]:
    if "actions" in entry:
        ways = [entry["actions"]]
    else:
        options = entry["action_options"]["from"]["options"]
        ways = [option.get("items", [option]) for option in options]
    return [tuple(_part(item, known) for item in way) for way in ways]


def _part(item: Record, known: list[str]) -> MultiattackPart:
    name = _plain(item["action_name"])
    count = item["count"] if str(item["count"]).isdigit() else 1
    if name not in known:
        near = (k for k in known if k.lower().rstrip("s") == name.lower().rstrip("s"))
        name = next(near, name)
    return MultiattackPart(name, int(count))


def _spells(casting: Record, record: Record) -> SpellSlots:
    ability = casting["ability"]["index"]
    score = record[NAMES_OF_ABILITIES[ABILITIES.index(ability)]]
    bonus = record["proficiency_bonus"] + (score - 10) // 2
    lists: dict[str, list[str]] = {}
    for spell in casting["spells"]:
        lists.setdefault(_spell_list(spell), []).append(spell["name"])
    return SpellSlots(
        ability=ability,
        dc=casting.get("dc") or 8 + bonus,
        attack_bonus=casting.get("modifier") or bonus,
        level=casting.get("level", 0),
        slots=tuple(casting.get("slots", {}).items()),
        spells=tuple((key, tuple(names)) for key, names in lists.items()),
    )


def _spell_list(spell: Record) -> str:
    usage = spell.get("usage")
    if usage is None:
        return str(spell["level"])
    return "at-will" if usage["type"] == "at will" else f"{usage['times']}/day"
