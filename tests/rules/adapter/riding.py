"""Riders and mounts."""

from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, dice, key, names
from tests.rules.adapter.table import Table
from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.rules import budget, mounted, saves

Result = dict[str, Any]
OTHER = "other"

MISHAPS: dict[str, mounted.Mishap] = {
    "mount_moved_against_will": "mount-moved",
    "rider_knocked_prone": "rider-prone",
    "mount_knocked_prone": "mount-prone",
}


def riding(given: Given, when: Given) -> Result:
    match when["event"]:
        case "get_on":
            return _changed(mounted.get_on(_rider(given), _mount(given)))
        case "get_off":
            return _changed(mounted.get_off(_rider(given)))
        case "take_control":
            return _controlled(given)
        case "mount_action":
            table = _pair(given)
            allowed = numbers.may_do(table.now, "mount", key(when["action"]))
            return {"allowed": allowed}
        case "mount_provokes":
            return _provoked(given)
        case event if event in MISHAPS:
            return _mishap(given, when, MISHAPS[event])
        case unknown:
            raise UnknownWordError(unknown)


def _rider(given: Given) -> mounted.Rider:
    rider = given["rider"]
    speed = rider.get("speed", 0)
    return mounted.Rider(
        size=rider.get("size", "medium"),
        speed=speed,
        movement_left=rider.get("movement_left", speed),
        mounted=rider.get("mounted", False),
        changed=rider.get("mount_change_used", False),
    )


def _mount(given: Given) -> mounted.Mount:
    mount = given["mount"]
    return mounted.Mount(
        size=mount.get("size", "medium"),
        willing=mount.get("willing", False),
        fitting=mount.get("fitting", False),
        distance=mount.get("distance", 0),
        trained=mount.get("trained", False),
        intelligent=mount.get("intelligent", False),
    )


def _changed(found: mounted.Change) -> Result:
    return {
        "allowed": found.allowed,
        "cost": found.cost,
        "movement_left": found.movement_left,
        "rider": key(found.seat, "_"),
    }


def _controlled(given: Given) -> Result:
    own, riders = given["mount"].get("initiative", 0), given["rider"].get("initiative", 0)
    found = mounted.take_control(_mount(given), own, riders)
    return {
        "allowed": found.controlled,
        "mount_initiative": found.initiative,
        "actions": list(found.actions),
        "may_act_this_turn": found.controlled,
    }


def _pair(given: Given) -> Table:
    """Rider and mount beside a foe, on the rider's turn."""
    rider, mount = given["rider"], given["mount"]
    table = Table()
    for who in ("rider", "mount"):
        table.seat(who)
    table.seat(OTHER, kind="monster")
    table.begin()
    if rider.get("mounted", False):
        table.having("rider", mount="mount", controlled=mount.get("controlled", False))
    return table


def _provoked(given: Given) -> Result:
    table = _pair(given)
    if given["mount"].get("disengaged", False):
        table.do(cmd.TakeAction("mount", "disengage"))
    table.do(cmd.Move("mount", 30, leaves=(OTHER,)))
    asked = table.asked("opportunity")
    return {
        "attacker_may_target": [who for one in asked for who in one.others],
        "separate_attack_on_rider": len(asked) > 1,
    }


def _mishap(given: Given, when: Given, mishap: mounted.Mishap) -> Result:
    rider = given["rider"]
    able = budget.Able(conditions=names(rider), surprised=rider.get("surprised", False))
    left = budget.Budget(reaction=0 if rider.get("reaction_used", False) else 1)
    answer: Result = {}
    if mounted.asks_save(mishap):
        how = saves.save_stance(saves.Saver(conditions=able.conditions), "dex")
        saved = saves.resolve(how, dice(when["d20"]), when.get("mod", 0), mounted.SAVE_DC)
        fate = mounted.after_save(mishap, saved=saved.success)
        answer["dc"] = mounted.SAVE_DC
    else:
        free = budget.react(left, able).verdict == "ok"
        fate = mounted.mount_falls(reacts=when.get("use_reaction", False), able=free)
    return answer | {
        "rider": key(fate.seat, "_"),
        "prone": fate.prone,
        "within_feet": None if fate.seat == "mounted" else mounted.NEAR,
        "reaction_left": left.reaction - fate.reaction_spent,
    }


OPERATIONS = {"mount": riding}
