"""Writes the parts of README.md that the program knows better: keys, typed lines, options.

Each part stands between `<!-- name -->` and `<!-- /name -->`; run it after changing one of the
tables, a test says when. Words are English whatever the reader's language.
"""

import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.tui.round_of_keys import COUNT
from tracker.encounter.options import EDITION, OPTIONS, values_of
from tracker.i18n import catalogue
from tracker.shorthand.verbs import VERBS
from tracker.tui import key_lists

README = Path(__file__).resolve().parents[2] / "README.md"
WIDTH = 100
GROUPS = {
    "turns": "Turns and questions",
    "blows": "Attacks, damage, saves",
    "actions": "Actions",
    "bodies": "Movement, struggles, mounts",
    "life": "Hit points",
    "effects": "Conditions and effects",
    "shapes": "Forms, phases, areas that stay",
    "roster": "Who is there",
    "history": "History",
}


def keys() -> Iterator[str]:
    """The table of keys, as the program's help shows it."""
    yield from key_lists.readme_rows()


def typed() -> Iterator[str]:
    """Every verb with what may follow it."""
    for group, title in GROUPS.items():
        yield f"{title}:"
        yield ""
        for verb in VERBS.values():
            if verb.group == group:
                yield from wrapped(verb.usage)
        yield ""


def wrapped(usage: str) -> list[str]:
    """A line of grammar, broken between its parts, never within brackets."""
    kept = re.sub(r"\[[^][]*\]", lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), usage)
    lines = textwrap.wrap(
        kept,
        WIDTH,
        initial_indent=" " * 4,
        subsequent_indent=" " * 12,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def options() -> Iterator[str]:
    """Every rule option, its values and what it is without a word."""
    yield "| option | values | without a word |"
    yield "|---|---|---|"
    for name, option in OPTIONS.items():
        values = " ".join(f"`{value}`" for value in option.values or ("on", "off"))
        default = option.default
        if isinstance(default, bool):
            default = "on" if default else "off"
        yield f"| `{name}` | {values} | `{default}` |"
    editions = " ".join(f"`{one}`" for one in values_of(EDITION))
    yield f"| `{EDITION}` | {editions} | `2014`: sets every option that ends in `_2024` at once |"


def fastest() -> Iterator[str]:
    """How many keys a whole round takes, as the test counts them."""
    yield (
        f"A round of eight monsters and five characters (attacks, a fireball, two conditions, a death\n"
        f"save) takes **{COUNT} keys**, every digit of the players' totals counted:\n"
        "[the script](tests/tui/round_of_keys.py) is played by a test."
    )


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "round": fastest,
    "keys": keys,
    "typed": typed,
    "options": options,
}


def renewed(text: str) -> str:
    """The same with its generated parts as they are now. ValueError when a marker is missing."""
    catalogue.use(catalogue.DEFAULT)
    for name, lines in PARTS.items():
        start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
        before, found, rest = text.partition(start)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise ValueError(name)
        body = "\n".join(lines()).strip("\n")
        text = f"{before}{start}\n{body}\n\n{end}{after}"
    return text


def main() -> int:
    """Write it."""
    README.write_text(renewed(README.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
