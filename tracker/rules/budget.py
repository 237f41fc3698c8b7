"""What fits in one turn: action, bonus action, reaction, free interaction (TURN).

Every function answers with a verdict and the budget after it; a refused deed costs nothing. The
table may do it all the same, that is the DM's.
"""

from typing import Literal, NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings

Verdict = Literal["ok", "refused", "remind"]
CastingTime = Literal["action", "bonus-action", "reaction"]


class Budget(NamedTuple):
    """What is left of a turn."""

    action: int = 1
    bonus: int = 1
    reaction: int = 1
    """Comes back at the start of the own turn, not of the round (REACT-01)."""
    interaction: int = 1
    moved: int = 0
    """Feet spent, with every extra cost."""
    dashes: int = 0
    bonus_spell: bool = False
    """A bonus-action spell was cast this turn (ACT-02)."""
    other_spell: bool = False
    """A spell that is no one-action cantrip was cast this turn."""
    disengaged: bool = False


class Able(NamedTuple):
    """What a creature is able to do at all."""

    conditions: frozenset[str] = frozenset()
    bonus_options: frozenset[str] = frozenset()
    surprised: bool = False
    """And its first turn is not over yet (SURP-05, SURP-06)."""
    edition: Edition = OF_2014
    rulings: Rulings = BY_DEFAULT


class Spent(NamedTuple):
    """A verdict and what is left."""

    verdict: Verdict
    budget: Budget
    reasons: tuple[Reason, ...] = ()


def is_surprised(able: Able) -> bool:
    """Whether surprise holds it back; by the newer wording it never does."""
    return able.surprised and not able.edition.surprise_2024


def unable(able: Able) -> tuple[Reason, ...]:
    """Why neither action, bonus action nor reaction is possible; empty if they are."""
    names = sorted(condition_rules.INCAPACITATING & able.conditions)
    if names:
        return (condition_rules.source(names[0], "cannot-act"),)
    return (because("SURP-05", "surprised"),) if is_surprised(able) else ()


def act(budget: Budget, able: Able, name: str = "") -> Spent:
    """Take an action (TURN-01, ACT-03)."""
    if cannot := unable(able):
        return _refused(budget, *cannot)
    if not budget.action:
        return _refused(budget, because("TURN-01", "action-spent"))
    return Spent("ok", _with(budget._replace(action=0), name))


def bonus(budget: Budget, able: Able, name: str) -> Spent:
    """Take a bonus action: one a turn, and only if something grants it (TURN-03, TURN-05)."""
    if cannot := unable(able):
        return _refused(budget, *cannot)
    if name not in able.bonus_options:
        return _refused(budget, because("TURN-03", "no-grant", name=name))
    if not budget.bonus:
        return _refused(budget, because("TURN-03", "bonus-spent"))
    return Spent("ok", _with(budget._replace(bonus=0), name))


def _with(budget: Budget, name: str) -> Budget:
    match name:
        case "dash":
            return budget._replace(dashes=budget.dashes + 1)
        case "disengage":
            return budget._replace(disengaged=True)
        case _:
            return budget


def react(budget: Budget, able: Able) -> Spent:
    """Use the reaction (REACT-01, REACT-02)."""
    if cannot := unable(able):
        return _refused(budget, *cannot)
    if not budget.reaction:
        return _refused(budget, because("REACT-01", "reaction-spent"))
    return Spent("ok", budget._replace(reaction=0))


def cast(budget: Budget, able: Able, time: CastingTime, *, cantrip: bool = False) -> Spent:
    """Cast a spell; beside a bonus-action spell only a one-action cantrip fits (ACT-02)."""
    if cannot := unable(able):
        return _refused(budget, *cannot)
    left = {"action": budget.action, "bonus-action": budget.bonus, "reaction": budget.reaction}
    if not left[time]:
        return _refused(budget, because("ACT-02", "time-spent", time=time))
    small = time == "action" and cantrip
    by_bonus = time == "bonus-action"
    clashes = (budget.bonus_spell and not small) or (by_bonus and budget.other_spell)
    after = budget._replace(
        action=budget.action - (time == "action"),
        bonus=budget.bonus - by_bonus,
        reaction=budget.reaction - (time == "reaction"),
        bonus_spell=budget.bonus_spell or by_bonus,
        other_spell=budget.other_spell or not small,
    )
    if clashes and able.rulings.second_spell == "refuse":
        by_reading = by_option("ACT-02", "second_spell")
        return _refused(budget, because("ACT-02", "second-spell"), by_reading)
    if clashes:
        return Spent("remind", after, (because("ACT-02", "second-spell"),))
    return Spent("ok", after)


def interact(budget: Budget, able: Able, *, needs_action: bool = False) -> Spent:
    """Handle an object: the first is free, a further or an awkward one is the action (TURN-07)."""
    if cannot := unable(able):
        return _refused(budget, *cannot)
    if budget.interaction and not needs_action:
        return Spent("ok", budget._replace(interaction=0))
    rule = "TURN-08" if needs_action else "TURN-07"
    if not budget.action:
        return _refused(budget, because(rule, "action-spent"))
    return Spent("ok", budget._replace(action=0), (because(rule, "takes-the-action"),))


def let_fall(budget: Budget, able: Able) -> Spent:
    """Drop what one holds: for nothing, unless the table counts it like any other (TURN-07)."""
    if able.rulings.free_drop:
        return Spent("ok", budget)
    spent = interact(budget, able)
    return spent._replace(reasons=(*spent.reasons, by_option("TURN-07", "free_drop")))


def drink(budget: Budget, able: Able) -> Spent:
    """Drink a healing potion: the action, or the bonus action by the newer wording (ACT-15)."""
    if not able.edition.potion_2024:
        return act(budget, able, "use")
    granted = able._replace(bonus_options=able.bonus_options | {"potion"})
    return bonus(budget, granted, "potion")


def end_of_turn_reminders(budget: Budget, able: Able) -> tuple[Reason, ...]:
    """Nothing done at all: Dodge and Ready exist (TURN-02)."""
    if budget.action and not budget.moved and not unable(able):
        return (because("TURN-02", "nothing-done"),)
    return ()


def _refused(budget: Budget, *reasons: Reason) -> Spent:
    return Spent("refused", budget, reasons)
