"""Movement on foot, in the air, through others, on a mount."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand.entry import Entry, entry


def entries() -> tuple[Entry, ...]:
    """The budget first."""
    return (*budgets(), *costs(), *on_the_ground(), *through_others(), *riding(), *saddles())


def budgets() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "movement",
            pgettext("rule title", "Movement"),
            pgettext("rule", "As many feet as your speed, in pieces if you like, between attacks too."),
            pgettext("rule", "If the speed changes, what is spent comes off the new one."),
            rules="MOVE-01..02 MOVE-15 TURN-01",
            see="dash difficult speeds grid",
        ),
        entry(
            "move",
            "speeds",
            pgettext("rule title", "Several speeds"),
            pgettext("rule", "On a switch take what you have moved off the new speed; the rest is left."),
            pgettext("rule", "With 0 or less left that way of moving is closed."),
            rules="MOVE-03..04",
            see="movement climb falling",
        ),
    )  # fmt: skip


def costs() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "difficult",
            pgettext("rule title", "Difficult terrain"),
            pgettext("rule", "One foot more for every foot, once, however many reasons there are."),
            rules="MOVE-05..06",
            see="crawl squeeze",
        ),
        entry(
            "move",
            "climb",
            pgettext("rule title", "Climb, swim, jump"),
            pgettext("rule", "One foot more for every foot without a speed for it; a foot jumped costs one."),
            rules="MOVE-14",
            see="speeds",
        ),
        entry(
            "move",
            "falling",
            pgettext("rule title", "Falling out of the air"),
            pgettext("rule", "A flyer that is prone, at speed 0 or cannot move falls, unless it hovers or "
                     "magic holds it."),
            rules="MOVE-13",
            see="prone speeds",
        ),
    )  # fmt: skip


def on_the_ground() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "drop-prone",
            pgettext("rule title", "Drop prone"),
            pgettext("rule", "Costs nothing."),
            rules="MOVE-07",
            see="prone stand prone_2024",
        ),
        entry(
            "move",
            "stand",
            pgettext("rule title", "Stand up"),
            pgettext("rule", "Half your speed, rounded down; impossible with less left, or at speed 0."),
            rules="MOVE-08",
            see="prone crawl",
        ),
        entry(
            "move",
            "crawl",
            pgettext("rule title", "Crawl"),
            pgettext("rule", "One foot more for every foot, added to all other costs."),
            rules="MOVE-09",
            see="prone stand difficult",
        ),
    )  # fmt: skip


def through_others() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "pass",
            pgettext("rule title", "Through another's space"),
            pgettext("rule", "A friend's always, a foe's with two sizes between you; difficult terrain."),
            pgettext("rule", "Nobody stops there by choice."),
            rules="MOVE-10..11",
            see="sizes pass_2024",
        ),
        entry(
            "move",
            "squeeze",
            pgettext("rule title", "Squeeze"),
            pgettext("rule", "Into a gap for one size smaller: one foot more for every foot."),
            pgettext("rule", "Your attacks and Dexterity saves have disadvantage, attackers advantage."),
            rules="SIZE-04..05",
            see="sizes difficult",
        ),
    )  # fmt: skip


def riding() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "mount",
            pgettext("rule title", "Mount and dismount"),
            pgettext("rule", "Once in a move, for half your speed: on a willing creature of a larger size "
                     "within 5 feet, or off it."),
            rules="MOUNT-01..02",
            see="mounted falling-off",
        ),
        entry(
            "move",
            "falling-off",
            pgettext("rule title", "Falling off a mount"),
            pgettext("rule", "Mount moved against its will, or rider knocked prone: Dexterity save DC 10, or "
                     "fall off prone."),
            pgettext("rule", "Mount knocked prone: land on your feet by reaction, or lie there."),
            rules="MOUNT-03..05",
            see="mounted mount_2024",
        ),
    )  # fmt: skip


def saddles() -> tuple[Entry, ...]:
    return (
        entry(
            "move",
            "mounted",
            pgettext("rule title", "Mounted combat"),
            pgettext("rule", "Controlled: it acts on your count, goes where you want, and may only Dash, "
                     "Disengage or Dodge."),
            pgettext("rule", "Independent, as every clever mount is: its own count, its own will."),
            pgettext("rule", "If it provokes, the attacker picks rider or mount."),
            rules="MOUNT-06..08",
            see="mount falling-off opportunity",
        ),
    )  # fmt: skip
