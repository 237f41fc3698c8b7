"""The pictures of the README: nothing from elsewhere in them, every word where it belongs."""

import re
from pathlib import Path

import pytest
from rich.segment import Segment
from rich.style import Style

from tests.tools import cast, screenshots

NAMES = ("fight", "library", "mob", "prompt", "round")
SMALL = 300_000
"""Bytes of the moving picture, at most: it is loaded with the README."""


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_asks_nobody_for_anything(name: str) -> None:
    svg = (screenshots.PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"')\s]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in svg


def test_runs_of_words_get_places_of_their_own() -> None:
    text = '<text class="a" x="10" y="20" textLength="60" clip-path="c">&#160;&#160;a&#160;b&#160;&#160;&lt;</text>'
    first, second = screenshots.cleaned(text).splitlines()
    assert 'x="25.0" y="20" textLength="22.5"' in first
    assert first.endswith(">a&#160;b</text>")
    assert 'x="62.5"' in second
    assert second.endswith(">&lt;</text>")


def test_the_moving_picture_is_small_and_keeps_each_line_once() -> None:
    svg = (screenshots.PICTURES / "round.svg").read_text(encoding="utf-8")
    assert len(svg.encode()) < SMALL
    frames = re.findall(r'<g class="f" id="f(\d+)">', svg)
    assert len(frames) > 30
    assert svg.count("@keyframes") == len(frames)
    kept = re.findall(r'<g id="l\d+">(.*)</g>', svg)
    assert len(kept) == len(set(kept))
    assert set(re.findall(r'href="#(l\d+)"', svg)) == set(re.findall(r'<g id="(l\d+)">', svg))


def test_a_line_is_drawn_where_its_cells_are() -> None:
    line = [Segment(" "), Segment("界<", Style(bold=True)), Segment("██", Style(color="#ff0000"))]
    drawn = cast.drawn(line)
    assert f'x="{cast.CELL:.1f}"' in drawn
    assert 'font-weight="bold">界&lt;</text>' in drawn
    assert f'<rect x="{4 * cast.CELL:.1f}" y="2" width="{2 * cast.CELL:.1f}"' in drawn


@pytest.mark.slow
async def test_the_same_evening_draws_the_same_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screenshots, "PICTURES", tmp_path)
    drawn = []
    for _ in range(2):
        with screenshots.data_folder():
            await screenshots.prompt()
        drawn.append((tmp_path / "prompt.svg").read_bytes())
    assert drawn[0] == drawn[1]
    assert "Bless?" in drawn[0].decode().replace("&#160;", " ")
