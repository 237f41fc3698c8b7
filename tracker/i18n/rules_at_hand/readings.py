"""Options that choose a reading where the rules are silent; the last line says how each is typed."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, option


def entries() -> tuple[Entry, ...]:
    """In the order of a fight: the turn, the blow, the body, the crowd, the map."""
    return (*turns(), *moves(), *mounts(), *blows(), *senses(), *crowds(), *squares(), *sides())


def turns() -> tuple[Entry, ...]:
    return (
        option(
            "free_drop",
            pgettext("rule title", "Dropping an object is free"),
            pgettext("rule", "Off: letting an object fall takes the free interaction."),
            rules="TURN-07",
            see="use",
        ),
        option(
            "second_spell",
            pgettext("rule title", "A second spell beside a bonus action's"),
            pgettext("rule", "warn: said and done; refuse: against the rules, the DM's override."),
            rules="ACT-02",
            see="cast",
        ),
        option(
            "anchors_stay",
            pgettext("rule title", "Who left still ends effects"),
            pgettext("rule", "Off: what ends on a creature's turn ends when it leaves the fight."),
            rules="COND-02",
            see="joining",
        ),
    )


def moves() -> tuple[Entry, ...]:
    return (
        option(
            "extra_costs_spent",
            pgettext("rule title", "Extra costs and other speeds"),
            pgettext("rule", "Off: extra feet of difficult terrain or crawling count for their own speed only."),
            rules="MOVE-03",
            see="speeds",
        ),
        option(
            "dash_every_speed",
            pgettext("rule title", "Dash and several speeds"),
            pgettext("rule", "Off: Dash adds the walking speed, however one moves."),
            rules="ACT-03",
            see="dash",
        ),
        option(
            "drag_once",
            pgettext("rule title", "Dragging several"),
            pgettext("rule", "Off: the speed is halved once for each creature dragged."),
            rules="GRAP-07",
            see="drag",
        ),
    )  # fmt: skip


def mounts() -> tuple[Entry, ...]:
    return (
        option(
            "saved_rider_prone",
            pgettext("rule title", "A rider that saves lies prone"),
            pgettext("rule", "On: a rider knocked prone who saves stays mounted, but prone."),
            rules="MOUNT-04",
            see="mounted",
        ),
        option(
            "mount_keeps_count",
            pgettext("rule title", "The mount's count after dismounting"),
            pgettext("rule", "Off: it goes back to the initiative it had before."),
            rules="MOUNT-06",
            see="mount",
        ),
    )


def blows() -> tuple[Entry, ...]:
    return (
        option(
            "about_three_quarters",
            pgettext("rule title", "Three-quarters cover from two thirds on"),
            pgettext("rule", "On: 67 % covered is about three-quarters; off: 75 %."),
            rules="COVER-04",
            see="three-quarters-cover",
        ),
        option(
            "reduction_from",
            pgettext("rule title", "Where a reduction comes off"),
            pgettext("rule", "largest: the largest part of the damage; first: the first one."),
            rules="DMG-06",
            see="damage-order",
        ),
        option(
            "hampered_throws",
            pgettext("rule title", "Other thrown weapons under water"),
            pgettext("rule", "Off: whatever is thrown is free within its normal range."),
            rules="WATER-03",
            see="underwater-ranged",
        ),
    )


def senses() -> tuple[Entry, ...]:
    return (
        option(
            "darkvision_magical",
            pgettext("rule title", "Darkvision in magical darkness"),
            pgettext("rule", "On: darkvision pierces magical darkness too."),
            rules="SENSE-03",
            see="darkvision",
        ),
        option(
            "tremorsense_sees",
            pgettext("rule title", "Tremorsense is as good as sight"),
            pgettext("rule", "On: what is felt through the ground counts as seen."),
            rules="SENSE-04",
            see="tremorsense",
        ),
    )


def crowds() -> tuple[Entry, ...]:
    return (
        option(
            "mob_beyond_20",
            pgettext("rule title", "Mobs that need more than 20"),
            pgettext("rule", "Off: they never hit; on: one in twenty does."),
            rules="MOB-02",
            see="mob",
        ),
        option(
            "half_squares",
            pgettext("rule title", "Areas and half squares"),
            pgettext("rule", "Off: all shapes but circles affect every square they touch."),
            rules="AOE-04",
            see="areas",
        ),
    )


def squares() -> tuple[Entry, ...]:
    return (
        option(
            "best_corner",
            pgettext("rule title", "Cover from the best corner"),
            pgettext("rule", "Off: lines run from the corner that suits the target."),
            rules="COVER-07",
            see="cover-lines",
        ),
        option(
            "creature_half",
            pgettext("rule title", "Creatures give half cover at most"),
            pgettext("rule", "Off: creatures block lines like any other thing."),
            rules="COVER-07",
            see="cover-lines",
        ),
        option(
            "diagonals_by_turn",
            pgettext("rule title", "Long diagonals through the turn"),
            pgettext("rule", "Off: every move begins with a short diagonal."),
            rules="DIAG-02",
            see="long_diagonals",
        ),
        option(
            "rough_adds_five",
            pgettext("rule title", "Long diagonals on difficult terrain"),
            pgettext("rule", "On: 5 feet more; off: twice as much, 20 feet."),
            rules="DIAG-02",
            see="long_diagonals",
        ),
    )


def sides() -> tuple[Entry, ...]:
    return (
        option(
            "turn_unmoved",
            pgettext("rule title", "Turning without moving"),
            pgettext("rule", "Off: facing changes only with a move, or by reaction."),
            rules="FACE-02",
            see="facing",
        ),
        option(
            "gargantuan_short",
            pgettext("rule title", "Flanking a Gargantuan foe on hexes"),
            pgettext("rule", "On: six or more between the two the shorter way round; off: either way."),
            rules="FLANK-04",
            see="flanking",
        ),
    )  # fmt: skip
