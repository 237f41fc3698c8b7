"""Levels of cover, and what they are worth."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """What holds for all of them, then one for each level."""
    return (*in_general(), *levels())


def in_general() -> tuple[Entry, ...]:
    return (
        entry(
            "cover",
            "cover",
            pgettext("rule title", "Cover"),
            pgettext("rule", "Counts against what comes from beyond it; of several only the best."),
            pgettext("rule", "For an area the way runs from its origin, not from the caster."),
            pgettext("rule", "A creature in the way, friend or foe, is half cover."),
            rules="COVER-01..06",
            see="half-cover three-quarters-cover total-cover cover-lines",
        ),
        entry(
            "cover",
            "no-cover",
            terms.cover("none").capitalize(),
            pgettext("rule", "Less than half of the body hidden: nothing."),
            rules="COVER-04",
        ),
    )


def levels() -> tuple[Entry, ...]:
    return (
        entry(
            "cover",
            "half-cover",
            terms.cover("half").capitalize(),
            pgettext("rule", "+2 to AC and Dexterity saves; half the body or more is hidden."),
            rules="COVER-01 COVER-04..05",
            see="cover",
        ),
        entry(
            "cover",
            "three-quarters-cover",
            terms.cover("three-quarters").capitalize(),
            pgettext("rule", "+5 to AC and Dexterity saves; some three quarters are hidden."),
            rules="COVER-01 COVER-04",
            see="cover",
        ),
        entry(
            "cover",
            "total-cover",
            terms.cover("total").capitalize(),
            pgettext("rule", "Cannot be targeted; only an area that gets there reaches it."),
            rules="COVER-01 COVER-04 COVER-06",
            see="cover areas",
        ),
    )
