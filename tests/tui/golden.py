"""A screen as plain text, and the looks on it as spans, so that a change reads in a diff."""

import asyncio
import os
import string
import time
from collections.abc import Callable
from pathlib import Path

from rich.style import Style
from textual.app import App
from textual.screen import Screen

PATIENCE = 30.0
"""Seconds until a screen stands still."""
GOLDENS = Path(__file__).parent / "goldens"
SETTLED = 0.5
"""Seconds after which a screen that is to be kept stands still."""


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


def painted(app: App[int]) -> str:
    """Every line as runs of cells in one style, then what the styles are."""
    rows = [
        [(told(one.style), one.cell_length) for one in strip]
        for strip in app.screen._compositor.render_strips()
    ]
    styles = sorted({style for row in rows for style, _ in row})
    names = dict(zip(styles, string.ascii_letters + string.digits, strict=False))
    lines = [" ".join(f"{names[style]}{cells}" for style, cells in merged(row)) for row in rows]
    return "\n".join((*lines, *(f"{names[style]} = {style}" for style in styles))) + "\n"


def merged(runs: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Neighbours of one style as one."""
    found: list[tuple[str, int]] = []
    for style, cells in runs:
        if found and found[-1][0] == style:
            found[-1] = (style, found[-1][1] + cells)
        else:
            found.append((style, cells))
    return found


def told(style: Style | None) -> str:
    """Weight and colours, without what a click would do."""
    return str(style.clear_meta_and_links()) if style else "none"


async def check_painted(app: App[int], name: str) -> None:
    """The same for the styles."""
    await compare(app, name, painted)


async def check(app: App[int], name: str) -> None:
    """Compare with the kept screen, once it stands still; `GOLDENS=write` keeps this one."""
    await compare(app, name, text)


async def compare(app: App[int], name: str, seen: Callable[[App[int]], str]) -> None:
    """Wait until what is seen is what was kept."""
    path = GOLDENS / f"{name}.txt"
    if os.environ.get("GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        await asyncio.sleep(SETTLED)
        path.write_text(seen(app), encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    end = time.monotonic() + PATIENCE
    while seen(app) != kept:
        assert time.monotonic() < end or seen(app) == kept
        await asyncio.sleep(0.01)
