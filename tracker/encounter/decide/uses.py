"""Limited things spent and given back: legendary actions, slots, so often a day, recharges.

Nothing here says no: whatever is spent beyond the stat block is done and marked as the DM's
(GEN-04), and undo gives it back like everything else.
"""

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Budget, Encounter, Id
from tracker.encounter.numbers import uses as limits
from tracker.encounter.refusals import Refused
from tracker.encounter.replacing import replace
from tracker.rules.reasons import Reason, because

MOST = 9_999
"""So often anything may count as used."""


def lacking(table: Encounter, who: Id, name: str, count: int = 1) -> tuple[Reason, ...]:
    """Why the stat block has not so many left; empty when it has, or says nothing of it.

    Legendary actions and resistances are nobody's of whom the stat block does not say so.
    """
    found = limits.limited_by(table, who, name)
    if not found.most and limits.has_none(numbers.block_of(table, who), name):
        return (because("GEN-04", "has-none", name=name),)
    if not found.most or found.left >= count:
        return ()
    return (because("GEN-04", "no-uses-left", name=name, left=found.left, of=found.most),)


def spend(deciding: Deciding, who: Id, name: str, count: int = 1) -> None:
    """So many more of it are used."""
    found = limits.limited_by(deciding.table, who, name)
    after = min(MOST, found.used + count)
    over = bool(lacking(deciding.table, who, name, count))
    deciding.happen(ev.UsesChanged(who, name, found.used, after, most=found.most, over=over))


def give_back(deciding: Deciding, who: Id, name: str, dice: tuple[int, ...] = ()) -> None:
    """All of it is unused again; nothing when it is already."""
    found = limits.limited_by(deciding.table, who, name)
    if found.used:
        deciding.happen(ev.UsesChanged(who, name, found.used, 0, dice, found.most))


def turn_begins(deciding: Deciding, who: Id) -> None:
    """Legendary actions are back at the start of its own turn."""
    give_back(deciding, who, limits.LEGENDARY)


def change(deciding: Deciding, command: cmd.ChangeUses) -> None:
    """`uses WHO NAME +N|-N|=N`, `slot WHO LEVEL [N|back]`: by hand, whatever is left."""
    creature = targets.known(deciding, command.who)
    name = named(deciding.table, command.who, command.name)
    found = limits.limited_by(deciding.table, command.who, name)
    after = found.used + command.change if command.exactly is None else command.exactly
    after = max(0, min(MOST, after))
    if after == found.used:
        raise Refused("uses-unchanged", who=creature.full_name, name=name, used=found.used)
    over = after > found.used and 0 < found.most < after
    deciding.happen(
        ev.UsesChanged(command.who, name, found.used, after, most=found.most, over=over)
    )


def named(table: Encounter, who: Id, name: str) -> str:
    """The limited thing of that name, whatever the case; one that nobody limits keeps its own."""
    sought = name.casefold()
    known = (one.name for one in limits.limited(table, who) if one.name.casefold() == sought)
    return next(known, None) or bounds.name(name)


def recharge(deciding: Deciding, command: cmd.Recharge) -> None:
    """`recharge WHO [NAME] [roll|d6=N]`: back by the DM's word, or by a d6 for each thing.

    The questions of its turn about the same thing are answered by it.
    """
    who = command.who
    creature = targets.known(deciding, who)
    found = spent(deciding.table, who, command.name)
    if not found:
        raise Refused("nothing-to-recharge", who=creature.full_name)
    rolling = command.roll or bool(command.dice)
    for place, one in enumerate(found):
        drawn = deciding.chance.randint(1, 6)
        if not rolling or not one.lowest:
            give_back(deciding, who, one.name)
        else:
            die = command.dice[place] if place < len(command.dice) else drawn
            after = 0 if die >= one.lowest else one.used
            deciding.happen(ev.UsesChanged(who, one.name, one.used, after, (die,), one.most))
        answered(deciding, who, one.name)


def answered(deciding: Deciding, who: Id, name: str) -> None:
    """The question whether it recharges needs no answer any more."""
    for prompt in deciding.table.prompts:
        if (prompt.kind, prompt.who, prompt.subject) == ("recharge", who, name):
            deciding.happen(ev.PromptWithdrawn(prompt, "used"))


def spent(table: Encounter, who: Id, name: str) -> tuple[limits.Limited, ...]:
    """What may come back: the thing of that name, or all that recharges by a die."""
    used = (one for one in limits.limited(table, who) if one.used)
    if not name:
        return tuple(one for one in used if one.kind == "recharge")
    wanted = named(table, who, name)
    return tuple(one for one in used if one.name == wanted)


def set_budget(deciding: Deciding, command: cmd.SetBudget) -> None:
    """`budget WHO action=1 …|full`: what is left of its turn, as the DM says (GEN-04)."""
    creature = targets.known(deciding, command.who)
    before = creature.budget
    changes = {name: max(0, min(MOST, left)) for name, left in command.changes}
    after = replace(Budget() if command.full else before, **changes)
    if after == before:
        raise Refused("nothing-changes")
    deciding.happen(ev.BudgetSet(command.who, before, after))
