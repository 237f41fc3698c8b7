"""The files that the walls look at: what git would hand to a stranger, or all of an unpacked copy."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = {
    ".venv", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis",
    ".import_linter_cache", "build", "dist",
}  # fmt: skip
"""Folders that the tools make; git ignores them too."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def files() -> tuple[Path, ...]:
    """Every file that is part of the project, new ones included, relative to the root."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
        names = [Path(name) for name in listed.decode().split("\0") if name]
    else:
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
        names = [path for path in names if not MADE.intersection(path.parts)]
    return tuple(sorted(path for path in set(names) if (ROOT / path).is_file()))


def sources(*rooms: str) -> list[Path]:
    """The Python files of the named folders or modules (`tracker/rules`, `tracker/cli.py`)."""
    wanted = [Path(room) for room in rooms or ("tracker", "tests")]
    return [
        path
        for path in files()
        if path.suffix == ".py" and any(path == room or room in path.parents for room in wanted)
    ]


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file of the project."""
    return ast.parse((ROOT / path).read_text(encoding="utf-8"), str(path))


def functions(tree: ast.AST) -> Iterator[Function]:
    """Every function and method, nested ones included."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def is_text(node: ast.AST) -> bool:
    """Whether a statement is a string standing alone: a docstring of a function or field."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
