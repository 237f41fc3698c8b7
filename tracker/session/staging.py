"""Phases of a creature as one types them: `Enraged 50% heal 20; Dying Star 30 form Solar`."""

import re
from collections.abc import Iterable
from typing import Any

from tracker.encounter import bounds
from tracker.encounter.refusals import Refused

Raw = dict[str, Any]
_PHASE = re.compile(
    r"(?P<name>.+?)\s+(?:at\s+|hp\s*<=\s*)?(?P<mark>\d{1,6}\s*%?)"
    r"(?:\s+heal\s+(?P<heal>\S+))?(?P<fresh>\s+fresh)?(?:\s+form\s+(?P<form>.+))?"
)


def phases(text: str, before: Iterable[Raw] = ()) -> list[Raw]:
    """What stands in the file; a phase that kept its name keeps its text. Refuses `wish-no-phase`."""
    texts = {str(one.get("name")): one.get("text", "") for one in before}
    found: list[Raw] = []
    for part in text.split(";"):
        if not part.strip():
            continue
        read = _PHASE.fullmatch(part.strip())
        if read is None:
            raise Refused("wish-no-phase", text=part.strip())
        name = bounds.name(read["name"])
        raw: Raw = {"name": name, "at": f"hp<={read['mark'].replace(' ', '')}"}
        if read["form"]:
            raw["form"] = bounds.name(read["form"])
        if heal := read["heal"]:
            raw["heal"] = int(heal) if heal.isdigit() else heal
        if read["fresh"]:
            raw["reset_legendary"] = True
        if texts.get(name):
            raw["text"] = texts[name]
        found.append(raw)
    return found


def line(raws: Iterable[Raw]) -> str:
    """As one would type them."""
    return "; ".join(" ".join(_words(one)) for one in raws)


def _words(one: Raw) -> Iterable[str]:
    yield str(one.get("name", ""))
    yield str(one.get("at", "")).replace("hp<=", "").replace("hp≤", "").strip()
    if one.get("heal"):
        yield f"heal {one['heal']}"
    if one.get("reset_legendary"):
        yield "fresh"
    if one.get("form"):
        yield f"form {one['form']}"
