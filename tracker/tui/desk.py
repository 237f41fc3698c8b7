"""What a dialog is given: the session to preview with, whom it is about, and whom to tell of an undo."""

from collections.abc import Callable

from tracker.encounter.model import Encounter, Id
from tracker.encounter.values import value
from tracker.session import Session


@value
class Desk:
    """One opening of a dialog."""

    session: Session
    cursor: tuple[str, str]
    """Line and creature under the cursor."""
    marked: frozenset[Id]
    moved: Callable[[], None]
    """Called when the history moved while the dialog was open."""

    @property
    def table(self) -> Encounter:
        """The table now, also after an undo in the dialog."""
        return self.session.table
