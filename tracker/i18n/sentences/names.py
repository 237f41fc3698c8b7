"""Where names were before they moved to `i18n.names`."""

from tracker.i18n.names import counted, kinds, line_name, listed, name, names

__all__ = ["counted", "kinds", "line_name", "listed", "name", "names"]
