"""One run of the screen, from opening to the exit code; signals save before anything else.

The garbage collector is off until the first paint: with thousands of steps in memory a full
collection would stop the screen for longer than a key may take.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tracker.session import Session
    from tracker.tui.app import TrackerApp

THRESHOLDS = (20_000, 50, 1_000)
COLOURLESS = frozenset("vt52 vt100 vt102 vt220 vt320 vt420 xterm-mono ansi-mono".split())
"""Terminals, by TERM, that have no colours: weight and signs are left, as with NO_COLOR."""
ASKED = {"COLORTERM", "TEXTUAL_COLOR_SYSTEM"}
"""Who sets these says what the terminal can do."""
ENDINGS = (("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130))
"""Signals that end the program from outside, and the exit code it then has."""
PATIENCE = 2.0
"""Seconds a terminal that is gone may hold up the end, once everything is saved."""


def run(
    path: Path | None = None,
    *,
    read_only: bool = False,
    tour: bool = False,
    for_now: Mapping[str, object] | None = None,
) -> int:
    """Open a file, or the library; the exit code. Raises `Refused` before anything shows.

    `for_now` are settings of this run alone.
    """
    gc.disable()
    os.environ.setdefault("ESCDELAY", "25")
    if os.environ.get("TERM") in COLOURLESS and not ASKED & os.environ.keys():
        os.environ.setdefault("NO_COLOR", "1")
    faults: list[BaseException] = []
    threading.excepthook = partial(noted, faults)
    session = None
    if path is not None:
        from tracker.session import open_session

        session = open_session(path, play=not read_only, read_only=read_only, fast=True)
    from tracker.tui.app import TrackerApp

    app = TrackerApp(session, lambda: settle(session), faults, for_now)
    app.touring = tour
    sys.excepthook = partial(last_words, app)
    told: list[str] = []
    try:
        asyncio.run(shown(app))
    finally:
        told += close(app.held)
    for line in dict.fromkeys((app.farewell, *told)):
        if line:
            sys.stderr.write(f"{line}\n")
    return app.return_code or 0


def noted(faults: list[BaseException], args: threading.ExceptHookArgs) -> None:
    """A fault of a thread is written down; printed, it would stand on the screen."""
    if args.exc_value is not None:
        from tracker.session import fault_log

        fault_log.note(args.exc_value)
        faults.append(args.exc_value)


def last_words(
    app: TrackerApp, kind: type[BaseException], error: BaseException, *_: object
) -> None:
    """A fault while everything is being closed: said in the same way, about the fight that was played."""
    from tracker.i18n.screens import fatal
    from tracker.session import fault_log

    if not issubclass(kind, KeyboardInterrupt):
        path = str(app.held[0].path) if app.held else ""
        sys.stderr.write(f"{fatal(path, fault_log.note(error))}\n")


async def shown(app: TrackerApp) -> None:
    """The application, with the signals that end it."""
    loop = asyncio.get_running_loop()
    for name, code in ENDINGS:
        number = getattr(signal, name, None)
        if number is not None and sys.platform != "win32":
            loop.add_signal_handler(number, stop, app, code)
    await app.run_async()


def stop(app: TrackerApp, code: int) -> None:
    """Save, then leave; a terminal that takes nothing any more does not keep us."""
    for session in app.held:
        session.flush()
    app.keep()
    guard = threading.Timer(PATIENCE, os._exit, (code,))
    guard.daemon = True
    guard.start()
    app.exit(return_code=code)


def settle(session: Session | None) -> None:
    """After the first paint: what is loaded stays, the rest is collected rarely."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
    threading.Thread(target=catch_up, args=(session,), name="catch up", daemon=True).start()


def catch_up(session: Session | None) -> None:
    """What the first paint did not wait for: the modules of the first command, the old steps."""
    from tracker import shorthand
    from tracker.encounter import decide
    from tracker.tui.screens import fight_keys

    del decide, fight_keys, shorthand
    if session is not None:
        session.check()


def close(sessions: Iterable[Session]) -> list[str]:
    """Save and give the locks back; what is to be said of it."""
    from tracker.i18n.refusals import refusal

    return [refusal(told) for one in sessions if (told := one.close()) is not None]
