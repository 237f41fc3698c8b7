"""Sentences of attacks, saves, damage, healing and dying."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.sentences.names import name, names
from tracker.rules.reasons import Reason


def attacked(event: ev.Attacked, table: Encounter) -> str:
    """Who attacked whom, with the number against the AC."""
    if event.critical:
        text = pgettext(
            "Attacked", "{who} critically hits {target} with {attack} ({total} vs AC {ac})"
        )
    elif event.hit:
        text = pgettext("Attacked", "{who} hits {target} with {attack} ({total} vs AC {ac})")
    else:
        text = pgettext("Attacked", "{who} misses {target} with {attack} ({total} vs AC {ac})")
    said = text.format(
        who=name(table, event.attacker),
        target=name(table, event.target),
        attack=event.attack,
        total=event.total,
        ac=event.ac,
    )
    extras = []
    if event.natural in (1, 20):
        extras.append(pgettext("Attacked", "natural {die}").format(die=event.natural))
    if event.mode != "normal":
        extras.append(terms.mode(event.mode))
    if event.by_dm:
        extras.append(by_dm())
    return with_extras(said, extras)


def with_extras(said: str, extras: list[str]) -> str:
    """The sentence with remarks in brackets behind it."""
    return f"{said} ({', '.join(extras)})" if extras else said


def by_dm() -> str:
    """The mark of an override (GEN-04)."""
    return pgettext("mark", "by DM")


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
    return with_extras(said, extras)


def parts_taken(event: ev.DamageTaken) -> str:
    """`8 slashing + 4 fire`; parts of nothing are left out."""
    parts = [part for part in event.parts if part.taken] or list(event.parts)
    return " + ".join(f"{part.taken} {terms.damage_type(part.type)}".strip() for part in parts)


def changed(reason: Reason) -> str:
    """The short remark for what changed an amount of damage; empty for other reasons."""
    said = {
        "resistance-halves": pgettext("damage", "resistant: {before} halved"),
        "vulnerability-doubles": pgettext("damage", "vulnerable: {before} doubled"),
        "immunity-zero": pgettext("damage", "immune"),
        "save-halves": pgettext("damage", "saved: {before} halved"),
        "save-none": pgettext("damage", "saved"),
        "reduced": pgettext("damage", "{before} reduced by {by}"),
    }.get(reason.key, "")
    try:
        return said.format(**dict(reason.params))
    except KeyError:
        return said.partition(":")[0]


def healed(event: ev.Healed, table: Encounter) -> str:
    """What was really gained (HEAL-01)."""
    gained = event.hp - event.hp_before
    who = name(table, event.target)
    return npgettext(
        "Healed",
        "{who} regains {n} hit point ({hp})",
        "{who} regains {n} hit points ({hp})",
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
        "killed": pgettext("StateChanged", "{who} dies"),
        "revived": pgettext("StateChanged", "{who} returns to life with {hp} hit points"),
        "damaged": pgettext("StateChanged", "{who} is dying again"),
        "recovered": pgettext("StateChanged", "{who} wakes with {hp} hit point"),
    }.get(event.why, pgettext("StateChanged", "{who}: {state}"))
    said = text.format(
        who=name(table, event.target), state=terms.state(event.state), hp=event.hp or 0
    )
    return with_extras(said, [by_dm()] if event.by_dm else [])


def dropped(state: str) -> str:
    """What reaching 0 means for this creature."""
    if state == "dead":
        return pgettext("StateChanged", "{who} dies")
    return pgettext("StateChanged", "{who} falls unconscious and is dying")


def death_save_rolled(event: ev.DeathSaveRolled, table: Encounter) -> str:
    """The die and both counters, or a failure by damage."""
    who = name(table, event.who)
    counts = pgettext("DeathSaveRolled", "{successes} successes, {failures} failures").format(
        successes=event.successes, failures=event.failures
    )
    if event.die is None:
        return pgettext("DeathSaveRolled", "{who}: death save failure by damage ({counts})").format(
            who=who, counts=counts
        )
    return pgettext("DeathSaveRolled", "{who} rolls a death save: {die} ({counts})").format(
        who=who, die=event.die + event.bonus, counts=counts
    )


def recovery_rolled(event: ev.RecoveryRolled, table: Encounter) -> str:
    """When a stable creature wakes by itself."""
    return npgettext(
        "RecoveryRolled",
        "{who} wakes in {n} hour if left alone",
        "{who} wakes in {n} hours if left alone",
        event.hours,
    ).format(who=name(table, event.who), n=event.hours)


def mob_attacked(event: ev.MobAttacked, table: Encounter) -> str:
    """The table's answer: needed, hits, damage, who is left over."""
    hits = npgettext("MobAttacked", "{n} hit", "{n} hits", event.hits).format(n=event.hits)
    said = pgettext(
        "MobAttacked",
        "{who} attack {target} with {attack}: need {needed} against AC {ac}, one hit per {per_hit}: {hits}",
    ).format(
        who=names(table, event.attackers),
        target=name(table, event.target),
        attack=event.attack,
        needed=event.needed,
        ac=event.ac,
        per_hit=event.per_hit,
        hits=hits,
    )
    extras = [pgettext("MobAttacked", "{n} left over").format(n=event.left_over)]
    if event.single:
        extras.append(pgettext("MobAttacked", "few are left: roll singly?"))
    return with_extras(said, extras)


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
    return with_extras(text.format(**values), [*extras, *([by_dm()] if event.by_dm else [])])
