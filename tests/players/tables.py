"""Tables to project: short to write, with every secret an unmistakable number or word."""

from dataclasses import replace

from tracker.encounter.effects import Effect, Ready
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.stat_block import StatBlock

SENTINEL = "zzsecretzz"
SECRET_NUMBERS = tuple(range(870_001, 870_040))


def creature(who: str, kind: str = "monster", **changes: object) -> Combatant:
    """A creature whose hit points and notes are secrets, and its feature while nobody may see it."""
    unseen = changes.get("hidden") or changes.get("players_name")
    fresh = Combatant(
        id=who,
        handle=f"{SENTINEL}-{who}",
        name=who.title(),
        kind=kind,
        side="party" if kind == "pc" else "foes",
        block=SENTINEL,
        feature=SENTINEL if unseen else "",
        max_hp=870_002,
        hp=870_001,
        temp_hp=870_003,
        hp_trail=(870_002, 870_001),
        hiding=870_004,
        ready=Ready(SENTINEL, SENTINEL),
        notes=SENTINEL,
    )
    return replace(fresh, **changes)  # type: ignore[arg-type]  # any field of a combatant


def table(*creatures: Combatant, active: str = "", round: int = 1, **options: object) -> Encounter:
    """A line for each creature, in the order given; `active` is a creature's id."""
    return Encounter(
        name=SENTINEL,
        round=round if active else 0,
        active=f"line-{active}" if active else "",
        order=tuple(f"line-{one.id}" for one in creatures),
        lines={
            f"line-{one.id}": Line(f"line-{one.id}", (one.id,), 870_010 + place, 870_030)
            for place, one in enumerate(creatures)
        },
        combatants={one.id: one for one in creatures},
        kinds={SENTINEL: StatBlock(SENTINEL, max_hp=870_005, ac=98)},
        options=options,  # type: ignore[arg-type]  # the tests give only values of options
        notes=SENTINEL,
    )


def condition(name: str, *, secret: bool = False, number: int = 870_020) -> Effect:
    """An instance of a condition."""
    return Effect(number, name, source=SENTINEL, condition=True, secret=secret)
