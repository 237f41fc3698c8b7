"""A text input under the veil: what stands in it is seen by watchers as everything else is.

What the DM types stays in its value; only what is painted is covered. Of what the program put there
the numbers are covered too, for as long as they stand there; those that are typed are the DM's own.
"""

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.widgets import Input

from tracker.tui import veil
from tracker.tui.widgets.painted import shared

WIDE = "〓"
"""Covers a sign of two cells, so that the cursor keeps its place."""


class CoveredInput(Input):
    """Names that watchers do not know are covered in it."""

    secret = False
    """Whether what stood in it at first is covered whole: words that are meant for the DM alone."""
    asks = False
    """Whether `?` can be nothing in it and asks for help, as it does outside of texts."""
    _head = _tail = ""
    """What stands there still of that, before and behind what was typed."""

    def on_mount(self) -> None:
        """Before anybody types."""
        self._head = self._tail = self.value

    def on_key(self, event: events.Key) -> None:
        """Leave the question mark to the screen."""
        if self.asks and event.character == "?":
            event.prevent_default()

    def watch_value(self, value: str) -> None:
        """What was rubbed out does not come back by being typed."""
        self._head = self._head[: shared(self._head, value)]
        behind = value[len(self._head) :]
        same = shared(self._tail[::-1], behind[::-1])
        self._tail = self._tail[len(self._tail) - same :]

    @property
    def _value(self) -> Text:
        if not veil.has_fallen():
            return super()._value
        signs = sign_by_sign(self.value, veil.over(self.value))
        typed = range(len(self._head), len(self.value) - len(self._tail))
        shown = "".join(one if n in typed else self._covered(one) for n, one in enumerate(signs))
        return Text(shown, no_wrap=True, overflow="ignore", end="")

    def _covered(self, sign: str) -> str:
        """A sign that stood there at first."""
        if self.secret and not sign.isspace():
            return WIDE if cell_len(sign) > 1 else veil.SIGN
        return veil.DIGIT if sign.isdecimal() else sign


def sign_by_sign(text: str, covered: str) -> str:
    """The covered text with as many signs as there were."""
    if len(covered) == len(text):
        return covered
    found: list[str] = []
    at = 0
    for sign in text:
        width = max(1, cell_len(sign))
        hidden = covered[at : at + 1] == veil.SIGN and sign != veil.SIGN
        at += cell_len(sign) if hidden else 1
        found.append((WIDE if width > 1 else veil.SIGN) if hidden else sign)
    return "".join(found)
