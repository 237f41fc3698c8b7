"""A small fight of one's own, and the program run in this process."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tracker.cli import main
from tracker.i18n import catalogue

OPENING = {
    "name": "Bridge",
    "opening": {
        "combatants": [
            {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 15},
            {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 15, "initiative": 10},
            {"monster": "goblin", "count": 2, "initiative": 12, "hidden": False},
            {"monster": "ogre", "initiative": 5},
        ]
    },
}


@dataclass(frozen=True)
class Said:
    """How one run ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Tracker = Callable[..., Said]


@pytest.fixture
def fight(tmp_path: Path) -> Path:
    """A prepared encounter that nobody has played."""
    path = tmp_path / "bridge.json"
    path.write_text(json.dumps(OPENING), encoding="utf-8")
    return path


@pytest.fixture
def tracker(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Tracker]:
    """`tracker(*arguments, typed=…)`."""

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main([str(one) for one in arguments])
        except SystemExit as end:
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    yield run
    catalogue.use(catalogue.DEFAULT)
