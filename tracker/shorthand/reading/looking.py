"""What looks back and changes nothing: the log with its filters, the table as it was.

Who is meant is kept as typed: the log knows creatures that are gone, the table does not.
"""

from tracker.shorthand import values
from tracker.shorthand.reader import Reader
from tracker.shorthand.request import Log, Look

FILTERS = ("who", "kind", "round")
WORDS = {"log": tuple(f"{name}=" for name in FILTERS), "moment": ("round", "step")}
"""By slot, what completion offers."""


def log(reader: Reader) -> Log:
    """`log [who=WHO,…] [kind=KIND,…] [round=N|N-N] [TEXT]`: the filters in any order, then words."""
    found = {"who": "", "kind": "", "round": ""}
    while (token := reader.peek()).kind == "key" and token.text in FILTERS:
        reader.take()
        if reader.peek().kind not in ("word", "quoted"):
            raise reader.missing("text")
        found[token.text] = chunk(reader)
    text = chunk(reader) if reader.peek().kind == "quoted" else reader.rest()
    return Log(found["who"], found["kind"], found["round"], text)


def chunk(reader: Reader) -> str:
    """A quotation, or words joined by commas, as typed."""
    first = reader.at
    token = reader.take()
    if token.kind == "quoted":
        return token.text
    while reader.peek().kind == "comma" and reader.peek(1).kind == "word":
        reader.take()
        reader.take()
    return reader.raw(first, reader.at)


def look(reader: Reader) -> Look:
    """`look [round|step] N`: a round unless it is said to be a step; nothing: a step ago."""
    moment = reader.word("round", "step")
    if not moment and reader.peek().kind == "end":
        return Look()
    number = values.number(reader, "round")
    return Look(step=number) if moment == "step" else Look(round=number)
