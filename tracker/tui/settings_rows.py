"""The settings as a list: a row for each, what it may be, what it is, and the settings with another.

A row is named as in the file: `theme`, `prompts.tie`, `options.flanking`, `keys.fight.attack`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tracker.encounter.options import EDITION, NAMES, OPTIONS, values_of
from tracker.i18n import catalogue, screens_actions, screens_places
from tracker.i18n import settings as words
from tracker.i18n.refusals import refusal
from tracker.i18n.rules_at_hand import entries
from tracker.i18n.sentences.table import option_value
from tracker.session import settings as chosen
from tracker.session.settings import Settings
from tracker.tui import actions, key_names, remapping
from tracker.tui.action import Action
from tracker.tui.dialogs.options import KINDS, OFF, ON, titles

PLAIN = ("theme", "density", "signs", "language", "streamer")


class Row(NamedTuple):
    """One line of the list; a heading has no name."""

    name: str
    label: str
    values: tuple[str, ...] = ()
    """What it may be, in order; nothing for what is typed or pressed."""
    standard: str = ""
    """What it is as it comes."""
    about: str = ""

    @property
    def table(self) -> str:
        """The part of the file it stands in; empty for what stands alone."""
        return self.name.partition(".")[0] if "." in self.name else ""

    @property
    def entry(self) -> str:
        """Its name there."""
        return self.name.partition(".")[2]


def rows() -> list[Row]:
    """All of them, under their headings."""
    return [
        Row("", words.heading("look")),
        *look(),
        Row("", words.heading("prompts")),
        *prompts(),
        Row("", words.heading("options")),
        *options(),
        Row("", words.heading("folders")),
        *folders(),
        *keys(),
    ]


def look() -> Iterator[Row]:
    """What is seen."""
    values = {
        "theme": chosen.THEMES,
        "density": chosen.DENSITIES,
        "signs": chosen.SIGNS,
        "language": ("", *(one for one in catalogue.available() if one != catalogue.DEFAULT)),
        "streamer": (OFF, ON),
    }
    for name in PLAIN:
        yield Row(name, words.label(name), values[name], values[name][0], words.about(name))


def prompts() -> Iterator[Row]:
    """Kinds of questions."""
    told = titles()
    for kind in chosen.prompt_kinds():
        label = told.get(f"prompt_{kind}", kind)
        yield Row(f"prompts.{kind}", label, chosen.answers(kind), "ask", words.about("prompts"))


def options() -> Iterator[Row]:
    """Rule options, the edition first."""
    told = titles()
    abouts = {one.key: " ".join(one.lines[:-1]) for one in entries() if one.kind in KINDS}
    for name in (EDITION, *(one for one in NAMES if one != EDITION)):
        if name.startswith("prompt_"):
            continue
        values = values_of(name) or (OFF, ON)
        standard = values[0] if name == EDITION else str(OPTIONS[name].default)
        standard = {"True": ON, "False": OFF}.get(standard, standard)
        label = told.get(name, name)
        yield Row(f"options.{name}", label, values, standard, abouts.get(name, ""))


def folders() -> Iterator[Row]:
    """Where things lie."""
    for name in chosen.FOLDERS:
        yield Row(f"folders.{name}", words.label(name), (), "", words.about(name))


def keys() -> Iterator[Row]:
    """Actions with keys, place by place; those that have a whole row of keys keep them."""
    for place, every in actions.DEFAULTS.items():
        own = [one for one in every if one.keys]
        if own:
            yield Row("", words.keys_heading(screens_places.place_title(place)))
        told = screens_actions.every(place)
        for one in own:
            label, meaning = told[one.id]
            if has_row(one.keys):
                meaning = words.keys_stay(meaning)
            standard = keys_of(place, one)
            yield Row(f"keys.{place}.{one.id}", label, (), standard, meaning)


def has_row(keys: Sequence[str]) -> bool:
    """Whether it is a whole row of keys, which nobody can put elsewhere key by key."""
    return len(keys) >= actions.RANGE


def stays(row: Row) -> bool:
    """Whether the keys of this row are such."""
    place, _, name = row.entry.partition(".")
    return row.table == "keys" and has_row(actions.of(place, name).keys)


def keys_of(place: str, action: Action) -> str:
    """Its keys for people; of a whole row from where to where."""
    if has_row(action.keys):
        return actions.first_key(place, action)
    return keys_shown(action.keys)


def keys_shown(keys: Iterable[str]) -> str:
    """Keys for people."""
    return "  ".join(actions.key_shown(one) for one in keys)


def value_of(settings: Settings, row: Row) -> str:
    """The word it has now; of keys what they really are."""
    if row.table == "keys":
        place, _, name = row.entry.partition(".")
        return keys_of(place, actions.of(place, name))
    if not row.table:
        word = getattr(settings, row.name)
        if row.name == "language" and word == catalogue.DEFAULT:
            word = row.standard
    else:
        word = getattr(settings, row.table).get(row.entry, row.standard)
    return {True: ON, False: OFF}[word] if isinstance(word, bool) else str(word)


def shown(settings: Settings, row: Row) -> str:
    """Its value for people."""
    if row.table == "folders":
        return str(chosen.folder(settings, row.entry))
    return said(row, value_of(settings, row))


def said(row: Row, word: str) -> str:
    """One of its values in words."""
    if row.table == "keys":
        return word
    if row.table == "prompts":
        return words.value("prompts", word)
    if row.name == "language":
        return words.language(word or catalogue.DEFAULT)
    return option_value(word == ON) if word in (ON, OFF) else words.value(row.name, word)


def differing(every: Iterable[Row], before: Settings, now: Settings) -> Row | None:
    """The first row that is not what it was; keys go by what was asked for."""
    for row in every:
        if row.table == "keys":
            if before.keys.get(row.entry) != now.keys.get(row.entry):
                return row
        elif row.name and value_of(before, row) != value_of(now, row):
            return row
    return None


def is_own(settings: Settings, row: Row) -> bool:
    """Whether it is other than it comes."""
    return bool(row.name) and value_of(settings, row) != row.standard


def next_value(settings: Settings, row: Row, by: int) -> str:
    """The one so many on, round and round."""
    word = value_of(settings, row)
    place = row.values.index(word) if word in row.values else 0
    return row.values[(place + by) % len(row.values)]


def with_value(settings: Settings, row: Row, word: str) -> Settings:
    """The settings with this; what it comes with is no entry of the file."""
    kept = {ON: True, OFF: False}.get(word, word) if set(row.values) == {ON, OFF} else word
    if not row.table:
        return chosen.with_changes(settings, **{row.name: kept})
    entries = {**getattr(settings, row.table), row.entry: kept}
    if word == row.standard:
        del entries[row.entry]
    return chosen.with_changes(settings, **{row.table: entries})


def as_it_comes(settings: Settings, row: Row) -> Settings:
    """The settings without a word on it."""
    if not row.table:
        return with_value(settings, row, row.standard)
    entries = {name: one for name, one in getattr(settings, row.table).items() if name != row.entry}
    return chosen.with_changes(settings, **{row.table: entries})


def with_keys(settings: Settings, row: Row, pressed: str, *, more: bool) -> Settings:
    """The settings with this key for the action, or with one more. Refuses what does not fit."""
    place, _, name = row.entry.partition(".")
    before = actions.of(place, name).keys if more else ()
    found = tuple(dict.fromkeys((*before, pressed)))
    standard = remapping.action_of(remapping.Name(place, name), actions.DEFAULTS).keys
    wanted: dict[str, tuple[str, ...]] = {
        one: keys for one, keys in settings.keys.items() if one != row.entry
    }
    if found != standard:
        wanted[row.entry] = tuple(map(key_names.written, found))
    remapping.check(settings.keys, wanted, row.entry)
    return chosen.with_changes(settings, keys=wanted)


def matching(every: Iterable[Row], settings: Settings, text: str) -> list[Row]:
    """Rows that say this somewhere, without headings; those called so first, by their very name."""
    sought = text.casefold()
    found = [
        row
        for row in every
        if row.name
        and sought in f"{row.label} {row.name} {shown(settings, row)} {row.about}".casefold()
    ]
    return sorted(found, key=lambda row: fit_of(row.label.casefold(), sought))


def fit_of(label: str, sought: str) -> int:
    """0 for the very name, then its start, the start of a word in it, anything else."""
    if label == sought:
        return 0
    if label.startswith(sought):
        return 1
    return 2 if f" {sought}" in label else 3


def faults_of(keys: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Rows whose keys do not hold, and why."""
    if not keys:
        return {}
    faults = remapping.remapped(keys).faults
    return {str(one.params.get("where")): refusal(one) for one in faults}
