"""Sentences of what is done in a turn beside attacking: actions, checks, readied responses."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import skills, terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import listed, name, names
from tracker.i18n.sentences.remarks import by_dm, told, with_extras


def action_taken(event: ev.ActionTaken, table: Encounter) -> str:
    """Who did what; what the rules have against it stands behind."""
    said = text_of(event.action).format(who=name(table, event.who), what=event.text)
    if event.text and event.action not in ("cast", "ready", "stat"):
        said = f"{said}: {event.text}"
    if event.on:
        said = with_extras(said, [names(table, event.on)])
    extras = told(event.reasons, table)
    if event.cost in ("bonus", "reaction"):
        extras.insert(0, terms.budget(event.cost))
    return with_extras(said, [*extras, *([by_dm()] if event.over else [])])


def text_of(action: str) -> str:
    """The sentence of an action."""
    return {
        "dash": pgettext("ActionTaken", "{who} dashes"),
        "disengage": pgettext("ActionTaken", "{who} disengages"),
        "dodge": pgettext("ActionTaken", "{who} dodges"),
        "help": pgettext("ActionTaken", "{who} helps"),
        "hide": pgettext("ActionTaken", "{who} tries to hide"),
        "search": pgettext("ActionTaken", "{who} searches"),
        "use": pgettext("ActionTaken", "{who} uses an object"),
        "cast": pgettext("ActionTaken", "{who} casts {what}"),
        "ready": pgettext("ActionTaken", "{who} readies a response"),
        "potion": pgettext("ActionTaken", "{who} drinks a potion"),
        "influence": pgettext("ActionTaken", "{who} tries to influence somebody"),
        "magic": pgettext("ActionTaken", "{who} works magic"),
        "study": pgettext("ActionTaken", "{who} studies"),
        "utilize": pgettext("ActionTaken", "{who} uses an object"),
        "stat": pgettext("ActionTaken", "{who} uses {what}"),
        "legendary": pgettext("ActionTaken", "{who} takes a legendary action"),
        "improvise": pgettext("ActionTaken", "{who} improvises"),
    }.get(action, pgettext("ActionTaken", "{who} acts"))


def check_rolled(event: ev.CheckRolled, table: Encounter) -> str:
    """A check; Stealth is told by the hiding that follows."""
    if event.skill == "stealth":
        return ""
    text = pgettext("CheckRolled", "{who}: {skill} {total}")
    if event.dc is not None and event.success:
        text = pgettext("CheckRolled", "{who}: {skill} {total} against DC {dc}, a success")
    elif event.dc is not None:
        text = pgettext("CheckRolled", "{who}: {skill} {total} against DC {dc}, a failure")
    said = text.format(
        who=name(table, event.who), skill=skills.skill(event.skill), total=event.total, dc=event.dc
    )
    return with_extras(said, [terms.mode(event.mode)] if event.mode != "normal" else [])


def hiding_set(event: ev.HidingSet, table: Encounter) -> str:
    """Hidden, from whom not, or no longer (ACT-09, UNSEEN-04)."""
    who = name(table, event.who)
    if event.hiding is None:
        text = {
            "attacked": pgettext("HidingSet", "{who} no longer hides: attacking gave it away"),
            "found": pgettext("HidingSet", "{who} no longer hides: found"),
            "hide": pgettext("HidingSet", "{who} is not hidden"),
        }.get(event.why, pgettext("HidingSet", "{who} no longer hides"))
        return text.format(who=who)
    said = pgettext("HidingSet", "{who} hides (Stealth {total})").format(
        who=who, total=event.hiding
    )
    if event.why != "hide":
        return said
    if not event.noticed_by:
        return pgettext("HidingSet", "{said}: nobody notices").format(said=said)
    return pgettext("HidingSet", "{said}: noticed by {watchers}").format(
        said=said, watchers=names(table, event.noticed_by)
    )


def readied(event: ev.Readied, table: Encounter) -> str:
    """What waits for which trigger."""
    who, ready = name(table, event.who), event.ready
    if ready.spell:
        return pgettext("Readied", "{who} holds {spell} until: {trigger}").format(
            who=who, spell=ready.spell, trigger=ready.trigger
        )
    return pgettext("Readied", "{who} waits for: {trigger}").format(who=who, trigger=ready.trigger)


def ready_used(event: ev.ReadyUsed, table: Encounter) -> str:
    """The response comes."""
    who, ready = name(table, event.who), event.ready
    if ready.spell:
        return pgettext("ReadyUsed", "{who} lets {spell} go: {trigger}").format(
            who=who, spell=ready.spell, trigger=ready.trigger
        )
    return pgettext("ReadyUsed", "{who} does what was readied: {trigger}").format(
        who=who, trigger=ready.trigger
    )


def readied_expired(event: ev.ReadiedExpired, table: Encounter) -> str:
    """A readied response is lost, and why."""
    text = {
        "concentration": pgettext("ReadiedExpired", "{who}: the readied spell is lost"),
        "again": pgettext("ReadiedExpired", "{who} gives up what was readied"),
    }.get(event.why, pgettext("ReadiedExpired", "{who}: the readied action is lost"))
    return text.format(who=name(table, event.who))


def surprise_compared(event: ev.SurpriseCompared, table: Encounter) -> str:
    """Stealth against passive Perception; equal numbers are pointed out (SURP-01)."""
    if event.surprised:
        said = pgettext("SurpriseCompared", "Stealth against passive Perception: {who}").format(
            who=names(table, event.surprised)
        )
    elif any(one.hiding is not None for one in table.combatants.values()):
        said = pgettext(
            "SurpriseCompared", "Stealth against passive Perception: nobody is surprised"
        )
    else:
        said = pgettext(
            "SurpriseCompared",
            "Stealth against passive Perception: nobody has hidden, so nobody is surprised",
        )
    ties = [
        pgettext("SurpriseCompared", "{watcher} only just notices {hider}").format(
            watcher=name(table, watcher), hider=name(table, hider)
        )
        for hider, watcher in event.ties
    ]
    return with_extras(said, [listed(ties)] if ties else [])
