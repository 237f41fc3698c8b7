"""A screen as plain text, and the looks on it as spans, so that a change reads in a diff."""

import asyncio
import os
import time
from pathlib import Path

from textual.app import App
from textual.screen import Screen

PATIENCE = 10.0
"""Seconds until a screen stands still."""
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


async def check(app: App[int], name: str) -> None:
    """Compare with the kept screen, once it stands still; `GOLDENS=write` keeps this one."""
    path = GOLDENS / f"{name}.txt"
    if os.environ.get("GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(app), encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    end = time.monotonic() + PATIENCE
    while text(app) != kept:
        assert time.monotonic() < end or text(app) == kept
        await asyncio.sleep(0.01)
