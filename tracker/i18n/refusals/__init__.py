"""What was wrong and what would be right: a sentence for every refusal, whichever room it comes from.

A refusal may bring names to choose from (`near`, `candidates`, `known`); they are said after the
sentence, so that no sentence has to be written with and without them.
"""

from collections.abc import Mapping

from tracker.encounter.refusals import Refused
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import listed
from tracker.i18n.refusals import (
    exporting,
    files,
    importing,
    log,
    numbers,
    order,
    preparing,
    settings,
    several,
    table,
    things,
    typed,
)
from tracker.rules.reasons import Param

MEANT = ("word", "attack", "name", "how", "value", "effect")
"""Where the word at fault may stand, whoever refuses it."""

HINTS = frozenset(
    {"near", "candidates", "known", "allowed", "among", "open", "more", "least", "most"}
)
"""Parameters said behind the sentence."""


def refusal(refused: Refused) -> str:
    """The refusal as one line: place, what was wrong, what would be right."""
    values = filled(refused.params)
    many = int(refused.params.get("several", 1)) > 1
    about_many = several.text_of(refused.key) if many else ""
    said = (about_many or text_of(refused.key) or refused.key).format(**values)
    hint = hint_of(refused.params)
    if hint:
        said = pgettext("refusal", "{said} {hint}").format(said=said, hint=hint)
    where = str(refused.params.get("where", ""))
    return pgettext("refusal", "{where}: {said}").format(where=where, said=said) if where else said


def refusal_lines(refused: Refused) -> list[str]:
    """The refusal, and for a file with faults a line for each of them."""
    faults = getattr(refused, "faults", ())
    why = getattr(refused, "why", None)
    inner = [line for one in faults for line in refusal_lines(one)]
    if isinstance(why, Refused):
        inner += refusal_lines(why)
    return [refusal(refused), *(f"  {line}" for line in inner)]


def text_of(key: str) -> str:
    """The sentence of a key; empty for one that has none."""
    said = typed.text_of(key) or numbers.text_of(key) or table.text_of(key)
    return said or order.text_of(key) or files.text_of(key) or _asked_of_files(key)


def _asked_of_files(key: str) -> str:
    """What is prepared, what comes from elsewhere, what goes there."""
    said = preparing.text_of(key) or importing.text_of(key) or exporting.text_of(key)
    return said or settings.text_of(key) or log.text_of(key)


def filled(params: Mapping[str, Param]) -> dict[str, str]:
    """The parameters in words."""
    values = {name: str(value) for name, value in params.items()}
    values["word"] = next((values[name] for name in MEANT if name in values), "")
    if int(params.get("several", 1)) > 1:
        values["who"] = listed(values["who"].split(", "))
    if "what" in values:
        values["what"] = things.thing(values["what"])
    if "state" in values:
        values["state"] = terms.state(values["state"])
    if "wanted" in values:
        values["wanted"] = things.wanted(values["wanted"])
    return values


def hint_of(params: Mapping[str, Param]) -> str:
    """Names to choose from, if the refusal brings any."""
    if near := str(params.get("near", "")):
        return pgettext("refusal", "Did you mean {near}?").format(near=near)
    if candidates := str(params.get("candidates", "")):
        return candidates_hint(candidates, int(params.get("more", 0)))
    for name in ("known", "allowed", "among", "open"):
        if known := str(params.get(name, "")):
            return pgettext("refusal", "Possible: {known}.").format(known=known)
    return ""


def candidates_hint(candidates: str, more: int) -> str:
    """Several that it may be, and how many are not listed."""
    if not more:
        return pgettext("refusal", "It may be {candidates}.").format(candidates=candidates)
    return npgettext(
        "refusal",
        "It may be {candidates} and {n} other.",
        "It may be {candidates} and {n} others.",
        more,
    ).format(candidates=candidates, n=more)
