"""What an attack comes to before its dice, in words: the damage of a hit, and the mean."""

from fractions import Fraction

from tracker.encounter.commands import AttackTarget
from tracker.i18n import odds as words
from tracker.session import Session
from tracker.session.averages import on_a_hit


def average(session: Session, asked: AttackTarget, chance: Fraction) -> str:
    """Empty where nothing is known of the damage, or all."""
    damage = None if asked.damage else on_a_hit(session, asked)
    return "" if damage is None else words.on_a_hit(damage, round(damage * chance))
