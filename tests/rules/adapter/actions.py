"""Actions of a turn and reactions: Help, Ready, Search, hiding, two weapons, opportunity attacks."""

from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, body, dice, key, names
from tracker.rules import (
    attacks,
    budget,
    checks,
    concentration,
    hit_points,
    opportunity,
    reactions,
    surprise,
    turn_start,
    two_weapons,
)
from tracker.rules import (
    body as bodies,
)
from tracker.rules.actions import helping, hiding, readying
from tracker.rules.damage import Part

Result = dict[str, Any]


def help_attack(given: Given, when: Given) -> Result:
    offered = helping.with_attack(
        given["helper"],
        given["target"],
        given.get("helper_distance_to_target", attacks.UNKNOWN),
    )
    promises: tuple[helping.Help, ...] = (offered.help,) if offered.help else ()
    modes: list[str] = []
    for attack in when["attacks"]:
        if attack.get("after_helper_turn_start", False):
            promises = helping.at_turn_start(promises, given["helper"])
        used = helping.for_attack(promises, attack["by"], attack["against"])
        promises = used.left
        modes.append(attacks.stance(attacks.Attacker(), attacks.Target(), pro=used.pro).mode)
    return {"modes": modes}


def help_task(given: Given, when: Given) -> Result:
    offered = helping.with_task(given["helper"], given["helped"], given["task"])
    promises: tuple[helping.Help, ...] = (offered.help,) if offered.help else ()
    modes: list[str] = []
    for check in when["checks"]:
        if check.get("after_helper_turn_start", False):
            promises = helping.at_turn_start(promises, given["helper"])
        used = helping.for_check(promises, check["by"], check["task"])
        promises = used.left
        modes.append(checks.stance(used.pro).mode)
    return {"modes": modes}


class Waiting:
    """A creature with a readied response, through the steps of a vector."""

    def __init__(self, given: Given) -> None:
        spell = given.get("spell") or {}
        self.setup = readying.ready(
            given["trigger"],
            key(given["response"]),
            spell=spell.get("name", ""),
            casting_time=key(spell.get("casting_time", "action")),
            speed=given.get("speed") or 0,
            concentrating=given.get("concentrating") or "",
        )
        self.readied = self.setup.readied
        self.held = self.setup.concentration.spell
        self.left = budget.Budget(reaction=0 if given.get("reaction_used", False) else 1)
        self.save = given.get("con_save", 0)
        self.fired = False

    def take(self, step: Given) -> None:
        match step["do"]:
            case "trigger" if self.readied:
                self.readied = readying.triggered(self.readied)
            case "ignore" if self.readied:
                self.readied = readying.ignored(self.readied)
            case "use" if self.readied:
                self.after(readying.use(self.readied, self.left, self.held))
            case "own_turn_starts":
                self.after(readying.at_turn_start(self.readied, self.held))
            case "damage" if self.held and step["amount"] > 0:
                self.hurt(step)
            case "trigger" | "ignore" | "use" | "damage" | "new_round":
                pass
            case unknown:
                raise UnknownWordError(unknown)

    def after(self, released: readying.Released) -> None:
        self.fired = self.fired or released.fired
        self.readied, self.left = released.readied, released.budget
        self.held = released.concentrating

    def hurt(self, step: Given) -> None:
        saved = concentration.save(dice(step["d20"]), "normal", self.save, step["amount"])
        if not saved.success:
            self.readied = readying.after_lost_concentration(self.readied, self.held)
            self.held = ""


def ready(given: Given, when: Given) -> Result:
    waiting = Waiting(given)
    for step in when["steps"]:
        waiting.take(step)
    setup = waiting.setup
    ended = setup.concentration.ended
    feet = setup.readied.feet if setup.readied else 0
    return {
        "accepted": setup.readied is not None,
        "fired": waiting.fired,
        "timing": reactions.timing("ready").when,
        "max_feet": feet if given["response"] == "move" else None,
        "reaction_left": waiting.left.reaction,
        "still_readied": waiting.readied is not None,
        "concentrating": waiting.held or None,
        "ended": [ended] if ended else [],
        "slot_spent": setup.slot_spent,
    }


def search(given: Given, when: Given) -> Result:
    return {"found": hiding.search(given["hider_total"], when["total"]).found}


def hidden_attacks(given: Given, when: Given) -> Result:
    hidden = bool(given.get("hidden", False))
    modes: list[str] = []
    for _ in when["shots"]:
        target = attacks.Target(sees_attacker=not hidden)
        modes.append(attacks.stance(attacks.Attacker(), target).mode)
        hidden, _ = hiding.after_attack(hidden=hidden)
    return {"modes": modes, "hidden_after": hidden}


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
    begun = turn_start.starts(
        body(creature),
        dodging=creature.get("dodging", False),
        readied=creature.get("readied") or "",
    )
    return {
        "reminders": [each.replace("-", "_") for each in begun.reminders],
        "dodging": begun.dodging,
        "readied": begun.readied or None,
        "reaction_left": begun.budget.reaction,
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
