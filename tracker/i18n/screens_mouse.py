"""What is said while a row is dragged."""

from tracker.i18n.catalogue import pgettext


def would_be(who: str, total: int) -> str:
    """Where it would go if it were let go now."""
    return pgettext("message", "{who} here: initiative {total}. Let go to put it there.").format(
        who=who, total=total
    )


def stays(who: str) -> str:
    """Back over its own place."""
    return pgettext("message", "{who} stays where it is.").format(who=who)
