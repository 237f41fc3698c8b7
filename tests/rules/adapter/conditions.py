"""Conditions, exhaustion, saves, instances and their ends."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, cover_level, dice, names
from tests.rules.adapter.table import BLOCK, PLENTY, Table
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import concentration, passing
from tracker.encounter.decide import conditions as ends
from tracker.encounter.decide.passage import Passing
from tracker.encounter.effects import Effect
from tracker.rules import exhaustion, saves
from tracker.rules.actions import dodging as dodging_rules
from tracker.rules.body import Body

Result = dict[str, Any]


def condition_effects(given: Given, when: Given) -> Result:
    creature = Body(
        given.get("max_hp", 0),
        given.get("max_hp", 0),
        conditions=names(given),
        exhaustion=given.get("exhaustion", 0),
    )
    table = Table()
    block = replace(BLOCK, speeds=(("walk", given.get("speed", 30)),))
    table.seat("creature", block=block, body=creature)
    in_sight = given.get("fear_source_in_sight", True)
    found = numbers.plight(table.now, "creature", fear_source_in_sight=in_sight)
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
    most = given.get("max_hp") or PLENTY
    hp = given.get("hp") or min(most, exhaustion.max_hp(most, given["level"]))
    table = Table()
    table.seat("creature", body=Body(hp, most, exhaustion=given["level"]))
    change = when.get("add", 0)
    if change and (change > 0 or given["level"]):
        table.do(cmd.SetExhaustion("creature", change))
    if when.get("rest"):
        table.begin()
        table.do(cmd.EndFight())
        table.do(cmd.Rest(when["rest"], hungry=not when.get("fed", False)))
    after = table.one("creature")
    return {
        "level": after.exhaustion,
        "dead": after.state == "dead",
        "hp": after.hp,
        "max_hp": numbers.maximum(table.now, "creature").value,
    }


BEARER = "bearer"


class Bearer:
    """A creature with conditions, and everybody whose turns and sources the vector names."""

    def __init__(self, given: Given, steps: list[Given]) -> None:
        self.table = Table()
        immune = tuple(given.get("immune") or ())
        self.table.seat(BEARER, block=replace(BLOCK, condition_immune=immune))
        for who in sorted(set(_named([*given["instances"], *steps]))):
            self.table.seat(who)
        coming: dict[str, str] = {}
        for step in steps:
            if step["do"] in ("turn_start", "turn_end"):
                coming.setdefault(step["who"], step["do"])
        waiting = {who for who, what in coming.items() if what == "turn_end"}
        self.begun = set(self.table.now.combatants) - waiting
        acted = frozenset(f"line {who}" for who in self.begun)
        self.table.now = replace(self.table.now, round=1, acted=acted)
        self.refused: list[str] = []

    def lay(self, given: Given) -> None:
        holder = given.get("concentration_of") or ""
        if holder and not self.table.one(holder).concentration:
            self.table.do(cmd.Concentrate(holder, given["name"]))
        effect = Effect(
            0,
            given["name"],
            source=holder or given.get("source") or "",
            condition=True,
            until=ends.until(self.table.now, _lasting(given), BEARER),
            concentration=bool(holder),
        )
        self.table.by(lambda deciding: ends.put(deciding, BEARER, effect))
        self.refused += [each.name for each in self.table.of(ev.EffectRefused)]

    def end_source(self, source: str) -> None:
        for effect in self.table.one(BEARER).effects:
            if effect.source == source:
                self.table.by(partial(ends.end, target=BEARER, effect=effect, why="hand"))

    def remove(self, name: str) -> None:
        if name in self.table.names(BEARER):
            self.table.do(cmd.RemoveEffects((BEARER,), name))

    def start(self, who: str) -> None:
        """Its turn begins; a second one is in a new round."""
        if who in self.begun:
            coming = ev.RoundBegan(self.table.now.round + 1)
            self.table.by(lambda deciding: deciding.happen(coming))
            self.begun.clear()
        self.begun.add(who)
        self.table.by(lambda each: passing.begin_turn(Passing(each), f"line {who}"))

    def end(self, who: str) -> None:
        self.begun.add(who)
        self.table.by(lambda each: passing.end_turn(Passing(each), f"line {who}"))


def condition_instances(given: Given, when: Given) -> Result:
    bearer = Bearer(given, when["steps"])
    for each in given["instances"]:
        bearer.lay(each)
    for step in when["steps"]:
        match step["do"]:
            case "add":
                bearer.lay(step)
            case "remove":
                bearer.remove(step["name"])
            case "end_source":
                bearer.end_source(step["source"])
            case "turn_start":
                bearer.start(step["who"])
            case "turn_end":
                bearer.end(step["who"])
            case "concentration_ends":
                bearer.table.by(partial(concentration.end, who=step["who"], why="hand"))
            case unknown:
                raise UnknownWordError(unknown)
    return {"conditions": bearer.table.names(BEARER), "refused": bearer.refused}


def _named(parts: Iterable[Given]) -> Iterator[str]:
    """Everybody a vector speaks of."""
    for part in parts:
        words = (part.get(name) for name in ("source", "who", "counted_at", "concentration_of"))
        yield from (word for word in words if word)
        if part.get("ends"):
            yield part["ends"]["who"]


def _lasting(given: Given) -> cmd.Duration:
    if "rounds" in given:
        anchor = given.get("counted_at") or given.get("source") or ""
        return cmd.Duration(rounds=given["rounds"], source=anchor)
    if not given.get("ends"):
        return cmd.Duration()
    at = given["ends"]["at"].removeprefix("turn_")
    return cmd.Duration(until=at, until_of=given["ends"]["who"])


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
