"""The lines typed before, for whoever types the next one."""

from tracker.storage.typed_lines import MOST, TypedLines

__all__ = ["MOST", "TypedLines"]
