"""Words before an attack that nobody may mean."""

from tracker.i18n.catalogue import npgettext, pgettext


def cannot_act(who: str, condition: str) -> str:
    """By a condition."""
    return pgettext("preview", "! {who} is {condition} and cannot act").format(
        who=who, condition=condition
    )


def same_side(who: str, target: str) -> str:
    """Friends."""
    return pgettext("preview", "! {who} and {target} are on the same side").format(
        who=who, target=target
    )


def itself(who: str) -> str:
    """Attacker and target are one."""
    return pgettext("preview", "! {who} attacks itself").format(who=who)


def left_out(why: str) -> str:
    """One of a mob that does not strike with the others."""
    return pgettext("preview", "! {why}").format(why=why)


def no_action_left(who: str) -> str:
    """Attackers that have used up the action of this turn."""
    return pgettext("preview", "! No action left: {who}").format(who=who)


def acted_already(who: str) -> str:
    """Members of the group that do not attack again."""
    return pgettext("preview", "Stays out, has acted already: {who}").format(who=who)


def too_many(spell: str, most: int, named: int) -> str:
    """More creatures than a spell is for, whatever its slot."""
    return npgettext(
        "preview",
        "! {spell} is for {n} creature: {named} named",
        "! {spell} is for {n} creatures: {named} named",
        most,
    ).format(spell=spell, n=most, named=named)


def too_many_for_slot(spell: str, level: int, most: int, named: int) -> str:
    """More than the slot is for: a higher one is for more."""
    return npgettext(
        "preview",
        "! {spell} by a level {level} slot is for {n} creature: {named} named",
        "! {spell} by a level {level} slot is for {n} creatures: {named} named",
        most,
    ).format(spell=spell, level=level, n=most, named=named)
