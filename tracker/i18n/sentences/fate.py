"""Sentences of healing, dying and the dead."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import name
from tracker.i18n.sentences.remarks import by_dm, with_extras


def healed(event: ev.Healed, table: Encounter) -> str:
    """What was really gained (HEAL-01)."""
    gained = event.hp - event.hp_before
    who = name(table, event.target)
    if event.source and event.source != event.target:
        return npgettext(
            "Healed",
            "{who} regains {n} hit point from {source} (now {hp})",
            "{who} regains {n} hit points from {source} (now {hp})",
            gained,
        ).format(who=who, n=gained, hp=event.hp, source=name(table, event.source))
    return npgettext(
        "Healed",
        "{who} regains {n} hit point (now {hp})",
        "{who} regains {n} hit points (now {hp})",
        gained,
    ).format(who=who, n=gained, hp=event.hp)


def temporary_set(event: ev.TemporarySet, table: Encounter) -> str:
    """The pool after a grant."""
    who = name(table, event.target)
    if event.temp_hp:
        return npgettext(
            "TemporarySet",
            "{who} has {n} temporary hit point",
            "{who} has {n} temporary hit points",
            event.temp_hp,
        ).format(who=who, n=event.temp_hp)
    return pgettext("TemporarySet", "{who} has no temporary hit points").format(who=who)


def maximum_changed(event: ev.MaximumChanged, table: Encounter) -> str:
    """The new effective maximum."""
    return pgettext("MaximumChanged", "{who}: hit point maximum {before} → {now}").format(
        who=name(table, event.target), before=event.maximum_before, now=event.maximum
    )


def state_changed(event: ev.StateChanged, table: Encounter) -> str:
    """A turn of fate."""
    text = {
        "dropped": dropped(event.state),
        "massive-damage": pgettext("StateChanged", "{who} dies at once (massive damage)"),
        "failures": pgettext("StateChanged", "{who} dies (three failures)"),
        "successes": pgettext("StateChanged", "{who} is stable (three successes)"),
        "natural-20": pgettext("StateChanged", "{who} is back with {hp} hit point"),
        "healed": pgettext("StateChanged", "{who} is conscious again"),
        "knocked-out": pgettext("StateChanged", "{who} is knocked out"),
        "stabilised": pgettext("StateChanged", "{who} is stable"),
        "exhaustion": pgettext("StateChanged", "{who} dies of exhaustion"),
        "maximum-zero": pgettext("StateChanged", "{who} dies (hit point maximum 0)"),
        "killed": pgettext("StateChanged", "{who} dies"),
        "revived": returns_to_life(event.hp or 0),
        "first-aid-fails": pgettext("StateChanged", "{who} is still dying (first aid fails)"),
        "damaged": pgettext("StateChanged", "{who} is dying again"),
        "no-regeneration": pgettext("StateChanged", "{who} dies (it does not regenerate)"),
        "phase": pgettext("StateChanged", "{who} rises again"),
        "recovered": pgettext("StateChanged", "{who} wakes with {hp} hit point"),
    }.get(event.why, pgettext("StateChanged", "{who}: {state}"))
    said = text.format(
        who=name(table, event.target), state=terms.state(event.state), hp=event.hp or 0
    )
    return with_extras(said, [by_dm()] if event.by_dm else [])


def returns_to_life(hp: int) -> str:
    """Back from the dead."""
    return npgettext(
        "StateChanged",
        "{who} returns to life with {hp} hit point",
        "{who} returns to life with {hp} hit points",
        hp,
    )


def dropped(state: str) -> str:
    """What reaching 0 means for this creature."""
    if state == "dead":
        return pgettext("StateChanged", "{who} dies")
    return pgettext("StateChanged", "{who} falls unconscious and is dying")


def death_save_rolled(event: ev.DeathSaveRolled, table: Encounter) -> str:
    """The die and both counters, or a failure by damage."""
    who = name(table, event.who)
    counts = death_save_counts(event.successes, event.failures)
    if event.die is None:
        return pgettext("DeathSaveRolled", "{who}: death save failure by damage ({counts})").format(
            who=who, counts=counts
        )
    return pgettext("DeathSaveRolled", "{who} rolls a death save: {die} ({counts})").format(
        who=who, die=event.die + event.bonus, counts=counts
    )


def death_save_counts(successes: int, failures: int) -> str:
    """Both counters."""
    made = npgettext("death saves", "{n} success", "{n} successes", successes).format(n=successes)
    failed = npgettext("death saves", "{n} failure", "{n} failures", failures).format(n=failures)
    return pgettext("death saves", "{made}, {failed}").format(made=made, failed=failed)


def recovery_rolled(event: ev.RecoveryRolled, table: Encounter) -> str:
    """When a stable creature wakes by itself."""
    return npgettext(
        "RecoveryRolled",
        "{who} wakes in {n} hour if left alone",
        "{who} wakes in {n} hours if left alone",
        event.hours,
    ).format(who=name(table, event.who), n=event.hours)
