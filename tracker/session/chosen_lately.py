"""What was chosen in the palette before, for whoever opens it."""

from tracker.storage.chosen_lately import ChosenLately

__all__ = ["ChosenLately"]
