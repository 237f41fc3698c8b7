"""Actions of a turn and reactions: Help, Ready, Search, hiding, two weapons, opportunity attacks."""

from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, body, key, names
from tests.rules.adapter.table import BLOCK, Table, hurt
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks
from tracker.rules import (
    body as bodies,
)
from tracker.rules import checks, hit_points, opportunity, reactions, surprise, two_weapons
from tracker.rules.actions import helping, hiding, readying
from tracker.rules.damage import Part

Result = dict[str, Any]


def help_attack(given: Given, when: Given) -> Result:
    helper, target = given["helper"], given["target"]
    table = Table()
    table.seat(helper)
    for attack in when["attacks"]:
        for who in (attack["by"], attack["against"]):
            if who not in table.now.combatants:
                table.seat(who, kind="pc" if who == attack["by"] else "monster")
    if target not in table.now.combatants:
        table.seat(target, kind="monster")
    table.begin()
    distance = given.get("helper_distance_to_target")
    friend = when["attacks"][0]["by"]
    unhelped = table.now
    table.do(cmd.HelpAlly(helper, friend, target, range=distance))
    (taken,) = table.of(ev.ActionTaken)
    if any(reason.rule == "ACT-08" for reason in taken.reasons):
        table.now = unhelped  # what the rules have against it is the DM's to allow
    modes: list[str] = []
    for attack in when["attacks"]:
        if attack.get("after_helper_turn_start", False):
            table.turn_of(helper)
        table.do(cmd.AttackTarget(attack["by"], attack["against"]))
        modes += [each.mode for each in table.of(ev.Attacked)]
    return {"modes": modes}


def help_task(given: Given, when: Given) -> Result:
    """Promises alone: a task is free text here, and the table checks by skill and ability."""
    offered = helping.with_task(given["helper"], given["helped"], given["task"])
    promises: tuple[helping.Help, ...] = (offered.help,) if offered.help else ()
    modes: list[str] = []
    for check in when["checks"]:
        used = helping.for_check(promises, check["by"], check["task"])
        promises = used.left
        modes.append(checks.stance(used.pro).mode)
    return {"modes": modes}


READIER, OTHER = "readier", "other"


class Waiting:
    """A creature with a readied response, through the steps of a vector."""

    def __init__(self, given: Given) -> None:
        spell = given.get("spell") or {}
        self.held = given.get("concentrating") or ""
        self.setup = readying.ready(
            given["trigger"],
            key(given["response"]),
            spell=spell.get("name", ""),
            casting_time=key(spell.get("casting_time", "action")),
            speed=given.get("speed") or 0,
            concentrating=self.held,
        )
        self.table = Table()
        save = ("con", given.get("con_save", 0))
        self.table.seat(OTHER, kind="monster")
        self.table.seat(READIER, block=replace(BLOCK, saves=(save,)))
        self.table.begin()
        self.table.turn_of(READIER)
        if self.held:
            self.table.do(cmd.Concentrate(READIER, self.held))
        if given.get("reaction_used", False):
            self.table.do(cmd.SpendBudget(READIER, "reaction"))
        if self.setup.readied:
            name = spell.get("name", "") if given["response"] == "spell" else ""
            slot = 1 if name else None
            self.table.do(cmd.ReadyResponse(READIER, given["trigger"], name, slot))
        self.at_once = self.table.events
        self.triggered = self.fired = False

    @property
    def ready(self) -> bool:
        return self.table.one(READIER).ready is not None

    def take(self, step: Given) -> None:
        match step["do"]:
            case "trigger" | "ignore":
                self.triggered = step["do"] == "trigger"
            case "use" if self.triggered and self.ready:
                self.use()
            case "use":
                pass
            case "own_turn_starts":
                self.table.turn_of(READIER)
            case "new_round":
                self.table.turn_of(OTHER)
            case "damage":
                hurt(self.table, READIER, step)
            case unknown:
                raise UnknownWordError(unknown)

    def use(self) -> None:
        """A response the rules have nothing left for is the DM's to allow: here it does not come."""
        before = self.table.now
        self.table.do(cmd.SpendBudget(READIER, "reaction"))
        (spent,) = self.table.of(ev.BudgetSpent)
        self.fired = self.fired or not spent.over
        if spent.over:
            self.table.now = before

    @property
    def concentrating(self) -> str:
        held = self.table.one(READIER).concentration
        if held is None:
            return ""
        return f"{readying.HELD}{held.spell}" if held.readied else held.spell


def ready(given: Given, when: Given) -> Result:
    waiting = Waiting(given)
    for step in when["steps"]:
        waiting.take(step)
    setup, at_once = waiting.setup, waiting.at_once
    feet = setup.readied.feet if setup.readied else 0
    ended = (one.concentration.spell for one in at_once if isinstance(one, ev.ConcentrationEnded))
    return {
        "accepted": setup.readied is not None,
        "fired": waiting.fired,
        "timing": reactions.timing("ready").when,
        "max_feet": feet if given["response"] == "move" else None,
        "reaction_left": waiting.table.one(READIER).budget.reaction,
        "still_readied": waiting.ready,
        "concentrating": waiting.concentrating or None,
        "ended": list(ended),
        "slot_spent": any(isinstance(one, ev.UsesChanged) for one in at_once),
    }


