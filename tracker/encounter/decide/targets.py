"""Which of the creatures a command names it can mean: the gone never, the dead seldom."""

from collections.abc import Iterable

from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules.words import BODILESS


def names(table: Encounter, who: Iterable[Id]) -> str:
    """Names for a refusal, joined by commas."""
    return ", ".join(table.combatants[one].full_name for one in who)


def known(deciding: Deciding, who: Id) -> Combatant:
    """The creature, or `unknown-creature`: a stale screen may name one that undo took away."""
    if who not in deciding.table.combatants:
        raise Refused("unknown-creature", who=who)
    return deciding.creature(who)


def embodied(deciding: Deciding, who: Id, *, acts: bool = True) -> Combatant:
    """A living creature with a body that is still in the fight; `acts`: it does something."""
    creature = known(deciding, who)
    if creature.gone:
        raise Refused("gone", who=creature.full_name)
    if creature.state == "dead":
        raise Refused("dead-do-not-act" if acts else "dead-already", who=creature.full_name)
    if not has_hit_points(deciding.table, who):
        raise Refused("no-hit-points", who=creature.full_name)
    return creature


def on_table(deciding: Deciding, who: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those still in the fight, each once; refused when there is none."""
    for one in who:
        known(deciding, one)
    found = tuple(dict.fromkeys(one for one in who if not deciding.creature(one).gone))
    if not found:
        raise Refused("gone", who=names(deciding.table, who), several=len(who))
    return found


def living(deciding: Deciding, who: tuple[Id, ...], refusal: str) -> tuple[Id, ...]:
    """Those that are not dead; the dead are left out of a group and refused alone (HEAL-03)."""
    found = on_table(deciding, who)
    alive = tuple(one for one in found if deciding.creature(one).state != "dead")
    if not alive:
        raise Refused(refusal, who=names(deciding.table, found), several=len(found))
    return alive


def with_hit_points(deciding: Deciding, who: tuple[Id, ...]) -> tuple[Id, ...]:
    """The living that have hit points at all: no lairs, no timers."""
    return bodies(deciding, living(deciding, who, "dead-already"))


def bodies(deciding: Deciding, who: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those still in the fight, alive or dead, that are creatures at all."""
    here = on_table(deciding, who)
    found = tuple(one for one in here if has_hit_points(deciding.table, one))
    if not found:
        raise Refused("no-hit-points", who=names(deciding.table, here), several=len(here))
    return found


def has_hit_points(table: Encounter, who: Id) -> bool:
    """Whether it is a creature, not a row that only takes turns."""
    return table.combatants[who].kind not in BODILESS
