"""One encounter being prepared: entries, party, notes; every change can be taken back.

A draft is the name and the opening as they stand in the file, never changed in place; the history
keeps whole drafts, so that undo puts back what was there.
"""

import copy
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.rules import difficulty
from tracker.session import drafting, entries
from tracker.session.changes import Changes
from tracker.session.drafting import Creatures, Drafted, Raw
from tracker.session.entries import Draft, Member, Placed, level_of
from tracker.shorthand.wishes import wishes
from tracker.storage import party, places, prepared, wanted

if TYPE_CHECKING:
    from tracker.session.fight import Session


class Preparing:
    """An encounter on the Prepare screen, or made by `tracker new`."""

    def __init__(
        self, library: Creatures, path: Path | None = None, *, seed: int | None = None
    ) -> None:
        """A new one, or the file's. Raises `Refused` for a file that cannot be prepared."""
        self.library = library
        self.path = path
        """Its file; None before it was saved."""
        self._chance = random.Random(seed)
        self._known: dict[str, Placed] = {}
        self._members: tuple[str, tuple[Member, ...]] | None = None
        self._data = b""
        if path is None:
            found = party.current()
            opening: Raw = {"party": found.name} if found else {}
            if options := wanted.options():
                opening["options"] = options
            self.draft = Draft("", {**opening, "combatants": []})
        else:
            read = prepared.read(path)
            self.draft = Draft(read.name, read.opening)
            self._data = read.data
        self._saved = self.draft
        self._changes = Changes[Draft]()

    @property
    def unsaved(self) -> bool:
        """Whether there is something to lose."""
        return self.draft != self._saved

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return self._changes.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether one that was taken back can be done again."""
        return self._changes.can_redo

    def undo(self) -> bool:
        """Take the last change back."""
        able = self.can_undo
        self.draft = self._changes.undone(self.draft)
        return able

    def redo(self) -> bool:
        """Do it again."""
        able = self.can_redo
        self.draft = self._changes.redone(self.draft)
        return able

    def change(self, draft: Draft) -> None:
        """Another draft; one like the last is no change."""
        if draft != self.draft:
            self._changes.note(self.draft)
            self.draft = draft

    def put(self, **fields: object) -> None:
        """Fields of the opening; empty ones go."""
        opening = entries.without_empty(self.draft.opening, fields)
        self.change(self.draft._replace(opening=opening))

    def put_entries(self, every: Iterable[Raw]) -> None:
        """Other combatants, in the place they had in the file."""
        opening = {**self.draft.opening, "combatants": list(every)}
        self.change(self.draft._replace(opening=opening))

    def rename(self, name: str) -> None:
        """Another name for the encounter."""
        self.change(self.draft._replace(name=name))

    def read(self, text: str) -> tuple[Drafted, ...]:
        """What a line would add. Refuses what it does not understand."""
        return tuple(drafting.drafted(wish, self.library, self._chance) for wish in wishes(text))

    def would_be(self, text: str, replacing: int = -1) -> tuple[tuple[Placed, ...], "Preparing"]:
        """What a line would add or put in the place of an entry, and the encounter with it."""
        library = self.library
        found = [raw for wish in wishes(text) for raw in drafting.drafted(wish, library, None).raws]
        placed = tuple(map(self.checked, found))
        other = copy.copy(self)
        every = [raw for nth, raw in enumerate(self.draft.entries) if nth != replacing]
        opening = {**self.draft.opening, "combatants": [*every, *found]}
        other.draft = self.draft._replace(opening=opening)
        return placed, other

    def add(self, text: str, at: int | None = None) -> tuple[Drafted, ...]:
        """Add what a line asks for, all of it or nothing."""
        found = self.read(text)
        raws = [raw for one in found for raw in one.raws]
        for raw in raws:
            self.checked(raw)
        every = self.draft.entries
        place = len(every) if at is None else at
        self.put_entries([*every[:place], *raws, *every[place:]])
        return found

    def edit(self, place: int, text: str) -> None:
        """An entry typed anew: the first of the line takes its place, others stand behind it."""
        found = [raw for one in self.read(text) for raw in one.raws]
        every = self.draft.entries
        first = [drafting.edited(every[place], raw) for raw in found[:1]]
        for raw in (*first, *found[1:]):
            self.checked(raw)
        self.put_entries([*every[:place], *first, *found[1:], *every[place + 1 :]])

    def line_of(self, place: int) -> str:
        """An entry as one would type it."""
        return drafting.line_of(self.draft.entries[place])

    def set(self, place: int, **fields: object) -> None:
        """Fields of one entry; empty ones go."""
        self.put_entry(place, entries.without_empty(self.draft.entries[place], fields))

    def put_entry(self, place: int, raw: Raw) -> None:
        """Another entry in this place; `Refused` when it cannot stand in a file."""
        self.checked(raw)
        every = self.draft.entries
        every[place] = raw
        self.put_entries(every)

    def recount(self, place: int, by: int) -> None:
        """More or fewer of an entry."""
        self.put_entry(place, entries.recounted(self.draft.entries[place], by))

    def remove(self, place: int) -> None:
        """Without this entry."""
        every = self.draft.entries
        del every[place]
        self.put_entries(every)

    def duplicate(self, place: int) -> None:
        """The same once more, behind it."""
        every = self.draft.entries
        self.put_entries([*every[: place + 1], *every[place:]])

    def move(self, place: int, by: int) -> int:
        """Up or down in the order of entry; where it stands now."""
        every, there = entries.moved(self.draft.entries, place, by)
        self.put_entries(every)
        return there

    def split(self, place: int) -> None:
        """Every member in a line of its own."""
        self.put_entries(entries.split(self.draft.entries, place))

    def join(self, place: int) -> None:
        """All entries of this kind in one line."""
        every = entries.gathered(self.draft.entries, place)
        for raw in every:
            self.checked(raw)
        self.put_entries(every)

    def draw_features(self, place: int, pool: Iterable[str]) -> None:
        """A feature for each member that has none, drawn from a list and not twice."""
        raw = self.draft.entries[place]
        taken = {str(one) for other in self.draft.entries for one in other.get("features", ())}
        free = [one for one in pool if one not in taken]
        self._chance.shuffle(free)
        features = list(raw.get("features", ()))
        missing = drafting.count_of(raw) - len(features)
        self.set(place, features=[*features, *free[: max(0, missing)]])

    def checked(self, raw: Raw) -> Placed:
        """The entry, if it can stand in a file; `Refused` otherwise."""
        found = self.place(raw)
        if found.fault is not None:
            raise found.fault
        return found

    def place(self, raw: Raw) -> Placed:
        """An entry with what it would put on the table; worked out once."""
        key = json.dumps(raw, sort_keys=True, default=str)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._placed(raw)
        return found

    def look_again(self) -> None:
        """Creatures may have changed since."""
        self._known.clear()

    def _placed(self, raw: Raw) -> Placed:
        try:
            return Placed(raw, prepared.entry_of(raw, self.library.find, self.library.near), None)
        except Refused as fault:
            return Placed(raw, None, fault)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """All entries."""
        return tuple(map(self.place, self.draft.entries))

    @property
    def beside(self) -> Path:
        """Where files that it names are looked for first."""
        return self.path or places.encounters_folder() / "encounter.json"

    def members(self) -> tuple[Member, ...]:
        """The party that comes, and who of it stays at home; nobody when its file is at fault."""
        return self.members_of(str(self.draft.opening.get("party") or ""))

    def members_of(self, name: str) -> tuple[Member, ...]:
        """The same of another party's file."""
        absent = set(self.draft.opening.get("absent", ()))
        if self._members is None or self._members[0] != name:
            self._members = (name, self._party(name))
        return tuple(one._replace(present=one.name not in absent) for one in self._members[1])

    def _party(self, name: str) -> tuple[Member, ...]:
        if not name:
            return ()
        try:
            found = party.read(name, self.beside)
        except Refused:
            return ()
        return tuple(Member(party.name_of(one), *level_of(raw), True) for one, raw in found)

    def levels(self) -> list[int]:
        """Of all characters who come, those written out in the encounter too."""
        own = [level_of(one.raw)[0] for one in self.placed for _ in range(one.count)
               if one.entry and one.entry.kind == "pc"]  # fmt: skip
        return [one.level for one in self.members() if one.present] + own

    def foes(self) -> list[int]:
        """Experience points of each foe, whenever it comes."""
        return [one.xp for one in self.placed if one.foe for _ in range(one.count)]

    def difficulty(self) -> tuple[difficulty.Difficulty, difficulty.Difficulty]:
        """By the rules of 2014 and of 2024."""
        levels, foes = self.levels(), self.foes()
        return difficulty.by_2014(levels, foes), difficulty.by_2024(levels, foes)

    def save(self, name: str, to: Path | None = None) -> tuple[Path, bool]:
        """Write it: into its file, else into a new one among the prepared encounters, or `to`.

        `name` is for one without a name. Whether another's changes made it a file of its own.
        """
        title = self.draft.name or name
        if to is not None and to.exists():
            raise Refused("file-exists", path=str(to))
        path, elsewhere = to or self.path, False
        if path is not None and not prepared.own(path):
            path = None
        if path is not None and self._data and not prepared.unchanged(path, self._data):
            path, elsewhere = None, True
        path = path or prepared.free_place(title)
        self._data = prepared.write(path, title, self.draft.opening)
        self.path = path
        self._saved = self.draft = self.draft._replace(name=title)
        return path, elsewhere

    def play(self) -> "Session":
        """A fight of what was saved."""
        from tracker.session.opening import open_session

        if self.path is None:
            raise Refused("prepare-not-saved")
        return open_session(self.path, play=True, fast=True)
