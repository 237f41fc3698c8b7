"""Movement, space, falling and struggles."""

from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given, dice, mode, names
from tests.rules.adapter.table import BLOCK, PLENTY, Table
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.effects import Effect
from tracker.encounter.model import Budget
from tracker.rules import (
    attacks,
    checks,
    contests,
    falling,
    movement,
    saves,
    sizes,
)
from tracker.rules.body import Body
from tracker.rules.words import CONDITIONS

Result = dict[str, Any]
MOVER, OTHER = "mover", "other"


def move(given: Given, when: Given) -> Result:
    """Stretches at the table, in one turn; what the rules refuse is taken back."""
    table = _ready_to_move(given)
    drags = bool(given.get("drag"))
    results: list[str] = []
    for segment in when["segments"]:
        before = table.now
        _moved(table, segment, drags=drags)
        refused = any(one.over for one in table.of(ev.Moved))
        results.append("refused" if refused else "ok")
        table.now = before if refused else table.now
    mover = numbers.mover(table.now, MOVER, drags=drags)
    return {
        "results": results,
        "spent": mover.spent,
        "left": {each: movement.left(mover, each) for each in ("walk", "fly", "swim", "climb")},
        "prone": mover.prone,
    }


def _ready_to_move(given: Given) -> Table:
    """In its turn, with what it has spent and whom it drags."""
    table = Table()
    prone = frozenset({"prone"} if given.get("prone", False) else ())
    table.seat(
        MOVER,
        block=replace(BLOCK, speeds=tuple(given["speeds"].items())),
        body=Body(PLENTY, PLENTY, conditions=prone),
    )
    table.seat(OTHER, kind="monster")
    table.begin()
    table.having(MOVER, budget=Budget(moved=given.get("spent", 0)))
    if given.get("drag"):
        held = Effect(1, "grappled", condition=True, source=MOVER)
        table.having(OTHER, effects=(held,))
    return table


def _moved(table: Table, segment: Given, *, drags: bool) -> None:
    match segment["mode"]:
        case "dash":
            table.do(cmd.TakeAction(MOVER, "dash"))
        case "stand":
            table.do(cmd.StandUp(MOVER))
        case "drop_prone":
            table.do(cmd.DropProne(MOVER))
        case "set_speed":
            block = table.now.kinds[MOVER]
            speeds = tuple({**dict(block.speeds), **segment["speeds"]}.items())
            kinds = {**table.now.kinds, MOVER: replace(block, speeds=speeds)}
            table.now, table.events = replace(table.now, kinds=kinds), ()
        case way:
            by_magic = way == "teleport"
            table.do(
                cmd.Move(
                    MOVER,
                    segment["feet"],
                    "walk" if by_magic else way,
                    way if by_magic else "",
                    difficult=bool(segment.get("difficult", 0)),
                    crawl=segment.get("crawl", False),
                    squeeze=segment.get("squeeze", False),
                    drag=drags,
                )
            )


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


OPERATIONS = {
    "move": move,
    "flyer_falls": flyer_falls,
    "space": space,
    "surround": surround,
    "squeeze": squeeze,
    "contest": contest,
    "drag_speed": drag_speed,
    "grapple_after": grapple_after,
}
