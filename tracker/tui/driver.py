"""Manners on a POSIX terminal: it is given back as it was found, also while the program sleeps.

Textual's driver starts a second time when it is continued after a stop that nobody announced
(`kill -STOP`), reads every key twice then, and takes its own settings for those to be restored.
"""

import os
import signal
from typing import TYPE_CHECKING

from textual.drivers.linux_driver import LinuxDriver

from tracker.tui.plain import plain

if TYPE_CHECKING:
    from textual.app import App

REMEMBER, RESTORE = "\x1b[22;0t", "\x1b]2;\x07\x1b[23;0t"
"""Title of the window on the terminal's stack; without a stack the terminal's own comes back."""
UNTITLED = frozenset({"linux", "dumb", "vt100", "vt220"})
"""Terminals that would show a title as text, or have none."""
LONGEST = 100


class PoliteDriver(LinuxDriver):
    """Sleeps and wakes, and gives the window its title."""

    def __init__(
        self,
        app: "App[int]",
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        self._asleep = False
        self._title = ""
        self._titled = False
        """The terminal has put the former title aside."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)

    def write(self, data: str) -> None:
        """Nothing while the terminal is somebody else's, or gone: its queue would never empty."""
        writer = self._writer_thread
        if not self._asleep and writer is not None and writer.is_alive():
            super().write(data)

    def start_application_mode(self) -> None:
        """Take the terminal, if it is ours to take: in the background it is not."""
        before, self._asleep = self._writer_thread, False
        super().start_application_mode()  # type: ignore[no-untyped-call]  # Textual leaves it untyped
        if self._writer_thread is before:
            self._asleep = True
        else:
            self.entitle(self._title)

    def stop_application_mode(self) -> None:
        """Give it back."""
        if self._asleep:
            return
        if self._titled:
            self.write(RESTORE)
            self._titled = False
        super().stop_application_mode()

    def suspend_application_mode(self) -> None:
        """Give it back for a while."""
        super().suspend_application_mode()
        self._asleep = True

    def _sigcont_application(self, *_: object) -> None:
        if self._auto_restart and not self._asleep:
            self.suspend_application_mode()
            self._must_signal_resume = True
        super()._sigcont_application()

    def entitle(self, title: str) -> None:
        """Call the window so."""
        self._title = plain(title)[:LONGEST]
        if not title or self._asleep or os.environ.get("TERM", "") in UNTITLED:
            return
        if not self._titled:
            self.write(REMEMBER)
            self._titled = True
        self.write(f"\x1b]2;{self._title}\x07")
        self.flush()

    def sleep(self) -> bool:
        """Stop, with all that was started together with us (`make run`), until `fg`.

        False where nobody would wake us: whoever leads a session has no shell behind it.
        """
        if os.getsid(0) == os.getpid():
            return False
        os.killpg(0, signal.SIGTSTP)
        return True
