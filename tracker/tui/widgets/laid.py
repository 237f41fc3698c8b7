"""How pieces of text are laid out in the lines at the foot: side by side, flowing, as many as fit."""

from collections.abc import Sequence

from rich.cells import cell_len

from tracker.tui.plain import cut, plain, wrapped
from tracker.tui.widgets.painted import Span, Spans, width_of

MESSAGE = 4
"""Lines of a message at most, as the stylesheet has it."""
KEPT = frozenset({"palette", "help"})
"""Actions of the footer that lead to all the others."""
Entry = tuple[str, str, str]
"""Of the footer: action, key, label."""
LogLine = tuple[int, str]
"""Round and sentence."""


def first_of(entries: Sequence[Entry], room: int) -> list[Entry]:
    """As many as fit with space around them; the last one and what leads to all others stay."""
    shown = list(entries)
    cells = {one: cell_len(one[1]) + cell_len(one[2]) + 3 for one in entries}
    while len(shown) > 1 and sum(cells[one] for one in shown) > room:
        goes = [one for one in shown[:-1] if one[0] not in KEPT] or shown[:-1]
        shown.remove(goes[-1])
    return shown


def joined(pieces: Sequence[Spans], gap: int) -> Spans:
    """One after the other, so many cells apart."""
    found: list[Span] = []
    for piece in pieces:
        found += [Span(" " * gap), *piece] if found else piece
    return tuple(found)


def flowing(pieces: Sequence[Spans], width: int, gap: int) -> list[Spans]:
    """As many to a line as fit."""
    lines: list[list[Spans]] = [[]]
    for piece in pieces:
        if lines[-1] and width_of(joined((*lines[-1], piece), gap)) > width:
            lines.append([])
        lines[-1].append(piece)
    return [joined(line, gap) for line in lines]


def apart(left: Spans, right: Spans, width: int) -> Spans:
    """At both ends of a line."""
    return (*left, Span(" " * max(0, width - width_of((*left, *right)))), *right)


def message_lines(text: str, width: int) -> list[Spans]:
    """Wrapped to as many lines as it takes; of a very long one the last ends in an ellipsis."""
    room = max(4, width - 2)
    lines = wrapped(plain(text), room) if text else []
    if len(lines) > MESSAGE:
        lines = [*lines[: MESSAGE - 1], cut(" ".join(lines[MESSAGE - 1 :]), room)]
    return [(Span("  " if n else "! ", "warn"), Span(one)) for n, one in enumerate(lines)]


def newest(entries: Sequence[LogLine], room: int, width: int) -> list[tuple[int, str, bool]]:
    """The last lines, each sentence from its beginning; what does not fit ends in an ellipsis."""
    found: list[tuple[int, str, bool]] = []
    for number, sentence in reversed(entries):
        left = room - len(found)
        if left <= 0:
            break
        parts = wrapped(plain(sentence), width)
        if len(parts) > left:
            parts = [*parts[: left - 1], cut(" ".join(parts[left - 1 :]), width)]
        found[:0] = [(number, part, n == 0) for n, part in enumerate(parts)]
    return found
