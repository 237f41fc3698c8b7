"""What a fight gives back to its party's file: three versions compared, and one of them written.

The fight says what it took the file to hold and what it shall hold. Where the file holds something
else by now, somebody decides. Before a step that changes the party is recorded, a note beside the
fight says what will be written; a crash in between leaves it for the next opening.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from tracker.encounter.members import Member
from tracker.encounter.party import MOMENTARY
from tracker.rules.words import LIFE_STATES, LifeState
from tracker.storage import codec, lasting, party, places
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import plain, read_bytes
from tracker.storage.steps import dump
from tracker.storage.written import WrittenCombatant

Members = tuple[Member, ...]


class Difference(NamedTuple):
    """A member of whom the file says something else than the fight took it to say."""

    base: Member
    """As the fight took the file to be."""
    theirs: Member
    """As the file is."""
    ours: Member
    """As the fight leaves it."""


class Pending(NamedTuple):
    """What a fight is about to write."""

    base: Members
    ours: Members


def keep_note(disk: Disk, path: Path, pending: Pending) -> None:
    """Note it. OSError when there is no room."""
    write = codec.encoder(Member)
    whole = {name: [write(one) for one in some] for name, some in pending._asdict().items()}
    write_whole(disk, places.party_note(path), dump(whole))


def noted(disk: Disk, path: Path) -> Pending | None:
    """What was about to be written; None when nothing was, or nobody can tell."""
    try:
        whole = json.loads(disk.read(places.party_note(path)))
        read = codec.many(codec.decoder(Member))
        return Pending(read(whole["base"]), read(whole["ours"]))
    except (OSError, ValueError, KeyError, TypeError, codec.Undecodable):
        return None


def forget(disk: Disk, path: Path) -> None:
    """It is written, or will never be."""
    disk.unlink(places.party_note(path))


def differing(file: Path, pending: Pending) -> tuple[Members, tuple[Difference, ...]]:
    """Who can be written at once, and of whom somebody has to decide; `BadFile` as it is read."""
    found = {party.name_of(written): written for written, _ in party.members(file)}
    base = {one.who: one for one in pending.base}
    free: list[Member] = []
    asked: list[Difference] = []
    for ours in pending.ours:
        known = base.get(ours.who, ours)
        if ours.name not in found or ours == known:
            continue
        theirs = as_member(found[ours.name], known)
        if theirs == known:
            free.append(ours)
        elif theirs != ours:
            asked.append(Difference(known, theirs, ours))
    return tuple(free), tuple(asked)


def left_the_file(file: Path, pending: Pending) -> tuple[str, ...]:
    """Members with changes whom the file does not know any more."""
    known = {party.name_of(written) for written, _ in party.members(file)}
    base = {one.who: one for one in pending.base}
    changed = (one for one in pending.ours if base.get(one.who, one) != one)
    return tuple(one.name for one in changed if one.name not in known)


def unlike(file: Path, ours: Members) -> tuple[str, ...]:
    """Members of whom the file says something else than they are now; `BadFile` as it is read."""
    found = {party.name_of(written): written for written, _ in party.members(file)}
    return tuple(
        one.name for one in ours if one.name in found and as_member(found[one.name], one) != one
    )


def as_member(written: WrittenCombatant, known: Member) -> Member:
    """What a file says of a member; what it does not say is as it was."""
    whole = written.max_hp if written.max_hp is not None else known.hp
    alone = written.monster is not None and written.max_hp is None
    hp = written.hp if isinstance(written.hp, int) and not alone else whole
    states: dict[str, LifeState] = {one: one for one in LIFE_STATES}
    return replace(
        known,
        hp=hp,
        temp_hp=written.temp_hp,
        max_hp_change=written.max_hp_change,
        state="up" if hp else states.get(written.state, known.state),
        exhaustion=written.exhaustion,
        used=tuple(sorted(one for one in written.uses.items() if one[1])),
        conditions=tuple(sorted({*written.conditions} - MOMENTARY)),
        effects=tuple(lasting.effect_of(one) for one in written.effects),
    )


def write(disk: Disk, file: Path, members: Members) -> None:
    """These members' values into the party's file, all else as it stands there."""
    whole = plain(read_bytes(disk, file), file)
    new = {one.name: one for one in members}
    whole["members"] = [
        changed(given, with_maximum(given, new[name])) if (name := called(given)) in new else given
        for given in whole["members"]
    ]
    party.write(disk, file, whole)


def called(given: dict[str, Any]) -> str:
    """The name of a member as it stands in the file."""
    return str(given.get("name") or given.get("monster") or "")


def with_maximum(given: dict[str, Any], member: Member) -> dict[str, Any]:
    """The values of a member; beside `monster` alone `hp` would be the maximum, so that is said too."""
    alone = "monster" in given and "max_hp" not in given
    return fields(member) | ({"max_hp": member.max_hp} if alone else {})


def changed(given: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A member with new values; those that go without saying go, the others keep their place."""
    kept = {name: new.get(name, value) for name, value in given.items()}
    added = {name: value for name, value in new.items() if name not in given}
    whole = {**kept, **added}
    return {name: value for name, value in whole.items() if name not in new or says(name, value)}


def says(name: str, value: Any) -> bool:
    """Whether a value says anything; hit points always do."""
    return name == "hp" or bool(value)


def fields(member: Member) -> dict[str, Any]:
    """The values of a member by their names in the file."""
    return {
        "hp": member.hp,
        "temp_hp": member.temp_hp,
        "max_hp_change": member.max_hp_change,
        "state": member.state if member.hp == 0 else "",
        "exhaustion": member.exhaustion,
        "uses": dict(member.used),
        "conditions": list(member.conditions),
        "effects": [lasting.written(one) for one in member.effects],
    }
