"""What may come next in a line that is being typed, by the table of verbs and by the table.

The words before the cursor are read as the parser would; where that fails nothing is offered.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from tracker.encounter.battlefield import GRIDS, GROUNDS
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import NAMES
from tracker.encounter.refusals import Refused
from tracker.encounter.zones import MOMENTS
from tracker.rules.improvise import EXAMPLES
from tracker.rules.words import ABILITIES, CONDITIONS, DAMAGE_TYPES
from tracker.shorthand import durations, values
from tracker.shorthand.consuming import CONSUME
from tracker.shorthand.directory import WORDS
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.parsing import LONGEST
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import fights, places, uses, zones
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
    {"half", "none", "double", "half-cover", "three-quarters-cover", "near", "chosen"}
)
CREATURE_SLOTS = frozenset({"who", "targets", "waiting"})
EDGES = ("start", "end")


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


class _Cursor:
    """The end of the line: the word being typed and what stands before it."""

    def __init__(self, text: str, table: Encounter, vocabulary: Vocabulary) -> None:
        whole = Reader(text, table, vocabulary)
        raw = whole.line.raw
        tokens = whole.tokens
        typing = bool(tokens) and tokens[-1].kind == "word" and tokens[-1].end == len(raw)
        self.before = tokens[:-1] if typing else tokens
        self.start = tokens[-1].start if typing else len(raw)
        self.partial = tokens[-1].text if typing else ""
        self.reader = Reader(raw[: self.start], table, vocabulary)
        self.table = table
        self.vocabulary = vocabulary

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

    def words(self, among: Iterable[str], kind: str) -> Iterator[Completion]:
        """Those that start with what is typed."""
        for one in among:
            if key(one).startswith(self.partial):
                yield Completion(one, self.start, kind)

    def key(self) -> str | None:
        """The option whose value is being typed, also behind its commas."""
        tokens = list(self.before)
        while len(tokens) > 1 and tokens[-1].kind == "comma":
            tokens.pop()
            while tokens and tokens[-1].kind == "word":
                tokens.pop()
        return tokens[-1].text if tokens and tokens[-1].kind == "key" else None

    def value(self, name: str) -> Iterator[Completion]:
        """What an option may be set to."""
        if name in CREATURE_KEYS:
            return self.creatures(groups=True)
        among: dict[str, Iterable[str]] = {
            "cover": COVERS,
            "light": LIGHTS,
            "hp": HP_WORDS,
            "kind": KINDS,
            "side": self.reader.directory.sides(),
        }
        return self.words(among.get(name, ()), "value")

    def behind(self, verb: Verb) -> Iterator[Completion] | None:
        """What a word of the verb's options is followed by; None if it is not one of them."""
        last = self.before[-1]
        if len(self.before) == 1 or last.kind != "word":
            return None
        if last.text == "with" and verb.name not in ("init", "add"):
            return self.words(self.attacks(verb), "attack")
        if last.text in CREATURES_BEHIND or last.text == "with":
            return self.creatures(groups=last.text == "on")
        among: dict[str, tuple[Iterable[str], str]] = {
            "then": (CONDITIONS, "condition"),
            "until": (EDGES, "value"),
            "at": (MOMENTS if verb.name == "zone" else EDGES, "value"),
            "unless": (DAMAGE_TYPES, "value"),
            "save": (ABILITIES, "ability"),
            "for": ((), "value"),
        }
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
                if slot == "form":
                    return self.monsters(before)
                if not self.optional(verb):
                    return self.names() if slot in CREATURE_SLOTS else iter(())
        return self.further(verb)

    def open(self, verb: Verb, slot: str, place: int) -> Iterator[Completion]:
        """What a slot may hold, and options if it may be left out."""
        yield from self.slot(slot)
        acts = verb.name in ("attack", "mob") and place == 1 and self.before[-1].kind != "comma"
        if acts or (slot == "amount" and verb.name == "save"):
            yield from self.further(verb)

    def further(self, verb: Verb) -> Iterator[Completion]:
        """The options; how long a condition lasts only where one follows a save."""
        bare = verb.name == "save" and all(one.text != "then" for one in self.before)
        left_out = {*durations.WORDS} - {"from"} if bare else ()
        return self.words((one for one in verb.options if one not in left_out), "option")

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
            case "prompt":
                numbers = (f"#{one.id}" for one in self.table.prompts)
                return self.words((*numbers, *ANSWERS), "value")
            case "option":
                return self.options()
            case "rest":
                return self.words(("short", "long"), "value")
            case _ if slot in fights.WORDS:
                return self.words(fights.WORDS[slot], "value")
            case _ if slot in uses.NAMES:
                return self.words(uses.names(self.reader, slot), "attack")
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

    def creatures(self, *, groups: bool, waiting: bool = False) -> Iterator[Completion]:
        """Those whose handle or name goes on like this, by handle."""
        yield from self.names()
        for one in self.reader.directory.present:
            by_name = key(one.full_name).startswith(self.partial)
            fits = by_name or one.handle.startswith(self.partial)
            if fits and (not waiting or one.enters_round):
                yield Completion(one.handle, self.start, "creature")
        if groups:
            yield from self.words(WORDS, "group")

    def names(self) -> Iterator[Completion]:
        """Those whose name goes on like the last two or three words."""
        for count in (3, 2):
            if (first := self.first_of(count)) is not None:
                span = key(self.reader.line.raw[first.start :] + self.partial)
                for one in self.reader.directory.present:
                    if key(one.full_name).startswith(span):
                        yield Completion(one.handle, first.start, "creature")

    def first_of(self, count: int) -> Token | None:
        """The first of the last so many words, the one being typed included."""
        tokens = self.before[1:][-(count - 1) :]
        if not self.partial or len(tokens) < count - 1 or any(one.kind != "word" for one in tokens):
            return None
        return tokens[0]

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
