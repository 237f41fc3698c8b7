"""What a stat block must have beyond what a file says: derived numbers, notes of bearable length."""

from typing import TYPE_CHECKING

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.text import plain
from tracker.encounter.bounds import NOTE_SIGNS

if TYPE_CHECKING:
    from tracker.bestiary.foreign.values import Notebook


def complete(book: "Notebook") -> None:
    """Proficiency by challenge, passive Perception by skill and Wisdom, the notes."""
    facts = book.facts
    if "proficiency" not in facts and facts.get("challenge"):
        facts["proficiency"] = figures.proficiency(facts["challenge"])
    if "passive_perception" not in facts:
        wisdom = dict(facts.get("abilities", ())).get("wis", 10)
        bonus = dict(facts.get("skills", ())).get("perception", (wisdom - 10) // 2)
        book.guess("passive_perception", max(0, 10 + bonus), "by-wisdom")
    if facts.get("legendary") and "legendary_uses" not in facts:
        book.guess("legendary_uses", 3, "usual")
    text = plain("\n".join(filter(None, book.notes)))
    if len(text) > NOTE_SIGNS:
        book.remark("notes", "dropped", text[NOTE_SIGNS - 1 :], "too-long")
        text = text[: NOTE_SIGNS - 1].rstrip() + "…"
    if text:
        facts["notes"] = text
