"""The menu of what a creature can do in its turn: every verb of the typed language has a line here.

What the rules forbid now is dim and says why, and can be chosen all the same.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import marks, numbers
from tracker.encounter.decide.targets import has_hit_points
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.i18n import screens_deeds
from tracker.i18n.screens_uses import budget_left
from tracker.rules.actions import OF_2024_ONLY
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs import (
    areas,
    casting,
    doing,
    hindrances,
    moving,
    ordering,
    places,
    shaping,
    struggle,
    using,
)
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.deed import Doing
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.dialogs.menu import Entry, Menu
from tracker.tui.plain import plain


class Line(NamedTuple):
    """One entry: its letter (none: it is found by name), its key, what it takes of the turn."""

    letter: str
    key: str
    cost: str


LINES = (
    Line("d", "dash", "action"),
    Line("e", "disengage", "action"),
    Line("o", "dodge", "action"),
    Line("h", "help", "action"),
    Line("i", "hide", "action"),
    Line("s", "search", "action"),
    Line("u", "use", "action"),
    Line("c", "cast", "action"),
    Line("A", "action", "action"),
    Line("L", "legendary", "legendary"),
    Line("r", "ready", "action"),
    Line("v", "improvise", "action"),
    Line("I", "influence", "action"),
    Line("M", "magic", "action"),
    Line("Y", "study", "action"),
    Line("U", "utilize", "action"),
    Line("m", "move", "movement"),
    Line("t", "stand", "movement"),
    Line("n", "prone", "free"),
    Line("g", "grapple", "attack"),
    Line("p", "shove", "attack"),
    Line("x", "escape", "action"),
    Line("l", "release", "free"),
    Line("b", "two-weapon", "bonus"),
    Line("a", "opportunity", "reaction"),
    Line("R", "react", "reaction"),
    Line("D", "bonus-dash", "bonus"),
    Line("E", "bonus-disengage", "bonus"),
    Line("O", "bonus-dodge", "bonus"),
    Line("B", "bonus", "bonus"),
    Line("w", "mount", "movement"),
    Line("W", "dismount", "movement"),
    Line("S", "surprise", "table"),
    Line("f", "fall", "table"),
    Line("j", "underwater", "table"),
    Line("k", "contest", "table"),
    Line("z", "area", "table"),
    Line("F", "face", "free"),
    Line("y", "improvised", "table"),
    Line("G", "recharge", "table"),
    Line("K", "slot", "table"),
    Line("T", "budget", "table"),
    Line("H", "form", "table"),
    Line("N", "when", "table"),
    Line("Q", "zone", "table"),
    Line("q", "delay", "table"),
    Line("X", "swap", "table"),
    Line("V", "split", "table"),
    Line("J", "join", "table"),
    Line("C", "clock", "table"),
    Line("Z", "blast", "table"),
    Line("P", "place", "table"),
    Line("", "battlefield", "table"),
)
"""In the order in which one looks for them."""

WAYS_OUT = frozenset({"stand", "escape"})
"""First of all where they can be done: whoever is prone or held looks for nothing else."""

DIALOGS: dict[str, type[Doing]] = {
    one.key: one
    for one in (
        doing.HelpDialog,
        doing.HideDialog,
        doing.SearchDialog,
        doing.UseDialog,
        casting.CastDialog,
        doing.ReadyDialog,
        doing.ImproviseDialog,
        doing.InfluenceDialog,
        doing.MagicDialog,
        doing.StudyDialog,
        doing.UtilizeDialog,
        doing.BonusDialog,
        doing.ReactDialog,
        moving.MoveDialog,
        moving.MountDialog,
        moving.FallDialog,
        struggle.GrappleDialog,
        struggle.ShoveDialog,
        struggle.EscapeDialog,
        struggle.ReleaseDialog,
        struggle.ContestDialog,
        areas.AreaDialog,
        areas.ImprovisedDialog,
        areas.SurpriseDialog,
        ordering.SwapDialog,
        ordering.SplitDialog,
        ordering.JoinDialog,
        ordering.ClockDialog,
        places.BlastDialog,
        places.PlaceDialog,
        places.BattlefieldDialog,
        places.FaceDialog,
        shaping.FormDialog,
        shaping.PhaseDialog,
        shaping.ZoneDialog,
        using.ActionDialog,
        using.LegendaryDialog,
        using.RechargeDialog,
        using.SlotDialog,
        using.BudgetDialog,
    )
}
NAMED_DIALOGS: dict[str, Callable[[Desk, Id, str], Doing]] = {
    "cast": casting.CastDialog,
    "action": using.ActionDialog,
}
BLOWS = frozenset({"opportunity", "two-weapon"})
NAMED = ":"
"""Between an entry that opens a dialog and the spell or the action it opens it with."""


def doer(table: Encounter, cursor: selection.Key) -> Id:
    """Whom the menu is about: under the cursor; of a group whoever has its action still."""
    here = selection.under(table, cursor)
    ready = (one for one in here if table.combatants[one].budget.action > 0)
    return next(ready, (*here, "")[0])


def dialog_of(key: str, desk: Desk, who: Id) -> Dialog:
    """The dialog of an entry."""
    if key in BLOWS:
        return AttackDialog(desk, who, way=key)
    kind, _, named = key.partition(NAMED)
    return NAMED_DIALOGS[kind](desk, who, named) if named else DIALOGS[kind](desk, who)


class ActionMenu(Menu):
    """Of one creature."""

    def __init__(self, desk: Desk, who: Id) -> None:
        self.who = who
        super().__init__(desk)

    def heading(self) -> str:
        """With its name, and what is left of its turn."""
        table, who = self.desk.table, self.desk.table.combatants[self.who]
        asked = screens_deeds.menu_heading(plain(who.full_name))
        return f"{asked}  {budget_left(table, who, short=True)}" if table.round else asked

    def about(self) -> tuple[Id, ...]:
        """Of whom."""
        return (self.who,)

    def entries(self) -> Sequence[Entry]:
        """Out of what it is in, its own, then every deed; before the fight surprise first."""
        table = self.desk.table
        lines = LINES if table.round else sorted(LINES, key=lambda one: one.key != "surprise")
        deeds = [
            Entry(
                one.key,
                self.titled(one.key),
                one.letter,
                screens_deeds.cost(one.cost),
                hindrances.of(table, self.who, one.key, one.cost),
            )
            for one in lines
            if self.knows(one.key)
        ]
        own = [*self.own("cast"), *self.own("action")]
        if not table.round:
            return [*deeds, *own]
        out = [one for one in deeds if one.value in WAYS_OUT and not one.against]
        return [*out, *own, *(one for one in deeds if one not in out)]

    def own(self, kind: str) -> Iterator[Entry]:
        """Its spells, or what its card has, each with what is left of it."""
        table = self.desk.table
        against = hindrances.of(table, self.who, kind, "action") if kind == "cast" else ""
        named = casting.spells_of if kind == "cast" else using.actions_of
        for one in named(table, self.who):
            note = screens_deeds.deed(kind)
            yield Entry(f"{kind}{NAMED}{one.value}", one.label, "", note, against)

    def titled(self, key: str) -> str:
        """A deed in words; of those that mean something else now, that."""
        if key == "delay":
            return ordering.delay_title(self.desk.table, self.who)
        return screens_deeds.deed(key)

    def knows(self, key: str) -> bool:
        """Not the newer actions by the older wording, nor blows of what has no body."""
        table = self.desk.table
        if key == "blast":
            return any(one.place for one in table.combatants.values())
        if key == "face":
            return bool(value(table.options, "facing"))
        if key in OF_2024_ONLY:
            return numbers.edition(table).actions_2024
        if not using.known(table, self.who, key):
            return False
        return key not in BLOWS or has_hit_points(table, self.who)

    def asks(self, value: str) -> bool:
        """All but those where nothing is left to say."""
        return value.partition(NAMED)[0] in DIALOGS or value in BLOWS

    def immersed(self) -> cmd.Immerse:
        """The marked go with it: all down, or all up when it is down."""
        table, marked = self.desk.table, self.desk.marked
        those = tuple(one for one in table.combatants if one in marked) or (self.who,)
        down = marks.bears(table.combatants[those[0]], marks.UNDERWATER)
        return cmd.Immerse(those, off=down)

    def at_once(self, value: str) -> Asked | None:
        """Done without a question."""
        match value:
            case "stand":
                return cmd.StandUp(self.who)
            case "prone":
                return cmd.DropProne(self.who)
            case "delay":
                return ordering.delay_or_return(self.desk.table, self.who)
            case "dismount":
                return cmd.GetOff(self.who)
            case "underwater":
                return self.immersed()
            case _:
                action = value.removeprefix("bonus-")
                return cmd.TakeAction(self.who, action, cost="bonus" if action != value else "")
