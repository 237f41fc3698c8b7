"""What the command line says of the settings."""

from tracker.i18n.catalogue import npgettext, pgettext


def where(path: str, *, there: bool) -> str:
    """The file, first of all."""
    if there:
        return pgettext("settings", "Settings: {path}").format(path=path)
    return pgettext(
        "settings", "Settings: {path} (not there yet; it is made by the first change)"
    ).format(path=path)


def setting(name: str, value: str) -> str:
    """One of them."""
    return pgettext("settings", "{name} = {value}").format(name=name, value=value)


def in_order(path: str, own: int) -> str:
    """A file without faults."""
    return npgettext(
        "settings", "{path}: in order ({n} setting)", "{path}: in order ({n} settings)", own
    ).format(path=path, n=own)
