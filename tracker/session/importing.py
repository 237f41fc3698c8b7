"""Foreign files into the DM's library: read, named apart, saved; what became of it all.

Creatures are saved each in a file of its own, encounters whole among the prepared ones, player
characters as a party besides. Nothing is half written: a creature that cannot be saved is a trouble.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.bestiary.foreign import at_hand, recognise
from tracker.bestiary.foreign.report import Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.stat_block import encode
from tracker.encounter import bounds
from tracker.encounter.bounds import BOUNDS
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.rules import dice
from tracker.session import creatures, importing_beside, importing_own
from tracker.storage import places, prepared
from tracker.storage.files import Disk
from tracker.storage.reading import read_bytes

if TYPE_CHECKING:
    from tracker.bestiary.library import Library

Raw = dict[str, Any]
MOST_BYTES = recognise.MOST_BYTES
ENCOUNTERS = "encounters"


@dataclass
class Taken:
    """What one file gave."""

    source: str
    haul: Haul
    creatures: list[tuple[Found, Path]] = field(default_factory=list)
    encounters: list[tuple[FoundEncounter, Path]] = field(default_factory=list)
    party: Path | None = None
    troubles: list[Trouble] = field(default_factory=list)


class Importing:
    """One run of `import`: names are told apart across all its files."""

    def __init__(self, folder: Path | None = None) -> None:
        """Into this folder, or into the DM's library."""
        self.folder = folder
        self._names: dict[str, StatBlock] = {}
        self._known = creatures.library(folder)

    @property
    def place(self) -> Path:
        """Where creatures go."""
        return self.folder or places.creatures_folder()

    def file(self, path: Path) -> Taken:
        """One file; `Refused` when there is nothing in it to take."""
        disk = Disk()
        stamp = disk.stamp(path)
        if stamp is not None and stamp.size > MOST_BYTES and not disk.is_special(path):
            size, most = stamp.size // 1024**2, MOST_BYTES // 1024**2
            raise Refused("import-too-big", size=size, most=most)
        data = importing_beside.joined(disk, path, read_bytes(disk, path), MOST_BYTES)
        return self.data(data, path.stem, str(path))

    def data(self, data: bytes, name: str, source: str) -> Taken:
        """The content of a file or of standard input; `name` for a party of its characters.

        Whatever its encoding, the readers after this see UTF-8.
        """
        data = recognise.decoded(data).encode("utf-8")
        whole = importing_own.whole_of(data)
        if whole is not None:
            taken = Taken(source, Haul(importing_own.MINE))
            importing_own.take(self, whole, name, source, taken)
            return taken
        taken = Taken(source, read(data, source, self._known))
        taken.troubles += taken.haul.troubles
        for found in taken.haul.found:
            self._creature(found, taken)
        for encounter in taken.haul.encounters:
            self._encounter(replace(encounter, name=encounter.name or name), taken)
        self._party(name, taken)
        return taken

    def _creature(self, found: Found, taken: Taken) -> None:
        found = replace(found, block=self._apart(found.block))
        try:
            path = creatures.keep(found.block, self.place)
            creatures.read(path)
        except Refused as refused:
            params = tuple(refused.params.items())
            taken.troubles.append(Trouble(found.block.name, refused.key, params))
            return
        taken.creatures.append((found, path))

    def _apart(self, block: StatBlock) -> StatBlock:
        """Another creature of the same name gets its source, or a number, behind the name."""
        number = 1
        name = block.name
        while (known := self._names.get(places.file_name(name).casefold())) not in (None, block):
            number += 1
            behind = block.source if number == 2 and block.source else str(number)
            name = f"{block.name[: bounds.NAME_SIGNS // 2]} ({behind})"[: bounds.NAME_SIGNS]
            del known
        block = replace(block, name=name)
        self._names[places.file_name(name).casefold()] = block
        return block

    def _encounter(self, found: FoundEncounter, taken: Taken) -> None:
        opening: Raw = {"combatants": [self._entry(one) for one in found.entries]}
        if found.notes:
            opening["notes"] = found.notes[: bounds.NOTE_SIGNS]
        name = bounds.one_line(found.name)[: bounds.NAME_SIGNS] or taken.haul.format
        path = self.free_encounter(name)
        try:
            prepared.write(path, name, opening)
        except Refused as refused:
            taken.troubles.append(Trouble(name, refused.key, tuple(refused.params.items())))
            return
        taken.encounters.append((found, path))
        taken.troubles += [
            Trouble(one.block.name, "entry-unknown", tuple(guessed.items()))
            for one in found.entries
            if (guessed := self._guessed(one))
        ]

    def _guessed(self, found: Found) -> dict[str, int]:
        """What stands in for the numbers of a creature that is only named and that nobody knows."""
        current = found.current
        complete = current.ac is not None and (current.max_hp or current.hp)
        if found.known or complete or creatures.library(self.folder).find(found.block.name):
            return {}
        return {"hp": current.max_hp or current.hp or found.block.max_hp, "ac": found.block.ac}

    def free_encounter(self, name: str) -> Path:
        """A place that is not taken among the prepared ones, or below the folder asked for."""
        return prepared.free_place(name, self.folder and self.folder / ENCOUNTERS)

    def free_party(self, name: str) -> Path:
        """The same for a party."""
        folder = (self.folder or places.data_folder()) / prepared.IMPORTED
        return prepared.free_place(name, folder)

    def _entry(self, found: Found) -> Raw:
        """One entry of an encounter; the creature is written out, so that it needs no library."""
        current = found.current
        raw: Raw = encode(found.block) if found.known else self._named(found)
        if found.kind != "monster":
            raw["kind"] = found.kind
        count = counted(current.count)
        if count != 1:
            raw["count"] = count
        if not current.count.strip().isdigit():
            raw["notes"] = "\n".join(filter(None, (current.count, raw.get("notes", ""))))
        raw |= standing(found, raw)
        return raw

    def _named(self, found: Found) -> Raw:
        """An entry that only names its creature: ours, or one of its own with what the file says."""
        current = found.current
        given: Raw = {
            "ac": current.ac,
            "initiative_bonus": current.initiative_bonus,
            "xp": current.xp,
        }
        given = {key: value for key, value in given.items() if value is not None}
        known = creatures.library(self.folder).find(found.block.name)
        if known is not None:
            if current.max_hp is not None:
                given["max_hp"] = within("hp", current.max_hp)
            elif current.roll and known.hit_dice:
                given["hp"] = "roll"
            at_hand = not self.folder or creatures.library().find(found.block.name) is not None
            written: Raw = {"monster": found.block.name} if at_hand else encode(known)
            return written | given
        most = within("hp", current.max_hp or current.hp or found.block.max_hp or 1)
        return {"name": found.block.name, "max_hp": most, "ac": found.block.ac, **given}

    def _party(self, name: str, taken: Taken) -> None:
        """The player characters of a file as a party."""
        members = [self._entry(found) for found, _ in taken.creatures if found.kind == "pc"]
        if not members:
            return
        from tracker.storage import party

        path = self.free_party(name or taken.haul.format)
        try:
            Disk().make_folder(path.parent)
            party.write(Disk(), path, {"schema_version": 1, "name": name, "members": members})
        except (Refused, OSError):
            taken.troubles.append(Trouble(str(path), "party-not-saved"))
            return
        taken.party = path


