"""The settings screen's words: what can be chosen, what it does, what is said of it."""

from tracker.i18n.catalogue import npgettext, pgettext

Words = dict[str, tuple[str, str]]


def unfit(said: str, more: int) -> str:
    """What is wrong in the file, at the start."""
    if more <= 0:
        return pgettext("settings", "Settings: {said}").format(said=said)
    return npgettext(
        "settings",
        "Settings: {said} ({n} more; `tracker settings` lists all.)",
        "Settings: {said} ({n} more; `tracker settings` lists all.)",
        more,
    ).format(said=said, n=more)
