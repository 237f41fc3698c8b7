"""What a `statblock` block changes: another creature of its note, else one of the SRD or the DM's own.

Blocks may come in any order and extend each other; one that comes back to itself means the SRD's
creature of that name.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tracker.bestiary.foreign import at_hand, obsidian_stat_block
from tracker.bestiary.foreign.raw import first
from tracker.bestiary.foreign.report import Found
from tracker.bestiary.foreign.text import label, one_line
from tracker.bestiary.library import srd
from tracker.encounter.stat_block import StatBlock

DEEP = 20
"""Creatures that may extend each other in a row."""


class Bases:
    """The creatures of one note by name."""

    def __init__(self, blocks: Iterable[Mapping[str, Any]] = ()) -> None:
        self.own = {name_of(here): here for here in blocks if whole(here)}
        self.done: dict[str, StatBlock | None] = {}
        self.open: list[str] = []

    def find(self, name: str) -> StatBlock | None:
        """A creature of the note, else one that is known without it."""
        key = label(name)
        here = self.own.get(key)
        if key in self.open or len(self.open) >= DEEP:
            return srd().find(name)
        if here is None:
            return at_hand.find(name)
        if key not in self.done:
            self.done[key] = self.creature(here).block
        return self.done[key]

    def creature(self, here: Mapping[str, Any]) -> Found:
        """One block with what its bases have."""
        self.open.append(name_of(here))
        try:
            found = filter(None, map(self.find, obsidian_stat_block.bases_of(here)))
            return obsidian_stat_block.creature(here, obsidian_stat_block.together(found))
        finally:
            self.open.pop()

    def stands(self, here: Mapping[str, Any]) -> bool:
        """Whether it has numbers of its own, or a base that is known."""
        named = obsidian_stat_block.bases_of(here)
        return any(key in here for key in obsidian_stat_block.MARKS) or len(named) > len(
            self.missing(here)
        )

    def missing(self, here: Mapping[str, Any]) -> tuple[str, ...]:
        """Names of bases that nobody knows."""
        named = obsidian_stat_block.bases_of(here)
        return tuple(
            name for name in named if label(name) not in self.own and not at_hand.find(name)
        )


def name_of(here: Mapping[str, Any]) -> str:
    """The name for comparing."""
    return label(one_line(first(here, ("name", "creature", "monster"))))


def whole(here: Mapping[str, Any]) -> bool:
    """Whether a block is more than the name of another one."""
    return bool(name_of(here)) and not obsidian_stat_block.trouble(here)
