"""The DM's typed language: a line becomes a request, a command becomes its canonical line.

Knows the table and the words it is handed; no files, no bestiary, no sentences may enter.
"""

from tracker.shorthand.completing import complete
from tracker.shorthand.mending import mended
from tracker.shorthand.parsing import amended, is_blank, parse
from tracker.shorthand.request import (
    Amend,
    Aside,
    BringBack,
    Completion,
    KeepParty,
    Log,
    Look,
    Merge,
    NoCommand,
    Redo,
    Request,
    Restart,
    Summary,
    Undo,
    Vocabulary,
    Why,
)
from tracker.shorthand.writing import canonical

__all__ = [
    "Amend",
    "Aside",
    "BringBack",
    "Completion",
    "KeepParty",
    "Log",
    "Look",
    "Merge",
    "NoCommand",
    "Redo",
    "Request",
    "Restart",
    "Summary",
    "Undo",
    "Vocabulary",
    "Why",
    "amended",
    "canonical",
    "complete",
    "is_blank",
    "mended",
    "parse",
]
