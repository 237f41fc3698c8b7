"""What the source gets wrong or tells only in prose, mended creature by creature, with the reason.

A path names a field, an entry of a list by its name or its place, and `+` for a new entry.
"""

from typing import Any, NamedTuple

JSON = dict[str, Any]


class Fix(NamedTuple):
    """One correction: where, what stands there in the end (None: nothing), and why."""

    name: str
    path: str
    value: Any
    why: str


ALIASES = {
    "Deep Gnome (Svirfneblin)": "Deep Gnome",
    "Elf, Drow": "Drow",
    "Giant Rat (Diseased)": "Diseased Giant Rat",
    "Incubus": "Succubus",
    "Succubus/Incubus": "Succubus",
    "Svirfneblin": "Deep Gnome",
    "T-Rex": "Tyrannosaurus Rex",
    "Vampire": "Vampire, Vampire Form",
}
"""Other names people type, and the creature they mean."""

PRINTED = "the SRD prints this"
PROSE = "told only in prose that no pattern reads"
READING = "the pattern takes a word of another sentence for a consequence"

FIXES = (
    Fix("Adult Brass Dragon", "speeds/burrow", 30, PRINTED),
    Fix("Adult Silver Dragon", "legendary/Wing Attack/save/dc", 21, PRINTED),
    Fix("Androsphinx", "actions/Second Roar/save/conditions",
        ["deafened", "frightened", "paralyzed"], "paralysis stands in the sentence of the repeat"),
    Fix("Archmage", "notes", "Resists damage from spells; weapons: while Stoneskin lasts.",
        "a defence against a source, not a damage type"),
    Fix("Assassin", "traits/Sneak Attack/damage/0/average", 14, PRINTED),
    Fix("Azer", "ac", 17, "the source lists the value without the shield first"),
    Fix("Basilisk", "ac", 15, PRINTED),
    Fix("Basilisk", "ac_note", "natural armor", "goes with the armor class"),
    Fix("Black Bear", "skills", {"perception": 3}, "the source leaves the skill out"),
    Fix("Black Pudding", "condition_immune",
        ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"], PRINTED),
    Fix("Blink Dog", "passive_perception", 13, PRINTED),
    Fix("Brass Dragon Wyrmling", "xp", 200, PRINTED),
    Fix("Bulette", "actions/Deadly Leap/save/effect", None, "the push belongs to a success"),
    Fix("Cockatrice", "attacks/Bite/save/conditions", ["restrained"], READING),
    Fix("Cockatrice", "attacks/Bite/save/effect", "petrified on a second failure", PROSE),
    Fix("Crocodile", "speeds/swim", 30, PRINTED),
    Fix("Cult Fanatic", "max_hp", 33, PRINTED),
    Fix("Cult Fanatic", "hit_dice", "6d8+6", PRINTED),
    Fix("Deep Gnome", "xp", 100, PRINTED),
    Fix("Diseased Giant Rat", "attacks/Bite/damage/0/average", 4, PRINTED),
    Fix("Djinni", "notes", "Scimitar: lightning or thunder damage.", "a choice of type"),
    Fix("Dragon Turtle", "multiattack/0/1/name", "Claw", "the source names it in the plural"),
    Fix("Dretch", "xp", 50, PRINTED),
    Fix("Druid", "attacks/Quarterstaff/damage", [
        {"dice": "1d6", "average": 3, "type": "bludgeoning"},
        {"dice": "1d8", "average": 4, "type": "bludgeoning", "when": "two-handed"},
    ], "another attack bonus makes another attack"),
    Fix("Druid", "attacks/+", {
        "name": "Quarterstaff, Shillelagh", "bonus": 4, "magical": True,
        "damage": [{"dice": "1d8+2", "average": 6, "type": "bludgeoning"}],
    }, "another attack bonus makes another attack"),
    Fix("Dryad", "attacks/Club/damage", [
        {"dice": "1d4", "average": 2, "type": "bludgeoning"},
    ], "another attack bonus makes another attack"),
    Fix("Dryad", "attacks/+", {
        "name": "Club, Shillelagh", "bonus": 6, "magical": True,
        "damage": [{"dice": "1d8+4", "average": 8, "type": "bludgeoning"}],
    }, "another attack bonus makes another attack"),
    Fix("Gelatinous Cube", "actions/Engulf/save/conditions", ["restrained"], PROSE),
    Fix("Gelatinous Cube", "actions/Engulf/save/effect", "engulfed, 6d6 acid each turn", PROSE),
    Fix("Ghast", "traits/Turn Defiance/name", "Turning Defiance", PRINTED),
    Fix("Ghost", "actions/Possession/save/conditions", ["incapacitated"], READING),
    Fix("Giant Wasp", "speeds", {"walk": 10, "fly": 50}, PRINTED),
    Fix("Gorgon", "actions/Petrifying Breath/save/effect", "petrified on a second failure", PROSE),
    Fix("Gynosphinx", "attacks/Claw/bonus", 8, PRINTED),
    Fix("Half-Red Dragon Veteran", "skills", {"athletics": 5, "perception": 2},
        "the source leaves the skills out"),
    Fix("Half-Red Dragon Veteran", "multiattack/+", [{"name": "Longsword", "count": 2}],
        "the shortsword only when it is drawn"),
    Fix("Hezrou", "attacks/Claws/name", "Claw", PRINTED),
    Fix("Hezrou", "multiattack/0/1/name", "Claw", PRINTED),
    Fix("Hunter Shark", "senses", {"blindsight": 30}, PRINTED),
    Fix("Hydra", "multiattack/0/0/count", 5, "one bite for each of its five heads"),
    Fix("Hydra", "notes", "One bite per head; five heads to begin with.", PROSE),
    Fix("Hydra", "traits/Multiple Heads/heal", None, "it heals only for a head grown again"),
    Fix("Ice Devil", "actions/Wall of Ice/save/conditions", None, READING),
    Fix("Ice Devil", "actions/Wall of Ice/save/lasts", None, READING),
    Fix("Ice Devil", "actions/Wall of Ice/save/damage", [
        {"dice": "10d6", "average": 35, "type": "cold"},
    ], "the second damage belongs to a second save, behind the broken wall"),
    Fix("Iron Golem", "actions/Poison Breath/use/times", 6, PRINTED),
    Fix("Kraken", "attacks/Bite/bonus", 17, PRINTED),
    Fix("Kraken", "attacks/Tentacle/bonus", 17, PRINTED),
    Fix("Kraken", "attacks/Bite/effect", "swallowed, 12d6 acid each turn", PROSE),
    Fix("Kraken", "actions/Lightning Storm/area", None, "three targets, no area"),
    Fix("Kraken", "legendary/Lightning Storm/area", None, "three targets, no area"),
    Fix("Lizardfolk", "ac", 15, "the source lists the value without the shield first"),
    Fix("Lizardfolk", "ac_note", "natural armor, shield", "goes with the armor class"),
    Fix("Azer", "ac_note", "natural armor, shield", "goes with the armor class"),
    Fix("Medusa", "traits/Petrifying Gaze/save/effect",
        "petrified if failed by 5 or on a second failure", PROSE),
    Fix("Basilisk", "traits/Petrifying Gaze/save/effect", "petrified on a second failure", PROSE),
    Fix("Night Hag", "traits/Night Hag Items", None, "a side note of the book, no trait"),
    Fix("Rakshasa", "notes", "Vulnerable to piercing damage of magic weapons in good hands.",
        "a defence that asks who holds the weapon"),
    Fix("Riding Horse", "xp", 50, PRINTED),
    Fix("Roper", "attacks/Tendril/effect",
        "disadvantage on Strength checks and saves", PROSE),
    Fix("Rug of Smothering", "attacks/Smother/effect", "2d6+3 bludgeoning each turn", PROSE),
    Fix("Shambling Mound", "actions/Engulf/save/conditions", ["blinded", "restrained"],
        "conditions of the engulfed, said before the save"),
    Fix("Shambling Mound", "actions/Engulf/save/effect", "engulfed", PROSE),
    Fix("Spider", "passive_perception", 10, PRINTED),
    Fix("Sprite", "attacks/Shortbow/save/effect", "unconscious on a total of 5 or lower", PROSE),
    Fix("Spy", "skills/sleight of hand", 4, "the source leaves the skill out"),
    Fix("Swarm of Ravens", "skills", {"perception": 5}, "the source leaves the skill out"),
    Fix("Veteran", "multiattack/0/1/count", 1, PRINTED),
    Fix("Veteran", "multiattack/+", [{"name": "Longsword", "count": 2}],
        "the shortsword only when it is drawn"),
    Fix("Violet Fungus", "multiattack/0/0/count", 2, "1d4 attacks: the average, rounded down"),
    Fix("Violet Fungus", "notes", "Multiattack: 1d4 Rotting Touch attacks.", "a rolled count"),
    Fix("Werewolf, Human Form", "skills/stealth", 3, "the source leaves the skill out"),
    Fix("Werewolf, Hybrid Form", "skills/stealth", 3, "the source leaves the skill out"),
    Fix("Werewolf, Wolf Form", "skills/stealth", 3, "the source leaves the skill out"),
)  # fmt: skip


def mended(block: JSON) -> JSON:
    """The JSON of a stat block with every fix for its name."""
    for fix in FIXES:
        if fix.name == block["name"]:
            _put(block, fix.path.split("/"), fix.value)
    immune = block.get("condition_immune", [])
    if immune.count("blinded") == 2:
        # Seven creatures have `blinded` twice where the SRD prints `blinded, deafened`.
        block["condition_immune"] = sorted({*immune, "deafened"})
    if "blindsight" in block.get("senses", {}) and "blinded" in block.get("condition_immune", []):
        # Just those for whom the SRD prints `blind beyond this radius`.
        block["blind"] = True
    return block


def _put(target: Any, path: list[str], value: Any) -> None:
    *way, last = path
    for step in way:
        target = _entry(target, step)
    if last == "+":
        target.append(value)
    elif isinstance(target, list):
        target.remove(_entry(target, last))
    elif value is None:
        del target[last]
    else:
        target[last] = value


def _entry(target: Any, step: str) -> Any:
    if isinstance(target, list) and not step.isdigit():
        return next(entry for entry in target if entry["name"] == step)
    return target[int(step)] if isinstance(target, list) else target[step]
