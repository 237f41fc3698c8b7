"""What is wrong with the settings file, and with keys that were put elsewhere."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "settings-not-toml":
            return pgettext(
                "refusal",
                "{path} is no TOML: look at line {line}, column {column}. Until it is mended "
                "nothing in it counts, and nothing is written to it.",
            )
        case "settings-too-long":
            return pgettext("refusal", "{path} is too long for settings; {most} bytes are read.")
        case "settings-unknown":
            return pgettext("refusal", "there is no such setting.")
        case "settings-no-option":
            return pgettext("refusal", "is no option of an encounter.")
        case "settings-no-folder":
            return pgettext(
                "refusal", "should be a whole path such as /srv/dnd or ~/dnd, not {found}."
            )
        case "settings-folder-is-file":
            return pgettext("refusal", "{found} is a file, no folder.")
        case "settings-changed-elsewhere":
            return pgettext(
                "refusal",
                "{names}: somebody else has changed this in the file meanwhile, and it stays so "
                "there. Here yours holds until the end; change it once more to put it there.",
            )
        case _:
            return of_keys(key)


def of_keys(key: str) -> str:
    """A key that cannot be where it was put."""
    match key:
        case "settings-no-action":
            return pgettext("refusal", "there is no such action.")
        case "settings-no-key":
            return pgettext(
                "refusal",
                "“{pressed}” is no key; keys are written like a, A, ctrl+x, f5, space or ?.",
            )
        case "settings-key-reserved":
            return pgettext("refusal", "{pressed} always says how to leave; choose another key.")
        case "settings-key-types":
            return pgettext(
                "refusal",
                "{pressed} is text where one types; choose one with Ctrl or a function key.",
            )
        case "settings-key-counts":
            return pgettext("refusal", "{pressed} is part of a number here; choose no digit.")
        case "settings-keys-fixed":
            return pgettext(
                "refusal",
                "these keys stay as they are: they are a whole row, its letters written on what "
                "they pick, its digits the number itself.",
            )
        case "settings-too-many-keys":
            return pgettext("refusal", "has more keys than the {most} that are allowed.")
        case "settings-key-needed":
            return pgettext("refusal", "needs a key, or there is no way out.")
        case "settings-key-clash":
            return pgettext(
                "refusal",
                "“{pressed}” would be both {first} and {second}; both keep the keys they come with.",
            )
        case _:
            return ""
