"""The settings as the screens get them: read once, changed one at a time, said when wrong."""

from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.encounter.replacing import replace
from tracker.storage import settings as file
from tracker.storage.settings import (
    ANSWERS,
    DENSITIES,
    FOLDERS,
    SIGNS,
    THEMES,
    Settings,
    answers,
    for_encounters,
    prompt_kinds,
)

if TYPE_CHECKING:
    from tracker.storage import settings_writing

__all__ = [
    "ANSWERS",
    "DENSITIES",
    "FOLDERS",
    "SIGNS",
    "THEMES",
    "Settings",
    "answers",
    "brought_in",
    "changed",
    "check_folder",
    "folder",
    "for_encounters",
    "place",
    "prompt_kinds",
    "read",
    "with_changes",
    "with_words",
    "without",
    "write",
]
TABLES = ("prompts", "options", "folders", "keys")
"""Settings that hold several entries."""
ON_OFF = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def place() -> Path:
    """Where the file is, or would be."""
    from tracker.storage import places

    return places.settings_file()


def folder(settings: Settings, name: str) -> Path:
    """Where a folder is with these settings."""
    from tracker.storage import places

    return places.folder_of(name, settings.folders)


def check_folder(name: str, text: str) -> None:
    """Refuses a path that could not be this folder."""
    from tracker.storage import places
    from tracker.storage.files import is_file

    faults: list[Refused] = []
    file.folder(("folders", name), text, faults)
    for fault in faults:
        raise fault
    if text and is_file(places.typed(text)):
        raise Refused("settings-folder-is-file", where=f"folders.{name}", found=text)


def read(path: Path | None = None) -> tuple[Settings, tuple[Refused, ...]]:
    """What holds, and what is wrong in the file; a language that is not there is left out."""
    found, faults = file.read(path)
    try:
        checked_language(found.language)
    except Refused as told:
        return with_changes(found, language=""), (*faults, told)
    return found, faults


def with_changes(settings: Settings, **changes: object) -> Settings:
    """The same settings but for these."""
    return replace(settings, **changes)


def with_words(settings: Settings, name: str, said: Sequence[str]) -> Settings:
    """The settings with what was typed for one of them. Refuses what it cannot be."""
    table, dot, entry = name.partition(".")
    here = dot and table in TABLES
    faults: list[Refused] = []
    for value in readings(said, several=table == "keys"):
        faults.clear()
        raw = {table: {entry: value}} if here else {name: value}
        found = file.settings_of(raw, faults)
        if not faults:
            break
    for fault in faults:
        raise fault
    if name == "language":
        checked_language(found.language)
    if not here:
        return with_changes(settings, **{name: getattr(found, name)})
    entries = {**getattr(settings, table), **getattr(found, table)}
    return with_changes(settings, **{table: entries})


def readings(said: Sequence[str], *, several: bool) -> Iterator[object]:
    """What typed words may mean: a text, on or off, a list."""
    if several:
        yield list(said)
        return
    word = " ".join(said)
    yield word
    if word.casefold() in ON_OFF:
        yield ON_OFF[word.casefold()]


def without(settings: Settings, name: str) -> Settings:
    """The settings with what one of them comes with. Refuses a name that is none."""
    table, dot, entry = name.partition(".")
    if dot and table in TABLES:
        entries = {one: value for one, value in getattr(settings, table).items() if one != entry}
        return with_changes(settings, **{table: entries})
    if name not in Settings.__annotations__:
        raise Refused("settings-unknown", where=name, known=", ".join(Settings.__annotations__))
    return with_changes(settings, **{name: getattr(Settings(), name)})


def checked_language(code: str) -> None:
    """Refuses one that the program does not speak."""
    if not code:
        return
    from tracker.i18n import catalogue

    known = catalogue.available()
    if code not in known:
        raise file.wrong_word(("language",), known, code)


def write(before: Settings, after: Settings, but: Sequence[tuple[str, ...]] = ()) -> None:
    """Put what differs into the file, `but` these entries.

    Refused: it was not saved, and the file is as it was.
    """
    from tracker.storage import settings_writing

    settings_writing.write(before, after, but=but)


def changed(
    before: Settings, after: Settings, without: Container[str] = ()
) -> "list[settings_writing.Change]":
    """Entry by entry, `without` these settings."""
    from tracker.storage import settings_writing

    return [one for one in settings_writing.changes(before, after) if one.place[0] not in without]


def brought_in(settings: Settings, foreign: "Iterable[settings_writing.Change]") -> Settings:
    """The settings with these changes."""
    from tracker.storage.settings_writing import GONE

    for (name, *inner), entry in foreign:
        value = entry
        if inner:
            entries = {**getattr(settings, name), inner[0]: entry}
            value = {one: its for one, its in entries.items() if its is not GONE}
        settings = with_changes(settings, **{name: value})
    return settings
