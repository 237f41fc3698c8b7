"""What fits in a turn, tried at a small table: what the rules refuse is taken back there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, body, names
from tests.rules.adapter.table import BLOCK, PLENTY, Table
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import spending
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.stat_block import MultiattackPart
from tracker.rules import budget

Result = dict[str, Any]
WHO, FOE = "creature", "somebody"
COSTS = {"action": "action", "bonus_action": "bonus", "reaction": "reaction"}
SPEECH = {"yes": "ok", "no": "refused", "haltingly": "remind"}


def seated(creature: Given, feet: int, *, on_turn: bool) -> Table:
    """The creature in its turn or in that of another, with what it has used already."""
    block = replace(
        BLOCK,
        speeds=(("walk", creature.get("speed", feet)),),
        multiattack=(
            (MultiattackPart(BLOCK.attacks[0].name, creature.get("attacks_per_action", 1)),),
        ),
    )
    table = Table()
    table.seat(WHO, block=block, body=body({"kind": "pc", "hp": PLENTY, **creature}))
    table.seat(FOE, kind="monster")
    table.begin()
    if not on_turn:
        table.turn_of(FOE, 1)
    surprised, done = creature.get("surprised", False), creature.get("turns_done", 0)
    table.having(WHO, surprised=surprised, turns_done=done)
    for part in ("action", "bonus", "reaction"):
        if creature.get(f"{part}_used", False):
            table.do(cmd.SpendBudget(WHO, part))
    return table


def play_turn(given: Given, when: Given) -> Result:
    creature = given["creature"]
    table = seated(creature, 30, on_turn=True)
    granted = names(creature, "bonus_options")
    results: list[str] = []
    for step in when["steps"]:
        before = table.now
        results.append(_taken(table, step, granted))
        if results[-1] == "refused":
            table.now = before
    left = table.one(WHO).budget
    return {
        "results": results,
        "movement_left": numbers.movement_left(table.now, WHO),
        "action_left": left.action,
        "bonus_left": left.bonus,
        "reaction_left": left.reaction,
    }


def _taken(table: Table, step: Given, granted: frozenset[str]) -> str:
    match step["do"]:
        case "move":
            table.do(cmd.Move(WHO, step["feet"]))
            return _unless(any(one.over for one in table.of(ev.Moved)))
        case "attack":
            table.do(cmd.AttackTarget(WHO, FOE, outcome="miss"))
            return _unless(any(_out_of_order(one) for one in table.of(ev.Attacked)))
        case "speak":
            return SPEECH[numbers.plight(table.now, WHO).speech]
        case "bonus_action" if _bonus(table, granted, step["name"]) != "ok":
            return "refused"
        case _:
            table.by(_doing(step))
            return _verdict(table.of(ev.ActionTaken)[0])


def _unless(over: bool) -> str:
    return "refused" if over else "ok"


def _out_of_order(attacked: ev.Attacked) -> bool:
    """Whether the table has said that it may not attack now."""
    return any(
        one.key in ("no-attacks-left", "cannot-act", "surprised") for one in attacked.reasons
    )


def _verdict(taken: ev.ActionTaken) -> str:
    if taken.over:
        return "refused"
    return "remind" if any(one.key == "second-spell" for one in taken.reasons) else "ok"


def _doing(step: Given) -> Callable[[Deciding], None]:
    """What is done, as the table spends it."""
    match step["do"]:
        case "action":
            deed = Deed(step["name"])
        case "bonus_action":
            deed = Deed(step["name"], "bonus")
        case "cast":
            deed = Deed("cast", COSTS[step["time"]], cantrip=step.get("cantrip", False))
        case "interact":
            deed = Deed("use", "action" if step.get("needs_action", False) else "free")
        case "reaction":
            deed = Deed("improvise", "reaction")
        case unknown:
            raise UnknownWordError(unknown)
    return lambda deciding: spending.take(deciding, WHO, deed)


def _bonus(table: Table, granted: frozenset[str], name: str) -> str:
    """What grants a bonus action is the DM's to know at the table; here the vector says it."""
    able = spending.able_of(table.now, WHO)._replace(bonus_options=granted)
    return budget.bonus(spending.budget_of(table.one(WHO)), able, name).verdict


def can_do(given: Given, when: Given) -> Result:
    creature = given["creature"]
    table = seated(creature, 0, on_turn=creature.get("on_turn", False))
    match when["want"]:
        case "speak":
            speech = numbers.plight(table.now, WHO).speech
            return {"allowed": {"yes": True, "no": False}.get(speech, speech)}
        case "reaction":
            return {"allowed": numbers.can_react(table.now, WHO)}
        case "move":
            allowed = numbers.movement_left(table.now, WHO) > 0
        case "bonus_action":
            granted = frozenset({"any"} if creature.get("has_bonus_option", False) else ())
            allowed = _bonus(table, granted, "any") == "ok"
        case _:
            table.by(_doing({"do": "action", "name": "improvise"}))
            allowed = _verdict(table.of(ev.ActionTaken)[0]) == "ok"
            return {"allowed": allowed}
    return {"allowed": allowed and numbers.on_turn(table.now, WHO)}


OPERATIONS = {"play_turn": play_turn, "can_do": can_do}
