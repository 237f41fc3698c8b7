"""Textual calls a handler of every class a widget comes from: who calls it too has it done twice."""

import re

from tests.walls.tree import ROOT

TWICE = re.compile(r"super\(\)\.(on_mount|on_screen_resume)\(")


def test_no_handler_calls_the_one_that_comes_by_itself() -> None:
    files = sorted((ROOT / "tracker" / "tui").rglob("*.py"))
    assert [one.name for one in files if TWICE.search(one.read_text(encoding="utf-8"))] == []
