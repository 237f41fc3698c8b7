"""Help: a promise of advantage that lies as a mark on the foe, or on the one helped (ACT-07, ACT-08).

It lasts until the helper's next turn begins and is used up by the first roll it fits.
"""

from tracker.encounter import commands as cmd
from tracker.encounter import marks, numbers
from tracker.encounter.decide import conditions, measuring, spending, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.rules.actions import helping as rules
from tracker.rules.aim import UNKNOWN
from tracker.rules.reasons import by_option


def help_ally(deciding: Deciding, command: cmd.HelpAlly) -> None:
    """`help WHO FRIEND [vs TARGET] …`."""
    who, friend = command.who, command.friend
    targets.on_table(deciding, (friend,))
    if who == friend:
        raise Refused("helps-itself", who=deciding.creature(who).full_name)
    if command.against:
        help_attack(deciding, command)
        return
    wording = numbers.edition(deciding.table)
    offered = rules.with_task(
        who, friend, command.task, proficient=not command.unskilled, edition=wording
    )
    flagged = (by_option("ACT-07", "help_2024"),) if offered.reasons else ()
    cost, warnings = command.cost or "action", (*offered.reasons, *flagged)
    deed = Deed("help", cost, command.task, (friend,), warnings=warnings)
    spending.take(deciding, who, deed)
    promise(deciding, who, friend, marks.HELP_TASK, command.task)


def help_attack(deciding: Deciding, command: cmd.HelpAlly) -> None:
    """Hamper a foe; by option the ally that was named is the only one who may use it."""
    who, foe = command.who, command.against
    targets.living(deciding, (foe,), "dead-already")
    named = bool(value(deciding.table.options, "help_named"))
    only = command.friend if named else ""
    found = measuring.feet(deciding.table, who, foe, command.range)
    distance = UNKNOWN if found is None else found
    offered = rules.with_attack(who, foe, distance, only)
    cost = command.cost or "action"
    remarks = (by_option("ACT-08", "help_named"),) if named else ()
    friends = (command.friend, foe)
    deed = Deed("help", cost, on=friends, warnings=offered.reasons, remarks=remarks)
    spending.take(deciding, who, deed)
    promise(deciding, who, foe, marks.HELP_ATTACK, only)


def promise(deciding: Deciding, helper: Id, on: Id, key: str, about: str) -> None:
    """The mark, until the helper's next turn begins; a later help of the same helper stands for it."""
    for bearer in tuple(deciding.table.combatants.values()):
        for old in marks.on(bearer, key):
            if old.source == helper:
                conditions.end(deciding, bearer.id, old, "again")
    lasting = cmd.Duration(until="start", until_of=helper)
    until = conditions.until(deciding.table, lasting, helper)
    conditions.put(deciding, on, marks.mark(key, source=helper, until=until, about=about))


def for_attack(table: Encounter, attacker: Id, target: Id) -> tuple[Effect, ...]:
    """The help an attack roll uses up: the first one an ally of the helper may use (ACT-08)."""
    side = table.combatants[attacker].side
    lying = [
        one
        for one in sorted(marks.on(table.combatants[target], marks.HELP_ATTACK), key=age)
        if one.source in table.combatants and table.combatants[one.source].side == side
    ]
    promises = tuple(rules.Help(one.source, "attack", target, only=one.about) for one in lying)
    left = rules.for_attack(promises, attacker, target).left
    used = [one for one, each in zip(lying, promises, strict=True) if each not in left]
    return tuple(used[:1])


def age(effect: Effect) -> int:
    """The oldest help is used first."""
    return effect.id
