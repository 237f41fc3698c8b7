"""Why a number is what it is, in words: one sentence for each key of the rules, with the rule's id.

The sentence stands in one of the modules of this folder; what fills it is put into words here.
"""

from collections.abc import Callable, Iterable, Mapping

from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import name
from tracker.i18n.reasons import deeds, harm, limits, moves, places, rolls, turns
from tracker.i18n.sentences import areas
from tracker.rules.reasons import Param, Reason

WORDS: Mapping[str, Callable[[str], str]] = {
    "type": terms.damage_type,
    "condition": terms.condition,
    "ability": terms.ability,
    "outcome": terms.outcome,
    "time": terms.budget,
    "source": terms.condition,
    "size": terms.size,
    "mode": terms.speed,
    "stance": terms.mode,
    "severity": areas.severity,
    "example": areas.example,
}
"""Parameters that are keys themselves."""

SIGNED = frozenset({"bonus", "modifier", "change"})
"""Parameters shown with their sign."""


def why(reason: Reason, table: Encounter | None = None) -> str:
    """The reason as a sentence with the rule it rests on; `table` gives creatures their names."""
    return pgettext("reason", "{said} ({rules})").format(
        said=told(reason, table), rules=reason.rule
    )


def told(reason: Reason, table: Encounter | None = None) -> str:
    """The reason without its rule; a key without a sentence shows itself."""
    return text_of(reason.key).format(**filled(reason, table)) or reason.key


def text_of(key: str) -> str:
    """The sentence of a key; empty for one that has none."""
    rooms = (rolls, harm, turns, moves, deeds, places, limits)
    return next((said for room in rooms if (said := room.text_of(key))), "") or of_condition(key)


def of_condition(key: str) -> str:
    """Every condition that hampers its bearer's attacks or invites those of others."""
    if key.startswith("attacker-"):
        return pgettext("reason", "attacker is {condition}")
    if key.startswith("target-"):
        return pgettext("reason", "target is {condition}")
    return ""


def filled(reason: Reason, table: Encounter | None = None) -> dict[str, str]:
    """The parameters in words; `amount` is what was before with its type, `by` what it lost,
    `sum` an average with the dice of a critical hit.
    """
    found = {key: word(key, value, table) for key, value in reason.params}
    if reason.key in ("struck", "trait-asked"):
        found["source"] = struck(found["source"])
    if "before" in found:
        found["amount"] = f"{found['before']} {found.get('type', '')}".strip()
    values = dict(reason.params)
    before, after = values.get("before"), values.get("after")
    if isinstance(before, int) and isinstance(after, int):
        found["by"] = str(before - after)
    average, rolled = values.get("average"), values.get("rolled")
    if isinstance(average, int) and isinstance(rolled, int):
        found["sum"] = str(average + rolled)
    return found


def struck(source: str) -> str:
    """What the DM leaves out: its sentence where it is whole without numbers, else the word."""
    said = text_of(source)
    return said if said and "{" not in said else source


def word(key: str, value: Param, table: Encounter | None = None) -> str:
    """One parameter as it is shown."""
    if key == "who" and table is not None:
        return name(table, str(value))
    if key in WORDS:
        return WORDS[key](str(value))
    if key in SIGNED and isinstance(value, int):
        return signed(value)
    return str(value)


def signed(number: int) -> str:
    """`+5`, `−1`, `+0`."""
    return f"{number:+d}".replace("-", "−")


def chain(start: str, reasons: Iterable[Reason]) -> str:
    """One amount through all that changed it, in one line, with the rules at the end.

    What already begins with the amount needs no start of its own.
    """
    used = tuple(reasons)
    steps = [told(reason) for reason in used]
    said = "; ".join(steps if steps and steps[0].startswith(f"{start} ") else [start, *steps])
    rules = ", ".join(dict.fromkeys(rule for reason in in_order(used) for rule in reason))
    return pgettext("reason", "{said} ({rules})").format(said=said, rules=rules) if rules else said


def in_order(used: Iterable[Reason]) -> Iterable[tuple[str, ...]]:
    """The rule of each; resistance and vulnerability behind another change stand there by RES-03."""
    changed = False
    for reason in used:
        last = reason.key in ("resistance-halves", "vulnerability-doubles")
        yield (reason.rule, "RES-03") if last and changed else (reason.rule,)
        changed = True
