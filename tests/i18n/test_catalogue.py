"""Every sentence stands in the source as it stands in the catalogue: literal, with its context."""

import ast
import string
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from babel.messages.extract import extract_python

from tests.walls import tree
from tracker.i18n import catalogue

CALLS = {"pgettext": 2, "npgettext": 3}
"""How many literal texts each call starts with."""
KEYWORDS: Mapping[str, Any] = {"pgettext": ((1, "c"), 2), "npgettext": ((1, "c"), 2, 3)}


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call for a sentence, wherever it is."""
    return [
        (f"{path}:{node.lineno}", node)
        for path in tree.sources("tracker")
        for node in ast.walk(tree.parsed(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and name_of(node) in CALLS
        and path.name != "catalogue.py"
    ]


def name_of(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def texts(call: ast.Call) -> tuple[str, ...]:
    """The literal texts of a call."""
    wanted = call.args[: CALLS[name_of(call)]]
    literal = (one.value for one in wanted if isinstance(one, ast.Constant))
    return tuple(one for one in literal if isinstance(one, str))


def test_no_sentence_is_put_together_while_running() -> None:
    assert not [place for place, call in calls() if len(texts(call)) != CALLS[name_of(call)]]


def test_sentences_stand_only_in_i18n() -> None:
    assert not [place for place, _ in calls() if not place.startswith("tracker/i18n/")]


def extracted(path: Path) -> set[tuple[str, ...]]:
    """What Babel would hand to the translators of one file."""
    source = BytesIO((tree.ROOT / path).read_bytes())
    found: set[tuple[str, ...]] = set()
    for _, function, messages, _ in extract_python(source, KEYWORDS, [], {}):
        found.add(tuple(messages[: CALLS[str(function)]]))
    return found


def test_babel_finds_every_sentence() -> None:
    files = [path for path in tree.sources("tracker/i18n") if path.name != "catalogue.py"]
    found = set().union(*(extracted(path) for path in files))
    assert found == {texts(call) for _, call in calls()}


def test_every_field_of_a_sentence_has_a_name() -> None:
    """So that a translator can put them in another order."""
    fields = [
        (place, name)
        for place, call in calls()
        for text in texts(call)[1:]
        for _, name, _, _ in string.Formatter().parse(text)
        if name is not None
    ]
    assert not [(place, name) for place, name in fields if not name.isidentifier()]


def test_a_language_without_a_catalogue_is_english() -> None:
    catalogue.use("ru")
    try:
        assert catalogue.language() == "ru"
        assert catalogue.npgettext("duration", "{n} round", "{n} rounds", 2) == "{n} rounds"
    finally:
        catalogue.use(catalogue.DEFAULT)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        catalogue.use("xx")
