"""What argparse is given, and what never reaches it."""

import pytest

from tracker.cli import arguments, columns, speech


@pytest.mark.parametrize(
    ("typed", "known", "lines"),
    [
        ("a.json", ["open", "a.json"], []),
        ("--plain a.json", ["open", "--plain", "a.json"], []),
        ("--lang ru a.json", ["open", "--lang", "ru", "a.json"], []),
        ("-- show", ["show"], []),
        ("show --as players a.json", ["show", "--as", "players", "a.json"], []),
        ("do a.json next -x", ["do", "a.json"], ["next", "-x"]),
        ("do --seed 7 a.json --seed 8", ["do", "--seed", "7", "a.json"], ["--seed", "8"]),
        ("--lang ru do --dry-run a.json do", ["--lang", "ru", "do", "--dry-run", "a.json"], ["do"]),
        ("do --lang=th -- a.json next", ["do", "--lang=th", "a.json"], ["next"]),
        ("", [], []),
        ("--help", ["--help"], []),
    ],
)
def test_arguments_are_split(typed: str, known: list[str], lines: list[str]) -> None:
    assert arguments.split(typed.split()) == (known, lines)


def test_options_count_before_and_behind_the_verb() -> None:
    before = arguments.read(["--plain", "--lang", "th", "show", "a.json"])
    behind = arguments.read(["show", "a.json", "--plain", "--lang", "th"])
    assert (before.plain, before.lang) == (behind.plain, behind.lang) == (True, "th")
    assert arguments.read(["show", "a.json"]).lang == ""


def test_what_a_terminal_obeys_is_left_out() -> None:
    assert speech.clean("a\x1b[31mb\u202ec\u200bd\u0301 e") == "a[31mbcd\u0301 e"


def test_json_keeps_what_a_terminal_obeys_as_an_escape(capsys: pytest.CaptureFixture[str]) -> None:
    import json

    speech.say_json({"name": "a\x1b[31m\u202e\x9b"})
    out = capsys.readouterr().out
    assert "\\u202e" in out
    assert "\\u009b" in out
    assert json.loads(out) == {"name": "a\x1b[31m\u202e\x9b"}


@pytest.mark.parametrize(("text", "cells"), [("abc", 3), ("哥布林", 6), ("ก็", 1), ("é", 1)])
def test_widths_are_cells(text: str, cells: int) -> None:
    assert columns.width(text) == cells


def test_columns_line_up_whatever_the_script() -> None:
    made = columns.laid_out(
        [columns.Column("Name"), columns.Column("HP", right=True)], [("哥布林", "7"), ("Orc", "15")]
    )
    assert made == ["Name    HP", "哥布林   7", "Orc     15"]
