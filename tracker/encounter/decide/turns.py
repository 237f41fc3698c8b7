"""Commands of the turn pointer: start, next, back, goto, surprise, end; budgets and plain rolls."""

from dataclasses import replace
from typing import Literal

from tracker.encounter import bounds, lines, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    acting,
    forms,
    hiding,
    initiative,
    keeping,
    passage,
    passing,
    prompts,
    riding,
    spending,
    targets,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import dice, reactions
from tracker.rules.reasons import Reason

BUDGET = ("action", "bonus", "reaction")


def start(deciding: Deciding, command: cmd.StartFight) -> None:
    """Initiative for everyone on stage, the order, open ties, round 1 and its first turn."""
    table = deciding.table
    if table.ended:
        raise Refused("fight-is-over")
    if table.round:
        raise Refused("already-started", round=table.round)
    if not lines.someone_lives(table):
        raise Refused("no-combatants")
    initiative.roll_missing(deciding, command.initiatives)
    with keeping.for_the_line(deciding, command.dice):
        deciding.happen(ev.RoundBegan(1))
        passing.begin_fight(deciding)
        initiative.ask_ties(deciding)


def next_turn(deciding: Deciding, command: cmd.NextTurn) -> None:
    """`next [N]`: N turns pass, as one step."""
    under_way(deciding.table)
    prompts.none_waits(deciding)
    with keeping.for_the_line(deciding, command.dice):
        for _ in range(bounds.within("turns", command.count)):
            if not lines.someone_lives(deciding.table):
                raise Refused("nobody-left")
            passing.pass_turn(deciding)


def under_way(table: Encounter) -> None:
    """Refuse before `start` and after `end`."""
    if table.ended:
        raise Refused("fight-is-over")
    if not table.round:
        raise Refused("not-started")


def take_back(deciding: Deciding, _command: cmd.TakeBackTurn) -> None:
    """`back`: one passing, or several where the line before has left the fight."""
    under_way(deciding.table)
    count = passage.landing(deciding.table)
    if not count:
        joined = deciding.table.passage and any(one.met for one in deciding.table.lines.values())
        raise Refused("joined-since" if joined else "no-turn-before")
    for _ in range(count):
        taken = deciding.table.passage
        if taken is not None:
            deciding.happen(ev.TurnTakenBack(passage.restorable(deciding.table, taken)))
    riding.rejoin(deciding)
    deciding.settled = deciding.table


def go_to(deciding: Deciding, command: cmd.GoTo) -> None:
    """`goto WHO`: the round goes on from there; forward skips, back lets act again."""
    table = deciding.table
    under_way(table)
    line = initiative.line_here(deciding, command.who)
    creature = deciding.creature(command.who)
    if not table.living(line.id):
        raise Refused("takes-no-turns", who=creature.full_name)
    if line.id == table.active:
        raise Refused("acts-already", who=creature.full_name)
    at = table.order.index(line.id)
    here = table.order.index(table.active) if table.active else -1
    passed = frozenset(table.order[:at])
    waiting = frozenset(one.id for one in table.lines.values() if one.joined > table.round)
    acted = passed | table.acted if at > here else passed | waiting
    if line.delays:
        deciding.happen(ev.CameBack(line.id, line.initiative))
    if line.joined > table.round:
        deciding.happen(ev.LinesChanged((replace(line, joined=table.round),)))
    deciding.happen(ev.PointerSet(line.id, table.round, acted - {line.id}))


def mark_surprised(deciding: Deciding, command: cmd.MarkSurprised) -> None:
    """`surprise TARGETS`: before their first turn is over (SURP-04..06); others are left out.

    Without targets Stealth is set against passive Perception (SURP-01).
    """
    if not command.targets:
        hiding.surprise(deciding)
        return
    here = [deciding.creature(who) for who in targets.bodies(deciding, command.targets)]
    late = [one for one in here if one.turns_done or one.gone or one.state == "dead"]
    if len(late) == len(here):
        names = ", ".join(one.full_name for one in late)
        raise Refused("surprise-too-late", who=names)
    fresh = [one for one in here if one not in late and not one.surprised]
    if not fresh:
        raise Refused("nothing-changes")
    for one in fresh:
        deciding.happen(ev.SurpriseSet(one.id, True))


def end_fight(deciding: Deciding, _command: cmd.EndFight) -> None:
    """`end`: everybody is itself again."""
    under_way(deciding.table)
    for who in tuple(deciding.table.combatants):
        forms.shed(deciding, who, "end")
    deciding.happen(ev.FightEnded(deciding.table.round))


def spend(deciding: Deciding, command: cmd.SpendBudget) -> None:
    """`react|bonus WHO [text]`: done in any case, marked where the rules had none left (GEN-04)."""
    if command.what not in BUDGET:
        raise Refused("unknown-budget", what=command.what, known=", ".join(BUDGET))
    creature = prompts.known(deciding, command.who)
    if not creature.takes_turns:
        raise Refused("takes-no-turns", who=creature.full_name)
    table = deciding.table
    if command.what == "reaction" and not command.text and creature.ready:
        acting.respond(deciding, command.who)
        return
    over = beyond(table, command.who, command.what)
    why = reasons_of(table, command)
    deciding.happen(ev.BudgetSpent(command.who, command.what, command.text, over, why))


def reasons_of(table: Encounter, command: cmd.SpendBudget) -> tuple[Reason, ...]:
    """Why the rules would not have it, and when a reaction comes (REACT-04, REACT-05)."""
    who, cost = command.who, command.what
    deed = Deed("spend", cost)
    able = spending.able_of(table, who)
    spent = spending.verdict(spending.budget_of(table.combatants[who]), able, deed)
    if cost != "reaction":
        return (*spending.out_of_turn(table, who), *spent.reasons)
    kind = command.text.casefold().replace(" ", "-")
    stated: reactions.When | Literal[""] = ""
    if command.when:
        stated = "before" if command.when == "before" else "after"
    told = reactions.timing(kind, stated).reasons if command.text else ()
    return (*spent.reasons, *told)


def beyond(table: Encounter, who: Id, what: str) -> bool:
    """Whether the rules say no: spent, unable, surprised, or not its turn (TURN-01, REACT-01)."""
    creature = table.combatants[who]
    if what == "reaction":
        return not numbers.can_react(table, who)
    left = creature.budget.action if what == "action" else creature.budget.bonus
    surprised = numbers.caught(table, who)
    line = table.line_of(who)
    own_turn = not table.round or (line is not None and line.id == table.active)
    return not (left and own_turn and numbers.can_act(table, who)) or surprised


def roll_dice(deciding: Deciding, command: cmd.RollDice) -> None:
    """`roll EXPRESSION`, or a total rolled by hand; refused as `bad-dice` if it is none."""
    try:
        expression = dice.parse(command.expression)
    except dice.DiceError as wrong:
        raise Refused("bad-dice", text=command.expression, why=wrong.key) from wrong
    if command.total is not None:
        deciding.happen(ev.DiceRolled(command.expression, command.total))
        return
    rolled = dice.roll(expression, deciding.chance)
    deciding.happen(ev.DiceRolled(command.expression, rolled.total, rolled.dice))
