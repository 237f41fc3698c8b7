"""What the places of two creatures say about an attack, wherever nobody typed it.

A value of the command always wins: a distance, a cover, foes at one's elbow, flanking, an arc.
Without places nothing is worked out, and then nothing of this is loaded.
"""

from dataclasses import replace
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.rules import shields
from tracker.rules.reasons import Reason, because, by_option


class Measured(NamedTuple):
    """The command with what was worked out, and why."""

    command: cmd.AttackTarget
    reasons: tuple[Reason, ...] = ()


def on_map(table: Encounter, *who: Id) -> bool:
    """Whether all of them have places that count."""
    if any(one not in table.combatants or table.combatants[one].place is None for one in who):
        return False
    from tracker.encounter import positions

    return positions.placed(table, *who)


def feet(table: Encounter, one: Id, other: Id, typed: int | None = None) -> int | None:
    """Between the two: as typed, else by their places; None: nobody knows."""
    if typed is not None or not on_map(table, one, other):
        return typed
    from tracker.encounter import positions

    return positions.feet(table, one, other)


def measured(table: Encounter, command: cmd.AttackTarget) -> Measured:
    """The attack as the map has it (GRID-04, COVER-07, RANGE-03, FLANK-01, FACE-01)."""
    who, target = command.attacker, command.target
    if not on_map(table, who, target) or who == target:
        return Measured(command)
    from tracker.encounter import positions

    reasons: list[Reason] = []
    if command.range is None:
        command = replace(command, range=positions.feet(table, who, target))
        reasons.append(because("GRID-04", "measured", feet=command.range or 0))
        if positions.is_longer(table, who, target):
            reasons.append(by_option("DIAG-01", "long_diagonals"))
    if command.cover == "none" and command.percent is None:
        found = positions.cover(table, who, target)
        command = replace(command, cover=found.level)
        if found.blocked:
            reasons.append(because("COVER-07", "lines-blocked", number=found.blocked))
            reasons.extend(found.readings)
    if not command.near and not command.near_foe:
        command = replace(command, near=positions.near(table, who))
    typed, command = command.flanking, placed(table, command)
    if command.flanking and not typed:
        reasons.extend(opposite_by_reading(table, who, target))
    return Measured(command, tuple(reasons))


def opposite_by_reading(table: Encounter, who: Id, target: Id) -> tuple[Reason, ...]:
    """Whether the two flank only because the table counts the other way round too (FLANK-04)."""
    from tracker.encounter import positions

    usual = numbers.rulings(table)._replace(gargantuan_short=True)
    if positions.flanks(table, who, target, usual):
        return ()
    return (by_option("FLANK-04", "gargantuan_short"),)


def placed(table: Encounter, command: cmd.AttackTarget) -> cmd.AttackTarget:
    """Where the two stand to each other: flanking, arcs, what frightens out of sight."""
    from tracker.encounter import positions
    from tracker.encounter.decide import attack_traits

    who, target = command.attacker, command.target
    read = numbers.rulings(table)
    if "pack" not in command.traits and attack_traits.packed(table, who, target):
        command = replace(command, traits=(*command.traits, "pack"))
    if value(table.options, "flanking") and positions.flanks(table, who, target, read):
        command = replace(command, flanking=True)
    if value(table.options, "facing"):
        command = replace(
            command,
            behind=command.behind or positions.arc(table, target, who) == "rear",
            turned_away=command.turned_away or positions.arc(table, who, target) == "rear",
        )
    return replace(command, fear_out_of_sight=command.fear_out_of_sight or unafraid(table, who))


def unafraid(table: Encounter, who: Id) -> bool:
    """Whether everything that frightens it is out of its sight (COND-07)."""
    from tracker.encounter import positions

    held = (one for one in table.combatants[who].effects if one.condition)
    sources = [one.source for one in held if one.name == "frightened"]
    return bool(sources) and all(
        source and positions.placed(table, who, source) and not positions.sees(table, who, source)
        for source in sources
    )


def unseen(table: Encounter, one: Id, other: Id) -> bool:
    """Whether walls or fog hide the two from each other (LOS-01)."""
    if not on_map(table, one, other):
        return False
    from tracker.encounter import positions

    return not positions.sees(table, one, other)


def past_shield(table: Encounter, command: cmd.AttackTarget) -> tuple[int, tuple[Reason, ...]]:
    """What of the target's AC does not count from this side (FACE-04)."""
    if not value(table.options, "facing"):
        return 0, ()
    shield = shields.of(numbers.block_of(table, command.target).ac_note)
    if not shield.bonus:
        return 0, ()
    from tracker.encounter import positions
    from tracker.rules.grid import facing

    arc: facing.Arc = "rear" if command.behind else "front"
    body = positions.body(table, command.target)
    if not command.behind and on_map(table, command.attacker, command.target):
        arc = positions.arc(table, command.target, command.attacker)
    guarded = facing.guarded(0, shield.bonus, shield.arm, arc, body)
    return guarded.ac, guarded.reasons
