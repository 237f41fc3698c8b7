"""The DM's word on a save of many: who makes it, who fails, what share each takes (GEN-04, DMG-07)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from tracker.encounter.commands import Improvise, RollSave, UseAction
from tracker.encounter.model import Id
from tracker.shorthand.options import Step
from tracker.shorthand.reader import Reader

ANSWERS = ("pass", "fail")
SHARES = ("full", "half", "none")
Saving = TypeVar("Saving", RollSave, Improvise, UseAction)


def said(reader: Reader, asked: Saving) -> Saving:
    """`pass=WHO,…`, `full=WHO,…`; the later one counts for each."""
    word: str = reader.peek(-1).text
    who: tuple[Id, ...] = reader.targets()
    before = asked.said if word in ANSWERS else asked.shares
    kept: tuple[tuple[Id, str], ...] = tuple(one for one in before if one[0] not in who)
    settled = (*kept, *((one, word) for one in who))
    if word in ANSWERS:
        return replace(asked, said=settled)
    return replace(asked, shares=settled)


def keys(step: Step[Saving]) -> Mapping[str, Step[Saving]]:
    """Every word with its reader."""
    return dict.fromkeys((*ANSWERS, *SHARES), step)
