"""The fight and the disk: trouble is said once, a conflict asked once, and leaving asks back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.timer import Timer

from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from tracker.tui.screens.fight import FightScreen

FOLLOW = 1.0
"""Seconds between two looks at a fight somebody else plays."""
LOOK_AGAIN = 0.25
"""Seconds between two looks whether the file is written, while it is not."""


class DiskWatch:
    """What one fight screen knows of its file."""

    def __init__(self, fight: FightScreen) -> None:
        self._fight = fight
        self._told = ""
        """Which trouble was said already."""
        self._warned = False
        self._timer: Timer | None = None
        self._following: Timer | None = None
        self._party = ""
        """What was said already of the party's file."""

    def begin(self) -> None:
        """After the first paint: the dot, and who stands in another fight too."""
        self.look()
        if self._fight.session.read_only:
            self._following = self._fight.set_interval(FOLLOW, self.follow)
        self._fight.call_after_refresh(self._ask_elsewhere)

    def _ask_elsewhere(self) -> None:
        self._fight.run_worker(self._elsewhere, name="elsewhere", thread=True, exit_on_error=False)

    def _elsewhere(self) -> None:
        from tracker.tui.screens import fight_beyond

        fight_beyond.elsewhere(self._fight)

    def look(self) -> None:
        """Move the dot; while there is something to wait for, look again soon."""
        fight = self._fight
        problem = fight.session.save_problem
        fight.saved = fight.session.saved
        fight.failing = problem is not None and not fight.saved
        trouble = "" if problem is None else str(problem)
        if problem is not None and trouble != self._told and fight.is_current:
            self._say(problem)
            self._told = trouble
        elif problem is None and self._told:
            self._told, self._warned = "", False
            fight.message = ""
        self._look_at_party()
        if fight.saved and trouble == self._told:
            self.rest()
        elif self._timer is None:
            self._timer = fight.set_interval(LOOK_AGAIN, self.look)

    def rest(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def close(self) -> None:
        """The fight is closed: neither that nor what another does to the file."""
        from tracker.tui import veil

        veil.lift()
        self.rest()
        if self._following is not None:
            self._following.stop()

    def follow(self) -> None:
        """Read-only: take in what the other one did."""
        fight = self._fight
        try:
            new = fight.session.follow()
        except Refused as refused:
            fight.refuse(refused)
            return
        if new:
            fight.logbook.forget(0)
            fight.sync()
            fight.message = ""

    def lets_go(self) -> bool:
        """Save; when that fails, the first try to leave only says so."""
        fight = self._fight
        fight.session.flush()
        if fight.half is not None:
            fight.half.write()
        problem = fight.session.save_problem
        if fight.session.saved or problem is None or self._warned:
            return True
        from tracker.i18n.refusals import refusal
        from tracker.i18n.screens_disk import leave_anyway

        self._warned, self._told = True, str(problem)
        # What to press stands first: a long path may take the rest off the screen.
        fight.say(f"{leave_anyway()} {refusal(problem)}")
        return False

    def _look_at_party(self) -> None:
        """A question about the party's file is asked once, trouble with it said once."""
        fight = self._fight
        party = fight.session.party
        trouble = str([*party.differences, party.problem]) if self._has_news() else ""
        if not trouble or trouble == self._party or fight.app.screen is not fight:
            self._party = trouble and self._party
            return
        from tracker.tui.screens import fight_beyond

        self._party = trouble
        fight_beyond.party(fight)

    def _has_news(self) -> bool:
        party = self._fight.session.party
        return bool(party.differences) or party.problem is not None

    def _say(self, problem: Refused) -> None:
        fight = self._fight
        fight.refuse(problem)
        if problem.key != "file-changed-under-us":
            return
        from tracker.tui.dialogs.conflict import OURS, ConflictDialog

        def answered(way: object) -> None:
            if way == OURS:
                fight.session.keep_ours()
                fight.sync()

        fight.app.push_screen(ConflictDialog(fight.desk(), problem), answered)
