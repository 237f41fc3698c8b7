"""Descriptions of Foundry items as prose: rollers and references said as they show.

Old descriptions hold the DM's wording in a secret section and a summary for players after it;
new ones leave attack, damage and save to be filled in from the item's fields.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.text import plain

SECRET = re.compile(r'<section[^<>]*class="secret[^<>]*>(.*?)</section>', re.DOTALL | re.IGNORECASE)
REFERENCE = re.compile(
    r"&(?:amp;)?Reference\[([^\[\]=]*?)(?:\s+\w+=[^\[\]]*)?\](?:\{([^{}]*)\})?", re.IGNORECASE
)
LINK = re.compile(
    r"@(?:UUID|Compendium|Item|Actor|JournalEntry|RollTable|Embed|Check)\[[^\[\]]*\](?:\{([^{}]*)\})?"
)
ROLLER = re.compile(r"\[\[(?:/(?P<verb>\w+)\s*)?(?P<rest>[^\[\]]*)\]\](?:\{(?P<shown>[^{}]*)\})?")
ATTACK = re.compile(
    r"\b((?:Melee|Ranged|Melee or Ranged) (?:Weapon|Spell) Attack)\s*:?\s*\+?", re.IGNORECASE
)
DISTANCE = re.compile(
    r"(?P<kind>Melee|Ranged)(?P<hit>[^.]{0,40}\+\d+ to hit)\s*[,.]*\s*,?\s*(?P<far>\d+(?:/\d+)?)\s*(?:ft\b\.?|feet)",
    re.IGNORECASE,
)
KEYED = re.compile(r"(\w+)=([^\s\]]+)")
ABILITIES = {
    "str": "Strength",
    "dex": "Dexterity",
    "con": "Constitution",
    "int": "Intelligence",
    "wis": "Wisdom",
    "cha": "Charisma",
}
SAVED = re.compile(r"(?:\s|</?\w+>)*(?:saving|saves?\b|check|\()", re.IGNORECASE)
RICH = re.compile(r"DC|\+\d+ to hit|\d+d\d+")


class Filled(NamedTuple):
    """What a description leaves to the item's fields, as prose."""

    name: str
    attack: Callable[[], str]
    """`Melee Weapon Attack: +4 to hit, reach 5 ft., one target`"""
    hit: Callable[[str], str]
    """`5 (1d6 + 2) piercing damage` of an activity, or of the attack."""
    looked_up: Callable[[str, str], str]
    """What stands at a path of an activity; `save` is `DC 14 Dexterity`."""


SHORT_SAVE = re.compile(
    r"\b((?:make|makes|making|succeed on|succeeds on|fail|fails) an? "
    rf"DC \d+ (?:{'|'.join(ABILITIES.values())}))(?! (?:saving|save|or \w+ sav|\())"
)


def prose(raw: object, filled: Filled) -> str:
    """A description as plain prose."""
    text = raw if isinstance(raw, str) else ""
    text = ROLLER.sub(lambda found: rolled(found, filled), wording(text))
    text = SHORT_SAVE.sub(r"\1 saving throw", text)
    text = REFERENCE.sub(lambda found: found[2] or found[1].strip(), text)
    text = LINK.sub(lambda found: found[1] or "", text)
    text = re.sub(r",\s*,", ",", plain(text))
    return ranged(re.sub(r"\b(damage|check) \1\b", r"\1", text))


def wording(text: str) -> str:
    """The secret sections alone when they say what the rest only sums up."""
    secrets = "\n".join(SECRET.findall(text))
    rest = SECRET.sub("", text)
    if len(secrets) >= len(rest) or (RICH.search(plain(secrets)) and not RICH.search(plain(rest))):
        return secrets or rest
    return text


def ranged(text: str) -> str:
    """`+4 to hit, 5 ft.,` with the word that is missing: reach, or range."""
    word = {"melee": "reach", "ranged": "range"}
    text = re.sub(r"(Attack:)\s*\+", r"\1 +", text)
    return DISTANCE.sub(
        lambda found: (
            f"{found['kind']}{found['hit']}, {word[found['kind'].lower()]} {found['far']} ft."
        ),
        text,
    )


