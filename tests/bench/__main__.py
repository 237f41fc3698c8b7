"""`python -m tests.bench [--quick] [NAME…]`: a line per row of the design; 1 if any is over its bound."""

import argparse
import compileall
import sys
from pathlib import Path

import textual

from tests.bench import crowds, evenings, peers, preparing, repainting, starting, typed_line
from tests.bench.fights import ROOT
from tests.bench.measuring import FULL, QUICK, Row, shown

PARTS = {
    "start": starting.rows,
    "repaint": repainting.rows,
    "typing": typed_line.rows,
    "mobs": crowds.rows,
    "evening": evenings.rows,
    "prepare": preparing.rows,
    "peers": peers.rows,
}


def main() -> int:
    """All parts, or the named ones."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="fewer runs: a look, not a measurement"
    )
    parser.add_argument("parts", nargs="*", metavar="NAME", help=" ".join(PARTS))
    asked = parser.parse_args()
    unknown = sorted(set(asked.parts) - set(PARTS))
    if unknown:
        parser.error(f"no such part: {' '.join(unknown)}; there are {' '.join(PARTS)}")
    for folder in (ROOT / "tracker", ROOT / "tests" / "bench", Path(textual.__file__).parent):
        compileall.compile_dir(folder, quiet=2)
    over = 0
    for name, rows in PARTS.items():
        if not asked.parts or name in asked.parts:
            over += sum(not told(row) for row in rows(QUICK if asked.quick else FULL))
    return 1 if over else 0


def told(row: Row) -> bool:
    """Print the row; whether its bound is kept."""
    print(shown(row), flush=True)
    return row.kept


if __name__ == "__main__":
    sys.exit(main())
