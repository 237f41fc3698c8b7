"""The tables of the game, a line for each row."""

from tracker.i18n import terms
from tracker.i18n.catalogue import pgettext, written
from tracker.i18n.rules_at_hand.entry import Entry, entry
from tracker.rules import sizes as rules
from tracker.rules.words import SIZES


def entries() -> tuple[Entry, ...]:
    """Mobs, improvised damage, areas, cover by lines, sizes, exhaustion."""
    return (
        *mobs(), *improvised(), *severity(), *areas(), *cover_lines(), *sizes(), *exhaustion(),
    )  # fmt: skip


def mobs() -> tuple[Entry, ...]:
    """The number needed is AC minus bonus."""
    steps = "1–5: 1 · 6–12: 2 · 13–14: 3 · 15–16: 4 · 17–18: 5 · 19: 10 · 20: 20"
    return (
        entry(
            "table",
            "mob",
            pgettext("rule title", "Mob attacks"),
            pgettext("rule", "AC minus attack bonus is what each needs on the d20."),
            pgettext("rule", "Needed, and attackers for one hit: {steps}").format(steps=steps),
            pgettext("rule", "Attackers divided by that, rounded down, hit for average damage, the "
                     "hardest hitter first."),
            pgettext("rule", "Other bonuses apart, no criticals; too few for a hit: roll singly."),
            pgettext("rule", "Or all roll (with criticals), or the average: chance times damage."),
            rules="MOB-01..06",
            see="attack average-critical",
        ),
    )  # fmt: skip


def improvised() -> tuple[Entry, ...]:
    return (
        entry(
            "table",
            "improvised",
            pgettext("rule title", "Improvised damage by example"),
            pgettext("rule", "1d10: hot coals, a bookcase on the head, a poisoned needle"),
            pgettext("rule", "2d10: lightning, a pit of fire; 4d10: a tunnel coming down, a vat of acid"),
            pgettext("rule", "10d10: walls that close, whirling blades, a walk through lava"),
            pgettext("rule", "18d10: deep in lava, under a falling fortress; 24d10: a vortex of fire, jaws "
                     "as big as a moon"),
            rules="IMPRO-01",
            see="severity",
        ),
    )  # fmt: skip


def severity() -> tuple[Entry, ...]:
    row = pgettext(
        "rule", "levels {levels}: setback {setback}, dangerous {dangerous}, deadly {deadly}"
    )
    tiers = (
        ("1–4", "1d10", "2d10", "4d10"),
        ("5–10", "2d10", "4d10", "10d10"),
        ("11–16", "4d10", "10d10", "18d10"),
        ("17–20", "10d10", "18d10", "24d10"),
    )
    return (
        entry(
            "table",
            "severity",
            pgettext("rule title", "Improvised damage by severity"),
            *(
                row.format(levels=levels, setback=one, dangerous=two, deadly=three)
                for levels, one, two, three in tiers
            ),
            pgettext("rule", "A setback may fell the weakened, danger the weaker, the deadly anyone."),
            pgettext("rule", "Backwards: dice are as bad as the highest column they reach."),
            rules="IMPRO-02..04",
            see="improvised massive",
        ),
    )  # fmt: skip


def areas() -> tuple[Entry, ...]:
    return (
        entry(
            "table",
            "areas",
            pgettext("rule title", "Areas without a map"),
            pgettext("rule", "Targets: cone size ÷ 10; cube or square size ÷ 5; line length ÷ 30"),
            pgettext("rule", "cylinder, sphere or circle: radius ÷ 5. Always rounded up."),
            pgettext("rule", "Give or take 1d3 for a crowd or a scatter, or just say who is inside."),
            rules="AOE-01..03",
            see="map-areas damage area_limit rounding",
        ),
    )  # fmt: skip


def cover_lines() -> tuple[Entry, ...]:
    return (
        entry(
            "table",
            "cover-lines",
            pgettext("rule title", "Cover by lines"),
            pgettext("rule", "From your best corner to all corners of one square or hex of the target."),
            pgettext("rule", "Squares: 1–2 blocked half, 3–4 three-quarters. Hexes: 1–3 half, 4 or more "
                     "three-quarters."),
            pgettext("rule", "None gets there at all: total. Creatures never make more than half."),
            rules="COVER-07",
            see="cover line-of-sight",
        ),
    )  # fmt: skip


def sizes() -> tuple[Entry, ...]:
    row = pgettext("rule", "{size}: {feet} ft, squares {squares}, hexes {hexes}")
    more = pgettext("rule", "{size}: {feet}+ ft, squares {squares}+, hexes {hexes}+")
    return (
        entry(
            "table",
            "sizes",
            pgettext("rule title", "Sizes"),
            *(
                (more if size == SIZES[-1] else row).format(size=terms.size(size), **space(size))
                for size in SIZES
            ),
            pgettext("rule", "The space is what it holds against others, not how big the body is."),
            rules="SIZE-01..03 GRID-05 HEX-01",
            see="squeeze pass grid hexes",
        ),
    )


def space(size: str) -> dict[str, str]:
    """What a size controls, in words."""
    found = rules.space(size)
    quarter = {0.25: written("¼")}
    return {
        "feet": f"{found.feet:g}",
        "squares": quarter.get(found.squares, f"{found.squares:g}"),
        "hexes": quarter.get(found.hexes, f"{found.hexes:g}"),
    }


def exhaustion_levels() -> tuple[str, str]:
    """The six, in two lines; the card of the condition shows them too."""
    return (
        pgettext(
            "rule",
            "1 checks with disadvantage; 2 half speed; 3 attacks and saves with disadvantage",
        ),
        pgettext("rule", "4 half the maximum; 5 speed 0; 6 death. Each with all before it."),
    )


def exhaustion() -> tuple[Entry, ...]:
    return (
        entry(
            "table",
            "exhaustion-table",
            pgettext("rule title", "Levels of exhaustion"),
            *exhaustion_levels(),
            rules="EXH-01..03",
            see="exhaustion exhaustion_2024 death",
        ),
    )
