"""What screens say to the application."""

from textual.message import Message

from tracker.session import Session


class PlayFight(Message):
    """A fight was opened and wants to be seen."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session


class TakeTour(Message):
    """The guided first fight."""


class CloseFight(Message):
    """The DM is done with a fight for now."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
