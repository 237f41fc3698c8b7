"""The vectors are answered by the rules that the product itself uses, and no case is known by name.

What the adapter calls is read from its source, what the product uses from the product's: a rule that
only tests call would make the vectors prove nothing.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules import adapter, run_vectors
from tests.walls import tree

ADAPTER = Path("tests/rules/adapter")
ROOMS = ("tracker.rules", "tracker.encounter")


@cache
def modules() -> dict[str, Path]:
    """The product's modules by their dotted names."""
    found = {}
    for path in tree.sources("tracker"):
        parts = path.with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def home(name: str) -> str:
    """The module a dotted name is defined in, re-exports followed; empty: it is no name of ours."""
    if name in modules():
        return name
    module, _, last = name.rpartition(".")
    if module not in modules():
        return home(module) if module else ""
    return home(imported(modules()[module]).get(last, "")) or module


@cache
def imported(path: Path) -> dict[str, str]:
    """What every name imported anywhere in a file stands for."""
    found: dict[str, str] = {}
    for node in ast.walk(tree.parsed(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return found


def origin(name: str) -> str:
    """A dotted name as it is called where it is defined."""
    if name in modules():
        return name
    module, _, last = name.rpartition(".")
    if module in modules():
        known = imported(modules()[module])
        return origin(known[last]) if known.get(last, "").startswith("tracker.") else name
    return f"{origin(module)}.{last}" if module else name


def used(path: Path) -> Iterator[str]:
    """Every function and value of the product that a file uses, by its dotted name."""
    known = {name: full for name, full in imported(path).items() if full.startswith("tracker.")}
    for node in ast.walk(tree.parsed(path)):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) if name in known:
                yield origin(known[name])
            case ast.Attribute(value=ast.Name(id=name), attr=last) if name in known:
                yield origin(f"{known[name]}.{last}")


@cache
def used_by_the_product() -> dict[str, set[str]]:
    """Which modules use a name, the module it is defined in left out."""
    found: dict[str, set[str]] = {}
    for module, path in modules().items():
        for name in used(path):
            if home(name) != module:
                found.setdefault(name, set()).add(module)
    return found


def called() -> dict[str, str]:
    """What the adapter uses, and where it does."""
    return {
        name: str(path)
        for path in tree.sources(str(ADAPTER))
        for name in used(path)
        if name not in modules()
    }


def test_the_adapter_knows_the_core_alone() -> None:
    for path in tree.sources(str(ADAPTER)):
        ours = [name for name in imported(path).values() if name.startswith("tracker.")]
        assert all(name.startswith(ROOMS) for name in ours), path


def defined(name: str) -> ast.AST | None:
    """The function of that dotted name, if it is one."""
    module, _, last = name.rpartition(".")
    if module not in modules():
        return None
    top = tree.parsed(modules()[module]).body
    return next((one for one in top if isinstance(one, tree.Function) and one.name == last), None)


def calls_within(name: str) -> set[str]:
    """What a function uses: of its own module, and of others."""
    function, module = defined(name), name.rpartition(".")[0]
    if function is None:
        return set()
    own = {one.name for one in tree.parsed(modules()[module]).body if hasattr(one, "name")}
    known = imported(modules()[module])
    found = set()
    for node in ast.walk(function):
        match node:
            case ast.Name(id=one) if one in own:
                found.add(f"{module}.{one}")
            case ast.Attribute(value=ast.Name(id=one), attr=last) if one in known:
                found.add(origin(f"{known[one]}.{last}"))
            case ast.Name(id=one) if one in known:
                found.add(origin(known[one]))
    return found


@cache
def reached() -> set[str]:
    """The rules that the rooms above them call, and what those call."""
    waiting = [
        name
        for name, users in used_by_the_product().items()
        if any(not user.startswith("tracker.rules") for user in users)
    ]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += calls_within(name)
    return found


@pytest.mark.slow
def test_the_adapter_calls_what_the_product_uses() -> None:
    names = {name: place for name, place in called().items() if defined(name) is not None}
    assert len(names) > 80
    assert not {name: place for name, place in names.items() if name not in reached()}


def test_no_case_is_known_by_name() -> None:
    ids = {case["id"] for cases in adapter.cases(run_vectors.HERE).values() for case in cases}
    for path in tree.sources(str(ADAPTER)):
        source = (tree.ROOT / path).read_text(encoding="utf-8")
        assert not re.search(r"\bV-[A-Z]", source), path
        assert not [name for name in ids if name in source], path
        assert '"id"' not in source.replace('case["id"]', "") or path.name != "__init__.py"
