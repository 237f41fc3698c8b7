"""Reasons of moving: what a foot costs, who is in the way, falling, riding, leaving reach."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return for_feet(key) or for_riding(key) or for_reach(key)


def for_feet(key: str) -> str:
    """Movement, space, falling."""
    match key:
        case "difficult-ground":
            return pgettext("reason", "difficult terrain: one more foot per foot")
        case "crawling":
            return pgettext("reason", "crawling: one more foot per foot")
        case "no-such-speed":
            return pgettext("reason", "no speed to {mode}: one more foot per foot")
        case "drags":
            return pgettext("reason", "drags a creature along")
        case "no-speed":
            return pgettext("reason", "speed is 0")
        case "not-prone":
            return pgettext("reason", "not prone")
        case "stands-up":
            return pgettext("reason", "standing up: half the speed, {feet} ft")
        case "gap-too-narrow":
            return pgettext("reason", "the gap is too narrow ({size})")
        case "foe-in-the-way":
            return pgettext("reason", "a hostile creature is in the way ({size})")
        case "passes":
            return pgettext("reason", "passes a creature ({size}): difficult terrain")
        case "passes-freely":
            return pgettext("reason", "passes a creature ({size}) freely")
        case "no-step":
            return pgettext("reason", "that is no neighbouring square")
        case "wall-in-the-way":
            return pgettext("reason", "a wall is in the way")
        case "turns-only-moving":
            return pgettext("reason", "did not move: keeps its facing")
        case "movement-used":
            return pgettext("reason", "movement used this turn: {feet} ft")
        case "falls-so-far":
            return pgettext("reason", "falls {feet} ft")
        case "falls-prone":
            return pgettext("reason", "prone in the air")
        case "falls-still":
            return pgettext("reason", "cannot move in the air")
        case "hovers":
            return pgettext("reason", "hovers")
        case "held-aloft":
            return pgettext("reason", "magic holds it aloft")
        case _:
            return ""


def for_riding(key: str) -> str:
    """Riders and mounts."""
    match key:
        case "mount-too-small":
            return pgettext("reason", "the mount is too small ({size})")
        case "mount-unwilling":
            return pgettext("reason", "the mount is not willing")
        case "mount-unfit":
            return pgettext("reason", "not built to be ridden")
        case "mount-too-far":
            return pgettext("reason", "the mount is {distance} ft away, more than 5")
        case "already-mounted":
            return pgettext("reason", "already mounted")
        case "not-mounted":
            return pgettext("reason", "not mounted")
        case "once-a-move":
            return pgettext("reason", "mounting or dismounting: once a move")
        case "half-the-speed":
            return pgettext("reason", "half the speed: {feet} ft")
        case "stays-mounted":
            return pgettext("reason", "saved: stays mounted")
        case "falls-off":
            return pgettext("reason", "falls off, prone within 5 feet")
        case "lands-standing":
            return pgettext("reason", "dismounts by reaction and lands standing")
        case "thrown-off":
            return pgettext("reason", "thrown, prone within 5 feet")
        case "mount-thinks":
            return pgettext("reason", "an intelligent mount acts on its own")
        case "mount-untrained":
            return pgettext("reason", "the mount is not trained")
        case "controlled":
            return pgettext("reason", "controlled: acts on the rider's count, {total}")
        case "controlled-only":
            return pgettext("reason", "a controlled mount can only Dash, Disengage or Dodge")
        case _:
            return ""


def for_reach(key: str) -> str:
    """Opportunity attacks."""
    match key:
        case "stays-in-or-out":
            return pgettext("reason", "does not leave the reach of {reach} ft")
        case "leaves-reach":
            return pgettext("reason", "leaves the reach of {reach} ft")
        case "disengaged":
            return pgettext("reason", "has disengaged")
        case "not-own-means":
            return pgettext("reason", "not moved by its own movement, action or reaction")
        case "not-hostile":
            return pgettext("reason", "not hostile")
        case "mover-unseen":
            return pgettext("reason", "does not see the mover")
        case "opportunity-melee":
            return pgettext("reason", "only a melee attack can be an opportunity attack")
        case "drops-before-leaving":
            return pgettext("reason", "drops before it leaves reach")
        case "stopped-before-leaving":
            return pgettext("reason", "stopped before it leaves reach")
        case "move-goes-on":
            return pgettext("reason", "the move goes on: {left} ft left")
        case _:
            return ""
