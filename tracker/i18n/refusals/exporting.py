"""Refusals of exports, with what would be right."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "export-exists":
            return pgettext(
                "refusal", "{path} is there already; choose another name, or replace it: --replace."
            )
        case "export-format":
            return pgettext("refusal", "{subject} cannot be exported as {word}: {formats}.")
        case "export-one-file":
            return pgettext(
                "refusal", "{path} is one file, and there are {count} to write; name a folder."
            )
        case "export-of-what":
            return pgettext(
                "refusal", "Name the file whose {subject} to export: tracker export {subject} FILE."
            )
        case _:
            return ""
