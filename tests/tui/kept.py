"""A screen in one file: what stands on it, then the looks of it in each theme.

A line of runs is `a40 b3`: so many cells of each look; what looks alike in two themes is written once.
"""

import asyncio
import difflib
import os
import string
import time
from collections.abc import Sequence

from textual.app import App

from tests.tui import golden

FOLDER = golden.GOLDENS / "screens"
WRITING = "GOLDENS"
PATIENCE = 30.0
"""Seconds until a screen is as it was kept, on a busy machine."""
STILL = 8
"""Readings one after the other that are the same: it stands still, and can be kept."""
NAMES = string.ascii_letters + string.digits
Runs = tuple[tuple[tuple[str, int], ...], ...]


def runs(app: App[int]) -> Runs:
    """Each line as looks and cells."""
    strips = app.screen._compositor.render_strips()
    return tuple(
        tuple(golden.merged([(golden.told(one.style), one.cell_length) for one in strip]))
        for strip in strips
    )


def looks_of(lines: Runs) -> tuple[list[str], list[str]]:
    """The lines with a letter for each look, and what the letters stand for."""
    names: dict[str, str] = {}
    for line in lines:
        for look, _ in line:
            names.setdefault(look, NAMES[len(names)])
    told = [" ".join(f"{names[look]}{cells}" for look, cells in line) for line in lines]
    return folded(told), [f"{name} = {look}" for look, name in names.items()]


def folded(lines: Sequence[str]) -> list[str]:
    """Lines that are the same as the one before are counted."""
    found: list[tuple[str, int]] = []
    for line in lines:
        if found and found[-1][0] == line:
            found[-1] = (line, found[-1][1] + 1)
        else:
            found.append((line, 1))
    return [line if count == 1 else f"{line} *{count}" for line, count in found]


def document(text: str, themes: dict[str, Runs]) -> str:
    """The whole file."""
    found = [text.rstrip("\n")]
    spans: dict[tuple[str, ...], list[str]] = {}
    legends: dict[tuple[str, ...], list[str]] = {}
    for theme, lines in themes.items():
        told, names = looks_of(lines)
        spans.setdefault(tuple(told), []).append(theme)
        legends.setdefault(tuple(names), []).append(theme)
    for kind, parts in (("runs", spans), ("looks", legends)):
        for part, of in parts.items():
            found.append("\n".join((f"== {kind}: {' '.join(of)}", *part)))
    return "\n".join(found) + "\n"


class Camera:
    """Takes a screen theme by theme, and waits until it is as it was kept."""

    def __init__(self, app: App[int], name: str, themes: Sequence[str]) -> None:
        self.app = app
        self.path = FOLDER / f"{name}.txt"
        self.themes = themes
        self.writing = os.environ.get(WRITING) == "write"
        self.kept = {} if self.writing else unfolded(self.path.read_text(encoding="utf-8"))
        self.seen: dict[str, Runs] = {}
        self.text = ""

    async def take(self, theme: str) -> None:
        """The screen as it is in this theme, once it is as it was kept, or stands still."""
        end = time.monotonic() + PATIENCE
        last: dict[str, str] = {}
        still = 0
        while True:
            self.text, self.seen[theme] = golden.text(self.app), runs(self.app)
            now = unfolded(document(self.text, {theme: self.seen[theme]}))
            still, last = (still + 1 if now == last else 0), now
            kept = {key: self.kept.get(key) for key in now}
            if now == kept or time.monotonic() > end or (self.writing and still > STILL):
                return
            # What lies below is drawn once; had it not been ready, it would stay as it was.
            self.app.screen.refresh()
            await asyncio.sleep(0.02)

    def check(self) -> None:
        """Everything that was taken; tells what differs."""
        whole = document(self.text, self.seen)
        if self.writing:
            self.path.parent.mkdir(exist_ok=True)
            self.path.write_text(whole, encoding="utf-8")
        kept = self.path.read_text(encoding="utf-8")
        told = difflib.unified_diff(kept.splitlines(), whole.splitlines(), "kept", "seen", "", "")
        assert whole == kept, "\n".join(told)


def unfolded(whole: str) -> dict[str, str]:
    """The text, and the runs and looks of each theme, out of a file."""
    text, *parts = whole.split("\n== ")
    found = {"text": text.rstrip("\n")}
    for part in parts:
        head, _, body = part.partition("\n")
        kind, _, themes = head.partition(": ")
        for theme in themes.split():
            found[f"{kind} {theme}"] = body.rstrip("\n")
    return found
