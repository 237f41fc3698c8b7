"""What fits in a turn."""

from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, names
from tracker.rules import budget, conditions, surprise

Result = dict[str, Any]
CASTING: dict[str, budget.CastingTime] = {
    "action": "action",
    "bonus_action": "bonus-action",
    "reaction": "reaction",
}


def play_turn(given: Given, when: Given) -> Result:
    creature = given["creature"]
    able = budget.Able(
        speed=creature.get("speed", 30),
        conditions=names(creature),
        exhaustion=creature.get("exhaustion", 0),
        attacks_per_action=creature.get("attacks_per_action", 1),
        bonus_options=names(creature, "bonus_options"),
    )
    left = budget.Budget(reaction=0 if creature.get("reaction_used", False) else 1)
    results: list[str] = []
    for step in when["steps"]:
        spent = _spend(left, able, step)
        results.append(spent.verdict)
        left = spent.budget
    return {
        "results": results,
        "movement_left": budget.movement_left(left, able),
        "action_left": left.action,
        "bonus_left": left.bonus,
        "reaction_left": left.reaction,
    }


def _spend(left: budget.Budget, able: budget.Able, step: Given) -> budget.Spent:
    match step["do"]:
        case "move":
            return budget.move(left, able, step["feet"])
        case "action":
            return budget.act(left, able, step["name"])
        case "attack":
            return budget.attack(left, able)
        case "cast":
            cantrip = step.get("cantrip", False)
            return budget.cast(left, able, CASTING[step["time"]], cantrip=cantrip)
        case "bonus_action":
            return budget.bonus(left, able, step["name"])
        case "interact":
            return budget.interact(left, able, needs_action=step.get("needs_action", False))
        case "reaction":
            return budget.react(left, able)
        case "speak":
            return budget.speak(left, able)
        case unknown:
            raise UnknownWordError(unknown)


def can_do(given: Given, when: Given) -> Result:
    creature = given["creature"]
    able = budget.Able(
        speed=creature.get("speed", 0),
        conditions=names(creature),
        bonus_options=frozenset({"any"})
        if creature.get("has_bonus_option", False)
        else frozenset(),
        surprised=surprise.lasts(
            surprised=creature.get("surprised", False), turns_done=creature.get("turns_done", 0)
        ),
    )
    left = budget.Budget(
        action=0 if creature.get("action_used", False) else 1,
        bonus=0 if creature.get("bonus_used", False) else 1,
        reaction=0 if creature.get("reaction_used", False) else 1,
    )
    if when["want"] == "speak":
        speech = conditions.speech(able.conditions)
        return {"allowed": {"yes": True, "no": False}.get(speech, speech)}
    verdict = {
        "action": budget.act(left, able).verdict,
        "bonus_action": budget.bonus(left, able, "any").verdict,
        "reaction": budget.react(left, able).verdict,
        "move": "ok" if budget.movement_left(left, able) else "refused",
    }[when["want"]]
    in_time = when["want"] == "reaction" or creature.get("on_turn", False)
    return {"allowed": verdict == "ok" and in_time}


OPERATIONS = {"play_turn": play_turn, "can_do": can_do}
