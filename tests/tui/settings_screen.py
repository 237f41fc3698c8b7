"""The settings screen over a fight, and the file it writes."""

from pathlib import Path

from tests.tui.table import Table
from tracker.tui.screens.settings import SettingsScreen


def shown(here: Table) -> SettingsScreen:
    """The screen."""
    screen = here.app.screen
    assert isinstance(screen, SettingsScreen)
    return screen


async def opened(here: Table, name: str = "") -> SettingsScreen:
    """With the cursor on this row."""
    await here.press("comma")
    await here.top("SettingsScreen")
    screen = shown(here)
    if name:
        place = next(n for n, row in enumerate(screen.every) if row.name == name)
        screen.move_to(place, 1)
        await here.painted()
    return screen


def write(folder: Path, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text(text, encoding="utf-8")


def kept(folder: Path) -> str:
    path = folder / "settings.toml"
    return path.read_text(encoding="utf-8") if path.exists() else ""
