"""Keeping a spell going: what the save is for, and what takes its place (CONC-01, CONC-02)."""

from typing import NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option

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
