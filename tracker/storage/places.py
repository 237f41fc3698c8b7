"""Where fights, the party and the examples lie. `TRACKER_DATA` overrides the user's own folder."""

import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path

import tracker
from tracker.storage.files import is_file

DATA = "TRACKER_DATA"
PARTY = "party.json"
SETTINGS = "settings.toml"
NAME_BYTES = 180
"""Of a file name, so that what is added for journals and backups still fits."""


def typed(text: str) -> Path:
    """The path that somebody wrote; as in a shell, `~` of a user who does not exist is a mere name."""
    path = Path(text.replace("\0", ""))
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def data_folder() -> Path:
    """The user's folder for fights, prepared encounters and the party."""
    chosen = os.environ.get(DATA, "")
    if chosen:
        return typed(chosen)
    import platformdirs

    return platformdirs.user_data_path("tracker", appauthor=False)


def cache_folder() -> Path:
    """What can be made again: anybody may empty it."""
    if os.environ.get(DATA, ""):
        return data_folder() / "cache"
    import platformdirs

    return platformdirs.user_cache_path("tracker", appauthor=False)


def settings_file() -> Path:
    """What the DM has chosen for good."""
    if os.environ.get(DATA, ""):
        return data_folder() / SETTINGS
    import platformdirs

    return platformdirs.user_config_path("tracker", appauthor=False) / SETTINGS


def chosen_folder(name: str) -> Path:
    """Where the DM's settings put it now."""
    from tracker.storage import settings

    return folder_of(name, settings.read()[0].folders)


def folder_of(name: str, chosen: Mapping[str, str]) -> Path:
    """Where these settings put it, else the data folder's own."""
    own = chosen.get(name, "")
    return typed(own) if own else data_folder() / name


def fights_folder() -> Path:
    """Fights in progress."""
    return chosen_folder("fights")


def encounters_folder() -> Path:
    """The user's own prepared encounters."""
    return chosen_folder("encounters")


def creatures_folder() -> Path:
    """The user's own creatures, a file each."""
    return chosen_folder("creatures")


def examples_folder() -> Path:
    """The examples that come with the program: beside it in a checkout, inside it when installed."""
    package = Path(tracker.__file__).parent
    inside = package / "_encounters"
    return inside if inside.is_dir() else package.parent / "encounters"


def file_name(name: str) -> str:
    """A name as part of a file's name, safe on every system; `encounter` when nothing is left."""
    kept = "".join(
        " " if unicodedata.category(sign)[0] in "CZ" or sign in '\\/:*?"<>|' else sign
        for sign in unicodedata.normalize("NFC", name)
    )
    text = " ".join(kept.split()).strip(". ")
    while len(text.encode(errors="replace")) > NAME_BYTES:
        text = text[:-1].rstrip(". ")
    return text or "encounter"


def new_fight(name: str, date: str, folder: Path | None = None) -> Path:
    """A free place for a fight: `<date> <name>.json`, numbered when that is taken."""
    folder = fights_folder() if folder is None else folder
    stem = f"{date} {file_name(name)}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem} ({number}).json"
        number += 1
    return path


def party_note(path: Path) -> Path:
    """Where a fight notes what it is about to write to its party's file."""
    return path.with_name(f"{path.name}.party")


def find_beside(name: str, beside: Path) -> Path | None:
    """A file that another one names: beside it, in the data folder, among the examples."""
    for folder in (beside.parent, data_folder(), examples_folder()):
        if is_file(folder / name):
            return folder / name
    return None
