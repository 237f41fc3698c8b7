"""One creature of a bestiary file, JSON object to StatBlock and back, with defaults left out.

A table of what is nested where, written out by hand: reading annotations at run time costs more
than loading the creature. Numbers and spells by name are JSON objects, everything else in a
tuple is a list.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import (
    Action,
    Area,
    Attack,
    DamagePart,
    MultiattackPart,
    SaveRider,
    SpellSlots,
    StatBlock,
    Use,
)
from tracker.rules.defences import Defence

_NESTED: dict[str, type[Any]] = {
    "actions": Action,
    "area": Area,
    "attacks": Attack,
    "bonus_actions": Action,
    "damage": DamagePart,
    "immune": Defence,
    "legendary": Action,
    "multiattack": MultiattackPart,
    "reactions": Action,
    "resist": Defence,
    "save": SaveRider,
    "spellcasting": SpellSlots,
    "traits": Action,
    "use": Use,
    "vulnerable": Defence,
}
_BY_NAME = frozenset({"abilities", "saves", "senses", "skills", "slots", "speeds", "spells"})

_CLASSES: tuple[type[Any], ...] = (StatBlock, *_NESTED.values())
_KNOWN = {cls: frozenset(field.name for field in fields(cls)) for cls in _CLASSES}
_DEFAULTS: dict[type[Any], dict[str, Any]] = {
    cls: {field.name: field.default for field in fields(cls) if field.default is not MISSING}
    for cls in _CLASSES
}


def decode(data: Mapping[str, Any]) -> StatBlock:
    """The stat block of one JSON object.

    Refuses `unknown-field` (which, of what) and `missing-field`; types are not checked.
    """
    block: StatBlock = _value(StatBlock, data)
    return block


def encode(block: StatBlock) -> dict[str, Any]:
    """The JSON object of a stat block, in the order of the fields, defaults left out."""
    return _object(block)


def _value(cls: type[Any], data: Mapping[str, Any]) -> Any:
    unknown = data.keys() - _KNOWN[cls]
    if unknown:
        raise Refused("unknown-field", field=min(unknown), of=_label(cls, data))
    missing = _KNOWN[cls] - _DEFAULTS[cls].keys() - data.keys()
    if missing:
        raise Refused("missing-field", field=min(missing), of=_label(cls, data))
    return cls(**{key: _field(key, item) for key, item in data.items()})


def _label(cls: type[Any], data: Mapping[str, Any]) -> str:
    return str(data.get("name", cls.__name__))


def _field(key: str, item: Any) -> Any:
    if key in _BY_NAME:
        return tuple((name, _frozen(value)) for name, value in item.items())
    cls = _NESTED.get(key)
    return _frozen(item) if cls is None else _nested(cls, item)


def _nested(cls: type[Any], item: Any) -> Any:
    if isinstance(item, list):
        return tuple(_nested(cls, part) for part in item)
    return None if item is None else _value(cls, item)


def _frozen(item: Any) -> Any:
    return tuple(item) if isinstance(item, list) else item


def _object(value: Any) -> dict[str, Any]:
    defaults = _DEFAULTS[type(value)]
    found = {name: getattr(value, name) for name in (field.name for field in fields(value))}
    return {
        name: _plain(name, item)
        for name, item in found.items()
        if name not in defaults or item != defaults[name]
    }


def _plain(key: str, item: Any) -> Any:
    if key in _BY_NAME:
        return {name: _plain("", value) for name, value in item}
    if isinstance(item, tuple):
        return [_plain("", part) for part in item]
    return _object(item) if type(item) in _KNOWN else item
