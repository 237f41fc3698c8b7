"""Where we are in the steps of a fight: states are kept and steps folded again, never inverted.

Steps are held in the form that whoever owns the file likes (`Kept`, for example their bytes) and
read only when they are needed; every 32nd state is kept, so that any other is at most 31 away, and
so are the last few that were met, so that an undo folds nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from tracker.encounter.model import Encounter
from tracker.encounter.values import value

if TYPE_CHECKING:
    # A fight whose state was kept is painted before there is an event to fold.
    from tracker.encounter.events import Event

EVERY = 32
NEAR = 48
"""So many states are kept besides: more than one stretch, so that undoing goes on smoothly."""
TAILS = 20
FIRST = 1
"""Undo stops here: step 1 is the set-up."""

Kept = TypeVar("Kept")


@value
class Step:
    """One action of the DM with all its consequences."""

    id: int
    """Its place, 1 for the set-up."""
    at: str
    """When, ISO 8601."""
    line: str
    """The typed line with every die filled in."""
    events: "tuple[Event, ...]"
    attempt: int = 0
    """Which try at this step number it is: part of what its dice come from."""


@value
class Preview:
    """What a step would bring; nothing has happened."""

    number: int
    """The step it would be: previewed again when the history has moved."""
    line: str
    events: "tuple[Event, ...]"
    before: Encounter
    after: Encounter
    lost: int = 0
    """Answers given since that would not come again behind an amended step."""


@value
class Tail(Generic[Kept]):
    """Steps that a new step after an undo cut off."""

    after: int
    """How many steps stand before it."""
    steps: tuple[Kept, ...]
    on: str = ""
    """Tells those steps from any others; empty where nobody noted it."""


def fold(table: Encounter, events: "Iterable[Event]") -> Encounter:
    """The table after these events."""
    from tracker.encounter.apply import apply

    for event in events:
        table = apply(table, event)
    return table


class History(Generic[Kept]):
    """The steps, the cursor (how many of them hold now) and the tails that were cut off."""

    def __init__(
        self,
        read: Callable[[Kept], Step],
        steps: Iterable[Kept] = (),
        cursor: int | None = None,
        cut: Iterable[Tail[Kept]] = (),
        known: Mapping[int, Encounter] | None = None,
        unread: Mapping[int, Callable[[], Encounter | None]] | None = None,
    ) -> None:
        """`known` are states that need no folding, `unread` those that are read when they help."""
        self._read = read
        self.steps: list[Kept] = list(steps)
        self.cut: list[Tail[Kept]] = list(cut)[-TAILS:]
        self.states: dict[int, Encounter] = {0: Encounter(), **(known or {})}
        """Kept states, by how many steps stand before them."""
        self._near: dict[int, Encounter] = {}
        """The states met last, by how many steps stand before them, the latest at the end."""
        self._unread = dict(unread or {})
        self.cursor = 0
        self.table = Encounter()
        self._stand_at(len(self.steps) if cursor is None else cursor)

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def can_undo(self) -> bool:
        """Whether a step after the set-up holds."""
        return self.cursor > FIRST

    @property
    def can_redo(self) -> bool:
        """Whether steps stand after the cursor."""
        return self.cursor < len(self.steps)

    def step(self, number: int) -> Step:
        """A step by its number, 1 for the first."""
        return self._read(self.steps[number - 1])

    def state_at(self, number: int) -> Encounter:
        """The table after so many steps."""
        return self.table if number == self.cursor else self._folded(number)

    def adopt(self, other: "History[Kept]") -> None:
        """Take over the states of one that folded our first steps itself."""
        self.states = dict(other.states)
        self._near.clear()
        self._unread.clear()
        self.table = self._folded(self.cursor)

    def _folded(self, number: int) -> Encounter:
        base = number
        while base not in self.states and base not in self._near and not self._was_read(base):
            base -= 1
        table = self.states[base] if base in self.states else self._near[base]
        for place in range(base + 1, number + 1):
            table = fold(table, self.step(place).events)
            self._keep(place, table)
        return table

    def _was_read(self, place: int) -> bool:
        read = self._unread.pop(place, None)
        table = read() if read else None
        if table is not None:
            self.states[place] = table
        return table is not None

    def _keep(self, place: int, table: Encounter) -> None:
        if place % EVERY == 0:
            self.states[place] = table
            return
        self._near.pop(place, None)
        self._near[place] = table
        while len(self._near) > NEAR:
            del self._near[next(iter(self._near))]

    def record(self, line: Kept, table: Encounter) -> None:
        """A new step after the cursor, and the table after it; what stood there becomes a tail."""
        self._cut()
        self.steps.append(line)
        self.cursor = len(self.steps)
        self.table = table
        self._keep(self.cursor, table)

    def move(self, to: int) -> None:
        """Undo or redo to just after step `to`."""
        to = max(min(to, len(self.steps)), min(FIRST, len(self.steps)))
        if to == self.cursor + 1:
            self.table = self._near.get(to) or fold(self.table, self.step(to).events)
            self.cursor = to
            self._keep(to, self.table)
        elif to != self.cursor:
            self._stand_at(to)

    def begin_again(self, after: int) -> None:
        """Stand behind so many steps, 0 for none at all; what stood there becomes a tail at once."""
        self._stand_at(after)
        self._cut()

    def bring_back(self, index: int) -> None:
        """Put a tail in its place again and stand at its end; what stood there becomes a tail."""
        tail = self.cut.pop(index)
        self._stand_at(tail.after)
        self._cut()
        self.steps.extend(tail.steps)
        self._stand_at(len(self.steps))

    def next_attempt(self) -> int:
        """How often the step after the cursor has been tried: one more than the latest try."""
        place = self.cursor + 1
        tried = self.steps[self.cursor : place]
        for tail in self.cut:
            if tail.after < place <= tail.after + len(tail.steps):
                tried.append(tail.steps[place - tail.after - 1])
        return max((self._read(line).attempt + 1 for line in tried), default=0)

    def _stand_at(self, number: int) -> None:
        self.table = self._folded(number)
        self.cursor = number

    def _cut(self) -> None:
        if self.cursor == len(self.steps):
            return
        self.cut.append(Tail(self.cursor, tuple(self.steps[self.cursor :])))
        del self.cut[:-TAILS]
        del self.steps[self.cursor :]
        for kept in (self.states, self._near):
            for place in [place for place in kept if place > self.cursor]:
                del kept[place]
        self._unread = {place: one for place, one in self._unread.items() if place <= self.cursor}
