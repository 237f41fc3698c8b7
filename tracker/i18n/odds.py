"""How likely an attack hits, said before its dice: whole per cent, a half rounded up."""

from collections.abc import Sequence
from fractions import Fraction

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.attacks import percent


def of_attack(part: Fraction, needed: int, ac: int, dice: Sequence[str] = ()) -> str:
    """Of an attack, before its dice; `dice` of effects are rolled with the d20."""
    if dice:
        return pgettext(
            "preview", "{percent} % to hit: {needed} or more with {dice} against AC {ac}"
        ).format(percent=percent(part), needed=needed, dice=added(dice), ac=ac)
    return pgettext("preview", "{percent} % to hit: {needed} or more against AC {ac}").format(
        percent=percent(part), needed=max(2, min(20, needed)), ac=ac
    )


def of_mob(part: Fraction, needed: int, ac: int, attacks: int, dice: Sequence[str] = ()) -> str:
    """Of each attack, before its dice or on average; `dice` of effects are rolled with the d20."""
    if dice:
        return npgettext(
            "preview",
            "{percent} % to hit: needs {needed} with {dice} against AC {ac}, {n} attack",
            "{percent} % to hit: needs {needed} with {dice} against AC {ac}, {n} attacks",
            attacks,
        ).format(percent=percent(part), needed=needed, dice=added(dice), ac=ac, n=attacks)
    return npgettext(
        "preview",
        "{percent} % to hit: needs {needed} against AC {ac}, {n} attack",
        "{percent} % to hit: needs {needed} against AC {ac}, {n} attacks",
        attacks,
    ).format(percent=percent(part), needed=needed, ac=ac, n=attacks)


def on_a_hit(damage: int, mean: int) -> str:
    """Beside the chance: what a hit does, and what that comes to with the misses."""
    return pgettext("preview", "average damage {damage} a hit, {mean} an attack").format(
        damage=damage, mean=mean
    )


def rolled(outcome: str) -> str:
    """Before what the program's dice say, as long as nobody has said another number."""
    return pgettext("preview", "rolled: {outcome}").format(outcome=outcome)


def damage_rolled(outcome: str) -> str:
    """The number to hit was called, its damage was not."""
    return pgettext("preview", "damage rolled: {outcome}").format(outcome=outcome)


def natural_20(field: str) -> str:
    """A player calls 20: as a total it is no critical hit."""
    return pgettext(
        "preview", "A natural 20 goes under {field}: there it is a critical hit, here a total."
    ).format(field=field)


def added(dice: Sequence[str]) -> str:
    """`+1d4`, `+1d4-1d4`."""
    return "".join(text if text.startswith(("+", "-")) else f"+{text}" for text in dice)
