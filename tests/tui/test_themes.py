"""Themes by number: every text is read on every ground, and nothing is said by colour alone."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment
from textual.app import App
from textual.geometry import Region

from tests.tui import golden
from tests.tui.table import Table, table
from tests.tui.test_golden import wounded
from tracker.tui import themes
from tracker.tui.themes import Palette, luminance

READ = 4.5
"""Contrast of text by WCAG 2, level AA."""
READ_WELL = 7.0
"""The same for the theme of high contrast, level AAA."""
INKS = ("text", "dim", "title", "accent", "warning", "bad", "good")
GROUNDS = ("background", "panel", "cursor")
FRAMES = set("─│┌┐└┘├┤┬┴┼╭╮╰╯█░▀▄ ")


def contrast(one: str, other: str) -> float:
    """Ratio of two colours as WCAG 2 defines it: 1 the same, 21 black and white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def needed(theme: str) -> float:
    return READ_WELL if theme == "contrast" else READ


def pairs(palette: Palette) -> Iterator[tuple[str, str]]:
    """Every text on every ground; where the cursor is flat only one text is on it."""
    for ground in GROUNDS:
        for ink in INKS:
            if not (palette.flat and ground == "cursor" and ink != "text"):
                yield getattr(palette, ink), getattr(palette, ground)
    yield palette.background, palette.accent


def as_shown(system: ColorSystem | None) -> Callable[[str], str]:
    """What a terminal makes of a colour."""

    def shown(colour: str) -> str:
        if system is None:
            return colour
        red, green, blue = Color.parse(colour).downgrade(system).get_truecolor()
        return f"#{red:02X}{green:02X}{blue:02X}"

    return shown


@pytest.mark.parametrize(
    ("colours", "system"),
    [("", None), (themes.MANY, ColorSystem.EIGHT_BIT), (themes.FEW, ColorSystem.STANDARD)],
    ids=["all", "256", "16"],
)
@pytest.mark.parametrize("name", themes.NAMES)
def test_every_text_is_read_on_every_ground(
    name: str, colours: str, system: ColorSystem | None
) -> None:
    shown = as_shown(system)
    least = READ if colours == themes.FEW else needed(name)
    palette = themes.fitting(themes.PALETTES[name], colours)
    poor = {
        (ink, ground, round(contrast(shown(ink), shown(ground)), 2))
        for ink, ground in pairs(palette)
        if contrast(shown(ink), shown(ground)) < least
    }
    assert not poor


@pytest.mark.slow
@pytest.mark.parametrize("name", themes.NAMES)
async def test_what_is_painted_is_read(tmp_path: Path, name: str) -> None:
    """The same on the screens themselves, whatever Textual blends."""
    async with table(tmp_path, size=(100, 30)) as one:
        await wounded(one)
        one.app.change_settings(theme=name)
        await one.painted()
        assert not poorly_read(one.app, needed(name), one.app.screen.region)
        for key in ("a", "d", "c", "m", "o", "question_mark"):
            await one.press(key)
            await one.pilot.pause(0.05)
            boxes = one.app.screen.query(".box")
            where = boxes.first().region if boxes else one.app.screen.region
            assert not poorly_read(one.app, needed(name), where), key
            await one.press("escape")
            await one.top("FightScreen")


def poorly_read(app: App[int], least: float, where: Region) -> set[tuple[str, str, float]]:
    """Texts in a region of the screen whose contrast is too small."""
    found = set()
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        if where.y <= y < where.bottom:
            inside = strip.crop(where.x, where.right)
            found |= {told for one in inside if (told := too_faint(one, least))}
    return found


def too_faint(one: Segment, least: float) -> tuple[str, str, float] | None:
    """Text and colours of a run that is hard to read."""
    if one.style is None or not set(one.text) - FRAMES:
        return None
    ink, ground = one.style.color, one.style.bgcolor
    if ink is None or ground is None or ink.is_default or ground.is_default:
        return None
    number = contrast(ink.get_truecolor().hex.upper(), ground.get_truecolor().hex.upper())
    return (one.text.strip(), str(one.style), round(number, 2)) if number < least else None


async def test_every_state_is_told_apart_without_colour(tmp_path: Path) -> None:
    crowd = [{"name": name, "kind": "pc", "max_hp": 20} for name in ("Aa", "Bb", "Cc", "Dd", "Ee")]
    for number, size in enumerate(((100, 30), (40, 20))):
        async with table(tmp_path, *crowd, {"monster": "goblin", "count": 2}, size=size) as one:
            one.app.change_settings(theme="mono")
            await states(one)
            assert one.app.screen.size == size
            told = [text for row in one.fight.rows if (text := signs_of(one, row.head))]
            assert len(set(told)) == len(told) == 7, (number, told)


async def test_turn_cursor_marks_and_questions_have_signs(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        one.app.change_settings(theme="mono")
        one.fight.perform("conc bruenor Bless")
        one.fight.perform("damage bruenor 2")
        one.fight.perform("surprise lia")
        await one.press("down", "space")
        await one.painted()
        lines = golden.lines(one.app.screen)
        row = {
            name: next(line for line in lines if f" {name}" in line and "│" in line)
            for name in ("Goblin ×3", "ga", "gb", "gc", "bruenor", "lia")
        }
        assert "▶" in row["Goblin ×3"]
        assert "▷" in row["bruenor"]
        assert "⚠" in row["bruenor"]
        assert "⊘" in row["Goblin ×3"]
        assert "‖ surprised" in row["lia"]
        assert {"›", "●"} <= set("".join(row.values()))
        assert len({text.replace(name, "") for name, text in row.items()}) >= 5


async def states(one: Table) -> None:
    """Unhurt, hurt, bloodied, nearly down, dying; a dead goblin and one that cannot act."""
    for line in (
        "damage bb 1", "damage cc 12", "damage dd 17", "damage ee 20", "kill ga",
        "cond gb stunned",
    ):  # fmt: skip
        one.fight.perform(line)
    await one.until(lambda: one.fight.saved)
    await one.painted()


def signs_of(one: Table, head: str) -> str:
    """What stands on a row but its name and its numbers."""
    row = next((line for line in golden.lines(one.app.screen) if f" {head} " in line), "")
    return "".join(sign for sign in row.replace(head, "") if not sign.isascii() or sign in "XO")


async def test_no_colour_where_none_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with table(tmp_path, size=(80, 24)) as one:
        await wounded(one)
        painted = golden.painted(one.app)
        assert "#" not in painted
        assert "reverse" in painted
        assert "bold" in painted


@pytest.mark.parametrize(("system", "ground"), [("standard", "#000000"), ("256", "#121212")])
async def test_few_colours_are_those_the_terminal_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, ground: str
) -> None:
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", system)
    async with table(tmp_path, size=(80, 24)) as one:
        await wounded(one)
        painted = golden.painted(one.app)
        assert f"on {ground}" in painted
        assert themes.PALETTES["dark"].background.lower() not in painted


async def test_a_theme_changes_under_an_open_dialog(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await one.press("d")
        for name in themes.NAMES:
            one.app.change_settings(theme=name)
            await one.painted()
            ground = themes.PALETTES[name].background.lower()
            await one.until(partial(paints, one.app, ground))


def paints(app: App[int], colour: str) -> bool:
    return colour in golden.painted(app)
