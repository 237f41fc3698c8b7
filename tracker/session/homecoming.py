"""The party's file follows the fight: after its end, and back again when that is undone.

Only the user's copy is written. Where somebody else wrote to it meanwhile, the DM is asked, and
until then those members stay in the file as they are.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.storage import keeping
from tracker.storage.faults import Locked
from tracker.storage.keeping import Difference, Members, Pending
from tracker.storage.lock import Lock
from tracker.storage.store import Store

Whose = Literal["ours", "theirs"]
"""The values of the fight, or those that stand in the file."""


class Homecoming:
    """What one open fight knows of its party's file."""

    def __init__(self, store: Store, known: Members) -> None:
        self._store = store
        self._known = known
        self.differences: tuple[Difference, ...] = ()
        """Members of whom the DM has to decide."""
        self.problem: Refused | None = None
        """Why the file could not be written; it is tried again with the next step."""
        self._choice: dict[Id, Whose] = {}
        self._rest: Whose | Literal[""] = ""
        """The word about all that are not named."""

    def take_up(self, since: str) -> bool:
        """Finish what a crash left undone; whether anything was."""
        if self._store.journal is None:
            return False
        pending = keeping.noted(self._store.disk, self._store.path)
        if pending is None:
            return False
        now = {one.who: one for one in self._known}
        if any(now.get(one.who) != one for one in pending.ours):
            keeping.forget(self._store.disk, self._store.path)
            return False
        old = {one.who: one for one in pending.base}
        self._known = tuple(old.get(one.who, one) for one in self._known)
        self.follow(since)
        return True

    def intend(self, after: Encounter) -> None:
        """Before a step is recorded: note what it will write."""
        if self._idle(after.party) or self._store.read_only or self.file() is None:
            return
        self._note(after.party)

    def follow(self, since: str) -> None:
        """After it: write. What cannot be written now stays noted."""
        ours = self._store.history.table.party
        if self._store.held:
            self.forget()
            return
        if self._store.journal is None or (ours == self._known and not self.differences):
            return
        file = self.file()
        if file is None:
            self._known = ours
            return
        try:
            lock = Lock(self._store.disk, file, since)
        except Locked:
            self.problem = Refused("party-in-use", path=str(file))
            return
        except OSError as problem:
            self.problem = Refused("party-not-saved", path=str(file), why=problem.strerror or "")
            return
        try:
            self._write(file, ours)
        except OSError as problem:
            self.problem = Refused("party-not-saved", path=str(file), why=problem.strerror or "")
        except Refused as refused:
            self.problem = refused
        finally:
            lock.release()

    def choose(self, whose: Whose, who: Iterable[Id]) -> None:
        """The DM's word about members that differ; nobody named means all of them."""
        coming = self._store.held and not self._idle(self._store.history.table.party)
        if not self.differences and not coming:
            raise Refused("party-agrees")
        self._rest = self._rest if tuple(who) else whose
        chosen = tuple(who) or tuple(one.ours.who for one in self.differences)
        self._choice.update(dict.fromkeys(chosen, whose))

    def unlike(self) -> tuple[str, ...]:
        """Members whose file says something else than the table does now."""
        from tracker.encounter import party

        file = self.file()
        return keeping.unlike(file, party.members(self._store.history.table)) if file else ()

    def forget(self) -> None:
        """The step did not come to pass."""
        keeping.forget(self._store.disk, self._store.path)

    def file(self) -> Path | None:
        """The copy that may be written, if the fight has one."""
        import json

        from tracker.storage import party

        name = json.loads(self._store.document.opening).get("party")
        return party.copy_of(name, self._store.path) if isinstance(name, str) else None

    def _write(self, file: Path, ours: Members) -> None:
        pending = Pending(self._known, ours)
        free, asked = keeping.differing(file, pending)
        gone = ", ".join(keeping.left_the_file(file, pending))
        said = {one.ours.who: self._choice.get(one.ours.who, self._rest) for one in asked}
        taken = tuple(one.ours for one in asked if said[one.ours.who] == "ours")
        left = tuple(one for one in asked if not said[one.ours.who])
        if free or taken:
            keeping.write(self._store.disk, file, (*free, *taken))
        self._choice.clear()
        self._rest = ""
        open_ones = {one.ours.who: one.base for one in left}
        self._known = tuple(open_ones.get(one.who, one) for one in ours)
        self.differences = left
        self.problem = Refused("party-member-gone", who=gone, path=str(file)) if gone else None
        if left:
            self._note(ours)
        else:
            self.forget()

    def _note(self, ours: Members) -> None:
        base = {one.who: one for one in self._known}
        changed = tuple(one for one in ours if base.get(one.who, one) != one)
        before = tuple(base[one.who] for one in changed)
        try:
            keeping.keep_note(self._store.disk, self._store.path, Pending(before, changed))
        except OSError as problem:
            why = problem.strerror or ""
            self.problem = Refused("party-not-saved", path=str(self._store.path), why=why)

    def _idle(self, party: Members) -> bool:
        return self._store.journal is None or party is self._known or party == self._known
