"""The line of a fight that is typed and not yet done, for whoever shows it."""

from tracker.storage.half_typed import HalfTyped

__all__ = ["HalfTyped"]
