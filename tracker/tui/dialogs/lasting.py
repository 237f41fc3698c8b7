"""How long a condition lasts where it hangs on a spell: what both dialogs of conditions ask.

Whoever concentrates and is named as its source holds it, unless the DM says otherwise (CONC-05).
"""

from collections.abc import Iterable

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import spellbound
from tracker.i18n import screens_dialogs
from tracker.i18n import screens_lasting as words
from tracker.tui.dialogs.fields import Choice, Option
from tracker.tui.plain import plain

HELD = "conc"
"""Value of what lasts while a spell is held, and the word of the typed line."""
COUNTED = ("rounds", "minutes", "hours")
"""How long, where it is a number of something."""


class Lasting(Choice):
    """How long, with the spell of the source among the answers while it holds one."""

    def __init__(self, options: Iterable[tuple[str, str]]) -> None:
        super().__init__(screens_dialogs.label("lasts"), [Option(*one) for one in options])
        self._usual = self.options
        self._source = ""

    def follow(self, table: Encounter, source: Id) -> None:
        """Another source: if it concentrates, that is what the condition hangs on."""
        if source == self._source:
            return
        self._source = source
        if spellbound.concentrating(table, source):
            name = plain(table.combatants[source].full_name)
            before = self.value
            self.choose_from((*self._usual, Option(HELD, words.while_held(name))))
            if before in ("", HELD):
                begin(self, len(self.options) - 1)
        else:
            self.choose_from(self._usual)


def spelt(lasts: str, count: str, whose: str) -> str:
    """As the typed line says it: so many of a unit, or a turn of `whose`; else empty."""
    if lasts in COUNTED:
        return f"for {count or 1} {lasts}"
    return f"until {lasts} of {whose}" if lasts in ("start", "end") else ""


def begin(field: Choice, place: int) -> None:
    """Another answer; before the field is on the screen nobody hears of it."""
    if field.is_attached:
        field.index = place
    else:
        field.set_reactive(Choice.index, place)


def again() -> Choice:
    """Whether the save is repeated, and when."""
    return Choice(words.again_label(), [Option(*one) for one in words.again()])
