"""Why the rules would not have a deed now, as a word beside its entry; the DM may do it all the same.

The rules are asked the same as when the deed is done; nothing is decided here.
"""

from tracker.encounter import numbers
from tracker.encounter.decide import holds, permission, spending
from tracker.encounter.decide.acting import unfit
from tracker.encounter.decide.spending import Deed
from tracker.encounter.model import Encounter, Id
from tracker.i18n import screens_deeds as words
from tracker.i18n import terms
from tracker.i18n.reasons import told
from tracker.rules import movement
from tracker.rules.reasons import Reason
from tracker.tui import veil

STEP = 5
"""Feet of the smallest move."""
BY_MOVEMENT = frozenset({"move", "stand", "mount"})
OF_ATTACKS = frozenset({"grapple", "shove"})


def of(table: Encounter, who: Id, key: str, cost: str) -> str:
    """In words; empty when nothing is against it. Before the fight nothing is spent.

    While others watch nothing is said: it may come of what lies on it in secret.
    """
    creature = table.combatants[who]
    if veil.has_fallen():
        return ""
    if lacking(table, who, key):
        return words.lacking(key)
    if not table.round or cost in ("table", "free", "legendary"):
        return ""
    if creature.state == "dead":
        return terms.state("dead")
    found = reasons(table, who, key, cost)
    return told(found[0], table) if found else ""


def reasons(table: Encounter, who: Id, key: str, cost: str) -> tuple[Reason, ...]:
    """What the rules have against it, the gravest first."""
    late = spending.out_of_turn(table, who)
    if key in OF_ATTACKS:
        return permission.out_of_order(table, who)
    if key in BY_MOVEMENT:
        return (*late, *stuck(table, who, key))
    action = key.removeprefix("bonus-")
    deed = Deed("improvise" if key == "bonus" else action, cost)
    verdict = spending.verdict(
        spending.budget_of(table.combatants[who]), spending.able_of(table, who), deed
    )
    against = verdict.reasons if verdict.verdict == "refused" else ()
    tame = unfit(table, who, action) if cost != "reaction" else ()
    return (*(late if cost != "reaction" else ()), *against, *tame)


def stuck(table: Encounter, who: Id, key: str) -> tuple[Reason, ...]:
    """No speed, or nothing left of it."""
    mover = numbers.mover(table, who)
    if key == "stand":
        stood = movement.stand(mover)
        return () if stood.allowed else stood.reasons
    quickest = max(mover.speeds, key=lambda way: movement.left(mover, way), default="walk")
    crawls = mover.prone and key == "move"
    moved = movement.travel(mover, movement.Stretch(quickest, STEP, crawl=crawls))
    return () if moved.allowed else moved.reasons


def lacking(table: Encounter, who: Id, key: str) -> bool:
    """Whether what the deed needs is not there."""
    creature = table.combatants[who]
    match key:
        case "stand":
            return "prone" not in numbers.conditions(table, who)
        case "dismount":
            return not creature.mount
        case "escape":
            return not holds.grips_on(creature)
        case "release":
            return not numbers.held_by(table, who)
        case _:
            return False
