"""Refusals of storage and bestiary: files that are not there, not ours to write, or not in order."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return of_reading(key) or of_writing(key) or of_contents(key)


def of_reading(key: str) -> str:
    """A file as a whole."""
    match key:
        case "file-not-found":
            return pgettext("refusal", "There is no file {path}.")
        case "file-not-readable":
            return pgettext("refusal", "{path} cannot be read: {why}.")
        case "file-not-json":
            return pgettext(
                "refusal",
                "{path} is no JSON: look at line {line}, column {column}. JSON has no comments, "
                "no comma behind the last entry, and text only between double quotes.",
            )
        case "file-empty-or-blank":
            return pgettext("refusal", "{path} is empty.")
        case "file-too-deep":
            return pgettext("refusal", "{path} is nested too deep to be an encounter.")
        case "file-not-ordinary":
            return pgettext("refusal", "{path} is no ordinary file.")
        case "file-not-utf-8":
            return pgettext("refusal", "{path} is not UTF-8 in line {line}; save it as UTF-8.")
        case "file-version-unknown":
            return pgettext(
                "refusal",
                "{path} has {found} as schema_version; a number up to {newest} belongs there.",
            )
        case "file-too-new":
            return pgettext(
                "refusal",
                "{path} was written by a newer tracker (version {found}, this one knows {newest}); "
                "update tracker.",
            )
        case "file-unreadable":
            return pgettext(
                "refusal",
                "{path} is damaged and stays as it is; the newest readable backup is {backup}.",
            )
        case "file-steps-do-not-fit":
            return pgettext("refusal", "The steps in {path} do not fit together: {what}.")
        case "file-has-faults":
            return pgettext("refusal", "{path} has faults ({count}):")
        case "file-is-a-party":
            return pgettext(
                "refusal", "{path} is a party, not an encounter; an opening names it as party."
            )
        case _:
            return ""


def of_writing(key: str) -> str:
    """Saving and locking."""
    match key:
        case "file-locked":
            return pgettext(
                "refusal",
                "{path} is open elsewhere (host {host}, process {pid}, since {since}); "
                "close it there first.",
            )
        case "read-only":
            return pgettext("refusal", "{path} is open only for reading; a copy can be played.")
        case "file-exists":
            return pgettext("refusal", "{path} is there already; choose another name.")
        case "file-not-writable":
            return pgettext("refusal", "{path} is protected against writing; play a copy.")
        case "folder-not-writable":
            return pgettext("refusal", "Nothing can be written in {path}: {why}.")
        case "not-saved":
            return pgettext("refusal", "{path} could not be saved: {why}.")
        case "fight-rescued":
            return pgettext("refusal", "{path} could not be saved; the fight is in {place}.")
        case "fight-put-back":
            return pgettext("refusal", "{path} was gone; the fight is there again.")
        case "file-changed-under-us":
            return pgettext(
                "refusal", "{path} was changed by somebody else; this fight is saved in {copy}."
            )
        case "journal-set-aside":
            return pgettext(
                "refusal", "A journal beside {path} belongs to another state; it is now {aside}."
            )
        case _:
            return ""


def of_contents(key: str) -> str:
    """One place in a file that people wrote."""
    match key:
        case "file-key-twice":
            return pgettext(
                "refusal", "stands there twice, in lines {first} and {line}; leave one out."
            )
        case "file-wrong-type":
            return pgettext("refusal", "should be {wanted}, not {found}.")
        case "unknown-field":
            return pgettext("refusal", "“{field}” of {of} is no field that is known.")
        case "missing-field":
            return pgettext("refusal", "“{field}” of {of} is missing.")
        case "file-does-not-fit":
            return pgettext("refusal", "does not fit the table before it ({found}).")
        case "file-empty":
            return pgettext("refusal", "is empty; write at least one.")
        case "file-missing":
            return pgettext("refusal", "{wanted} is missing.")
        case "file-more-than-count":
            return pgettext("refusal", "has {found} for {most}; leave some out, or raise count.")
        case "file-not-dice":
            return pgettext("refusal", "should be dice such as 2d6+3, not {found}.")
        case "file-party-not-found":
            return pgettext(
                "refusal", "there is no file {found} beside this one or in the data folder."
            )
        case "file-too-large":
            return pgettext("refusal", "is {found}; at most {most} is allowed.")
        case "file-too-small":
            return pgettext("refusal", "is {found}; at least {least} is needed.")
        case "file-too-long":
            return pgettext("refusal", "is too long; {most} signs are allowed.")
        case "file-no-cell":
            return pgettext(
                "refusal", "has {found} numbers; a cell has two, a block of cells four."
            )
        case "file-too-many-cells":
            return pgettext("refusal", "makes too many cells; {most} are allowed.")
        case "file-too-many":
            return pgettext("refusal", "has {count} in all; {most} are allowed.")
        case "file-unknown-field":
            return pgettext("refusal", "is not known; leave it out.")
        case "file-unknown-monster":
            return pgettext("refusal", "{found} is not in the bestiary; write it out with max_hp.")
        case "file-unknown-attack":
            return pgettext(
                "refusal", "{found} is no attack or action of this creature; write it out first."
            )
        case "file-nobody":
            return pgettext("refusal", "nobody here is called {found}.")
        case "file-no-concentration":
            return pgettext("refusal", "{found} keeps no spell going; give it `concentration`.")
        case "file-phase-twice":
            return pgettext("refusal", "another phase is called {found} already.")
        case "file-wrong-word":
            return pgettext("refusal", "should be one of {wanted}, not {found}.")
        case _:
            return ""
