"""Dodge, lost for good by whoever is incapacitated or cannot move any more (ACT-06)."""

from tracker.encounter import marks, numbers
from tracker.encounter.decide import conditions
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Id
from tracker.rules.actions import dodging as rules


def keep(deciding: Deciding, who: Id) -> None:
    """Ask after whatever may have changed conditions or speed; the mark goes if it is lost."""
    creature = deciding.creature(who)
    if not marks.bears(creature, marks.DODGE):
        return
    table = deciding.table
    ways = (numbers.speed(table, who, way).value for way, _ in numbers.ways(table, who))
    feet = max(ways, default=0)
    if creature.state == "up" and rules.still(True, feet, numbers.conditions(table, who)):
        return
    for effect in tuple(marks.on(creature, marks.DODGE)):
        conditions.end(deciding, who, effect, "lost")
