"""Signs of ASCII alone: every sign of ours has one, as wide as itself, on every screen."""

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import tracker
from tests.i18n.test_catalogue import calls, texts
from tests.tui import golden
from tests.tui.table import table
from tests.tui.test_golden import wounded
from tests.tui.test_themes import needed, poorly_read
from tracker.i18n import catalogue
from tracker.tui import signs, themes
from tracker.tui.app import TrackerApp

HERE = Path(tracker.__file__).parent
LAYOUTS = {"aliases.py"}
"""What foreign keyboards send is no sign of ours."""
LEFT = {sign for text, _ in catalogue.WRITTEN for sign in text}
"""Signs within sentences, written out by the catalogue."""


@pytest.fixture(autouse=True)
def unicode_again() -> Iterator[None]:
    yield
    signs.use(signs.UNICODE)


def drawn_signs() -> set[str]:
    """Every sign in a text of the screens' code and words; docstrings are not drawn."""
    found: set[str] = set()
    for path in (*HERE.glob("tui/**/*.py"), *HERE.glob("i18n/**/*.py")):
        if path.name not in LAYOUTS:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call | ast.BinOp | ast.JoinedStr | ast.Dict | ast.Tuple):
                    found.update(signs_in(node))
    return found - LEFT


def signs_in(node: ast.AST) -> Iterator[str]:
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield from (
                sign
                for sign in one.value
                if not sign.isascii() and unicodedata.category(sign)[0] in "SPNM"
            )


def test_every_sign_has_one_of_ascii() -> None:
    assert not {sign for sign in drawn_signs() if ord(sign) not in signs.TO_ASCII}


def test_every_sentence_is_written_in_ascii() -> None:
    signs.use(signs.ASCII)
    said = {text for _, call in calls() for text in texts(call)}
    assert any(not one.isascii() for one in said), "the test looks at nothing"
    assert not {one for one in said if not signs.drawn(catalogue.pgettext("any", one)).isascii()}
    assert catalogue.npgettext("any", "{n} → 1", "× ≤ ±{n} ÷ 5…", 2) == "x <= +-{n} / 5..."


def test_signs_within_a_sentence_are_measured_as_they_are_written() -> None:
    said = "{who}: exhaustion {before} → {level}"
    assert catalogue.pgettext("any", said) == said
    signs.use(signs.ASCII)
    assert catalogue.pgettext("any", said) == "{who}: exhaustion {before} -> {level}"
    assert catalogue.pgettext("any", "→R{n}") == "→R{n}", "a mark keeps its cell"


def test_a_sign_is_as_wide_as_what_stands_for_it() -> None:
    for code, plain in signs.TO_ASCII.items():
        assert plain.isascii()
        assert cell_len(chr(code)) == len(plain) == 1, chr(code)


def test_names_keep_their_letters() -> None:
    signs.use(signs.ASCII)
    assert signs.drawn("▶ Bruénor Żółw 戦士 …") == "> Bruénor Żółw 戦士 ~"


def test_a_trail_never_looks_empty_while_something_is_left() -> None:
    assert signs.sparkline((44, 43, 22, 1, 0), 44) == "█▇▄▁○"


KEYS = (
    "a", "d", "c", "m", "o", "colon", "question_mark", "l", "w", "ctrl+p", "comma", "r", "P", "G",
)  # fmt: skip
BEFORE = ("c", "r", "x", "n", "comma", "question_mark", "ctrl+p", "e", "R")
"""Keys of the library that open another screen."""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 10)])
async def test_every_screen_is_ascii(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as one:
        await wounded(one)
        one.app.change_settings(signs="ascii")
        await one.until(lambda: "·" not in one.text)
        for key in KEYS:
            await one.press(key)
            await one.pilot.pause(0.05)
            assert not {sign for sign in one.text if not sign.isascii()}, (key, one.text)
            for _ in range(3):
                if type(one.app.screen).__name__ != "FightScreen":
                    await one.press("escape")


@pytest.mark.slow
@pytest.mark.parametrize("theme", themes.NAMES)
async def test_every_screen_before_a_fight_is_ascii_and_read(theme: str) -> None:
    app = TrackerApp(for_now={"theme": theme, "signs": "ascii"})
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(0.1)
        for key in BEFORE:
            await pilot.press(key)
            await pilot.pause(0.1)
            seen = golden.text(app)
            assert seen.isascii(), (key, seen)
            boxes = app.screen.query(".box")
            where = boxes.first().region if boxes else app.screen.region
            assert not poorly_read(app, needed(theme), where), key
            for _ in range(3):
                if len(app.screen_stack) > 1:
                    await pilot.press("escape")
