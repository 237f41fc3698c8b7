"""Sentences of what goes from fight to fight."""

from tracker.encounter import events as ev
from tracker.encounter.members import Member
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.words import CONDITIONS


def party_kept(event: ev.PartyKept) -> str:
    """What the party's file shall hold, member by member."""
    return pgettext("PartyKept", "The party keeps: {members}").format(members=kept(event))


def kept(event: ev.PartyKept) -> str:
    """Its members with what changed of them."""
    before = {one.who: one for one in event.before}
    told = (changed(before.get(one.who, one), one) for one in event.after)
    return pgettext("PartyKept", "; ").join(told)


def changed(before: Member, after: Member) -> str:
    """A member with all that is not as it was."""
    return pgettext("PartyKept", "{name} {said}").format(
        name=after.name, said=", ".join(changes(before, after))
    )


def changes(before: Member, after: Member) -> list[str]:
    """All that is not as it was."""
    said: list[str] = []
    if before.hp != after.hp:
        said.append(
            pgettext("PartyKept", "{before} → {after} HP").format(before=before.hp, after=after.hp)
        )
    if before.state != after.state:
        said.append(terms.state(after.state))
    if before.temp_hp != after.temp_hp:
        said.append(pgettext("PartyKept", "{n} temporary").format(n=after.temp_hp))
    if before.max_hp_change != after.max_hp_change:
        said.append(pgettext("PartyKept", "maximum {n:+}").format(n=after.max_hp_change))
    if before.exhaustion != after.exhaustion:
        said.append(pgettext("PartyKept", "exhaustion {n}").format(n=after.exhaustion))
    said.extend(uses(dict(before.used), dict(after.used)))
    said.extend(lying(before, after))
    return said


def uses(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """Limited things that were used, or are back."""
    return [
        npgettext("PartyKept", "{name} used {n} time", "{name} used {n} times", n).format(
            name=name, n=n
        )
        if n
        else pgettext("PartyKept", "{name} unused again").format(name=name)
        for name in sorted({*before, *after})
        if (n := after.get(name, 0)) != before.get(name, 0)
    ]


def lying(before: Member, after: Member) -> list[str]:
    """What lies on it and did not, and what is gone."""
    old = [*before.conditions, *(one.name for one in before.effects)]
    new = [*after.conditions, *(one.name for one in after.effects)]
    gone = pgettext("PartyKept", "no longer {name}")
    came = [called(one) for one in new if one not in old]
    return came + [gone.format(name=called(one)) for one in old if one not in new]


def called(name: str) -> str:
    """A condition in words, an effect by its name."""
    return terms.condition(name) if name in CONDITIONS else name
