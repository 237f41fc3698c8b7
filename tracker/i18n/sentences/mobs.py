"""Sentences of mobs: how they strike, and what one sum of damage did to their members.

A crowd gets one line: dice are grouped, the dead are counted, twins go by their letter.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter, Id
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import kinds, listed, name, names
from tracker.i18n.sentences.blows import MISSED_BY_RULE
from tracker.i18n.sentences.damage import amounts, change_word
from tracker.i18n.sentences.remarks import against_the_rules, told, with_extras

FEW = 4
MOST_NAMED = 6
"""More dead than that are counted."""


def mob_attacked(event: ev.MobAttacked, table: Encounter) -> str:
    """Each lot with what it needed and what came of it."""
    said: list[str] = []
    for lot in ev.lots_of(event):
        count = len(lot.attackers)
        text = (
            pgettext("MobAttacked", "{who} with {attack}: {numbers}")
            if said
            else npgettext(
                "MobAttacked",
                "{who} attacks {target} with {attack}: {numbers}",
                "{who} attack {target} with {attack}: {numbers}",
                count,
            )
        )
        line = text.format(
            who=names(table, lot.attackers),
            target=name(table, event.target),
            attack=terms.attack(lot.attack),
            numbers=lot_numbers(lot, event.way),
        )
        said.append(with_extras(line, remarks(lot, event.way, table)))
    return "; ".join(said)


def lot_numbers(lot: ev.MobLot, way: str) -> str:
    """What each needs, and the hits: by the table, by dice, or the damage to be expected."""
    needs = npgettext(
        "MobAttacked",
        "needs {needed} against AC {ac}",
        "need {needed} against AC {ac}",
        len(lot.attackers),
    ).format(needed=lot.needed, ac=lot.ac)
    hits = npgettext("MobAttacked", "{n} hit", "{n} hits", lot.hits).format(n=lot.hits)
    match way:
        case "roll":
            text = pgettext("MobAttacked", "{needs}: {hits} of {rolls}, d20 {dice}")
            return text.format(needs=needs, hits=hits, rolls=len(lot.dice), dice=dice_of(lot))
        case "average":
            text = pgettext("MobAttacked", "{needs}: {n} damage on average")
            return text.format(needs=needs, n=lot.damage)
        case _:
            text = npgettext(
                "MobAttacked",
                "{needs}, {n} attacker for a hit: {hits}",
                "{needs}, {n} attackers for a hit: {hits}",
                lot.per_hit,
            )
            return text.format(needs=needs, n=lot.per_hit, hits=hits)


def dice_of(lot: ev.MobLot) -> str:
    """`20, 17 ×2 | 9, 4`: what hits stands before the bar."""
    return f"{grouped(lot.dice[: lot.hits])} | {grouped(lot.dice[lot.hits :])}"


def grouped(dice: Sequence[int]) -> str:
    """Equal dice as one."""
    runs = ((die, len(list(run))) for die, run in groupby(dice))
    return ", ".join(f"{die} ×{count}" if count > 1 else f"{die}" for die, count in runs) or "–"


def remarks(lot: ev.MobLot, way: str, table: Encounter) -> list[str]:
    """Who is left over, criticals, the mode, the hint to roll, what the rules would not have."""
    extras = []
    if way == "table" and lot.left_over:
        extras.append(pgettext("MobAttacked", "{n} left over").format(n=lot.left_over))
    if lot.criticals:
        critical = npgettext("MobAttacked", "{n} critical", "{n} criticals", lot.criticals)
        extras.append(critical.format(n=lot.criticals))
    if lot.mode != "normal":
        extras.append(terms.mode(lot.mode))
    extras += told([one for one in lot.reasons if one.key in MISSED_BY_RULE], table)
    if lot.single:
        extras.append(pgettext("MobAttacked", "few are left: roll singly?"))
    return extras + against_the_rules(lot.reasons)


def damage_pooled(event: ev.DamagePooled, table: Encounter) -> str:
    """`23 slashing over Orc ×8: A dies, B 15 → 7`; whoever has more to tell has its own line."""
    said = pgettext("DamagePooled", "{damage} over {who}").format(
        damage=amounts((part.rolled, part.type) for part in event.parts) or "0",
        who=crowd(table, event.targets),
    )
    called = short_names(table, event.targets)
    done = [*fallen(event.shares, called), *wounded(event.shares, called)]
    if event.lost:
        done.append(pgettext("DamagePooled", "{n} lost").format(n=event.lost))
    if not done:
        return said
    return pgettext("DamagePooled", "{said}: {done}").format(said=said, done=", ".join(done))


def crowd(table: Encounter, who: Sequence[Id]) -> str:
    """A few by name, many by kind."""
    return names(table, who) if len(who) < FEW else kinds(table, who)


def short_names(table: Encounter, who: Iterable[Id]) -> dict[Id, str]:
    """Twins by their letter alone, others in full."""
    members = [table.combatants[one] for one in who if one in table.combatants]
    twins = len({one.name for one in members}) == 1 and all(one.label for one in members)
    return {one.id: one.label if twins else one.full_name for one in members}


def fallen(shares: Sequence[ev.PoolShare], called: dict[Id, str]) -> list[str]:
    """The dead of it, counted when they are many."""
    dead = [called.get(one.target, one.target) for one in shares if one.dead]
    if not dead:
        return []
    if len(dead) > MOST_NAMED:
        return [npgettext("DamagePooled", "{n} dies", "{n} die", len(dead)).format(n=len(dead))]
    text = npgettext("DamagePooled", "{who} dies", "{who} die", len(dead))
    return [text.format(who=listed(dead))]


def wounded(shares: Sequence[ev.PoolShare], called: dict[Id, str]) -> list[str]:
    """Whoever still stands, with its hit points before and after."""
    return [
        with_extras(
            pgettext("DamagePooled", "{who} {before} → {after}").format(
                who=called.get(one.target, one.target), before=one.hp_before, after=one.hp
            ),
            share_remarks(one),
        )
        for one in shares
        if not one.dead
    ]


def share_remarks(share: ev.PoolShare) -> list[str]:
    """What its defences and its temporary hit points did."""
    words = [change_word(reason.key) for reason in share.reasons]
    found = list(dict.fromkeys(filter(None, words)))
    if share.temp_before > share.temp_hp:
        lost = share.temp_before - share.temp_hp
        found.append(pgettext("DamagePooled", "{n} temporary").format(n=lost))
    if any(reason.key == "becomes-bloodied" for reason in share.reasons):
        found.append(pgettext("DamageTaken", "bloodied"))
    return found
