"""What an encounter being prepared is made of: drafts, entries, members, and changes of the list.

Entries are the JSON of the file; nothing here changes one in place.
"""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tracker.encounter.refusals import Refused
from tracker.encounter.values import value
from tracker.rules import rewards
from tracker.session import drafting
from tracker.session.drafting import Raw

if TYPE_CHECKING:
    from tracker.encounter.commands import Entry

FRIENDLY = ("party", "neutral")
"""Sides that are no foes of the party."""
LEVELS_A_STEP = 4
"""Levels between two steps of the proficiency bonus, by which a level is guessed."""
LISTS = ("names", "features", "places")
"""What members of an entry have, in their order."""
EMPTY: tuple[object, ...] = (None, "", [], {})
"""Values that are left out of the file."""


class Draft(NamedTuple):
    """What would stand in the file."""

    name: str
    opening: Raw

    @property
    def entries(self) -> list[Raw]:
        """The combatants as they are written."""
        return list(self.opening.get("combatants", ()))


def draft_of(content: Mapping[str, Any]) -> Draft | None:
    """A draft that was kept; None for what somebody has spoilt."""
    name, opening = content.get("name"), content.get("opening")
    entries = opening.get("combatants", []) if isinstance(opening, dict) else None
    if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
        return None
    return Draft(str(name or ""), dict(opening or {}))


@value
class Placed:
    """One entry, and what it would put on the table."""

    raw: Raw
    entry: "Entry | None"
    fault: Refused | None

    @property
    def count(self) -> int:
        """How many."""
        return self.entry.count if self.entry else drafting.count_of(self.raw)

    @property
    def xp(self) -> int:
        """Of each."""
        if self.entry is None:
            return 0
        return rewards.worth(self.entry.block.xp, self.entry.block.challenge)

    @property
    def foe(self) -> bool:
        """Whether it counts for the difficulty."""
        return self.entry is not None and (
            self.entry.kind in ("monster", "npc") and self.entry.side not in FRIENDLY
        )


class Member(NamedTuple):
    """One of the party."""

    name: str
    level: int
    guessed: bool
    """No level is written: it is guessed."""
    present: bool


def without_empty(raw: Raw, fields: Raw) -> Raw:
    """With these fields, and without those of them that say nothing."""
    kept = {key: value for key, value in raw.items() if key not in fields}
    return {**kept, **{key: value for key, value in fields.items() if value not in EMPTY}}


def recounted(raw: Raw, by: int) -> Raw:
    """More or fewer of it, one at least; what the last had goes with them."""
    count = max(1, drafting.count_of(raw) + by)
    short = {key: raw[key][:count] for key in LISTS if key in raw}
    return drafting.with_count({**raw, **short}, count)


def moved(entries: list[Raw], place: int, by: int) -> tuple[list[Raw], int]:
    """An entry up or down, and where it stands now."""
    there = max(0, min(len(entries) - 1, place + by))
    rest = [*entries[:place], *entries[place + 1 :]]
    return [*rest[:there], entries[place], *rest[there:]], there


def split(entries: list[Raw], place: int) -> list[Raw]:
    """Every member of an entry in a line of its own."""
    raw = entries[place]
    apart = [drafting.alone(raw, nth) for nth in range(drafting.count_of(raw))]
    return [*entries[:place], *apart, *entries[place + 1 :]]


def gathered(entries: list[Raw], place: int) -> list[Raw]:
    """All entries of this kind in one line, in the place of the first."""
    kind = same(entries[place])
    alike = [raw for raw in entries if same(raw) == kind]
    first = next(nth for nth, raw in enumerate(entries) if same(raw) == kind)
    whole = joined(alike)
    return [whole if nth == first else raw for nth, raw in enumerate(entries)
            if nth == first or same(raw) != kind]  # fmt: skip


def level_of(raw: Raw) -> tuple[int, bool]:
    """A character's level; by its proficiency bonus, or 1, where it is not written."""
    level = raw.get("level")
    if isinstance(level, int):
        return level, False
    bonus = raw.get("proficiency")
    return (max(1, (bonus - 2) * LEVELS_A_STEP + 1) if isinstance(bonus, int) else 1), True


def same(raw: Raw) -> str:
    """What makes two entries one kind: all but how many and what tells the members apart."""
    kept = {key: value for key, value in raw.items() if key not in ("count", "names", "features")}
    return json.dumps(kept, sort_keys=True, default=str)


def joined(raws: list[Raw]) -> Raw:
    """Entries of one kind as one; names go to the first members, as files have it."""
    names = [name for raw in raws for name in raw.get("names", ())]
    named = sorted(raws, key=lambda raw: -len(raw.get("names", ())))
    features = [
        (*raw.get("features", ()), *[""] * drafting.count_of(raw))[: drafting.count_of(raw)]
        for raw in named
    ]
    flat = [one for some in features for one in some]
    while flat and not flat[-1]:
        flat.pop()
    kept = {key: value for key, value in raws[0].items() if key not in ("names", "features")}
    whole = drafting.with_count(
        {**kept, **({"names": names} if names else {})}, sum(map(drafting.count_of, raws))
    )
    return {**whole, **({"features": flat} if flat else {})}
