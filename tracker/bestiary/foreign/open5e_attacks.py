"""Open5e's structured attacks and limits, for entries whose prose has no numbers."""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import table, tables
from tracker.bestiary.foreign.text import name_of, one_line
from tracker.encounter.stat_block import Action, Attack, DamagePart
from tracker.rules.words import DAMAGE_TYPES


def usage_of(entry: Mapping[str, Any]) -> str:
    """`Recharge 5-6`, `3/Day`, `Costs 2` as headings have them."""
    limits = table(entry.get("usage_limits"))
    kind = one_line(limits.get("type") or entry.get("uses_type")).lower()
    times = figures.number(limits.get("param") or entry.get("uses_param")) or 1
    found = ""
    if "recharge" in kind and "roll" in kind:
        found = f"recharge {times}"
    elif "recharge" in kind or "rest" in kind:
        found = f"{times}/rest"
    elif "day" in kind:
        found = f"{times}/day"
    cost = figures.number(entry.get("legendary_action_cost")) or figures.number(
        entry.get("legendary_cost")
    )
    if cost and cost > 1:
        found = f"{found}) (costs {cost}" if found else f"costs {cost}"
    return found


def spare(entry: Mapping[str, Any]) -> Attack | Action | None:
    """What the fields describe, if they do: a bonus of 0 stands beside what asks for no attack."""
    name = name_of(entry.get("name"))
    for attack in tables(entry.get("attacks")):
        bonus = figures.number(attack.get("to_hit_mod"))
        if bonus is not None:
            return nested(name, attack, bonus)
    bonus = figures.number(entry.get("attack_bonus"))
    dice = figures.dice_in(entry.get("damage_dice"))
    if bonus is None or not dice:
        return None
    extra = figures.number(entry.get("damage_bonus"))
    head, *more = re.split(r"\+(?=\d+d)", dice)
    if extra and "+" not in head and "-" not in head:
        head = figures.tidy(f"{head}{extra:+d}") or head
    parts = tuple(part(one, "") for one in (head, *more))
    return Attack(name, within(bonus), parts) if bonus else Action(name, damage=parts)


def nested(name: str, attack: Mapping[str, Any], bonus: int) -> Attack:
    """An attack of the second version."""
    parts = []
    for head in ("", "extra_"):
        count = figures.number(attack.get(f"{head}damage_die_count"))
        die = one_line(attack.get(f"{head}damage_die_type")).lower()
        plus = figures.number(attack.get(f"{head}damage_bonus")) or 0
        dice = figures.tidy(f"{count}{die}{plus:+d}") if count and die else ""
        raw = attack.get(f"{head}damage_type")
        kind = one_line(table(raw).get("key") or (raw if isinstance(raw, str) else "")).lower()
        if dice:
            parts.append(part(dice, kind if kind in DAMAGE_TYPES else ""))
    near = distance(attack.get("range"))
    reach = distance(attack.get("reach"))
    return Attack(
        name,
        within(bonus),
        tuple(parts),
        reach if reach or near else 5,
        near,
        distance(attack.get("long_range")),
        "spell" if one_line(attack.get("attack_type")).lower() == "spell" else "weapon",
    )


def part(dice: str, kind: str) -> DamagePart:
    """Damage with its average."""
    return DamagePart(dice, max(0, figures.average(dice) or 0), kind)


def distance(raw: object) -> int:
    """Feet."""
    return min(max(figures.number(raw) or 0, 0), 9_999)


def within(bonus: int) -> int:
    """A bonus that a stat block may have."""
    return min(max(bonus, -99), 99)
