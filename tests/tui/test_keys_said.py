"""Keys within sentences: those of the table, as the DM has them now."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.tui.table import table
from tracker.i18n import keys_said
from tracker.tui import actions


async def test_sentences_name_the_keys_as_they_are_now(tmp_path: Path) -> None:
    async with table(tmp_path, started=False) as here:
        await here.shows("n rolls initiative")
        here.app.change_settings(keys={"fight.next": ("Y",)})
        await here.shows("Y rolls initiative")
        here.app.change_settings(keys={})
        await here.shows("n rolls initiative")


def keyed_calls() -> Iterator[tuple[str, str, str]]:
    """Place, action and key of every `keyed("place", action="key")` in the words."""
    for path in sorted(Path(keys_said.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "keyed":
                for one in call.keywords:
                    if one.arg is not None:
                        place, key = ast.literal_eval(call.args[0]), ast.literal_eval(one.value)
                        yield place, one.arg, key


def test_sentences_name_keys_of_the_table() -> None:
    alike = {"Enter": "⏎", "Space": "␣", "Ctrl+S": "^s"}
    every = list(keyed_calls())
    assert len(every) > 20
    for place, name, key in every:
        row = actions.of(place, name)
        assert actions.first_key(place, row) == alike.get(key, key), (place, name)


BARE_KEY = re.compile(
    r"(?:^|[\s(])(?:[b-hj-zB-HJ-Z]|/) (?:again|finds|in|on|opens|sets|takes|throws|to|undoes)\b"
)


def test_no_sentence_says_a_key_that_may_be_another() -> None:
    found = [
        (path.name, text.value)
        for path in sorted(Path(keys_said.__file__).parent.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("pgettext", "npgettext")
        for text in call.args[1:]
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
        if BARE_KEY.search(text.value)
    ]
    assert found == []