def rolled(found: re.Match[str], filled: Filled) -> str:
    """One `[[…]]`."""
    verb, rest = (found["verb"] or "").lower(), found["rest"] or ""
    match verb:
        case "attack":
            return bonus_of(rest) or filled.attack() or bare(rest)
        case "damage" | "dmg" | "heal" | "healing":
            return damages(rest, filled)
        case "save" | "concentration":
            said = save(rest, filled)
            follows = SAVED.match(found.string, found.end())
            return said if follows or not said or said.endswith("throw") else f"{said} saving throw"
        case "check" | "skill" | "tool":
            return check(rest, filled)
        case "item":
            return filled.looked_up(f"items.{rest.strip(' .')}", "") or rest.strip(" .")
        case _:
            pass
    if rest.startswith("lookup"):
        return looked_up(rest, filled)
    return found["shown"] or bare(rest.partition("#")[0])


def looked_up(rest: str, filled: Filled) -> str:
    """`lookup @name lowercase`, `lookup @save.dc.value activity=…`."""
    path = re.search(r"@([\w.]+)", rest)
    if path is None:
        return ""
    activity = dict(KEYED.findall(rest)).get("activity", "")
    said = filled.name if path[1] == "name" else filled.looked_up(path[1], activity)
    return said.lower() if "lowercase" in rest else said


def bonus_of(rest: str) -> str:
    """`+5`, `5 thrown` or `formula=5`: a bonus that is no item's."""
    found = re.search(r"(?:^|formula=)\s*([+-]?)(\d{1,2})\b", rest.strip())
    return f"{found[1] or '+'}{found[2]}" if found else ""


def damages(rest: str, filled: Filled) -> str:
    """One damage, or several with `&` between them; what is said of the average goes for all."""
    pieces = [piece.strip() for piece in rest.replace("&amp;", "&").split("&")]
    wish = " average" if len(pieces) > 1 and "average" in rest else ""
    said = [damage(piece if "average" in piece else piece + wish, filled) for piece in pieces]
    return " plus ".join(filter(None, said))


def damage(rest: str, filled: Filled) -> str:
    """`3d6 fire average=true`, or the item's own damage; `extended` has `Hit:` before it."""
    keyed = dict(KEYED.findall(rest))
    words = KEYED.sub("", rest).split()
    dice = keyed.get("formula") or "".join(word for word in words if re.match(r"[+-]|\d", word))
    kinds = [word for word in words if word.isalpha() and word not in ("average", "extended")]
    kind = keyed.get("type") or " ".join(kinds)
    if not dice:
        hands = keyed.get("attackMode", "") or " ".join(words)
        said = filled.hit("twoHanded" if "twoHanded" in hands else keyed.get("activity", ""))
        return f"Hit: {said}" if "extended" in rest and said else said
    average = keyed.get("average", "true" if "average" in words else "")
    if average and not average.isdigit():
        average = str(figures.average(figures.tidy(dice)) or "")
    before = f"{average} ({dice})" if average and not dice.isdigit() else dice
    return f"{before} {kind} damage".replace("  ", " ") if kind else before


def save(rest: str, filled: Filled) -> str:
    """`dex 15`, `ability=con dc=14 format=long`, or the item's own."""
    keyed = dict(KEYED.findall(rest))
    words = KEYED.sub("", rest).lower().split()
    abilities = [ABILITIES[word[:3]] for word in words if word[:3] in ABILITIES]
    for word in re.split(r"[|/,]", keyed.get("ability", "")):
        abilities += [ABILITIES[word[:3]]] if word[:3] in ABILITIES else []
    number = keyed.get("dc") or next((word for word in words if word.isdigit()), "")
    said = f"DC {number} {' or '.join(abilities)}" if number else " ".join(abilities)
    said = said or filled.looked_up("save", keyed.get("activity", ""))
    return f"{said} saving throw" if "long" in rest or "extended" in rest else said


def check(rest: str, filled: Filled) -> str:
    """`ability=wis skill=prc dc=15`; the DC may be a path."""
    keyed = dict(KEYED.findall(rest))
    number = keyed.get("dc", "")
    number = filled.looked_up(number[1:], "") if number.startswith("@") else number
    words = (number and f"DC {number}", ABILITIES.get(keyed.get("ability", ""), ""), "check")
    return " ".join(filter(None, words))


def bare(rest: str) -> str:
    """Dice of a bare roller."""
    return re.sub(r"\b(?:average|extended|activity|format)(?:=\S+)?", "", rest).strip()
