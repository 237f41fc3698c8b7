"""Everything an import may say about a field or an entry has words."""

import ast
from collections.abc import Iterator
from dataclasses import fields

import pytest

from tests.walls import tree
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import import_reasons
from tracker.i18n.refusals import text_of

FOREIGN = "tracker/bestiary/foreign"
WHY_AT = {"guess": 2, "drop": 2, "note": 2, "remark": 3}
"""Which argument of a notebook's method is the reason."""


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the room, by the last name of what is called."""
    for path in tree.sources(FOREIGN):
        for node in ast.walk(tree.parsed(path)):
            match node:
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args):
                    yield name, args
                case _:
                    pass


def words(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from words(body)
            yield from words(orelse)
        case _:
            pass


def reasons() -> set[str]:
    found = [one for name, args in calls() for one in args[WHY_AT.get(name, 99) :][:1]]
    return {text for one in found for text in words(one)}


def troubles() -> set[str]:
    return {
        text
        for name, args in calls()
        if name == "Trouble"
        for one in args[1:2]
        for text in words(one)
    }


@pytest.mark.parametrize("why", sorted(reasons()))
def test_every_reason_has_words(why: str) -> None:
    assert import_reasons.reason(why) != why


@pytest.mark.parametrize("why", sorted(troubles()))
def test_every_trouble_has_words(why: str) -> None:
    assert text_of(why) or import_reasons.trouble(why) != why


@pytest.mark.parametrize("field", [field.name for field in fields(StatBlock)])
def test_every_field_of_a_stat_block_has_words(field: str) -> None:
    assert "_" not in import_reasons.field_name(field)


def test_the_walk_finds_them() -> None:
    assert len(reasons()) > 15
    assert len(troubles()) > 5
