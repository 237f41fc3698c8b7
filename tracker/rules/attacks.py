"""One attack roll against an armour class: bonus, outcome and chance (ATK-02..06, CRIT-04).

A natural 20 or 1 is judged on the die that was kept, and nothing but an automatic miss beats a 20.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import floor
from typing import Literal, NamedTuple

from tracker.rules.aim import (
    NEAR,
    UNKNOWN,
    Aim,
    Attacker,
    AttackStance,
    Foe,
    Setting,
    Target,
)
from tracker.rules.checks import keep
from tracker.rules.reasons import Reason, because
from tracker.rules.stance import keeps_dodging, stance
from tracker.rules.words import Mode

__all__ = [
    "NEAR",
    "UNKNOWN",
    "Aim",
    "AttackNumbers",
    "AttackRoll",
    "AttackStance",
    "Attacker",
    "Foe",
    "Outcome",
    "Setting",
    "Target",
    "attack_bonus",
    "by_dm",
    "critical_chance",
    "hit_chance",
    "keeps_dodging",
    "percent",
    "resolve",
    "resolve_total",
    "stance",
    "unarmed_damage",
]

Outcome = Literal["hit", "miss", "crit"]

_NATURAL_20 = because("ATK-05", "natural-20")
_NATURAL_1 = because("ATK-06", "natural-1")
_BY_POSITION = because("CRIT-04", "critical-by-position")
_WRONG_PLACE = because("UNSEEN-02", "wrong-place")


class AttackRoll(NamedTuple):
    """What became of it."""

    natural: int
    """The kept die; 0 when only a total was given."""
    total: int
    ac: int
    """With cover and reactions."""
    hit: bool
    critical: bool
    reasons: tuple[Reason, ...]


class AttackNumbers(NamedTuple):
    """Bonus to hit, what the ability adds to damage, and which ability it was."""

    to_hit: int
    damage: int
    ability: str
    reasons: tuple[Reason, ...]


def resolve(
    dice: Sequence[int],
    mode: Mode,
    bonus: int,
    ac: int,
    *,
    cover_bonus: int = 0,
    reaction_ac: int = 0,
    auto_crit: bool = False,
    auto_miss: tuple[Reason, ...] = (),
    in_place: bool = True,
) -> AttackRoll:
    """Judge a roll: equal to AC hits (ATK-02); cover and reactions raise AC first."""
    natural = dice[0] if mode == "normal" else keep(mode, dice)
    total = natural + bonus
    ac += cover_bonus + reaction_ac
    if auto_miss or not in_place:
        reasons = auto_miss if in_place else (*auto_miss, _WRONG_PLACE)
        return AttackRoll(natural, total, ac, False, False, reasons)
    if natural == 20:
        return AttackRoll(natural, total, ac, True, True, (_NATURAL_20,))
    if natural == 1:
        return AttackRoll(natural, total, ac, False, False, (_NATURAL_1,))
    return _compared(natural, total, ac, auto_crit)


def resolve_total(
    total: int, ac: int, *, cover_bonus: int = 0, reaction_ac: int = 0, auto_crit: bool = False
) -> AttackRoll:
    """Judge a total typed without its die; then no natural number is known."""
    return _compared(0, total, ac + cover_bonus + reaction_ac, auto_crit)


def _compared(natural: int, total: int, ac: int, auto_crit: bool) -> AttackRoll:
    hit = total >= ac
    reasons = _against(total, ac)
    if hit and auto_crit:
        return AttackRoll(natural, total, ac, True, True, (*reasons, _BY_POSITION))
    return AttackRoll(natural, total, ac, hit, False, reasons)


@lru_cache(maxsize=1024)
def _against(total: int, ac: int) -> tuple[Reason, ...]:
    """The same few numbers come again and again."""
    return (because("ATK-02", "reaches-ac" if total >= ac else "below-ac", total=total, ac=ac),)


def by_dm(roll: AttackRoll, outcome: Outcome) -> AttackRoll:
    """The DM's word over the dice (GEN-04)."""
    reason = because("GEN-04", "by-dm", outcome=outcome)
    return roll._replace(
        hit=outcome != "miss", critical=outcome == "crit", reasons=(*roll.reasons, reason)
    )


def _faces_hitting(bonus: int, ac: int) -> int:
    """How many of the twenty faces hit: never none, never all."""
    return min(19, max(1, 21 - (ac - bonus)))


def hit_chance(
    mode: Mode, bonus: int, ac: int, *, dice: Sequence[str] = (), auto_miss: bool = False
) -> Fraction:
    """Exact chance to hit; `ac` includes cover, `dice` are rolled and added (STACK-02)."""
    if auto_miss:
        return Fraction(0)
    added = _added(tuple(dice))
    whole = sum(weight for _, weight in added)
    chances = ((_faces_hitting(bonus + extra, ac), weight) for extra, weight in added)
    return sum((_of_twenty(faces, mode) * weight for faces, weight in chances), Fraction(0)) / whole


def percent(chance: Fraction) -> int:
    """Whole per cent, a half rounded up; 0 and 100 only where it is certain."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, floor(chance * 100 + Fraction(1, 2))))


@lru_cache(maxsize=64)
def _added(dice: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Every sum of these dice with its weight; dice without exact odds count as their mean."""
    sums = {0: 1}
    for text in dice:
        from tracker.rules.dice import average, distribution, parse

        expression = parse(text)
        more: dict[int, int] = {}
        for value, weight in distribution(expression).weights or ((average(expression), 1),):
            for before, times in sums.items():
                more[before + value] = more.get(before + value, 0) + times * weight
        sums = more
    return tuple(sums.items())


def critical_chance(
    mode: Mode, bonus: int, ac: int, *, auto_crit: bool = False, auto_miss: bool = False
) -> Fraction:
    """Exact chance of a critical hit: a 20, or any hit where position makes it one."""
    if auto_miss:
        return Fraction(0)
    return _of_twenty(_faces_hitting(bonus, ac) if auto_crit else 1, mode)


def _of_twenty(faces: int, mode: Mode) -> Fraction:
    if mode == "advantage":
        return Fraction(400 - (20 - faces) ** 2, 400)
    if mode == "disadvantage":
        return Fraction(faces**2, 400)
    return Fraction(faces, 20)


def attack_bonus(
    abilities: Mapping[str, int],
    proficiency: int,
    *,
    proficient: bool = True,
    kind: str = "melee",
    finesse: bool = False,
    thrown_melee: bool = False,
    spell_ability: str = "",
    use: str = "",
) -> AttackNumbers:
    """Which ability and proficiency a roll adds (ATK-03, ATK-04); `abilities` are modifiers.

    `use` chooses for a finesse weapon; without it the better of the two is taken. A spell adds its
    ability to the roll only, and always the proficiency.
    """
    if spell_ability:
        ability, proficient = spell_ability, True
    elif finesse:
        choices = (use,) if use in ("str", "dex") else ("str", "dex")
        ability = max(choices, key=lambda name: abilities.get(name, 0))
    else:
        ability = "dex" if kind == "ranged" and not thrown_melee else "str"
    modifier = abilities.get(ability, 0)
    reasons = [because("ATK-03", "ability", ability=ability, modifier=modifier)]
    if proficient:
        reasons.append(because("ATK-04", "proficient", bonus=proficiency))
    to_hit = modifier + (proficiency if proficient else 0)
    return AttackNumbers(to_hit, 0 if spell_ability else modifier, ability, tuple(reasons))


def unarmed_damage(strength: int) -> int:
    """1 and the Strength modifier, never below 0, bludgeoning (MELEE-03)."""
    return max(0, 1 + strength)
