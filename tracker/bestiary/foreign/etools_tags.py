"""The `{@tag …}` marks of 5etools text, said as the printed stat block says them.

Inner marks first; a mark that is not known shows what it displays, or else what it names.
"""

import re
from collections.abc import Callable, Mapping

from tracker.bestiary.foreign.raw import table

INNERMOST = re.compile(r"\{[@=](\w+)(?:\s+([^{}]*))?\}")
NESTED = 8
DEEP = 12
ATTACKS = {"m": "Melee", "r": "Ranged", "w": "Weapon", "s": "Spell", "p": "Power", "g": "Ranged"}
ABILITIES = {
    "str": "Strength",
    "dex": "Dexterity",
    "con": "Constitution",
    "int": "Intelligence",
    "wis": "Wisdom",
    "cha": "Charisma",
}


def attack(text: str) -> str:
    """`mw,rw` is a Melee or Ranged Weapon Attack."""
    kinds = [kind.strip().lower() for kind in text.split(",") if kind.strip()]
    ways = dict.fromkeys(ATTACKS[sign] for kind in kinds for sign in kind if sign in "mrg")
    means = dict.fromkeys(ATTACKS[sign] for kind in kinds for sign in kind if sign in "wsp")
    return " ".join((" or ".join(ways), " or ".join(means), "Attack:")).replace("  ", " ").strip()


def attack_roll(text: str) -> str:
    """The 2024 form: `m,r` is a Melee or Ranged Attack Roll."""
    ways = dict.fromkeys(ATTACKS[sign] for sign in text.lower() if sign in "mr")
    return f"{' or '.join(ways)} Attack Roll:".strip()


def recharge(text: str) -> str:
    """`5` is Recharge 5-6; nothing is Recharge 6; `|m` leaves the brackets away."""
    number, _, minimal = text.partition("|")
    lowest = number.strip() or "6"
    words = f"Recharge {lowest}" if lowest == "6" else f"Recharge {lowest}-6"
    return words if minimal.strip() else f"({words})"


def failure(text: str) -> str:
    """`Failure:`, or which of two."""
    return {"1": "First Failure:", "2": "Second Failure:"}.get(head(text).strip(), "Failure:")


def save(text: str) -> str:
    """`dex` is a Dexterity Saving Throw."""
    abilities = [ABILITIES.get(one.strip().lower(), one.strip()) for one in text.split(",")]
    return f"{' or '.join(abilities)} Saving Throw:"


def signed(text: str) -> str:
    """A bonus with its sign."""
    number = text.partition("|")[0].strip()
    return number if number[:1] in "+-" else f"+{number}"


def shown(text: str) -> str:
    """What a mark displays: its third part, or the first."""
    parts = [part.strip() for part in text.split("|")]
    return parts[2] if len(parts) > 2 and parts[2] else parts[0]


def rolled(text: str) -> str:
    """Dice show themselves, or the second part."""
    parts = [part.strip() for part in text.split("|")]
    return parts[1] if len(parts) > 1 and parts[1] else parts[0].replace(";", "/")


def head(text: str) -> str:
    return text.partition("|")[0].strip()


def last(text: str) -> str:
    parts = [part.strip() for part in text.split("|")]
    return parts[-1] if len(parts) > 3 and parts[-1] else parts[0]


def constant(words: str) -> Callable[[str], str]:
    return lambda _: words


TAGS: Mapping[str, Callable[[str], str]] = {
    "atk": attack,
    "atkr": attack_roll,
    "h": constant("Hit: "),
    "m": constant("Miss: "),
    "hom": constant("Hit or Miss: "),
    "hit": signed,
    "d20": signed,
    "initiative": signed,
    "dc": lambda text: f"DC {head(text)}",
    "recharge": recharge,
    "damage": rolled,
    "dice": rolled,
    "autodice": rolled,
    "scaledice": lambda text: text.split("|")[-1].strip(),
    "scaledamage": lambda text: text.split("|")[-1].strip(),
    "chance": lambda text: f"{head(text)} percent",
    "actSave": save,
    "actSaveFail": failure,
    "actSaveFailBy": lambda text: f"Failure by {head(text)} or More:",
    "actSaveSuccess": constant("Success:"),
    "actSaveSuccessOrFail": constant("Failure or Success:"),
    "actTrigger": constant("Trigger:"),
    "actResponse": constant("Response:"),
    "coinflip": constant("flip a coin"),
    "link": head,
    "5etools": head,
    "filter": head,
    "footnote": head,
    "class": last,
    "quickref": last,
    "subclassFeature": head,
    "classFeature": head,
}


def untagged(text: str) -> str:
    """Without marks."""
    for _ in range(NESTED):
        if "{" not in text:
            break
        text, count = INNERMOST.subn(_said, text)
        if not count:
            break
    return text


def _said(found: re.Match[str]) -> str:
    said = TAGS.get(found[1], shown)
    return said(found[2] or "")


def prose(raw: object, depth: int = 0) -> str:
    """An entry and all entries within it, a line each; tables and lists become lines."""
    match raw:
        case str():
            return untagged(raw)
        case bool() | None:
            return ""
        case int() | float():
            return str(raw)
        case list() if depth < DEEP:
            return "\n".join(filter(None, (prose(one, depth + 1) for one in raw[:500])))
        case dict() if depth < DEEP:
            return _entry(table(raw), depth + 1)
        case _:
            return ""


def _entry(raw: Mapping[str, object], depth: int) -> str:
    """One entry object, by what it holds; its name stands in front."""
    name = prose(raw.get("name"), depth)
    if "attackEntries" in raw or "hitEntries" in raw:
        kind = attack(str(raw.get("attackType", "")))
        how, hit = prose(raw.get("attackEntries"), depth), prose(raw.get("hitEntries"), depth)
        return f"{kind} {how} Hit: {hit}".strip()
    body = [prose(raw.get(key), depth) for key in ("entry", "entries", "items", "text", "by")]
    if "rows" in raw:
        body += [cells(row, depth) for row in _rows(raw)]
    text = "\n".join(filter(None, body))
    return f"{name.rstrip('.:')}. {text}" if name and text else name or text


def _rows(raw: Mapping[str, object]) -> list[object]:
    rows = [raw.get("colLabels"), *_list(raw.get("rows"))]
    return [row for row in rows if row]


def _list(raw: object) -> list[object]:
    return raw[:200] if isinstance(raw, list) else []


def cells(row: object, depth: int) -> str:
    """A row of a table in one line."""
    if isinstance(row, dict):
        row = row.get("row")
    return " | ".join(prose(cell, depth).replace("\n", " ") for cell in _list(row))
