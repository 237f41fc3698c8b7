"""What an action takes of a turn: the rules say whether it fits, the table does it all the same.

Whatever goes beyond the budget, or comes out of turn, is marked as the DM's (GEN-04). Before the
fight begins nothing is spent.
"""

from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Budget, Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.replacing import replace
from tracker.rules import budget as rules
from tracker.rules.reasons import Reason, because

TIMES: dict[str, rules.CastingTime] = {
    "action": "action",
    "bonus": "bonus-action",
    "reaction": "reaction",
}


class Deed(NamedTuple):
    """What is done and what it is meant to take."""

    action: str
    cost: str = "action"
    """`action`, `bonus`, `reaction`, `free` or `drop`."""
    text: str = ""
    on: tuple[Id, ...] = ()
    cantrip: bool = False
    warnings: tuple[Reason, ...] = ()
    """What else the rules have against it."""
    remarks: tuple[Reason, ...] = ()


def acting(deciding: Deciding, who: Id) -> Combatant:
    """The creature, if it is there to act at all; refused when dead, gone or off-stage."""
    creature = targets.known(deciding, who)
    if creature.state == "dead":
        raise Refused("dead-do-not-act", who=creature.full_name)
    if not creature.takes_turns:
        raise Refused("takes-no-turns", who=creature.full_name)
    return creature


def take(deciding: Deciding, who: Id, deed: Deed) -> None:
    """Spend it and record it, marked where the rules say no."""
    creature = acting(deciding, who)
    table = deciding.table
    if not numbers.may_do(table, who, deed.action):
        tame = because("MOUNT-06", "controlled-only")
        deed = deed._replace(warnings=tuple(dict.fromkeys((*deed.warnings, tame))))
    if not table.round:
        prepare(deciding, who, deed)
        return
    budget, able = budget_of(creature), able_of(table, who)
    spent = verdict(budget, able, deed)
    why, after = spent.reasons, spent.budget
    if spent.verdict == "refused":
        full = budget._replace(action=1, bonus=1, reaction=1, interaction=1)
        forced = verdict(full, rules.Able(edition=able.edition), deed)
        after = emptier(budget, forced.budget)
    late = () if deed.cost == "reaction" else out_of_turn(table, who)
    deciding.happen(
        ev.ActionTaken(
            who,
            deed.action,
            taken(budget, after, deed.cost),
            filled(creature.budget, after),
            deed.text,
            deed.on,
            bool(late or deed.warnings or spent.verdict == "refused"),
            (*late, *deed.warnings, *why, *deed.remarks),
        )
    )


def prepare(deciding: Deciding, who: Id, deed: Deed) -> None:
    """Before the fight: done, and nothing spent."""
    budget = deciding.creature(who).budget
    over, reasons = bool(deed.warnings), deed.warnings + deed.remarks
    deciding.happen(ev.ActionTaken(who, deed.action, "", budget, deed.text, deed.on, over, reasons))


def verdict(budget: rules.Budget, able: rules.Able, deed: Deed) -> rules.Spent:
    """What the rules say of it."""
    match deed.action, deed.cost:
        case "cast", _:
            return rules.cast(budget, able, TIMES[deed.cost], cantrip=deed.cantrip)
        case _, "free":
            return rules.interact(budget, able)
        case _, "drop":
            return rules.let_fall(budget, able)
        case _, "reaction":
            return rules.react(budget, able)
        case _, "bonus":
            granted = able._replace(bonus_options=able.bonus_options | {deed.action})
            return rules.bonus(budget, granted, deed.action)
        case _:
            return rules.act(budget, able, deed.action)


def emptier(before: rules.Budget, after: rules.Budget) -> rules.Budget:
    """What a deed against the rules leaves: it takes its part and refills no other."""
    return after._replace(
        action=min(before.action, after.action),
        bonus=min(before.bonus, after.bonus),
        reaction=min(before.reaction, after.reaction),
        interaction=min(before.interaction, after.interaction),
    )


def taken(before: rules.Budget, after: rules.Budget, cost: str) -> str:
    """Which part of the budget it was; a second interaction is the action (TURN-07)."""
    if cost == "drop" and after == before:
        return ""
    if cost not in ("free", "drop"):
        return cost
    return "interaction" if after.interaction < before.interaction else "action"


def budget_of(creature: Combatant) -> rules.Budget:
    """What is left, as the rules count it."""
    left = creature.budget
    return rules.Budget(
        action=left.action,
        bonus=left.bonus,
        reaction=left.reaction,
        interaction=left.interaction,
        moved=left.moved,
        dashes=left.dashes,
        bonus_spell=left.bonus_spell,
        other_spell=left.other_spell,
    )


def filled(before: Budget, after: rules.Budget) -> Budget:
    """The table's budget with what the rules left."""
    return replace(
        before,
        action=after.action,
        bonus=after.bonus,
        reaction=after.reaction,
        interaction=after.interaction,
        dashes=after.dashes,
        bonus_spell=after.bonus_spell,
        other_spell=after.other_spell,
    )


def able_of(table: Encounter, who: Id) -> rules.Able:
    """What a creature is able to do at all."""
    return rules.Able(
        conditions=numbers.conditions(table, who),
        surprised=numbers.caught(table, who),
        edition=numbers.edition(table),
        rulings=numbers.rulings(table),
    )


def out_of_turn(table: Encounter, who: Id) -> tuple[Reason, ...]:
    """Why it is not the moment, once the fight is on (TURN-01)."""
    if not table.round or numbers.on_turn(table, who):
        return ()
    return (because("TURN-01", "out-of-turn"),)
