"""Sentences of time: rounds that nobody played, rests, and what a turn begins with (TRACK-07)."""

from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import line_name, listed, name, names
from tracker.i18n.sentences.remarks import by_dm, with_extras
from tracker.rules.conditions import INCAPACITATING

ROUNDS_A_MINUTE, ROUNDS_AN_HOUR = 10, 600


def time_passed(event: ev.TimePassed) -> str:
    """How long, and which round it is now."""
    if not event.round:
        return pgettext("TimePassed", "{time} gone by before the fight").format(
            time=span(event.rounds)
        )
    said = pgettext("TimePassed", "{time} gone by: it is round {round}").format(
        time=span(event.rounds), round=event.round
    )
    return with_extras(said, [by_dm()] if event.by_dm else [])


def span(rounds: int) -> str:
    """In the largest unit that fits."""
    if not rounds % ROUNDS_AN_HOUR:
        return terms.hours(rounds // ROUNDS_AN_HOUR)
    if not rounds % ROUNDS_A_MINUTE:
        return terms.minutes(rounds // ROUNDS_A_MINUTE)
    return terms.rounds(rounds)


def rested(event: ev.Rested, table: Encounter) -> str:
    """Who has rested; of a long rest, who had one within the day already."""
    text = (
        pgettext("Rested", "Short rest: {who}")
        if event.kind == "short"
        else pgettext("Rested", "Long rest: {who}")
    )
    extras = []
    if event.again:
        extras.append(
            pgettext("Rested", "less than a day since the last one")
            if event.again == event.who
            else pgettext("Rested", "less than a day since the last one of {who}").format(
                who=names(table, event.again)
            )
        )
        extras.append(by_dm())
    if event.fallen:
        extras.append(
            pgettext("Rested", "nothing for {who}, at 0 hit points: heal first, then rest").format(
                who=names(table, event.fallen)
            )
        )
    return with_extras(text.format(who=names(table, event.who)), extras)


def regeneration_stopped(event: ev.RegenerationStopped, table: Encounter) -> str:
    """And what stopped it."""
    said = pgettext("RegenerationStopped", "{who}: {name} does nothing this turn").format(
        who=name(table, event.who), name=event.name
    )
    types = listed(terms.damage_type(one) for one in event.types)
    return with_extras(said, [types] if types else [by_dm()])


def turn_began(event: ev.TurnBegan, before: Encounter, table: Encounter) -> str:
    """Whose turn it is, what came back, and what keeps it from acting."""
    said = pgettext("TurnBegan", "Turn: {who}").format(who=line_name(table, event.line))
    who = tuple(one for one, _ in event.budgets)
    return with_extras(said, [*came_back(before, who), *barred(table, who)])


def came_back(before: Encounter, who: tuple[Id, ...]) -> list[str]:
    """Reactions that were used (REACT-01)."""
    spent = [one for one in who if not before.combatants[one].budget.reaction]
    if not spent or not before.combatants[spent[0]].turns_done:
        return []
    if len(who) == 1:
        return [pgettext("TurnBegan", "reaction back")]
    return [pgettext("TurnBegan", "reaction back: {who}").format(who=names(before, spent))]


def barred(table: Encounter, who: tuple[Id, ...]) -> list[str]:
    """Conditions that take the actions, and surprise (COND-09, SURP-05)."""
    told: dict[str, list[Id]] = {}
    for one in who:
        held = sorted(numbers.conditions(table, one) & INCAPACITATING)
        if held:
            told.setdefault(terms.condition(held[0]), []).append(one)
        elif numbers.caught(table, one):
            told.setdefault(pgettext("TurnBegan", "surprised"), []).append(one)
    texts = []
    for why, those in told.items():
        bare = pgettext("TurnBegan", "no actions: {why}")
        named = pgettext("TurnBegan", "no actions: {who}, {why}")
        texts.append((bare if len(who) == 1 else named).format(why=why, who=names(table, those)))
    return texts
