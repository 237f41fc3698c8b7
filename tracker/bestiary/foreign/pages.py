"""The pages of a notebook: facts, notes and a remark for each; single numbers and words.

None of its readers raises, whatever the value is.
"""

from typing import Any

from tracker.bestiary.foreign import figures, phrases
from tracker.bestiary.foreign.report import Fate, Remark
from tracker.bestiary.foreign.text import name_of, one_line, plain, short
from tracker.encounter.bounds import NAME_SIGNS

Bounds = tuple[int, int]
HP: Bounds = (0, 999_999)
AC: Bounds = (0, 99)
BONUS: Bounds = (-99, 99)
FEET: Bounds = (0, 9_999)
SCORE: Bounds = (1, 30)
SOME: Bounds = (0, 999)


class Pages:
    """What has been kept so far. `facts` are fields of the stat block."""

    def __init__(self, name: object = "") -> None:
        self.facts: dict[str, Any] = {}
        self.remarks: list[Remark] = []
        self.notes: list[str] = []
        if name:
            self.name(name)

    # What became of a field.

    def remark(self, field: str, kind: Fate, value: object, why: str = "") -> None:
        """Any remark."""
        self.remarks.append(Remark(field, kind, short(value), why))

    def keep(self, field: str, value: Any, shown: object = None) -> None:
        """A field of the stat block that was taken."""
        self.facts[field] = value
        self.remark(field, "taken", value if shown is None else shown)

    def guess(self, field: str, value: Any, why: str) -> None:
        """A field of the stat block that the file does not have, or not like this."""
        self.facts[field] = value
        self.remark(field, "guessed", value, why)

    def drop(self, field: str, value: object, why: str = "not-understood") -> None:
        """A value that says nothing here."""
        self.remark(field, "dropped", value, why)

    def note(self, field: str, value: object, why: str = "kept-in-notes") -> None:
        """A value that has no field of its own: it goes to the notes as it stood."""
        text = plain(value)
        if text:
            self.notes.append(f"{field}: {text}" if field else text)
            self.remark(field, "noted", text, why)

    # Single values.

    def number(self, raw: object, field: str, bounds: Bounds = SOME) -> int | None:
        """A number within bounds, or None; nothing is kept."""
        found = figures.number(raw)
        if found is None:
            if one_line(raw).lower() not in phrases.NONE:
                self.drop(field, raw, "not-a-number")
            return None
        within = min(max(found, bounds[0]), bounds[1])
        if within != found:
            self.remark(field, "guessed", found, "out-of-bounds")
        return within

    def whole(self, raw: object, field: str, bounds: Bounds = SOME) -> int | None:
        """A number, kept under its field."""
        found = self.number(raw, field, bounds)
        if found is not None:
            self.keep(field, found)
        return found

    def words(self, raw: object, field: str, *, lower: bool = False) -> str:
        """A line of text, kept under its field unless it is empty."""
        text = one_line(raw)
        text = text.lower() if lower else text
        if text.lower() in phrases.NONE:
            return ""
        most = 2_000 if field == "languages" else NAME_SIGNS
        if len(text) > most:
            self.note(field, text, "too-long")
            text = text[:most].rstrip()
        self.keep(field, text)
        return text

    def name(self, raw: object) -> str:
        """The name as it was written."""
        found = name_of(raw)
        if found:
            self.keep("name", found)
        return found
