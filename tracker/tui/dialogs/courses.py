"""The field of a multiattack: which of its ways is gone, and so which attack is due."""

from collections.abc import Iterable, Sequence

from tracker.i18n import screens_blows as words
from tracker.tui.dialogs.fields import Choice, Option, StatChoice
from tracker.tui.multiattack import Walk, Way

NOTHING = Walk((), ())


class CourseField(StatChoice):
    """Gone while there is only one way, or none. Its values are the names of a way in a row."""

    def __init__(self, walk: Walk, course: str) -> None:
        super().__init__(words.course_label(), ())
        self._wished = course
        """The way that was gone so far."""
        self._seen = ""
        self._show(walk)

    def _show(self, walk: Walk) -> None:
        self.walk = walk
        self.choose_from([Option(value_of(way), words.course(way)) for way in self.walk.ways])
        self.display = self.can_focus = len(self.options) > 1

    def begin(self, last: str) -> None:
        """The way that was begun, else the first one with the last attack in it."""
        values = [one.value for one in self.options]
        place = values.index(self._wished) if self._wished in values else -1
        if place < 0:
            fits = (n for n, way in enumerate(self.walk.ways) if last in way)
            place = next(fits, 0)
        self.set_reactive(Choice.index, place)
        self._seen = self.value

    def settle(self, walk: Walk) -> bool:
        """The ways as they are now; whether another attack is due by another choice."""
        before = self.walk
        self._show(walk)
        turned = self.value != self._seen or self.walk != before
        self._seen = self.value
        return turned and bool(self.walk.ways)

    @property
    def way(self) -> Way:
        """The chosen one."""
        return self.walk.ways[self.index] if self.index < len(self.walk.ways) else ()

    def due(self, attacks: Iterable[str]) -> str:
        """What comes next."""
        return self.walk.due(self.index, frozenset(attacks))

    def actions(self, attacks: Sequence[str]) -> list[str]:
        """Parts of the ways that are no attacks and are still to come."""
        ways = range(len(self.walk.ways))
        left = dict.fromkeys(name for way in ways for name in self.walk.rest(way))
        return [name for name in left if name not in attacks]

    def heading(self) -> str:
        """Which attack it is of how many; empty without a multiattack."""
        most = len(self.way)
        return words.attack_of(self.walk.here, most) if most > 1 else ""


def value_of(way: Way) -> str:
    """What names a way across steps."""
    return "+".join(way)
