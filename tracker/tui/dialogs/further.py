"""What is seldom said of an attack: changes for it alone, and dice that came up beside its own."""

from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.tui.dialogs.asking import several, whole
from tracker.tui.dialogs.deed import line
from tracker.tui.dialogs.fields import Field


class FurtherFields:
    """Fields at the end of the attack dialog, empty as a rule."""

    def __init__(self) -> None:
        self.ac = line("ac-change", "once")
        self.hit = line("hit-change", "once")
        self.extra = line("extra", "extra")
        self.rider = line("rider", "rider")

    @property
    def fields(self) -> tuple[Field, ...]:
        """In order."""
        return (self.ac, self.hit, self.extra, self.rider)

    def put_into(self, asked: cmd.AttackTarget) -> cmd.AttackTarget:
        """The command with what they say."""
        return replace(
            asked,
            ac_change=whole(self.ac) or 0,
            to_hit_change=whole(self.hit) or 0,
            extra=several(self.extra),
            rider=several(self.rider),
        )
