"""Moves over the history: they belong to the session, which is handed their numbers."""

from tracker.shorthand import values
from tracker.shorthand.reader import Reader
from tracker.shorthand.request import Amend, Redo, Undo, Why


def undo(reader: Reader) -> Undo:
    """`undo [N]`, or `undo to N`: back to just behind that step."""
    if reader.word("to"):
        return Undo(to=values.number(reader, "line"))
    count = values.maybe_number(reader, "steps")
    return Undo() if count is None else Undo(count)


def redo(reader: Reader) -> Redo:
    """`redo [N]`."""
    count = values.maybe_number(reader, "steps")
    return Redo() if count is None else Redo(count)


def amend(reader: Reader) -> Amend:
    """`amend [#N] CHANGE…`: read again together with the line of the last step, or that one."""
    token, number = reader.peek(), 0
    if token.kind == "word" and token.text.startswith("#"):
        reader.take()
        number = values.as_number(reader, token.text[1:], "line", token)
    changes = reader.rest()
    if not changes:
        raise reader.missing("change")
    return Amend(changes, number)


def why(reader: Reader) -> Why:
    """`why [N]`."""
    line = values.maybe_number(reader, "line")
    return Why() if line is None else Why(line)
