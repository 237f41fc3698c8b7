"""What the attacker's traits say for and against its attack, as the table and the DM know it (ATK-07).

A question that the map answers is none; without places it stays open and is told beside the
attack, so that whoever looks at the preview can answer it.
"""

from tracker.encounter import commands as cmd
from tracker.encounter import marks, numbers
from tracker.encounter.decide import conditions
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.rules import attack_traits as rules
from tracker.rules.aim import Aim
from tracker.rules.attack_traits import BY_NAME, NOTHING, PACK, RECKLESS, Known, Sources, Trait
from tracker.rules.reasons import Reason


def of(table: Encounter, who: Id) -> tuple[Trait, ...]:
    """Traits with a say in its attacks, each once."""
    names = (one.name.casefold().replace(" ", "-") for one in numbers.block_of(table, who).traits)
    return tuple(dict.fromkeys(BY_NAME[name] for name in names if name in BY_NAME))


def sources(table: Encounter, command: cmd.AttackTarget, aim: Aim) -> Sources:
    """For this attack; a question that was struck is answered with no."""
    who, target = command.attacker, table.combatants[command.target]
    mine = of(table, who)
    said = frozenset(command.traits)
    if still_reckless(table, who):
        said |= {RECKLESS.word}
    if not mine and not said:
        return NOTHING
    known = Known(
        said,
        target_hurt=target.hp < numbers.maximum(table, target.id).value,
        attacker_bloodied=numbers.at_half(table, who),
        own_turn=numbers.on_turn(table, who),
    )
    found = rules.of(mine, aim, known)
    return found._replace(asked=tuple(one for one in found.asked if not denied(one, command)))


def denied(question: Reason, command: cmd.AttackTarget) -> bool:
    """Whether the DM has struck what it asks after."""
    source = str(dict(question.params)["source"])
    return not {source, *source.split("-")}.isdisjoint(command.struck)


def alike(table: Encounter, who: Id) -> tuple[object, ...]:
    """What members of a mob must share to have the same sources."""
    mine = of(table, who)
    return (mine, numbers.at_half(table, who), numbers.on_turn(table, who)) if mine else ()


def words_of(table: Encounter, *crowd: Id) -> frozenset[str]:
    """The questions that their traits ask."""
    return frozenset(one.word for who in crowd for one in of(table, who) if one.word)


class Answers:
    """What was said of a mob: it holds for those with the trait, or for all where none has it."""

    def __init__(self, table: Encounter, command: cmd.MobAttack) -> None:
        self.table = table
        self.said = command.traits
        self.every = words_of(table, *command.attackers) if self.said else frozenset()

    def of(self, who: Id) -> tuple[str, ...]:
        """The words that hold for one of it."""
        if not self.said:
            return ()
        own = words_of(self.table, who)
        return tuple(word for word in self.said if word in own or word not in self.every)


def packed(table: Encounter, who: Id, target: Id) -> bool:
    """Whether the map shows an able ally of it within 5 feet of the target (Pack Tactics)."""
    from tracker.encounter import positions

    if PACK not in of(table, who):
        return False
    side = table.combatants[who].side
    return any(
        one.side == side
        and one.id not in (who, target)
        and one.state == "up"
        and positions.feet(table, one.id, target) <= positions.NEAR
        and not numbers.incapacitated(table, one.id)
        for one in positions.others(table)
    )


def still_reckless(table: Encounter, who: Id) -> bool:
    """Whether it said so earlier in the turn that is on."""
    return exposed(table, who) and numbers.on_turn(table, who)


def exposed(table: Encounter, who: Id) -> bool:
    """Whether it struck recklessly since its last turn began."""
    creature = table.combatants[who]
    return bool(creature.effects) and marks.bears(creature, marks.RECKLESS)


def expose(deciding: Deciding, who: Id) -> None:
    """Whoever strikes recklessly is open to attacks until the start of its next turn."""
    if not numbers.on_turn(deciding.table, who):
        return
    if not marks.bears(deciding.creature(who), marks.RECKLESS):
        lasting = cmd.Duration(until="start", until_of=who)
        until = conditions.until(deciding.table, lasting, who)
        conditions.put(deciding, who, marks.mark(marks.RECKLESS, source=who, until=until))
