"""A body on its way: moving, falling, mounting (MOVE, MOUNT)."""

from collections.abc import Iterable

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Id
from tracker.i18n import screens_acting as words
from tracker.tui.dialogs.asking import creatures, several, whole
from tracker.tui.dialogs.deed import Doing, foes, friends, line, pick
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked
from tracker.tui.dialogs.places import cells
from tracker.tui.dialogs.ticks import Checks

MARKED = "marked"
OWN = frozenset({"teleport", "forced"})
"""Ways that take no movement (OPP-05)."""


class MoveDialog(Doing):
    """Feet or a cell first; whose reach it leaves asks for opportunity attacks (OPP-01)."""

    key = "move"

    def fields(self) -> Iterable[Field]:
        """Feet, how, what makes it dear, whom it leaves."""
        self.feet = line("feet-or-cell", "feet-or-cell")
        self.way = pick("way", words.ways(), "fly" if self.creature.aloft else "walk")
        prone = "prone" in numbers.conditions(self.desk.table, self.who)
        grounds = [Option(*one) for one in words.grounds()]
        self.ground = Checks(words.label("ground"), grounds, ("crawl",) if prone else ())
        self.up = line("up", "height")
        marked = self.others()
        options = [Option("", words.nobody())]
        options += [Option(MARKED, words.marked(len(marked)))] if marked else []
        options += creatures(foes(self.desk.table, self.who))
        self.leaves = Choice(words.label("leaves"), options)
        self.after = line("after", "after")
        return (self.feet, self.way, self.ground, self.up, self.leaves, self.after)

    def request(self) -> Asked | None:
        """The move."""
        steps, up = several(self.feet), whole(self.up)
        if not steps and not up:
            return None
        way = cells(self.feet) if steps[1:] else ()
        feet = 0 if way else (*steps, 0)[0]
        mode = self.way.value
        left = self.leaves.value
        ticked = self.ground.values
        return cmd.Move(
            self.who,
            max(0, feet),
            "walk" if mode in OWN else mode,
            mode if mode in OWN else "",
            difficult="difficult" in ticked,
            crawl="crawl" in ticked,
            squeeze="squeeze" in ticked,
            drag="drag" in ticked,
            up=up or 0,
            leaves=self.others() if left == MARKED else (left,) if left else (),
            after=(whole(self.after) or 0) if left else 0,
            to=way[-1] if way else None,
            through=way[:-1],
        )


class FallDialog(Doing):
    """1d6 for every ten feet, and prone (MOVE-13)."""

    key = "fall"

    def fields(self) -> Iterable[Field]:
        """How far, and what the dice say."""
        self.feet = line("feet", "aloft" if self.creature.aloft else "feet")
        self.damage = line("damage", "rolled")
        return (self.feet, self.damage)

    def request(self) -> Asked | None:
        """The fall."""
        feet = whole(self.feet)
        if feet is None and not self.creature.aloft:
            return None
        return cmd.Fall(self.who, feet, several(self.damage)[:1])


class MountDialog(Doing):
    """Friends first, for a mount is willing (MOUNT-01)."""

    key = "mount"

    def fields(self) -> Iterable[Field]:
        """What it rides, and who controls it."""
        self.ridden = self.aimed(friends(self.desk.table, self.who), "mount")
        self.control = pick("control", words.controls())
        return (self.ridden, self.control)

    def about(self) -> Iterable[Id]:
        """Both of them."""
        return tuple(one for one in (self.who, self.ridden.value) if one)

    def request(self) -> Asked | None:
        """Up."""
        if not self.ridden.value:
            return None
        return cmd.GetOn(self.who, self.ridden.value, self.control.value)
