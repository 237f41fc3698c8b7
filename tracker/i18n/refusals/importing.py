"""Refusals of files from other tools, as wholes, with what to do."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "import-empty":
            return pgettext("refusal", "It is empty; export it anew from where it comes from.")
        case "import-empty-folder":
            return pgettext("refusal", "There is no file in {path}; name the files to import.")
        case "import-too-big":
            return pgettext(
                "refusal",
                "It has {size} MB, more than the {most} MB that are read; take it apart first.",
            )
        case "import-binary":
            return pgettext(
                "refusal",
                "It is no text; export it as JSON, or copy the stat block and import it with "
                "tracker import -.",
            )
        case "import-broken":
            return pgettext(
                "refusal", "Its {format} is broken (line {line}); export it anew, or mend it there."
            )
        case "import-too-deep":
            return pgettext(
                "refusal",
                "Its {format} is nested too deep for creatures; copy the stat block out of it, and "
                "import that.",
            )
        case "import-long-number":
            return pgettext(
                "refusal",
                "Line {line} of its {format} has a number of {digits} digits; mend it there.",
            )
        case "import-entities":
            return pgettext(
                "refusal",
                "It defines entities of its own, which are not read; take the DOCTYPE out.",
            )
        case "import-no-creatures":
            return pgettext(
                "refusal",
                "There is no creature in it that could be recognised; tracker import --help names "
                "the formats.",
            )
        case "import-a-fight":
            return pgettext(
                "refusal", "It is a fight under way; play it with tracker {path}, or copy the file."
            )
        case _:
            return ""
