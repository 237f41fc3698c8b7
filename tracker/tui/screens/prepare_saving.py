"""Saving what is prepared, and the question before leaving it.

Who saves an encounter that has no name is asked for one, with a name made of its creatures as the
answer; playing asks nothing, so that a fight is a few keys away.
"""

from tracker.i18n import preparing as told
from tracker.i18n import screens_prepare as words
from tracker.tui.screens import prepare_shown as shown
from tracker.tui.screens.prepare_typing import SAVE_AS, Typing


class Saving(Typing):
    """What the Prepare screen is where its file is concerned."""

    leaving: bool = False
    """Whether saving is the last thing to do here."""

    def save(self) -> bool:
        """Write the file."""
        return self.attempt(self._save)

    def _save(self, name: str = "") -> None:
        name = name or told.made_name(shown.kinds(self.making))
        path, elsewhere = self.making.save(name)
        self.tracker.left = path
        say = words.saved_elsewhere if elsewhere else words.was_saved
        self.message = say(str(path))

    def save_named(self) -> None:
        """Write the file; ask what it is called where nobody has said it."""
        if self.making.draft.name:
            self.save()
        else:
            self.leaving = False
            self.type(SAVE_AS)

    def save_typed(self) -> None:
        """Take the line, then write the file."""
        what = self.typing
        if self.apply() and what != SAVE_AS:
            self.save_named()

    def save_as(self, name: str) -> bool:
        """Write it under this name; what was about to be left is left."""
        if not self.attempt(lambda: self._save(name)):
            return False
        self.stop_typing()
        if self.leaving:
            self.recovery.drop()
            self.dismiss()
        return True

    def lets_go(self) -> bool:
        """Not with changes that are not saved."""
        if not self.making.unsaved:
            return True
        self._ask()
        return False

    def close(self) -> None:
        """Back to the library, after the question."""
        if self.lets_go():
            self.dismiss()

    def _ask(self) -> None:
        self.asking = True
        self.message = words.ask_to_save()
        self.show()

    def answer(self, name: str) -> None:
        """To the question before leaving."""
        self.asking = False
        if name == "save_and_leave" and not self.making.draft.name:
            self.leaving = True
            self.type(SAVE_AS)
            return
        if name == "discard" or (name == "save_and_leave" and self.save()):
            self.recovery.drop()
            self.dismiss()
            return
        self.show()
