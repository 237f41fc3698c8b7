"""The settings as the screens get them: read once, changed one at a time, said when wrong."""

from pathlib import Path

from tracker.encounter.refusals import Refused
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

__all__ = [
    "ANSWERS",
    "DENSITIES",
    "FOLDERS",
    "SIGNS",
    "THEMES",
    "Settings",
    "answers",
    "check_folder",
    "folder",
    "for_encounters",
    "place",
    "prompt_kinds",
    "read",
    "with_changes",
    "write",
]


def place() -> Path:
    """Where the file is, or would be."""
    from tracker.storage import places

    return places.settings_file()


def folder(settings: Settings, name: str) -> Path:
    """Where a folder is with these settings."""
    from tracker.storage import places

    own = settings.folders.get(name, "")
    return Path(own).expanduser() if own else places.data_folder() / name


def check_folder(name: str, text: str) -> None:
    """Refuses a path that could not be this folder."""
    faults: list[Refused] = []
    file.folder(("folders", name), text, faults)
    for fault in faults:
        raise fault
    if text and Path(text).expanduser().is_file():
        raise Refused("settings-folder-is-file", where=f"folders.{name}", found=text)


def read() -> tuple[Settings, tuple[Refused, ...]]:
    """What holds, and what is wrong in the file; a language that is not there is left out."""
    found, faults = file.read()
    if found.language:
        from tracker.i18n import catalogue

        known = catalogue.available()
        if found.language not in known:
            told = file.wrong_word(("language",), known, found.language)
            return with_changes(found, language=""), (*faults, told)
    return found, faults


def with_changes(settings: Settings, **changes: object) -> Settings:
    """The same settings but for these."""
    values = {name: getattr(settings, name) for name in Settings.__annotations__}
    return Settings(**{**values, **changes})


def write(before: Settings, after: Settings) -> None:
    """Put what differs into the file. Refused: it was not saved, and the file is as it was."""
    from tracker.storage import settings_writing

    settings_writing.write(before, after)
