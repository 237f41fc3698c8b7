"""Movement, space, passing, falling, struggles and riding."""

from typing import Any

from tests.rules.adapter.reading import Given, UnknownWordError, dice, key, mode, names
from tracker.rules import (
    attacks,
    budget,
    checks,
    contests,
    falling,
    mounted,
    movement,
    passing,
    saves,
    sizes,
)
from tracker.rules.words import CONDITIONS

Result = dict[str, Any]


def move(given: Given, when: Given) -> Result:
    mover = movement.Mover(
        given["speeds"],
        spent=given.get("spent", 0),
        prone=given.get("prone", False),
        drag=given.get("drag") or "",
    )
    results: list[str] = []
    for segment in when["segments"]:
        moved = _moved(mover, segment)
        results.append("ok" if moved.allowed else "refused")
        mover = moved.mover
    return {
        "results": results,
        "spent": mover.spent,
        "left": {each: movement.left(mover, each) for each in ("walk", "fly", "swim", "climb")},
        "prone": mover.prone,
    }


def _moved(mover: movement.Mover, segment: Given) -> movement.Moved:
    match segment["mode"]:
        case "dash":
            return movement.Moved(True, movement.dash(mover))
        case "stand":
            return movement.stand(mover)
        case "drop_prone":
            return movement.drop_prone(mover)
        case "set_speed":
            return movement.Moved(True, movement.with_speeds(mover, segment["speeds"]))
        case way:
            stretch = movement.Stretch(
                way,
                segment["feet"],
                difficult=bool(segment.get("difficult", 0)),
                crawl=segment.get("crawl", False),
                squeeze=segment.get("squeeze", False),
            )
            return movement.travel(mover, stretch)


def pass_through(given: Given, when: Given) -> Result:
    found = passing.through(
        given["mover_size"], given["other_size"], hostile=given.get("hostile", False)
    )
    return {
        "may_pass": found.may_pass,
        "difficult": found.difficult,
        "may_stop": found.may_stop,
    }


def flyer_falls(given: Given, when: Given) -> Result:
    """What happened, as the condition it brings; whatever else happens brings none."""
    event = when["event"].removeprefix("knocked_")
    event = "unconscious" if event in ("out", "dying", "dead") else event
    found = falling.falls(
        frozenset({event}) if event in CONDITIONS else frozenset(),
        speed=0 if event == "speed_zero" else 30,
        hover=given.get("hover", False),
        held_aloft=given.get("magic_aloft", False),
    )
    return {"falls": found.falls}


def space(given: Given, when: Given) -> Result:
    found = sizes.space(given["size"])
    return {"feet_side": found.feet, "squares": found.squares, "hexes": found.hexes}


def surround(given: Given, when: Given) -> Result:
    return {"max": sizes.around(given["target_size"], given["attacker_size"])}


def squeeze(given: Given, when: Given) -> Result:
    found = sizes.squeeze(given["size"], given["gap_feet"])
    tight = found.squeezing
    walk = movement.Stretch("walk", 5, squeeze=tight)
    per_foot, _ = movement.price(movement.Mover({"walk": 30}), walk)
    against = attacks.stance(attacks.Attacker(), attacks.Target(squeezing=tight))
    return {
        "allowed": found.allowed,
        "squeezing": tight,
        "extra_cost_per_foot": per_foot - 1,
        "own_attacks": attacks.stance(attacks.Attacker(squeezing=tight)).mode,
        "dex_saves": saves.save_stance(saves.Saver(squeezing=tight), "dex").stance.mode,
        "attacks_against": against.mode,
    }


def contest(given: Given, when: Given) -> Result:
    actor, target = given["actor"], given["target"]
    kind = when["kind"]
    against = contests.obstacles(
        kind,
        actor.get("size", "medium"),
        target.get("size", "medium"),
        distance=target.get("distance", 0),
        reach=actor.get("reach", 5),
        free_hand=actor.get("free_hand", False),
    )
    if against:
        return {"allowed": False, "success": False, "effect": "none"}
    found = contests.resolve(
        kind,
        _total(actor),
        _total(target),
        aim=when.get("aim", "prone"),
        target_conditions=names(target),
    )
    pushed = found.effect == "pushed"
    return {
        "allowed": True,
        "success": found.success,
        "effect": f"pushed_{contests.PUSH}" if pushed else found.effect,
    }


def _total(side: Given) -> int:
    check = side.get("check")
    if not check:
        return 0
    return checks.keep(mode(check.get("mode")), dice(check["d20"])) + int(check.get("mod", 0))


def drag_speed(given: Given, when: Given) -> Result:
    found = contests.drag(given["grappler_size"], given["grappler_speed"], given["target_sizes"])
    return {"speed": found.speed}


def grapple_after(given: Given, when: Given) -> Result:
    event = when["event"]
    distance = when.get("distance", given["distance"])
    condition = event.removeprefix("grappler_")
    ends = contests.hold_ends(
        distance,
        given.get("reach", 5),
        frozenset({condition}) if condition in CONDITIONS else frozenset(),
        released=event == "release",
        gone=event in ("target_teleports", "grappler_dies", "grappler_removed")
        and "distance" not in when,
    )
    return {"still_grappled": not ends, "action_cost": 0}


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
            controlled = given["mount"].get("controlled", False)
            allowed, _ = mounted.may_do(key(when["action"]), controlled=controlled)
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


def _provoked(given: Given) -> Result:
    targets = mounted.targets(
        ridden=given["rider"].get("mounted", False),
        disengaged=given["mount"].get("disengaged", False),
    )
    return {"attacker_may_target": list(targets), "separate_attack_on_rider": False}


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


OPERATIONS = {
    "move": move,
    "pass_through": pass_through,
    "flyer_falls": flyer_falls,
    "space": space,
    "surround": surround,
    "squeeze": squeeze,
    "contest": contest,
    "drag_speed": drag_speed,
    "grapple_after": grapple_after,
    "mount": riding,
}
