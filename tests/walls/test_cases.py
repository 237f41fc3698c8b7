"""What two people add to one `match` at once stands there once."""

import ast
from collections import Counter

import pytest

from tests.walls import tree


def repeated(source: ast.AST) -> list[str]:
    """Patterns without a guard that stand twice in one `match`: the second is never reached."""
    found: list[str] = []
    for node in ast.walk(source):
        if not isinstance(node, ast.Match):
            continue
        every: Counter[str] = Counter()
        for case in node.cases:
            pattern = case.pattern
            for one in pattern.patterns if isinstance(pattern, ast.MatchOr) else (pattern,):
                every[ast.unparse(one)] += case.guard is None
        found += [f"line {node.lineno}: {text}" for text, count in every.items() if count > 1]
    return found


def test_no_case_stands_twice() -> None:
    found = {str(path): repeated(tree.parsed(path)) for path in tree.sources("tracker")}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("second", "count"), [("A()", 1), ("B()", 0), ("A() if x", 0), ("C() | A()", 1), ("A(b=1)", 0)]
)
def test_a_case_is_found_twice(second: str, count: int) -> None:
    text = f"match x:\n case A():\n  pass\n case {second}:\n  pass\n"
    assert len(repeated(ast.parse(text))) == count
