"""How screens take keys: one handler that asks the table, and one gate before anything is done.

What cannot be done now is not done: the gate says why, and what would be right, whether it came
from a key, a click on the footer or the palette.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import App
from textual.screen import Screen

from tracker.tui import actions, watched

if TYPE_CHECKING:
    from tracker.encounter.refusals import Refused
    from tracker.tui.app import TrackerApp
    from tracker.tui.offer import Offer

ANYWHERE = "anywhere"
"""The place whose keys stand behind those of every other."""


FAULTS = 2
"""So many faults of a file are told with the refusal."""


def in_short(refused: Refused) -> str:
    """The refusal and the first faults behind it, in one line."""
    from tracker.i18n.refusals import refusal_lines

    return " ".join(line.strip() for line in refusal_lines(refused)[: 1 + FAULTS])


class Keyed:
    """Mixed into screens: `places` says what holds now, `does` carries it out."""

    app: App[int]
    covers: ClassVar[bool] = False
    """Whether nobody sees what lies below."""
    tells_all: ClassVar[bool] = False
    """Whether it shows what a streamer hides."""
    shows_all: ClassVar[bool] = False
    """Whether it does so even while others watch, and says it: the DM has opened it knowingly."""

    @property
    def tracker(self) -> TrackerApp:
        """The program that this is a screen of, by its own kind."""
        return cast("TrackerApp", self.app)

    def places(self) -> tuple[str, ...]:
        """Places of the table that hold now, the first one first."""
        raise NotImplementedError

    def does(self, pressed: actions.Pressed) -> None:
        """Carry an action out."""
        raise NotImplementedError

    def against(self, pressed: actions.Pressed) -> str:
        """Why it cannot be done now and what would be right; empty when it can."""
        del pressed
        return ""

    def hinders(self, pressed: actions.Pressed) -> bool:
        """Whether there is a reason against it: asked at every step, so without words where it can."""
        return bool(self.against(pressed))

    def purpose(self) -> tuple[str, ...]:
        """What this screen is for and what to do next: paragraphs of the help."""
        from tracker.i18n.screens_help import purpose

        return purpose(self.help_name())

    def help_name(self) -> str:
        """By which the help knows it: its class, without the kind of screen."""
        name = type(self).__name__
        return name.removesuffix("Screen").removesuffix("Dialog").casefold()

    def help_places(self) -> tuple[str, ...]:
        """Whose keys the help lists, first those that hold now."""
        return self.places()

    def offers(self) -> Iterable[Offer]:
        """What the palette finds here beside the actions of the table."""
        return ()

    def say(self, text: str) -> None:
        """Tell the DM something, where the screen has a place for it."""

    def refuse(self, refused: Refused) -> None:
        """Say what was wrong and what would be right."""
        self.say(in_short(refused))

    def lets_go(self) -> bool:
        """Whether the program may end; if not, the screen has said why."""
        return True

    def keep(self) -> None:
        """The program is ended from outside: what is not saved yet is put where it is found again."""

    def other(self, event: events.Key) -> None:
        """A key that the table does not know."""

    def on_key(self, event: events.Key) -> None:
        """Look the key up; leave alone what the table does not know."""
        pressed = actions.meant(event.key, (*self.places(), ANYWHERE))
        if pressed is None:
            self.other(event)
            return
        event.stop()
        event.prevent_default()
        self.press(pressed)

    def press(self, pressed: actions.Pressed) -> None:
        """Do it, or say why it cannot be done."""
        if pressed.id == "palette":
            self.open_palette()
        elif pressed.id == "help":
            self.show_help(pressed)
        elif pressed.id == "settings":
            self.open_settings()
        elif pressed.id in watched.KEYS:
            watched.carry_out(self.tracker, pressed.id)
        elif pressed.id == "suspend":
            self.app.action_suspend_process()
        elif reason := self.against(pressed):
            self.say(reason)
        else:
            self.does(pressed)
            self.draw_keys()

    def draw_keys(self) -> None:
        """The footer, where what can be done has changed."""
        from tracker.tui.widgets.foot import KeyLine

        if isinstance(self, Screen) and self.is_attached:
            for line in self.query(KeyLine):
                line.draw()

    def show_help(self, pressed: actions.Pressed) -> None:
        """What this is for, and all keys."""
        from tracker.tui.screens.help import HelpScreen

        del pressed
        self.app.push_screen(HelpScreen(self.help_places(), self.purpose()))

    def open_settings(self) -> None:
        """Over what is seen, which shows every change at once."""
        from tracker.tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def open_palette(self) -> None:
        """Everything that can be done here."""
        from tracker.tui.screens.palette import open_palette

        open_palette(self)

    def action_do(self, place: str, action: str, key: str = "") -> None:
        """A click on the footer, on an answer, on a card."""
        self.press(actions.Pressed(place, action, key))


class ShowsAll(Keyed):
    """Mixed into screens that show everything even while others watch, and say so when they are seen."""

    shows_all = True

    def on_screen_resume(self) -> None:
        """It is seen again."""
        watched.warn(self.tracker)
