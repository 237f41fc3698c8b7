"""From a path, or a number in the library, to a fight that is heard; who comes second only listens."""

from pathlib import Path

from tracker.cli import DONE, lists, process, speech
from tracker.cli.plain import words
from tracker.cli.plain.ear import Ear
from tracker.cli.plain.table import Table, complain
from tracker.encounter.refusals import Refused
from tracker.i18n import speaking as said
from tracker.session import Session, open_session
from tracker.storage import shelf
from tracker.storage.backups import take_backup
from tracker.storage.faults import Locked, Unreadable


def play(path: Path, *, read_only: bool = False, others: bool = False) -> int:
    """A prepared encounter as a copy among the fights, a fight as it is. Raises `Refused`.

    `others`: somebody listens who may not know all.
    """
    return heard(opened(path, read_only=read_only), others=others)


def opened(path: Path, *, read_only: bool = False) -> Session:
    """With the lock, or without where another has it."""
    process.about(path, saves=not read_only)
    if read_only:
        return open_session(path, read_only=True)
    try:
        return open_session(path, play=True)
    except Locked as refused:
        complain(refused)
        return open_session(path, read_only=True)


def heard(session: Session, *, others: bool) -> int:
    """Closed whatever happens, so that a signal saves, and a further one waits for that."""
    process.about(session.path, saves=not session.read_only)
    try:
        return table_for(session, others=others).run()
    finally:
        with process.uninterrupted():
            session.close()


def table_for(session: Session, *, others: bool) -> Table:
    """Another one where others listen."""
    if not others:
        return Table(session)
    from tracker.cli.plain.watched import WatchedTable

    return WatchedTable(session)


def choose(*, others: bool = False) -> int:
    """The library as numbered sentences, then the one that is named."""
    if others:
        speech.say(said.library_for_others())
    rows = listed()
    if not rows:
        speech.say(said.empty_library())
        return DONE
    session = chosen(rows)
    return DONE if session is None else heard(session, others=others)


def listed() -> list[shelf.Shelved]:
    """Fights in progress first; each said with its number."""
    speech.say(said.chooser_title())
    rows: list[shelf.Shelved] = []
    for title, found in lists.shelves():
        if found:
            speech.say(said.ended(title))
        for one in found:
            rows.append(one)
            speech.say(said.row(len(rows), one.name, lists.state(one)))
    return rows


def chosen(rows: list[shelf.Shelved]) -> Session | None:
    """Ask until a file opens; None when the lines end."""
    ear = Ear(lambda text: [one.name for one in rows if text and one.name.startswith(text)])
    offered = 0
    """The number that takes a backup if it is typed again."""
    with ear.open():
        while (word := asked(ear)) is not None:
            number = meant(word, rows)
            if not number:
                continue
            path = rows[number - 1].path
            try:
                if number == offered:
                    take_backup(path)
                return opened(path)
            except Unreadable as refused:
                complain(refused)
                offered = number if refused.backup else 0
                if offered:
                    speech.say(said.take_backup(number))
            except Refused as refused:
                complain(refused)
    return None


def asked(ear: Ear) -> str | None:
    """The next word that is one; None to leave."""
    while True:
        if speech.unheard() and ear.typed:
            return None
        try:
            line = ear.line()
        except process.Interrupted:
            speech.say()
            speech.say(said.nothing_lost())
            continue
        if line is None or words.split(line)[0] == "quit":
            return None
        if line.strip():
            return line.strip()


def meant(word: str, rows: list[shelf.Shelved]) -> int:
    """Its number, by number or by the beginning of a name; 0, and a sentence, for nothing."""
    if word.isdecimal() and 1 <= int(word[:6]) <= len(rows):
        return int(word[:6])
    folded = word.casefold()
    if folded in ("list", "status", "help"):
        listed()
        return 0
    names = [one.name.casefold() for one in rows]
    found = [number for number, name in enumerate(names, 1) if name == folded]
    found = found[:1] or [n for n, name in enumerate(names, 1) if name.startswith(folded)]
    if len(found) == 1:
        return found[0]
    if found:
        speech.say(said.several_rows(word, (rows[n - 1].name for n in found)))
    else:
        speech.say(said.no_such_row(word, len(rows)))
    return 0
