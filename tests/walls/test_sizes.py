"""Files, functions and screens stay small enough to be read whole; there is no list of exceptions."""

import ast
from pathlib import Path

import pytest

from tests.walls import tree

FILE_LINES = 300
FUNCTION_LINES = 40
HANDLERS = 10
HANDLER_NAMES = ("on_", "_on_", "key_", "action_", "watch_", "_watch_")
SCREENS = {"Screen", "ModalScreen"}


def lines_of(function: tree.Function) -> int:
    """Lines from `def` to the end, without the docstring."""
    docstring = 0
    if tree.is_text(function.body[0]):
        docstring = (function.body[0].end_lineno or 0) - function.body[0].lineno + 1
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def is_one_call(statement: ast.stmt) -> bool:
    """Whether an arm does no more than make one call, or hand back or refuse something simple."""
    match statement:
        case ast.Pass():
            return True
        case ast.Expr(value=value) | ast.Return(value=value) | ast.Raise(exc=value):
            inner = value.value if isinstance(value, ast.Await | ast.YieldFrom) else value
            return isinstance(inner, ast.Call | ast.Name | ast.Constant) or (
                isinstance(inner, ast.Tuple)
                and all(isinstance(part, ast.Constant) for part in inner.elts)
            )
        case ast.Assign(value=ast.Call()):
            return True
        case _:
            return False


def is_dispatch(function: tree.Function) -> bool:
    """Whether the body is one `match` (after the docstring) whose arms are one call each."""
    body = function.body[1:] if tree.is_text(function.body[0]) else function.body
    if len(body) != 1 or not isinstance(body[0], ast.Match):
        return False
    return all(len(arm.body) == 1 and is_one_call(arm.body[0]) for arm in body[0].cases)


def name_of(node: ast.expr) -> str:
    """The last name of `Screen`, `screen.Screen`, `ModalScreen[Command]`, `on(Button.Pressed)`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=inner) | ast.Call(func=inner):
            return name_of(inner)
        case _:
            return ""


def classes(paths: list[Path]) -> dict[str, ast.ClassDef]:
    """Every class by name."""
    found = (node for path in paths for node in ast.walk(tree.parsed(path)))
    return {node.name: node for node in found if isinstance(node, ast.ClassDef)}


def lineage(name: str, known: dict[str, ast.ClassDef]) -> set[str]:
    """A class and all it inherits from, by name, as far as the tree tells."""
    names = {name}
    if name in known:
        for base in known[name].bases:
            names |= lineage(name_of(base), known)
    return names


def handlers(node: ast.ClassDef) -> list[str]:
    """The methods that answer to a key, a message, an action or a change."""
    return [
        method.name
        for method in node.body
        if isinstance(method, tree.Function)
        and (
            method.name.startswith(HANDLER_NAMES)
            or any(name_of(decorator) == "on" for decorator in method.decorator_list)
        )
    ]


def test_files_have_at_most_300_lines() -> None:
    long = {
        str(path): count
        for path in tree.sources()
        if (count := len((tree.ROOT / path).read_text(encoding="utf-8").splitlines())) > FILE_LINES
    }
    assert not long


def test_functions_have_at_most_40_lines() -> None:
    long = {
        f"{path}:{function.lineno} {function.name}": lines_of(function)
        for path in tree.sources()
        for function in tree.functions(tree.parsed(path))
        if lines_of(function) > FUNCTION_LINES and not is_dispatch(function)
    }
    assert not long


def test_screens_have_at_most_ten_handlers() -> None:
    """Counted with those of its bases and mixins in the house, so that they hide nothing."""
    known = classes(tree.sources("tracker/tui"))
    counts = {
        name: sorted(one for each in line if each in known for one in handlers(known[each]))
        for name in known
        if SCREENS & (line := lineage(name, known))
    }
    assert not {name: found for name, found in counts.items() if len(found) > HANDLERS}


@pytest.mark.parametrize(
    ("arm", "exempt"),
    [
        ("return strike(command)", True),
        ("raise Refused('unknown')", True),
        ("return ()", True),
        ("return ('back',)", True),
        ("return (strike(command), 1)", False),
        ("return 1 + strike(command)", False),
        ("x = strike(command); return x", False),
    ],
)
def test_only_a_plain_dispatch_may_be_long(arm: str, exempt: bool) -> None:
    source = f"def decide(command):\n  '''Why.'''\n  match command:\n    case 1:\n      {arm}\n"
    function = next(tree.functions(ast.parse(source)))
    assert is_dispatch(function) is exempt


def test_handlers_are_found_through_bases_and_decorators() -> None:
    source = """
class Dialog(ModalScreen[int]):
    @on(Button.Pressed)
    def pressed(self): ...
    def action_apply(self): ...
class Attack(Dialog):
    def key_a(self): ...
    def helper(self): ...
"""
    known = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    assert lineage("Attack", known) == {"Attack", "Dialog", "ModalScreen"}
    assert [handlers(node) for node in known.values()] == [["pressed", "action_apply"], ["key_a"]]
