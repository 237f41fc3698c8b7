"""One open encounter in one hand: files, typed language, bestiary and core meet here and nowhere below.

What a fight rarely needs (another file, the party's file, a new try) is a module of its own, imported late.
"""

from tracker.encounter.history import Preview
from tracker.session.fight import Session
from tracker.session.opening import open_session

__all__ = ["Preview", "Session", "open_session"]
