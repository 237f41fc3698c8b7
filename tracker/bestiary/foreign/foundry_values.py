"""Numbers of a Foundry VTT dnd5e actor: proficiency, modifiers, formulas with `@` in them.

Stored are choices (a skill's training, an item's ability), not results; older files have the
results beside them, but modules may leave those stale, so that they are worked out here.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import at, first, table, tables
from tracker.bestiary.foreign.text import one_line
from tracker.rules.words import ABILITIES

SIZES = {"tiny": "tiny", "sm": "small", "med": "medium", "lg": "large", "huge": "huge"}
SIZES |= {"grg": "gargantuan", "small": "small", "medium": "medium", "large": "large"}
SKILLS = {
    "acr": ("acrobatics", "dex"),
    "ani": ("animal handling", "wis"),
    "arc": ("arcana", "int"),
    "ath": ("athletics", "str"),
    "dec": ("deception", "cha"),
    "his": ("history", "int"),
    "ins": ("insight", "wis"),
    "itm": ("intimidation", "cha"),
    "inv": ("investigation", "int"),
    "med": ("medicine", "wis"),
    "nat": ("nature", "int"),
    "prc": ("perception", "wis"),
    "prf": ("performance", "cha"),
    "per": ("persuasion", "cha"),
    "rel": ("religion", "int"),
    "slt": ("sleight of hand", "dex"),
    "ste": ("stealth", "dex"),
    "sur": ("survival", "wis"),
}
FIGURE = re.compile(r"@([\w.]+)")
SUM = re.compile(r"[+-]?\d+(?:[+-]\d+)*")


def system(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the game system keeps: `system`, in files before 2022 `data`."""
    return table(raw.get("system")) or table(raw.get("data"))


def whole(raw: object, spare: int = 0) -> int:
    """A number within reason, or the spare one."""
    found = figures.number(raw)
    return spare if found is None else min(max(found, -9_999), 999_999)


@dataclass(frozen=True)
class Actor:
    """An actor with what follows from its values."""

    raw: Mapping[str, Any]

    @cached_property
    def system(self) -> Mapping[str, Any]:
        return system(self.raw)

    @cached_property
    def items(self) -> tuple[Mapping[str, Any], ...]:
        return tables(self.raw.get("items"))

    @property
    def player(self) -> bool:
        return self.raw.get("type") == "character"

    @cached_property
    def level(self) -> int:
        """A character's level: the sum of its classes, else as stored."""
        classes = [one for one in self.items if one.get("type") == "class"]
        total = sum(whole(first(system(one), ("levels", "level"))) for one in classes)
        stored = at(self.system, "details", "level")
        stored = stored.get("value") if isinstance(stored, Mapping) else stored
        return min(max(1, total or whole(stored, 1)), 40)

    @cached_property
    def proficiency(self) -> int:
        """By level for characters, by challenge for the others."""
        if self.player:
            return 2 + (min(self.level, 20) - 1) // 4
        return figures.proficiency(figures.challenge(at(self.system, "details", "cr")))

    @cached_property
    def scores(self) -> dict[str, int]:
        """Scores that are there."""
        found = {}
        for key in ABILITIES:
            score = figures.number(first(at(self.system, "abilities", key), ("value",)))
            if score is not None:
                found[key] = min(max(1, score), 30)
        return found

    def modifier(self, key: str) -> int:
        return (self.scores.get(key, 10) - 10) // 2

    def save(self, key: str) -> int:
        """A saving throw bonus with training and what is added."""
        here = table(at(self.system, "abilities", key))
        trained = self.proficiency if whole(here.get("proficient")) else 0
        everywhere = at(self.system, "bonuses", "abilities", "save")
        return (
            self.modifier(key)
            + trained
            + self.value(at(here, "bonuses", "save"))
            + self.value(everywhere)
        )

    def skill(self, key: str) -> int:
        """A skill bonus: trained once, twice, or by half."""
        here = table(at(self.system, "skills", key))
        level = here.get("value")
        times = level if isinstance(level, int | float) and 0 <= level <= 2 else 0
        ability = one_line(here.get("ability"))
        ability = ability if ability in ABILITIES else SKILLS[key][1]
        bonus = self.modifier(ability) + int(times * self.proficiency)
        return bonus + self.value(at(here, "bonuses", "check"))

    def trained(self, key: str) -> bool:
        here = table(at(self.system, "skills", key))
        return bool(whole(here.get("value"))) or bool(self.value(at(here, "bonuses", "check")))

    @property
    def casting(self) -> str:
        """The spellcasting ability; empty when there is none."""
        key = one_line(at(self.system, "attributes", "spellcasting"))
        return key if key in ABILITIES else ""

    def value(self, raw: object, ability: str = "") -> int:
        """A formula without dice as a number; what is not known counts nothing."""
        text = self.formula(raw, ability)
        if not SUM.fullmatch(text):
            return 0
        return sum(int(one[:6]) for one in re.findall(r"[+-]?\d+", text))

    def formula(self, raw: object, ability: str = "") -> str:
        """A formula with every `@` put in, without blanks and flavor: `1d8+@mod` is `1d8+2`."""
        text = re.sub(r"\[[^\[\]]*\]|\s+", "", one_line(raw).lower())
        text = FIGURE.sub(lambda found: str(self.figure(found[1], ability)), text)
        text = text.replace("+-", "-").replace("--", "+").removeprefix("+")
        return re.sub(r"[+-]0(?!\d)", "", text)

    def figure(self, path: str, ability: str) -> int:
        """What one `@path` stands for; 0 for what is not known."""
        match path.split("."):
            case ["mod"]:
                return self.modifier(ability) if ability else 0
            case ["prof"] | ["attributes", "prof"]:
                return self.proficiency
            case ["abilities", key, "mod"]:
                return self.modifier(key)
            case ["abilities", key, "value"]:
                return self.scores.get(key, 10)
            case ["abilities", key, "dc"]:
                return 8 + self.proficiency + self.modifier(key)
            case ["details", "level"]:
                return self.level
            case ["details", "cr"]:
                return whole(at(self.system, "details", "cr"))
            case ["attributes", "spelldc" | "spell"] | ["attributes", "spell", "dc"]:
                return 8 + self.proficiency + self.modifier(self.casting or "int")
            case _:
                return 0
