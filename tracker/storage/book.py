"""The history of a file together with its sum and its stat blocks: each move keeps all three in step."""

from collections.abc import Callable
from typing import Any

from tracker.encounter.history import History, Step, Tail, fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.storage import steps
from tracker.storage.document import Sum


class Book:
    """Moves over the steps of one file, made now or read from its journal."""

    def __init__(
        self,
        history: History[bytes],
        kinds: steps.Kinds,
        total: Sum,
        decode: Callable[[bytes], Step],
    ) -> None:
        self.history = history
        self.kinds = kinds
        self.sum = total
        self._decode = decode

    def redo(self, done: dict[str, Any]) -> None:
        """What an entry of a journal says."""
        if "cursor" in done:
            self.history.move(done["cursor"])
        elif "back" in done:
            self.bring_back(done["back"])
        elif "again" in done:
            self.begin_again(done["again"])
        else:
            if done["from"]:
                self.history.move(done["from"])
            new = {key: steps.dump(kind) for key, kind in done.get("kinds", {}).items()}
            self.kinds.lines.update(new)
            line = steps.dump(done["step"])
            table = fold(self.history.table, self._decode(line).events)
            self.record(line, new, table)

    def record(self, line: bytes, new: dict[str, bytes], table: Encounter) -> None:
        """A new step after the cursor, with the stat blocks it brought."""
        common = self.history.cursor
        cutting = self.history.can_redo
        stem = self._stem(common)
        self.history.record(line, table)
        if cutting:
            self._mark(stem)
        if new:
            self.kinds.lines.update(new)
            self.sum.set_kinds(self.kinds.lines)
        if cutting:
            self.sum.cut(common, self.history.steps)
        else:
            self.sum.add(line)

    def bring_back(self, index: int) -> None:
        """A tail in its place again; `Refused` when other steps stand before that by now."""
        tail = self.history.cut[index]
        common = tail.after
        if common > len(self.history) or (tail.on and tail.on != self._stem(common)):
            raise Refused("tail-does-not-fit", number=index + 1, after=common)
        cutting = len(self.history) > common
        self.history.bring_back(index)
        if cutting:
            self._mark(self._stem(common))
        self.sum.cut(common, self.history.steps)

    def begin_again(self, after: int) -> None:
        """Nothing behind so many steps."""
        stem, cutting = self._stem(after), len(self.history) > after
        self.history.begin_again(after)
        if cutting:
            self._mark(stem)
        self.sum.cut(after, self.history.steps)

    def _stem(self, number: int) -> str:
        """Tells the first so many steps from any others."""
        return self.sum.prefix(self.history.steps, number)

    def _mark(self, stem: str) -> None:
        """The last tail was cut from this stem."""
        tail = self.history.cut[-1]
        self.history.cut[-1] = Tail(tail.after, tail.steps, stem)
