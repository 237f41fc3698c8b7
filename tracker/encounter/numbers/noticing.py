"""What a creature notices by itself, and who there is to be noticed (SURP-01, ACT-09)."""

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.abilities import check_stance
from tracker.encounter.numbers.modifiers import Number, block_of
from tracker.encounter.numbers.rolls import tiredness
from tracker.encounter.numbers.standing import conditions
from tracker.rules import checks
from tracker.rules.reasons import because
from tracker.rules.words import BODILESS

UNAWARE = frozenset({"petrified", "unconscious"})
"""Whoever is so notices nothing around it (COND-12, COND-17)."""


def passive_perception(table: Encounter, who: Id) -> Number:
    """The printed number, 5 less while its checks have disadvantage (SURP-01)."""
    base = block_of(table, who).passive_perception
    stance = check_stance(table, who)
    shift = checks.passive(0, stance.mode) - checks.passive(0)
    tired = tiredness(table, who)
    why = (because("SURP-01", "passive-shifted", change=shift), *stance.reasons) if shift else ()
    return Number(base + shift + tired.value, base, (*why, *tired.reasons))


def aware(table: Encounter, who: Id) -> bool:
    """Whether it is there to notice anything."""
    return table.combatants[who].takes_turns and not UNAWARE & conditions(table, who)


def foes(table: Encounter, who: Id) -> tuple[Id, ...]:
    """Creatures of another side that are here and alive."""
    side = table.combatants[who].side
    return tuple(
        one.id
        for one in table.combatants.values()
        if one.takes_turns and one.side != side and one.kind not in BODILESS
    )
