"""Mob attacks."""

from typing import Any

from tests.rules.adapter.reading import Given, cover_bonus
from tracker.rules import mobs

Result = dict[str, Any]


def mob(given: Given, when: Given) -> Result:
    each = given.get("attacks_each") or ()
    bonuses = list(dict.fromkeys(attack["bonus"] for attack in each))
    if len(bonuses) > 1:
        return _several(given, bonuses)
    bonus = bonuses[0] if bonuses else given["bonus"]
    damages: int | list[int] = given.get("damages", 0)
    if each:
        damages = sum(attack["damage"] for attack in each)
    found = mobs.resolve(
        given["attackers"], bonus, given["ac"], damages, cover_bonus=cover_bonus(given)
    )
    return {
        "needed": found.needed,
        "per_hit": found.per_hit,
        "hits": found.hits,
        "left_over": found.left_over,
        "damage": found.damage,
        "suggest_single_rolls": found.single_rolls,
        "by_attack": [{"needed": found.needed, "hits": found.hits, "damage": found.damage}],
    }


def _several(given: Given, bonuses: list[int]) -> Result:
    attacks = [mobs.MobAttack(one["bonus"], one["damage"]) for one in given["attacks_each"]]
    found = mobs.resolve_each(
        [attacks] * given["attackers"], given["ac"], cover_bonus=cover_bonus(given)
    )
    by_bonus = dict(found.by_bonus)
    return {
        "damage": found.damage,
        "by_attack": [
            {
                "needed": by_bonus[bonus].needed,
                "hits": by_bonus[bonus].hits,
                "damage": by_bonus[bonus].damage,
            }
            for bonus in bonuses
        ],
    }


OPERATIONS = {"mob": mob}
