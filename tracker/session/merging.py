"""Reinforcements of another file: found, read as it is now, and handed to the core as a table."""

import random
from pathlib import Path

from tracker.encounter.commands import MergeFight, Replayed, SetUp
from tracker.encounter.history import fold
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.shorthand import Merge
from tracker.shorthand.reading.fights import targets_of
from tracker.storage import places, playing, taking
from tracker.storage.files import Disk, is_file
from tracker.storage.playing import Bestiary

ENDING = ".json"


def command(asked: Merge, beside: Path, bestiary: Bestiary) -> MergeFight | Replayed:
    """What the core can decide; `Refused` when the file is not there, or nobody in it is meant."""
    file = found(asked.path, beside)
    if file.resolve() == beside.resolve():
        raise Refused("merge-itself", path=asked.path)
    table = table_of(file, bestiary)
    who = targets_of(asked.who, table) if asked.who else foes(table)
    merge = MergeFight(
        asked.path, asked.who, table, who, asked.hidden, asked.enters_round, asked.dice, asked.roll
    )
    return Replayed(merge, asked.fell) if asked.fell else merge


def found(name: str, beside: Path) -> Path:
    """The file meant: as it stands, beside the fight, among the encounters, fights or examples."""
    given = places.typed(name)
    folders = (
        beside.parent,
        places.encounters_folder(),
        places.fights_folder(),
        places.examples_folder(),
        Path.cwd(),
    )
    for folder in folders:
        for path in (folder / given, folder / f"{given}{ENDING}"):
            if is_file(path):
                return path
    raise Refused("file-not-found", path=name)


def table_of(file: Path, bestiary: Bestiary) -> Encounter:
    """The table of a fight as it is now; a prepared encounter is set up in memory.

    Its dice come from what the file says, so that the same line brings the same creatures.
    """
    store = taking.look(file, Disk())
    if store.history.cursor:
        return store.history.table
    from tracker.encounter.decide import decide

    opening = playing.read_opening(store.document, file, bestiary)
    setting = SetUp(store.document.name, opening)
    return fold(Encounter(), decide(Encounter(), setting, random.Random(store.document.opening)))


def foes(table: Encounter) -> tuple[Id, ...]:
    """Whoever nobody has to name: living creatures that are not the party's."""
    return tuple(one.id for one in table.combatants.values() if reinforces(one))


def reinforces(one: Combatant) -> bool:
    """Whether it comes without being named."""
    living = one.state != "dead" and not one.gone and one.clock is None
    return living and one.kind not in ("pc", "lair") and one.side != "party"
