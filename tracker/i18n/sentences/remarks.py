"""What stands in brackets behind a sentence."""

from collections.abc import Iterable

from tracker.encounter.model import Encounter
from tracker.i18n.catalogue import pgettext
from tracker.rules.reasons import Reason


def with_extras(said: str, extras: list[str]) -> str:
    """The sentence with remarks in brackets behind it."""
    return f"{said} ({', '.join(extras)})" if extras else said


def by_dm() -> str:
    """The mark of an override (GEN-04)."""
    return pgettext("mark", "by DM")


def against_the_rules(why: Iterable[Reason]) -> list[str]:
    """Marks of what was done although the rules would not have it now."""
    marks = (mark(reason.key).format(**dict(reason.params)) for reason in why)
    return list(dict.fromkeys(filter(None, marks)))


def mark(key: str) -> str:
    """The mark of a reason; empty for other reasons."""
    match key:
        case "out-of-turn":
            return pgettext("mark", "out of turn")
        case "some-out-of-turn":
            return pgettext("mark", "out of turn: {n} of {of}")
        case "no-attacks-left":
            return pgettext("mark", "had no action left")
        case "some-no-action":
            return pgettext("mark", "had no action left: {n} of {of}")
        case "surprised":
            return pgettext("mark", "surprised")
        case _:
            return ""


def told(why: Iterable[Reason], table: Encounter) -> list[str]:
    """Reasons in words; their sentences load when there is one to say."""
    found = list(why)
    if not found:
        return []
    from tracker.i18n import reasons

    return [reasons.told(one, table) for one in found]
