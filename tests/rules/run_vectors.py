"""Run every vector of a folder and count: a line per file, a last line for all.

`python -m tests.rules.run_vectors [DIR]`; without DIR the folder named by TRACKER_VECTORS, else
the vectors of this repository. Exits with 1 if any case failed or was
not answered.
"""

import os
import sys
from collections import Counter
from pathlib import Path

from tests.rules import adapter

HERE = Path(__file__).parent / "vectors"
OWN = Path(__file__).parent / "own_vectors"
"""The same operations with other values and combinations, worked out by hand."""


def run(folder: Path) -> tuple[list[str], bool]:
    """The lines to print, and whether every case passed."""
    lines: list[str] = []
    whole: Counter[str] = Counter()
    for name, cases in adapter.cases(folder).items():
        verdicts = [adapter.judge(case) for case in cases]
        counts = Counter(verdict.outcome for verdict in verdicts)
        whole += counts
        lines.append(f"{name:24} {counted(counts)}")
        lines += [f"  {one.detail}" for one in verdicts if one.outcome == "failed"]
    return [*lines, counted(whole)], not (whole["failed"] or whole["not yet"])


def counted(counts: Counter[str]) -> str:
    """The three numbers in words."""
    return f"{counts['passed']} passed, {counts['failed']} failed, {counts['not yet']} not yet"


def main(arguments: list[str]) -> int:
    """Run the folder and print; returns the exit code."""
    named = arguments[0] if arguments else os.environ.get("TRACKER_VECTORS", "")
    lines, good = run(Path(named) if named else HERE)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
