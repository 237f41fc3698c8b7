"""What may come next in a line that is being typed, by the table of verbs and by the table.

The words before the cursor are read as the parser would; where that fails nothing is offered.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from tracker.encounter import log_kinds
from tracker.encounter.battlefield import GRIDS, GROUNDS
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import CHECKS
from tracker.encounter.options import NAMES
from tracker.encounter.refusals import Refused
from tracker.encounter.zones import MOMENTS
from tracker.rules.improvise import EXAMPLES
from tracker.rules.words import ABILITIES, CONDITIONS, DAMAGE_TYPES
from tracker.shorthand import durations, in_context, values
from tracker.shorthand.consuming import CONSUME
from tracker.shorthand.half_typed import HalfTyped
from tracker.shorthand.in_context import Hint
from tracker.shorthand.parsing import LONGEST
from tracker.shorthand.reading import fights, looking, places, uses, zones
from tracker.shorthand.reading.areas import SEVERITIES, SHAPES
from tracker.shorthand.reading.attacks import LIGHTS, attack_names
from tracker.shorthand.reading.effects import names_on
from tracker.shorthand.reading.roster import HP_WORDS, KINDS, option_words
from tracker.shorthand.reading.shelter import COVERS
from tracker.shorthand.reading.turns import ANSWERS
from tracker.shorthand.request import Completion, Vocabulary
from tracker.shorthand.verb import Verb
from tracker.shorthand.verbs import VERBS

MOST = 50
CREATURES_BEHIND = frozenset({"from", "toward", "of", "on", "after", "leaves", "vs"})
CREATURE_KEYS = frozenset(
    {"half", "none", "double", "half-cover", "three-quarters-cover", "near", "chosen", "who"}
    | {"pass", "fail", "full"}
)
CREATURE_SLOTS = frozenset({"who", "targets", "waiting"})
EDGES = ("start", "end")
OWN = frozenset({"feet", "stat-action", "legendary", "limited", "spell"})
"""Slots that are of whoever acts where nobody is named."""
CONTESTS = frozenset({"grapple", "escape", "shove", "contest"})
"""Verbs whose `with` and `vs` are skills."""


def complete(
    text: str, table: Encounter, vocabulary: Vocabulary = Vocabulary()
) -> tuple[Completion, ...]:
    """Ways to go on at the end of the line, the likeliest kinds first; at most 50."""
    if len(text) > LONGEST:
        return ()
    try:
        found = _Cursor(text, table, vocabulary).offers()
        return tuple(dict.fromkeys(found))[:MOST]
    except Refused:
        return ()


class _Cursor(HalfTyped):
    """What may come next, by the verb."""

    def offers(self) -> Iterator[Completion]:
        """All that fits here."""
        if not self.before:
            return self.words(VERBS, "verb")
        verb = VERBS.get(self.before[0].text)
        if verb is None:
            return iter(())
        if (name := self.key()) is not None:
            return self.value(name)
        if (behind := self.behind(verb)) is not None:
            return behind
        if verb.slots == ("monster",) and not self.optional(verb):
            return chain(self.monsters(), self.further(verb) if self.before[1:] else ())
        return self.slots(verb)

    def value(self, name: str) -> Iterator[Completion]:
        """What an option may be set to."""
        if name in CREATURE_KEYS:
            return self.creatures(groups=True)
        among: dict[str, Iterable[str]] = {
            "cover": COVERS,
            "light": LIGHTS,
            "hp": HP_WORDS,
            "kind": log_kinds.KINDS if self.before[0].text == "log" else KINDS,
            "check": CHECKS,
            "side": self.reader.directory.sides(),
        }
        return self.words(among.get(name, ()), "value")

    def behind(self, verb: Verb) -> Iterator[Completion] | None:
        """What a word of the verb's options is followed by; None if it is not one of them."""
        last = self.before[-1]
        if len(self.before) == 1 or last.kind != "word":
            return None
        if last.text in ("with", "vs") and verb.name in CONTESTS:
            return self.words(CHECKS, "value")
        if last.text == "with" and "with" in verb.options:
            if verb.name not in ("init", "add"):
                return self.words(self.attacks(verb), "attack")
            return self.creatures(groups=False)
        if last.text in CREATURES_BEHIND:
            return self.creatures(groups=last.text == "on")
        among: dict[str, tuple[Iterable[str], str]] = {
            "then": (CONDITIONS, "condition"),
            "until": (EDGES, "value"),
            "at": (MOMENTS if verb.name == "zone" else EDGES, "value"),
            "unless": (DAMAGE_TYPES, "value"),
            "save": (ABILITIES, "ability"),
            "for": (in_context.TIMES, "value"),
        }
        if self.before[-2].text == "save" and last.text in values.ABILITIES:
            return self.hints(in_context.dcs(self.table, values.ABILITIES[last.text]))
        if last.text in EDGES and self.before[-2].text == "until":
            return self.words(("of",), "value")
        if last.text.isdecimal() and self.before[-2].text in ("for", "pass"):
            return self.words((f"{one}s" for one in values.ROUNDS), "value")
        if last.text in among and last.text in (*verb.options, "at"):
            return self.words(*among[last.text])
        return None

    def optional(self, verb: Verb) -> bool:
        """Whether an option has been typed already."""
        names = {one.rstrip("=+") for one in verb.options}
        return any(token.text in names for token in self.before[1:])

    def slots(self, verb: Verb) -> Iterator[Completion]:
        """What the verb asks for next, then its options where they may stand."""
        reader = self.reader
        reader.verb = verb.name
        reader.take()
        for place, slot in enumerate(verb.slots):
            if slot == "option" and len(self.before) == 2:
                return self.slot(slot)
            if reader.peek().kind == "end" or self.before[-1].kind == "comma":
                return self.open(verb, slot, place)
            before = reader.at
            try:
                CONSUME[slot](reader)
            except Refused:
                reader.at = before
                if slot == "initiatives" and verb.name == "init":
                    return chain(self.names(), self.words(("roll", *verb.options), "option"))
                if slot == "form":
                    return self.monsters(before)
                if not self.optional(verb):
                    return self.names() if slot in CREATURE_SLOTS else iter(())
        return self.further(verb)

    def open(self, verb: Verb, slot: str, place: int) -> Iterator[Completion]:
        """What a slot may hold; what comes behind it too if it may be left out."""
        if slot == "who" and self.acting and verb.slots[1:2] and verb.slots[1] in OWN:
            yield from self.slot(verb.slots[1])
        yield from self.slot(slot)
        acts = verb.name in ("attack", "mob") and place == 1 and self.before[-1].kind != "comma"
        if acts or (slot == "amount" and verb.name == "save"):
            yield from self.further(verb)

    def further(self, verb: Verb) -> Iterator[Completion]:
        """The options; how long a condition lasts only where one follows a save."""
        if self.untyped(verb):
            yield from self.words(DAMAGE_TYPES, "value")
        bare = verb.name == "save" and all(one.text != "then" for one in self.before)
        left_out = {*durations.WORDS} - {"from"} if bare else ()
        yield from self.words((one for one in verb.options if one not in left_out), "option")

    def untyped(self, verb: Verb) -> bool:
        """Whether an amount has been typed just now and not of what type it is."""
        takes = "amount" in verb.slots and verb.name not in ("heal", "temp")
        number = self.before[-1].text[-1:].isdecimal() and len(self.before) > 2
        return takes and number and self.before[-2].text not in values.ABILITIES

    def slot(self, slot: str) -> Iterator[Completion]:
        """Everything one slot may hold."""
        match slot:
            case "who" | "initiatives":
                return self.creatures(groups=False)
            case "targets":
                return self.creatures(groups=True)
            case "waiting":
                return self.creatures(groups=True, waiting=True)
            case "ability":
                return self.words(ABILITIES, "ability")
            case "condition":
                return self.words(CONDITIONS, "condition")
            case "effect":
                return self.words(self.lying(), "condition")
            case "number" | "amount" | "feet":
                return self.hints(self.numbers(slot))
            case "change":
                return self.words(in_context.CHANGES[self.reader.verb], "value")
            case "time":
                return self.words(in_context.TIMES, "value")
            case "prompt":
                return self.words(self.answers(), "value")
            case "option":
                return self.options()
            case "rest":
                return self.words(("short", "long"), "value")
            case _ if slot in looking.WORDS:
                return self.words(looking.WORDS[slot], "value")
            case _ if slot in fights.WORDS:
                return self.words(fights.WORDS[slot], "value")
            case _ if slot in uses.NAMES:
                return self.counted(uses.names(self.reader, slot))
            case "text" if self.reader.verb == "conc":
                return self.counted(uses.names(self.reader, "spell"))
            case "ground":
                return self.words((*GRIDS, *GROUNDS, places.CLEAR), "value")
            case "facing":
                return self.words(places.WAYS, "value")
            case "form":
                return self.monsters(self.reader.at)
            case "zone":
                return self.words(zones.zone_names(self.reader), "value")
            case "shape":
                return self.words(SHAPES, "value")
            case "severity":
                return self.words((*SEVERITIES, *(one.key for one in EXAMPLES)), "value")
            case _:
                return iter(())

    def answers(self) -> tuple[str, ...]:
        """The open questions by number, and what answers them."""
        return (*(f"#{one.id}" for one in self.table.prompts), *ANSWERS)

    def numbers(self, slot: str) -> Iterator[Hint]:
        """What the table says of a number that comes next."""
        self.reader.at = 1
        who = self.reader.creatures(amid_text=True) or self.acting
        last = [one.text for one in self.before]
        return in_context.numbers(self.table, self.reader.verb, slot, last, who)

    def counted(self, names: Iterable[str]) -> Iterator[Completion]:
        """Names out of a stat block, with how often each may still be used."""
        self.reader.at = 1
        who = self.reader.creatures(amid_text=True) or self.acting
        left = in_context.uses_left(self.table, who[0]) if who else {}
        for one in self.words(names, "attack"):
            yield replace(one, note=left.get(one.text, ""))

    def attacks(self, verb: Verb) -> tuple[str, ...]:
        """The attacks of whoever attacks."""
        reader = self.reader
        reader.take()
        first = reader.targets()
        attackers: tuple[Id, ...] = first
        if reader.is_word("with") and verb.slots[0] in ("who", "targets"):
            attackers = reader.directory.me
        return attack_names(self.table, attackers[0])

    def lying(self) -> tuple[str, ...]:
        """What may be taken off the targets."""
        reader = self.reader
        reader.at = 1
        return names_on(reader, reader.targets()) or CONDITIONS

    def options(self) -> Iterator[Completion]:
        """Names of options, or the values of the one before the cursor."""
        name = self.before[-1].text.replace("-", "_") if len(self.before) > 1 else ""
        if name in NAMES:
            return self.words(option_words(name), "value")
        return self.words(NAMES, "option")

    def monsters(self, behind: int = 1) -> Iterator[Completion]:
        """Names of the bestiary, from this token on."""
        reader = self.reader
        raw = reader.line.raw + self.partial
        first = next((one for one in self.before[behind:] if not one.text.isdecimal()), None)
        start = first.start if first else self.start
        for name in self.vocabulary.match(raw[start:]) if raw[start:].strip() else ():
            yield Completion(name, start, "monster")