def read(data: bytes, source: str, known: "Library | None" = None) -> Haul:
    """What a file of another tool holds, or creatures' files of our own.

    Where it says how a creature differs from another, that one may be among the `known`: all there
    are, if nothing is said.
    """
    own = creatures.ours(data, Path(source))
    if own:
        return Haul("tracker", tuple(map(Found, own)))
    try:
        with at_hand.own((known or creatures.library()).find):
            return recognise.read(data)
    except Refused as refused:
        if refused.key != "import-no-creatures" or not creatures.looks_ours(data):
            raise
    block = creatures.checked(data, Path(source))
    return Haul("tracker", (Found(block),))


def standing(found: Found, raw: Mapping[str, Any]) -> Raw:
    """How a creature stands now, as an entry writes it."""
    current = found.current
    most = raw.get("max_hp")
    now = current.hp if current.hp is not None and current.hp != most else None
    written: Raw = {
        "hp": None if now is None else within("hp", min(now, most) if most else now),
        "temp_hp": within("hp", current.temp_hp) or None,
        "initiative": None
        if current.initiative is None
        else within("initiative", current.initiative),
        "conditions": list(current.conditions) or None,
        "players_name": current.players_name[: bounds.NAME_SIGNS] or None,
        "side": current.side or None,
        "hidden": current.hidden or None,
        "names": [bounds.one_line(name)[: bounds.NAME_SIGNS] for name in current.names] or None,
    }
    return {key: value for key, value in written.items() if value is not None}


def within(what: str, value: int) -> int:
    """A number that an encounter may have."""
    low, high = BOUNDS[what]
    return min(max(value, low), high)


def counted(text: str) -> int:
    """How many: a number, or the average of dice; one for what is neither."""
    try:
        return within("count", dice.average(dice.parse(text)))
    except dice.DiceError:
        return 1
