"""Each reading changes its own rule and no other; without a word the catalogue's readings hold."""

from collections.abc import Callable
from typing import Any

import pytest

from tracker.rules import (
    attacks,
    body,
    budget,
    contests,
    cover,
    hit_points,
    mobs,
    mounted,
    movement,
    rulings,
    senses,
)
from tracker.rules.damage import Part
from tracker.rules.grid import cover as lines
from tracker.rules.grid import coverage, facing, flanking, paths, routes
from tracker.rules.grid.squares import Place
from tracker.rules.rulings import BY_DEFAULT, Rulings, that_mattered

Result = tuple[object, str]
"""What came out, and which readings said that they had a say."""

DARK = senses.Observer({"darkvision": 60, "tremorsense": 60})
SLANTED = coverage.cone((0, 0), (3, 1), 30)


def told(result: object, *reasons: object) -> Result:
    """The outcome with the options its reasons name."""
    return result, " ".join(sorted(options_of(reasons)))


def options_of(reasons: object) -> set[str]:
    """Options named by any reason within."""
    if not isinstance(reasons, tuple):
        return set()
    if getattr(reasons, "key", "") == "by-option":
        return {str(dict(reasons.params)["option"])}  # type: ignore[attr-defined]  # a reason
    return set().union(*map(options_of, reasons)) if reasons else set()


def hurt(read: Rulings, target: body.Body, *parts: Part, **more: object) -> Result:
    taken = hit_points.take(target._replace(rulings=read), parts, **more)  # type: ignore[arg-type]  # passed on
    asked = taken.concentration_dc, taken.failures_added, taken.after
    return told((taken.amounts, taken.lost, *asked), taken.reasons)


def swims(read: Rulings, mover: movement.Mover) -> Result:
    """Rubble on foot, then the water."""
    over = movement.travel(mover._replace(rulings=read), movement.Stretch("walk", 10, True))
    moved = movement.travel(over.mover, movement.Stretch("swim", 5))
    return told((movement.left(over.mover, "swim"), over.mover.spent), moved.reasons)


def dashes(read: Rulings) -> Result:
    """Through the air, with wings faster than feet."""
    mover = movement.Mover({"walk": 30, "fly": 60}, 10, 1, rulings=read)
    moved = movement.travel(mover, movement.Stretch("fly", 5))
    return told((movement.left(mover, "fly"), movement.left(mover, "walk")), moved.reasons)


def handaxe(read: Rulings) -> Result:
    aim = attacks.Aim("ranged", 20, normal=20, long=60, weapon="handaxe", thrown=True)
    setting = attacks.Setting(underwater=True, rulings=read)
    return told(attacks.stance(attacks.Attacker(), aim=aim, setting=setting).mode)


def seen(read: Rulings, there: senses.Seen) -> Result:
    found = senses.perceive(DARK, there, read)
    return told(found[:4], found.reasons)


def spell(read: Rulings) -> Result:
    left, able = budget.Budget(bonus_spell=True), budget.Able(rulings=read)
    spent = budget.cast(left, able, "action")
    return told((spent.verdict, spent.budget.action), spent.reasons)


def fallen(read: Rulings) -> Result:
    spent = budget.let_fall(budget.Budget(), budget.Able(rulings=read))
    return told(spent.budget.interaction, spent.reasons)


def crowd(read: Rulings, number: int) -> Result:
    mob = mobs.resolve(40, number, 5, read)
    return told((mob.hits, mob.damage), mob.reasons)


def counted(read: Rulings, **more: set[tuple[int, int]]) -> Result:
    """A shooter of two squares, a target six squares off."""
    found = lines.from_space(Place(0, 0, 2), Place(6, 0), rulings=read, **more)
    return told(found.level, found.readings)


def walked(read: Rulings, so_far: int, difficult: set[tuple[int, int]]) -> Result:
    ground = paths.Ground(difficult=difficult, diagonals="5-10")
    over = routes.OnSquares(paths.Walker(Place(0, 0), 60), ground)
    path = ((1, 1), (2, 2))[: 2 - so_far]

    def cost(one: Rulings) -> int:
        first = so_far if one.diagonals_by_turn else 0
        return routes.priced(over._replace(rulings=one), (0, 0), path, first).cost

    return told(cost(read), tuple(that_mattered(read, paths.READ_OTHERWISE, cost)))


