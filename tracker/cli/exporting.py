"""`export`: encounters, creatures, parties and logs as JSON, Markdown or CSV."""

import json
from pathlib import Path

from tracker.cli import DONE, REFUSED, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.i18n import exporting as words
from tracker.session import exporting
from tracker.storage import places
from tracker.storage.files import is_file, is_folder

BY_ENDING = {".json": "json", ".md": "markdown", ".markdown": "markdown", ".csv": "csv"}


def export(asked: Asked) -> int:
    """Into a file or folder, else on standard output; 2 if any of it could not be written."""
    what, sources = subject(asked.text)
    format = asked.format or by_ending(what, asked.to)
    found = [one for source in sources for one in exporting.exported(what, source, format)]
    if not asked.to:
        for one in found:
            put_out(one)
        return DONE
    place = places.typed(asked.to)
    if len(found) > 1 and place.suffix.lower() in BY_ENDING and not is_folder(place):
        if what != "creatures":
            raise Refused("export-one-file", path=asked.to, count=len(found))
        found = [exporting.as_one(found)]
    several = len(found) > 1
    if several and is_file(place):
        raise Refused("export-one-file", path=asked.to, count=len(found))
    paths = [exporting.target(one, asked.to, several=several) for one in found]
    code = DONE
    for one, path in zip(found, paths, strict=True):
        try:
            exporting.write(one, path, replace=asked.replace)
        except Refused as refused:
            speech.complain(refused)
            code = REFUSED
        else:
            speech.say(words.written(str(path)))
    return code


def put_out(one: exporting.Export) -> None:
    """On standard output, safe for every terminal."""
    if one.format == "json":
        speech.say_json(json.loads(one.text))
    else:
        speech.say(one.text.rstrip("\r\n"))


def subject(given: list[str]) -> tuple[str, list[str]]:
    """What is exported, and from where; a file alone is an encounter."""
    first, *rest = given
    if first not in exporting.FORMATS:
        return "encounter", given
    if not rest and first != "party":
        raise Refused("export-of-what", subject=first)
    return first, rest or [""]


def by_ending(what: str, to: str) -> str:
    """The format that a file's ending asks for, else the usual one."""
    return BY_ENDING.get(Path(to).suffix.lower(), exporting.FORMATS[what][0])
