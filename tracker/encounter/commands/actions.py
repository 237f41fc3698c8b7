"""Commands of what is done in a turn beside attacking: one for each action with data of its own."""

from tracker.encounter.commands.effects import Duration
from tracker.encounter.effects import NO_CHANGE, Modifiers
from tracker.encounter.values import value


@value
class TakeAction:
    """`dash|disengage|dodge|use|improvise [WHO] … [text]` (ACT-03..06, ACT-15).

    By option also `influence|magic|study|utilize`.
    """

    who: str
    action: str
    text: str = ""
    cost: str = ""
    """Empty for the action, `bonus`, `free` for the free interaction, or `drop` (TURN-07)."""
    potion: bool = False
    """A healing potion is drunk: by the newer wording as bonus action (ACT-15)."""
    check: str = ""
    """A skill or an ability that decides."""
    dc: int | None = None
    total: int | None = None
    d20: tuple[int, ...] = ()
    mode: str = ""


@value
class CastSpell:
    """`cast [WHO] SPELL [on TARGETS] …` (ACT-02)."""

    who: str
    spell: str
    on: tuple[str, ...] = ()
    cost: str = ""
    """Empty for the action, `bonus` or `reaction`."""
    slot: int | None = None
    """Level of the slot; None: by the stat block, else none; 0: none."""
    cantrip: bool = False
    concentration: bool = False
    changes: Modifiers = NO_CHANGE
    """What it changes on those it is cast on, on the caster where nobody is named."""
    duration: Duration = Duration()
    """Of what it changes."""


@value
class Hide:
    """`hide [WHO,…] …` (ACT-09)."""

    who: tuple[str, ...]
    totals: tuple[int, ...] = ()
    """Stealth rolled by hand, one each; a missing one is rolled."""
    d20: tuple[int, ...] = ()
    """Natural dice of a single hider."""
    mode: str = ""
    """`adv` or `dis`: one more source of that kind."""
    cost: str = ""
    stop: bool = False
    """`end`: comes out of hiding."""


@value
class Search:
    """`search [WHO] …` (ACT-14)."""

    who: str
    skill: str = "perception"
    """Or `investigation`."""
    total: int | None = None
    d20: tuple[int, ...] = ()
    mode: str = ""
    cost: str = ""
    text: str = ""


@value
class HelpAlly:
    """`help WHO FRIEND [vs TARGET] …` (ACT-07, ACT-08)."""

    who: str
    friend: str
    against: str = ""
    """The foe that is hampered; empty: help with a task."""
    task: str = ""
    range: int | None = None
    """Feet between helper and foe; None: 5."""
    unskilled: bool = False
    """The helper lacks a fitting proficiency (ACT-07 by the newer wording)."""
    cost: str = ""


@value
class ReadyResponse:
    """`ready WHO "trigger" [spell NAME]` (ACT-10, ACT-13)."""

    who: str
    trigger: str
    spell: str = ""
    slot: int | None = None
