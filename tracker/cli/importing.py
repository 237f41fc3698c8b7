"""`import`: creatures out of other tools' files, with a report of what was taken."""

import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tracker.bestiary.foreign.report import Found
from tracker.cli import DONE, REFUSED, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.i18n import importing as words
from tracker.session.importing import MOST_BYTES, Importing, Taken, counted

PASTED = "-"
MOST_FILES = 20_000


def take(asked: Asked) -> int:
    """Everything the paths hold; 0 if any creature was taken."""
    importing = Importing(Path(asked.to) if asked.to else None)
    creatures = others = 0
    for name in asked.files:
        for taken in each(importing, name):
            tell(taken, whole=asked.report)
            creatures += len(taken.creatures)
            others += len(taken.encounters) + (taken.party is not None)
    if creatures:
        speech.say(words.total(creatures, str(importing.place)))
    return DONE if creatures or others else REFUSED


def each(importing: Importing, name: str) -> Iterator[Taken]:
    """What a file, each file of a folder, or standard input gave; refusals are said."""
    if name == PASTED:
        sources: list[Path | None] = [None]
    else:
        sources = [*files(Path(name))]
        if not sources:
            speech.complain(Refused("import-empty-folder", path=name))
    for path in sources:
        try:
            yield pasted(importing) if path is None else importing.file(path)
        except Refused as refused:
            if getattr(refused, "faults", ()):
                speech.complain(refused)
            else:
                speech.warn(words.about(str(path or words.pasted()), refused))


def pasted(importing: Importing) -> Taken:
    """Standard input, as far as it may go."""
    stream = getattr(sys.stdin, "buffer", None)
    data = stream.read(MOST_BYTES + 1) if stream else sys.stdin.read(MOST_BYTES + 1).encode()
    return importing.data(data, words.pasted(), words.pasted())


def files(path: Path) -> list[Path]:
    """The file, or every file below a folder, hidden ones left out."""
    if not path.is_dir():
        return [path]
    found = (one for one in sorted(path.rglob("*")) if one.is_file())
    shown = (
        one
        for one in found
        if not any(part.startswith(".") for part in one.relative_to(path).parts)
    )
    return [one for one, _ in zip(shown, range(MOST_FILES), strict=False)]


def tell(taken: Taken, *, whole: bool) -> None:
    """A line for each creature; with `whole` every field below it."""
    speech.say(words.head(taken.source, taken.haul.format))
    for found, path in taken.creatures:
        speech.say(creature_line(found, path.name))
        for one in found.remarks if whole else ():
            speech.say(words.remark(one.field, one.kind, one.value, one.why))
    for encounter, path in taken.encounters:
        speech.say(words.encounter(encounter.name, len(encounter.entries), str(path)))
        for entry in encounter.entries if whole else ():
            count = entry.current.count
            many = "" if count.strip().isdigit() else str(counted(count))
            speech.say(words.entry(count, entry.block.name, many))
    if taken.party is not None:
        speech.say(words.party(str(taken.party), shlex.quote(str(taken.party))))
    for trouble in taken.troubles:
        speech.warn(words.trouble(trouble.where, trouble.why, dict(trouble.params)))
    if not (taken.creatures or taken.encounters or taken.party):
        speech.warn(words.about(taken.source, Refused("import-no-creatures")))


def creature_line(found: Found, file: str) -> str:
    """A creature and how much of it was not simply taken."""
    block = found.block
    hp = f"{block.max_hp} ({block.hit_dice})" if block.hit_dice else str(block.max_hp)
    line = words.creature(block.name, file, block.ac, hp, len(block.attacks))
    kinds = Counter(one.kind for one in found.remarks)
    return words.counts(line, kinds["guessed"], kinds["noted"], kinds["dropped"])
