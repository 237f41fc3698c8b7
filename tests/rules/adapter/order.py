"""Initiative and the walk through the turns."""

from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, dice, mode
from tracker.rules import initiative, turns

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
    order = tuple(line["id"] for line in given["order"])
    totals = {line["id"]: line["total"] for line in given["order"]}
    skip = {line["id"] for line in given["order"] if line.get("skip", False)}
    at = turns.Pointer(given["round"], given["active"])
    for step in when["steps"]:
        match step["do"]:
            case "next":
                at = turns.advance(order, at.round, at.active, skip)
            case "back":
                at = turns.back(order, at.round, at.active, skip)
            case "add":
                totals[step["id"]] = step["total"]
                slot = initiative.slot([totals[line] for line in order], step["total"])
                order = turns.insert(order, slot.place, step["id"])
            case "remove":
                removed = turns.remove(order, at.round, at.active, step["id"], skip)
                order, at = removed.order, removed.pointer
            case unknown:
                raise UnknownWordError(unknown)
    up_next = turns.up_next(order, at.active, skip) if at.active else ""
    return {
        "round": at.round,
        "active": at.active or None,
        "up_next": up_next or None,
        "order": list(order),
        "elapsed_seconds": turns.elapsed_seconds(at.round),
    }


OPERATIONS = {"initiative_order": initiative_order, "turn_tracker": turn_tracker}
