"""The guided first fight is played on a small copy of an example, in a folder that goes afterwards.

Its dice have a seed, so that what the lessons say about the fight is true every time.
"""

import atexit
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.session.fight import Session
from tracker.session.opening import open_session
from tracker.storage import places
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import plain, read_bytes
from tracker.storage.whole import not_saved

EXAMPLE = "first-fight.json"
HEROES = ("Bruenor", "Lia")
"""Two players are enough to learn on; one of them casts."""
CASTER = "Lia"
SEED = 11


def begin_tour() -> Session:
    """A fresh fight of the example's creatures against two of its party. Raises `Refused`."""
    try:
        folder = Path(tempfile.mkdtemp(prefix="tracker-tour-"))
    except OSError as error:
        raise Refused(
            "folder-not-writable", path=error.filename or "", why=error.strerror or ""
        ) from error
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / EXAMPLE
    try:
        write_whole(Disk(), path, json.dumps(sample(), ensure_ascii=False).encode())
    except OSError as error:
        raise not_saved(path, error) from error
    return open_session(path, seed=SEED)


def sample() -> dict[str, Any]:
    """The example with its players written out, so that no party file is copied or changed."""
    examples = places.examples_folder()
    whole = dict(plain(read_bytes(Disk(), examples / EXAMPLE), examples / EXAMPLE))
    party = plain(read_bytes(Disk(), examples / places.PARTY), examples / places.PARTY)
    heroes = [one for one in party["members"] if one["name"] in HEROES]
    opening = {key: value for key, value in whole["opening"].items() if key != "party"}
    opening["combatants"] = [*heroes, *opening["combatants"]]
    return {**whole, "opening": opening}
