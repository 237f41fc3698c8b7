"""Keys that the DM has put elsewhere: an entry that does not fit costs itself, nothing else.

Whatever is wrong with an entry, its action keeps the keys of the table; of two that want the same
key both do.
"""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from tracker.encounter.refusals import Refused
from tracker.i18n import keys_said
from tracker.i18n import screens_actions as words
from tracker.tui import actions, aliases, key_names
from tracker.tui.action import Action

Table = Mapping[str, tuple[Action, ...]]
Keys = tuple[str, ...]

TYPING = frozenset(
    (
        "searching finding palette filter sifting seeking recalling folder typed preparing creatures "
        "creature prose pasting dialog"
    ).split()
)
"""Places where one types: letters, digits and signs are text there."""
COUNTING = frozenset({"fight", "prompt"})
"""Places where a digit is part of a number, or an attack of the card."""
LEAVING = frozenset("close stop done cancel drop later stay curtain quit".split())
"""Actions without which one could not get out of a place."""
EVERYWHERE = "anywhere"
TOGETHER = (("tour", "prompt", "fight"),)
"""Places that hold at the same time, the first before the second."""


class Name(NamedTuple):
    """An action as settings name it."""

    place: str
    id: str

    def __str__(self) -> str:
        return f"{self.place}.{self.id}"


class Remapped(NamedTuple):
    """The table as it holds, and what was wrong with what was asked of it."""

    table: dict[str, tuple[Action, ...]]
    faults: tuple[Refused, ...]


def use(keys: Mapping[str, Keys]) -> tuple[Refused, ...]:
    """Let these hold from now on in all that reads the table; what does not fit is told."""
    found = remapped(keys)
    actions.TABLE.clear()
    actions.TABLE.update(found.table)
    actions.keymap.cache_clear()
    keys_said.use(said(found.table))
    return found.faults


def said(table: Table) -> dict[str, str]:
    """How sentences name the keys that are other than they come."""
    return {
        f"{place}.{now.id}": actions.first_key(place, now) or actions.NO_KEY
        for place, rows in table.items()
        for before, now in zip(actions.DEFAULTS[place], rows, strict=True)
        if before.keys != now.keys
    }


def remapped(keys: Mapping[str, Keys], table: Table = actions.DEFAULTS) -> Remapped:
    """The table with these keys, as far as they fit."""
    faults: list[Refused] = []
    wanted: dict[Name, Keys] = {}
    for name, given in keys.items():
        try:
            wanted[named(name, table)] = allowed(named(name, table), given, table)
        except Refused as refused:
            faults.append(refused)
    while clash := first_clash(wanted, table):
        faults.append(refusal_of(clash, wanted))
        for one in (clash.one, clash.other):
            wanted.pop(one, None)
    return Remapped(put(wanted, table), tuple(faults))


def check(before: Mapping[str, Keys], after: Mapping[str, Keys], name: str) -> None:
    """Refuses keys for an action that do not fit, or that take others theirs."""
    old = {fault.params.get("where") for fault in remapped(before).faults}
    for fault in remapped(after).faults:
        if fault.params.get("where") not in old - {f"keys.{name}"}:
            raise fault


def free(table: Table = actions.DEFAULTS) -> Iterator[Name]:
    """Actions that may have other keys: all but those that have a whole row of them, or none."""
    for place, rows in table.items():
        yield from (Name(place, one.id) for one in rows if 0 < len(one.keys) < actions.RANGE)


def named(text: str, table: Table) -> Name:
    """The action of this name. Refuses one that does not exist."""
    place, _, action = text.partition(".")
    if any(one.id == action for one in table.get(place, ())):
        return Name(place, action)
    known = [f"{place}.{one.id}" for place in table for one in table[place]]
    near = ", ".join(get_close_matches(text, known, 2))
    raise Refused("settings-no-action", where=f"keys.{text}", near=near)


