"""Words of the library, the help screen and the reasons."""

from tracker.i18n.catalogue import npgettext, pgettext

SEARCH = "/"


def title() -> str:
    """First line."""
    return pgettext("library", "tracker: the library")


def in_progress() -> str:
    """Heading."""
    return pgettext("library", "Fights in progress")


def prepared() -> str:
    """Heading."""
    return pgettext("library", "Prepared encounters")


def examples() -> str:
    """Heading."""
    return pgettext("library", "Examples: opening one plays a copy")


def over() -> str:
    """Heading."""
    return pgettext("library", "Fights that are over")


def party() -> str:
    """Heading."""
    return pgettext("library", "Party")


def nothing() -> str:
    """An empty list."""
    return pgettext("library", "Nothing of that name.")


def fight_note(number: int, when: str) -> str:
    """Beside a fight."""
    if not number:
        return pgettext("library", "not started · {when}").format(when=when)
    return pgettext("library", "round {n} · {when}").format(n=number, when=when)


def prepared_note(count: int, members: int) -> str:
    """Beside an encounter: who stands in it, and how many of the party come to it."""
    told = npgettext("library", "{n} creature", "{n} creatures", count).format(n=count)
    if not members:
        return told
    pcs = npgettext("library", "{n} PC", "{n} PCs", members).format(n=members)
    return pgettext("library", "{creatures}, {pcs}").format(creatures=told, pcs=pcs)


def offers() -> dict[str, str]:
    """What a second Enter does with a file that cannot be played."""
    return {
        "watch": pgettext("library", "Enter again to watch it, read only."),
        "backup": pgettext("library", "Enter again to take the backup; the file is kept aside."),
    }


def help_title() -> str:
    """First line of the help screen."""
    return pgettext("help", "Keys")


def no_reasons() -> str:
    """A step without reasons."""
    return pgettext("why", "No rule had a say in this.")
