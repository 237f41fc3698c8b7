"""Words of the palette."""

from tracker.i18n.catalogue import pgettext


def hint() -> str:
    """In the empty line."""
    return pgettext("palette", "type what you want to do")


def nothing_found() -> str:
    """Nothing fits what was typed."""
    return pgettext("palette", "Nothing here is called that. Backspace takes a letter back.")


def onto(who: str) -> str:
    """What choosing a creature does."""
    return pgettext("palette", "put the cursor on {who}").format(who=who)


def opens(name: str) -> str:
    """What choosing a file does."""
    return pgettext("palette", "open {name}").format(name=name)
