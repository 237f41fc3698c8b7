"""What a fight screen answers when it is asked: help, palette, and why a key cannot be used now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from tracker.tui import actions
from tracker.tui.keyed import Keyed
from tracker.tui.screens import fight_against

if TYPE_CHECKING:
    from tracker.tui.offer import Offer
    from tracker.tui.screens.fight import FightScreen


class Manners(Keyed):
    """Mixed into the fight screen."""

    def against(self, pressed: actions.Pressed) -> str:
        """Why it cannot be done now."""
        why = fight_against.why(cast("FightScreen", self), pressed)
        return why() if why else ""

    def hinders(self, pressed: actions.Pressed) -> bool:
        """Whether there is a reason against it."""
        return fight_against.why(cast("FightScreen", self), pressed) is not None

    @property
    def still_offers(self) -> bool:
        """Whether what `reveal` was said to show is hidden still: so long that stays said."""
        fight = cast("FightScreen", self)
        known = fight.table.combatants
        return any(who in known and known[who].hidden for who in fight.offered)

    def purpose(self) -> tuple[str, ...]:
        """What it is for, and what to do next where the fight stands now."""
        from tracker.tui.screens import fight_help

        return fight_help.purpose(cast("FightScreen", self))

    def help_places(self) -> tuple[str, ...]:
        """Those that hold now, and those one comes to from here."""
        more = ("fight", "prompt", "pick", "dialog", "menu", "typed")
        return tuple(dict.fromkeys((*self.places(), *more)))

    def offers(self) -> Iterable[Offer]:
        """Deeds of the creature under the cursor, and everyone on the table."""
        from tracker.tui.screens import fight_help

        return fight_help.offers(cast("FightScreen", self))

    def show_help(self, pressed: actions.Pressed) -> None:
        """Above the keys, what lies on the creature under the cursor."""
        from tracker.tui.screens import fight_reading

        del pressed
        fight_reading.help_on(cast("FightScreen", self))
