"""Sentences of limited things and of budgets set by hand."""

from tracker.encounter import events as ev
from tracker.encounter.model import Budget, Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import name
from tracker.i18n.sentences.remarks import by_dm, with_extras


def uses_changed(event: ev.UsesChanged, table: Encounter) -> str:
    """A limited thing used or back again, and how much of it is left."""
    text = (
        pgettext("UsesChanged", "{who} uses {thing}")
        if event.used > event.before
        else pgettext("UsesChanged", "{who} has {thing} again")
    )
    if event.used == event.before:
        text = pgettext("UsesChanged", "{who}: {thing} does not come back")
    said = text.format(who=name(table, event.who), thing=terms.used_up(event.name))
    extras = []
    if event.dice:
        extras.append(pgettext("UsesChanged", "rolled {die}").format(die=event.dice[0]))
    if event.most > 1:
        left = max(0, event.most - event.used)
        extras.append(pgettext("UsesChanged", "{n} of {most} left").format(n=left, most=event.most))
    return with_extras(said, [*extras, *([by_dm()] if event.over else [])])


def budget_set(event: ev.BudgetSet, table: Encounter) -> str:
    """What is left of its turn from now on."""
    return pgettext("BudgetSet", "{who} has left: {what} (by DM)").format(
        who=name(table, event.who), what=left_of(event.budget)
    )


def left_of(budget: Budget) -> str:
    """The parts that are left, in words."""
    parts = {
        "action": budget.action,
        "bonus": budget.bonus,
        "reaction": budget.reaction,
        "interaction": budget.interaction,
    }
    told = [terms.budget(key) for key, count in parts.items() if count]
    if budget.moved:
        told.append(pgettext("BudgetSet", "{feet} ft moved").format(feet=budget.moved))
    return ", ".join(told) or pgettext("BudgetSet", "nothing")


def may_resist(left: int) -> str:
    """Behind a failed save."""
    return pgettext("SaveRolled", "Legendary Resistance: {n} left").format(n=left)
