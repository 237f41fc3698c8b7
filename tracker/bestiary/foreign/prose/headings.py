"""What stands in brackets behind a name: recharge, uses, cost, and words that belong to the name."""

import re
from typing import NamedTuple

from tracker.encounter.stat_block import Use


class Heading(NamedTuple):
    """A name and how often it may be used."""

    name: str
    use: Use = Use()
    cost: int = 1


BRACKET = re.compile(r"\s*[(\[]([^()\[\]]{1,80})[)\]]")
RECHARGE = re.compile(
    r"rech(?:arge|age|rage)s? (?:on )?(?:a )?(?:roll of )?(?:a )?(\d)(?:\s*(?:-|to|or)\s*6)?",
    re.IGNORECASE,
)
RESTS = re.compile(
    r"recharges? (?:after|on) a|(\d+)\s*/\s*(?:short|long|rest)|per (?:short |long )?rest",
    re.IGNORECASE,
)
PER_DAY = re.compile(
    r"(\d{1,3})\s*(?:/|per|x|times (?:a|per))\s*day|once (?:a|per) day", re.IGNORECASE
)
COSTS = re.compile(r"costs? (\d)", re.IGNORECASE)


def read(name: str) -> Heading:
    """`Fire Breath (Recharge 5-6)` and its like; brackets that say nothing of use are left out too."""
    use = Use()
    cost = 1
    for inside in BRACKET.findall(name):
        use = use_of(inside) or use
        costs = COSTS.search(inside)
        cost = max(1, int(costs[1])) if costs else cost
    bare = BRACKET.sub("", name).strip(" .:;,-")
    trailing = re.search(r"\s+(?:recharges? [\d-]+|\d/day)$", bare, re.IGNORECASE)
    if trailing:
        use = use_of(trailing[0]) or use
        bare = bare[: trailing.start()].strip(" .:;,-")
    return Heading(bare or name.strip(), use, cost)


def use_of(text: str) -> Use | None:
    """`Recharge 5-6`, `3/Day`, `Recharges after a Short or Long Rest`."""
    match = RECHARGE.search(text)
    if match and 1 < int(match[1]) <= 6:
        return Use("recharge", int(match[1]))
    match = PER_DAY.search(text)
    if match:
        return Use("per-day", max(1, int(match[1] or 1)))
    match = RESTS.search(text)
    if match:
        return Use("per-rest", max(1, int((match[1] or "1")[:3])))
    return None