def search(given: Given, when: Given) -> Result:
    return {"found": hiding.search(given["hider_total"], when["total"]).found}


def hidden_attacks(given: Given, when: Given) -> Result:
    table = Table()
    table.seat("shooter")
    table.seat("target", kind="monster")
    table.begin()
    if given.get("hidden", False):
        table.do(cmd.Hide(("shooter",), (BLOCK.passive_perception + 1,)))
    modes: list[str] = []
    for shot in when["shots"]:
        outcome = "hit" if shot["hit"] else "miss"
        table.do(cmd.AttackTarget("shooter", "target", outcome=outcome))
        modes += [each.mode for each in table.of(ev.Attacked)]
    return {"modes": modes, "hidden_after": table.one("shooter").hiding is not None}


def opportunity_attack(given: Given, when: Given) -> Result:
    mover, reactor, path = given["mover"], given["reactor"], given["path"]
    reacting = opportunity.Reactor(
        reach=reactor.get("reach", 5),
        sees_mover=reactor.get("sees_mover", True),
        special_sense=reactor.get("sees_mover", False),
        conditions=names(reactor),
        reaction_used=reactor.get("reaction_used", False),
        hostile=reactor.get("hostile", True),
        surprised=surprise.lasts(
            surprised=reactor.get("surprised", False), turns_done=reactor.get("turns_done", 0)
        ),
    )
    leaving = opportunity.Leaving(
        path["from"], path["to"], key(path.get("via", "walk")), mover.get("disengaged", False)
    )
    found = opportunity.opportunity(leaving, reacting)
    timing = reactions.timing("opportunity-attack").when
    return {
        "provokes": found.provokes,
        "timing": f"{timing}_leaving" if found.provokes else None,
    }


def opportunity_result(given: Given, when: Given) -> Result:
    mover = body({"kind": given["mover_kind"], "hp": given["mover_hp"]})
    taken = hit_points.take(mover, [Part(when["damage"])])
    standing = bodies.state(taken.body) == "up"
    resumed = opportunity.after_attack(given["movement_left"], standing=standing)
    return {
        "mover_hp": taken.body.hp,
        "ends_at_distance": None if resumed.goes_on else given["distance"],
        "movement_continues": resumed.goes_on,
        "movement_left": resumed.movement_left,
    }


def reaction_timing(given: Given, when: Given) -> Result:
    return {"timing": reactions.timing(key(given["reaction"]), given.get("stated") or "").when}


def at_turn_start(given: Given, when: Given) -> Result:
    creature = given["combatant"]
    who = creature["id"]
    table = Table()
    table.seat(who, kind=creature["kind"], body=body(creature))
    table.seat("somebody")
    table.begin()
    table.turn_of("somebody", 1)
    if creature.get("dodging", False):
        table.do(cmd.TakeAction(who, "dodge"))
    if creature.get("readied"):
        table.do(cmd.ReadyResponse(who, creature["readied"]))
    if creature.get("reaction_used", False):
        table.do(cmd.SpendBudget(who, "reaction"))
    table.turn_of(who)
    found = table.one(who)
    reminders = ["death_save"] if table.asked("death-save") else []
    return {
        "reminders": reminders + ["readied_expired" for _ in table.of(ev.ReadiedExpired)],
        "dodging": marks.bears(found, marks.DODGE),
        "readied": found.ready.trigger if found.ready else None,
        "reaction_left": found.budget.reaction,
    }


def two_weapon(given: Given, when: Given) -> Result:
    extra = two_weapons.extra_attack(
        _weapon(given["main"]),
        _weapon(given["off"]),
        given["ability_mod"],
        attacked=given.get("took_attack_action", False),
        bonus_left=not given.get("bonus_used", False),
        throw=when.get("throw") or "",
        style=given.get("style_adds_mod", False),
    )
    return {
        "allowed": not extra.obstacles,
        "damage_mod": extra.damage_modifier,
        "attack_mod": extra.attack_modifier,
        "attack_kind": extra.kind,
    }


def _weapon(given: Given) -> two_weapons.Weapon:
    return two_weapons.Weapon(
        melee=given.get("melee", False),
        light=given.get("light", False),
        thrown=given.get("thrown", False),
        unarmed=given.get("unarmed", False),
    )


OPERATIONS = {
    "help_attack": help_attack,
    "help_task": help_task,
    "ready": ready,
    "search": search,
    "hidden_attacks": hidden_attacks,
    "opportunity": opportunity_attack,
    "opportunity_result": opportunity_result,
    "reaction_timing": reaction_timing,
    "turn_start": at_turn_start,
    "two_weapon": two_weapon,
}
