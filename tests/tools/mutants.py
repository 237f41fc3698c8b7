"""Mutation testing of `tracker/rules`: small faults are put in one at a time, and tests must notice.

`python -m tests.tools.mutants [--minutes N] [--seed N] [MODULE …]`. Whole mutation testing takes
hours; this takes a fair sample of all mutants until the time is up and prints who survived. A
mutant lives in a forked process that never imported the rules: first it meets the rule vectors
(a third of a second), and if it survives them the tests of `tests/rules` that name its module.
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "tracker" / "rules"
TESTS = ROOT / "tests" / "rules"
PATIENCE = 90
"""Seconds a mutant may take; one that hangs is noticed too."""
EXAMPLES = 25
"""Of each property: a sample is enough to meet a fault that is met at all."""
PASSED_OVER = ("test_vectors.py", "test_adapter.py")
"""The vectors are run first; the other one reads sources."""
SWAPS: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """One fault: the place-th node that can be changed of a module."""

    module: str
    path: Path
    place: int
    told: str
    """Line and what was changed."""


def nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """Every node that can be changed, in a fixed order."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=[op]) if type(op) in SWAPS:
                yield node
            case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPS:
                yield node
            case ast.UnaryOp(op=ast.Not()) | ast.IfExp():
                yield node
            case ast.Constant(value=bool() | int()):
                yield node
            case _:
                pass


def change(node: ast.AST) -> str:
    """Put the fault in; what it was and is now."""
    before = ast.unparse(node)
    match node:
        case ast.Compare():
            node.ops = [SWAPS[type(node.ops[0])]()]
        case ast.BinOp() | ast.BoolOp():
            node.op = SWAPS[type(node.op)]()
        case ast.UnaryOp():
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
        case ast.IfExp():
            node.body, node.orelse = node.orelse, node.body
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case _:
            pass
    return f"{before} → {ast.unparse(node)}"


def mutants(names: Sequence[str]) -> list[Mutant]:
    """All of them, module by module."""
    found: list[Mutant] = []
    for path in sorted(RULES.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        if names and not any(module.endswith(f".{name}") for name in names):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for place, node in enumerate(nodes(tree)):
            told = change(copy.deepcopy(node))
            found.append(Mutant(module, path, place, f"{node.lineno}: {told}"))  # type: ignore[attr-defined]  # expressions
    return found


def code_of(mutant: Mutant) -> CodeType:
    """The module with its fault."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    change(list(nodes(tree))[mutant.place])
    return compile(ast.fix_missing_locations(tree), str(mutant.path), "exec")


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the faulty module instead of the sound one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.code = code_of(mutant)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Only for the one module."""
        if name != self.mutant.module:
            return None
        package = self.mutant.path.name == "__init__.py"
        spec = importlib.machinery.ModuleSpec(name, self, is_package=package)
        if package:
            spec.submodule_search_locations = [str(self.mutant.path.parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the faulty code."""
        module.__file__ = str(self.mutant.path)
        exec(self.code, module.__dict__)  # noqa: S102 - our own source with one fault in it


def survives(mutant: Mutant | None) -> bool:
    """Whether no test notices; the fault lives and dies in a process of its own."""
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            code = met(mutant)
        except BaseException:  # noqa: BLE001 - a fault may raise anything, and then it is noticed
            code = 1
        os._exit(code)
    _, status = os.waitpid(child, 0)
    return status == 0


def met(mutant: Mutant | None) -> int:
    """0 if every test passes with the fault in place."""
    if mutant is not None:
        sys.meta_path.insert(0, Planted(mutant))
    from tests.rules import run_vectors

    if not all(run_vectors.run(folder)[1] for folder in (run_vectors.HERE, run_vectors.OWN)):
        return 1
    import pytest
    from hypothesis import settings

    settings.register_profile("mutants", max_examples=EXAMPLES, deadline=None, derandomize=True)
    word = mutant.module.rpartition(".")[2] if mutant else ""
    files = [path for path in sorted(TESTS.glob("test_*.py")) if path.name not in PASSED_OVER]
    files = [path for path in files if word in path.read_text(encoding="utf-8")] or files
    options = ["-x", "-q", "-p", "no:cacheprovider", "-W", "ignore:Module already imported"]
    return int(pytest.main([*options, "--hypothesis-profile=mutants", *map(str, files)]))


def main(arguments: Sequence[str]) -> int:
    """Try a sample and tell; the exit code says nothing about the score."""
    asked = argparse.ArgumentParser(description="put faults into the rules and see who notices")
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("modules", nargs="*")
    given = asked.parse_args(arguments)
    sample = mutants(given.modules)
    whole = len(sample)
    random.Random(given.seed).shuffle(sample)
    until = time.monotonic() + given.minutes * 60
    if not survives(None):
        print("the tests fail without any fault: no score")
        return 1
    tried, alive = 0, 0
    for mutant in sample:
        if time.monotonic() > until:
            break
        tried += 1
        if survives(mutant):
            alive += 1
            print(f"survived  {mutant.path.relative_to(ROOT)}:{mutant.told}", flush=True)
    noticed = tried - alive
    score = 100 * noticed / tried if tried else 0
    print(f"{noticed} of {tried} mutants noticed ({score:.1f} %), {whole} there are")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
