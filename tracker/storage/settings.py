"""The settings file: what is right in it is taken, what is wrong is said, and nothing else happens.

A missing file costs one look at the disk; neither reader nor writer of TOML is imported for it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.values import value
from tracker.storage import places
from tracker.storage.faults import fault, shown
from tracker.storage.files import Disk

THEMES = ("dark", "light", "contrast", "okabe", "solar", "dim", "mono")
DENSITIES = ("normal", "big")
SIGNS = ("unicode", "ascii")
ANSWERS: Mapping[str, str] = {"ask": "ask", "automatic": "auto", "off": "off"}
"""How a prompt is dealt with, and what the encounter's option calls it."""
PROMPT = "prompt_"
FOLDERS = ("fights", "encounters", "creatures")
LARGEST = 1_000_000
"""Bytes that are read; settings of a person are a hundredth of it."""

Answer = Literal["ask", "automatic", "off"]
Faults = list[Refused]


def _nothing() -> Mapping[str, Any]:
    return MappingProxyType({})


@value
class Settings:
    """What a DM has chosen for good; every field has a default."""

    theme: str = THEMES[0]
    density: str = DENSITIES[0]
    signs: str = SIGNS[0]
    language: str = ""
    """A code as `--lang` takes it; empty leaves it to the command line."""
    streamer: bool = False
    prompts: Mapping[str, str] = field(default_factory=_nothing)
    """`Answer` by kind of prompt, for new encounters."""
    options: Mapping[str, OptionValue] = field(default_factory=_nothing)
    """Rule options of new encounters, by name."""
    folders: Mapping[str, str] = field(default_factory=_nothing)
    """Where things lie, by name of the folder."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=_nothing)
    """Keys by `place.action`; whether they fit is for the table of keys to say."""


def read(
    path: Path | None = None, disk: Disk | None = None
) -> tuple[Settings, tuple[Refused, ...]]:
    """What the file says, and what is wrong in it; never raises and never writes."""
    path, disk = path or places.settings_file(), disk or Disk()
    try:
        stamp = disk.stamp(path)
        if stamp is None:
            return Settings(), ()
        raw = loaded(path, disk)
    except Refused as refused:
        return Settings(), (refused,)
    except OSError as error:
        return Settings(), (not_readable(path, error),)
    faults: Faults = []
    found = settings_of(raw, faults)
    return found, tuple(faults)


def not_readable(path: Path, error: OSError) -> Refused:
    return Refused("file-not-readable", path=str(path), why=error.strerror or str(error))


def loaded(path: Path, disk: Disk) -> dict[str, Any]:
    """The file as TOML has it. Refuses what is none; OSError when it cannot be read."""
    text = text_of(path, disk)
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = place.groups() if place else (text.count("\n") + 1, 1)
        raise Refused(
            "settings-not-toml", path=str(path), line=int(line), column=int(column)
        ) from None
    except RecursionError:
        raise Refused("file-too-deep", path=str(path)) from None


def text_of(path: Path, disk: Disk) -> str:
    """The file's text. Refuses what cannot be settings."""
    from tracker.storage.reading import decoded, read_bytes

    if path.is_dir():
        raise Refused("file-not-ordinary", path=str(path))
    data = read_bytes(disk, path)
    if len(data) > LARGEST:
        raise Refused("settings-too-long", path=str(path), most=LARGEST)
    return decoded(data, path)


def settings_of(raw: Mapping[str, Any], faults: Faults) -> Settings:
    """Every entry by itself, so that one mistake costs one setting."""
    found: dict[str, Any] = {}
    for name, entry in raw.items():
        before = len(faults)
        taken = taken_of(name, entry, faults)
        if taken is not None and (len(faults) == before or isinstance(taken, dict)):
            found[name] = MappingProxyType(taken) if isinstance(taken, dict) else taken
    return Settings(**found)


def taken_of(name: str, entry: object, faults: Faults) -> Any:
    """One entry of the file, None where it is wrong."""
    match name:
        case "theme":
            return word(name, entry, THEMES, faults)
        case "density":
            return word(name, entry, DENSITIES, faults)
        case "signs":
            return word(name, entry, SIGNS, faults)
        case "language":
            return text(name, entry, faults)
        case "streamer":
            return switch((name,), entry, faults)
        case "prompts" | "options" | "folders" | "keys":
            return dict(table(name, entry, faults))
        case _:
            faults.append(fault("settings-unknown", (name,), known=", ".join(NAMES)))
            return None


