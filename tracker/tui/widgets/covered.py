"""A text input under the veil: what stands in it is seen by watchers as everything else is.

What the DM types stays in its value; only what is painted is covered. Numbers that the program put
there are covered until somebody types; those that are typed are the DM's own.
"""

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Input

from tracker.tui import veil

WIDE = "〓"
"""Covers a sign of two cells, so that the cursor keeps its place."""


class CoveredInput(Input):
    """Names that watchers do not know are covered in it."""

    offered = ""
    """What stood in it at first."""

    def on_mount(self) -> None:
        """Before anybody types."""
        self.offered = self.value

    @property
    def _value(self) -> Text:
        if not veil.has_fallen():
            return super()._value
        untouched = bool(self.offered) and self.value == self.offered
        shown = sign_by_sign(self.value, veil.over(self.value, numbers=untouched))
        return Text(shown, no_wrap=True, overflow="ignore", end="")


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
