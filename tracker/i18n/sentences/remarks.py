"""What stands in brackets behind a sentence."""

from tracker.i18n.catalogue import pgettext


def with_extras(said: str, extras: list[str]) -> str:
    """The sentence with remarks in brackets behind it."""
    return f"{said} ({', '.join(extras)})" if extras else said


def by_dm() -> str:
    """The mark of an override (GEN-04)."""
    return pgettext("mark", "by DM")
