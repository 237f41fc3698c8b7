"""The application: theme, first screen, and how it ends.

A fault of the program ends in one sentence that says where the fight is safe: a traceback would
show hidden numbers to whoever looks at the screen.
"""

import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import BindingType
from textual.driver import Driver
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.refusals import Refused
from tracker.i18n import screens as words
from tracker.session import Session
from tracker.session import settings as chosen
from tracker.tui import choices, looks, sizes, watched
from tracker.tui.keyboard import Keyboard
from tracker.tui.keyed import Keyed
from tracker.tui.messages import CloseFight, PlayFight
from tracker.tui.plain import pasted

if TYPE_CHECKING:
    from tracker.session.chosen_lately import ChosenLately

OPENED = Path(__file__).with_name("opened.tcss")


class TrackerApp(App[int]):
    """Opens the library, or one fight."""

    CSS_PATH = "tracker.tcss"
    TITLE = "tracker"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    HORIZONTAL_BREAKPOINTS = sizes.WIDTHS
    VERTICAL_BREAKPOINTS = sizes.HEIGHTS

    settings: var[chosen.Settings] = var(chosen.Settings(), init=False)
    """What holds now; screens watch it, `change_settings` changes it."""

    def __init__(
        self,
        session: Session | None = None,
        painted: Callable[[], None] | None = None,
        faults: list[BaseException] | None = None,
        for_now: Mapping[str, object] | None = None,
    ) -> None:
        """`faults` takes what went wrong, also in threads; `for_now` are settings of this run alone."""
        super().__init__(ansi_color=True if looks.unwanted() else None)
        kept, self.unfit = chosen.read()
        """What is wrong in the settings file; said once."""
        self.set_reactive(TrackerApp.settings, chosen.with_changes(kept, **(for_now or {})))
        self.on_file, self.for_now = kept, frozenset(for_now or ())
        """The file as last seen; what holds for this run whatever it says."""
        self.held: list[Session] = []
        """Every open fight; whoever runs the application closes them."""
        self.left: Path | None = None
        """The fight that was left last, until the library has put its cursor there."""
        self.recent: ChosenLately | None = None
        """What was chosen in the palette, once it has been open."""
        self.faults: list[BaseException] = [] if faults is None else faults
        self.noted = ""
        """The file in which a fault of the program was written down."""
        self.farewell = ""
        """What is said on the terminal after the end."""
        self.animation_level = "none"
        self.keys = Keyboard(self)
        self._first = session
        self._painted = painted
        self._dressed = False
        self.touring = False
        """Whether the guided first fight is opened at once."""
        self.unfit += choices.use_keys(self.settings)
        looks.begin(self, self.settings)

    def get_driver_class(self) -> type[Driver]:
        """On a POSIX terminal one with manners."""
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        from tracker.tui.driver import PoliteDriver

        return PoliteDriver

    def get_default_screen(self) -> Screen[None]:
        """The library, or the fight that was named: nothing else is laid out first."""
        return self.library() if self._first is None else self.fight(self._first)

    def on_mount(self) -> None:
        """Once something is seen."""
        self.entitle()
        self.app_resume_signal.subscribe(self, self._repaint)
        self.run_worker(self._hand_out(), name="keys")
        self.call_after_refresh(self._dress)
        if self._painted is not None:
            self.call_after_refresh(self._painted)
        if self.unfit:
            self.call_after_refresh(choices.tell, self)
        if self.touring:
            self.on_take_tour()

    def _dress(self) -> None:
        """What opens over the first screen has a stylesheet of its own, read after the first paint.

        Whoever types ahead opens something before that: then it is read first.
        """
        if self._dressed:
            return
        self._dressed = True
        self.stylesheet.read(OPENED)
        self.stylesheet.parse()
        for screen in self.screen_stack[1:]:
            self.stylesheet.update(screen)

    def push_screen(self, *args: Any, **kwargs: Any) -> Any:
        """As Textual does it, but never without its stylesheet."""
        self._dress()
        return super().push_screen(*args, **kwargs)

    def entitle(self) -> None:
        """The window is called like the fight, but not while others watch."""
        set_title = getattr(self._driver, "entitle", None)
        if set_title is not None:
            set_title(watched.title(self))

    def _repaint(self, _app: object) -> None:
        """After `fg`: whatever stood there meanwhile is gone."""
        self.refresh(layout=True)

    def action_suspend_process(self) -> None:
        """Sleep until `fg`, with everything saved."""
        for session in self.held:
            session.flush()
        sleep = getattr(self._driver, "sleep", None)
        if sleep is None or not sleep():
            self.say(words.cannot_sleep())

    async def on_event(self, event: events.Event) -> None:
        """Keys wait their turn."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded:
            if isinstance(event, events.Paste):
                event.text = pasted(event.text)
            self.keys.take(event)
        else:
            self.keys.pass_by(event)
            await super().on_event(event)

    async def _hand_out(self) -> None:
        while self.is_attached:
            event = await self.keys.next()
            await super().on_event(event)
            await self.keys.followed()

    def watch_settings(self, before: chosen.Settings, settings: chosen.Settings) -> None:
        """Theme, density, signs, keys and language change on every screen at once."""
        choices.changed(before, settings)
        if before.streamer != settings.streamer:
            if settings.streamer:
                watched.close_open_books(self)
            self.entitle()
        looks.change(self, settings)

    def change_settings(self, **changes: object) -> None:
        """Holds at once, on every screen, and is kept."""
        before, self.settings = self.settings, chosen.with_changes(self.settings, **changes)
        self.keep_settings(before)

    def keep_settings(self, before: chosen.Settings) -> None:
        """Write what has changed since; what cannot be saved is said and holds for this run."""
        choices.keep(self, before)

    def say(self, text: str) -> None:
        """Tell the DM something, on the screen that is seen."""
        screen: object = self.screen
        if isinstance(screen, Keyed):
            screen.say(text)

    def refuse(self, refused: Refused) -> None:
        """Say what was wrong and what would be right."""
        screen: object = self.screen
        if isinstance(screen, Keyed):
            screen.refuse(refused)

    def library(self) -> Screen[None]:
        """Imported only when it is seen."""
        from tracker.tui.screens.library import LibraryScreen

        return LibraryScreen()

    def take_left(self) -> Path | None:
        """Asked by the library, once."""
        left, self.left = self.left, None
        return left

    def fight(self, session: Session, *, touring: bool = False) -> Screen[None]:
        """Its session is closed with it, or at the end; `touring` has a guide beside it."""
        from tracker.tui.screens.fight import FightScreen as Shown

        if touring:
            from tracker.tui.screens.touring import TourScreen as Shown
        self.held.append(session)
        screen = Shown(session)
        screen.update_classes(sizes.classes(self.size))
        self.entitle()
        return screen

    def on_play_fight(self, event: PlayFight) -> None:
        """Chosen in the library."""
        self.push_screen(self.fight(event.session))
        threading.Thread(target=event.session.check, name="check", daemon=True).start()

    def on_take_tour(self) -> None:
        """A fight of its own, to learn on."""
        from tracker.session.touring import begin_tour

        try:
            session = begin_tour()
        except Refused as refused:
            self.refuse(refused)
            return
        self.push_screen(self.fight(session, touring=True))

    async def on_close_fight(self, event: CloseFight) -> None:
        """Back to the library, which a fight opened by name does not have under it yet."""
        if event.session not in self.held:
            return
        told = event.session.close()
        self.held.remove(event.session)
        self.left = event.session.path
        self.entitle()
        if len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            # Textual cannot take away the screen it began with; it rests below another mode.
            self.add_mode("library", self.library)
            await self.switch_mode("library")
        screen: object = self.screen
        if told is not None and isinstance(screen, Keyed):
            from tracker.i18n.refusals import refusal

            self.farewell = refusal(told)
            screen.say(self.farewell)

    async def action_quit(self) -> None:
        """Leave, but not from behind a curtain; whoever runs the application closes the fights."""
        top: object = self.screen
        if isinstance(top, Keyed) and top.covers:
            return
        stack: list[object] = [*self.screen_stack]
        for depth, screen in enumerate(stack, 1):
            if isinstance(screen, Keyed) and not screen.lets_go():
                while len(self.screen_stack) > depth:
                    self.pop_screen()
                return
        self.exit(0)

    def keep(self) -> None:
        """Before an end from outside."""
        stack: list[object] = [*self.screen_stack]
        for screen in stack:
            if isinstance(screen, Keyed):
                screen.keep()

    def action_help_quit(self) -> None:
        """Ctrl+C ends nothing, a fight is on."""
        self.say(words.how_to_quit())

    def _handle_exception(self, error: Exception) -> None:
        # Textual's own way prints a traceback with all locals.
        if self.is_headless:
            super()._handle_exception(error)
            return
        self._stop_for(error)

    def _fatal_error(self) -> None:
        self._stop_for(None)

    def panic(self, *renderables: object) -> None:
        """Textual calls it for faults of its threads, with a traceback."""
        del renderables
        self._stop_for(None)

    def _stop_for(self, error: BaseException | None) -> None:
        from tracker.session import fault_log

        found = error or sys.exc_info()[1]
        if found is not None and not any(found is one for one in self.faults):
            self.faults.append(found)
            self.noted = fault_log.note(found) or self.noted
        self._return_code = 1
        self.farewell = words.fatal(next((str(one.path) for one in self.held), ""), self.noted)
        self._close_messages_no_wait()
