"""A fight that people changed by hand: its kinds and steps checked one by one, every fault named.

The same annotations that write a step say what it must look like; then all steps are folded, so
that one which names a creature that is not there is told by its place.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from tracker.encounter.history import Step, fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.storage import steps
from tracker.storage.codec import Undecodable
from tracker.storage.faults import BadFile, fault, shown

Made = TypeVar("Made")
Place = tuple[str | int, ...]


def check_steps(whole: Mapping[str, Any], path: Path) -> None:
    """`BadFile` names every kind and step that is not in order."""
    faults: list[Refused] = []
    whole = {"steps": [], **whole}
    for key, wanted in (("kinds", dict), ("steps", list), ("cut", list)):
        if not isinstance(whole.get(key, wanted()), wanted):
            word = "object" if wanted is dict else "list"
            faults.append(fault("file-wrong-type", (key,), found=shown(whole[key]), wanted=word))
    if faults:
        raise BadFile(path, faults)
    kinds: dict[str, StatBlock] = {}
    for key, raw in whole.get("kinds", {}).items():
        block = tried(faults, ("kinds", key), _kind, raw)
        if block is not None:
            kinds[key] = block
    table: Encounter | None = Encounter()
    for number, raw in enumerate(whole["steps"]):
        place = ("steps", number)
        step = tried(faults, place, _step, raw, kinds, number + 1)
        table = tried(faults, place, fold, table, step.events) if step and table else None
    _check_cursor(whole, faults)
    for number, tail in enumerate(whole.get("cut", ())):
        tried(faults, ("cut", number), _tail, tail, kinds)
    if faults:
        raise BadFile(path, faults)


def tried(
    faults: list[Refused], place: Place, make: Callable[..., Made], *given: Any
) -> Made | None:
    """What comes out, or None and a fault."""
    try:
        return make(*given)
    except Undecodable as wrong:
        at, wanted = (*place, *wrong.path), wrong.wanted
        if wanted.startswith("field:"):
            faults.append(fault("file-missing", at, wanted=wanted.removeprefix("field:")))
        elif wanted == "known-field":
            faults.append(fault("file-unknown-field", at, near=""))
        else:
            found = shown(wrong.found)
            faults.append(fault("file-wrong-type", at, found=found, wanted=wanted))
    except (KeyError, ValueError, TypeError, AttributeError) as wrong:
        faults.append(fault("file-does-not-fit", place, found=str(wrong)))
    return None


def _kind(raw: Any) -> StatBlock:
    return steps.decode_kind(steps.dump(raw))


def _step(raw: Any, kinds: Mapping[str, StatBlock], number: int) -> Step:
    if not isinstance(raw, dict):
        raise Undecodable("object", raw)
    step = steps.decode(steps.dump(raw), kinds)
    for name, value, wanted in (("at", step.at, str), ("line", step.line, str)):
        if not isinstance(value, wanted):
            raise Undecodable("text", value, name)
    if step.id != number or type(step.attempt) is not int:
        raise Undecodable(str(number), step.id, "id")
    return step


def _check_cursor(whole: Mapping[str, Any], faults: list[Refused]) -> None:
    cursor, most = whole.get("cursor", len(whole["steps"])), len(whole["steps"])
    if type(cursor) is not int:
        faults.append(fault("file-wrong-type", ("cursor",), found=shown(cursor), wanted="number"))
    elif cursor > most:
        faults.append(fault("file-too-large", ("cursor",), found=str(cursor), most=most))
    elif cursor < min(1, most):
        faults.append(fault("file-too-small", ("cursor",), found=str(cursor), least=min(1, most)))


def _tail(tail: Any, kinds: Mapping[str, StatBlock]) -> None:
    if type(tail["after"]) is not int:
        raise Undecodable("number", tail["after"], "after")
    for raw in tail["steps"]:
        steps.decode(steps.dump(raw), kinds)
