"""One member of the party in the form of creatures: a character's lines first, those of monsters gone.

Only what was changed goes into the file: what the form does not know of a member stays as it is,
and so does the way in which the DM wrote the rest.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tracker.bestiary.foreign import form, form_lines
from tracker.bestiary.foreign.form import Draft, Fault
from tracker.bestiary.stat_block import encode
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.session.creature_editing import Editing, Filled
from tracker.session.drafting import Raw
from tracker.session.party_lines import up
from tracker.session.party_making import Party, called, where
from tracker.storage import stats

FIELDS = (
    "name", "hp", "hp_now", "ac", "initiative", "passive", "speed", "saves", "level", "abilities",
    "skills", "senses", "resist", "immune", "vulnerable", "condition_immune", "kind", "languages",
)  # fmt: skip
OWN = ("hp_now", "passive", "level")
"""Lines that a creature's form does not have."""
BOUNDS = {"hp_now": (0, 999_999), "passive": (0, 99), "level": (1, 20)}
PASSIVE = "passive Perception"


class Member(Editing):
    """From one of the party, or nobody (`who` is empty), to what stands in its file."""

    def __init__(self, party: Party, who: str = "") -> None:
        """Refuses a member whose entry is at fault."""
        self.party = party
        self.who = who
        place = where(party.members, who)
        self.raw: Raw = party.members[place] if place >= 0 else {}
        super().__init__(party.library, self._block(), self._target())

    def _block(self) -> StatBlock | None:
        if not self.raw:
            return None
        found = self.party.place(self.raw)
        if found.entry is None:
            raise found.fault or Refused("creature-at-fault")
        return found.entry.block

    def _target(self) -> Path | None:
        return self.party.file / self.who if self.who else None

    def _filled(self) -> Filled:
        filled = super()._filled()
        hp, level = self.raw.get("hp"), self.raw.get("level")
        alone = "monster" in self.raw and "max_hp" not in self.raw
        own = {
            "hp_now": "" if hp is None or alone else str(hp),
            "passive": str(self.base.passive_perception) if self.base else "",
            "level": "" if level is None else str(level),
        }
        lines = {**filled.lines, **own}
        lines["senses"] = without_passive(lines["senses"])
        return filled._replace(lines={field: lines[field] for field in FIELDS})

    def taken(self, name: str) -> bool:
        """Whether another member has this name."""
        return self.party.taken(name, self.who)

    def hides(self, name: str) -> bool:
        """A character hides no creature."""
        del name
        return False

    def draft(self) -> Draft:
        """The character as it would be, and what is wrong with it."""
        lines = dict(self.filled.lines)
        own = {field: lines.pop(field, "").strip() for field in OWN}
        if own["passive"]:
            lines["senses"] = ", ".join(
                one for one in (lines["senses"].strip(), f"{PASSIVE} {own['passive']}") if one
            )
        before = form_lines.lines_of(self.base) if self.base else {}
        found = form.read({**before, **lines}, self.filled.deeds, self.filled.notes, self.base)
        faults = tuple(self._wrong(own, found.block.max_hp))
        if not found.faults and not faults and self.taken(found.block.name):
            faults = (Fault("name", "name-taken", found.block.name),)
        return found._replace(faults=(*found.faults, *faults))

    def _wrong(self, own: Mapping[str, str], most: int) -> list[Fault]:
        found = []
        for field, text in own.items():
            low, high = BOUNDS[field]
            high = most + max(0, self.raw.get("max_hp_change", 0)) if field == "hp_now" else high
            if text and not text.isdecimal():
                found.append(Fault(field, "not-a-number", text))
            elif text and not low <= int(text[:12]) <= high:
                found.append(Fault(field, "out-of-bounds", text))
        return found

    def member(self, block: StatBlock) -> Raw:
        """What stands in the file: the old entry, and what is another now."""
        old, new = encode(self.base) if self.base else {}, encode(block)
        raw: dict[str, Any] = dict(self.raw) or {"name": block.name, "kind": "pc"}
        for field in stats.STATS:
            if new.get(field) == old.get(field):
                continue
            if field in new:
                raw[field] = new[field]
            elif "monster" in raw:
                raw[field] = type(old[field])()
            else:
                raw.pop(field, None)
        now, level = (self.filled.lines[field].strip() for field in ("hp_now", "level"))
        for field, text in (("hp", now), ("level", level)):
            raw.pop(field, None)
            if text:
                raw[field] = int(text)
        if now:
            raw["max_hp"] = block.max_hp
        return up(raw)

    def save(self) -> tuple[StatBlock, Path]:
        """Write it; refuses `creature-at-fault` and what the party refuses."""
        block, faults = self.draft()
        if [one.why for one in faults] == ["name-taken"]:
            raise Refused("party-name-taken", name=block.name)
        if faults:
            raise Refused("creature-at-fault")
        raw = self.member(block)
        self.party.put(raw, self.who)
        self.who, self.raw = called(raw), raw
        self.base, self.path = self._block(), self._target()
        self._saved = self.filled
        return block, self.party.file

    def work(self) -> dict[str, Any]:
        """The form, and whose it is."""
        return {**self.filled._asdict(), "lines": dict(self.filled.lines)}

    def take_up(self, content: Mapping[str, Any]) -> Filled:
        """What stood in a form that was lost; fields that cannot be read stay as they are."""
        lines = content.get("lines")
        given = lines if isinstance(lines, dict) else {}
        known = {field: str(given.get(field, text)) for field, text in self.filled.lines.items()}
        deeds, notes = content.get("deeds"), content.get("notes")
        self.filled = Filled(known, str(deeds or ""), str(notes or ""))
        return self.filled


def without_passive(senses: str) -> str:
    """The senses alone."""
    return senses.rpartition(PASSIVE)[0].rstrip().removesuffix(",") if PASSIVE in senses else senses
