"""The command line as a whole process: its encoding, its signals and its last words.

A signal ends the program where it stands, except while a fight is being written; an unexpected
error says one sentence, and where the fight is safe, instead of a traceback with hidden numbers.
"""

import contextlib
import gc
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, TracebackType

from tracker.cli import obey, speech

INTERRUPTED = 130
ENDING = ("SIGTERM", "SIGHUP")
"""By name: one of them is not everywhere."""


class Interrupted(KeyboardInterrupt):
    """Ctrl+C, of a kind of its own.

    The plain one, once it has passed through code made while the program runs (a dataclass of a
    module that is being imported), ends the process by the signal even where it was caught.
    """


class _State:
    """What a signal or a last word has to know."""

    held = 0
    """How many times writing may not be interrupted."""
    pending = 0
    """The signal that came meanwhile."""
    path: Path | None = None
    saves: bool = False
    """Whether the fight is written as it is played."""


def run() -> int:
    """The process from its first line to its exit code; too short for collecting garbage."""
    gc.disable()
    speak_utf_8()
    sys.excepthook = last_words
    for name in ENDING:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
    try:
        return obey(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


def speak_utf_8() -> None:
    """Whatever the locale says; what cannot be shown is replaced, what cannot be read is kept."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        errors = "surrogateescape" if stream is sys.stdin else "replace"
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(encoding="utf-8", errors=errors)  # type: ignore[union-attr]  # a stream of its own has none


def leave(number: int, _frame: FrameType | None) -> None:
    """End by a signal, as soon as nothing is being written."""
    if _State.held:
        _State.pending = number
        return
    raise SystemExit(128 + number)


def interrupt(_number: int, _frame: FrameType | None) -> None:
    """Ctrl+C, unless whoever started us has it ignored."""
    raise Interrupted


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """While this lasts signals wait."""
    _State.held += 1
    try:
        yield
    finally:
        _State.held -= 1
        if _State.pending and not _State.held:
            raise SystemExit(128 + _State.pending)


def about(path: Path, *, saves: bool) -> None:
    """Which file the last words are about, and whether it is written as it is played."""
    _State.path, _State.saves = path, saves


def last_words(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """One sentence for an error nobody foresaw."""
    if issubclass(kind, KeyboardInterrupt | BrokenPipeError):
        return
    from tracker.i18n import command_line as words

    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else ""
    speech.warn(words.failed(type(error).__name__, place))
    tell_where()


def told_nothing(why: str) -> None:
    """What should have been printed could not be written."""
    from tracker.i18n import command_line as words

    with contextlib.suppress(speech.Unsaid):
        speech.warn(words.unsaid(why))
        tell_where()


def tell_where() -> None:
    """Where the fight is, and in which state."""
    from tracker.i18n import command_line as words

    if _State.path is not None:
        path = str(_State.path)
        speech.warn(words.safe_in(path) if _State.saves else words.unchanged(path))
