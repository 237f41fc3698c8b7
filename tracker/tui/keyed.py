"""How screens take keys: one handler that asks the table."""

from textual import events
from textual.app import App

from tracker.tui import actions


class Keyed:
    """Mixed into screens: `places` says what holds now, `does` carries it out."""

    app: App[int]

    def places(self) -> tuple[str, ...]:
        """Places of the table that hold now, the first one first."""
        raise NotImplementedError

    def does(self, pressed: actions.Pressed) -> None:
        """Carry an action out."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Tell the DM something, where the screen has a place for it."""

    def lets_go(self) -> bool:
        """Whether the program may end; if not, the screen has said why."""
        return True

    def keep(self) -> None:
        """The program is ended from outside: what is not saved yet is put where it is found again."""

    def other(self, event: events.Key) -> None:
        """A key that the table does not know."""

    def on_key(self, event: events.Key) -> None:
        """Look the key up; leave alone what the table does not know."""
        pressed = actions.meant(event.key, self.places())
        if pressed is None:
            self.other(event)
            return
        event.stop()
        event.prevent_default()
        self.does(pressed)

    def action_do(self, place: str, action: str) -> None:
        """A click on the footer."""
        self.does(actions.Pressed(place, action, ""))
