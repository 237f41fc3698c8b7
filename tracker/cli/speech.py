"""The one way out for text: safe for every terminal, and quiet when nobody listens any more.

Names may hold anything; what a terminal would obey instead of show is left out here, and written
as an escape in JSON.
"""

import contextlib
import errno
import json
import os
import sys
from typing import Any, TextIO

from tracker.encounter.bounds import OBEYED
from tracker.encounter.refusals import Refused

_OBEYED = [ord(sign) for sign in OBEYED if sign not in "\t\n"]
_LEFT_OUT = dict.fromkeys(_OBEYED)
_ESCAPED = {sign: f"\\u{sign:04x}" for sign in _OBEYED}


class Unsaid(Exception):
    """Nothing more can be written to an output that somebody wants: a full disk, most of all."""


def say(text: str = "") -> None:
    """A line on standard output."""
    put(sys.stdout, clean(text))


def warn(text: str) -> None:
    """A line on standard error."""
    put(sys.stderr, clean(text))


def complain(refused: Refused) -> None:
    """A refusal on standard error, a line for each fault."""
    from tracker.i18n.refusals import refusal_lines

    for line in refusal_lines(refused):
        warn(line)


def say_json(value: Any) -> None:
    """Plain data on standard output; never translated, never obeyed."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    put(sys.stdout, text.translate(_ESCAPED))


def clean(text: str) -> str:
    """Without what a terminal obeys."""
    return text.translate(_LEFT_OUT)


def put(stream: TextIO | None, text: str) -> None:
    """A line and no more trouble: a reader that went away does not stop a fight.

    Raises `Unsaid`, with the reason, where what somebody wants to keep cannot be written.
    Python has None for a stream that was closed before we began.
    """
    if stream is None:
        return
    try:
        stream.write(f"{text}\n")
        stream.flush()
    except OSError as trouble:
        if trouble.errno not in (errno.EPIPE, errno.EIO):
            silence(stream)
            raise Unsaid(trouble.strerror or str(trouble)) from None
        _Listener.gone = _Listener.gone or stream is sys.stdout
        silence(stream)


class _Listener:
    """Whoever reads standard output."""

    gone = False


def unheard() -> bool:
    """Whether nobody listens to standard output any more."""
    return _Listener.gone


def silence(stream: TextIO) -> None:
    """From now on nowhere, so that Python does not complain at the end either."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
