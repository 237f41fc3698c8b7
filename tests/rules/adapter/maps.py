"""Maps and what is seen on them: grids, areas, cover, flanking, facing, senses, surprise."""

from typing import Any, cast

from tests.rules.adapter.reading import Given, key, names
from tracker.rules import areas, attacks, cover, improvise, senses, stacking, surprise
from tracker.rules.grid import facing, flanking, hexes, squares

Result = dict[str, Any]


def area_targets(given: Given, when: Given) -> Result:
    found = areas.caught(
        given["shape"],
        given["size"],
        present=given.get("present"),
        adjust=when.get("adjust") or 0,
        chosen=when.get("dm_choice"),
    )
    return {"targets": found.targets, "suggested": found.suggested}


def cover_lines(given: Given, when: Given) -> Result:
    level = cover.by_lines(
        given["grid"],
        given["lines_blocked"],
        can_reach=given.get("can_reach", False),
        only_creatures=given.get("only_creatures", False),
    )
    return {"level": key(level, "_"), "ac_bonus": cover.bonus(level)}


def place(given: Given) -> squares.Place:
    x, y = given["at"]
    return squares.Place(x, y, given.get("side", 1))


def grid_distance(given: Given, when: Given) -> Result:
    diagonals = given.get("diagonals", "5")
    return {"feet": squares.distance(place(given["from"]), place(given["to"]), diagonals)}


def _cell(given: list[int]) -> squares.Square:
    return given[0], given[1]


def hex_distance(given: Given, when: Given) -> Result:
    found = hexes.distance(_cell(given["from"]), _cell(given["to"]))
    return {"steps": found.steps, "feet": found.feet}


def flank_squares(given: Given, when: Given) -> Result:
    flanked = flanking.on_squares(
        place(given["a"]),
        place(given["b"]),
        place(given["target"]),
        _ally(given, "a"),
        _ally(given, "b"),
    )
    return {"flanked": flanked}


def _ally(given: Given, who: str) -> flanking.Ally:
    seen = f"{who}_sees_target"
    return flanking.Ally(
        sees_target=given.get(seen, True),
        special_sense=given.get(seen, False),
        conditions=names(given, f"{who}_conditions"),
    )


def flank_hexes(given: Given, when: Given) -> Result:
    return {"flanked": flanking.by_count(given["target_size"], given["between"])}


def facing_arc(given: Given, when: Given) -> Result:
    found = facing.arc(given["facing"], squares.Place(0, 0), squares.Place(*_cell(given["target"])))
    return {"arc": "side" if found in ("left", "right") else found}


def facing_ac(given: Given, when: Given) -> Result:
    shape: facing.Body = "all-front" if given.get("all_front", False) else "usual"
    arc = when["arc"]
    guarded = facing.guarded(
        given["ac"], given.get("shield", 0), given.get("shield_arm") or "", arc, shape
    )
    attacker = attacks.Attacker(arc=facing.seen_as(arc, shape))
    stance = attacks.stance(attacker, setting=attacks.Setting(facing=True))
    return {"ac": guarded.ac, "mode": stance.mode}


def turn_by_reaction(given: Given, when: Given) -> Result:
    left = 0 if given.get("reaction_used", False) else 1
    turned = facing.turn_by_reaction(given["facing"], when["to"], left)
    return {"facing": turned.facing, "reaction_left": turned.reaction_left}


def perceive(given: Given, when: Given) -> Result:
    observer, target = given["observer"], given["target"]
    found = senses.perceive(
        senses.Observer(
            senses=observer.get("senses") or {},
            conditions=names(observer),
            naturally_blind=observer.get("naturally_blind", False),
        ),
        senses.Seen(
            distance=target.get("distance", 0),
            light=cast(senses.Light, key(target.get("light") or "bright")),
            invisible=target.get("invisible", False),
            flying=target.get("flying", False),
            incorporeal=target.get("incorporeal", False),
            same_ground=target.get("same_ground", False),
            behind_total_cover=target.get("behind_total_cover", False),
        ),
    )
    return {
        "sees": found.sees,
        "light_as": found.light or None,
        "colour": found.colour,
        "perception": found.perception,
        "locates": found.locates,
    }


def find_surprised(given: Given, when: Given) -> Result:
    found = surprise.compare([
        surprise.Creature(each["id"], each["side"], each["passive"], each.get("stealth"))
        for each in given["creatures"]
    ])  # fmt: skip
    return {
        "surprised": list(found.surprised),
        "ties": [list(pair) for pair in found.ties],
    }


def stack_effects(given: Given, when: Given) -> Result:
    ended = when.get("ended") or ()
    effects = [each for each in given["effects"] if each["source"] not in ended]
    found = stacking.working([
        stacking.Overlap(
            each["name"],
            each["potency"],
            each.get("rounds_left"),
            each.get("instantaneous", False),
        )
        for each in effects
    ])  # fmt: skip
    return {
        "active": [effects[at]["source"] for at in found.active],
        "suppressed": [effects[at]["source"] for at in found.suppressed],
        "sum": found.total,
    }


def improvised_damage(given: Given, when: Given) -> Result:
    found = improvise.by_severity(given["level"], given["severity"])
    return {"dice": found.dice or None, "refused": not found.dice}


def damage_severity(given: Given, when: Given) -> Result:
    return {"severity": improvise.severity_of(given["level"], given["dice"])}


def improvised_example(given: Given, when: Given) -> Result:
    found = improvise.find(given["example"])
    return {"dice": found.dice if found else None}


OPERATIONS = {
    "area_targets": area_targets,
    "cover_lines": cover_lines,
    "grid_distance": grid_distance,
    "hex_distance": hex_distance,
    "flank_squares": flank_squares,
    "flank_hexes": flank_hexes,
    "facing_arc": facing_arc,
    "facing_ac": facing_ac,
    "turn_by_reaction": turn_by_reaction,
    "perceive": perceive,
    "surprise": find_surprised,
    "stack_effects": stack_effects,
    "improvised_damage": improvised_damage,
    "damage_severity": damage_severity,
    "improvised_example": improvised_example,
}
