"""One item of a Foundry actor: weapon, feature or spell, in the layout of any version.

Until 2024 an item acted by itself (`actionType`, `damage.parts`, `save`); since then it has
activities, and a weapon's own damage stands beside them as numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.foundry_values import Actor, system, whole
from tracker.bestiary.foreign.raw import at, first, series, table, tables
from tracker.bestiary.foreign.text import name_of, one_line
from tracker.encounter.stat_block import Action, Area, Attack, DamagePart, SaveRider
from tracker.rules.attacks import attack_bonus
from tracker.rules.words import ABILITIES, DAMAGE_TYPES

SECTIONS: dict[str, Section] = {
    "action": "actions",
    "bonus": "bonus_actions",
    "reaction": "reactions",
    "reactiondamage": "reactions",
    "reactionmanual": "reactions",
    "legendary": "legendary",
    "mythic": "mythic",
    "lair": "lair",
    "crew": "actions",
}
SHAPES = {"cone": "cone", "line": "line", "cube": "cube", "square": "cube", "wall": "line"}
SHAPES |= dict.fromkeys(("sphere", "radius", "circle", "emanation"), "sphere")
SHAPES |= {"cylinder": "cylinder"}
STEPS = {4: 6, 6: 8, 8: 10, 10: 12}
"""The next die up, for two hands."""


@dataclass(frozen=True)
class Item:
    """An item and its owner."""

    raw: Mapping[str, Any]
    owner: Actor

    @cached_property
    def system(self) -> Mapping[str, Any]:
        return system(self.raw)

    @property
    def name(self) -> str:
        return name_of(self.raw.get("name"))

    @property
    def kind(self) -> str:
        return one_line(self.raw.get("type"))

    @cached_property
    def activities(self) -> tuple[Mapping[str, Any], ...]:
        return tables(self.system.get("activities"))

    def activity(self, kind: str) -> Mapping[str, Any]:
        """The first activity of a kind, or an empty one."""
        return next((one for one in self.activities if one.get("type") == kind), {})

    @cached_property
    def section(self) -> Section:
        """Where a stat block has it, by what it takes to use it."""
        words = [one_line(at(self.system, "activation", "type"))]
        words += [one_line(at(one, "activation", "type")) for one in self.activities]
        found = next((SECTIONS[word] for word in words if word in SECTIONS), None)
        return found or ("actions" if self.kind == "weapon" else "traits")

    @cached_property
    def properties(self) -> frozenset[str]:
        """`thr`, `ver`, `rch` …: a list, or a mapping to yes and no."""
        raw = self.system.get("properties")
        if isinstance(raw, Mapping):
            return frozenset(str(key) for key, value in raw.items() if value is True)
        return frozenset(map(one_line, series(raw)))

    @property
    def attacks(self) -> bool:
        """Whether it makes an attack roll."""
        old = one_line(self.system.get("actionType")) in ("mwak", "rwak", "msak", "rsak")
        return old or bool(self.activity("attack"))

    @cached_property
    def way(self) -> tuple[str, str]:
        """`melee` or `ranged`, `weapon` or `spell`."""
        old = one_line(self.system.get("actionType"))
        if old[1:] in ("wak", "sak"):
            return ("ranged" if old[0] == "r" else "melee", "spell" if old[1] == "s" else "weapon")
        kind = table(at(self.activity("attack"), "attack", "type"))
        group = one_line(first(table(self.system.get("type")), ("value",)))
        group = group or one_line(self.system.get("weaponType"))
        spare = "ranged" if group.endswith("R") or group == "siege" else "melee"
        how = one_line(kind.get("value"))
        by = "spell" if kind.get("classification") == "spell" or self.kind == "spell" else "weapon"
        return (how if how in ("melee", "ranged") else spare, by)

    @cached_property
    def ability(self) -> str:
        """The ability it uses: its own, or what the kind of attack asks for."""
        for raw in (at(self.activity("attack"), "attack", "ability"), self.system.get("ability")):
            if one_line(raw) in ABILITIES:
                return one_line(raw)
            if one_line(raw) == "spellcasting":
                return self.owner.casting
        if self.way[1] == "spell":
            return self.owner.casting
        return attack_bonus(
            {name: self.owner.modifier(name) for name in ("str", "dex")},
            self.owner.proficiency,
            kind=self.way[0],
            finesse="fin" in self.properties,
            thrown_melee="thr" in self.properties,
        ).ability

    @property
    def bonus(self) -> int:
        """The attack bonus."""
        attack = table(self.activity("attack").get("attack"))
        own = self.owner.value(
            first(attack, ("bonus",)) or self.system.get("attackBonus"), self.ability
        )
        if attack.get("flat") is True:
            return own
        trained = self.system.get("proficient")
        known = trained is None or trained is True or bool(whole(trained))
        everywhere = at(
            self.owner.system, "bonuses", f"{self.way[0][0]}{self.way[1][0]}ak", "attack"
        )
        return (
            self.owner.modifier(self.ability or "str")
            + (self.owner.proficiency if known else 0)
            + own
            + whole(self.system.get("magicalBonus"))
            + self.owner.value(everywhere)
        )

    @cached_property
    def distance(self) -> tuple[int, int, int]:
        """Reach, range and long range in feet."""
        here = table(self.system.get("range"))
        near, far = whole(here.get("value")), whole(here.get("long"))
        reach = whole(here.get("reach"))
        if not near and not reach:
            near = whole(at(self.activity("attack"), "range", "value"))
        if self.way[0] == "ranged":
            return (0, near, far)
        if "thr" in self.properties or far:
            return (reach or (10 if "rch" in self.properties else 5), near, far)
        return (reach or near or (10 if "rch" in self.properties else 5), 0, 0)

    def attack(self) -> Attack | None:
        """The attack that its fields describe."""
        if not self.attacks or not self.name:
            return None
        reach, near, far = (min(max(0, feet), 9_999) for feet in self.distance)
        return Attack(
            name=self.name,
            bonus=min(max(-99, self.bonus), 99),
            damage=self.damage(),
            reach=reach,
            range=near,
            long_range=far,
            kind=self.way[1],
            magical=bool(whole(self.system.get("magicalBonus"))) or "mgc" in self.properties,
        )

    def damage(self, activity: Mapping[str, Any] | None = None) -> tuple[DamagePart, ...]:
        """Its damage, or that of one activity; for two hands after the rest."""
        found: list[DamagePart | None] = []
        old = at(self.system, "damage", "parts")
        for one in series(old):
            pair = one if isinstance(one, list) else [at(one, "formula"), at(one, "type")]
            found.append(self.part(pair[0] if pair else "", pair[1] if len(pair) > 1 else ""))
        chosen = self.activity("attack") if activity is None else activity
        damage = table(chosen.get("damage"))
        base = table(at(self.system, "damage", "base"))
        if base and damage.get("includeBase", activity is None):
            found.append(self.part(self.rolled(base, "@mod"), base.get("types")))
        others = tables(damage.get("parts"))
        found += [self.part(self.rolled(one), one.get("types")) for one in others]
        if activity is None and found:
            found.append(self.two_handed(base))
        return tuple(one for one in found if one is not None)

    def two_handed(self, base: Mapping[str, Any]) -> DamagePart | None:
        """What a versatile weapon does in two hands."""
        raw = at(self.system, "damage", "versatile")
        old = one_line(at(self.system, "damage", "parts") or [])
        kinds = [kind for kind in DAMAGE_TYPES if kind in old]
        if isinstance(raw, str):
            return self.part(raw, kinds[:1], "two-handed") if raw.strip() else None
        here = dict(table(raw))
        die = whole(base.get("denomination"))
        if not whole(here.get("number")) and ("ver" not in self.properties or die not in STEPS):
            return None
        if not whole(here.get("number")):
            here = {"number": base.get("number"), "denomination": STEPS[die]}
        return self.part(self.rolled(here, "@mod"), base.get("types"), "two-handed")

    def rolled(self, here: Mapping[str, Any], more: str = "") -> str:
        """A damage field as a formula."""
        custom = table(here.get("custom"))
        if custom.get("enabled") is True and one_line(custom.get("formula")):
            return one_line(custom["formula"])
        number, die = whole(here.get("number")), whole(here.get("denomination"))
        dice = f"{number}d{die}" if number > 0 and die > 0 else ""
        bonus = one_line(here.get("bonus"))
        more = "" if "@mod" in bonus else more
        return "+".join(filter(None, (dice, bonus, more)))

    def part(self, formula: object, kind: object, when: str = "") -> DamagePart | None:
        """A formula as damage; None for healing and for what has no number."""
        words = one_line(kind).lower()
        text = self.owner.formula(formula, self.ability)
        dice = figures.tidy(text) if "d" in text else ""
        average = (
            figures.average(dice) if dice else figures.number(text) if text.isdigit() else None
        )
        if average is None or "heal" in words:
            return None
        known = next((one for one in DAMAGE_TYPES if one in words), "")
        return DamagePart(dice or text, max(0, average), known, when)

    def save(self) -> tuple[str, int, str]:
        """Ability, DC and what a success does of the save it asks for; empty when it asks none."""
        new = self.activity("save")
        here = table(new.get("save")) or table(self.system.get("save"))
        abilities = [one_line(one) for one in series(here.get("ability"))]
        known = [one for one in abilities if one in ABILITIES]
        if not known:
            return "", 0, ""
        dc = here.get("dc")
        reckoned = at(dc, "calculation") if isinstance(dc, Mapping) else here.get("scaling")
        number = self.difficulty(one_line(reckoned)) or self.owner.value(
            at(dc, "formula") if isinstance(dc, Mapping) else dc, self.ability
        )
        success = one_line(at(new, "damage", "onSave"))
        return known[0], min(max(0, number), 99), success

    def difficulty(self, reckoned: str) -> int:
        """A DC by an ability; a number written beside it is stale. 0 when it is not reckoned."""
        if reckoned in ("spell", "spellcasting", "initial"):
            reckoned = self.owner.casting or self.ability
        if reckoned not in ABILITIES:
            return 0
        return 8 + self.owner.proficiency + self.owner.modifier(reckoned)

    def action(self) -> Action | None:
        """What its fields say of a save with damage and an area."""
        ability, dc, success = self.save()
        if not ability or not dc or not self.name:
            return None
        activity = self.activity("save")
        damage = self.damage(activity) if activity else self.damage()
        half = success in ("half", "") and bool(damage)
        rider = SaveRider(ability, dc, "half" if half else "none", damage)
        return Action(self.name, save=rider, area=self.area())

    def area(self) -> Area | None:
        """The shape of its template."""
        here = table(at(self.activity("save"), "target", "template"))
        here = here if here.get("type") else table(self.system.get("target"))
        shape = SHAPES.get(one_line(here.get("type")), "")
        size = figures.number(first(here, ("size", "value")))
        if not shape or not size or not 0 < size < 10_000:
            return None
        return Area(shape, size, min(max(0, whole(here.get("width"))), 9_999))
