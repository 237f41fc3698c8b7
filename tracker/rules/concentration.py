"""Keeping a spell going: what asks for a save, and what ends it without one (CONC-01..05)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tracker.rules.checks import Checked, against
from tracker.rules.conditions import INCAPACITATING
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.words import Mode

LEAST_DC = 10
MOST_DC = 30
"""By the newer wording."""


class Concentration(NamedTuple):
    """What is held now, and what ended on the way."""

    spell: str
    """Empty: nothing."""
    ended: str
    """Empty: nothing ended."""
    reasons: tuple[Reason, ...] = ()


def dc(damage: int, edition: Edition = OF_2014) -> tuple[int, Reason]:
    """10 or half the damage taken, whichever is higher (CONC-02); only for damage above 0."""
    number = max(LEAST_DC, damage // 2)
    if edition.concentration_2024:
        number = min(MOST_DC, number)
    return number, Reason("CONC-02", "save-or-lose", (("damage", damage), ("dc", number)))


def capped(damage: int, edition: Edition = OF_2014) -> tuple[Reason, ...]:
    """Says so where the newer wording stopped the DC."""
    lower = edition.concentration_2024 and damage // 2 > MOST_DC
    return (by_option("CONC-02", "concentration_2024"),) if lower else ()


def started(held: str, spell: str) -> Concentration:
    """A new effect that needs concentration ends the old one (CONC-01)."""
    if not held:
        return Concentration(spell, "")
    return Concentration(spell, held, (because("CONC-01", "replaced", old=held, new=spell),))


def dropped(held: str) -> Concentration:
    """Given up by choice, at no cost (CONC-01)."""
    return Concentration("", held, (because("CONC-01", "dropped"),) if held else ())


def broken_by(conditions: Iterable[str], *, dead: bool = False) -> tuple[Reason, ...]:
    """Why it ends without a save: incapacitated or dead (CONC-04); empty if it goes on."""
    if dead:
        return (because("CONC-04", "dead"),)
    names = sorted(INCAPACITATING.intersection(conditions))
    return tuple(because("CONC-04", "incapacitated", condition=name) for name in names[:1])


def save(
    dice: Sequence[int], mode: Mode, bonus: int, damage: int, edition: Edition = OF_2014
) -> Checked:
    """The Constitution save for one instance of damage (CONC-02, CONC-03)."""
    number, reason = dc(damage, edition)
    checked = against(dice, mode, bonus, number)
    return checked._replace(reasons=(reason, *checked.reasons))
