"""What lies here in the shapes that others read: our own JSON, Markdown for notes, CSV.

A text is made whole before a file is touched, and no file that is there is replaced unasked. Names
may hold anything: each shape has one door where they are made harmless.
"""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from tracker.bestiary.library import srd
from tracker.bestiary.stat_block import encode
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import exporting as words
from tracker.i18n import markdown
from tracker.rules.words import BODILESS
from tracker.session import creatures
from tracker.session.fight import Session
from tracker.session.log import EVERYTHING, Sieve
from tracker.session.opening import open_session
from tracker.storage import party, places
from tracker.storage.creatures import text_of
from tracker.storage.document import VERSION
from tracker.storage.files import Disk, is_file, is_folder, write_whole
from tracker.storage.prepared import entry_of
from tracker.storage.reading import plain, read_bytes, read_document
from tracker.storage.whole import not_saved

Raw = dict[str, Any]
FORMATS = {
    "encounter": ("json", "markdown"),
    "creatures": ("json", "markdown"),
    "party": ("json", "markdown"),
    "log": ("markdown", "csv"),
}
"""What can be exported, and as what, the usual one first."""
ENDINGS = {"json": ".json", "markdown": ".md", "csv": ".csv"}
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


class Export(NamedTuple):
    """One text to be written or printed."""

    name: str
    """What it is called, for a file's name."""
    format: str
    text: str


def exported(what: str, source: str, format: str) -> list[Export]:
    """The texts of one thing: a file, or for creatures a name in the library too.

    Refuses a format that it has not, and whatever is wrong with the file.
    """
    if format not in FORMATS[what]:
        formats = ", ".join(FORMATS[what])
        raise Refused("export-format", subject=what, word=format, formats=formats)
    match what:
        case "encounter":
            return [encounter(Path(source), format)]
        case "creatures":
            return [creature(block, format) for block in kinds(source)]
        case "party":
            return [party_of(source, format)]
        case _:
            return [log(Path(source), format)]


def as_one(found: Sequence[Export]) -> Export:
    """Several creatures in one text, which `import` takes apart again."""
    first = found[0]
    if first.format == "json":
        own = [json.loads(one.text) for one in found]
        text = f"{json.dumps(own, indent=2, ensure_ascii=False)}\n"
    else:
        text = "\n".join(one.text for one in found)
    return first._replace(text=text)


def target(export: Export, to: str, *, several: bool) -> Path:
    """Where it goes: the file that is named, or under its own name into a folder."""
    path = places.typed(to)
    if several or is_folder(path) or to.endswith(("/", "\\")):
        return path / f"{places.file_name(export.name)}{ENDINGS[export.format]}"
    return path


def taken(path: Path) -> bool:
    """Whether something stands there that writing would replace."""
    return is_file(path) or is_folder(path)


def write(export: Export, path: Path, *, replace: bool = False) -> None:
    """One file; refuses `export-exists`, and `file-not-saved` when it cannot be written."""
    disk = Disk()
    try:
        if not replace and disk.stamp(path) is not None:
            raise Refused("export-exists", path=str(path))
        disk.make_folder(path.parent)
        write_whole(disk, path, export.text.encode(errors="replace"))
    except OSError as problem:
        raise not_saved(path, problem) from None


def encounter(path: Path, format: str) -> Export:
    """As it was prepared; a fight's Markdown says how it stands now, too."""
    # Opening it names every fault of a file that was written by hand.
    session = open_session(path, read_only=True)
    document, _ = read_document(Disk(), path)
    name = document.name or path.stem
    opening: Raw = json.loads(document.opening)
    if format == "json":
        own = [self_contained(one) for one in opening.get("combatants", ())]
        whole = {**opening, "combatants": own}
        if isinstance(opening.get("party"), str):
            whole["party"] = Path(opening["party"]).name
        return Export(name, format, as_json({"name": name, "opening": whole}))
    from tracker.session.exported_notes import notes

    fight = None if document.prepared else session
    return Export(name, format, markdown.whole(notes(name, opening, path, fight)))


