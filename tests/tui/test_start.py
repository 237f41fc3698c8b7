"""What the first paint does not do: style anything twice, or wait for looks of what opens over it."""

from pathlib import Path
from typing import Any

import pytest
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import Widget

from tests.tui.table import table
from tracker.session import open_session
from tracker.session.settings import THEMES
from tracker.tui.app import OPENED, TrackerApp

pytestmark = pytest.mark.slow
VARIABLES = ("NO_COLOR", "TERM", "COLORTERM")
MANY = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
SURROUNDINGS = (
    {**MANY, "NO_COLOR": "1"},
    {"TERM": "xterm-256color"},
    {"TERM": "xterm"},
    {"TERM": "linux"},
)


async def styled(path: Path, monkeypatch: pytest.MonkeyPatch, **for_now: object) -> int:
    """How often anything is styled until the first paint."""
    count = [0]
    seen: list[int] = []
    apply = Stylesheet.apply

    def counted(sheet: Stylesheet, node: DOMNode, **more: object) -> None:
        count[0] += 1
        apply(sheet, node, **more)  # type: ignore[arg-type] # handed on as they came

    session = open_session(path, read_only=True)
    app = TrackerApp(session, lambda: seen.append(count[0]), for_now=for_now)
    with monkeypatch.context() as patched:
        patched.setattr(Stylesheet, "apply", counted)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
    session.close()
    return seen[0]


async def test_nothing_is_styled_twice_whatever_the_terminal_and_the_theme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as one:
        path = one.session.path
    for name, value in MANY.items():
        monkeypatch.setenv(name, value)
    usual = await styled(path, monkeypatch)
    assert usual
    for theme in THEMES:
        assert await styled(path, monkeypatch, theme=theme) == usual
    assert await styled(path, monkeypatch, density="big", signs="ascii") == usual
    for variables in SURROUNDINGS:
        for name in VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        assert await styled(path, monkeypatch) == usual


def rules(screen: Screen[Any]) -> dict[Widget, dict[str, object]]:
    """What the stylesheet says of everything on a screen."""
    nodes = [screen, *screen.query(Widget)]
    return {one: dict(one.styles.base.get_rules()) for one in nodes}


@pytest.mark.parametrize("size", [(200, 60), (80, 24), (40, 10)], ids=str)
async def test_what_opens_over_the_first_screen_lends_it_no_looks(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with table(tmp_path, size=size) as one:
        sheet = one.app.stylesheet
        assert sheet.has_source(str(OPENED))
        for screen in (one.fight, one.app.library()):
            if screen is not one.fight:
                await one.app.push_screen(screen)
            sheet.update(screen)
            found = rules(screen)
            del sheet.source[(str(OPENED), "")]
            sheet.parse()
            sheet.update(screen)
            assert rules(screen) == found
            sheet.read(OPENED)
            sheet.parse()
