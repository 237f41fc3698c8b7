"""A dialog's field must not take the name of something every screen can be asked."""

import ast
import importlib
from collections.abc import Iterator

import pytest

from tests.walls import tree
from tracker.tui.keyed import Keyed

ASKED = frozenset(name for name in vars(Keyed) if not name.startswith("_"))


def keyed(kind: type) -> Iterator[str]:
    """Names of all classes below it that are imported."""
    one: type
    for one in kind.__subclasses__():
        yield one.__name__
        yield from keyed(one)


@pytest.mark.parametrize("room", ["dialogs", "screens"])
def test_no_field_covers_what_every_screen_can_be_asked(room: str) -> None:
    """A field called `against` did, and the footer could not be drawn."""
    paths = tree.sources(f"tracker/tui/{room}")
    for path in paths:
        importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    screens = set(keyed(Keyed))
    assert not [
        f"{path}:{node.lineno} {node.attr}"
        for path in paths
        for kind in ast.walk(tree.parsed(path))
        if isinstance(kind, ast.ClassDef) and kind.name in screens
        for node in ast.walk(kind)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        and node.attr in ASKED
    ]
