"""From a vector to our rules and back: one function per operation, and no case is known by name.

An operation without a function, or an answer without a key the vector asks for, is "not yet".
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.rules.adapter import (
    actions,
    attacking,
    bodies,
    conditions,
    crowds,
    ground,
    maps,
    moving,
    order,
    riding,
    tracking,
    turn,
)
from tests.rules.adapter.reading import UnknownWordError

Answer = Mapping[str, Any]
Operation = Callable[[Mapping[str, Any], Mapping[str, Any]], Answer]

OPERATIONS = (
    actions.OPERATIONS
    | attacking.OPERATIONS
    | bodies.OPERATIONS
    | conditions.OPERATIONS
    | crowds.OPERATIONS
    | ground.OPERATIONS
    | maps.OPERATIONS
    | moving.OPERATIONS
    | order.OPERATIONS
    | riding.OPERATIONS
    | tracking.OPERATIONS
    | turn.OPERATIONS
)
PARTIAL = ("totals", "left", "available")
"""Mappings of which only the ids listed are compared."""
FREE = {"surprise": ("ties",)}
"""Lists whose order says nothing, by operation."""
ABSENT = "must_not_contain"


class Verdict(NamedTuple):
    """What became of a case."""

    outcome: str
    """`passed`, `failed` or `not yet`."""
    detail: str = ""


def cases(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The cases of each vector file in a folder, by file name."""
    return {
        path.name: json.loads(path.read_text(encoding="utf-8"))["cases"]
        for path in sorted(folder.glob("*.json"))
    }


def judge(case: Mapping[str, Any]) -> Verdict:
    """Run one case and compare."""
    operation: Operation | None = OPERATIONS.get(case["when"]["op"])
    if operation is None:
        return Verdict("not yet")
    try:
        answer = operation(case["given"], case["when"])
    except UnknownWordError:
        return Verdict("not yet")
    except (KeyError, ValueError, AssertionError, StopIteration) as fault:
        return Verdict("failed", f"{case['id']} {case['title']}: {fault!r}")
    wanted = case["then"]
    for key in FREE.get(case["when"]["op"], ()):
        wanted, answer = in_any_order(wanted, key), in_any_order(answer, key)
    if any(key not in answer for key in wanted if key != ABSENT):
        return Verdict("not yet")
    wrong = [key for key in wanted if not agrees(key, wanted[key], answer)]
    if not wrong:
        return Verdict("passed")
    got = {key: answer.get(key) for key in wrong}
    right = {key: wanted[key] for key in wrong}
    return Verdict("failed", f"{case['id']} {case['title']}: {got}, not {right} ({case['why']})")


def in_any_order(answer: Answer, key: str) -> dict[str, Any]:
    """The same with one of its lists sorted."""
    return {**answer, key: sorted(answer[key])} if answer.get(key) else dict(answer)


def agrees(key: str, wanted: Any, answer: Answer) -> bool:
    """Whether one key of the expected result is met."""
    if key == ABSENT:
        shown = json.dumps(dict(answer), ensure_ascii=False)
        return not any(text in shown for text in wanted)
    if key in PARTIAL and isinstance(wanted, dict):
        return all(answer[key].get(name) == value for name, value in wanted.items())
    got = answer[key]
    if isinstance(wanted, bool) or isinstance(got, bool):
        return type(wanted) is type(got) and bool(wanted == got)
    return bool(wanted == got)
