"""The extra attack with a second weapon: when it is allowed and what it adds (TWF-01..03)."""

from typing import Literal, NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because

Hand = Literal["", "main", "off"]


class Weapon(NamedTuple):
    """What is in one hand."""

    melee: bool = True
    light: bool = False
    thrown: bool = False
    unarmed: bool = False


class Extra(NamedTuple):
    """The extra attack."""

    obstacles: tuple[Reason, ...]
    """Empty: it is allowed."""
    damage_modifier: int
    attack_modifier: int
    kind: Literal["melee", "ranged"]
    """Of the attack with the weapon asked about."""
    takes_bonus: bool
    reasons: tuple[Reason, ...] = ()


def extra_attack(
    main: Weapon,
    off: Weapon,
    modifier: int,
    *,
    attacked: bool,
    bonus_left: bool = True,
    throw: Hand = "",
    style: bool = False,
    mastery: bool = False,
    edition: Edition = OF_2014,
) -> Extra:
    """`attacked`: by the Attack action this turn; `style` adds the modifier back (TWF-02).

    `throw` names the weapon that is thrown; `mastery` moves the attack into the Attack action by
    the newer wording.
    """
    takes_bonus = not (mastery and edition.twf_2024)
    found: list[Reason] = []
    if not attacked:
        found.append(because("TWF-01", "attack-action-first"))
    if takes_bonus and not bonus_left:
        found.append(because("TWF-01", "bonus-spent"))
    if not (_fits(main, edition) and _fits(off, edition)):
        found.append(because("TWF-01", "not-light"))
    thrown = off if throw == "off" else main
    if throw and not thrown.thrown:
        found.append(because("TWF-03", "not-thrown"))
    added = modifier if style else min(0, modifier)
    reasons: tuple[Reason, ...] = ()
    if added != modifier:
        reasons = (because("TWF-02", "modifier-left-off", modifier=modifier),)
    kind: Literal["melee", "ranged"] = "ranged" if throw or not off.melee else "melee"
    return Extra(tuple(found), added, modifier, kind, takes_bonus, reasons)


def _fits(weapon: Weapon, edition: Edition) -> bool:
    melee = weapon.melee or edition.twf_2024
    return melee and weapon.light and not weapon.unarmed
