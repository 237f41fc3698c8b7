"""What was typed after `tracker`.

Two things argparse cannot do are done before it: a file name alone is `open`, and everything
behind the FILE of `do` is taken as it stands, whatever it looks like. It costs more than opening a
fight, so a file name alone does without it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.i18n import catalogue

VERBS = (
    "open", "new", "do", "show", "log", "why", "check", "monsters", "import", "export", "rules", "roll",
    "schema", "completions", "tour", "settings",
    "party",
)  # fmt: skip
TELL_ALL = frozenset({"new", "do", "log", "why", "check", "import", "export"})
"""Verbs that tell what is hidden in a file: refused while others watch."""
TAKES_VALUE = frozenset(
    {
        "--lang",
        "--theme",
        "--seed",
        "--as",
        "--party",
        "--remove",
        "--to",
        "--notes",
        "--read-aloud",
        "--who",
        "--kind",
        "--round",
        "--step",
        "--text",
    }
)
"""Options whose value is a word of its own."""


class Asked:
    """One command line, read; a verb has only the fields of its own options."""

    verb: str = "library"
    lang: str = ""
    """Empty: what the settings say."""
    theme: str = ""
    """Of this run's screen, as `ascii`; empty: what the settings say."""
    ascii: bool = False
    streamer: bool = False
    plain: bool = False
    file: str = ""
    files: list[str]
    lines: list[str]
    """Of `do`; none: standard input."""
    seed: int | None = None
    dry_run: bool = False
    keep_going: bool = False
    json: bool = False
    summary: bool = False
    """Of `log`."""
    who: tuple[str, ...] = ()
    """Of `log`, as `of_kind`, `in_round` and `with_text`."""
    of_kind: tuple[str, ...] = ()
    in_round: str = ""
    with_text: str = ""
    at_round: int | None = None
    """Of `show`, as `at_step`: how it was."""
    at_step: int | None = None
    break_lock: bool = False
    """Of `open` and `do`."""
    read_only: bool = False
    """Of `open`."""
    seen_by: str = "dm"
    number: int = 0
    text: list[str]
    name: str = ""
    """Of `new`, as `party`, `to` (of `import` too), `notes` and `read_aloud`."""
    report: bool = False
    remove: str = ""
    """Of `party`."""
    party: str = ""
    to: str = ""
    notes: str = ""
    read_aloud: str = ""
    format: str = ""
    """Of `export`, as `replace`."""
    replace: bool = False
    kind: str = "encounter"
    """Of `schema`."""
    default: bool = False
    """Of `settings`."""
    shell: str = ""


class Split(NamedTuple):
    """Arguments for argparse, and the raw lines behind the file of `do`."""

    known: list[str]
    lines: list[str]


def read(argv: Sequence[str]) -> Asked:
    """The command line as values; leaves the program by itself for help and mistakes."""
    split_up = split(argv)
    catalogue.use(language(split_up.known))
    asked = Asked()
    match split_up.known:
        case ["open", file] if not file.startswith("-"):
            asked.verb, asked.file = "open", file
        case known:
            from tracker.cli.grammar import parser

            parser().parse_args(known, namespace=asked)
    asked.lines = split_up.lines
    return asked


def split(argv: Sequence[str]) -> Split:
    """Put the missing `open` in, and keep the lines of `do` away from argparse."""
    known: list[str] = []
    rest = list(argv)
    verb = ""
    while rest:
        word = rest.pop(0)
        if word == "--" and verb in ("", "do"):
            continue
        if word in TAKES_VALUE:
            known += [word, *rest[:1]]
            del rest[:1]
        elif word.startswith("-") and word != "-":
            known.append(word)
        elif not verb and word in VERBS:
            verb = word
            known.append(word)
        elif not verb:
            verb = "open"
            known = ["open", *known, word]
        elif verb == "do":
            return Split([*known, word], rest)
        else:
            known.append(word)
    return Split(known, [])


def language(known: Sequence[str]) -> str:
    """The language asked for, so that help is in it too; unknown codes are argparse's to refuse."""
    for place, word in enumerate(known):
        name, equals, code = word.partition("=")
        if name == "--lang":
            code = code if equals else "".join(known[place + 1 : place + 2])
            return code if code in catalogue.LANGUAGES else catalogue.DEFAULT
    return spoken()


def spoken() -> str:
    """The language of the settings, if the program speaks it."""
    from tracker.storage import settings

    code = settings.read()[0].language
    return code if code in catalogue.available() else catalogue.DEFAULT


def for_now(asked: Asked) -> dict[str, object]:
    """Settings of this run's screen, over those of the file."""
    found: dict[str, object] = {"theme": asked.theme} if asked.theme else {}
    if asked.streamer:
        found["streamer"] = True
    return {**found, "signs": "ascii"} if asked.ascii else found
