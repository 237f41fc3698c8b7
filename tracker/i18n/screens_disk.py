"""What the screen says when the disk does not take the fight, or somebody else wrote its file."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed


def not_saved() -> str:
    """Beside the sign."""
    return pgettext("fight", "unsaved")


def leave_anyway() -> str:
    """After why it could not be saved."""
    return pgettext("message", "{copy} saves a copy elsewhere; the same key again leaves.").format(
        **keyed("fight", copy="Ctrl+S")
    )


def conflict_title() -> str:
    """Heading of the question."""
    return pgettext("dialog", "Somebody else changed this file")


def conflict_choices() -> tuple[tuple[str, str], ...]:
    """What can be done."""
    return (
        ("copy", pgettext("choice", "go on in the copy")),
        ("ours", pgettext("choice", "put ours there, keep theirs as a backup")),
    )
