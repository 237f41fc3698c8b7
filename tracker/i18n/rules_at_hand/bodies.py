"""Sizes, light and senses, fighting under water."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand import tables
from tracker.i18n.rules_at_hand.entry import Entry, entry
from tracker.rules import sizes as rules
from tracker.rules.words import SIZES


def entries() -> tuple[Entry, ...]:
    """Bodies, eyes, water."""
    return (*sizes(), *light(), *senses(), *water())


def sizes() -> tuple[Entry, ...]:
    """One for each size; the table of all stands with the tables."""
    space = pgettext("rule", "A space of {feet} feet: squares {squares}, hexes {hexes}.")
    around = pgettext(
        "rule", "Medium ones that fit around it: {medium}; of its size around a Medium one: {own}."
    )
    known = {
        "tiny": (pgettext("rule", "Four share a square or hex."),),
        "small": (pgettext("rule", "A step below Medium all the same."),),
        "gargantuan": (pgettext("rule", "20 feet are the least of it; the largest take more."),),
    }
    return tuple(
        entry(
            "body",
            f"{size}-size",
            terms.size(size).capitalize(),
            space.format(**tables.space(size)),
            around.format(medium=rules.around(size, "medium"), own=rules.around("medium", size)),
            *squeezed(size),
            *known.get(size, ()),
            rules="SIZE-01..04 GRID-05 HEX-01",
            see="sizes squeeze pass",
        )
        for size in SIZES
    )


def squeezed(size: str) -> tuple[str, ...]:
    """The narrowest gap it gets through, where that is narrower than its space."""
    gaps = sorted(rules.space(one).feet for one in SIZES)
    narrow = next(gap for gap in gaps if rules.squeeze(size, gap).allowed)
    if not rules.squeeze(size, narrow).squeezing:
        return ()
    return (
        pgettext("rule", "It squeezes through a gap of {feet} feet.").format(feet=f"{narrow:g}"),
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
