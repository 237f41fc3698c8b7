"""One entry of the reference: a title, a few short lines, and the rules of the catalogue below it.

Ids of rules are written as in `GRAP-01..03 COND-08`; what to look at next is named by key, so that
no entry depends on the language.
"""

from typing import Literal, NamedTuple

from tracker.i18n.catalogue import pgettext

Kind = Literal[
    "condition", "action", "attack", "cover", "move", "damage", "fate", "turn", "body", "table",
    "map", "option", "edition",
]  # fmt: skip


class Entry(NamedTuple):
    """What is said about one thing."""

    key: str
    """The same in every language."""
    kind: Kind
    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]
    """Catalogue ids."""
    see: tuple[str, ...] = ()
    """Keys of other entries."""


def entry(kind: Kind, key: str, title: str, *lines: str, rules: str, see: str = "") -> Entry:
    """Build an entry; ids and keys are lists with spaces between."""
    ids = tuple(one for part in rules.split() for one in expanded(part))
    return Entry(key, kind, title, lines, ids, tuple(see.split()))


def expanded(part: str) -> tuple[str, ...]:
    """`MOB-01..03` is three ids."""
    first, _, last = part.partition("..")
    group, _, number = first.partition("-")
    end = int(last or number)
    return tuple(f"{group}-{one:02}" for one in range(int(number), end + 1))


def option(name: str, title: str, *lines: str, rules: str, see: str = "") -> Entry:
    """An option: its last line says how it is typed."""
    typed = pgettext("rule", "Type: option {name} VALUE").format(name=name)
    return entry("option", name, title, *lines, typed, rules=rules, see=see)
