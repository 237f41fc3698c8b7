"""The thin side of the party's file: nothing is imported before a member changes after a fight."""

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.storage.store import Store

if TYPE_CHECKING:
    from tracker.session.homecoming import Homecoming, Whose
    from tracker.storage.keeping import Difference


class PartyKeeper:
    """Moves the party's file with the history of one session."""

    def __init__(self, store: Store, clock: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._home: Homecoming | None = None
        self._known = store.history.table.party
        """What the file held for this fight when it was opened, or set up."""

    @property
    def differences(self) -> "tuple[Difference, ...]":
        """Members whose file was changed meanwhile: the DM says whose values hold."""
        return self._home.differences if self._home else ()

    @property
    def problem(self) -> Refused | None:
        """Why the file is not written yet."""
        return self._home.problem if self._home else None

    @property
    def written(self) -> bool:
        """Whether a file of the party's own has what this fight gave it."""
        home = self._home
        return bool(home and home.file() and not home.differences and home.problem is None)

    def begin(self) -> None:
        """The fight was set up just now."""
        self._known, self._home = self._store.history.table.party, None

    @contextlib.contextmanager
    def moving(self, after: Encounter | None) -> Iterator[None]:
        """Around a move of the history to that table; None: one sees it afterwards."""
        if self._store.held:
            yield
            return
        home = self._woken(after)
        if home is not None:
            home.intend(after or self._store.history.table)
        yield
        home = home or self._woken(None)
        if home is not None:
            home.follow(self._clock())

    @contextlib.contextmanager
    def arriving(self) -> Iterator[None]:
        """Around the writing of what was held back."""
        home = self._woken(None)
        if home is not None:
            home.intend(self._store.history.table)
        yield
        if home is not None:
            home.follow(self._clock())

    def choose(self, whose: "Whose", who: tuple[Id, ...] = ()) -> None:
        """The DM's word about members that differ; nobody named means all."""
        home = self._woken(None, asked=True)
        if home is None:
            raise Refused("party-agrees")
        home.choose(whose, who)
        if not self._store.held:
            home.follow(self._clock())

    def unlike(self) -> tuple[str, ...]:
        """Members whose file says something else than the table; nobody where it cannot be read."""
        home = self._woken(None, asked=True)
        try:
            return home.unlike() if home else ()
        except Refused:
            return ()

    def take_up(self) -> bool:
        """Finish what a crash left undone; whether anything was."""
        home = self._woken(None, asked=True)
        return home is not None and home.take_up(self._clock())

    def _woken(self, after: Encounter | None, *, asked: bool = False) -> "Homecoming | None":
        """Whoever writes; nobody until something of the party moves."""
        if self._home is None and self._known:
            moved = (after or self._store.history.table).party != self._known
            if moved or asked:
                from tracker.session.homecoming import Homecoming

                self._home = Homecoming(self._store, self._known)
        return self._home