PROBES: dict[str, Callable[[Rulings], Result]] = {
    "free_drop": fallen,
    "extra_costs_spent": lambda read: swims(read, movement.Mover({"walk": 30, "swim": 40})),
    "second_spell": spell,
    "dash_every_speed": dashes,
    "drag_once": lambda read: told(
        *contests.drag("medium", 30, ["medium", "small", "tiny"], rulings=read)[::2]
    ),
    "about_three_quarters": lambda read: told(
        [cover.by_percent(each, read) for each in (49, 50, 66, 67, 74, 75, 99, 100)],
        cover.covered_by(70, read),
    ),
    "best_corner": lambda read: counted(read, obstacles={(3, 0)}),
    "creature_half": lambda read: counted(read, creatures={(5, y) for y in range(-3, 5)}),
    "reduction_from": lambda read: hurt(
        read, body.Body(40, 40, reduce=3), Part(4, "fire"), Part(9, "cold")
    ),
    "reduction_first": lambda read: hurt(
        read, body.Body(40, 40, reduce=3), Part(9, "fire"), saved="half"
    ),
    "absorbed_concentration": lambda read: hurt(
        read, body.Body(9, 9, 5, concentrating=True), Part(3)
    ),
    "absorbed_failure": lambda read: hurt(read, body.Body(0, 9, 5), Part(3)),
    "ko_prevents_massive": lambda read: hurt(
        read, body.Body(5, 9), Part(30), attack="melee", knock_out=True
    ),
    "saved_rider_prone": lambda read: told(
        *mounted.after_save("rider-prone", saved=True, rulings=read)[1::2]
    ),
    "mount_keeps_count": lambda read: told(mounted.count_after(17, 8, read)),
    "hampered_throws": handaxe,
    "darkvision_magical": lambda read: seen(read, senses.Seen(30, "magical-dark")),
    "tremorsense_sees": lambda read: seen(
        read, senses.Seen(30, "bright", invisible=True, same_ground=True)
    ),
    "half_squares": lambda read: told(len(coverage.cone((0, 0), (3, 1), 30, read))),
    "mob_beyond_20": lambda read: crowd(read, 24),
    "diagonals_by_turn": lambda read: walked(read, 1, set()),
    "rough_adds_five": lambda read: walked(read, 0, {(2, 2)}),
    "turn_unmoved": lambda read: told(
        *facing.turn_at_end("north", "east", moved=False, rulings=read)
    ),
    "gargantuan_short": lambda read: told(flanking.by_count("gargantuan", [5, 8], read)),
}
ELSEWHERE = {
    "equal_stealth_noticed",
    "critical_riders",
    "newcomer_first",
    "seen_invisible",
    "stack_tie",
    "anchors_stay",
}
"""They are read where a table is: `tests/encounter/test_options.py` tries them."""
SILENT = {"mount_keeps_count", "hampered_throws", "half_squares", "gargantuan_short"}
"""Their function returns a bare value: whoever calls it says which reading it was."""


def other(name: str) -> Rulings:
    """The other reading of this one alone."""
    words: dict[str, Any] = {"second_spell": "refuse", "reduction_from": "first"}
    usual = getattr(BY_DEFAULT, name)
    return BY_DEFAULT._replace(**{name: words.get(name, not usual)})


@pytest.mark.parametrize("name", PROBES)
def test_a_reading_changes_its_rule_and_no_other(name: str) -> None:
    read = other(name)
    changed = {one for one, probe in PROBES.items() if probe(read)[0] != probe(BY_DEFAULT)[0]}
    assert changed == {name}
    assert PROBES[name](read)[1] == ("" if name in SILENT else name)


@pytest.mark.parametrize("name", PROBES)
def test_the_usual_reading_names_no_option(name: str) -> None:
    assert PROBES[name](BY_DEFAULT)[1] == ""


def test_every_reading_is_looked_at() -> None:
    assert PROBES.keys() | ELSEWHERE == set(rulings.NAMES)
    assert not PROBES.keys() & ELSEWHERE


def test_a_circle_is_read_by_halves_whatever_the_table_says() -> None:
    around = [(x, y) for x in range(-3, 3) for y in range(-3, 3)]
    assert len(coverage.within_circle((0, 0), 10, around)) == 12
    assert coverage.cone((0, 0), (3, 1), 30, other("half_squares")) > SLANTED


def test_around_a_gargantuan_foe() -> None:
    either_way = other("gargantuan_short")
    for between, shorter, either in (([7, 6], True, True), ([5, 8], False, True)):
        assert flanking.by_count("gargantuan", between) is shorter
        assert flanking.by_count("gargantuan", between, either_way) is either
    assert not flanking.by_count("gargantuan", [5, 5], either_way)


def test_a_mob_below_1_hits_one_for_one_by_either_reading() -> None:
    for read in (BY_DEFAULT, other("mob_beyond_20")):
        assert mobs.resolve(3, -4, 5, read).hits == 3
        assert mobs.resolve(40, 20, 5, read).hits == 2
