"""The typed line over a fight, and lines that were pasted together: one after the other, each seen.

They come back when the step before is done and nothing else is asked; what was not done is not done
behind anybody's back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tracker.tui.dialogs.form import Asked
    from tracker.tui.screens.fight import FightScreen


def open_line(fight: FightScreen, begun: str, waiting: tuple[str, ...] = ()) -> None:
    """The typed line, with something in it."""
    from tracker.session.typed_lines import TypedLines
    from tracker.tui.dialogs.typed import TypedDialog

    fight.kept = fight.kept or TypedLines()
    dialog = TypedDialog(fight.desk(), fight.kept, begun, waiting)

    def answered(request: Asked | None) -> None:
        fight.perform(request)
        if request is None:
            return
        fight.note_applied()
        fight.waiting = dialog.waiting
        go_on(fight)

    fight.app.push_screen(dialog, answered)


def go_on(fight: FightScreen) -> None:
    """The next of the pasted lines, if any waits and nothing else is asked."""
    if fight.waiting and fight.is_current:
        first, *rest = fight.waiting
        fight.waiting = ()
        open_line(fight, first, tuple(rest))
