"""Events of attack rolls, saves and mobs; the damage that follows is a `DamageTaken`."""

from tracker.encounter.model import Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason
from tracker.rules.words import Mode


@value
class Attacked:
    """One attack roll (ATK-02, ATK-05, ATK-06)."""

    attacker: Id
    target: Id
    attack: str
    mode: Mode
    dice: tuple[int, ...]
    """Natural dice looked at; empty when only a total was typed."""
    natural: int | None
    total: int
    bonus: int
    ac: int
    hit: bool
    critical: bool
    pro: tuple[Reason, ...] = ()
    """Sources of advantage."""
    contra: tuple[Reason, ...] = ()
    reasons: tuple[Reason, ...] = ()
    by_dm: bool = False
    """The DM's word decided the result (GEN-04)."""
    number: int = 0
    """Which attack of the attacker's own turn it is; 0 outside of it."""


@value
class MobLot:
    """Attacks of a mob that share a bonus and a stance, resolved by themselves (MOB-05)."""

    attackers: tuple[Id, ...]
    attack: str
    bonus: int
    ac: int
    needed: int
    per_hit: int
    hits: int
    left_over: int
    damage: int
    type: str = ""
    single: bool = False
    mode: Mode = "normal"
    pro: tuple[Reason, ...] = ()
    contra: tuple[Reason, ...] = ()
    reasons: tuple[Reason, ...] = ()
    dice: tuple[int, ...] = ()
    """As in the event."""
    criticals: int = 0


@value
class MobAttacked:
    """The attack of a mob on one target, whole: the numbers of its best lot, then `more` (MOB-01..06).

    Steps from before `more` have an event for each lot.
    """

    attackers: tuple[Id, ...]
    target: Id
    attack: str
    bonus: int
    ac: int
    needed: int
    per_hit: int
    hits: int
    left_over: int
    damage: int
    """Average damage of all hits, before the target's defences."""
    type: str = ""
    single: bool = False
    """Fewer attackers than one hit needs: single rolls are better (MOB-06)."""
    reasons: tuple[Reason, ...] = ()
    spent: tuple[Id, ...] = ()
    """Those whose action this took: the attackers whose turn it is."""
    mode: Mode = "normal"
    pro: tuple[Reason, ...] = ()
    """Sources of advantage; the table has no place for them, so the needed number moves."""
    contra: tuple[Reason, ...] = ()
    way: str = "table"
    """`table`, `roll` or `average`."""
    dice: tuple[int, ...] = ()
    """By the roll: the natural die that counts of every attack, those of the hits first."""
    criticals: int = 0
    more: tuple[MobLot, ...] = ()
    """Attacks of other bonuses or stances, each with its own needed number."""
    rolled: tuple[int, ...] = ()
    """By the roll: the dice as they fell, of all lots, first ones then second ones."""
    dealt: tuple[int, ...] = ()
    """The damage of each hit, part by part, before defences, where some of it was rolled."""
    extra: tuple[int, ...] = ()
    """By the roll: what the dice of effects came to, of all lots."""


SHARED = tuple(MobLot.__annotations__)
"""What an event says of its best lot."""


def lots_of(event: MobAttacked) -> tuple[MobLot, ...]:
    """All lots of a mob's attack, the best first."""
    return (MobLot(*(getattr(event, name) for name in SHARED)), *event.more)


@value
class SaveRolled:
    """One saving throw against a DC (GEN-06)."""

    who: Id
    ability: str
    dc: int
    dice: tuple[int, ...]
    bonus: int
    total: int | None
    """None when the save fails without a roll."""
    success: bool
    mode: Mode = "normal"
    why: str = ""
    """What it was for: a spell, an effect, `concentration`."""
    reasons: tuple[Reason, ...] = ()
    by_dm: bool = False
