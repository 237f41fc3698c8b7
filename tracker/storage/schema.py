"""The JSON Schema of our files, from the annotations that read and write them; pydantic makes it."""

from types import GenericAlias
from typing import Any, get_args

from tracker.encounter.events import Event, KindsAdded
from tracker.encounter.stat_block import StatBlock
from tracker.storage.document import VERSION
from tracker.storage.stats import STATS
from tracker.storage.written import WrittenCombatant, WrittenOpening, WrittenParty

REFERENCE = "#/$defs/{model}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
COUNT = {"type": "integer", "minimum": 0}
TEXT = {"type": "string"}


def json_schema() -> dict[str, Any]:
    """The schema of an encounter's file; a party's is `$defs/WrittenParty`."""
    from pydantic import ConfigDict, TypeAdapter

    events = [kind for kind in get_args(Event) if kind is not KindsAdded]
    written: list[TypeAdapter[Any]] = [TypeAdapter(WrittenOpening), TypeAdapter(WrittenParty)]
    config = ConfigDict(use_attribute_docstrings=True)
    lists: list[Any] = [GenericAlias(list, (kind,)) for kind in (StatBlock, *events)]
    ours = [TypeAdapter(kind, config=config) for kind in lists]
    refs, whole = TypeAdapter.json_schemas(
        [(number, "validation", one) for number, one in enumerate([*written, *ours])],
        ref_template=REFERENCE,
    )
    found = [refs[number, "validation"] for number in range(len(written) + len(ours))]
    opening, (block, *shapes) = found[0], [one["items"] for one in found[len(written) :]]
    tagged = {kind.__name__: shape for kind, shape in zip(events, shapes, strict=True)}
    tagged[KindsAdded.__name__] = _object({"kinds": _list(TEXT)}, "kinds")
    return {
        "$schema": DIALECT,
        **_file(opening, block),
        "$defs": {**whole["$defs"], "Step": _step(tagged)},
    }


def creature_schema() -> dict[str, Any]:
    """The schema of a creature of the DM's own: the fields of a stat block, as an entry writes them."""
    from pydantic import TypeAdapter

    whole = TypeAdapter(WrittenCombatant).json_schema(ref_template=REFERENCE)
    about = {"$schema": TEXT, "schema_version": {"const": VERSION}}
    known = {name: one for name, one in whole["properties"].items() if name in STATS}
    return {
        "$schema": DIALECT,
        "type": "object",
        "properties": about | known,
        "required": ["name", "max_hp"],
        "additionalProperties": False,
        "$defs": whole["$defs"],
    }


def _file(opening: Any, block: Any) -> dict[str, Any]:
    tail = _object({"after": COUNT, "on": TEXT, "steps": _list(_ref("Step"))}, "after", "steps")
    fields = {
        "$schema": TEXT,
        "schema_version": {"const": VERSION},
        "name": TEXT,
        "opening": opening,
        "kinds": {"type": "object", "additionalProperties": block},
        "steps": _list(_ref("Step")),
        "cursor": COUNT,
        "cut": _list(tail),
        "sum": TEXT,
    }
    return {"type": "object", "properties": fields, "required": ["opening"]}


def _step(tagged: dict[str, Any]) -> dict[str, Any]:
    events = [_object({name: shape}, name) for name, shape in tagged.items()]
    fields = {
        "id": COUNT,
        "at": TEXT,
        "line": TEXT,
        "attempt": COUNT,
        "events": _list({"oneOf": events}),
    }
    return _object(fields, "id", "at", "line", "events")


def _object(fields: dict[str, Any], *required: str) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": fields,
        "required": list(required),
        "additionalProperties": False,
    }


def _list(items: Any) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REFERENCE.format(model=name)}
