"""What goes beyond this fight: its sum, a new try, the party's file, creatures of another file.

The core knows no files and the parser opens none: a `merge` is read as words, and the session,
which finds the other fight, reads who is meant in it.
"""

from dataclasses import replace
from typing import Literal

from tracker.encounter.model import Encounter, Id
from tracker.shorthand import values
from tracker.shorthand.options import Options
from tracker.shorthand.reader import Reader
from tracker.shorthand.request import BringBack, KeepParty, Merge, Restart, Summary, Vocabulary

MOST_DICE = 1000
FRESH = ("--fresh", "fresh")
WHOSE: tuple[Literal["ours", "theirs"], ...] = ("ours", "theirs")
WORDS = {"anew": FRESH[:1], "back": ("back",), "whose": WHOSE}
"""By slot, what completion offers."""


def restart(reader: Reader) -> Restart:
    """`restart [--fresh]`."""
    return Restart(fresh=bool(reader.word(*FRESH)))


def bring(reader: Reader) -> BringBack:
    """`bring back [N]`: the last of the cut-off tails, or one by its number."""
    if not reader.word("back"):
        raise reader.expected("back", ("back",))
    number = values.maybe_number(reader, "line")
    return BringBack(number or 0)


def summary(_reader: Reader) -> Summary:
    """`summary`."""
    return Summary()


def party(reader: Reader) -> KeepParty:
    """`party ours|theirs [TARGETS]`."""
    for whose in WHOSE:
        if reader.word(whose):
            who = () if reader.peek().kind == "end" else reader.targets()
            return KeepParty(whose, who)
    raise reader.expected("whose", WHOSE)


def merge(reader: Reader) -> Merge:
    """`merge FILE [TARGETS] [hidden] [round N]`: a path with blanks stands in quotes."""
    token = reader.peek()
    if token.kind not in ("word", "quoted"):
        raise reader.expected("file")
    reader.take()
    path = token.text if token.kind == "quoted" else reader.shown(token)
    first = reader.at
    while reader.peek().kind != "end" and not MERGE.starts(reader):
        reader.take()
    who = reader.raw(first, reader.at) if reader.at > first else ""
    return MERGE.read(reader, Merge(path, who))


def targets_of(text: str, table: Encounter) -> tuple[Id, ...]:
    """Who is meant on another table."""
    reader = Reader(text, table, Vocabulary())
    reader.verb = "merge"
    found = reader.targets()
    reader.finish()
    return found


def _round(reader: Reader, asked: Merge) -> Merge:
    return replace(asked, enters_round=values.number(reader, "round"))


def _dice(reader: Reader, asked: Merge) -> Merge:
    return replace(asked, dice=values.numbers(reader, "face", MOST_DICE))


MERGE = Options[Merge](
    words={
        "hidden": lambda _reader, asked: replace(asked, hidden=True),
        "visible": lambda _reader, asked: replace(asked, hidden=False),
        "round": _round,
        "roll": lambda _reader, asked: replace(asked, roll=True),
    },
    keys={"dice": _dice},
)
