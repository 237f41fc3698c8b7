"""The command line: one door to the library, the fights and the screen.

Every verb imports what it needs when it runs, so that a script pays for neither screen nor schema.
"""

from collections.abc import Callable, Sequence

from tracker.cli import arguments, speech
from tracker.encounter.refusals import Refused

DONE, REFUSED, UNWRITABLE = 0, 2, 3
"""Exit codes; signals and Ctrl+C have their own."""
NOT_OURS_TO_WRITE = frozenset(
    {"file-locked", "file-not-writable", "folder-not-writable", "not-saved", "read-only"}
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code. Without arguments it is the whole process."""
    if argv is None:
        from tracker.cli import process

        return process.run()
    return obey(argv)


def obey(argv: Sequence[str]) -> int:
    """Do what the arguments ask for."""
    from tracker.i18n import catalogue

    asked = arguments.read(argv)
    json_wanted = bool(getattr(asked, "json", False))
    catalogue.use(catalogue.DEFAULT if json_wanted else asked.lang or arguments.spoken())
    try:
        return run(asked)
    except Refused as refused:
        speech.complain(refused)
        return exit_code(refused)
    except speech.Unsaid as trouble:
        from tracker.cli import process

        process.told_nothing(str(trouble))
        return UNWRITABLE
    except OSError as error:
        if error.filename is None:
            raise
        # A path no file can have, or a folder not ours to look into.
        speech.complain(not_readable(str(error.filename), error))
        return REFUSED


def not_readable(path: str, error: OSError) -> Refused:
    """In the system's own words."""
    return Refused("file-not-readable", path=path, why=error.strerror or str(error))


def run(asked: arguments.Asked) -> int:
    """The verb's function; the screen does not wait for the modules of the other verbs."""
    if asked.streamer and asked.verb in arguments.TELL_ALL:
        raise Refused("verb-tells-all", verb=asked.verb)
    match asked.verb:
        case "open":
            from tracker.cli.opening import open_file as carry_out
        case "library":
            from tracker.cli.opening import open_library as carry_out
        case "tour":
            from tracker.cli.opening import tour as carry_out
        case "do":
            from tracker.cli.doing import do as carry_out
        case "show":
            from tracker.cli.looking import show as carry_out
        case "log":
            from tracker.cli.looking import log as carry_out
        case "why":
            from tracker.cli.looking import why as carry_out
        case "check":
            from tracker.cli.files import check as carry_out
        case "monsters":
            from tracker.cli.lists import monsters as carry_out
        case "new":
            from tracker.cli.making import new as carry_out
        case "party":
            from tracker.cli.own_party import party as carry_out
        case "import":
            from tracker.cli.importing import take as carry_out
        case "export":
            from tracker.cli.exporting import export as carry_out
        case verb:
            return beside_fights(verb)(asked)
    return carry_out(asked)


def beside_fights(verb: str) -> Callable[[arguments.Asked], int]:
    """The function of a verb that is about no fight."""
    match verb:
        case "rules":
            from tracker.cli.rules import rules as carry_out
        case "roll":
            from tracker.cli.lists import roll as carry_out
        case "settings":
            from tracker.cli.settings import settings as carry_out
        case "schema":
            from tracker.cli.files import schema as carry_out
        case "completions":
            from tracker.cli.files import completions as carry_out
        case _:
            raise ValueError(verb)
    return carry_out


def exit_code(refused: Refused) -> int:
    """3 for a file that is locked or cannot be written, 2 for everything else."""
    return UNWRITABLE if refused.key in NOT_OURS_TO_WRITE else REFUSED