def table(name: str, entry: object, faults: Faults) -> Iterator[tuple[str, Any]]:
    """What is right in one of the tables."""
    if not isinstance(entry, dict):
        faults.append(wrong_type((name,), "settings-table", entry))
        return
    reader = {"prompts": prompt, "options": option, "folders": folder, "keys": key}[name]
    for inner, one in entry.items():
        if name == "keys" and isinstance(one, dict):
            # `fight.attack = [...]` without quotes is a table in a table.
            for action, keys in one.items():
                found = key((name, f"{inner}.{action}"), keys, faults)
                if found is not None:
                    yield f"{inner}.{action}", found
            continue
        taken = reader((name, inner), one, faults)
        if taken is not None:
            yield inner, taken


def word(name: str, entry: object, known: Iterable[str], faults: Faults) -> str | None:
    """One of these words."""
    if isinstance(entry, str) and entry in known:
        return entry
    faults.append(wrong_word((name,), known, entry))
    return None


def text(name: str, entry: object, faults: Faults) -> str | None:
    if isinstance(entry, str):
        return entry
    faults.append(wrong_type((name,), "text", entry))
    return None


def switch(place: tuple[str, ...], entry: object, faults: Faults) -> bool | None:
    if isinstance(entry, bool):
        return entry
    faults.append(wrong_type(place, "true-or-false", entry))
    return None


def prompt(place: tuple[str, ...], entry: object, faults: Faults) -> str | None:
    """`ask`, `automatic` or `off`, as far as this kind of prompt knows them."""
    known = answers(place[-1])
    if not known:
        faults.append(fault("settings-unknown", place, known=", ".join(prompt_kinds())))
    elif isinstance(entry, str) and entry in known:
        return entry
    else:
        faults.append(wrong_word(place, known, entry))
    return None


def option(place: tuple[str, ...], entry: object, faults: Faults) -> OptionValue | None:
    """A value that the option may have."""
    from tracker.encounter.options import NAMES as KNOWN
    from tracker.encounter.options import values_of

    name = place[-1]
    if name not in KNOWN or name.startswith(PROMPT):
        faults.append(fault("settings-no-option", place))
        return None
    allowed = values_of(name)
    if not allowed:
        return switch(place, entry, faults)
    if isinstance(entry, str) and entry in allowed:
        return entry
    faults.append(wrong_word(place, allowed, entry))
    return None


def folder(place: tuple[str, ...], entry: object, faults: Faults) -> str | None:
    """A path that does not hang on where the program was started; `~` is the user's own folder."""
    if place[-1] not in FOLDERS:
        faults.append(fault("settings-unknown", place, known=", ".join(FOLDERS)))
    elif not isinstance(entry, str):
        faults.append(wrong_type(place, "text", entry))
    elif entry and not whole_path(entry):
        faults.append(fault("settings-no-folder", place, found=shown(entry)))
    else:
        return entry
    return None


def whole_path(text: str) -> bool:
    """Whether it leads to the same place from everywhere."""
    try:
        return "\0" not in text and Path(text).expanduser().is_absolute()
    except RuntimeError:  # no such user
        return False


def key(place: tuple[str, ...], entry: object, faults: Faults) -> tuple[str, ...] | None:
    """One key or several; an empty list takes an action its keys."""
    keys = [entry] if isinstance(entry, str) else entry
    if isinstance(keys, list) and all(isinstance(one, str) for one in keys):
        return tuple(keys)
    faults.append(wrong_type(place, "settings-keys", entry))
    return None


def wrong_word(place: tuple[str, ...], known: Iterable[str], entry: object) -> Refused:
    return fault("file-wrong-word", place, wanted=", ".join(known), found=shown(entry))


def wrong_type(place: tuple[str, ...], wanted: str, entry: object) -> Refused:
    return fault("file-wrong-type", place, wanted=wanted, found=shown(entry))


def prompt_kinds() -> tuple[str, ...]:
    """Every kind of prompt there is a setting for."""
    from tracker.encounter.options import OPTIONS

    return tuple(name.removeprefix(PROMPT) for name in OPTIONS if name.startswith(PROMPT))


def answers(kind: str) -> tuple[str, ...]:
    """What a kind of prompt may be set to; nothing for one that does not exist."""
    from tracker.encounter.options import OPTIONS

    found = OPTIONS.get(PROMPT + kind)
    return (
        () if found is None else tuple(one for one, its in ANSWERS.items() if its in found.values)
    )


def for_encounters(settings: Settings) -> dict[str, OptionValue]:
    """The options a new encounter begins with, by the names the encounter knows."""
    asked = {PROMPT + kind: ANSWERS[answer] for kind, answer in settings.prompts.items()}
    return {**settings.options, **asked}


NAMES = tuple(Settings.__annotations__)
