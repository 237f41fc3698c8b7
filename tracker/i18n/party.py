"""Words about the party's file: what differs between it and the fight, and who decides."""

from tracker.encounter.members import Member
from tracker.i18n.catalogue import pgettext
from tracker.i18n.sentences.fights import changes

Pairs = tuple[tuple[str, str], ...]


def title() -> str:
    """Heading of the question."""
    return pgettext("party", "The party's file was changed since this fight began")


def difference(base: Member, theirs: Member, ours: Member) -> str:
    """One member: what the file has by now, and what the fight leaves."""
    return pgettext("party", "{name}: the file has {theirs}; this fight {ours}").format(
        name=ours.name, theirs=said(base, theirs), ours=said(base, ours)
    )


def said(base: Member, now: Member) -> str:
    """What is not as the fight took it to be."""
    return ", ".join(changes(base, now)) or pgettext("party", "no change")


def how_to_choose() -> str:
    """Below the lines of the command line."""
    return pgettext(
        "party",
        "These members stay in the file as they are until you say: party ours [TARGETS], or "
        "party theirs [TARGETS].",
    )


def chosen(whose: str) -> str:
    """The answer that was given."""
    if whose == "ours":
        return pgettext("party", "The party's file takes the values of this fight.")
    return pgettext("party", "The party's file stays as it is.")


def choices() -> Pairs:
    """Of one member."""
    return (
        ("theirs", pgettext("choice", "as the file has it")),
        ("ours", pgettext("choice", "as this fight leaves it")),
    )


def choices_for_all() -> Pairs:
    """Of all members at once."""
    return (
        ("", pgettext("choice", "each by itself, below")),
        ("ours", pgettext("choice", "all as this fight leaves them")),
        ("theirs", pgettext("choice", "all as the file has them")),
    )


def everybody() -> str:
    """Before the field for all."""
    return pgettext("field", "Everybody")
