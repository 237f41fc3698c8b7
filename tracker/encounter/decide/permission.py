"""Whether the rules would have a creature act now; the table does it all the same and says so."""

from collections.abc import Sequence

from tracker.encounter import numbers
from tracker.encounter.decide import spending
from tracker.encounter.model import Encounter, Id
from tracker.rules import conditions as condition_rules
from tracker.rules.reasons import Reason, because

LEGENDARY = "legendary"
"""The cost of what is done between the turns of others."""

IMPLIED = "incapacitated"
"""What the others bring along; whoever is stunned is called so."""


def out_of_order(table: Encounter, who: Id, cost: str = "") -> tuple[Reason, ...]:
    """Why the rules would not have it now: incapacitated, surprised, no turn, nothing left."""
    reasons = [condition_rules.source(name, "cannot-act") for name in helpless(table, who)]
    if numbers.caught(table, who):
        reasons.append(because("SURP-05", "surprised"))
    if cost == "reaction":
        spent = not table.combatants[who].budget.reaction
        return (*reasons, *((because("REACT-01", "reaction-spent"),) if spent else ()))
    if cost == LEGENDARY:
        return tuple(reasons)
    late = spending.out_of_turn(table, who)
    if not late and not cost and no_attack_left(table, who):
        late = (because("ACT-01", "no-attacks-left"),)
    return (*reasons, *late)


def helpless(table: Encounter, who: Id) -> tuple[str, ...]:
    """The condition that keeps it from acting, the one it is called by; empty without any."""
    held = numbers.conditions(table, who)
    found = sorted(condition_rules.INCAPACITATING & held, key=lambda one: (one == IMPLIED, one))
    return tuple(found[:1])


def left_out(table: Encounter, who: Id, target: Id) -> tuple[Reason, ...]:
    """Why one of a mob, though up, takes no part in its attack (COND-05, COND-09)."""
    creature = table.combatants[who]
    if not creature.takes_turns or creature.state != "up":
        return ()
    charmed = any(one.name == "charmed" and one.source == target for one in creature.effects)
    held = helpless(table, who) or (("charmed",) if charmed else ())
    return tuple(
        because(condition_rules.RULES[name], "left-out", who=who, condition=name) for name in held
    )


def own_turn(table: Encounter, who: Id) -> tuple[Reason, ...]:
    """Legendary actions come at the end of the turns of others."""
    if not table.round or not numbers.on_turn(table, who):
        return ()
    return (because("TURN-01", "legendary-own-turn"),)


def no_attack_left(table: Encounter, who: Id) -> bool:
    """Whether its action of this turn, and every attack that went with it, is used up (ACT-01)."""
    creature = table.combatants[who]
    if creature.budget.action or not numbers.on_turn(table, who):
        return False
    most = numbers.attacks_per_action(table, who)
    return bool(most) and not 0 < creature.budget.attacks < most


def crowd_out_of_order(table: Encounter, crowd: Sequence[Id]) -> tuple[Reason, ...]:
    """The same for a mob: how many of it are out of turn, and how many have no action left."""
    off = [who for who in crowd if table.round and not numbers.on_turn(table, who)]
    idle = [who for who in crowd if no_attack_left(table, who)]
    reasons = []
    if off:
        late = "out-of-turn" if len(off) == len(crowd) else "some-out-of-turn"
        reasons.append(because("TURN-01", late, n=len(off), of=len(crowd)))
    if idle:
        late = "no-attacks-left" if len(idle) == len(crowd) else "some-no-action"
        reasons.append(because("ACT-01", late, n=len(idle), of=len(crowd)))
    return tuple(reasons)


def number_of_attack(table: Encounter, who: Id) -> int:
    """Which attack of its own turn this is; 0 outside of it."""
    return table.combatants[who].budget.attacks + 1 if numbers.on_turn(table, who) else 0
