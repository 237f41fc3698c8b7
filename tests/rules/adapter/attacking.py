"""Attack rolls, their stance and bonus, damage rolls, cover."""

from itertools import islice
from typing import Any

from tests.rules.adapter.reading import (
    Given,
    Scripted,
    cover_bonus,
    cover_level,
    dice,
    mode,
    names,
)
from tracker.rules import attacks, checks, cover, criticals, damage
from tracker.rules.dice import only_dice, parse
from tracker.rules.reasons import because

Result = dict[str, Any]


def attack_mode(given: Given, when: Given) -> Result:
    attacker, target, attack = given["attacker"], given["target"], given["attack"]
    options = given.get("options", {})
    setting = attacks.Setting(
        underwater=given.get("environment") == "underwater",
        flanking=options.get("flanking", False),
        facing=options.get("facing", False),
    )
    stance = attacks.stance(
        _attacker(attacker, target),
        _target(target, attacker),
        _aim(attack),
        tuple(_foe(foe) for foe in given.get("near", ())),
        setting,
    )
    word: str = stance.mode
    if stance.auto_miss:
        word = "auto_miss"
    if stance.impossible:
        word = "impossible"
    return {"mode": word, "auto_crit_on_hit": stance.auto_crit}


def _perceived(seer: Given, key: str, seen: Given) -> bool:
    """Whoever is said to see an invisible creature does so by a special sense (COND-10)."""
    return bool(seer.get(key, False)) and "invisible" in names(seen)


def _attacker(given: Given, target: Given) -> attacks.Attacker:
    return attacks.Attacker(
        conditions=names(given),
        exhaustion=given.get("exhaustion", 0),
        sees_target=given.get("sees_target", True),
        special_sense=_perceived(given, "sees_target", target),
        fear_source_in_sight=given.get("fear_source_in_sight", True),
        charmed_by=names(given, "charmed_by"),
        helped=given.get("helped", False),
        squeezing=given.get("squeezing", False),
        flanking=given.get("flanking", False),
        swim_speed=bool(given.get("swim_speed", False)),
        arc=given.get("in_arc", "front"),
    )


def _target(given: Given, attacker: Given) -> attacks.Target:
    return attacks.Target(
        id=given.get("id", ""),
        conditions=names(given),
        exhaustion=given.get("exhaustion", 0),
        sees_attacker=given.get("sees_attacker", True),
        special_sense=_perceived(given, "sees_attacker", attacker),
        dodging=given.get("dodging", False),
        speed=given.get("speed", 30),
        squeezing=given.get("squeezing", False),
        cover=cover_level(given.get("cover")),
    )


def _aim(given: Given) -> attacks.Aim:
    return attacks.Aim(
        kind=given["kind"],
        distance=given.get("distance", attacks.UNKNOWN),
        reach=given.get("reach", 5),
        normal=given.get("normal") or 0,
        long=given.get("long") or 0,
        weapon=given.get("weapon") or "",
        spell=bool(given.get("spell", False)),
    )


def _foe(given: Given) -> attacks.Foe:
    return attacks.Foe(
        distance=given.get("distance", 5),
        sees=given.get("sees", True),
        special_sense=given.get("sees", False),
        conditions=names(given),
    )


def attack_roll(given: Given, when: Given) -> Result:
    hopeless = bool(given.get("auto_miss", False)) or given.get("cover") == "total"
    roll = attacks.resolve(
        dice(given["d20"]),
        mode(given.get("mode")),
        given["bonus"],
        given["ac"],
        cover_bonus=cover_bonus(given),
        reaction_ac=given.get("reaction_ac", 0),
        auto_crit=given.get("auto_crit", False),
        auto_miss=(because("ATK-01", "misses-by-rule"),) if hopeless else (),
        in_place=given.get("target_in_place", True),
    )
    return {
        "natural": roll.natural,
        "total": roll.total,
        "hit": roll.hit,
        "critical": roll.critical,
        "told_players": "hit" if roll.hit else "miss",
    }


def attack_bonus(given: Given, when: Given) -> Result:
    attack = given["attack"]
    numbers = attacks.attack_bonus(
        given["abilities"],
        given.get("proficiency", 0),
        proficient=given.get("proficient", False),
        kind=attack.get("kind", "melee"),
        finesse="finesse" in attack.get("properties", ()),
        thrown_melee=attack.get("thrown_melee_weapon", False),
        spell_ability=attack.get("spell_ability") or "",
        use=given.get("use") or when.get("use") or "",
    )
    return {"to_hit": numbers.to_hit, "damage_mod": numbers.damage}


def roll_damage(given: Given, when: Given) -> Result:
    """The modifier goes with the first part that is the attack's own."""
    modifier = given.get("modifier", 0)
    critical = when.get("critical", False)
    parts: list[damage.DamageDice] = []
    for part in given["parts"]:
        own = part.get("own_save", False)
        text = part["dice"] if own else f"{part['dice']}{modifier:+d}"
        modifier = modifier if own else 0
        parts.append(damage.DamageDice(parse(text), own_save=own))
    chance = Scripted(_as_drawn(given, when["rolls"], critical=critical))
    rolled = criticals.roll(parts, chance, critical=critical)
    return {"total": rolled.total, "dice_rolled": len(rolled.dice)}


def _as_drawn(given: Given, rolls: list[int], *, critical: bool) -> list[int]:
    """The dice a critical hit adds behind all others; of a plain hit they play no part."""
    left = iter(rolls)
    plain: list[int] = []
    extra: list[int] = []
    for part in given["parts"]:
        count = int(part["dice"].partition("d")[0])
        plain += islice(left, count)
        if not part.get("own_save", False):
            extra += islice(left, count) if critical else [1] * count
    return plain + extra


def monster_crit(given: Given, when: Given) -> Result:
    parts = [
        damage.DamageDice(
            parse(f"{part['dice']}{part.get('modifier', 0):+d}"), average=part["average"]
        )
        for part in given["parts"]
    ]
    faces = [face for rolls in when["rolls"] for face in rolls]
    rolled = criticals.roll(parts, Scripted(faces), critical=True, use_average=True)
    formula = [f"{part.average}+{only_dice(part.dice).text}" for part in parts]
    return {"total": rolled.total, "formula": formula}


def unarmed(given: Given, when: Given) -> Result:
    numbers = attacks.attack_bonus({"str": given["str"]}, 2)
    return {
        "damage": attacks.unarmed_damage(given["str"]),
        "type": "bludgeoning",
        "to_hit_proficient": numbers.to_hit == given["str"] + 2,
    }


def cover_degree(given: Given, when: Given) -> Result:
    if "covered_percent" in given:
        found = cover.of(cover.by_percent(given["covered_percent"]))
    else:
        levels = [cover_level(source) for source in given["sources"]]
        found = cover.best(levels, from_beyond=given.get("from_beyond", True))
    return {
        "level": found.level.replace("-", "_"),
        "ac_bonus": found.bonus,
        "dex_save_bonus": found.bonus,
        "other_save_bonus": 0,
        "targetable": found.targetable,
        "area_may_reach": True,
    }


def passive_score(given: Given, when: Given) -> Result:
    return {"score": checks.passive(given["modifier"], mode(given.get("mode")))}


OPERATIONS = {
    "attack_mode": attack_mode,
    "attack_roll": attack_roll,
    "attack_bonus": attack_bonus,
    "roll_damage": roll_damage,
    "monster_crit": monster_crit,
    "unarmed": unarmed,
    "cover": cover_degree,
    "passive_score": passive_score,
}
