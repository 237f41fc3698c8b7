"""From a path to a file that can be played: a prepared encounter is copied, or becomes a fight here."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.storage import places, taking, wanted
from tracker.storage.document import Document
from tracker.storage.files import Disk
from tracker.storage.journal import journal_of
from tracker.storage.reading import read_document
from tracker.storage.steps import dump
from tracker.storage.store import Store

if TYPE_CHECKING:
    from tracker.encounter.commands import Opening

Mode = Literal["look", "copy", "here"]
"""Only look; play a prepared encounter as a copy in the data folder; play this very file."""


class Bestiary(Protocol):
    """Creatures by name, wherever they come from."""

    def find(self, name: str, /) -> StatBlock | None:
        """The stat block of that name."""
        ...

    def near(self, name: str, /) -> tuple[str, ...]:
        """Names that may have been meant."""
        ...

    def match(self, text: str, /) -> tuple[str, ...]:
        """Names that begin like this."""
        ...


class How(NamedTuple):
    """What an opener brings along."""

    mode: Mode
    bestiary: Bestiary
    disk: Disk
    since: str
    """Now, ISO 8601."""
    hold: bool = False
    """Nothing is written before `commit`."""
    fast: bool = False
    """A kept state is trusted until it is checked."""


def open_store(path: Path, how: How) -> "tuple[Store, Opening | None, Refused | None]":
    """The open file, its opening if it has yet to be set up, and what the DM should be told."""
    if not path.name:
        raise Refused("file-not-found", path=str(path))
    path = how.disk.real(path)
    known: taking.Read | None = None
    if how.mode == "copy":
        known = read_document(how.disk, path)
        document = known[0]
        # Steps may still stand in the journal alone: then it is a fight under way.
        if document.prepared and how.disk.stamp(journal_of(path)) is None:
            opening = read_opening(document, path, how.bestiary)
            whole = wanted.with_options(document.opening)
            if whole != document.opening:
                document.opening = whole
                opening = read_opening(document, path, how.bestiary)
            document.opening = with_own_party(document.opening, path, how.disk)
            fight = places.new_fight(document.name, how.since.partition("T")[0])
            return taking.create(fight, document, how.disk, how.since), opening, None
    notice = None
    if how.mode == "look":
        store = taking.look(path, how.disk, fast=how.fast)
    else:
        store, notice = taking.take(path, how.disk, how.since, fast=how.fast, known=known)
    opening_here = None
    try:
        if not len(store.history):
            opening_here = read_opening(store.document, path, how.bestiary)
    except Refused:
        store.abandon()
        raise
    store.held = how.hold and how.mode != "look"
    return store, opening_here, notice


def with_own_party(opening: bytes, path: Path, disk: Disk) -> bytes:
    """The opening with the party under the name of the user's copy, made by its first use."""
    from tracker.storage import party

    whole = json.loads(opening)
    name = whole.get("party")
    if not isinstance(name, str):
        return opening
    try:
        return dump({**whole, "party": party.copied(name, path, disk)})
    except OSError:
        return opening


def read_opening(document: Document, path: Path, bestiary: Bestiary) -> "Opening":
    """What the file says stands on the table; `BadFile` names every fault."""
    from tracker.storage.opening import opening_of

    return opening_of(document, path, bestiary.find, bestiary.near)
