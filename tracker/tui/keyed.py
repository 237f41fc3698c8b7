"""How screens take keys: one handler that asks the table, in the order in which keys were pressed.

A key typed while the next screen is still opening reaches this one first and is passed on, so that
`d 7 Enter` typed at once does what it says.
"""

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

    def early(self, event: events.Key) -> None:
        """A key that came before anything could have the focus."""

    def on_key(self, event: events.Key) -> None:
        """Look the key up; leave alone what the table does not know."""
        current: object = self.app.screen
        if current is not self and isinstance(current, Keyed):
            event.stop()
            current.on_key(event)
            return
        pressed = actions.meant(event.key, self.places())
        if pressed is None:
            self.early(event)
            return
        event.stop()
        event.prevent_default()
        self.does(pressed)

    def action_do(self, place: str, action: str) -> None:
        """A click on the footer."""
        self.does(actions.Pressed(place, action, ""))
