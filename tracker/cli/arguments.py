"""What may be typed after `tracker`, as argparse wants it.

Two things argparse cannot do are done before it: a file name alone is `open`, and everything
behind the FILE of `do` is taken as it stands, whatever it looks like.
"""

import argparse
from collections.abc import Sequence
from typing import NamedTuple

import tracker
from tracker.i18n import catalogue
from tracker.i18n import command_help as words

VERBS = (
    "open", "do", "show", "log", "why", "check", "monsters", "rules", "roll", "schema",
    "completions",
)  # fmt: skip
TAKES_VALUE = frozenset({"--lang", "--seed", "--as"})
"""Options whose value is a word of its own."""
SHELLS = ("bash", "zsh", "tcsh")


class Asked(argparse.Namespace):
    """One command line, read; a verb has only the fields of its own options."""

    verb: str = "library"
    lang: str = catalogue.DEFAULT
    plain: bool = False
    file: str = ""
    files: list[str]
    lines: list[str]
    """Of `do`; none: standard input."""
    seed: int | None = None
    dry_run: bool = False
    keep_going: bool = False
    json: bool = False
    seen_by: str = "dm"
    number: int = 0
    text: list[str]
    shell: str = ""


class Split(NamedTuple):
    """Arguments for argparse, and the raw lines behind the file of `do`."""

    known: list[str]
    lines: list[str]


def read(argv: Sequence[str]) -> Asked:
    """The command line as values; leaves the program by itself for help and mistakes."""
    split_up = split(argv)
    catalogue.use(language(split_up.known))
    asked = parser().parse_args(split_up.known, namespace=Asked())
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
            known += ["open", word]
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
    return catalogue.DEFAULT


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(
        prog="tracker", description=words.about(), allow_abbrev=False, epilog=words.more_about()
    )
    whole.add_argument("--version", action="version", version=f"tracker {tracker.__version__}")
    everywhere(whole, catalogue.DEFAULT, plain=False)
    verbs = whole.add_subparsers(dest="verb", metavar=words.verb(), title=words.verbs())
    for name in VERBS:
        verb = verbs.add_parser(
            name, help=words.verb_help(name), description=words.verb_help(name), allow_abbrev=False
        )
        everywhere(verb, argparse.SUPPRESS, plain=argparse.SUPPRESS)
        describe(verb, name)
    return whole


def everywhere(one: argparse.ArgumentParser, lang: str, *, plain: bool | str) -> None:
    """The options that stand before the verb or behind it."""
    one.add_argument(
        "--lang", choices=catalogue.LANGUAGES, default=lang, help=words.option_help("lang")
    )
    one.add_argument("--plain", action="store_true", default=plain, help=words.option_help("plain"))


def describe(one: argparse.ArgumentParser, verb: str) -> None:
    """The arguments of one verb."""
    match verb:
        case "open":
            file_of(one)
        case "do":
            do_arguments(one)
        case "show":
            show_arguments(one)
        case "log":
            log_arguments(one)
        case "why":
            why_arguments(one)
        case "check":
            one.add_argument("files", metavar="FILE", nargs="+", help=words.option_help("file"))
        case "monsters":
            one.add_argument("text", metavar="TEXT", nargs="*", help=words.option_help("text"))
        case "rules":
            rules_arguments(one)
        case "roll":
            roll_arguments(one)
        case "completions":
            one.add_argument("shell", choices=SHELLS, help=words.option_help("shell"))
        case _:
            pass


def file_of(one: argparse.ArgumentParser) -> None:
    """The file it is about."""
    one.add_argument("file", metavar="FILE", help=words.option_help("file"))


def flag(one: argparse.ArgumentParser, name: str) -> None:
    """An option that is on or off."""
    one.add_argument(f"--{name}", action="store_true", help=words.option_help(name))


def seed_of(one: argparse.ArgumentParser) -> None:
    """The seed of this run's dice."""
    one.add_argument("--seed", type=int, metavar="N", help=words.option_help("seed"))


def do_arguments(one: argparse.ArgumentParser) -> None:
    """`do [--seed N] [--dry-run] [--keep-going] FILE LINE…`; the lines never come here."""
    one.usage = words.do_usage()
    seed_of(one)
    flag(one, "dry-run")
    flag(one, "keep-going")
    file_of(one)


def show_arguments(one: argparse.ArgumentParser) -> None:
    """`show FILE [--json] [--as players]`."""
    file_of(one)
    flag(one, "json")
    one.add_argument(
        "--as",
        dest="seen_by",
        choices=("dm", "players"),
        default="dm",
        help=words.option_help("as"),
    )


def log_arguments(one: argparse.ArgumentParser) -> None:
    """`log FILE [--json]`."""
    file_of(one)
    flag(one, "json")


def why_arguments(one: argparse.ArgumentParser) -> None:
    """`why FILE [N]`."""
    file_of(one)
    one.add_argument(
        "number", metavar="N", type=int, nargs="?", default=0, help=words.option_help("number")
    )


def rules_arguments(one: argparse.ArgumentParser) -> None:
    """`rules [TERM] [--json]`."""
    flag(one, "json")
    one.add_argument("text", metavar="TERM", nargs="*", help=words.option_help("term"))


def roll_arguments(one: argparse.ArgumentParser) -> None:
    """`roll [--seed N] EXPRESSION`."""
    seed_of(one)
    one.add_argument("text", metavar="EXPRESSION", nargs="+", help=words.option_help("dice"))
