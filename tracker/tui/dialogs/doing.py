"""Dialogs of what is done beside struggling and moving: helping, hiding, casting, readying."""

from collections.abc import Iterable
from typing import ClassVar

from tracker.encounter import commands as cmd
from tracker.encounter.model import Id
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_dialogs, skills
from tracker.tui.dialogs.asking import creatures, several, whole
from tracker.tui.dialogs.deed import Doing, foes, friends, line, pick
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked


class TextDialog(Doing):
    """A deed with a text: use, improvise, bonus, react."""

    takes: ClassVar[tuple[str, ...]] = ("action", "bonus")

    def fields(self) -> Iterable[Field]:
        """Text and what it takes."""
        self.text = line("text", "text")
        self.cost = pick("cost", words.costs(*self.takes))
        return (self.text, self.cost)

    def request(self) -> Asked | None:
        """The deed."""
        return cmd.TakeAction(self.who, self.key, self.text.value, self.cost.value)


class UseDialog(TextDialog):
    """An object, by the free interaction or more (TURN-07)."""

    key = "use"
    takes = ("action", "bonus", "free", "drop")


class ImproviseDialog(TextDialog):
    """Whatever has no rules of its own."""

    key = "improvise"


class InfluenceDialog(TextDialog):
    """By the newer wording."""

    key = "influence"


class MagicDialog(TextDialog):
    """By the newer wording: a spell, or a thing that works magic."""

    key = "magic"


class StudyDialog(TextDialog):
    """By the newer wording."""

    key = "study"


class UtilizeDialog(TextDialog):
    """By the newer wording."""

    key = "utilize"


class BonusDialog(Doing):
    """Any bonus action (TURN-03)."""

    key = "bonus"

    def fields(self) -> Iterable[Field]:
        """What it is."""
        self.text = line("text", "text")
        return (self.text,)

    def request(self) -> Asked | None:
        """Spent."""
        return cmd.SpendBudget(self.who, "bonus", self.text.value)


class ReactDialog(Doing):
    """The reaction, or the readied response (REACT-01, ACT-11)."""

    key = "react"

    def fields(self) -> Iterable[Field]:
        """What it is and when it comes."""
        self.text = line("text", "text")
        self.when = pick("when", words.whens())
        return (self.text, self.when)

    def request(self) -> Asked | None:
        """Spent."""
        return cmd.SpendBudget(self.who, "reaction", self.text.value, self.when.value)


class HelpDialog(Doing):
    """A friend against a foe, or with a task (ACT-07, ACT-08)."""

    key = "help"

    def fields(self) -> Iterable[Field]:
        """Whom, against whom, with what."""
        table = self.desk.table
        self.friend = Choice(words.label("friend"), creatures(friends(table, self.who)))
        marked = (*(one for one in self.others() if self._is_foe(one)), "")[0]
        options = [Option("", words.a_task()), *creatures(foes(table, self.who))]
        self.opponent = Choice(words.label("against"), options, marked)
        self.errand = line("task", "task")
        self.cost = pick("cost", words.costs("action", "bonus"))
        return (self.friend, self.opponent, self.errand, self.cost)

    def _is_foe(self, one: Id) -> bool:
        return self.desk.table.combatants[one].side != self.creature.side

    def request(self) -> Asked | None:
        """The help."""
        if not self.friend.value:
            return None
        return cmd.HelpAlly(
            self.who,
            self.friend.value,
            self.opponent.value,
            self.errand.value,
            cost=self.cost.value,
        )


class HideDialog(Doing):
    """Stealth against the passive Perception of each foe (ACT-09); the marked hide together."""

    key = "hide"

    def fields(self) -> Iterable[Field]:
        """Total, die, mode."""
        self.total = line("stealth", "totals")
        self.mode = pick("mode", screens_dialogs.modes())
        self.d20 = line("d20", "die")
        self.cost = pick("cost", words.costs("action", "bonus"))
        self.what = pick("what", words.hidings())
        return (self.total, self.mode, self.d20, self.cost, self.what)

    def request(self) -> Asked | None:
        """Into hiding, or out of it."""
        side = self.creature.side
        table = self.desk.table
        who = (self.who, *(one for one in self.others() if table.combatants[one].side == side))
        if self.what.value == "end":
            return cmd.Hide(who, stop=True)
        dice = several(self.d20)
        totals = () if dice else several(self.total)
        return cmd.Hide(who, totals, dice, self.mode.value, self.cost.value)


class SearchDialog(Doing):
    """Perception or Investigation (ACT-14)."""

    key = "search"

    def fields(self) -> Iterable[Field]:
        """Skill, total, die, mode."""
        known = [(one, skills.skill(one)) for one in ("perception", "investigation")]
        self.skill = pick("skill", known)
        self.total = line("total", "rolled")
        self.mode = pick("mode", screens_dialogs.modes())
        self.d20 = line("d20", "die")
        self.cost = pick("cost", words.costs("action", "bonus"))
        self.text = line("text", "text")
        return (self.skill, self.total, self.mode, self.d20, self.cost, self.text)

    def request(self) -> Asked | None:
        """The check."""
        dice = several(self.d20)
        return cmd.Search(
            self.who,
            self.skill.value,
            None if dice else whole(self.total),
            dice,
            self.mode.value,
            self.cost.value,
            self.text.value,
        )


class ReadyDialog(Doing):
    """A trigger, and what is held for it (ACT-10, ACT-13)."""

    key = "ready"

    def fields(self) -> Iterable[Field]:
        """The trigger first."""
        self.trigger = line("trigger", "trigger")
        self.spell = line("spell", "held")
        self.slot = line("slot", "slot")
        return (self.trigger, self.spell, self.slot)

    def request(self) -> Asked | None:
        """The response that waits."""
        if not self.trigger.value:
            return None
        return cmd.ReadyResponse(self.who, self.trigger.value, self.spell.value, whole(self.slot))
