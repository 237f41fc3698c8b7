"""Changes to a copied 5etools creature (`_mod`), made one after the other on its raw values.

Every change that cannot be made is handed back, so that it can be said.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from tracker.bestiary.foreign import etools_creature_changes as of_creatures
from tracker.bestiary.foreign.etools_list_changes import LISTS, MOST_TEXT, ListDeed, compiled
from tracker.bestiary.foreign.raw import series, table
from tracker.bestiary.foreign.text import one_line

Raw = dict[str, Any]
Walk = Callable[[str], str]
TEXTS = (
    "action", "bonus", "reaction", "trait", "legendary", "mythic", "variant", "spellcasting",
)  # fmt: skip
"""What `*` stands for."""
PROSE = ("entries", "headerEntries", "footerEntries")
TAG = re.compile(r"(\{@[^{}]*\})")


def made(creature: Raw, changes: Mapping[str, Any]) -> list[str]:
    """Change a creature in place; what could not be done, as it stands in the file."""
    left: list[str] = []
    for path, those in changes.items():
        paths = [key for key in TEXTS if key in creature] if path == "*" else [path]
        for one in series([those] if isinstance(those, Mapping) else those):
            done = [change(creature, each, one) for each in paths]
            if not any(done):
                left.append(f"{path}: {short_form(one)}")
    return left


def short_form(one: object) -> str:
    """A change in few words."""
    here = table(one)
    said = [f"{key} {one_line(value)}" for key, value in here.items() if key != "mode"]
    return " ".join(filter(None, (one_line(here.get("mode")), ", ".join(said)))) or one_line(one)


def change(creature: Raw, path: str, one: object) -> bool:
    """One change at one place; whether it was made."""
    if one == "remove":
        return put(creature, path, None)
    here = table(one)
    mode = one_line(here.get("mode"))
    try:
        if mode in LISTS:
            return listed(creature, path, here, LISTS[mode])
        if mode in of_creatures.MODES:
            return of_creatures.MODES[mode](creature, here)
        return single(creature, path, mode, here)
    except (ValueError, TypeError, LookupError, OverflowError, re.error):
        return False


def single(creature: Raw, path: str, mode: str, here: Mapping[str, Any]) -> bool:
    """Texts, numbers and properties."""
    at_path = creature if path == "_" else found(creature, path)
    match mode:
        case "replaceTxt":
            # A text that says nothing of it needs no change.
            walked(creature, path, replacing(here), texts_of(here))
            return True
        case "replaceName":
            return walked(creature, path, replacing(here), ("name",))
        case "scalarAddHit":
            return walked(creature, path, adding("hit", here))
        case "scalarAddDc":
            return walked(creature, path, adding("dc", here))
        case "appendStr":
            before = one_line(at_path)
            joint = str(here.get("joiner", "")) if before else ""
            return put(creature, path, f"{before}{joint}{here['str']}")
        case "setProp" if "prop" in here:
            prop = one_line(here["prop"])
            return put(
                creature, prop if path in ("_", "*") else f"{path}.{prop}", here.get("value")
            )
        case "scalarAddProp" | "scalarMultProp" | "prefixSuffixStringProp":
            return properties(at_path, mode, here)
        case _:
            return False


def found(creature: Raw, path: str) -> Any:
    """What stands at `hp.average`; None for nothing."""
    at: Any = creature
    for key in path.split("."):
        at = at.get(key) if isinstance(at, dict) else None
    return at


def put(creature: Raw, path: str, value: object) -> bool:
    """Another value at a path; None takes it away."""
    *above, last = path.split(".")
    at = creature
    for key in above:
        if not isinstance(at.get(key), dict):
            at[key] = {}
        at = at[key]
    if value is None:
        return at.pop(last, None) is not None
    at[last] = value
    return True


# Texts.


def texts_of(here: Mapping[str, Any]) -> tuple[str, ...]:
    """In which fields a text is replaced; empty: in every text below."""
    props = here.get("props")
    if not isinstance(props, list):
        return PROSE
    return tuple(one_line(one) for one in props if one is not None)


def replacing(here: Mapping[str, Any]) -> Walk:
    """Another text outside of tags; `$1` is the first group."""
    pattern, flags = str(here["replace"]), one_line(here.get("flags"))
    sought = compiled(pattern, flags)
    behind = re.sub(r"\$(\d|&)", _group, str(here.get("with", "")).replace("\\", r"\\"))

    def walk(text: str) -> str:
        pieces = TAG.split(text[:MOST_TEXT])
        pieces[::2] = [sought.sub(behind, piece) for piece in pieces[::2]]
        return "".join(pieces) + text[MOST_TEXT:]

    return walk


def _group(sign: re.Match[str]) -> str:
    return r"\g<0>" if sign[1] == "&" else rf"\g<{sign[1]}>"


def adding(tag: str, here: Mapping[str, Any]) -> Walk:
    """More behind `{@hit …}` or `{@dc …}`."""
    by = int(here["scalar"])
    sought = re.compile(rf"\{{@{tag} ([+-]?\d{{1,4}})([^{{}}]*)\}}")
    return lambda text: sought.sub(lambda at: f"{{@{tag} {int(at[1]) + by}{at[2]}}}", text)


def walked(creature: Raw, path: str, walk: Walk, fields: tuple[str, ...] = ()) -> bool:
    """Change texts at a path; where `fields` are named, below these alone."""
    before = creature if path == "_" else found(creature, path)
    after = _walked(before, walk, fields, not fields or isinstance(before, str))
    if after == before:
        return False
    if path == "_":
        creature.update(after)
    else:
        put(creature, path, after)
    return True


def _walked(raw: Any, walk: Walk, fields: tuple[str, ...], here: bool, depth: int = 0) -> Any:
    """A copy with other texts; `here` below a field that is meant."""
    match raw:
        case str():
            return walk(raw) if here else raw
        case list() if depth < 20:
            return [_walked(one, walk, fields, here, depth + 1) for one in raw]
        case dict() if depth < 20:
            return {
                key: _walked(one, walk, fields, here or key in fields, depth + 1)
                for key, one in raw.items()
            }
        case _:
            return raw


def listed(creature: Raw, path: str, here: Mapping[str, Any], deed: ListDeed) -> bool:
    """Change a list; a missing one is empty."""
    at_path = found(creature, path)
    before = list(series(at_path))
    after = deed(before, here)
    if after is None or after == before:
        return False
    return put(creature, path, after)


# Numbers.


def properties(at_path: Any, mode: str, here: Mapping[str, Any]) -> bool:
    """Change properties of an object: one by name, or `*` for all."""
    if not isinstance(at_path, dict):
        return False
    prop = one_line(here.get("prop"))
    keys = [key for key in at_path if prop == "*" or key == prop]
    for key in keys:
        at_path[key] = altered(at_path[key], mode, here)
    return bool(keys)


def altered(before: object, mode: str, here: Mapping[str, Any]) -> Any:
    """A number, or a text that is one, by more or by times; a text with more around it."""
    if mode == "prefixSuffixStringProp":
        return f"{here.get('prefix', '')}{before}{here.get('suffix', '')}"
    number = float(str(before))
    number = number + here["scalar"] if mode == "scalarAddProp" else number * here["scalar"]
    whole = int(number) if here.get("floor") or number == int(number) else number
    return f"{whole:+d}" if isinstance(before, str) and isinstance(whole, int) else whole
