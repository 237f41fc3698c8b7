"""Conditions, exhaustion, saves, instances and their ends."""

from typing import Any, Literal

from tests.rules.adapter.reading import Given, UnknownWordError, cover_level, dice, names
from tracker.rules import conditions, durations, exhaustion, saves
from tracker.rules.actions import dodging as dodging_rules

Result = dict[str, Any]


def condition_effects(given: Given, when: Given) -> Result:
    found = conditions.effects(
        names(given),
        given.get("exhaustion", 0),
        speed_feet=given.get("speed", 30),
        max_hp=given.get("max_hp", 0),
        fear_source_in_sight=given.get("fear_source_in_sight", True),
    )
    return {
        "speed": found.speed,
        "max_hp": found.max_hp,
        "can_act": found.can_act,
        "can_bonus": found.can_act,
        "can_react": found.can_react,
        "can_move": found.can_move,
        "can_speak": found.speech,
        "own_attacks": found.own_attacks.mode,
        "attacks_against_near": found.attacks_against_near,
        "attacks_against_far": found.attacks_against_far,
        "ability_checks": found.checks.mode,
        "saves_dex": found.saves_dex.mode,
        "saves_str": found.saves_other.mode,
        "auto_fail_saves": list(found.auto_fail_saves),
        "crit_within_5": found.critical_when_near,
        "resist_all": found.resists_all,
        "immune_to": list(found.immune_to),
        "only_crawl": found.only_crawls,
        "can_move_closer_to_source": found.may_approach_fear,
        "fails_checks_needing": list(found.fails_checks_needing),
        "drops_held": found.drops_held,
        "dead": found.dead,
        "conditions": sorted(found.conditions),
    }


def save(given: Given, when: Given) -> Result:
    creature = given["creature"]
    saver = saves.Saver(
        conditions=names(creature),
        exhaustion=creature.get("exhaustion", 0),
        dodging=creature.get("dodging", False),
        speed=creature.get("speed", 30),
        squeezing=creature.get("squeezing", False),
        cover=cover_level(creature.get("cover")),
    )
    how = saves.save_stance(saver, given["ability"])
    saved = saves.resolve(how, dice(when["d20"]), given["mod"], given["dc"])
    return {
        "mode": how.stance.mode,
        "total": saved.total,
        "success": saved.success,
        "auto": "fail" if saved.auto_fail else None,
    }


def exhaustion_change(given: Given, when: Given) -> Result:
    level = given["level"]
    change = when.get("add", 0)
    if when.get("rest") == "long":
        change += exhaustion.after_long_rest(level, fed=when.get("fed", False)) - level
    changed = exhaustion.changed(level, change, given.get("hp", 0), given.get("max_hp", 0))
    return {
        "level": changed.level,
        "dead": changed.dead,
        "hp": changed.hp,
        "max_hp": changed.max_hp,
    }


class Clock:
    """Rounds as each creature counts them: by the starts of its turns."""

    def __init__(self, steps: list[Given]) -> None:
        self.rounds: dict[str, int] = {}
        self.under_way: set[str] = set()
        for step in reversed(steps):
            if step["do"] == "turn_end":
                self.under_way.add(step["who"])
            elif step["do"] == "turn_start":
                self.under_way.discard(step["who"])

    def moment(self, who: str, at: Literal["start", "end"]) -> durations.Moment:
        if at == "start":
            self.rounds[who] = self.rounds.get(who, 0) + 1
            self.under_way.add(who)
        else:
            self.under_way.discard(who)
        return durations.Moment(self.rounds.get(who, 0), who, at)

    def end(self, given: Given) -> durations.End | None:
        if "rounds" in given:
            who = given.get("counted_at") or given.get("source") or ""
            return durations.after_rounds(given["rounds"], self.rounds.get(who, 0), who)
        if not given.get("ends"):
            return None
        who = given["ends"]["who"]
        at: Literal["start", "end"] = "start" if given["ends"]["at"] == "turn_start" else "end"
        position: durations.Position = "now" if who in self.under_way else "after"
        return durations.next_turn(at, self.rounds.get(who, 0), who, position, this_turn=True)


def condition_instances(given: Given, when: Given) -> Result:
    clock = Clock(when["steps"])
    immune = names(given, "immune")
    held = tuple(_instance(each, clock) for each in given["instances"])
    refused: list[str] = []
    for step in when["steps"]:
        match step["do"]:
            case "add":
                like = _instance(step, clock)
                added = durations.add(held, conditions.gained(like.name), like, immune)
                held = added.instances
                refused += added.refused
            case "remove":
                held = durations.without_name(held, step["name"])
            case "end_source":
                held = durations.without_source(held, step["source"])
            case "turn_start":
                held = durations.at_moment(held, clock.moment(step["who"], "start"))
            case "turn_end":
                held = durations.at_moment(held, clock.moment(step["who"], "end"))
            case "concentration_ends":
                held = durations.without_concentration(held, step["who"])
            case unknown:
                raise UnknownWordError(unknown)
    return {"conditions": list(durations.names(held)), "refused": refused}


def _instance(given: Given, clock: Clock) -> durations.Instance:
    return durations.Instance(
        name=given["name"],
        source=given.get("source") or "",
        end=clock.end(given),
        concentration_of=given.get("concentration_of") or "",
    )


def dodge_state(given: Given, when: Given) -> Result:
    """Once lost, Dodge does not come back (ACT-06)."""
    dodging, speed = given["dodging"], given.get("speed", 30)
    held: set[str] = set()
    for step in when["steps"]:
        match step["do"]:
            case "grappled" | "restrained" | "incapacitated" as name:
                held.add(name)
            case "freed":
                held -= {"grappled", "restrained"}
            case "knocked_prone":
                held.add("prone")
            case "own_turn_starts":
                dodging = False
            case "damaged":
                pass
            case unknown:
                raise UnknownWordError(unknown)
        dodging = dodging_rules.still(dodging, speed, frozenset(held))
    return {"dodging": dodging}


OPERATIONS = {
    "condition_effects": condition_effects,
    "save": save,
    "exhaustion_change": exhaustion_change,
    "condition_instances": condition_instances,
    "dodge_state": dodge_state,
}
