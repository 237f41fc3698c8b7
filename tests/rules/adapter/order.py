"""Initiative and the walk through the turns, in a list and as a stack of cards."""

from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, dice, mode
from tests.rules.adapter.table import BLOCK, Table
from tracker.encounter import commands as cmd
from tracker.encounter.order import following
from tracker.rules import durations, initiative
from tracker.rules.body import Body

Result = dict[str, Any]


def initiative_order(given: Given, when: Given) -> Result:
    entries: list[initiative.Entry] = []
    members: dict[str, list[str]] = {}
    for line in given["combatants"]:
        found = initiative.rolled(dice(line["d20"]), mode(line.get("mode")), line["mod"])
        entries.append(initiative.Entry(line["id"], line["kind"], found.total))
        members[line["id"]] = line.get("members") or [line["id"]]
    order = initiative.order(
        entries, choices=when.get("tie_choice") or (), roll_off=when.get("roll_off")
    )
    ties = [
        {"total": tie.total, "ids": list(tie.ids), "decided_by": tie.decided_by.replace("-", "_")}
        for tie in order.ties
    ]
    return {
        "order": [member for line in order.ids for member in members[line]],
        "totals": {entry.id: entry.total for entry in entries},
        "ties": ties,
    }


def turn_tracker(given: Given, when: Given) -> Result:
    """The fight is played from its first turn, so that there are turns to go back to."""
    table = Table()
    for line in given["order"]:
        dead = Body(0, 1, dies_at_zero=True, dead=True)
        table.seat(line["id"], line["total"], body=dead if line.get("skip", False) else None)
    table.begin()
    table.turn_of(given["active"], given["round"])
    for step in when["steps"]:
        match step["do"]:
            case "next":
                table.next()
            case "back":
                table.do(cmd.TakeBackTurn())
            case "add":
                block = replace(BLOCK, name=step["id"])
                entry = cmd.Entry(block, kind="pc", side="party", initiative=step["total"])
                table.do(cmd.AddCreatures(entry))
            case "remove":
                table.do(cmd.Remove((table.called(step["id"]),)))
            case unknown:
                raise UnknownWordError(unknown)
    return {
        "round": table.now.round,
        "active": table.active or None,
        "up_next": table.member(following(table.now)) or None,
        "order": table.order,
        "elapsed_seconds": durations.seconds(table.now.round),
    }


def card_stack(given: Given, when: Given) -> Result:
    """The stack is the order turned until whoever acts is on top."""
    stack = given["stack"]
    first = stack.index(given["round_starter"])
    table = Table(card_stack=True)
    for card in (*stack[first:], *stack[:first]):
        table.seat(card)
    table.begin()
    table.turn_of(stack[0], 1)
    for step in when["steps"]:
        match step["do"]:
            case "turn_done":
                table.next()
            case "remove":
                table.do(cmd.Remove((step["id"],)))
            case unknown:
                raise UnknownWordError(unknown)
    return {
        "stack": table.order,
        "now": table.active or None,
        "next_up": table.member(following(table.now)) or None,
        "round_add": table.now.round - 1,
    }


def reaction_reset(given: Given, when: Given) -> Result:
    table = Table()
    for who in given["order"]:
        table.seat(who)
    table.begin()
    table.turn_of(given["active"], given["round"])
    for who in given.get("reaction_used") or ():
        table.do(cmd.SpendBudget(who, "reaction"))
    table.turn_of(when["advance_to"])
    return {"available": {who: table.one(who).budget.reaction > 0 for who in given["order"]}}


OPERATIONS = {
    "initiative_order": initiative_order,
    "turn_tracker": turn_tracker,
    "card_stack": card_stack,
    "reaction_reset": reaction_reset,
}
