"""A body that can be hurt: what damage, healing and death saves look at, and nothing else.

Whether someone is up, dying, stable or dead follows from these numbers; it is never stored beside
them.
"""

from typing import NamedTuple

from tracker.rules import exhaustion as levels
from tracker.rules.defences import Defence
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import LifeState

DOWN = frozenset({"unconscious", "prone"})
"""What falling to 0 brings (DEATH-01)."""
MOST_MARKS = 3
"""Successes to become stable, failures to die (DEATH-04)."""


class Body(NamedTuple):
    """Hit points and all that bears on them."""

    hp: int
    max_hp: int
    """Before exhaustion halves it; see `limit`."""
    temp_hp: int = 0
    dies_at_zero: bool = False
    """Monsters by default; characters and special foes make death saves (DEATH-08, DEATH-09)."""
    conditions: frozenset[str] = frozenset()
    exhaustion: int = 0
    successes: int = 0
    failures: int = 0
    stable: bool = False
    dead: bool = False
    concentrating: bool = False
    resist: tuple[Defence, ...] = ()
    immune: tuple[Defence, ...] = ()
    vulnerable: tuple[Defence, ...] = ()
    condition_immune: frozenset[str] = frozenset()
    reduce: int = 0
    """A flat reduction of every instance of damage (DMG-06)."""
    threshold: int = 0
    """Damage that in all is less does nothing (DMG-06)."""
    submerged: bool = False
    """Wholly under water (WATER-04)."""
    regrows: bool = False
    """At 0 hit points it dies only if it fails to regenerate (DEATH-09)."""
    edition: Edition = OF_2014
    rulings: Rulings = BY_DEFAULT


def limit(body: Body) -> int:
    """The maximum that holds now (EXH-01)."""
    return levels.max_hp(body.max_hp, body.exhaustion, body.edition)


def state(body: Body) -> LifeState:
    """Up, dying, stable or dead."""
    if body.dead or body.exhaustion >= levels.DEADLY:
        return "dead"
    if body.hp > 0:
        return "up"
    return "stable" if body.stable else "dying"


def is_down(body: Body) -> bool:
    """At 0 hit points and alive: unconscious, whatever else is noted."""
    return body.hp <= 0 and state(body) != "dead"


def woken(body: Body, hp: int) -> Body:
    """Back at hit points: conscious, counters gone, still prone (HEAL-02, DEATH-05)."""
    conditions = body.conditions - {"unconscious"} if body.hp <= 0 else body.conditions
    return body._replace(hp=hp, successes=0, failures=0, stable=False, conditions=conditions)
