"""How a session begins: what the file is decides whether it is played, copied or only looked at."""

from collections.abc import Callable
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.session.fight import Session, now
from tracker.storage import places, playing
from tracker.storage.files import Disk
from tracker.storage.playing import Bestiary


def open_session(
    path: Path,
    *,
    play: bool = False,
    read_only: bool = False,
    dry: bool = False,
    hold: bool = False,
    fast: bool = False,
    seed: int | None = None,
    clock: Callable[[], str] = now,
    words: Bestiary | None = None,
    disk: Disk | None = None,
) -> Session:
    """Open a file. A prepared encounter becomes a fight: with `play` a new file, else this very one.

    `read_only` looks and lets nothing be done; `dry` lets it be done in memory only; `hold` writes
    nothing before `commit`; `fast` trusts a kept state until `check` is called. Raises `Refused`:
    `Locked`, `Unreadable`, `BadFile` or another.
    """
    from tracker.session import creatures

    known = words or creatures.library()
    mode: playing.Mode = "look" if read_only or dry else "copy" if play else "here"
    how = playing.How(mode, known, disk or Disk(), clock(), hold, fast)
    store, opening, notice = playing.open_store(Path(path), how)
    session = Session(store, known, seed=seed, clock=clock, notice=notice)
    if opening is not None:
        try:
            session.set_up(opening)
        except Refused:
            store.abandon()
            raise
    store.read_only = read_only
    noted = mode != "look" and store.disk.stamp(places.party_note(store.path)) is not None
    if noted and session.party.take_up() and session.notice is None:
        session.notice = Refused("party-taken-up", path=str(store.path))
    return session
