"""A box with fields over a screen: one way to take what it holds, to leave it, to go between fields."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from textual.screen import ModalScreen
from textual.widget import Widget

from tracker.i18n.screens_dialogs import none_called
from tracker.tui import actions
from tracker.tui.dialogs.fields import Choice, TextField
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import LOOKS

Result = TypeVar("Result")


def idle(fields: Sequence[Widget]) -> frozenset[str]:
    """What its footer leaves out: from one field there is no other to go to, a text turns nothing."""
    turning = [one for one in fields if not isinstance(one, TextField)]
    return frozenset(
        name for name, used in (("move", len(fields) > 1), ("change", turning)) if not used
    )


class Boxed(Keyed, ModalScreen[Result], Generic[Result]):
    """Dismissed with what was asked for, or with nothing."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None

    def places(self) -> tuple[str, ...]:
        """Keys of dialogs."""
        return ("dialog",)

    def does(self, pressed: actions.Pressed) -> None:
        """Take it, leave, move."""
        match pressed.id:
            case "apply":
                if missed := self.missed():
                    self.say(missed)
                else:
                    self.apply()
            case "close":
                self.dismiss(None)
            case "previous_field":
                self.step(-1)
            case "next_field":
                self.step(1)
            case _:
                pass

    def missed(self) -> str:
        """Why a choice cannot be what was typed over it; empty where all fits."""
        choices = (one for one in self.query(Choice) if one.can_focus)
        texts = (one.letters.text for one in choices if one.letters.missed)
        return next((none_called(plain(text)) for text in texts), "")

    def apply(self) -> None:
        """Take what it holds, or say what is missing."""
        raise NotImplementedError

    def step(self, by: int) -> None:
        """One field on or back; at the ends nothing, so that a key too many leads nowhere else."""
        chain = self.focus_chain
        place = chain.index(self.focused) + by if self.focused in chain else 0
        if 0 <= place < len(chain):
            self.set_focus(chain[place])
