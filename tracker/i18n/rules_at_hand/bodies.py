"""Sizes, light and senses, fighting under water."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """Bodies, eyes, water."""
    return (*sizes(), *light(), *senses(), *water())


def sizes() -> tuple[Entry, ...]:
    """One for each size; the table of all stands with the tables."""
    known = {
        "tiny": pgettext("rule", "2.5 feet; four share a square or hex."),
        "small": pgettext("rule", "5 feet, one square or hex; a step below Medium all the same."),
        "medium": pgettext("rule", "5 feet, one square or hex; eight fit around one of them."),
        "large": pgettext("rule", "10 feet, 4 squares, 3 hexes; four fit around a Medium one."),
        "huge": pgettext("rule", "15 feet, 9 squares, 7 hexes."),
        "gargantuan": pgettext("rule", "20 feet or more, 16 squares, 12 hexes; 20 Medium ones fit around "
                               "it."),
    }  # fmt: skip
    return tuple(
        entry(
            "body",
            f"{key}-size",
            terms.size(key).capitalize(),
            text,
            rules="SIZE-01..03 GRID-05 HEX-01",
            see="sizes squeeze pass",
        )
        for key, text in known.items()
    )


def light() -> tuple[Entry, ...]:
    return (
        entry(
            "body",
            "light",
            pgettext("rule title", "Light and darkness"),
            pgettext("rule", "In darkness one is unseen by plain eyes. Dim light hampers Perception only."),
            rules="SENSE-01",
            see="unseen darkvision line-of-sight",
        ),
    )  # fmt: skip


def senses() -> tuple[Entry, ...]:
    known = {
        "blindsight": (
            pgettext("rule", "Perceives everything within the radius without eyes."),
            "SENSE-02",
        ),
        "darkvision": (
            pgettext("rule", "Within the radius dim is bright and dark is dim, in grey; not magical "
                     "darkness."),
            "SENSE-03",
        ),
        "tremorsense": (
            pgettext("rule", "Knows the place of what touches the same ground, without seeing it."),
            "SENSE-04",
        ),
        "truesight": (
            pgettext("rule", "Sees in every darkness, the invisible, through illusion and changed shape; "
                     "not through walls."),
            "SENSE-05",
        ),
    }  # fmt: skip
    return tuple(
        entry("body", key, terms.sense(key).capitalize(), text, rules=rule, see="light unseen")
        for key, (text, rule) in known.items()
    )


def water() -> tuple[Entry, ...]:
    return (
        entry(
            "body",
            "underwater",
            pgettext("rule title", "Melee under water"),
            pgettext("rule", "Disadvantage without a swimming speed, but for dagger, javelin, shortsword, "
                     "spear, trident."),
            rules="WATER-01..02",
            see="underwater-ranged fire-underwater underwater_2024",
        ),
        entry(
            "body",
            "underwater-ranged",
            pgettext("rule title", "Ranged attacks under water"),
            pgettext("rule", "Beyond normal range a miss. Within it disadvantage, but for crossbow, net, "
                     "javelin and the like."),
            pgettext("rule", "A shot out of the water or into it goes through water."),
            rules="WATER-03",
            see="underwater ranged",
        ),
        entry(
            "body",
            "fire-underwater",
            pgettext("rule title", "Fire under water"),
            pgettext("rule", "Whoever is wholly under water resists fire."),
            rules="WATER-04",
            see="underwater resistance",
        ),
    )  # fmt: skip
