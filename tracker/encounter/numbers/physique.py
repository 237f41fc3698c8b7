"""How a body moves and holds on: what is left of its movement, its reach, its grip, its mount.

The rules of moving load when somebody moves: the first paint only asks who rides whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import edition, rulings
from tracker.encounter.numbers.body import can_move, hampered_by_effects, speed
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.numbers.standing import caught, conditions, on_turn

if TYPE_CHECKING:
    from tracker.rules import falling, movement

NEAR = 5
AFOOT = 30
"""Feet of a flyer whose stat block has no wings: magic carries it."""
HELD_ALOFT = frozenset({"fly", "levitate", "levitation"})
"""Names of effects that keep their bearer up (MOVE-13)."""
BEAST_MIND = 4
"""The highest Intelligence of a mount that does not think for itself (MOUNT-07)."""


def held_by(table: Encounter, who: Id) -> tuple[Id, ...]:
    """Whom it has grappled, in order of entry."""
    return tuple(
        one.id
        for one in table.combatants.values()
        if not one.gone and any(_grips(effect.name, effect.source, who) for effect in one.effects)
    )


def _grips(name: str, source: Id, who: Id) -> bool:
    return name == "grappled" and source == who


def reach(table: Encounter, who: Id) -> int:
    """Feet its longest melee attack reaches, 5 at least (MELEE-01, MELEE-02)."""
    return max((one.reach for one in block_of(table, who).attacks), default=NEAR) or NEAR


def mover(table: Encounter, who: Id, *, drags: bool = False) -> movement.Mover:
    """The creature in its turn, as the rules of movement see it."""
    from tracker.rules import contests
    from tracker.rules import movement as moving

    creature = table.combatants[who]
    block = block_of(table, who)
    stuck = not can_move(table, who) or caught(table, who)
    speeds = {mode: 0 if stuck else speed(table, who, mode).value for mode, _ in block.speeds}
    dragged = [block_of(table, one).size for one in held_by(table, who)] if drags else []
    read = rulings(table)
    burden = contests.drag(block.size, AFOOT, dragged, edition(table), read)
    way: movement.Drag = "dearer" if burden.extra_per_foot else "halved" if burden.reasons else ""
    return moving.Mover(
        speeds,
        creature.budget.moved,
        creature.budget.dashes,
        "prone" in conditions(table, who),
        way,
        burden.halvings or 1,
        creature.budget.extras,
        read,
    )


def movement_left(table: Encounter, who: Id, mode: str = "walk") -> int:
    """Feet it may still move this turn in this way (MOVE-01, MOVE-03)."""
    from tracker.rules import movement as moving

    return moving.left(mover(table, who), mode)


def flight(table: Encounter, who: Id) -> falling.Flight:
    """Whether a creature that is aloft drops now (MOVE-13)."""
    from tracker.rules import falling as dropping

    creature = table.combatants[who]
    block = block_of(table, who)
    wings = dict(block.speeds).get("fly", 0)
    down = {"unconscious"} if creature.state != "up" else set()
    return dropping.falls(
        conditions(table, who) | down,
        speed=hampered_by_effects(table, who, wings or AFOOT),
        exhaustion=creature.exhaustion,
        hover=block.hover and creature.state == "up",
        held_aloft=any(one.name.casefold() in HELD_ALOFT for one in creature.effects),
        edition=edition(table),
    )


def rider_of(table: Encounter, who: Id) -> Id:
    """Who rides it; empty for nobody."""
    return next((one.id for one in table.combatants.values() if one.mount == who), "")


def is_controlled(table: Encounter, who: Id) -> bool:
    """Whether a rider tells it what to do (MOUNT-06)."""
    rider = rider_of(table, who)
    return bool(rider) and table.combatants[rider].controlled


def may_do(table: Encounter, who: Id, action: str) -> bool:
    """A controlled mount can only Dash, Disengage and Dodge (MOUNT-06)."""
    from tracker.rules import mounted

    return mounted.may_do(action, controlled=is_controlled(table, who))


def thinks(table: Encounter, who: Id) -> bool:
    """Whether a mount is too clever to be controlled (MOUNT-07)."""
    return dict(block_of(table, who).abilities).get("int", 10) > BEAST_MIND


def acts_now(table: Encounter, who: Id) -> bool:
    """Whether it may move and act of its own accord: before the fight, or on its turn."""
    return not table.round or on_turn(table, who)
