"""Words of the DM's own creatures on the screen: keys, titles, what was done."""

from tracker.i18n import screens_party
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.keys_said import keyed

Words = dict[str, tuple[str, str]]


def keys(place: str) -> Words:
    """Label and meaning by action."""
    match place:
        case "creatures":
            return _list() | _both()
        case "pasting":
            return _pasting() | _both()
        case "party":
            return _both() | screens_party.keys()
        case "party_line":
            return screens_party.typing_keys()
        case _:
            return _form() | _both()


def _both() -> Words:
    return {
        "close": (pgettext("key", "Back"), pgettext("key", "go back")),
        "help": (pgettext("key", "Help"), pgettext("key", "all keys")),
        "quit": (pgettext("key", "Quit"), pgettext("key", "leave the program")),
        "up": (pgettext("key", "Up"), pgettext("key", "the line above")),
        "down": (pgettext("key", "Down"), pgettext("key", "the line below")),
        "page_up": (pgettext("key", "Page up"), pgettext("key", "a page up")),
        "page_down": (pgettext("key", "Page down"), pgettext("key", "a page down")),
        "first": (pgettext("key", "First"), pgettext("key", "to the first line")),
        "last": (pgettext("key", "Last"), pgettext("key", "to the last line")),
    }


def _list() -> Words:
    return {
        "edit": (
            pgettext("key", "Edit"),
            pgettext("key", "edit your own creature, or a copy of one of the bestiary"),
        ),
        "copy": (pgettext("key", "Copy"), pgettext("key", "edit a copy under another name")),
        "new": (pgettext("key", "New"), pgettext("key", "write a creature from nothing")),
        "paste": (
            pgettext("key", "Paste"),
            pgettext("key", "type or paste a stat block, or another tool's file"),
        ),
        "look": (pgettext("key", "Look"), pgettext("key", "read its whole stat block")),
    }


def _form() -> Words:
    return {
        "save": (pgettext("key", "Save"), pgettext("key", "save it in your library")),
        "next_field": (pgettext("key", "Next"), pgettext("key", "the next line of the form")),
        "previous_field": (
            pgettext("key", "Previous"),
            pgettext("key", "the line of the form before"),
        ),
        "card": (pgettext("key", "Card"), pgettext("key", "show or hide the stat block")),
    }


def _pasting() -> Words:
    return {
        "save": (pgettext("key", "Take"), pgettext("key", "save what was found in your library")),
        "edit": (pgettext("key", "Edit"), pgettext("key", "look it over in the form first")),
    }


def library_keys() -> Words:
    """Of the library, and of the Prepare screen."""
    return {
        "creatures": (
            pgettext("key", "Creatures"),
            pgettext("key", "your own creatures: new, edit, paste a stat block"),
        ),
        "export": (
            pgettext("key", "Export"),
            pgettext("key", "write it as notes, JSON or a log for others to read"),
        ),
    }


def place_title(place: str) -> str:
    """Heading in the help."""
    return {
        "creatures": pgettext("help", "Creatures"),
        "creature": pgettext("help", "Editing a creature"),
        "prose": pgettext("help", "Editing its texts"),
        "pasting": pgettext("help", "A pasted text"),
    }.get(place) or screens_party.place_title(place)


def title() -> str:
    """Of the list."""
    return pgettext("creatures", "Creatures")


def search() -> str:
    """Before the line that searches."""
    return pgettext("creatures", "Search:")


def own() -> str:
    """Beside one of the DM's own."""
    return pgettext("creatures", "yours")


def new_title() -> str:
    """Of a form with nothing in it."""
    return pgettext("creatures", "A new creature")


def edit_title(name: str) -> str:
    """Of a form with a creature."""
    return pgettext("creatures", "Creature: {name}").format(name=name)


def copied(name: str) -> str:
    """What a copy is called before the DM gives it a name."""
    return pgettext("creatures", "{name} (own)").format(name=name)


def kept(name: str) -> str:
    """The name of what was not saved when the program was ended from outside."""
    return pgettext("creatures", "{name} (not saved)").format(name=name)


def saved(unsaved: bool) -> str:
    """Whether there is something to lose."""
    if unsaved:
        return pgettext("creatures", "○ not saved")
    return pgettext("creatures", "● saved")


def was_saved(name: str, path: str) -> str:
    """After saving."""
    return pgettext("creatures", "{name} is in your library: {path}").format(name=name, path=path)


def ask_to_save() -> str:
    """Before leaving."""
    return pgettext(
        "creatures",
        "It is not saved. {save_and_leave} saves it, {discard} drops the changes, {stay} stays.",
    ).format(**keyed("unsaved", save_and_leave="s", discard="d", stay="Esc"))


def paste_title() -> str:
    """Over the text that is pasted."""
    return pgettext(
        "creatures", "Type or paste a stat block, or the content of another tool's file"
    )


def nothing_pasted() -> str:
    """Before anything stands there."""
    return pgettext(
        "creatures", "A name, Armor Class and Hit Points are enough; all else is read as it comes."
    )


def found_as(format: str, count: int) -> str:
    """Over the report."""
    return npgettext(
        "creatures", "{format}: {n} creature", "{format}: {n} creatures", count
    ).format(format=format, n=count)


def found_one(name: str, ac: int, hp: str, attacks: int) -> str:
    """One creature of a text."""
    fights = npgettext("creatures", "{n} attack", "{n} attacks", attacks).format(n=attacks)
    return pgettext("creatures", "{name}: AC {ac}, {hp} hit points, {attacks}").format(
        name=name, ac=ac, hp=hp, attacks=fights
    )


def bad_files(count: int, first: str, why: str) -> str:
    """Files in the folder that are no creatures."""
    return npgettext(
        "creatures",
        "{n} file in your library is at fault: {first}: {why}",
        "{n} files in your library are at fault; the first: {first}: {why}",
        count,
    ).format(n=count, first=first, why=why)


def hides(name: str) -> str:
    """It has the name of a creature of the bestiary."""
    return pgettext(
        "creatures", "It will stand in the place of the bestiary's {name} wherever that is added."
    ).format(name=name)
