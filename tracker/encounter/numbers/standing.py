"""Which conditions hold, implied ones included, and what a creature may still do."""

from tracker.encounter import marks
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import edition
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.options import value as option
from tracker.rules import conditions as rules


def conditions(table: Encounter, who: Id) -> frozenset[str]:
    """Every condition that holds (COND-01), with those others imply (COND-09)."""
    creature = table.combatants[who]
    if not creature.effects:
        return frozenset()
    held = frozenset(one.name for one in creature.effects if one.condition)
    return held | rules.implied(held)


def submerged(table: Encounter, who: Id) -> bool:
    """Whether it is under water: by the place of the fight, or by itself (WATER-01..04)."""
    if option(table.options, "underwater"):
        return True
    return marks.bears(table.combatants[who], marks.UNDERWATER)


def incapacitated(table: Encounter, who: Id) -> bool:
    """Neither actions nor reactions, nor concentration (COND-09, CONC-04)."""
    return rules.incapacitated(conditions(table, who))


def on_turn(table: Encounter, who: Id) -> bool:
    """Whether its line is the one whose turn it is."""
    line = table.lines.get(table.active)
    return line is not None and who in line.members


def can_act(table: Encounter, who: Id) -> bool:
    """Whether the rules let it take actions now; surprise is asked apart (SURP-05)."""
    creature = table.combatants[who]
    return creature.takes_turns and creature.state == "up" and not incapacitated(table, who)


def can_react(table: Encounter, who: Id) -> bool:
    """Whether it could take a reaction now: free, and not kept by surprise (SURP-06)."""
    creature = table.combatants[who]
    return can_act(table, who) and creature.budget.reaction > 0 and not caught(table, who)


def caught(table: Encounter, who: Id) -> bool:
    """Whether surprise still holds it back: by the newer wording it never does (SURP-05)."""
    from tracker.rules import surprise

    creature = table.combatants[who]
    return surprise.lasts(
        surprised=creature.surprised, turns_done=creature.turns_done, edition=edition(table)
    )


def condition_immunities(table: Encounter, who: Id) -> frozenset[str]:
    """Conditions it never gets (COND-03)."""
    return frozenset(block_of(table, who).condition_immune)
