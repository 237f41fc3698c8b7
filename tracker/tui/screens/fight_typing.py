"""The typed line over a fight, and lines that were pasted together: one after the other, each seen.

They come back when the step before is done and nothing else is asked; what was not done is not done
behind anybody's back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.session.half_typed import HalfTyped

if TYPE_CHECKING:
    from tracker.tui.dialogs.form import Asked
    from tracker.tui.screens.fight import FightScreen

SECONDS = 1.0
"""Between two looks at the line, which is then kept should the program be killed."""


def tell_left(fight: FightScreen) -> None:
    """When a fight is opened: that a line was typed and never done."""
    left = "" if fight.session.read_only else HalfTyped(fight.session.path).left()
    if left:
        from tracker.i18n.screens_typing import half_typed
        from tracker.tui.plain import plain

        fight.say(half_typed(plain(left)))


def open_line(fight: FightScreen, begun: str, waiting: tuple[str, ...] = ()) -> None:
    """The typed line, with something in it: what was left half typed, where nothing else is."""
    from tracker.session.typed_lines import TypedLines
    from tracker.tui.dialogs.typed import TypedDialog

    fight.kept = fight.kept or TypedLines()
    half = fight.half or HalfTyped(fight.session.path)
    if fight.half is None and not begun and not fight.session.read_only:
        begun = half.left()
    fight.half = half
    dialog = TypedDialog(fight.desk(), fight.kept, begun, waiting)

    def keep(line: str) -> None:
        if half.want(line):
            fight.run_worker(half.write, name="half-typed", thread=True, exit_on_error=False)

    timer = fight.set_interval(
        SECONDS, lambda: keep(dialog.field.value), pause=fight.session.read_only
    )

    def answered(request: Asked | None) -> None:
        timer.stop()
        keep("")
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
