"""Initiative anew in every round, an option: a roll for each line at the round's top.

The rolls belong to the passing that begins the round: `back` takes them back with the old order,
and going forward again they fall as before.
"""

from tracker.encounter import events as ev
from tracker.encounter import lines, options
from tracker.encounter.decide import initiative, keeping, prompts, sides
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id


def at_round(deciding: Deciding) -> None:
    """A new order for everyone who acts; lairs, timers and whoever waits keep theirs."""
    table = deciding.table
    if not options.value(table.options, "reroll_each_round"):
        return
    fresh = [line for line in lines.roots(table) if rolls(table, line)]
    if not fresh:
        return
    old = frozenset(fresh)
    for line in fresh:
        with keeping.under_key(deciding, key_of(deciding.table, "initiative", line)):
            event = initiative.rolled(deciding, line, old)
        deciding.happen(event)
        initiative.share(deciding, line)
        old -= {line}
    made = initiative.sorted_anew(deciding.table, fresh)
    order = initiative.nested_with_rest(deciding.table, made.ids)
    ties = sides.of_several(deciding.table, tuple(tie.ids for tie in made.ties))
    deciding.happen(ev.OrderSet(order, ties, made.reasons))
    prompts.keep_ties(deciding)
    if ties:
        with keeping.under_key(deciding, key_of(deciding.table, "tie", ties[0][0])):
            initiative.ask_ties(deciding)


def rolls(table: Encounter, line: Id) -> bool:
    """Whether it is rolled for again."""
    waits = lines.delays(table, line)
    return bool(table.living(line)) and not waits and not lines.is_row(table, line)


def key_of(table: Encounter, kind: str, line: Id) -> tuple[str, str, int, str, int, str]:
    """Under which its dice are kept."""
    return (kind, line, table.round, "", 0, "")
