"""One open file: its history, its journal and the thread that writes it whole.

Nothing is held back in memory only: a step is in the journal before `record` returns, and the
whole file follows. A disk that refuses leaves the session alive; it is tried again.
"""

import contextlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path

from tracker.encounter.history import EVERY, History, Step
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.storage import checkpoint, copies, steps
from tracker.storage.book import Book
from tracker.storage.checkpoint import Checkpoint, Reached
from tracker.storage.document import Document, mark, render
from tracker.storage.files import Disk, Stamp
from tracker.storage.guard import Guard
from tracker.storage.journal import Entry, Journal
from tracker.storage.lock import Lock
from tracker.storage.whole import WholeFile, not_saved
from tracker.storage.writer import Writer

NOW_AND_THEN = 8 * EVERY
"""Steps between two kept states while a fight goes on."""


class Store:
    """The document while it is open. Made by `taking`."""

    def __init__(
        self,
        disk: Disk,
        path: Path,
        document: Document,
        data: bytes,
        kept: Checkpoint | None = None,
    ) -> None:
        """Undecodable, KeyError and their kin when the steps do not hold together."""
        self.disk = disk
        self.path = path
        self.document = document
        self.kinds = steps.Kinds(document.kinds)
        self.unchecked = kept.reached.steps if kept else 0
        """So many steps were not folded but trusted."""
        known = {kept.reached.steps: kept.table(self.kinds)} if kept else {}
        unread = {}
        if kept is not None:
            unread[kept.reached.steps - checkpoint.BEFORE] = lambda: kept.table_before(self.kinds)
        self.history: History[bytes] = History(
            self.decode, document.steps, document.cursor, document.cut, known, unread
        )
        self.book = Book(self.history, self.kinds, document.add_up(), self.decode)
        self.read_only = False
        self.stamps: tuple[Stamp | None, ...] = ()
        """Of the file and its journal, while we only look."""
        self.created = False
        """The file was made by this opening."""
        self.journal: Journal | None = None
        self.lock: Lock | None = None
        self.held = False
        """Until `commit` nothing is written."""
        self.problem: Refused | None = None
        """Why the last save failed."""
        self.whole = WholeFile(disk, path, data, worth=not (document.ours and document.prepared))
        self._dirty = self._moving = False
        """Something is not saved; a signal came in the middle of a step, which is not returned."""
        self._guard = Guard()
        self._saving = threading.RLock()
        self._writer = Writer(self.save, lambda: self.refused is not None)
        self._kept = kept.reached if kept else Reached(0, "")

    def decode(self, line: bytes) -> Step:
        return steps.decode(line, self.kinds)

    @property
    def mark(self) -> str:
        """Tells this state of the document from any other."""
        return mark(self.book.sum.text(), self.history.cursor, len(self.history.cut))

    @property
    def saved(self) -> bool:
        """Whether all of it is on the disk, if only in a copy."""
        return self.journal is None or (not self._dirty and self.refused is None)

    @property
    def refused(self) -> Refused | None:
        """The problem, when the disk takes nothing."""
        return self.problem if self.problem and self.problem.key == "not-saved" else None

    def state_at(self, number: int) -> Encounter:
        """The table after so many steps; other threads come to the kept states too."""
        with self._guard:
            return self.history.state_at(number)

    def check(self) -> None:
        """Fold what was trusted and stand on what comes out, whatever thread this is."""
        checkpoint.clean(self.disk)
        with self._guard:
            trusted = self.history.steps[: self.unchecked]
        if not trusted:
            return
        folded: History[bytes] = History(self.decode, trusted)
        with self._guard:
            if self.history.steps[: len(trusted)] == trusted:
                self.history.adopt(folded)
            self.unchecked = 0

    def record(self, step: Step, table: Encounter, after: int | None = None) -> None:
        """A new step and the table after it; `after` so many steps instead of at the cursor."""
        self._writable()
        with self._between():
            if after is not None:
                self.history.move(after)
            new = {
                key: steps.encode_kind(block)
                for key, block in steps.new_kinds(step.events).items()
                if key not in self.kinds.lines
            }
            line = steps.encode(step)
            body = b'{"from":' + steps.dump(self.history.cursor)
            if new:
                pairs = [steps.dump(key) + b":" + kind for key, kind in new.items()]
                body += b',"kinds":{' + b",".join(pairs) + b"}"
            self.book.record(line, new, table)
            self._note(body + b',"step":' + line + b"}")

    def move(self, to: int) -> None:
        """Put the cursor behind step `to`."""
        self._writable()
        with self._between():
            self.history.move(to)
            self._note(b'{"cursor":' + steps.dump(self.history.cursor) + b"}")

    def bring_back(self, index: int) -> None:
        """Put a tail that was cut off in its place again."""
        self._writable()
        with self._between():
            self.book.bring_back(index)
            self._note(b'{"back":' + steps.dump(index) + b"}")

    def begin_again(self, after: int) -> None:
        """A new try behind so many steps, 0 for none; what was played stays as a tail."""
        self._writable()
        with self._between():
            self.book.begin_again(after)
            self._note(b'{"again":' + steps.dump(after) + b"}")

    @contextlib.contextmanager
    def _between(self) -> Iterator[None]:
        with self._guard:
            self._moving = True
            try:
                yield
            finally:
                self._moving = False

    def _writable(self) -> None:
        if self.read_only:
            raise Refused("read-only", path=str(self.path))

    def replay(self, entries: list[Entry]) -> None:
        """Do what a journal says, in memory."""
        for entry in entries:
            self.book.redo(json.loads(entry.body))
            self._dirty = True

    def _note(self, body: bytes) -> None:
        self._dirty = True
        if self.journal is None or self.held:
            return
        try:
            self.journal.append(Entry(self.mark, body))
        except OSError as problem:
            self.problem = not_saved(self.path, problem)
        self._writer.poke()

    def poke(self) -> None:
        self._writer.poke()

    def commit(self) -> None:
        """Write what was held back, whole and past the journal; when that fails, nothing of it."""
        with self._guard:
            self.held = False
        self.save()
        with self._guard:
            self.held = self._dirty and not self.whole.arrived()

    def save(self) -> int:
        """Write the whole file now, whatever thread this is; its size. Sets `problem` on failure."""
        with self._saving:
            with self._guard:
                idle = not self._dirty or self._moving or self.held
                if idle or self.journal is None:
                    return 0
                whole = self.document.at(self.history, self.kinds.lines)
                reached, count = self.mark, len(self.journal.entries)
                total = self.book.sum.text()
            data = render(whole, total)
            try:
                self.journal.sync()
                self.whole.write(data, len(whole.steps))
            except OSError as problem:
                self.problem = not_saved(self.path, problem)
                return len(data)
            with self._guard:
                self._dirty = self.mark != reached or len(self.journal.entries) != count
                self.problem = self.whole.conflict
                with contextlib.suppress(OSError):
                    self.journal.trim(count, reached)
            self._keep_state(NOW_AND_THEN)
            return len(data)

    def _keep_state(self, after: int) -> None:
        """Keep a state for a fast opening, when so many steps came since the last."""
        with self._guard:
            number, table = self.history.cursor, self.history.table
            if number < checkpoint.LEAST or abs(number - self._kept.steps) < after:
                return
            reached = Reached(number, self.book.sum.prefix(self.history.steps, number))
            if reached.prefix == self._kept.prefix:
                return
            before = self.history.state_at(number - checkpoint.BEFORE)
        self._kept = reached
        with contextlib.suppress(OSError):
            checkpoint.keep(self.disk, self.path, reached, table, before)

    def _now(self) -> bytes:
        with self._guard:
            return render(self.document.at(self.history, self.kinds.lines), self.book.sum.text())

    def keep_ours(self) -> None:
        """Of two versions the DM takes ours; theirs becomes a backup."""
        with self._saving:
            if self.whole.copy is None:
                return
            copy = self.whole.take_over()
            self._dirty = True
            self.save()
            if copy is not None and self.saved:
                self.disk.unlink(copy)

    def flush(self) -> None:
        """Save what is not saved; returns when it is done or has failed. May be called by a signal."""
        if not self._guard.mine:  # in the middle of a step, which the writer may be waiting for
            self.save()

    def save_copy(self, path: Path) -> None:
        """All of it in a new file; `Refused` when there is one of that name or no room."""
        copies.save_copy(self.disk, path, self._now())

    def abandon(self) -> None:
        """Close without a trace: what was done since opening is forgotten."""
        self._dirty = False
        created = self.created and self.journal is not None
        self.close()
        if created:
            self.disk.unlink(self.path)

    def close(self) -> Refused | None:
        """Save, leave no journal or lock behind, end the thread; what the DM should know of it."""
        self._writer.close()
        self.flush()
        told = None if self.held else self._rescued()
        if self.journal is not None:
            self._keep_state(0)
            with contextlib.suppress(OSError):
                self.journal.close()
        if self.lock is not None:
            self.lock.release()
            self.lock = None
        self.journal = None
        return told

    def _rescued(self) -> Refused | None:
        """Steps that are nowhere but in memory go elsewhere."""
        if self.refused is None or self.journal is None:
            return None
        with contextlib.suppress(OSError):
            if self.disk.stamp(self.path) is not None and self.journal.stands():
                return None
        return copies.rescued(self.disk, self.path, self._now()) or self.refused
