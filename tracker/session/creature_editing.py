"""One creature being written: a form's lines, checked at every change, saved among the DM's own.

Saving never replaces another creature: a name that is taken is refused. A creature that is renamed
moves, and its old file is kept as a backup.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tracker.bestiary.foreign import form, form_lines
from tracker.bestiary.foreign.form import Draft, Fault
from tracker.bestiary.stat_block import encode
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.word_starts import folded
from tracker.session import creatures

if TYPE_CHECKING:
    from tracker.bestiary.library import Library

EMPTY = StatBlock(name="", max_hp=1, ac=10)


class Filled(NamedTuple):
    """What stands in the form."""

    lines: Mapping[str, str]
    deeds: str
    notes: str


class Editing:
    """From a creature, or from nothing, to one of the DM's own."""

    def __init__(
        self,
        library: "Library",
        base: StatBlock | None = None,
        path: Path | None = None,
        *,
        fresh: bool = False,
    ) -> None:
        """`path`: the file of the creature when it is the DM's own; a copy of another has none.

        `fresh`: it comes from elsewhere, and would be lost if it were not saved.
        """
        self.library = library
        self.base = base
        self.path = path
        self.filled = self._filled()
        self._saved = None if fresh else self.filled

    def _filled(self) -> Filled:
        if self.base is None:
            return Filled(dict.fromkeys(form.FIELDS, ""), "", "")
        entries, notes = form_lines.entries_of(self.base)
        return Filled(form_lines.lines_of(self.base), form_lines.text_of(entries), notes)

    @property
    def unsaved(self) -> bool:
        """Whether something was typed that is not saved."""
        return self.filled != self._saved

    def take(self, shown: Filled) -> None:
        """What a form shows of it, signs left out that no screen shows, counts as what stood there."""
        if not self.unsaved:
            self._saved = shown
        self.filled = shown

    def draft(self) -> Draft:
        """The creature as it would be, and what is wrong with it."""
        found = form.read(self.filled.lines, self.filled.deeds, self.filled.notes, self.base)
        if not found.faults and self.taken(found.block.name):
            fault = Fault("name", "name-taken", found.block.name)
            return found._replace(faults=(fault,))
        return found

    def taken(self, name: str) -> bool:
        """Whether another of the DM's own creatures has this name, or its file."""
        from tracker.storage import creatures as files

        own = self.library.file_of(name)
        known = self.library.find(name) if own else None
        same = known is not None and folded(known.name) == folded(name)
        if same and own != self.path:
            return True
        path = files.place_of(name)
        return path != self.path and path.exists()

    def hides(self, name: str) -> bool:
        """Whether it would stand before a creature of the bestiary that has this name."""
        from tracker.bestiary.library import srd

        known = srd().find(name)
        return known is not None and folded(known.name) == folded(name)

    def save(self) -> tuple[StatBlock, Path]:
        """Write it; refuses `creature-at-fault` and whatever else a file of it would be refused for."""
        from tracker.storage import creatures as files

        block, faults = self.draft()
        if [one.why for one in faults] == ["name-taken"]:
            raise Refused("creature-name-taken", name=block.name)
        if faults:
            raise Refused("creature-at-fault")
        raw = encode(block)
        moved = self.path is not None and folded(self.base.name if self.base else "") != folded(
            block.name
        )
        path = files.place_of(block.name) if self.path is None or moved else self.path
        files.checked(raw, path)
        files.write(raw, path=path)
        if moved and self.path is not None and self.path != path:
            files.remove(self.path)
        self.base, self.path = block, path
        self._saved = self.filled
        return block, path

    def work(self) -> dict[str, Any]:
        """The form and what it was filled with, to be taken up again."""
        base = encode(self.base) if self.base else {}
        return {**self.filled._asdict(), "lines": dict(self.filled.lines), "base": base}

    def take_up(self, content: Mapping[str, Any]) -> Filled:
        """What stood in a form that was lost; fields that cannot be read are left empty."""
        from tracker.storage import creatures as files

        base = content.get("base")
        if isinstance(base, dict) and base:
            with contextlib.suppress(Refused):
                self.base = files.checked(base, Path("base"))
        lines = content.get("lines")
        given = lines if isinstance(lines, dict) else {}
        deeds, notes = content.get("deeds"), content.get("notes")
        known = {field: str(given.get(field, "")) for field in form.FIELDS}
        self.filled = Filled(known, str(deeds or ""), str(notes or ""))
        return self.filled


def edit(library: "Library", name: str, copied: str = "") -> Editing:
    """One of the DM's own, or a copy of another under the name `copied`; refuses an unknown name."""
    block = library.find(name)
    if block is None:
        raise Refused("no-such-monster", word=name, near=", ".join(library.near(name)))
    path = library.file_of(name)
    if path is not None and not copied:
        return Editing(library, block, path)
    return Editing(library, replace(block, name=copied or block.name, source=""))


def anew(library: "Library | None" = None) -> Editing:
    """A creature from nothing."""
    return Editing(library or creatures.library())


def of_file(library: "Library", path: Path | None) -> Editing:
    """The creature of one of the DM's own files, or a new one; refuses a file that is none."""
    return Editing(library, creatures.read(path), path) if path else Editing(library)
