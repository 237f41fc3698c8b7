"""What a hit would do before its dice: the step is decided for certain and its damage read.

So defences, reductions and the hit points that are left count as they will when it happens.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tracker.encounter import commands as cmd
from tracker.encounter.decide import riders, weapons
from tracker.encounter.events import DamageTaken
from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from tracker.session.fight import Session


def on_a_hit(session: "Session", asked: cmd.AttackTarget) -> int | None:
    """Hit points, whatever the dice say; printed averages where damage is rolled. None: not known."""
    sure = replace(asked, outcome="hit", total=None, d20=())
    if not sure.damage and not riders.uses_average(session.table, asked.attacker):
        sure = replace(sure, damage=printed(session, asked))
    try:
        events = session.preview(sure).events
    except Refused:
        return None
    return next((one.total for one in events if isinstance(one, DamageTaken)), None)


def printed(session: "Session", asked: cmd.AttackTarget) -> tuple[int, ...]:
    """The averages of the parts of the attack; nothing where a player rolls by a sheet of their own."""
    attack, case = weapons.chosen(session.table, asked.attacker, asked.attack)
    aim = weapons.aim_of(attack, asked.range)
    parts = weapons.damage_parts(session.table, asked.attacker, attack, aim, case)
    return tuple(one.average for one in riders.damage_dice(parts))
