"""One open encounter in one hand: the DM's requests go down, the table comes back.

Dice, clock, ids and the path meet here and nowhere below. A step is decided against the table,
written to the journal and only then seen; undo and redo move over what is written.
"""

import random
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.history import Preview, Step, Tail, fold
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.session.following import PartyKeeper
from tracker.storage import taking
from tracker.storage.playing import Bestiary
from tracker.storage.store import Store

if TYPE_CHECKING:
    # A fight is painted before rules and typed language are loaded.
    from tracker.encounter.commands import Command, Opening
    from tracker.shorthand import Merge, Request, Vocabulary

SEEDS = 2**32
SET_UP = "set up"


def now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Session:
    """One open encounter. Made by `open_session`."""

    def __init__(
        self,
        store: Store,
        bestiary: Bestiary,
        *,
        seed: int | None = None,
        clock: Callable[[], str] = now,
        notice: Refused | None = None,
    ) -> None:
        self._store = store
        self._bestiary = bestiary
        self._seed = seed
        self._clock = clock
        self.notice = notice
        """Something the DM should know about the opening of the file."""
        self.selected: tuple[Id, ...] = ()
        """What `sel` means."""
        self.party = PartyKeeper(store, clock)
        """Moves the party's file with the history."""

    @property
    def table(self) -> Encounter:
        return self._store.history.table

    @property
    def path(self) -> Path:
        return self._store.path

    @property
    def name(self) -> str:
        return self._store.document.name

    @property
    def cursor(self) -> int:
        return self._store.history.cursor

    @property
    def length(self) -> int:
        """Undone steps included."""
        return len(self._store.history)

    @property
    def can_undo(self) -> bool:
        return self._store.history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._store.history.can_redo

    @property
    def read_only(self) -> bool:
        return self._store.read_only

    @property
    def saved(self) -> bool:
        return self._store.saved

    @property
    def save_problem(self) -> Refused | None:
        """Why the last save failed; it is tried again at the next step or `flush`."""
        return self._store.problem

    @property
    def tails(self) -> tuple[Tail[bytes], ...]:
        """Cut-off steps, oldest first."""
        return tuple(self._store.history.cut)

    @property
    def vocabulary(self) -> "Vocabulary":
        from tracker.session.cards import card_keys
        from tracker.shorthand import Vocabulary

        known = self._bestiary
        return Vocabulary(known.find, known.near, known.match, self.selected, card_keys)

    def read(self, text: str) -> "Request":
        from tracker.shorthand import parse

        return parse(text, self.table, self.vocabulary)

    def do(self, request: "Request | str") -> Step:
        """The new step, or where a move arrived. After `Refused` nothing has happened."""
        from tracker.shorthand import Amend, Aside

        if isinstance(request, str):
            request = self.read(request)
        if isinstance(request, Amend):
            return self.amend(request.changes, request.step)
        if isinstance(request, Aside):
            from tracker.session.asides import carry_out

            carry_out(self, request)
        else:
            self._record(self._next(request))
        return self.step(self.cursor)

    def preview(self, request: "Request | str") -> Preview:
        """What `do` would bring, with the same dice."""
        from tracker.shorthand import Amend, Aside

        if isinstance(request, str):
            request = self.read(request)
        if isinstance(request, Amend):
            from tracker.session.amending import amended

            found = amended(self, request.changes, request.step)
            step, before = found.steps[0], found.before
            events = tuple(event for one in found.steps for event in one.events)
            return Preview(step.id, step.line, events, before, fold(before, events), found.lost)
        if isinstance(request, Aside):
            return Preview(self.cursor + 1, "", (), self.table, self.table)
        step = self._next(request)
        return Preview(step.id, step.line, step.events, self.table, fold(self.table, step.events))

    def undo(self, n: int = 1) -> int:
        """Take back so many steps, the set-up excepted; how many it were."""
        return self._move(-n, "nothing-to-undo")

    def redo(self, n: int = 1) -> int:
        """Do so many undone steps again; how many it were. Nothing is rolled."""
        return self._move(n, "nothing-to-redo")

    def amend(self, changes: str, number: int = 0) -> Step:
        """Decide a step again with these words behind its line and the same dice; 0 for the last.

        Answers given since to questions are given again, each a step of its own, where they fit.
        """
        from tracker.session.amending import amended

        first, *answers = amended(self, changes, number).steps
        self._record(first, first.id - 1)
        for answer in answers:
            self._record(answer)
        return first

    def bring_back(self, tail_index: int) -> None:
        if not self.tails:
            raise Refused("nothing-to-bring-back")
        if not 0 <= tail_index < len(self.tails):
            raise Refused("no-such-tail", number=tail_index + 1)
        with self.party.moving(None):
            self._store.bring_back(tail_index)

    def restart(self, *, fresh: bool = False) -> None:
        """A new try behind the set-up, which keeps its rolls or, `fresh`, is made anew."""
        if not fresh and self.length <= 1:
            raise Refused("nothing-to-restart")
        if self.cursor > 1:
            with self.party.moving(self.state_at(1)):
                self._store.move(1)
        if not fresh:
            self._store.begin_again(1)
        else:
            from tracker.session.restarting import set_up_anew

            set_up_anew(self._store, self._bestiary, self.set_up)

    def step(self, number: int) -> Step:
        return self._store.history.step(number)

    def line(self, number: int) -> str:
        """What a step was typed as; quicker than the whole step."""
        from tracker.storage.steps import line_of

        return line_of(self._store.history.steps[number - 1])

    def steps(self, first: int = 1, last: int | None = None) -> Iterator[Step]:
        """Steps in order, as far as they hold."""
        stop = self.cursor if last is None else min(last, self.length)
        return (self.step(number) for number in range(max(first, 1), stop + 1))

    def state_at(self, number: int) -> Encounter:
        return self._store.state_at(number)

    def tail_steps(self, index: int) -> tuple[Step, ...]:
        """What a cut-off tail holds."""
        return tuple(map(self._store.decode, self.tails[index].steps))

    def save_copy(self, path: Path) -> None:
        self._store.save_copy(path)

    def commit(self) -> None:
        """Keep what was done since an opening with `hold`: all, or with a `save_problem` nothing."""
        with self.party.arriving():
            self._store.commit()

    def keep_ours(self) -> None:
        """After somebody else changed the file: ours goes there, theirs is a backup."""
        self._store.keep_ours()

    def follow(self) -> bool:
        """Take in what another wrote, reading only; whether anything was new. `Refused`: gone."""
        fresh = taking.newer(self._store)
        self._store = fresh or self._store
        return fresh is not None

    def check(self) -> None:
        """After a `fast` opening: fold all steps, whatever thread this is, and stand on the result."""
        self._store.check()

    def flush(self) -> None:
        """Save now; returns when it is done or has failed. May be called by a signal handler."""
        self._store.flush()

    def close(self) -> Refused | None:
        """Save, give the lock back, leave nothing but the file; what the DM should know of it."""
        return self._store.close()

    def set_up(self, opening: "Opening") -> None:
        """Step 1, also for one that only looks: then it stays in memory."""
        import secrets

        from tracker.encounter.commands import SetUp
        from tracker.encounter.decide import decide

        seed = secrets.randbelow(SEEDS) if self._seed is None else self._seed
        command = SetUp(self.name, opening, seed)
        events = decide(Encounter(), command, random.Random(f"{seed}:1:0"))
        step = Step(1, self._clock(), SET_UP, events)
        self._store.record(step, fold(Encounter(), events))
        self.party.begin()

    def _record(self, step: Step, after: int | None = None) -> None:
        before = self.table if after is None else self.state_at(after)
        table = fold(before, step.events)
        with self.party.moving(table):
            self._store.record(step, table, after)

    def _move(self, by: int, key: str) -> int:
        if not (self.can_redo if by > 0 else self.can_undo):
            raise Refused(key)
        before = self.cursor
        there = max(1, min(self.length, before + by))
        with self.party.moving(self.state_at(there) if self.table.party else None):
            self._store.move(there)
        return abs(self.cursor - before)

    def _next(self, request: "Command | Merge") -> Step:
        attempt = self._store.history.next_attempt()
        return self.decided(request, self.table, self.cursor + 1, attempt)

    def decided(
        self, request: "Command | Merge", table: Encounter, number: int, attempt: int
    ) -> Step:
        """What it would be as this step on that table; nothing has happened."""
        from tracker.session.deciding import decided
        from tracker.shorthand import Merge, canonical

        seed = table.seed if self._seed is None else self._seed
        come_from = f"{seed}:{number}:{attempt}"
        if isinstance(request, Merge):
            from tracker.session.merging import command as merging

            command: Command = merging(request, self.path, self._bestiary)
        else:
            command = request
        events = decided(command, table, self._store.kinds, come_from)
        return Step(number, self._clock(), canonical(command, table, events), events, attempt)
