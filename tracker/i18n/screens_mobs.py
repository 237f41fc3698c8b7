"""Words of the dialogs about mobs: how they attack, and how one sum of damage goes over them."""

from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext


def mob_numbers(needed: int, per_hit: int, ac: int) -> str:
    """MOB-01, MOB-02."""
    return npgettext(
        "preview",
        "needs {needed} against AC {ac}: {n} attacker for a hit",
        "needs {needed} against AC {ac}: {n} attackers for a hit",
        per_hit,
    ).format(needed=needed, ac=ac, n=per_hit)


def mob_hits(hits: int, damage: int, kind: str, left_over: int) -> str:
    """MOB-03, MOB-04."""
    hit = npgettext("preview", "{n} hit", "{n} hits", hits).format(n=hits)
    if not left_over:
        return pgettext("preview", "{hits}, {damage}").format(
            hits=hit, damage=dealt_by_mob(damage, kind)
        )
    left = npgettext("preview", "{n} left over", "{n} left over", left_over).format(n=left_over)
    return pgettext("preview", "{hits}, {damage}; {left}").format(
        hits=hit, damage=dealt_by_mob(damage, kind), left=left
    )


def dealt_by_mob(damage: int, kind: str) -> str:
    """Of all hits together."""
    dealt = pgettext("preview", "{n} {type} damage").format(n=damage, type=terms.damage_type(kind))
    return " ".join(dealt.split())


def mob_single() -> str:
    """MOB-06."""
    return pgettext("preview", "Too few to hit by the table: better roll singly.")


def mob_average(damage: int, kind: str) -> str:
    """What is to be expected."""
    text = pgettext("preview", "{n} {type} damage on average")
    return " ".join(text.format(n=damage, type=terms.damage_type(kind)).split())


def mob_rolled(hits: int, rolls: int, damage: int) -> str:
    """What the dice say."""
    return npgettext(
        "preview",
        "rolled: {n} hit of {rolls}, {damage} damage",
        "rolled: {n} hits of {rolls}, {damage} damage",
        hits,
    ).format(n=hits, rolls=rolls, damage=damage)


def way_label() -> str:
    """The field of how a mob attacks."""
    return pgettext("field", "By")


def ways() -> tuple[tuple[str, str], ...]:
    """How a mob attacks; the first is the option's."""
    return (
        ("table", pgettext("choice", "the table")),
        ("roll", pgettext("choice", "a d20 each")),
        ("average", pgettext("choice", "the average")),
    )


def dice_label() -> str:
    """The field of natural dice."""
    return pgettext("field", "Dice")


def dice_hint() -> str:
    """What an empty field means."""
    return pgettext("hint", "empty: rolled; or type each d20 as it fell, e.g. 14,3,20")


def spread_label() -> str:
    """The field of how damage meets many."""
    return pgettext("field", "Spread")


def spreads() -> tuple[tuple[str, str], ...]:
    """Each takes it, or one sum goes over all (TRACK-08)."""
    return (
        ("", pgettext("choice", "each takes it")),
        ("pooled hurt-first", pgettext("choice", "pooled: the most hurt first")),
        ("pooled in-order", pgettext("choice", "pooled: one after another")),
    )


def first_share() -> tuple[str, str]:
    """A target that takes of the pool before the others."""
    return ("first", pgettext("share", "before"))


def every_attack() -> str:
    """The whole multiattack."""
    return pgettext("choice", "multiattack")


def marked_attackers(count: int) -> str:
    """A group made by hand."""
    return npgettext("choice", "the marked one", "the {n} marked", count).format(n=count)
