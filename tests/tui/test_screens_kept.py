"""Every screen at four sizes and in three themes, as text with its looks; and in ASCII alone."""

import os
from pathlib import Path

import pytest

from tests.tui.kept import FOLDER, Camera
from tests.tui.scenes import SCENES, SIZES, Scene, Size, played
from tracker.tui import signs

pytestmark = pytest.mark.slow
THEMES = ("dark", "contrast", "mono")


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths on the screen are the same everywhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRACKER_DATA", "tracker-data")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_screen(scene: Scene, size: Size, tmp_path: Path) -> None:
    async with played(scene, tmp_path, size) as one:
        camera = Camera(one.app, f"{scene.name}-{size[0]}x{size[1]}", THEMES)
        for theme in THEMES:
            one.app.change_settings(theme=theme)
            await one.painted()
            await camera.take(theme)
        camera.check()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_screen_in_ascii(scene: Scene, tmp_path: Path) -> None:
    try:
        for nth, size in enumerate(((80, 24), (40, 10))):
            folder = tmp_path / str(nth)
            folder.mkdir()
            os.chdir(folder)
            async with played(scene, folder, size, signs=signs.ASCII) as one:
                assert not {sign for sign in one.text if not sign.isascii()}, one.text
    finally:
        signs.use(signs.UNICODE)


def test_nothing_is_kept_of_a_screen_that_is_none() -> None:
    shown = {f"{one.name}-{size[0]}x{size[1]}" for one in SCENES for size in SIZES}
    assert {path.stem for path in FOLDER.iterdir()} == shown