def allowed(name: Name, given: Keys, table: Table) -> Keys:
    """The keys as the table calls them. Refuses what this action cannot be pressed with."""
    where = f"keys.{name}"
    own = action_of(name, table).keys
    if not 0 < len(own) < actions.RANGE:
        raise Refused("settings-keys-fixed", where=where)
    if not given and name.id in LEAVING:
        raise Refused("settings-key-needed", where=where)
    if len(given) >= actions.RANGE:
        raise Refused("settings-too-many-keys", where=where, most=actions.RANGE - 1)
    found: list[str] = []
    for text in given:
        key = key_names.canonical(text)
        if not key:
            raise Refused("settings-no-key", where=where, pressed=text)
        if key in key_names.RESERVED:
            raise Refused("settings-key-reserved", where=where, pressed=text)
        if name.place in TYPING and key not in own and key_names.types(key):
            raise Refused("settings-key-types", where=where, pressed=text)
        if name.place in COUNTING and key in actions.DIGITS:
            raise Refused("settings-key-counts", where=where, pressed=text)
        found.append(key)
    return tuple(dict.fromkeys(found))


def action_of(name: Name, table: Table) -> Action:
    """Its row."""
    return next(one for one in table[name.place] if one.id == name.id)


class Clash(NamedTuple):
    """One key, two actions that would share it."""

    key: str
    one: Name
    other: Name


def first_clash(wanted: Mapping[Name, Keys], table: Table) -> Clash | None:
    """Two that cannot be told apart, one of them at least put there by the DM."""
    if not wanted:
        return None
    touched = {name.place for name in wanted}
    for places in groups(table):
        if touched.isdisjoint(places):
            continue
        holders: dict[str, Name] = {}
        for name, key in held(places, wanted, table):
            for sent in aliases.of(key):
                other = holders.setdefault(sent, name)
                if other.id == name.id or wanted.keys().isdisjoint((other, name)):
                    continue
                if not all(key in action_of(one, table).keys for one in (other, name)):
                    return Clash(key, other, name)
    return None


def groups(table: Table) -> Iterator[tuple[str, ...]]:
    """Places whose keys may be pressed at the same moment."""
    for place in table:
        yield (place,)
    for one in TOGETHER:
        if all(place in table for place in one):
            yield one
    if EVERYWHERE in table:
        for place in table:
            if place != EVERYWHERE:
                yield (place, EVERYWHERE)


def held(
    places: Iterable[str], wanted: Mapping[Name, Keys], table: Table
) -> Iterator[tuple[Name, str]]:
    """Every key with its action. The same action of two places is no clash with itself."""
    for place in places:
        for action in table[place]:
            name = Name(place, action.id)
            for key in wanted.get(name, action.keys):
                yield name, key


def refusal_of(clash: Clash, wanted: Mapping[Name, Keys]) -> Refused:
    """Said with both names, at the one that the DM has moved."""
    return Refused(
        "settings-key-clash",
        where=f"keys.{clash.one if clash.one in wanted else clash.other}",
        pressed=actions.key_shown(clash.key),
        first=titled(clash.one),
        second=titled(clash.other),
    )


def holder(key: str, own: Name) -> str:
    """The label of another action that has this key where `own` would want it; empty for none."""
    for places in groups(actions.TABLE):
        if own.place not in places:
            continue
        for name, held_by in held(places, {}, actions.TABLE):
            if name.id != own.id and key in aliases.of(held_by):
                return words.label(name.place, name.id)
    return ""


def titled(name: Name) -> str:
    """An action for people: what the footer calls it, and its name in the file."""
    return f"{words.label(name.place, name.id)} ({name})"


def put(wanted: Mapping[Name, Keys], table: Table) -> dict[str, tuple[Action, ...]]:
    """The table with these keys."""
    return {
        place: tuple(one._replace(keys=wanted.get(Name(place, one.id), one.keys)) for one in rows)
        for place, rows in table.items()
    }
