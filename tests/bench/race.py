"""One attack again and again: +5 against AC 13 for 1d8+3 slashing on a target that resists it.

Run by `peers` with the interpreter that has the other packages; prints attacks a second as JSON.
Each does it in its own way: ours with the reasons of every number, the others without.
"""

import gc
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tracker.rules import attacks, criticals, damage, dice, hit_points
from tracker.rules.body import Body
from tracker.rules.defences import Defence

BONUS, AC, SWORD, KIND = 5, 13, "1d8+3", "slashing"
ENDLESS = 1_000_000_000
RUNS = 7


def ours(count: int) -> int:
    """Roll, hit, damage, defences, hit points, reasons."""
    chance = random.Random(1)
    parts = (damage.DamageDice(dice.parse(SWORD), KIND),)
    body = Body(ENDLESS, ENDLESS, dies_at_zero=True, resist=(Defence((KIND,)),))
    for _ in range(count):
        natural = (chance.randint(1, 20),)
        roll = attacks.resolve(natural, "normal", BONUS, AC)
        if roll.hit:
            rolled = criticals.roll(parts, chance, critical=roll.critical)
            body = hit_points.take(body, rolled.parts, critical=roll.critical, attack="melee").body
    return ENDLESS - body.hp


def dndwright(count: int) -> int:
    """Its dice engine and its frozen state."""
    combat = importlib.import_module("dndwright.combat")
    engine = importlib.import_module("dndwright.dice").DiceEngine(seed=1)
    state = combat.CombatantState(current_hp=ENDLESS, max_hp=ENDLESS, resistances=frozenset({KIND}))
    for _ in range(count):
        roll = engine.roll_attack(BONUS, target_ac=AC)
        if roll.is_hit:
            rolled = engine.roll_damage(SWORD, is_critical=roll.roll.is_critical)
            state, _ = combat.apply_damage(state, rolled.roll.total, damage_type=KIND)
    return ENDLESS - int(state.current_hp)


class Slashing:
    """A damage type as dnd-5e-core wants it."""

    index = KIND


def dnd_5e_core(count: int) -> int:
    """Its monsters; they know no resistance, so it is halved outside."""
    combat = importlib.import_module("dnd_5e_core.combat")
    mechanics = importlib.import_module("dnd_5e_core.mechanics")
    entities = importlib.import_module("dnd_5e_core.entities")
    abilities = importlib.import_module("dnd_5e_core.abilities").Abilities(*[10] * 6)
    sword = combat.Damage(Slashing(), mechanics.DamageDice("1d8", 3))
    melee = combat.ActionType.MELEE
    action = combat.Action("Sword", "", melee, damages=[sword], attack_bonus=BONUS)
    random.seed(1)
    attacker, target = (
        entities.Monster(name, name, abilities, [], AC, ENDLESS, "2d6", 50, 30, 1.0, [action])
        for name in ("attacker", "target")
    )
    before = int(target.hit_points)
    for _ in range(count):
        _, dealt, _ = attacker.attack(target)
        if dealt:
            target.take_damage(dealt // 2)
    return before - int(target.hit_points)


RUNNERS: dict[str, Callable[[int], int]] = {
    "tracker": ours,
    "dndwright": dndwright,
    "dnd-5e-core": dnd_5e_core,
}


def main(count: int) -> None:
    """Everybody in turn, several times."""
    gc.disable()
    speeds: dict[str, list[float]] = {name: [] for name in RUNNERS}
    for turn in range(RUNS + 1):
        for name, runner in RUNNERS.items():
            start = time.perf_counter()
            dealt = runner(count)
            taken = time.perf_counter() - start
            if dealt <= 0:
                raise ValueError(name)
            if turn:
                speeds[name].append(count / taken)
    print(json.dumps({name: statistics.median(found) for name, found in speeds.items()}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
