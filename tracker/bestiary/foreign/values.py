"""The notebook of one creature: forgiving readers that keep what they read and say what became of it.

A format's module hands every raw value to a reader here; none of them raises, whatever the value
is. `finish` makes the stat block: prose is read last, when all names are known.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from tracker.bestiary.foreign import completing, deeds, figures, phrases
from tracker.bestiary.foreign.pages import AC, FEET, HP, SCORE, Pages
from tracker.bestiary.foreign.report import Current, Found
from tracker.bestiary.foreign.text import (
    label,
    listed,
    name_of,
    one_line,
    pairs_text,
    plain,
    short,
)
from tracker.encounter.bounds import NAME_SIGNS
from tracker.encounter.stat_block import Action, Attack, StatBlock
from tracker.rules.words import ABILITIES, CONDITIONS, SIZES

THRESHOLD = re.compile(r"[(,;]? ?damage threshold:? ?(\d{1,3}) ?\)?", re.IGNORECASE)
MOST_SIGNS = 2_000
"""Of one header line that are read."""


class Notebook(Pages):
    """One creature as far as it has been read."""

    def __init__(self, name: object = "") -> None:
        super().__init__(name)
        self.deeds: list[deeds.Deed] = []

    # The header.

    def hp(self, raw: object, dice: object = None) -> None:
        """`7 (2d6)`, 7, `(2d6)`; dice may stand apart. The average is worked out when missing."""
        threshold = THRESHOLD.search(raw[:MOST_SIGNS]) if isinstance(raw, str) else None
        if threshold:
            self.keep("threshold", int(threshold[1]))
            raw = THRESHOLD.sub(" ", str(raw))
        formula = figures.dice_in(dice) or figures.dice_in(raw)
        written = figures.DICE.sub(" ", one_line(raw)) if not isinstance(raw, int | float) else raw
        points = self.number(written, "max_hp", (1, HP[1]))
        average = figures.average(formula) if formula else None
        if points is not None:
            self.keep("max_hp", points)
        elif average is not None:
            self.guess("max_hp", max(1, average), "average-of-dice")
        if formula:
            self.keep("hit_dice", formula)
            if points is not None and average is not None and abs(points - average) > 1:
                self.remark("hit_dice", "guessed", f"{formula} = {average}", "dice-do-not-fit")
        elif one_line(dice):
            self.drop("hit_dice", dice, "not-dice")

    def ac(self, raw: object, note: object = None) -> None:
        """`15 (natural armor)`, 15; what stands behind the number is its note."""
        found = self.whole(raw, "ac", AC)
        text = one_line(note)
        if not text and found is not None and not isinstance(raw, int | float):
            text = one_line(raw).partition(str(found))[2]
        text = text.strip(" ,;")
        if text.startswith("(") and text.endswith(")") and text.count("(") == 1:
            text = text[1:-1].strip()
        self.words(text, "ac_note")

    def kind_line(self, raw: object) -> None:
        """`Medium humanoid (goblinoid), neutral evil`; the single fields may stand apart."""
        found = phrases.kind_line(one_line(raw)[:MOST_SIGNS])
        for field, value in zip(found._fields, found, strict=True):
            if value:
                self.words(value, field)

    def size(self, raw: object) -> None:
        """A size word, or its first letter."""
        text = one_line(raw).lower()
        sizes = [size for size in SIZES if size in text or text == size[0]]
        if sizes:
            self.keep("size", sizes[0])
        elif text:
            self.drop("size", raw)

    def speed(self, raw: object) -> None:
        """Text, a list of texts, or a mapping of ways and feet."""
        (values, rest), hover = phrases.speeds(pairs_text(raw)[:MOST_SIGNS])
        if values:
            self.keep("speeds", tuple((kind, min(feet, FEET[1])) for kind, feet in values))
        if hover:
            self.keep("hover", True)
        self.rest("speeds", rest)

    def abilities(self, raw: object) -> None:
        """A mapping of scores by name, or six in order."""
        if isinstance(raw, list | tuple):
            raw = dict(zip(ABILITIES, raw, strict=False))
        if not isinstance(raw, Mapping):
            return
        found = {}
        for key, one in raw.items():
            short_name = phrases.ability(plain(key))
            score = self.number(one, plain(key), SCORE) if short_name else None
            if score is not None:
                found[short_name] = score
        if found:
            self.keep("abilities", tuple((key, found[key]) for key in ABILITIES if key in found))

    def named_bonuses(self, raw: object) -> phrases.Read:
        """`Dex +4, Wis +2`, a mapping, or a list of `{Name, Modifier}`; nothing is kept."""
        return phrases.bonuses(pairs_text(raw)[:MOST_SIGNS])

    def saves(self, raw: object) -> None:
        """Saving throws by ability."""
        values, rest = self.named_bonuses(raw)
        found = {}
        for name, bonus in values:
            key = next(
                (phrases.ability(word) for word in name.split() if phrases.ability(word)), ""
            )
            if key:
                found[key] = min(max(bonus, -99), 99)
            else:
                rest = f"{rest}, {name} {bonus:+d}" if rest else f"{name} {bonus:+d}"
        if found:
            self.keep("saves", tuple((key, found[key]) for key in ABILITIES if key in found))
        self.rest("saves", rest)

    def skills(self, raw: object) -> None:
        """Skills by name."""
        values, rest = self.named_bonuses(raw)
        if values:
            self.keep(
                "skills", tuple((name[:NAME_SIGNS], min(max(b, -99), 99)) for name, b in values)
            )
        self.rest("skills", rest)

    def senses(self, raw: object) -> None:
        """Radii, blindness and passive Perception."""
        (values, rest), blind, passive = phrases.senses(pairs_text(raw)[:MOST_SIGNS])
        if values:
            self.keep("senses", tuple((name, min(feet, FEET[1])) for name, feet in values))
        if blind:
            self.keep("blind", True)
        if passive is not None:
            self.keep("passive_perception", passive)
        self.rest("senses", rest)

    def languages(self, raw: object) -> None:
        """As the file has them."""
        self.words(raw, "languages")

    def challenge(self, raw: object, xp: object = None) -> None:
        """`1/4 (50 XP)`, 0.25, `7.000`; experience by the table when the file has none."""
        text = one_line(raw)
        rating = figures.challenge(raw)
        if rating:
            self.keep("challenge", rating)
        elif text.lower() not in phrases.NONE:
            self.note("challenge", text)
        written = xp if xp is not None else figures.xp_in(text)
        points = self.number(written, "xp", HP) if written is not None else None
        if points is not None:
            self.keep("xp", points)
        elif rating and figures.worth(rating):
            self.guess("xp", figures.worth(rating), "by-challenge")

    def defences(self, raw: object, field: Literal["resist", "immune", "vulnerable"]) -> None:
        """Damage by type with what gets past it; conditions among them are immunities."""
        damage, conditions, rest = phrases.defences(listed(raw)[:MOST_SIGNS])
        if damage:
            self.keep(field, (*self.facts.get(field, ()), *damage), listed(raw))
        if conditions and field == "immune":
            self._conditions(conditions)
        self.rest(field, rest)

    def condition_immune(self, raw: object) -> None:
        """Conditions that it cannot have."""
        text = listed(raw)[:MOST_SIGNS]
        self._conditions(phrases.words_of(text, (*CONDITIONS, "exhaustion")))
        _, _, rest = phrases.defences(text)
        self.rest("condition_immune", rest)

    def _conditions(self, found: tuple[str, ...]) -> None:
        if found:
            before = self.facts.get("condition_immune", ())
            self.keep("condition_immune", tuple(sorted({*before, *found})))

    def rest(self, field: str, text: str) -> None:
        """What of a header line was not understood."""
        if text.lower() not in phrases.NONE:
            self.note(field, text, "partly-understood")

    # What it can do.

    def deed(
        self,
        section: deeds.Section,
        name: object,
        text: object,
        *,
        usage: object = "",
        fallback: Attack | Action | None = None,
    ) -> None:
        """A trait, action, reaction … as prose; `fallback` stands in where prose has no numbers."""
        self.deeds.append(
            deeds.Deed(section, name_of(name).rstrip(". "), plain(text), one_line(usage), fallback)
        )

    def left_over(self, raw: object, known: Iterable[str]) -> None:
        """Every field of a mapping that nobody read goes to the notes (empty ones do not)."""
        if not isinstance(raw, Mapping):
            return
        read = {label(key) for key in known}
        for key, one in raw.items():
            if label(key) not in read and one not in (None, "", [], {}, False):
                self.note(short(key, 60), short(one, 2_000), "unknown-field")

    # The end.

    def finish(self) -> StatBlock:
        """The stat block; what is missing and must not be is guessed and said."""
        deeds.read_all(self)
        for field, value, why in (
            ("name", "?", "missing"),
            ("max_hp", 1, "missing"),
            ("ac", 10, "missing"),
        ):
            if field not in self.facts:
                self.guess(field, value, why)
        completing.complete(self)
        return StatBlock(**self.facts)

    def found(
        self,
        kind: Literal["monster", "pc", "npc"] = "monster",
        current: Current = Current(),
    ) -> Found:
        """The creature with all its remarks."""
        block = self.finish()
        return Found(block, kind, current, tuple(self.remarks))
