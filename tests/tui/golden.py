"""A screen as plain text, and the looks on it as spans, so that a change reads in a diff."""

import os
from pathlib import Path

from textual.app import App
from textual.screen import Screen

GOLDENS = Path(__file__).parent / "goldens"


def lines(screen: Screen[object]) -> list[str]:
    """What stands on the screen, line by line, without spaces at the end."""
    strips = screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def text(app: App[int]) -> str:
    """The whole screen."""
    return "\n".join(lines(app.screen)) + "\n"


def looks(app: App[int], line: int) -> list[tuple[str, str]]:
    """Text and style of the runs of one line, blanks left out."""
    strip = app.screen._compositor.render_strips()[line]
    return [(one.text.strip(), str(one.style)) for one in strip if one.text.strip()]


def check(app: App[int], name: str) -> None:
    """Compare with the kept screen; `GOLDENS=write` keeps this one."""
    path = GOLDENS / f"{name}.txt"
    shown = text(app)
    if os.environ.get("GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")
