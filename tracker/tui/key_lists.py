"""The table of keys as lists to read: lines of the help screen, and the README's table."""

from collections.abc import Iterator
from typing import NamedTuple

from tracker.i18n import screens_actions as words
from tracker.tui import actions


class HelpRow(NamedTuple):
    """One line of the help screen and of the README's list."""

    keys: str
    label: str
    meaning: str
    verb: str


def help_rows(place: str) -> Iterator[HelpRow]:
    """Every action of a place, in the order of the table."""
    for one in actions.TABLE[place]:
        if 0 < len(one.keys) < actions.RANGE:
            keys = " ".join(actions.key_shown(key) for key in one.keys)
        else:
            keys = actions.first_key(place, one)
        label = words.label(place, one.id)
        yield HelpRow(keys, label, words.meaning(place, one.id), one.verb)


def readme_rows() -> list[str]:
    """The README's table of keys of the fight screen, as Markdown lines."""
    rows = [
        f"| `{row.keys}` | {row.meaning} | {f'`{row.verb}`' if row.verb else ''} |"
        for place in ("fight", "prompt", "anywhere")
        for row in help_rows(place)
    ]
    return [f"| {words.readme_head()} |", "|---|---|---|", *rows]
