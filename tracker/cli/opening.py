"""`tracker` and `tracker FILE`: the screen, or its text where there is no terminal."""

import os
import sys
from pathlib import Path

from tracker.cli import DONE, process, speech
from tracker.cli.arguments import Asked, for_now
from tracker.encounter.refusals import Refused


def open_library(asked: Asked) -> int:
    """The library on the screen; as text without a terminal, as a talk with `--plain`."""
    if asked.plain:
        from tracker.cli.plain.choosing import choose

        return choose(others=heard_by_others(asked))
    if has_terminal():
        return screen(None, asked)
    from tracker.cli import lists

    if heard_by_others(asked):
        from tracker.i18n.speaking import library_for_others

        speech.say(library_for_others())
    return lists.library()


def heard_by_others(asked: Asked) -> bool:
    """By `--streamer` or the settings."""
    from tracker.session import settings

    return asked.streamer or settings.read()[0].streamer


def open_file(asked: Asked) -> int:
    """One file on the screen; as text without a terminal."""
    path = Path(asked.file)
    if asked.break_lock:
        from tracker.cli import locks

        locks.give_way(path)
    if asked.plain:
        from tracker.cli.plain.choosing import play

        return play(path, read_only=asked.read_only, others=heard_by_others(asked))
    if has_terminal():
        return screen(path, asked)
    from tracker.cli import table_text
    from tracker.i18n import command_line as words
    from tracker.session import open_session

    session = open_session(path, read_only=True)
    if heard_by_others(asked):
        from tracker.players.project import project

        for line in table_text.view_lines(project(session.table)):
            speech.say(line)
        return DONE
    for line in table_text.table_lines(session.table):
        speech.say(line)
    speech.say(words.no_terminal(asked.file))
    return DONE


def tour(asked: Asked) -> int:
    """The guided first fight; its lessons as text without a terminal."""
    if has_terminal():
        from tracker.tui.run import run

        return run(tour=True, for_now=for_now(asked))
    from tracker.i18n import tour as words
    from tracker.tui.tour import shown_keys

    keys = shown_keys()
    speech.say(words.without_terminal())
    for number, lesson in enumerate(words.LESSON_IDS, 1):
        title = words.titles()[lesson]
        speech.say(words.heading(number, len(words.LESSON_IDS), title))
        speech.say(f"  {words.lesson(lesson, keys)}")
    return DONE


def has_terminal() -> bool:
    """Whether there is a screen to draw on and a keyboard to read."""
    if os.environ.get("TERM") == "dumb":
        return False
    return all(one is not None and one.isatty() for one in (sys.stdin, sys.stdout))


def screen(path: Path | None, asked: Asked) -> int:
    """Hand over to the screen, the only part that knows Textual; who comes second only looks."""
    from tracker.tui.run import run

    now = for_now(asked)
    if path is None:
        return run(for_now=now)
    process.about(path, saves=True)
    try:
        return run(path, read_only=asked.read_only, for_now=now)
    except Refused as refused:
        if refused.key != "file-locked":
            raise
        speech.complain(refused)
        return run(path, read_only=True, for_now=now)
