"""The whole command line as argparse wants it; a file name alone is read without it."""

import argparse

import tracker
from tracker.cli.arguments import VERBS
from tracker.i18n import catalogue
from tracker.i18n import command_help as words
from tracker.storage.settings import THEMES

SHELLS = ("bash", "zsh", "tcsh")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(
        prog="tracker", description=words.about(), allow_abbrev=False, epilog=words.more_about()
    )
    whole.add_argument("--version", action="version", version=f"tracker {tracker.__version__}")
    everywhere(whole, "", plain=False)
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
    one.add_argument("--theme", choices=THEMES, default=lang, help=words.option_help("theme"))
    for name in ("ascii", "streamer"):
        text = words.option_help(name)
        one.add_argument(f"--{name}", action="store_true", default=plain, help=text)


def describe(one: argparse.ArgumentParser, verb: str) -> None:
    """The arguments of one verb."""
    match verb:
        case "open":
            flag(one, "break-lock")
            flag(one, "read-only")
            file_of(one)
        case "new":
            new_arguments(one)
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
        case "party":
            party_arguments(one)
        case "import":
            import_arguments(one)
        case "export":
            export_arguments(one)
        case "rules":
            rules_arguments(one)
        case "roll":
            roll_arguments(one)
        case "settings":
            settings_arguments(one)
        case "schema":
            schema_arguments(one)
        case "completions":
            one.add_argument("shell", choices=SHELLS, help=words.option_help("shell"))
        case _:
            pass


def schema_arguments(one: argparse.ArgumentParser) -> None:
    """`schema [KIND]`."""
    kinds = ("encounter", "creature")
    one.add_argument(
        "kind", nargs="?", choices=kinds, default=kinds[0], help=words.option_help("kind")
    )


def party_arguments(one: argparse.ArgumentParser) -> None:
    """`party [--remove NAME] LINE…`."""
    one.add_argument("text", metavar="LINE", nargs="*", help=words.option_help("members"))
    one.add_argument("--remove", metavar="NAME", default="", help=words.option_help("remove"))


def file_of(one: argparse.ArgumentParser) -> None:
    """The file it is about."""
    one.add_argument("file", metavar="FILE", help=words.option_help("file"))


def flag(one: argparse.ArgumentParser, name: str) -> None:
    """An option that is on or off."""
    one.add_argument(f"--{name}", action="store_true", help=words.option_help(name))


def seed_of(one: argparse.ArgumentParser) -> None:
    """The seed of this run's dice."""
    one.add_argument("--seed", type=int, metavar="N", help=words.option_help("seed"))


def new_arguments(one: argparse.ArgumentParser) -> None:
    """`new NAME LINE… [--party FILE] [--to FILE] [--notes TEXT] [--read-aloud TEXT]`."""
    one.add_argument("name", metavar="NAME", help=words.option_help("name"))
    one.add_argument("text", metavar="LINE", nargs="+", help=words.option_help("wishes"))
    seed_of(one)
    for name, what in (
        ("party", "FILE"),
        ("to", "FILE"),
        ("notes", "TEXT"),
        ("read-aloud", "TEXT"),
    ):
        one.add_argument(f"--{name}", metavar=what, default="", help=words.option_help(name))


def do_arguments(one: argparse.ArgumentParser) -> None:
    """`do [--seed N] [--dry-run] [--keep-going] FILE LINE…`; the lines never come here."""
    one.usage = words.do_usage()
    seed_of(one)
    flag(one, "dry-run")
    flag(one, "keep-going")
    flag(one, "break-lock")
    file_of(one)


def show_arguments(one: argparse.ArgumentParser) -> None:
    """`show FILE [--json] [--as players] [--round N | --step N]`."""
    file_of(one)
    flag(one, "json")
    one.add_argument(
        "--as",
        dest="seen_by",
        choices=("dm", "players"),
        default="dm",
        help=words.option_help("as"),
    )
    for name in ("round", "step"):
        place, help_of = f"at_{name}", words.option_help(f"at-{name}")
        one.add_argument(
            f"--{name}", metavar="N", dest=place, type=int, default=argparse.SUPPRESS, help=help_of
        )


def log_arguments(one: argparse.ArgumentParser) -> None:
    """`log FILE [--summary] [--json] [--as FORMAT]` and the filters, which all have to hold."""
    file_of(one)
    flag(one, "summary")
    flag(one, "json")
    one.add_argument(
        "--as",
        dest="format",
        choices=("markdown", "csv"),
        default="",
        help=words.option_help("log-as"),
    )
    for name, what, place in (("who", "WHO", "who"), ("kind", "KIND", "of_kind")):
        help_of = words.option_help(f"log-{name}")
        one.add_argument(
            f"--{name}", metavar=what, dest=place, action="append", default=[], help=help_of
        )
    for name, what, place in (("round", "N", "in_round"), ("text", "WORDS", "with_text")):
        help_of = words.option_help(f"log-{name}")
        one.add_argument(f"--{name}", metavar=what, dest=place, default="", help=help_of)


def why_arguments(one: argparse.ArgumentParser) -> None:
    """`why FILE [N]`."""
    file_of(one)
    one.add_argument(
        "number", metavar="N", type=int, nargs="?", default=0, help=words.option_help("number")
    )


def import_arguments(one: argparse.ArgumentParser) -> None:
    """`import PATH… [--to FOLDER] [--report]`."""
    one.epilog = words.formats()
    one.add_argument("files", metavar="PATH", nargs="+", help=words.option_help("foreign"))
    one.add_argument("--to", metavar="FOLDER", default="", help=words.option_help("into"))
    flag(one, "report")


def export_arguments(one: argparse.ArgumentParser) -> None:
    """`export [WHAT] FILE… [--as FORMAT] [--to PLACE] [--replace]`."""
    one.usage = words.export_usage()
    one.epilog = words.exports()
    one.add_argument("text", metavar="FILE", nargs="+", help=words.option_help("exported"))
    one.add_argument(
        "--as",
        dest="format",
        choices=("json", "markdown", "csv"),
        default="",
        help=words.option_help("format"),
    )
    one.add_argument("--to", metavar="PLACE", default="", help=words.option_help("place"))
    flag(one, "replace")


def rules_arguments(one: argparse.ArgumentParser) -> None:
    """`rules [TERM] [--json]`."""
    flag(one, "json")
    one.add_argument("text", metavar="TERM", nargs="*", help=words.option_help("term"))


def settings_arguments(one: argparse.ArgumentParser) -> None:
    """`settings [NAME [VALUE…]] [--default] [--json]`."""
    flag(one, "default")
    flag(one, "json")
    one.add_argument("text", metavar="NAME", nargs="*", help=words.option_help("setting"))


def roll_arguments(one: argparse.ArgumentParser) -> None:
    """`roll [--seed N] EXPRESSION`."""
    seed_of(one)
    one.add_argument("text", metavar="EXPRESSION", nargs="+", help=words.option_help("dice"))
