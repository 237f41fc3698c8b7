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
        case _:
            return ""
