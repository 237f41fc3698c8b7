"""Rules of the map: squares, hexes, sight, areas; flanking, facing and long diagonals are options."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """Grids, then what is seen and hit on them."""
    return (*grids(), *lines(), *optional())


def grids() -> tuple[Entry, ...]:
    return (
        entry(
            "map",
            "grid",
            pgettext("rule title", "Squares"),
            pgettext("rule", "5 feet each, diagonals too, 10 in difficult terrain; the whole price must be "
                     "left."),
            pgettext("rule", "No diagonal step past the corner of a wall. Count ranges the shortest way."),
            pgettext("rule", "Without a grid measure in feet."),
            rules="GRID-01..06",
            see="long_diagonals sizes hexes",
        ),
        entry(
            "map",
            "hexes",
            pgettext("rule title", "Hexes"),
            pgettext("rule", "5 feet each, by the fewest steps; there are no diagonals."),
            rules="HEX-01..02",
            see="sizes cover-lines grid",
        ),
    )  # fmt: skip


def lines() -> tuple[Entry, ...]:
    return (
        entry(
            "map",
            "line-of-sight",
            pgettext("rule title", "Line of sight"),
            pgettext("rule", "One clear line from a corner to any part is enough; touching a wall is not "
                     "clear."),
            pgettext("rule", "Walls, curtains and fog block it, low walls do not."),
            rules="LOS-01..02",
            see="cover-lines unseen",
        ),
        entry(
            "map",
            "map-areas",
            pgettext("rule title", "Areas on a map"),
            pgettext("rule", "They start at a corner and hit what they cover by half or more."),
            rules="AOE-04",
            see="areas grid",
        ),
    )  # fmt: skip


def optional() -> tuple[Entry, ...]:
    """These three hold only when switched on, under the same names."""
    return (
        entry(
            "option",
            "flanking",
            pgettext("rule title", "Flanking"),
            pgettext("rule", "Two allies next to a foe on opposite sides: advantage in melee for both."),
            pgettext("rule", "Not for who cannot see it or is incapacitated, nor from further off."),
            pgettext("rule", "On hexes count those between: 2, Large foe 4, Huge 5, Gargantuan 6."),
            rules="FLANK-01..05",
            see="advantage grid hexes",
        ),
        entry(
            "option",
            "long_diagonals",
            pgettext("rule title", "Longer diagonals"),
            pgettext("rule", "5 feet, 10, 5, 10 … through the whole turn; each measuring starts anew."),
            rules="DIAG-01..02",
            see="grid",
        ),
        entry(
            "option",
            "facing",
            pgettext("rule title", "Facing"),
            pgettext("rule", "Front, sides, rear. Who attacks from the rear is unseen: advantage."),
            pgettext("rule", "Turn after your move, or by reaction when another moves."),
            pgettext("rule", "A shield helps in front and on its own side only; odd bodies as the DM says."),
            rules="FACE-01..05",
            see="unseen reaction",
        ),
    )  # fmt: skip
