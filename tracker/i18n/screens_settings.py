"""The settings screen's words: its keys, what is said of a change, what is wrong."""

from tracker.i18n.catalogue import npgettext, pgettext

Words = dict[str, tuple[str, str]]


def keys(place: str) -> Words:
    """Labels and meanings."""
    match place:
        case "settings":
            return _list()
        case "typed_row":
            return _list() | _typed_row()
        case "seeking":
            return _list() | _seeking()
        case "folder":
            return {
                "apply": (
                    pgettext("key", "take it"),
                    pgettext("key", "let the folder be this one"),
                ),
                "stop": (pgettext("key", "leave"), pgettext("key", "leave the folder as it is")),
            }
        case _:
            return {
                "stop": (pgettext("key", "leave"), pgettext("key", "leave the keys as they are"))
            }


def _list() -> Words:
    return {
        "more": (pgettext("key", "change"), pgettext("key", "the next value; it holds at once")),
        "less": (pgettext("key", "Before"), pgettext("key", "the value before")),
        "keep": (
            pgettext("key", "keep"),
            pgettext("key", "keep what was changed and leave; on a folder or a key: change it"),
        ),
        "close": (
            pgettext("key", "take back"),
            pgettext("key", "take back all that was changed here, and leave"),
        ),
        "leave": (pgettext("key", "Leave"), pgettext("key", "keep what was changed and leave")),
        "search": (pgettext("key", "find"), pgettext("key", "find a setting as you type")),
        "undo": (pgettext("key", "Undo"), pgettext("key", "take the last change back")),
        "redo": (pgettext("key", "Redo"), pgettext("key", "change it again")),
        "reset": (pgettext("key", "default"), pgettext("key", "the value it comes with")),
        "add": (pgettext("key", "Another key"), pgettext("key", "one more key for the action")),
        "next_part": (pgettext("key", "next part"), pgettext("key", "to the next heading")),
        "previous_part": (pgettext("key", "Part before"), pgettext("key", "to the heading before")),
    }


def _typed_row() -> Words:
    return {
        "edit": (pgettext("key", "change it"), pgettext("key", "press a key, or type a folder")),
        "add": (pgettext("key", "another key"), pgettext("key", "one more key for the action")),
        "leave": (
            pgettext("key", "keep and leave"),
            pgettext("key", "keep what was changed and leave"),
        ),
    }


def _seeking() -> Words:
    return {
        "open": (
            pgettext("key", "go there"),
            pgettext("key", "to this setting, in the whole list"),
        ),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a letter back")),
        "stop": (pgettext("key", "leave"), pgettext("key", "leave the search")),
    }


def open_key() -> tuple[str, str]:
    """Of the key that opens the screen."""
    return (
        pgettext("key", "Settings"),
        pgettext("key", "theme, language, questions, rules of new encounters, folders, keys"),
    )


def purpose() -> tuple[str, ...]:
    """Paragraphs of the help."""
    return (
        pgettext(
            "purpose",
            "What you choose for good: how it looks, what is asked and which rules hold in new "
            "encounters, where files lie, which key does what. Every change is seen at once on "
            "what lies above.",
        ),
        pgettext(
            "purpose",
            "Left and right change a row; Enter keeps everything and leaves, Esc takes everything "
            "back. On a folder or a key Enter changes it. All of it stands in a file that you can "
            "edit too; what you wrote beside it stays.",
        ),
    )


def place_title(place: str) -> str:
    """Headings of the help; empty for other places."""
    return {
        "settings": pgettext("help", "Settings"),
        "typed_row": pgettext("help", "On a folder or an action"),
        "seeking": pgettext("help", "Finding a setting"),
        "folder": pgettext("help", "Typing a folder"),
        "new_key": pgettext("help", "Waiting for a new key"),
    }.get(place, "")


def unfit(said: str, more: int) -> str:
    """What is wrong in the file."""
    if more <= 0:
        return pgettext("settings", "Settings: {said}").format(said=said)
    return npgettext(
        "settings",
        "Settings: {said} ({n} more; `tracker settings` lists all.)",
        "Settings: {said} ({n} more; `tracker settings` lists all.)",
        more,
    ).format(said=said, n=more)


def taken_from_file(names: str) -> str:
    """What somebody else has changed in the file since it was read."""
    return pgettext("settings", "Changed in the file meanwhile, and holds now: {names}.").format(
        names=names
    )


def title(path: str) -> str:
    """The heading, with the file's place."""
    return pgettext("settings", "Settings · {path}").format(path=path)


def press_key(action: str) -> str:
    """While a key is waited for."""
    return pgettext("settings", "Press the key for “{action}”. Esc leaves it as it is.").format(
        action=action
    )


def press_another(action: str) -> str:
    """While one more key is waited for."""
    return pgettext("settings", "Press one more key for “{action}”. Esc adds none.").format(
        action=action
    )


def key_taken(action: str, keys: str, leave: str) -> str:
    """A key has been put elsewhere; `leave` is the key that keeps it."""
    return pgettext("settings", "“{action}” is on {keys} now. {leave} keeps it and leaves.").format(
        action=action, keys=keys, leave=leave
    )


def key_in_use(key: str, action: str) -> str:
    """A key was wanted that another action has."""
    return pgettext("settings", "{key} is taken by “{action}”; nothing was changed.").format(
        key=key, action=action
    )


def no_key_here() -> str:
    """A key was to be added where there are none."""
    return pgettext("settings", "Only an action has keys; they stand at the end of the list.")


def only_value() -> str:
    """Nothing to choose from."""
    return pgettext("settings", "There is nothing else to choose.")


def press_enter() -> str:
    """On a folder or an action, where left and right change nothing."""
    return pgettext("settings", "Enter changes it, Delete makes it what it comes with.")


def nothing_to_undo() -> str:
    return pgettext("settings", "Nothing was changed here that could be taken back.")


def nothing_to_redo() -> str:
    return pgettext("settings", "Nothing was taken back here.")


def folder_hint(standard: str) -> str:
    """Below the line of a folder."""
    return pgettext("settings", "A whole path, ~ for your own folder; empty: {folder}").format(
        folder=standard
    )


def folder_missing(folder: str) -> str:
    """It will be made when something is written."""
    return pgettext("settings", "{folder} is not there yet; it is made when it is needed.").format(
        folder=folder
    )


def changed(label: str, value: str) -> str:
    """Said of what an undo or redo changed."""
    return pgettext("settings", "{label}: {value}").format(label=label, value=value)


def looking_for(text: str) -> str:
    """The search."""
    return pgettext("settings", "Find: {text}").format(text=text)


def nothing_found() -> str:
    return pgettext("settings", "No setting is called so.")
