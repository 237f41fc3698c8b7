"""A title and its text on a card, wrapped under itself."""

from collections.abc import Iterator

from tracker.tui.plain import wrapped
from tracker.tui.widgets.painted import Span, Spans


def folded(title: str, text: str, width: int, look: str = "dim") -> Iterator[Spans]:
    """As many lines as it takes; none without a text."""
    if not text:
        return
    indent = len(title) + 1 if len(title) <= 2 else 2
    first, *rest = wrapped(f"{title} {text}", width) or [title]
    yield (Span(title, look), Span(first[len(title) :]))
    if rest:
        for part in wrapped(" ".join(rest), width - indent):
            yield (Span(" " * indent + part),)
