"""The curtain: the players' view over everything, until the same key is pressed again.

No other key does anything while it is drawn: whoever leans over may touch the keyboard. It is given a
way to ask for a `View` and never the table.
"""

from collections.abc import Callable, Sequence

from textual import events
from textual.app import App, ComposeResult
from textual.reactive import var
from textual.screen import Screen

from tracker.players.project import View, project
from tracker.session import Session
from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.keyed import ANYWHERE, Keyed
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.players_list import NOTHING, PlayersList

SOON = 0.5
"""Seconds between two looks: a fight that is only watched may go on behind it."""
See = Callable[[], View]


class CurtainScreen(Keyed, Screen[None]):
    """Rows of the players' list and the one key."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    covers = True

    view: var[View] = var(NOTHING, init=False)

    def __init__(self, see: See) -> None:
        super().__init__()
        self._see = see

    def compose(self) -> ComposeResult:
        """The list, and how to open the curtain."""
        yield PlayersList(id="pages").data_bind(CurtainScreen.view)
        keys = KeyLine(id="keys")
        keys.place = "curtain"
        yield keys

    def on_mount(self) -> None:
        """What there is to see, now and later."""
        self.look()
        self.set_interval(SOON, self.look)

    def look(self) -> None:
        """At the present state."""
        self.view = self._see()

    def places(self) -> tuple[str, ...]:
        """Its own alone."""
        return ("curtain",)

    def on_key(self, event: events.Key) -> None:
        """Nothing else is looked up: no palette, no help, no key of what lies below."""
        event.stop()
        event.prevent_default()
        pressed = actions.meant(event.key, (*self.places(), ANYWHERE))
        if pressed is not None:
            self.press(pressed)

    def press(self, pressed: actions.Pressed) -> None:
        """Open, or scroll a list longer than the screen."""
        page = self.query_one(PlayersList)
        steps = moves(page.size.height, page.max_scroll_y)
        if pressed.id == "curtain":
            self.dismiss()
            self.app.call_later(self.tracker.entitle)
        elif pressed.id in steps:
            there = page.scroll_offset.y + steps[pressed.id]
            page.scroll_to(y=there, animate=False, immediate=True, force=True)


def draw(app: App[int], sessions: Sequence[Session]) -> None:
    """Over whatever is seen; over the library, or a fight not begun, there is little to see."""
    if not isinstance(app.screen, CurtainScreen):
        app.push_screen(CurtainScreen(seeing(sessions[-1]) if sessions else lambda: NOTHING))


def seeing(session: Session) -> See:
    """The players' view of a fight, worked out anew when its table has changed."""
    from tracker.i18n.rules_at_hand import for_players

    known = session.table
    view = project(known, card_text=for_players.text)

    def see() -> View:
        nonlocal known, view
        if session.table is not known:
            known = session.table
            view = project(known, card_text=for_players.text)
        return view

    return see
