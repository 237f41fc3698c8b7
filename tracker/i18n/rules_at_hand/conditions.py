"""The fifteen conditions: the card a player gets (TRACK-14), and what the DM needs beside it."""

from tracker.i18n import terms
from tracker.i18n.cards import card_text
from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry
from tracker.i18n.rules_at_hand.tables import exhaustion_levels


def entries() -> tuple[Entry, ...]:
    """In the order of their names in English, then what holds for all of them."""
    return (
        *of_the_senses(),
        *of_the_mind(),
        *of_the_body(),
        *of_the_helpless(),
        *of_the_fallen(),
        *together(),
    )


def card(name: str, *lines: str, rules: str, see: str = "") -> Entry:
    """A condition: its card first."""
    title = terms.condition(name).capitalize()
    return entry("condition", name, title, card_text(name), *lines, rules=rules, see=see)


def of_the_senses() -> tuple[Entry, ...]:
    return (
        card(
            "blinded",
            pgettext("rule", "Checks that need sight fail."),
            rules="COND-04",
            see="unseen blindsight",
        ),
        card("deafened", pgettext("rule", "Checks that need hearing fail."), rules="COND-06"),
        card(
            "invisible",
            pgettext("rule", "It can still be heard and found; only Hide makes it hidden as well."),
            pgettext("rule", "Against a watcher who perceives it anyway both effects are gone."),
            rules="COND-10",
            see="unseen hide truesight blindsight seen_invisible invisible_2024",
        ),
    )


def of_the_mind() -> tuple[Entry, ...]:
    return (
        card(
            "charmed",
            pgettext(
                "rule", "No attack on the charmer, no harmful magic aimed at it. Two charmers: two "
                "instances."
            ),
            rules="COND-05",
        ),
        card("frightened", pgettext("rule", "Saving throws stay as they are."), rules="COND-07"),
    )  # fmt: skip


def of_the_body() -> tuple[Entry, ...]:
    return (
        card(
            "grappled",
            pgettext(
                "rule",
                "Over when the grappler lets go, is incapacitated, or the two are out of reach.",
            ),
            rules="COND-08",
            see="grapple escape drag grapple_2024",
        ),
        card("poisoned", pgettext("rule", "Saving throws stay as they are."), rules="COND-13"),
        card(
            "prone",
            pgettext("rule", "Attackers within 5 feet have advantage, all others disadvantage."),
            rules="COND-14",
            see="stand crawl drop-prone prone_2024",
        ),
        card(
            "restrained",
            pgettext("rule", "It cannot dodge: its speed is 0."),
            rules="COND-15",
            see="dodge",
        ),
    )


def of_the_helpless() -> tuple[Entry, ...]:
    return (
        card(
            "incapacitated",
            pgettext("rule", "No bonus actions either; concentration ends. Moving is still free."),
            rules="COND-09 TURN-05",
            see="concentration incapacitated_2024",
        ),
        card(
            "paralyzed",
            pgettext("rule", "Incapacitated as well; attackers have advantage."),
            rules="COND-11",
            see="incapacitated close-critical",
        ),
        card(
            "petrified",
            pgettext(
                "rule",
                "Incapacitated; Strength and Dexterity saves fail, attackers have advantage.",
            ),
            pgettext("rule", "Immune to poison and disease; a poison already in it waits."),
            rules="COND-12",
            see="incapacitated resistance",
        ),
    )


def of_the_fallen() -> tuple[Entry, ...]:
    return (
        card(
            "stunned",
            pgettext("rule", "Incapacitated as well."),
            rules="COND-16",
            see="incapacitated incapacitated_2024",
        ),
        card(
            "unconscious",
            pgettext(
                "rule",
                "Incapacitated and prone; Strength and Dexterity saves fail, attackers have "
                "advantage.",
            ),
            pgettext("rule", "Whoever wakes up still lies there."),
            rules="COND-17",
            see="incapacitated prone close-critical dying",
        ),
    )


def together() -> tuple[Entry, ...]:
    return (
        card(
            "exhaustion",
            *exhaustion_levels(),
            pgettext("rule", "A long rest with food and drink takes one off."),
            rules="EXH-01..02",
            see="exhaustion-table exhaustion_2024",
        ),
        entry(
            "condition",
            "conditions",
            pgettext("rule title", "Conditions in general"),
            pgettext("rule", "There or not there: a second source adds nothing but its own time."),
            pgettext("rule", "Each instance ends as its source says: a turn, a save, or by hand."),
            pgettext("rule", "A creature that is immune never gets it."),
            rules="COND-01..03 TRACK-13..14",
            see="stacking exhaustion",
        ),
    )
