"""`check`, `schema` and `completions`: files looked at, described, and completed by the shell."""

from pathlib import Path

from tracker.cli import DONE, REFUSED, exit_code, grammar, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.i18n import command_line as words
from tracker.session import creatures, open_session


def check(asked: Asked) -> int:
    """Every fault of every file with its place; 2 if there was one."""
    code = DONE
    for name in asked.files:
        try:
            speech.say(found_in_order(name))
        except Refused as refused:
            speech.complain(refused)
            code = max(code, exit_code(refused), REFUSED)
    return code


def found_in_order(name: str) -> str:
    """What a file without faults holds; `Refused` names them otherwise."""
    path = Path(name)
    if path.suffix == ".toml":
        from tracker.cli import settings
        from tracker.i18n import settings_said

        return settings_said.in_order(name, settings.check(path))
    return words.in_order(name, *checked(path))


def checked(path: Path) -> tuple[int, int]:
    """How many creatures and steps a file holds; `Refused` when it is not in order."""
    if is_creature(path):
        creatures.read(path)
        return 1, 0
    try:
        session = open_session(path, read_only=True)
    except Refused as refused:
        if refused.key != "file-is-a-party":
            raise
        from tracker.storage import party

        return len(party.members(path)), 0
    return len(session.table.combatants), session.length


def is_creature(path: Path) -> bool:
    """Whether a file is meant to be one creature."""
    return path.is_file() and creatures.looks_ours(path.read_bytes())


def schema(asked: Asked) -> int:
    """The JSON Schema of an encounter's file, or of a creature's."""
    from tracker.storage.schema import creature_schema, json_schema

    speech.say_json(creature_schema() if asked.kind == "creature" else json_schema())
    return DONE


def completions(asked: Asked) -> int:
    """The shell's script for completing this command line."""
    import shtab

    parser = grammar.parser()
    speech.say(shtab.complete(parser, shell=asked.shell))
    return DONE
