"""How an entry is shown: below its title the lines, the rules, and where to look next."""

from collections.abc import Iterable
from typing import Any

from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.rules_at_hand import entry_of, kind_title
from tracker.i18n.rules_at_hand.entry import Entry


def heading(one: Entry) -> str:
    """Title and kind."""
    return pgettext("rules", "{title} · {kind}").format(title=one.title, kind=kind_title(one.kind))


def ids(one: Entry) -> str:
    """The rules it rests on."""
    return pgettext("rules", "Rules: {ids}").format(ids=", ".join(one.rules))


def see_also(one: Entry) -> str:
    """Titles of what to look at next; empty when there is nothing."""
    titles = [found.title for key in one.see if (found := entry_of(key))]
    return (
        pgettext("rules", "See also: {titles}").format(titles=", ".join(titles)) if titles else ""
    )


def further(titles: Iterable[str]) -> str:
    """What fits less well."""
    return pgettext("rules", "Also: {titles}").format(titles=", ".join(titles))


def how_to_look() -> str:
    """Below the list of titles."""
    return pgettext("rules", "Read one with tracker rules TERM; a part or a rule's id will do.")


def screen_title(count: int) -> str:
    """First line of the screen."""
    return npgettext("rules", "The rules at hand: {n} entry", "The rules at hand: {n} entries", count
                     ).format(n=count)  # fmt: skip


def of_creature(who: str) -> str:
    """First line when it shows what lies on a creature."""
    return pgettext("rules", "What lies on {who}").format(who=who)


def nothing() -> str:
    """An empty list."""
    return pgettext("rules", "Nothing of that name.")


def plain(one: Entry) -> dict[str, Any]:
    """For `--json`."""
    return {
        "id": one.key,
        "kind": one.kind,
        "title": one.title,
        "text": list(one.lines),
        "rules": list(one.rules),
        "see": list(one.see),
    }
