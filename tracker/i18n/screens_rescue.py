"""Words about work that a killed program had not saved."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed

Words = dict[str, tuple[str, str]]


def keys() -> Words:
    """Label and meaning by action."""
    return {
        "take_up": (pgettext("key", "take up"), pgettext("key", "go on with what was not saved")),
        "throw_away": (pgettext("key", "throw away"), pgettext("key", "it is not wanted")),
        "later": (pgettext("key", "later"), pgettext("key", "leave it where it is")),
    }


def library_keys() -> Words:
    """In the library."""
    return {
        "recover": (
            pgettext("key", "Recover"),
            pgettext("key", "go on with what was not saved when the program was ended"),
        )
    }


def title() -> str:
    """Heading of a part of the help screen."""
    return pgettext("help", "Work that was not saved")


def question(time: str) -> str:
    """On opening what it is about."""
    return pgettext(
        "rescue",
        "Changes of {time} were never saved. Enter takes them up, {throw_away} throws them away.",
    ).format(time=time, **keyed("rescued", throw_away="x"))


def taken_up(name: str) -> str:
    """It stands on the screen again."""
    if not name:
        return pgettext("rescue", "Taken up as it was left; it is not saved yet.")
    return pgettext("rescue", "{name} is taken up as it was left; it is not saved yet.").format(
        name=name
    )


def waiting(name: str, time: str) -> str:
    """In the library."""
    if not name:
        return pgettext("rescue", "Work of {time} was never saved: {recover} takes it up.").format(
            time=time, **keyed("library", recover="R")
        )
    return pgettext("rescue", "{name} was never saved ({time}): {recover} takes it up.").format(
        name=name, time=time, **keyed("library", recover="R")
    )


def nothing() -> str:
    """Nothing was left."""
    return pgettext("rescue", "Nothing that was not saved was left behind.")


def cannot() -> str:
    """What was left cannot be read."""
    return pgettext("rescue", "What was left cannot be taken up; it is too damaged.")
