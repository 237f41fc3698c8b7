"""What people wrote, checked against the annotations by pydantic: every fault at once, by place.

pydantic's own sentences stay behind; what is taken from it is where, what was found and what
would be right. It is imported only here and in `schema`, when such a file is read.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from tracker.encounter import bounds
from tracker.encounter.refusals import Refused
from tracker.storage.document import OURS
from tracker.storage.faults import BadFile, fault, shown
from tracker.storage.written import WrittenOpening

if TYPE_CHECKING:
    from pydantic import TypeAdapter

Shape = TypeVar("Shape")
Place = tuple[str | int, ...]

OPENING = (
    "party", "absent", "combatants", "options", "battlefield", "notes", "read_aloud",
)  # fmt: skip
TYPES = {
    "int_type": "number",
    "int_from_float": "number",
    "string_type": "text",
    "bool_type": "true-or-false",
    "tuple_type": "list",
    "dict_type": "object",
    "dataclass_type": "object",
}
LENGTHS = {"string_too_long", "too_long"}
NEARLY = {"greater_than_equal", "less_than_equal", "string_too_short", "too_short"} | LENGTHS
"""Faults of a value of the right type."""
FIELDS = {"missing", "missing_argument", "missing_keyword_only_argument"}
UNKNOWN = {"unexpected_keyword_argument", "extra_forbidden"}


def read_as(shape: type[Shape], value: Any, path: Path | str, place: Place = ()) -> Shape:
    """The value in this shape; `BadFile` names every fault, places counted from `place`."""
    from pydantic import ValidationError
    from pydantic_core import to_json

    kind: Any = shape
    try:
        return cast("Shape", adapter(kind).validate_json(to_json(value)))
    except ValidationError as wrong:
        errors = wrong.errors(include_url=False)
        raise BadFile(path, _faults(shape, value, errors, place)) from None


@cache
def adapter(shape: type) -> "TypeAdapter[Any]":
    """What pydantic made of a shape: some fifty milliseconds the first time."""
    from pydantic import TypeAdapter

    return TypeAdapter(shape)


def _faults(shape: Any, value: Any, errors: Iterable[Any], place: Place) -> list[Refused]:
    """One fault for each place; of a choice of shapes the one that came furthest speaks."""
    by_place: dict[Place, list[Any]] = {}
    for error in errors:
        by_place.setdefault(_real(value, error["loc"]), []).append(error)
    return [
        _fault(shape, found, (*place, *real), alike)
        for real, alike in by_place.items()
        for found in [next((one for one in alike if one["type"] in NEARLY | FIELDS), alike[0])]
        if not any(other[: len(real)] == real and other != real for other in by_place)
        or found["type"] in UNKNOWN | FIELDS
    ]


def _real(value: Any, loc: Iterable[str | int]) -> Place:
    """The steps of a place that are in the file: the names of tried shapes are left out."""
    real: list[str | int] = []
    for step in loc:
        inside = isinstance(value, dict) and step in value
        if inside or (isinstance(value, list) and isinstance(step, int) and step < len(value)):
            real.append(step)
            value = value[step]
    return tuple(real)


def _fault(shape: Any, error: Any, place: Place, alike: Sequence[Any]) -> Refused:
    kind, found, ctx = error["type"], shown(error["input"]), error.get("ctx", {})
    if kind in UNKNOWN:
        return unknown_field(place, names_of(shape))
    if kind in FIELDS:
        return fault("file-missing", place, wanted=str(error["loc"][-1]))
    if kind == "greater_than_equal":
        return fault("file-too-small", place, found=found, least=ctx["ge"])
    if kind == "less_than_equal":
        return fault("file-too-large", place, found=found, most=ctx["le"])
    if kind in LENGTHS:
        return fault("file-too-long", place, most=ctx["max_length"])
    if kind in ("string_too_short", "too_short"):
        return fault("file-empty", place)
    return _wrong(error, place, alike)


def _wrong(error: Any, place: Place, alike: Sequence[Any]) -> Refused:
    """Another word or another type than those allowed."""
    found = shown(error["input"])
    words = [word for one in alike for word in _words(one)]
    types = [TYPES[one["type"]] for one in alike if one["type"] in TYPES]
    wanted = ", ".join(dict.fromkeys([*words, *types]))
    if words and isinstance(error["input"], str):
        near = near_miss(error["input"], words)
        return fault("file-wrong-word", place, found=found, wanted=wanted, near=near)
    return fault("file-wrong-type", place, found=found, wanted=wanted or error["type"])


def _words(error: Any) -> list[str]:
    """The words that a choice of words allows."""
    if error["type"] != "literal_error":
        return []
    expected = str(error["ctx"]["expected"]).replace(" or ", ", ")
    return [word.strip("'") for word in expected.split(", ") if word.strip("'")]


def names_of(shape: Any) -> list[str]:
    """The names of all fields in a shape and the shapes inside it."""
    from typing import get_args, get_type_hints

    if not is_dataclass(shape):
        return [name for part in get_args(shape) for name in names_of(part)]
    hints = get_type_hints(shape)
    inner = [name for hint in hints.values() for name in names_of(hint)]
    return list(dict.fromkeys([one.name for one in fields(shape)] + inner))


def unknown_field(place: Place, known: Iterable[str]) -> Refused:
    """A field that there is not, with the one that may have been meant."""
    return fault("file-unknown-field", place, near=near_miss(str(place[-1]), known))


def near_miss(text: str, known: Iterable[str]) -> str:
    """The known word that is most like this one; empty when none is."""
    from rapidfuzz import fuzz, process

    words = list(known)
    begun = [word for word in words if word and text.lower().startswith(word)]
    found = process.extractOne(text.lower(), words, scorer=fuzz.ratio, score_cutoff=60)
    return str(found[0]) if found else max(begun, key=len, default="")


def check_file(whole: Mapping[str, Any], path: Path) -> dict[str, Any]:
    """A file that is not ours: its outside, and its steps if it has any. The opening is read later.

    The opening may stand open: `{"name", "combatants", …}` is the same as with `"opening"` around.
    """
    found = dict(whole)
    if "opening" not in found and "members" in found:
        raise Refused("file-is-a-party", path=str(path))
    if "opening" not in found and "combatants" in found:
        found["opening"] = {key: found.pop(key) for key in OPENING if key in found}
    faults = [unknown_field((key,), OURS) for key in found if key not in OURS]
    name = found.get("name", path.stem)
    if not isinstance(name, str):
        faults.append(fault("file-wrong-type", ("name",), found=shown(name), wanted="text"))
    elif len(name) > bounds.NAME_SIGNS:
        faults.append(fault("file-too-long", ("name",), most=bounds.NAME_SIGNS))
    if "opening" not in found:
        faults.append(fault("file-missing", (), wanted="opening"))
    if faults:
        raise BadFile(path, faults)
    if found.get("steps", []) != [] or found.get("cursor", 0) != 0:
        from tracker.storage.recheck import check_steps

        check_steps(found, path)
    return {**found, "name": name}


def check_opening(opening: Any, path: Path | str) -> WrittenOpening:
    """The opening in its shape; `BadFile` when it is not."""
    return read_as(WrittenOpening, opening, path, ("opening",))
