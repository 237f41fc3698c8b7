"""Sentences of forms, phases and areas that stay."""

from tracker.encounter import events as ev
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter
from tracker.encounter.shapes import STAYS, Phase
from tracker.encounter.zones import Zone
from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.names import listed, name, names
from tracker.i18n.sentences import effects
from tracker.i18n.sentences.remarks import with_extras
from tracker.rules.words import DAMAGE_TYPES


def form_taken(event: ev.FormTaken, table: Encounter) -> str:
    """What it is now, with its hit points and its end."""
    text = (
        pgettext("FormTaken", "{who} becomes {form} for good")
        if event.form.kind == STAYS
        else pgettext("FormTaken", "{who} takes the form of {form}")
    )
    said = text.format(who=name(table, event.who), form=event.form.name)
    extras = [pgettext("FormTaken", "{hp} hit points").format(hp=event.hp)]
    bearing = table.combatants[event.who].effects
    lasting = (effects.duration(one, table) for one in bearing if one.id == event.form.effect)
    return with_extras(said, [*extras, *filter(None, lasting)])


def form_ended(event: ev.FormEnded, table: Encounter) -> str:
    """Back to what lay beneath, and why."""
    text = (
        pgettext("FormEnded", "{who} is no longer {form} ({why}): {hp} hit points")
        if event.place == len(table.combatants[event.who].forms)
        else pgettext("FormEnded", "{who}: {form} ends beneath another form ({why})")
    )
    why = terms.ending(event.why)
    return text.format(who=name(table, event.who), form=event.form.name, why=why, hp=event.hp)


def of_phase(event: ev.PhaseForgotten | ev.PhaseReached | ev.PhaseBegan, table: Encounter) -> str:
    """A creature and its phase."""
    match event:
        case ev.PhaseForgotten():
            text = pgettext("PhaseForgotten", "{who}: no {phase} any more")
        case ev.PhaseReached():
            text = pgettext("PhaseReached", "{who} comes to {phase}")
        case ev.PhaseBegan():
            text = pgettext("PhaseBegan", "{who}: {phase} begins")
    return text.format(who=name(table, event.who), phase=event.phase.name)


def phase_began(event: ev.PhaseBegan, table: Encounter) -> str:
    """It is there, with what the DM wanted to be told."""
    return with_extras(of_phase(event, table), [event.phase.text] if event.phase.text else [])


def zone_ended(event: ev.ZoneEnded) -> str:
    """An area is gone, and why."""
    return pgettext("ZoneEnded", "{zone} is gone ({why})").format(
        zone=event.zone.name, why=terms.ending(event.why)
    )


def phase_awaited(event: ev.PhaseAwaited, table: Encounter) -> str:
    """What is kept ready, and the mark."""
    said = pgettext("PhaseAwaited", "{who}: {phase} at {mark}").format(
        who=name(table, event.who), phase=event.phase.name, mark=mark(event.phase)
    )
    return with_extras(said, brings(event.phase, table))


def mark(phase: Phase) -> str:
    """`50% of its hit points`, `30 hit points`."""
    if phase.percent:
        return pgettext("phase", "{n}% of its hit points").format(n=phase.at)
    return pgettext("phase", "{n} hit points").format(n=phase.at)


def brings(phase: Phase, table: Encounter) -> list[str]:
    """What a phase does, in a few words each."""
    found = []
    if phase.form:
        block = table.kinds.get(phase.form)
        found.append(block.name if block else phase.form)
    if phase.heal == "full":
        found.append(pgettext("phase", "heals in full"))
    elif phase.heal:
        found.append(pgettext("phase", "heals {amount}").format(amount=phase.heal))
    if phase.legendary:
        found.append(pgettext("phase", "legendary uses fresh"))
    return found


def zone_raised(event: ev.ZoneRaised, table: Encounter) -> str:
    """What it does, when, to whom, and how long."""
    zone = event.zone
    said = pgettext("ZoneRaised", "{zone} is there").format(zone=zone.name)
    if zone.inside:
        said = pgettext("ZoneRaised", "{zone} is there around {names}").format(
            zone=zone.name, names=names(table, zone.inside)
        )
    return with_extras(said, [*filter(None, (does(zone), moments(zone), lasts(zone, table)))])


def standing(zone: Zone, table: Encounter) -> str:
    """One line of the list of areas."""
    said = pgettext("zone", "▒ {zone}").format(zone=zone.name)
    who = names(table, zone.inside) if zone.inside else pgettext("zone", "nobody inside")
    return with_extras(said, [*filter(None, (who, does(zone), moments(zone), lasts(zone, table)))])


def on_card(zone: Zone, table: Encounter) -> str:
    """For whoever is in it."""
    return with_extras(zone.name, [*filter(None, (does(zone), moments(zone), lasts(zone, table)))])


def kept_ready(phase: Phase, table: Encounter) -> str:
    """A phase to come, with its mark."""
    said = pgettext("phase", "{phase} at {mark}").format(phase=phase.name, mark=mark(phase))
    return with_extras(said, brings(phase, table))


def inside(zone: Zone) -> str:
    """On whoever is in it."""
    return pgettext("zone", "in {zone}").format(zone=zone.name)


def does(zone: Zone) -> str:
    """`5d8 fire, Dexterity save DC 17 halves; restrained`."""
    parts = [amount(zone.hurt)] if zone.hurt else []
    if zone.ability:
        text = (
            pgettext("zone", "{ability} save DC {dc} halves")
            if zone.hurt and zone.on_success == "half"
            else pgettext("zone", "{ability} save DC {dc}")
        )
        parts.append(text.format(ability=terms.ability(zone.ability), dc=zone.dc))
    if zone.condition:
        parts.append(terms.condition(zone.condition))
    return pgettext("list", ", ").join(parts)


def amount(text: str) -> str:
    """An amount with its types in words."""
    return " ".join(
        terms.damage_type(word) if word in DAMAGE_TYPES else word for word in text.split(" ")
    )


def moments(zone: Zone) -> str:
    """When it asks."""
    if not zone.acts:
        return ""
    words = {
        "now": pgettext("zone", "as it appears"),
        "enter": pgettext("zone", "on entering"),
        "start": pgettext("zone", "at a turn's start"),
        "end": pgettext("zone", "at a turn's end"),
    }
    return listed(words[one] for one in zone.at)


def lasts(zone: Zone, table: Encounter) -> str:
    """Whom it moves with and how long it is there."""
    parts = []
    if zone.bearer:
        parts.append(pgettext("zone", "around {who}").format(who=name(table, zone.bearer)))
    standing = Effect(0, zone.name, zone.source, until=zone.until, concentration=zone.concentration)
    parts.append(effects.duration(standing, table))
    return pgettext("list", ", ").join(filter(None, parts))


def zone_changed(event: ev.ZoneChanged, table: Encounter) -> str:
    """Who came in and who left."""
    parts = []
    if event.entered:
        text = pgettext("ZoneChanged", "{names} in {zone}")
        parts.append(text.format(names=names(table, event.entered), zone=event.zone.name))
    if event.left:
        text = pgettext("ZoneChanged", "{names} out of {zone}")
        parts.append(text.format(names=names(table, event.left), zone=event.zone.name))
    return pgettext("list", ", ").join(parts)
