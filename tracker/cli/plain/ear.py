"""Where lines come from: a terminal with the editing of readline, a pipe, or a watcher's waiting.

Ctrl+C counts only while a line is awaited: in the middle of a step it would tear the step.
"""

import contextlib
import select
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType

from tracker.cli.plain.nudge import nudged
from tracker.cli.process import Interrupted

PROMPT = "> "
SOON = 1.0
"""Seconds between two looks at what somebody else did."""
QUIET = (
    "set enable-bracketed-paste off", "set enable-meta-key off", "set bell-style none",
    "set colored-stats off", "set colored-completion-prefix off", "set blink-matching-paren off",
    "set active-region-start-color \"\"", "set active-region-end-color \"\"",
    "set completion-query-items -1", "set page-completions off", "tab: complete",
)  # fmt: skip
"""Readline says nothing but the line itself."""

Completions = Callable[[str], Sequence[str]]


class Ear:
    """Hears one line at a time."""

    def __init__(self, completions: Completions) -> None:
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        """Whether a person is at the keys, wherever the sentences go."""
        self.terminal = self.typed and sys.stdout is not None and sys.stdout.isatty()
        self._listening = False
        self._completions = completions
        self._found: tuple[str, ...] = ()

    def line(self, meanwhile: Callable[[], bool] | None = None) -> str | None:
        """The next line without its end, None after the last; `Interrupted` at Ctrl+C.

        `meanwhile` is called now and then while nothing comes.
        """
        with self._attentive():
            if meanwhile is not None and sys.stdin is not None and self._waits(meanwhile):
                return self._read()
            return self._ask() if self.terminal and meanwhile is None else self._read()

    def _ask(self) -> str | None:
        try:
            return input(PROMPT)
        except EOFError:
            return None

    def _read(self) -> str | None:
        if sys.stdin is None:
            return None
        line = sys.stdin.readline()
        return line.rstrip("\r\n") if line else None

    def _waits(self, meanwhile: Callable[[], bool]) -> bool:
        """Until a line is there; False where one cannot tell."""
        try:
            while not select.select([sys.stdin], [], [], SOON)[0]:
                meanwhile()
        except (OSError, ValueError):
            return False
        return True

    @contextlib.contextmanager
    def _attentive(self) -> Iterator[None]:
        self._listening = True
        try:
            yield
        finally:
            self._listening = False

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """For as long as lines are heard."""
        with contextlib.ExitStack() as stack:
            if self.terminal:
                with contextlib.suppress(ImportError):
                    stack.callback(self._edit())
            with contextlib.suppress(ValueError):  # not the main thread: no signals there
                before = signal.signal(signal.SIGINT, self._interrupt)
                stack.callback(signal.signal, signal.SIGINT, before)
                if self.terminal and hasattr(signal, "pthread_kill"):
                    stack.enter_context(nudged())
            yield

    def _interrupt(self, _number: int, _frame: FrameType | None) -> None:
        if self._listening:
            raise Interrupted

    def _edit(self) -> Callable[[], None]:
        """Line editing, history and Tab; what takes it back."""
        import readline

        for setting in QUIET:
            readline.parse_and_bind(setting)
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        return lambda: readline.set_completer(None)

    def _complete(self, text: str, number: int) -> str | None:
        """What readline asks for again and again until there is no more."""
        if not number:
            self._found = tuple(self._completions(text))
        return self._found[number] if number < len(self._found) else None
