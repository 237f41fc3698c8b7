"""Sentences of damage: what was taken, and what the target's defences made of it."""

from collections.abc import Iterable

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import name
from tracker.i18n.sentences.remarks import with_extras
from tracker.rules.reasons import Param, Reason


def damage_taken(event: ev.DamageTaken, table: Encounter) -> str:
    """What was taken, by type, and what changed it."""
    who = name(table, event.target)
    if not event.total:
        said = pgettext("DamageTaken", "{who} takes no damage").format(who=who)
    else:
        said = pgettext("DamageTaken", "{who} takes {damage} damage").format(
            who=who, damage=parts_taken(event)
        )
    extras = [changed(reason) for reason in event.reasons]
    extras = [extra for extra in extras if extra]
    if event.temp_before > event.temp_hp:
        lost = event.temp_before - event.temp_hp
        extras.append(pgettext("DamageTaken", "{n} from temporary hit points").format(n=lost))
    if any(reason.key == "falls-through" for reason in event.reasons):
        extras.append(pgettext("DamageTaken", "what the form could not take"))
    if any(reason.key == "becomes-bloodied" for reason in event.reasons):
        extras.append(pgettext("DamageTaken", "bloodied"))
    return with_extras(said, extras)


def damage_headline(event: ev.DamageTaken) -> str:
    """`5 slashing`, or `5 slashing → 2 (resistant)` where something changed it."""
    rolled = amounts((part.rolled, part.type) for part in event.parts)
    words = [change_word(reason.key) for reason in event.reasons]
    words = list(dict.fromkeys(filter(None, words)))
    if not words and sum(part.rolled for part in event.parts) == event.total:
        return rolled
    return with_extras(
        pgettext("headline", "{rolled} → {taken}").format(rolled=rolled, taken=event.total), words
    )


def parts_taken(event: ev.DamageTaken) -> str:
    """`8 slashing + 4 fire`; parts of nothing are left out."""
    parts = [part for part in event.parts if part.taken] or list(event.parts)
    return amounts((part.taken, part.type) for part in parts)


def amounts(parts: Iterable[tuple[int, str]]) -> str:
    """`8 slashing + 4 fire`."""
    return " + ".join(f"{amount} {terms.damage_type(kind)}".strip() for amount, kind in parts)


def changed(reason: Reason) -> str:
    """The short remark for what changed an amount of damage; empty for other reasons."""
    values = dict(reason.params)
    return change_of(reason.key).format(
        before=values.get("before", ""), by=reduced_by(values.get("before"), values.get("after"))
    )


def change_of(key: str) -> str:
    """What a reason did to an amount."""
    match key:
        case "resistance-halves":
            return pgettext("damage", "resistant: {before} halved")
        case "vulnerability-doubles":
            return pgettext("damage", "vulnerable: {before} doubled")
        case "immune":
            return pgettext("damage", "immune")
        case "half-on-save":
            return pgettext("damage", "saved: {before} halved")
        case "none-on-save":
            return pgettext("damage", "saved")
        case "doubled-by-dm":
            return pgettext("damage", "{before} doubled by DM")
        case "reduced":
            return pgettext("damage", "{before} reduced by {by}")
        case _:
            return ""


def reduced_by(before: Param | None, after: Param | None) -> int:
    """How much a flat reduction took."""
    return before - after if isinstance(before, int) and isinstance(after, int) else 0


def change_word(key: str) -> str:
    """The same in one word, for the headline."""
    match key:
        case "resistance-halves":
            return pgettext("headline", "resistant")
        case "vulnerability-doubles":
            return pgettext("headline", "vulnerable")
        case "immune":
            return pgettext("headline", "immune")
        case "half-on-save" | "none-on-save":
            return pgettext("headline", "saved")
        case "doubled-by-dm":
            return pgettext("headline", "doubled")
        case "reduced":
            return pgettext("headline", "reduced")
        case _:
            return ""
