"""Initiative: rolling it, the order it makes, ties, and lines that hang on others (INIT-01..08).

Before the fight the order is made anew from all totals; during it a line is only moved, so that
what was settled stays settled. Lines that hang always follow their host.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tracker.encounter import bounds, lines, numbers, options
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import prompts, sides, waking
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.drawing import Drawing
from tracker.encounter.model import Encounter, Id, Line
from tracker.encounter.refusals import Refused
from tracker.rules import checks
from tracker.rules import initiative as rules
from tracker.rules.reasons import Reason, because

NO_TOTAL = -1_000
"""Stands for a line without initiative: behind every total."""


def set_initiative(deciding: Deciding, command: cmd.SetInitiative) -> None:
    """`init WHO N|roll, …`: whoever stands in a line moves it as a whole."""
    moved: list[Id] = []
    for entry in command.entries:
        line = line_here(deciding, entry.who)
        if line.id not in moved:
            moved.append(line.id)
            give(deciding, line.id, entry.total)
    place(deciding, moved)


def give(deciding: Deciding, line_id: Id, total: int | None) -> None:
    """A total for a line, typed or rolled; it hangs on nothing then."""
    line = deciding.table.lines[line_id]
    if total is not None:
        bounds.within("initiative", total)
    if line.hangs:
        deciding.happen(ev.LinesChanged((replace(line, hangs="", on=""),)))
    if line.delays:
        waking.wake(deciding, line, line.initiative)
    if total is None:
        deciding.happen(rolled(deciding, line_id))
    else:
        given = because("INIT-01", "total-given", total=total)
        deciding.happen(ev.InitiativeRolled(line_id, total, reasons=(given,)))
    share(deciding, line_id)


def rolled(
    deciding: Deciding, line_id: Id, old: frozenset[Id] = frozenset()
) -> ev.InitiativeRolled:
    """One roll for the whole line, or for its whole side (INIT-01, INIT-02).

    `old`: lines whose totals count for nothing any more.
    """
    table = deciding.table
    if sides.hold(table) and not lines.is_row(table, line_id):
        return sides.rolled(deciding, line_id, old)
    who = lines.first_member(table, table.lines[line_id])
    stance = numbers.initiative_mode(table, who)
    dice = checks.roll_d20(deciding.chance, stance.mode)
    bonus = numbers.initiative_bonus(table, who)
    came = rules.rolled(dice, stance.mode, bonus.value)
    wording = numbers.initiative_wording(table, who)
    reasons = (*stance.reasons, *wording, *bonus.reasons, *came.reasons)
    return ev.InitiativeRolled(line_id, came.total, dice, reasons)


def share(deciding: Deciding, line_id: Id) -> None:
    """Lines that act with this one take over its total (MOUNT-06)."""
    table = deciding.table
    total = table.lines[line_id].initiative
    for below in lines.hanging(table, line_id):
        if table.lines[below].hangs == "with" and table.lines[below].initiative != total:
            changed = replace(table.lines[below], initiative=total)
            deciding.happen(ev.LinesChanged((changed,)))
            share(deciding, below)


def roll_missing(deciding: Deciding, given: Sequence[cmd.InitiativeEntry]) -> None:
    """For `start`: what was typed, then a roll for every line on stage without a total."""
    moved: list[Id] = []
    for entry in given:
        line = line_here(deciding, entry.who)
        if line.id not in moved:
            moved.append(line.id)
            give(deciding, line.id, entry.total)
    for line_id, line in deciding.table.lines.items():
        waits = line.initiative is not None or line.hangs or lines.is_count(deciding.table, line_id)
        if not waits and lines.on_stage(deciding.table, line_id):
            moved.append(line_id)
            give(deciding, line_id, None)
    place(deciding, moved)


def line_here(deciding: Deciding, who: Id) -> Line:
    """The line of a creature that has not left."""
    creature = prompts.known(deciding, who)
    line = deciding.table.line_of(who)
    if creature.gone or line is None:
        raise Refused("gone", who=creature.full_name)
    return line


def place(deciding: Deciding, moved: Sequence[Id], reasons: tuple[Reason, ...] = ()) -> None:
    """Put the lines whose total is new in their place."""
    table = deciding.table
    if not table.round:
        made = sorted_anew(table, moved)
        order, reasons = nested_with_rest(table, made.ids), (*reasons, *made.reasons)
        ties = sides.of_several(table, tuple(tie.ids for tie in made.ties))
    else:
        top, read = slotted(table, moved)
        order, reasons = lines.nested(table, top), (*reasons, *read)
        ties = without(table.ties, moved)
    if (order, ties) != (table.order, table.ties):
        deciding.happen(ev.OrderSet(order, ties, reasons))
    reconsider_waiting(deciding, moved)
    prompts.keep_ties(deciding)


def sorted_anew(table: Encounter, moved: Sequence[Id]) -> rules.Order:
    """The order of all totals (INIT-03); a tie settled before stays so unless a line joined it."""
    entries = [
        rules.Entry(line.id, kind_of(table, line), line.initiative)
        for line in table.lines.values()
        if line.initiative is not None and not lines.host(table, line.id)
    ]
    tied: dict[int, list[Id]] = {}
    for line_id in lines.roots(table):
        total = table.lines[line_id].initiative
        if total is not None:
            tied.setdefault(total, []).append(line_id)
    settled = [
        group
        for group in tied.values()
        if not set(group) & set(moved) and not any(set(tie) <= set(group) for tie in table.ties)
    ]
    return rules.order(entries, choices=settled)


def kind_of(table: Encounter, line: Line) -> str:
    """`pc` for a line of characters."""
    return table.combatants[line.members[0]].kind


def nested_with_rest(table: Encounter, ids: Iterable[Id]) -> tuple[Id, ...]:
    """The ordered lines, then those without a total in order of entry."""
    ids = tuple(ids)
    rest = (line for line in table.lines if line not in ids and not lines.host(table, line))
    return lines.nested(table, (*ids, *rest))


def slotted(table: Encounter, moved: Sequence[Id]) -> tuple[tuple[Id, ...], tuple[Reason, ...]]:
    """The roots with the moved ones in their new places, behind equals; by which other reading."""
    top = [line for line in lines.roots(table) if line not in moved]
    first, read = numbers.rulings(table).newcomer_first, tuple[Reason, ...]()
    for line in moved:
        ranks = [rank_of(table, one) for one in top]
        found = rules.slot(ranks, rank_of(table, line), first=first)
        top.insert(found.place, line)
        read = read or tuple(one for one in found.reasons if one.key == "by-option")
    return tuple(top), read


def total_of(table: Encounter, line: Id) -> int:
    """Its initiative, or what stands for none."""
    total = table.lines[line].initiative
    return NO_TOTAL if total is None else total


def rank_of(table: Encounter, line: Id) -> int:
    """What places it: its total, and behind equals for a lair."""
    return rules.rank(total_of(table, line), kind_of(table, table.lines[line]))


def slot_for(table: Encounter, total: int, kind: str = "monster") -> rules.Slot:
    """Where a newcomer goes, and whether it still acts this round."""
    top = lines.roots(table)
    active = lines.root(table, table.active)
    at = top.index(active) if active in top else -1
    ranks = [rank_of(table, line) for line in top]
    first = numbers.rulings(table).newcomer_first
    return rules.slot(ranks, rules.rank(total, kind), at, first=first)


def reconsider_waiting(deciding: Deciding, moved: Sequence[Id]) -> None:
    """A newcomer that waited for the next round acts in this one if its place now comes."""
    table = deciding.table
    for line_id in moved:
        line = table.lines[line_id]
        if line.joined > table.round and table.round:
            at = table.order.index(table.active) if table.active else -1
            if table.order.index(line_id) > at:
                deciding.happen(ev.LinesChanged((replace(line, joined=table.round),)))


def without(ties: tuple[tuple[Id, ...], ...], gone: Iterable[Id]) -> tuple[tuple[Id, ...], ...]:
    """Open ties without these lines; a line alone is tied with nobody."""
    gone = set(gone)
    reduced = (tuple(line for line in tie if line not in gone) for tie in ties)
    return tuple(tie for tie in reduced if len(tie) > 1)


def settle(deciding: Deciding, chosen: Sequence[Id], reasons: tuple[Reason, ...]) -> None:
    """Put tied lines in this order, in the places they hold; their tie is settled."""
    table = deciding.table
    following = iter(chosen)
    top = [next(following) if line in chosen else line for line in lines.roots(table)]
    ties = tuple(tie for tie in table.ties if not set(tie) & set(chosen))
    deciding.happen(ev.OrderSet(lines.nested(table, top), ties, reasons))
    prompts.keep_ties(deciding)


def roll_off(deciding: Deciding, tied: Sequence[Id], dice: tuple[int, ...] = ()) -> None:
    """Plain d20s, higher first, again where they tie again (INIT-07); totals stay."""
    rolled = rules.rolled_off(tied, Drawing(dice, deciding.chance))
    table = deciding.table
    reasons = tuple(
        because("INIT-07", "rolled-off", who=lines.first_member(table, table.lines[line]), die=die)
        for throw in rolled.rolls
        for line, die in throw
    )
    settle(deciding, rolled.ids, reasons)


def ask_ties(deciding: Deciding) -> None:
    """A question for every open tie, or a roll-off where the option wants one (INIT-05..07)."""
    asked = {prompt.others for prompt in deciding.table.prompts if prompt.kind == "tie"}
    for tie in deciding.table.ties:
        if tie in asked:
            continue
        if options.value(deciding.table.options, "tie") == "roll_off":
            roll_off(deciding, tie)
        else:
            prompts.ask_tie(deciding, tie)


def name_of(deciding: Deciding, who: Id) -> str:
    """Full name of a creature."""
    return deciding.creature(who).full_name
