"""Two that struggle: grapple, shove, escape, contest, and letting go (GRAP, SHOVE, GEN-05)."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import holds
from tracker.encounter.model import Combatant, Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_dialogs, skills
from tracker.tui.dialogs.asking import creatures, whole
from tracker.tui.dialogs.deed import Doing, foes, line, pick
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked


class StruggleDialog(Doing):
    """Base: the other one, both totals, the skills."""

    kind = ""
    takes_hand = False

    def opponents(self) -> list[Combatant]:
        """Whom it may be about."""
        return foes(self.desk.table, self.who)

    def fields(self) -> Iterable[Field]:
        """The target has the focus."""
        known = [("", words.as_usual()), *((one, skills.skill(one)) for one in numbers.CHECKS)]
        self.target = self.aimed(self.opponents())
        self.own = line("own", "rolled")
        self.theirs = line("other", "rolled")
        self.skill = pick("skill", known)
        self.their_skill = pick("against-skill", known)
        self.mode = pick("mode", screens_dialogs.modes())
        self.hand = pick("hand", reversed(screens_dialogs.yes_no()))
        usual: tuple[Field, ...] = (self.own, self.theirs, self.skill, self.their_skill, self.mode)
        hand = (self.hand,) if self.takes_hand else ()
        return (self.target, *self.more(), *usual, *hand)

    def more(self) -> tuple[Field, ...]:
        """Further fields."""
        return ()

    def about(self) -> Iterable[Id]:
        """Both of them."""
        return tuple(one for one in (self.who, self.target.value) if one)

    def aim(self) -> str:
        """What it is for."""
        return ""

    def request(self) -> Asked | None:
        """The struggle."""
        if not self.target.value:
            return None
        return cmd.Struggle(
            self.kind or self.key,
            self.who,
            self.target.value,
            self.aim(),
            whole(self.own),
            whole(self.theirs),
            self.skill.value,
            self.their_skill.value,
            self.mode.value,
            no_hand=self.takes_hand and not self.hand.value,
        )


class GrappleDialog(StruggleDialog):
    """GRAP-01."""

    key = "grapple"
    takes_hand = True


class EscapeDialog(StruggleDialog):
    """GRAP-05: from one of those that hold it."""

    key = "escape"

    def opponents(self) -> list[Combatant]:
        """Those that hold it."""
        table = self.desk.table
        by = dict.fromkeys(one.source for one in holds.grips_on(self.creature) if one.source)
        return [table.combatants[one] for one in by if one in table.combatants]

    def request(self) -> Asked | None:
        """Refused where nobody holds it."""
        if not self.target.value:
            raise Refused("not-grappled", who=self.creature.full_name)
        return super().request()


class ShoveDialog(StruggleDialog):
    """SHOVE-01: prone or away."""

    key = "shove"

    def more(self) -> tuple[Field, ...]:
        """What for."""
        self.way = pick("aim", words.aims())
        return (self.way,)

    def aim(self) -> str:
        """What for."""
        return self.way.value


class ContestDialog(StruggleDialog):
    """Any check against a check (GEN-05)."""

    key = "contest"
    kind = "other"


class ReleaseDialog(Doing):
    """GRAP-06: of one, or of all."""

    key = "release"

    def fields(self) -> Iterable[Field]:
        """Whom it holds."""
        table = self.desk.table
        held = [table.combatants[one] for one in numbers.held_by(table, self.who)]
        options = [Option("", words.everybody()), *creatures(held)]
        self.target = Choice(words.label("target"), options)
        return (self.target,)

    def request(self) -> Asked | None:
        """Let go."""
        return cmd.Release(self.who, self.target.value)
