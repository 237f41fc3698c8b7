"""Sentences of attack rolls and saving throws."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.encounter.numbers.uses import resistances_left
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import name
from tracker.i18n.sentences import uses
from tracker.i18n.sentences.remarks import against_the_rules, by_dm, told, with_extras

MISSED_BY_RULE = frozenset({"underwater-range", "wrong-place"})
TURNED = frozenset({"legendary-resistance", "has-none"})
"""Why an attack misses whatever was rolled."""


def attacked(event: ev.Attacked, table: Encounter) -> str:
    """Who attacked whom, with the number against the AC."""
    if event.critical:
        text = pgettext("Attacked", "{who} critically hits {target} with {attack} ({numbers})")
    elif event.hit:
        text = pgettext("Attacked", "{who} hits {target} with {attack} ({numbers})")
    else:
        text = pgettext("Attacked", "{who} misses {target} with {attack} ({numbers})")
    numbers = [pgettext("Attacked", "{total} vs AC {ac}").format(total=event.total, ac=event.ac)]
    if event.natural in (1, 20):
        numbers.append(pgettext("Attacked", "natural {die}").format(die=event.natural))
    if event.mode != "normal":
        numbers.append(terms.mode(event.mode))
    numbers += against_the_rules(event.reasons)
    why = dict.fromkeys(event.reasons)
    missed = [one for one in why if one.key in MISSED_BY_RULE and not event.hit]
    numbers += told([*missed, *(one for one in why if one.key == "cannot-act")], table)
    if event.by_dm:
        numbers.append(by_dm())
    return text.format(
        who=name(table, event.attacker),
        target=name(table, event.target),
        attack=terms.attack(event.attack),
        numbers=", ".join(numbers),
    )


def save_rolled(event: ev.SaveRolled, table: Encounter) -> str:
    """One saving throw against its DC."""
    values = {
        "who": name(table, event.who),
        "ability": terms.ability(event.ability),
        "dc": event.dc,
        "total": event.total if event.total is not None else 0,
    }
    if event.total is None:
        text = (
            pgettext("SaveRolled", "{who} makes the {ability} save (DC {dc})")
            if event.success
            else pgettext("SaveRolled", "{who} fails the {ability} save (DC {dc}) without a roll")
        )
    elif event.success:
        text = pgettext("SaveRolled", "{who} makes the {ability} save ({total} vs DC {dc})")
    else:
        text = pgettext("SaveRolled", "{who} fails the {ability} save ({total} vs DC {dc})")
    extras = [] if event.mode == "normal" else [terms.mode(event.mode)]
    extras += resistance(event, table)
    return with_extras(text.format(**values), [*extras, *([by_dm()] if event.by_dm else [])])


def resistance(event: ev.SaveRolled, table: Encounter) -> list[str]:
    """That a failed save was turned, or may be."""
    if turned := [one for one in event.reasons if one.key in TURNED]:
        return told(turned, table)
    left = 0 if event.success else resistances_left(table, event.who)
    return [uses.may_resist(left)] if left else []
