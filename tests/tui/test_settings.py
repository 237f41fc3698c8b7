"""The settings screen: seen at once, kept or taken back; keys that are put elsewhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tests.tui.settings_screen import kept, opened, write
from tests.tui.table import Table, table
from tracker.i18n import catalogue
from tracker.session import settings
from tracker.tui import actions
from tracker.tui.app import TrackerApp
from tracker.tui.screens import settings as settings_screen


@pytest.fixture(autouse=True)
def sure_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys of a test come faster than a hand that is in doubt."""
    monkeypatch.setattr(settings_screen, "OPENING", 0.0)


async def test_a_theme_is_seen_at_once_and_esc_takes_it_back(
    tmp_path: Path, data_folder: Path
) -> None:
    async with table(tmp_path) as here:
        await opened(here, "theme")
        await here.press("right")
        assert here.app.settings.theme == "light"
        assert here.app.theme == "tracker-light"
        await here.press("escape")
        await here.top("FightScreen")
        assert here.app.theme == "tracker-dark"
        assert kept(data_folder) == ""


async def test_enter_keeps_and_undo_works_inside(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        await opened(here, "signs")
        await here.press("right", "up", "right", "u")
        await here.shows("Rows: normal")
        await here.press("u", "u")
        await here.shows("Nothing was changed here")
        await here.press("U")
        assert (here.app.settings.signs, here.app.settings.density) == ("ascii", "normal")
        await here.press("enter")
        await here.top("FightScreen")
        assert kept(data_folder) == 'signs = "ascii"\n'


@pytest.mark.slow
async def test_questions_and_rules_go_into_their_tables(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        screen = await opened(here, "prompts.concentration")
        await here.press("right")
        screen.move_to(next(n for n, one in enumerate(screen.every) if one.entry == "flanking"), 1)
        await here.press("space", "q")
        await here.top("FightScreen")
        found, faults = settings.read()
        assert not faults
        assert found.prompts == {"concentration": "automatic"}
        assert found.options == {"flanking": True}


async def test_a_key_is_pressed_for_an_action_and_holds_everywhere(
    tmp_path: Path, data_folder: Path
) -> None:
    async with table(tmp_path) as here:
        await opened(here, "keys.fight.attack")
        await here.press("enter")
        await here.shows("Press the key for")
        # A clash is said at once, and nothing is changed.
        await here.press("x")
        await here.shows("x is taken by “Remove”; nothing was changed.")
        assert here.app.settings.keys == {}
        await here.press("enter", "ч")
        await here.shows("x is taken by “Remove”")
        await here.press("enter", "Y")
        await here.shows("“Attack” is on Y now. , keeps it and leaves.")
        await here.press("comma")
        await here.top("FightScreen")
        assert settings.read()[0].keys == {"fight.attack": ("Y",)}
        await here.shows("Y Attack")
        assert actions.meant("a", ("fight",)) is None
        await here.press("Y")
        await here.top("AttackDialog")
        await here.press("escape", "question_mark")
        await here.shows("Y ")


@pytest.mark.slow
async def test_one_more_key_and_back_to_what_it_comes_with(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await opened(here, "keys.fight.heal")
        await here.press("plus", "tilde")
        assert here.app.settings.keys == {"fight.heal": ("h", "~")}
        assert actions.of("fight", "heal").keys == ("h", "tilde")
        await here.press("delete")
        assert here.app.settings.keys == {}
        assert actions.of("fight", "heal").keys == ("h",)


@pytest.mark.slow
async def test_a_search_leads_to_the_row(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as here:
        screen = await opened(here)
        await here.press("slash")
        await here.type("qqq")
        await here.shows("No setting is called so")
        await here.press("right", "up", "end", "backspace", "backspace", "backspace")
        await here.type("flanking")
        assert {row.entry for row in screen.list.rows} >= {"flanking"}
        await here.press("enter")
        assert screen.row is not None
        assert "flanking" in screen.row.label.casefold() + screen.row.about.casefold()
        assert len(screen.list.rows) == len(screen.every)
        await here.shows(f"› {screen.row.label}")


@pytest.mark.slow
async def test_a_folder_is_typed_and_a_bad_one_refused(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        await opened(here, "folders.fights")
        await here.press("enter")
        await here.type("here")
        await here.press("enter")
        await here.shows("should be a whole path")
        for _ in "here":
            await here.press("backspace")
        await here.type(str(tmp_path / "my fights"))
        await here.press("enter")
        await here.shows("is not there yet")
        await here.press("q")
        assert settings.read()[0].folders == {"fights": str(tmp_path / "my fights")}


@pytest.mark.slow
async def test_a_broken_file_is_said_and_left_alone(tmp_path: Path, data_folder: Path) -> None:
    write(data_folder, "theme = [")
    async with table(tmp_path) as here:
        await here.shows("is no TOML")
        await opened(here, "theme")
        await here.press("right", "q")
        await here.top("FightScreen")
        await here.shows("is no TOML")
        assert here.app.theme == "tracker-light"
        assert kept(data_folder) == "theme = ["


async def test_keys_of_the_file_hold_from_the_start(tmp_path: Path, data_folder: Path) -> None:
    write(data_folder, '[keys]\n"fight.heal" = "y"\n"fight.mob" = ["x"]\n')
    async with table(tmp_path) as here:
        await here.shows("would be both", "fight.mob")
        assert actions.of("fight", "mob").keys == ("m",)
        await here.press("y")
        await here.until(lambda: here.app.screen is not here.fight)


async def test_a_removed_file_is_made_again(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        here.app.change_settings(theme="dim")
        (data_folder / "settings.toml").unlink()
        here.app.change_settings(density="big")
        assert kept(data_folder) == 'density = "big"\n'


@pytest.mark.slow
@pytest.mark.parametrize("size", [(40, 10), (80, 24), (200, 60)])
async def test_every_row_can_be_reached_at_every_size(size: tuple[int, int]) -> None:
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        here = Table(app, pilot, None)  # type: ignore[arg-type]  # no fight is open
        screen = await opened(here)
        await here.press("end")
        assert screen.row == screen.every[-1]
        assert screen.row.label in here.text
        await here.press("home", "tab", "shift+tab", "pagedown", "pageup", "left", "right", "u")
        assert screen.row is not None


@pytest.mark.slow
async def test_the_palette_finds_a_theme_by_its_name(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        await here.press("ctrl+p")
        await here.type("solar")
        await here.shows("Theme: solar")
        await here.press("enter")
        await here.top("FightScreen")
        assert here.app.theme == "tracker-solar"
        assert kept(data_folder) == 'theme = "solar"\n'


@pytest.mark.slow
async def test_an_action_without_keys_leaves_the_footer_and_stays_in_the_palette(
    tmp_path: Path, data_folder: Path
) -> None:
    write(data_folder, '[keys]\n"fight.heal" = []\n"prompt.pass" = []\n"prompt.roll" = []\n')
    async with table(tmp_path) as here:
        here.session.do("conc lia Bless")
        here.session.do("damage lia 7")
        here.fight.sync()
        await here.shows("pass")
        assert "Heal" not in here.text
        await here.press("question_mark")
        await here.top("HelpScreen")
        await here.press("escape", "ctrl+p")
        await here.type("heal")
        await here.press("enter")
        await here.until(lambda: type(here.app.screen).__name__ == "HealDialog")


@pytest.fixture
def russian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue with one word, as if the program spoke Russian."""
    made = Catalog(locale="ru")
    made.add("Attack", "Атака", context="key")
    folder = tmp_path / "locale" / "ru" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "tracker.mo").open("wb") as file:
        write_mo(file, made)
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path / "locale")
    yield
    catalogue.use(catalogue.DEFAULT)


@pytest.mark.usefixtures("russian")
async def test_another_language_is_spoken_at_once(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        await here.shows("a Attack")
        await opened(here, "language")
        await here.press("right")
        await here.shows("Русский")
        await here.press("enter")
        await here.shows("a Атака")
        assert kept(data_folder) == 'language = "ru"\n'
        here.app.change_settings(language="")
        await here.shows("a Attack")
