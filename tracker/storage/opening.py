"""From a written opening to entries that `set up` can take: bestiary, overrides, short forms.

Shapes and bounds have been checked; here comes what the shape alone cannot say. Every fault is
named with its place, all of them at once.
"""

import json
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tracker.encounter import variants
from tracker.encounter.battlefield import Cell
from tracker.encounter.bounds import BY_HAND, COMBATANTS
from tracker.encounter.commands import Entry, Opening
from tracker.encounter.options import NAMES, OptionValue, values_of
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.rules.words import BODILESS
from tracker.storage import checking, grounds, hanging, party, phases, stats
from tracker.storage.document import Document
from tracker.storage.faults import BadFile, fault, shown
from tracker.storage.lasting import effect_of
from tracker.storage.written import WrittenCombatant

Find = Callable[[str], StatBlock | None]
Near = Callable[[str], tuple[str, ...]]
Place = tuple[str | int, ...]

DEFAULT_AC = 10


def opening_of(document: Document, path: Path, find: Find, near: Near) -> Opening:
    """What the document puts on the table; `BadFile` names every fault."""
    raw = json.loads(document.opening)
    written = checking.check_opening(raw, path)
    reader = Reader(path, find, near)
    entries = []
    if written.party is not None:
        entries += reader.party(written.party, written.absent)
    raws = raw.get("combatants", ())
    for number, (one, given) in enumerate(zip(written.combatants, raws, strict=True)):
        entries += reader.entry(one, given, ("opening", "combatants", number), "monster")
    hanging.check(reader.placed, reader.faults)
    options = tuple(reader.options(written.options))
    count = sum(entry.count for entry in entries)
    if count > COMBATANTS:
        reader.wrong("file-too-many", ("opening", "combatants"), count=count, most=COMBATANTS)
    if reader.faults:
        raise BadFile(path, reader.faults)
    field = grounds.read(written.battlefield, reader.faults)
    if reader.faults:
        raise BadFile(path, reader.faults)
    return Opening(tuple(entries), options, written.notes, field, written.read_aloud)


class Reader:
    """Collects entries and faults of one file."""

    def __init__(self, path: Path, find: Find, near: Near) -> None:
        self.path = path
        self.find = find
        self.near = near
        self.faults: list[Refused] = []
        self.placed: list[tuple[Entry, Place]] = []
        """All entries, each with its place in the file."""

    def wrong(self, key: str, place: Place, /, **params: int | str) -> None:
        """One more fault."""
        self.faults.append(fault(key, place, **params))

    def party(self, name: str, absent: Collection[str] = ()) -> list[Entry]:
        """The members of the party file that the opening names, but for those who do not come."""
        try:
            members = party.read(name, self.path)
        except Refused as why:
            self.faults.extend(why.faults if isinstance(why, BadFile) else (why,))
            return []
        entries: list[Entry] = []
        for number, (one, given) in enumerate(members):
            if party.name_of(one) in absent:
                continue
            found = self.entry(one, given, (name, "members", number), "pc")
            entries += (replace(each, member=party.name_of(one)) for each in found)
        return entries

    def options(self, written: dict[str, bool | str]) -> Iterator[tuple[str, OptionValue]]:
        """Rule options and the place, by name."""
        for name, value in written.items():
            place = ("opening", "options", name)
            if name not in NAMES:
                self.faults.append(checking.unknown_field(place, NAMES))
                continue
            values = values_of(name)
            if values and value not in values:
                near = checking.near_miss(str(value), values)
                wanted = ", ".join(values)
                self.wrong("file-wrong-word", place, found=shown(value), wanted=wanted, near=near)
            elif not values and not isinstance(value, bool):
                self.wrong("file-wrong-type", place, found=shown(value), wanted="true-or-false")
            else:
                yield name, value

    def entry(
        self, written: WrittenCombatant, given: dict[str, Any], place: Place, default: str
    ) -> list[Entry]:
        """One entry, or none when something is wrong with it."""
        before = len(self.faults)
        kind = hanging.kind_of(written, default)
        block = self.block(written, given, place, kind)
        count = written.count or max(len(written.names), 1)
        cells = self.lists(written, place, count)
        hp, hp_now = self.hit_points(written, place)
        staged = phases.read(written.phases, place, self.find, self.near, self.faults)
        if block is None or len(self.faults) > before:
            return []
        found = Entry(
            block,
            count,
            kind,
            hanging.side_of(written, kind),
            hp=variants.hit_points(written.variant, hp),
            hp_now=hp_now,
            temp_hp=written.temp_hp,
            names=written.names,
            features=written.features,
            hidden=written.hidden,
            initiative=written.initiative,
            enters_round=(written.enters.round or BY_HAND) if written.enters else 0,
            players_name=written.players_name,
            death_saves=written.death_saves,
            exhaustion=written.exhaustion,
            conditions=written.conditions,
            effects=tuple(effect_of(effect) for effect in written.effects),
            used=tuple(written.uses.items()),
            notes=written.notes,
            places=cells,
            facing=written.facing,
            phases=staged,
        )
        found = hanging.attached(party.as_left(found, written), written)
        self.placed.append((found, place))
        return [found]

    def lists(self, written: WrittenCombatant, place: Place, most: int) -> tuple[Cell, ...]:
        """No list of what the members have is longer than there are members; their cells."""
        cells = grounds.places(written, place, self.faults)
        lists = (("names", written.names), ("features", written.features), ("places", cells))
        for what, found in lists:
            if len(found) > most:
                self.wrong("file-more-than-count", (*place, what), found=len(found), most=most)
        stats.check_effects(written.effects, (*place, "effects"), self.faults)
        return cells

    def block(
        self, written: WrittenCombatant, given: dict[str, Any], place: Place, kind: str
    ) -> StatBlock | None:
        """The stat block with everything that was written about it."""
        if written.monster is not None:
            found = self.find(written.monster)
            if found is None:
                near = ", ".join(self.near(written.monster))
                name = written.monster
                self.wrong("file-unknown-monster", (*place, "monster"), found=name, near=near)
                return None
        elif written.name is None:
            self.wrong("file-missing", place, wanted="name")
            return None
        elif written.max_hp is None and kind not in BODILESS:
            self.wrong("file-missing", place, wanted="max_hp")
            return None
        else:
            found = StatBlock(written.name, written.max_hp or 0, DEFAULT_AC)
        changes, faults = stats.overrides(written, given, place)
        self.faults += faults
        block = stats.with_slots(replace(found, **changes), written.slots or {})
        block = variants.varied(block, written.variant, stats.scale_of(written.scale))
        if "multiattack" in changes:
            self.faults += stats.check_multiattack(block, (*place, "multiattack"))
        return block

    def hit_points(self, written: WrittenCombatant, place: Place) -> tuple[str | int, int | None]:
        """What decides the maximum, and the current value where it differs."""
        hp, most = written.hp, written.max_hp
        alone = written.monster is not None and most is None
        if alone or (hp is None and most is not None):
            return ("avg" if hp is None else hp), None
        if isinstance(hp, str):
            if written.monster is None and not written.hit_dice:
                self.wrong("file-wrong-type", (*place, "hp"), found=shown(hp), wanted="number")
            return hp, None
        if hp is not None and most is not None and hp > most + party.raised(written):
            self.wrong("file-too-large", (*place, "hp"), found=str(hp), most=most)
        return "avg", hp
