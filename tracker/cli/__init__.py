"""The command line: one door to the library, the fights and the screen.

Every verb imports what it needs when it runs, so that a script pays for neither screen nor schema.
"""

from collections.abc import Sequence

from tracker.cli import arguments, speech
from tracker.encounter.refusals import Refused

DONE, REFUSED, UNWRITABLE = 0, 2, 3
"""Exit codes; signals and Ctrl+C have their own."""
NOT_OURS_TO_WRITE = frozenset({"file-locked", "folder-not-writable", "not-saved", "read-only"})


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
    catalogue.use(catalogue.DEFAULT if json_wanted else asked.lang)
    try:
        return run(asked)
    except Refused as refused:
        speech.complain(refused)
        return exit_code(refused)


def run(asked: arguments.Asked) -> int:
    """The verb's function, imported now."""
    from tracker.cli import doing, files, lists, looking, opening

    match asked.verb:
        case "open":
            return opening.open_file(asked)
        case "library":
            return opening.open_library()
        case "do":
            return doing.do(asked)
        case "show":
            return looking.show(asked)
        case "log":
            return looking.log(asked)
        case "why":
            return looking.why(asked)
        case "check":
            return files.check(asked)
        case "monsters":
            return lists.monsters(asked)
        case "roll":
            return lists.roll(asked)
        case "schema":
            return files.schema()
        case "completions":
            return files.completions(asked)
        case verb:
            raise ValueError(verb)


def exit_code(refused: Refused) -> int:
    """3 for a file that is locked or cannot be written, 2 for everything else."""
    return UNWRITABLE if refused.key in NOT_OURS_TO_WRITE else REFUSED
