"""No sentence for people below i18n: a string there is a key, a name of the game or a pattern.

Two words side by side are taken for the start of a sentence. Docstrings are for developers and
may be English; patterns handed to `re` may hold anything, and so may a list written to be split.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.walls import tree

ROOMS = (
    "tracker/rules", "tracker/encounter", "tracker/storage", "tracker/bestiary",
    "tracker/shorthand", "tracker/players",
)  # fmt: skip
FOREIGN = "tracker/bestiary/foreign/"
"""Reads and completes the English prose of other tools' files: a language of data, for no eyes."""
TWO_WORDS = re.compile(r"[^\W\d_]{2,}\s+[^\W\d_]{2,}")

ALLOWED: dict[str, str] = {
    "Legendary Actions": "under this name a file counts them",
    "hit dice": "under this name a file counts those spent",
    "Legendary Resistance": "a trait as stat blocks call it",
    "legendary resistance": "the same without capitals",
}
"""A string that looks like a sentence and is none, with the reason."""


def not_sentences(module: ast.Module) -> set[ast.AST]:
    """Every string handed to a function of `re`, `"a b c".split()`, `"a b, c d".split(",")`."""
    passed: set[ast.AST] = set()
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
                passed.update(ast.walk(node))
            case ast.Call(
                func=ast.Attribute(value=ast.Constant() as words, attr="split"),
                args=[] | [ast.Constant(value=",")],
            ):
                passed.add(words)
            case _:
                pass
    return passed


def written(node: ast.AST) -> str:
    """The literal text of a string or f-string; values in it count as one sign."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(written(value) or "…" for value in values)
        case _:
            return ""


def sentences(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of every string that reads like a sentence."""
    passed = not_sentences(module)
    for node in ast.walk(module):
        if tree.is_text(node):
            passed.update(ast.walk(node))
        if isinstance(node, ast.JoinedStr):
            passed.update(node.values)
        if node not in passed and TWO_WORDS.search(written(node)):
            yield getattr(node, "lineno", 0), written(node)


def found(path: Path) -> list[tuple[str, str]]:
    """Where and what, for one file."""
    if path.as_posix().startswith(FOREIGN) or f"/{FOREIGN}" in path.as_posix():
        return []
    return [(f"{path}:{line}", text) for line, text in sentences(tree.parsed(path))]


def test_there_is_no_english_for_people_below_i18n() -> None:
    texts = [one for path in tree.sources(*ROOMS) for one in found(path)]
    assert not [(place, text) for place, text in texts if text not in ALLOWED]


def test_every_exception_is_still_needed() -> None:
    texts = {text for path in tree.sources(*ROOMS) for _, text in found(path)}
    assert not set(ALLOWED) - texts


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("raise ValueError('no such target')", True),
        ("x = f'{who} takes damage from {what}'", True),
        ("raise Refused('no-such-target', name=x)", False),
        ("re.compile('until start of')", False),
        ("x = 'attack mob damage'.split()", False),
        ("x = 'magic missile, fire bolt'.split(',')", False),
        ("x = 'It hits, then falls'.split('then')", True),
        ("'''A docstring of two lines.'''", False),
        ("kind: 'int | str' = 'three-quarters'", False),
    ],
)
def test_a_sentence_is_told_from_a_key(source: str, caught: bool) -> None:
    assert bool(list(sentences(ast.parse(source)))) is caught
