"""Commands that change hit points: damage, healing, saves for damage, dying and the dead."""

from tracker.encounter.areas import Area
from tracker.encounter.commands.effects import Duration
from tracker.encounter.effects import NO_CHANGE, Modifiers
from tracker.encounter.values import value
from tracker.rules.words import CoverLevel


@value
class AmountPart:
    """One typed part of an amount: dice text and a damage type (empty: typeless)."""

    dice: str
    type: str = ""


Amount = tuple[AmountPart, ...]
"""`8 slashing + 1d4 cold` has two parts; a plain number is dice text too."""


@value
class DealDamage:
    """`damage TARGETS AMOUNT …`: rolled once for all (DMG-04)."""

    targets: tuple[str, ...]
    amount: Amount
    half: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    double: tuple[str, ...] = ()
    crit: bool = False
    """Dice doubled; two death save failures at 0 (DEATH-06)."""
    qualities: tuple[str, ...] = ()
    """Any of `magical`, `silvered`, `adamantine`."""
    reduce: int = 0
    """Flat reduction (DMG-06)."""
    reduce_type: str = ""
    """The damage type it comes off; empty: by the table's reading."""
    source: str = ""
    """Combatant id of who dealt it, or empty."""
    ko: bool = False
    resist: bool = False
    """The targets count as resistant to all of it."""
    rolled: tuple[int, ...] = ()
    """Totals per part when they are known (replay, or dice rolled by hand)."""
    area: Area | None = None
    """On the map: the targets are those inside (AOE-04)."""
    pooled: str = ""
    """One sum for all of them: `hurt-first`, `in-order`, `chosen`; empty: each takes the roll."""
    chosen: tuple[str, ...] = ()
    """Who takes of the pool first, in this order."""


@value
class Heal:
    """`heal TARGETS N [from WHO]`; N may be dice."""

    targets: tuple[str, ...]
    amount: str
    rolled: int | None = None
    source: str = ""
    """Combatant id of who heals, or empty."""


@value
class GrantTemporary:
    """`temp TARGETS N [keep|take]` (THP-03)."""

    targets: tuple[str, ...]
    amount: str
    choice: str = ""
    """`keep`, `take`, or empty for the larger."""
    rolled: int | None = None


@value
class ChangeMaximum:
    """`maxhp WHO +N|-N|=N`: raising does not heal (DMG-01)."""

    who: str
    change: int = 0
    exactly: int | None = None


@value
class Stabilise:
    """`stabilise WHO [medicine=N]` (STAB-01); without a check it just works."""

    who: str
    medicine: int | None = None


@value
class RollDeathSave:
    """`death WHO [N]` (DEATH-03); N is the natural die."""

    who: str
    natural: int | None = None
    dice: tuple[int, ...] = ()


@value
class Kill:
    """`kill TARGETS` (DEATH-10)."""

    targets: tuple[str, ...]


@value
class Revive:
    """`revive WHO [N]` (HEAL-03)."""

    who: str
    hp: int = 1


@value
class RollSave:
    """`save TARGETS ABILITY DC [AMOUNT] [half|none] [then CONDITION|"NAME" DURATION] [WHO=N …]`."""

    targets: tuple[str, ...]
    ability: str
    dc: int
    amount: Amount = ()
    on_success: str = "half"
    """`half` or `none` of the amount (DMG-07)."""
    condition: str = ""
    """On a failure."""
    duration: Duration = Duration()
    """Of the condition and of the effect."""
    totals: tuple[tuple[str, int], ...] = ()
    """Totals rolled by hand, by combatant id."""
    qualities: tuple[str, ...] = ()
    source: str = ""
    rolled: tuple[int, ...] = ()
    """Damage totals per part when they are known."""
    covers: tuple[tuple[str, CoverLevel], ...] = ()
    """Cover between a target and where it comes from; helps Dexterity saves (COVER-01)."""
    area: Area | None = None
    """On the map: the targets are those inside, with their cover from its origin (AOE-04)."""
    said: tuple[tuple[str, str], ...] = ()
    """`pass` or `fail` by combatant id: the DM's word over the roll (GEN-04)."""
    shares: tuple[tuple[str, str], ...] = ()
    """`full`, `half` or `none` of the damage by combatant id: the DM's word over the rule."""
    effect: str = ""
    """On a failure, too: a named effect with these changes."""
    changes: Modifiers = NO_CHANGE
