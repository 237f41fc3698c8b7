"""The DM's own party: who stands in its file, changed one by one and written at once.

Before each change the file is read again where somebody else wrote to it, a fight perhaps. The
example is never written: the first change makes the DM's own out of it. Its heroes leave when others
come, also those of the copy that fights have wounded.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.encounter.refusals import Refused
from tracker.encounter.word_starts import folded
from tracker.session import party_lines
from tracker.session.changes import Changes
from tracker.session.drafting import Raw
from tracker.session.entries import Placed
from tracker.storage import backups, party, places, prepared
from tracker.storage.document import VERSION
from tracker.storage.files import Disk
from tracker.storage.lock import Lock
from tracker.storage.reading import plain, read_bytes
from tracker.storage.whole import not_saved

if TYPE_CHECKING:
    from tracker.bestiary.library import Library

Whole = dict[str, Any]


class Party:
    """The party that encounters name when nobody says another."""

    def __init__(self, library: "Library", disk: Disk | None = None) -> None:
        """Refuses a file that is no party's."""
        self.library = library
        self._disk = disk or Disk()
        self._whole: Whole = {}
        self._stamp = b""
        self._changes = Changes[Whole]()
        self._heroes = party.heroes()
        self.relieved = False
        """Whether the last one to join took the place of the example's heroes."""
        self.look_again()

    @property
    def file(self) -> Path:
        """What is written."""
        return places.data_folder() / places.PARTY

    @property
    def example(self) -> bool:
        """Whether it is still that of the examples."""
        return not self.file.is_file()

    @property
    def of_example(self) -> bool:
        """Whether nobody but the example's heroes is in it, in whatever state."""
        every = self.members
        return bool(every) and all(called(one) in self._heroes[1] for one in every)

    @property
    def name(self) -> str:
        """What the party is called."""
        return str(self._whole.get("name", ""))

    @property
    def members(self) -> list[Raw]:
        """As they stand in the file."""
        return list(self._whole["members"])

    @property
    def placed(self) -> tuple[Placed, ...]:
        """Everyone, with what would come to the table."""
        return tuple(map(self.place, self.members))

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return self._changes.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether one that was taken back can be done again."""
        return self._changes.can_redo

    def look_again(self) -> None:
        """Read the file, if it says something else by now; what was done before is then settled."""
        path = party.current()
        data = read_bytes(self._disk, path) if path else b"{}"
        if data == self._stamp:
            return
        whole = plain(data, path or self.file)
        members = whole.setdefault("members", [])
        if not isinstance(members, list) or not all(isinstance(one, dict) for one in members):
            party.members(path or self.file)
        self._stamp, self._whole = data, whole
        self._changes = Changes[Whole]()

    def place(self, raw: Raw) -> Placed:
        """A member with what would come to the table, or with what is wrong."""
        try:
            known = prepared.entry_of({"kind": "pc", **raw}, self.library.find, self.library.near)
        except Refused as fault:
            return Placed(raw, None, fault)
        return Placed(raw, known, None)

    def checked(self, raw: Raw) -> Raw:
        """The member, if it can stand in a file; `Refused` otherwise."""
        found = self.place(raw)
        if found.fault is not None:
            raise found.fault
        return raw

    def taken(self, name: str, instead_of: str = "") -> bool:
        """Whether another member has this name."""
        return where(self.members, name) not in (-1, where(self.members, instead_of))

    def put(self, raw: Raw, instead_of: str = "") -> None:
        """A member in the place of one of that name, or behind all; refuses a name that is taken."""
        self.look_again()
        self.checked(raw)
        place = where(self.members, instead_of)
        if self.taken(called(raw), instead_of):
            raise Refused("party-name-taken", name=called(raw))
        whole = self._begun((called(raw), instead_of))
        self._join({**whole, "members": instead(whole["members"], raw, place)})

    def say(self, text: str) -> tuple[str, ...]:
        """Typed lines: who is new joins, who is known is changed; all of it or nothing. Their names."""
        self.look_again()
        every, names = self.would_be(text)
        self._join({**self._begun(names), "members": every})
        return names

    def _join(self, whole: Whole) -> None:
        """Change it, and remember whether the example's heroes had to leave."""
        before = {called(one) for one in self.members}
        relieved = self.of_example and before.isdisjoint(map(called, whole["members"]))
        self.change(whole)
        self.relieved = relieved

    def would_be(self, text: str) -> tuple[list[Raw], tuple[str, ...]]:
        """The members as lines would leave them, and whom the lines name."""
        lines = tuple(party_lines.members(text))
        every: list[Raw] = self._begun(name for name, _ in lines)["members"]
        names: list[str] = []
        for name, said in lines:
            place = where(every, name)
            raw = party_lines.anew(every[place] if place >= 0 else {}, name, said)
            every = instead(every, self.checked(raw), place)
            names.append(called(raw))
        return every, tuple(names)

    def _begun(self, names: Iterable[str]) -> Whole:
        """What a change begins with: the example's heroes make room for others, unless one is meant."""
        known = any(where(self.members, name) >= 0 for name in names)
        if known or not self.of_example:
            return self._whole
        name = "" if self.name == self._heroes[0] else self.name
        return {**self._whole, "name": name, "members": []}

    def remove(self, name: str) -> None:
        """Without this member."""
        self.look_again()
        place = where(self.members, name)
        if place < 0:
            raise Refused("party-nobody", name=name)
        left = [raw for nth, raw in enumerate(self.members) if nth != place]
        self.change({**self._whole, "members": left})

    def rename(self, name: str) -> None:
        """Another name for the party."""
        self.look_again()
        self.change({**self._whole, "name": name})

    def undo(self) -> bool:
        """Take the last change back; not over what somebody else wrote since."""
        self.look_again()
        changes = self._changes
        return changes.can_undo and self._moved(changes.undone, changes.redone)

    def redo(self) -> bool:
        """Do it again."""
        self.look_again()
        changes = self._changes
        return changes.can_redo and self._moved(changes.redone, changes.undone)

    def _moved(self, move: Callable[[Whole], Whole], back: Callable[[Whole], Whole]) -> bool:
        whole = move(self._whole)
        try:
            self._write(whole)
        except Refused:
            back(whole)
            raise
        return True

    def change(self, whole: Whole) -> None:
        """Another content of the file; one like the last is no change."""
        if whole != self._whole:
            before = self._whole
            self._write(whole)
            self._changes.note(before)

    def _write(self, whole: Whole) -> None:
        """Into the DM's own file; refuses `file-locked` and `file-not-saved`, which leave the old one."""
        made_from = {party.ORIGIN: places.PARTY} if self.example and party.current() else {}
        whole = {"schema_version": VERSION, **whole, **made_from}
        file = self.file
        try:
            self._disk.make_folder(file.parent)
            lock = Lock(self._disk, file, "")
            try:
                if not self.example:
                    backups.keep(self._disk, file, self._disk.read(file))
                party.write(self._disk, file, whole)
            finally:
                lock.release()
        except OSError as problem:
            raise not_saved(file, problem) from None
        self._stamp, self._whole = self._disk.read(file), whole


def called(raw: Raw) -> str:
    """A member's name."""
    return str(raw.get("name") or raw.get("monster") or "")


def where(every: list[Raw], name: str) -> int:
    """The place of a member of this name; -1 for nobody."""
    names = [folded(called(raw)) for raw in every]
    return names.index(folded(name)) if name and folded(name) in names else -1


def instead(every: list[Raw], raw: Raw, place: int) -> list[Raw]:
    """All of them, with one in this place, or behind the last (-1)."""
    return [*every, raw] if place < 0 else [*every[:place], raw, *every[place + 1 :]]


def level_said(one: Placed) -> str:
    """A member's level; empty where none is written."""
    level = one.raw.get("level")
    return "" if level is None else str(level)


def hit_points(one: Placed) -> str:
    """What is left of how many, `12/30`; the maximum alone for the unhurt."""
    most = one.entry.block.max_hp if one.entry else one.raw.get("max_hp", "?")
    now = one.raw.get("hp") if "max_hp" in one.raw else None
    return str(most) if now in (None, most) else f"{now}/{most}"
