"""What D&D Beyond does not store of a character and works out on its page, worked out here.

Modifiers lie in lists by where they come from; those of items count while the item is equipped
(and attuned, if it needs that). Numbers of abilities are 1 (Strength) to 6 (Charisma).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import one_line
from tracker.rules.words import ABILITIES

NAMES = dict(
    zip(
        ABILITIES,
        "strength dexterity constitution intelligence wisdom charisma".split(),
        strict=True,
    )
)
SOURCES = ("race", "class", "background", "item", "feat", "condition")
LIGHT, MEDIUM, HEAVY, SHIELD = 1, 2, 3, 4
AC_OVERRIDE, AC_MAGIC, AC_MISC, AC_BASE = 1, 2, 3, 4
"""Kinds of values that a player set by hand."""


def whole(raw: object, spare: int = 0) -> int:
    """A number, or the spare one; never beyond what a character can have."""
    found = figures.number(raw)
    return spare if found is None else min(max(found, -9_999), 999_999)


@dataclass(frozen=True)
class Character:
    """One character's data with what follows from it."""

    raw: Mapping[str, Any]

    @cached_property
    def modifiers(self) -> tuple[Mapping[str, Any], ...]:
        """All that are in force."""
        worn = {
            one_line(at(item, "definition", "id"))
            for item in tables(self.raw.get("inventory"))
            if in_use(item)
        }
        return tuple(
            one
            for source in SOURCES
            for one in tables(table(self.raw.get("modifiers")).get(source))
            if source != "item" or one_line(one.get("componentId")) in worn
            if source != "class" or self.reached(one)
        )

    @cached_property
    def features(self) -> dict[str, tuple[Mapping[str, Any], int]]:
        """The class of each feature by its id, and the level from which the class has it."""
        found = {}
        for one in tables(self.raw.get("classes")):
            own = [table(entry.get("definition")) for entry in tables(one.get("classFeatures"))]
            for entry in (
                *own,
                *tables(at(one, "definition", "classFeatures")),
                *tables(at(one, "subclassDefinition", "classFeatures")),
            ):
                found[one_line(entry.get("id"))] = (one, whole(entry.get("requiredLevel")))
        return found

    def reached(self, one: Mapping[str, Any]) -> bool:
        """Whether a class gives this: at its level, and to those who only came to it later."""
        of_class, least = self.features.get(one_line(one.get("componentId")), ({}, 0))
        later = of_class.get("isStartingClass") is False
        return least <= whole(of_class.get("level"), 40) and not (
            later and one.get("availableToMulticlass") is False
        )

    def levels_of(self, one: Mapping[str, Any]) -> int:
        """The levels that a bonus for each level counts: those of its class, else all."""
        of_class, _ = self.features.get(one_line(one.get("componentId")), ({}, 0))
        return whole(of_class.get("level"), self.level)

    def sums(self, kind: str, *subtypes: str) -> int:
        """The sum of all modifiers of a kind; those that hold at times are the player's to add."""
        return sum(
            self.worth(one)
            for one in self.of(kind, *subtypes)
            if not one_line(one.get("restriction"))
        )

    def worth(self, one: Mapping[str, Any]) -> int:
        """The number of a modifier, or that of the ability that stands for it."""
        number = whole(one.get("statId"))
        by_ability = 1 <= number <= len(ABILITIES) and not amount(one)
        return self.modifier(ABILITIES[number - 1]) if by_ability else amount(one)

    def of(self, kind: str, *subtypes: str) -> tuple[Mapping[str, Any], ...]:
        """All modifiers of a kind; without subtypes those of every one."""
        return tuple(
            one
            for one in self.modifiers
            if one.get("type") == kind and (not subtypes or one.get("subType") in subtypes)
        )

    @cached_property
    def level(self) -> int:
        """The sum of class levels."""
        levels = (whole(one.get("level")) for one in tables(self.raw.get("classes")))
        return min(max(1, sum(levels)), 40)

    @property
    def proficiency(self) -> int:
        """By level."""
        return 2 + (min(self.level, 20) - 1) // 4

    @cached_property
    def scores(self) -> dict[str, int]:
        """Base and bonuses; a set score counts when it is higher, one set by hand always."""
        found = {}
        for number, key in enumerate(ABILITIES, 1):
            name = f"{NAMES[key]}-score"
            by_hand = stat(self.raw.get("overrideStats"), number)
            score = stat(self.raw.get("stats"), number) or 10
            score += stat(self.raw.get("bonusStats"), number) or 0
            score += sum(amount(one) for one in self.of("bonus", name))
            score = max([score, *(amount(one) for one in self.of("set", name))])
            found[key] = min(max(1, by_hand or score), 30)
        return found

    def modifier(self, key: str) -> int:
        """The modifier of an ability."""
        return (self.scores[key] - 10) // 2

    @property
    def max_hp(self) -> int:
        """Base + Constitution × level + bonuses, unless it was set by hand."""
        by_hand = figures.number(self.raw.get("overrideHitPoints"))
        if by_hand:
            return min(max(1, by_hand), 999_999)
        base = whole(self.raw.get("baseHitPoints"), self.first_level)
        base += self.modifier("con") * self.level
        for one in self.of("bonus", "hit-points-per-level"):
            base += amount(one) * self.levels_of(one)
        # What is rolled is a healing, not a higher maximum.
        more = sum(amount(one) for one in self.of("bonus", "hit-points") if not one.get("dice"))
        return min(max(1, base + more + whole(self.raw.get("bonusHitPoints"))), 999_999)

    @property
    def first_level(self) -> int:
        """The whole first Hit Die, should no base be stored."""
        dice = [whole(at(one, "definition", "hitDice")) for one in tables(self.raw.get("classes"))]
        return max([8, *dice[:1]])

    def by_hand(self, kind: int) -> list[int]:
        """Values of a kind that the player set."""
        values = tables(self.raw.get("characterValues"))
        return [
            whole(one.get("value"))
            for one in values
            if whole(one.get("typeId")) == kind and figures.number(one.get("value")) is not None
        ]

    @property
    def armor_class(self) -> tuple[int, str]:
        """The best of what is worn, with shield and bonuses; and what is worn."""
        fixed = self.by_hand(AC_OVERRIDE)
        worn = [item for item in tables(self.raw.get("inventory")) if item.get("equipped")]
        armors = [one for one in worn if kind_of(one) in (LIGHT, MEDIUM, HEAVY)]
        shields = [one for one in worn if kind_of(one) == SHIELD]
        note = ", ".join(one_line(at(one, "definition", "name")) for one in (*armors, *shields))
        said = at(self.raw, "armorClass", "totalArmorClass") or self.raw.get("armorClass")
        total = None if isinstance(said, Mapping) else figures.number(said)
        if fixed or total:
            return min(max(0, fixed[-1] if fixed else total or 0), 99), note
        bases = [self.in_armor(one) for one in armors] or self.bare()
        best = max([*bases, *self.by_hand(AC_BASE)])
        held = max((whole(at(one, "definition", "armorClass")) for one in shields), default=0)
        extra = self.sums("bonus", "armor-class")
        extra += sum(self.by_hand(AC_MAGIC)) + sum(self.by_hand(AC_MISC))
        return min(max(0, best + held + extra), 99), note

    @property
    def is_bare(self) -> bool:
        """Whether neither armor nor shield is on."""
        worn = (item for item in tables(self.raw.get("inventory")) if item.get("equipped"))
        return not any(kind_of(item) for item in worn)

    def in_armor(self, item: Mapping[str, Any]) -> int:
        """A suit of armor with as much Dexterity as it lets through."""
        most = {LIGHT: 99, MEDIUM: 2, HEAVY: 0}[kind_of(item)]
        if kind_of(item) == MEDIUM:
            caps = self.of("set", "ac-max-dex-armored-modifier", "ac-max-dex-modifier")
            most = max([most, *(amount(one) for one in caps)])
        dexterity = min(self.modifier("dex"), most) if most else 0
        bonus = self.sums("bonus", "armored-armor-class")
        return whole(at(item, "definition", "armorClass"), 10) + dexterity + bonus

    def bare(self) -> list[int]:
        """Without armor: 10 and Dexterity, or what a class or race has instead."""
        stiff = self.of("ignore", "unarmored-dex-ac-bonus")
        plain = 10 + (0 if stiff else self.modifier("dex"))
        found = [plain]
        for one in self.of("set", "unarmored-armor-class"):
            number = figures.number(one.get("statId"))
            other = ABILITIES[number - 1] if number and 1 <= number <= 6 else ""
            found.append(plain + (self.modifier(other) if other else 0) + amount(one))
        extra = self.sums("bonus", "unarmored-armor-class")
        return [one + extra for one in found]

    def save(self, key: str) -> int:
        """A saving throw bonus."""
        name = f"{NAMES[key]}-saving-throws"
        bonus = self.modifier(key) + self.trained(name)
        return bonus + self.sums("bonus", name, "saving-throws")

    def trained(self, name: str) -> int:
        """What proficiency adds to a save or skill."""
        if self.of("expertise", name):
            return 2 * self.proficiency
        if self.of("proficiency", name):
            return self.proficiency
        if self.of("half-proficiency-round-up", name, "ability-checks"):
            return (self.proficiency + 1) // 2
        return self.proficiency // 2 if self.of("half-proficiency", name, "ability-checks") else 0