def self_contained(raw: Raw) -> Raw:
    """An entry that needs nobody's library: a creature of the DM's own is written out."""
    name = raw.get("monster")
    block = creatures.library().find(name) if isinstance(name, str) else None
    if block is None or srd().find(block.name) == block:
        return raw
    return {**encode(block), **{key: one for key, one in raw.items() if key != "monster"}}


def kinds(source: str) -> Iterator[StatBlock]:
    """Every kind of creature of a file, else the one of that name."""
    path = Path(source)
    known = creatures.library()
    if not path.is_file():
        block = known.find(source)
        if block is None:
            raise Refused("no-such-monster", word=source, near=", ".join(known.near(source)))
        yield block
        return
    whole = plain(read_bytes(Disk(), path), path)
    if "members" in whole:
        party.members(path)
        entries = (entry_of(raw, known.find, known.near) for raw in whole["members"])
        yield from named_apart(one.block for one in entries)
    elif "opening" in whole:
        table = open_session(path, read_only=True).table
        bodies = [one for one in table.combatants.values() if one.kind not in BODILESS]
        present = {one.own_block for one in bodies}
        yield from named_apart(block for key, block in table.kinds.items() if key in present)
    else:
        yield creatures.read(path)


def named_apart(blocks: Iterable[StatBlock]) -> Iterator[StatBlock]:
    """Each once; others of the same name get a number behind it."""
    names: Counter[str] = Counter()
    for block in dict.fromkeys(blocks):
        names[block.name] += 1
        count = names[block.name]
        yield block if count == 1 else replace(block, name=f"{block.name} {count}")


def creature(block: StatBlock, format: str) -> Export:
    """One creature, as it lies in the library or as notes."""
    if format == "json":
        return Export(block.name, format, text_of(encode(block)).decode())
    return Export(block.name, format, markdown.whole(words.stat_block(block, 1)))


def party_of(source: str, format: str) -> Export:
    """A party's file; without a name the DM's own."""
    path = Path(source) if source else party.current()
    if path is not None and not path.is_file() and path.name == source:
        path = party.place(source, places.encounters_folder() / "encounter.json")
    if path is None or not path.is_file():
        raise Refused("party-file-missing", path=source or places.PARTY)
    members = party.members(path)
    whole = plain(read_bytes(Disk(), path), path)
    name = str(whole.get("name") or path.stem)
    if format == "json":
        kept = {key: one for key, one in whole.items() if key not in (party.ORIGIN, "$schema")}
        return Export(name, format, as_json(kept))
    from tracker.session.exported_notes import party_table

    lines = [*markdown.heading(1, name), *party_table(raw for _, raw in members)]
    return Export(name, format, markdown.whole(lines))


def as_json(whole: Raw) -> str:
    """Our own JSON as people read it."""
    given = {"schema_version": VERSION, **whole}
    return f"{json.dumps(given, indent=2, ensure_ascii=False)}\n"


def log(path: Path, format: str) -> Export:
    """What happened, step by step."""
    return log_of(open_session(path, read_only=True), format)


def log_of(session: Session, format: str, sieve: Sieve = EVERYTHING) -> Export:
    """The same of an open fight, as far as it passes the filters."""
    from tracker.session.exported_notes import log_lines, log_rows

    name = session.table.name or session.path.stem
    rows = list(log_rows(session, sieve))
    if format == "csv":
        return Export(name, format, as_csv([words.log_heads(), *rows]))
    return Export(name, format, markdown.whole(log_lines(name, rows)))


def as_csv(rows: Sequence[Sequence[str]]) -> str:
    """Rows as a spreadsheet reads them, none of which it takes for a formula."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows([map(harmless, row) for row in rows])
    return text.getvalue()


def harmless(cell: str) -> str:
    """A cell that is text whatever it begins with."""
    return f"'{cell}" if cell.startswith(FORMULAS) else cell
