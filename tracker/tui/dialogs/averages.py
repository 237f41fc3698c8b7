"""What an attack comes to before its dice: the damage of a hit, with defences, and the mean."""

from dataclasses import replace
from fractions import Fraction

from tracker.encounter import commands as cmd
from tracker.encounter.decide import riders, weapons
from tracker.encounter.events import DamageTaken
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_blows as words
from tracker.session import Session


def average(session: Session, asked: cmd.AttackTarget, chance: Fraction) -> str:
    """In words; empty where nothing is known of the damage."""
    damage = on_a_hit(session, asked)
    return "" if damage is None else words.on_a_hit(damage, round(damage * chance))


def on_a_hit(session: Session, asked: cmd.AttackTarget) -> int | None:
    """Whatever the dice say; printed averages where damage is rolled, whole hit points."""
    sure = replace(asked, outcome="hit", total=None, d20=())
    if not sure.damage and not riders.uses_average(session.table, asked.attacker):
        sure = replace(sure, damage=printed(session, asked))
    try:
        events = session.preview(sure).events
    except Refused:
        return None
    found = [one.total for one in events if isinstance(one, DamageTaken)]
    return found[0] if found else None


def printed(session: Session, asked: cmd.AttackTarget) -> tuple[int, ...]:
    """The averages of the parts of the attack; nothing where a player rolls by a sheet of their own."""
    attack, case = weapons.chosen(session.table, asked.attacker, asked.attack)
    aim = weapons.aim_of(attack, asked.range)
    parts = weapons.damage_parts(session.table, asked.attacker, attack, aim, case)
    dice = riders.damage_dice(parts)
    return tuple(one.average for one in dice)