def stat(raw: object, number: int) -> int | None:
    """One of six `{id, value}`, or the value under the number of the ability."""
    if isinstance(raw, Mapping) and str(number) in raw:
        return figures.number(raw[str(number)])
    values = [one.get("value") for one in tables(raw) if whole(one.get("id")) == number]
    return figures.number(values[0]) if values else None


def amount(one: Mapping[str, Any]) -> int:
    """The number of a modifier."""
    fixed = figures.number(one.get("fixedValue"))
    return whole(one.get("value")) if fixed is None else whole(fixed)


def in_use(item: Mapping[str, Any]) -> bool:
    """Equipped or carried as a thing that cannot be worn, and attuned if it needs to be."""
    definition = table(item.get("definition"))
    worn = bool(item.get("equipped")) or definition.get("canEquip") is False
    return worn and (not definition.get("canAttune") or bool(item.get("isAttuned")))


def kind_of(item: Mapping[str, Any]) -> int:
    """Light, medium, heavy, shield; 0 for what is no armor. Without a number by its words."""
    definition = table(item.get("definition"))
    number = whole(definition.get("armorTypeId"))
    words = f"{one_line(definition.get('type'))} {one_line(definition.get('name'))}".lower()
    if number or (definition.get("filterType") != "Armor" and "armor" not in words):
        return number if LIGHT <= number <= SHIELD else 0
    named = ((SHIELD, "shield"), (HEAVY, "heavy"), (MEDIUM, "medium"), (LIGHT, "light"))
    found = next((kind for kind, word in named if word in words), 0)
    base = whole(definition.get("armorClass"))
    return found or (LIGHT if base < 13 else MEDIUM if base < 16 else HEAVY) if base > 0 else 0
