"""A line of what should stand in an encounter: `6 goblin, worg hidden, ogre in round 3`.

Written as a DM would say it, so nothing needs quotes: pieces are parted by commas, semicolons or
`and`, a count stands before or behind the name, and whatever is no word of ours is the name. Which
creature that is, is for whoever knows the library.
"""

import re
from collections.abc import Callable
from dataclasses import replace

from tracker.encounter import bounds
from tracker.encounter.bounds import BOUNDS, BY_HAND
from tracker.encounter.refusals import Refused
from tracker.encounter.values import value
from tracker.encounter.variants import VARIANTS
from tracker.shorthand.lexing import Token, key, read
from tracker.shorthand.wish_pieces import brackets, listed, pieces

NUMBERS = {
    word: number
    for number, word in enumerate(
        "one two three four five six seven eight nine ten eleven twelve".split(), 1
    )
} | {"a": 1, "an": 1, "the": 1, "pair": 2, "dozen": 12}
HP = ("avg", "roll", "min", "max")
OTHER_HP = {"average": "avg", "rolled": "roll", "minimum": "min", "maximum": "max"}
VARIANT = {word: word for word in VARIANTS} | {"minions": "minion", "bosses": "boss"}
FRIENDS = frozenset({"ally", "allied", "allies", "friendly", "friend", "friends"})
LATER = frozenset({"later", "waiting", "reserve", "reserves"})
NOISE = frozenset({"in", "with", "at", "on", "as", "of"})
"""They say nothing beside a number or an option; inside a name they stay."""
KEYS = {
    "hp": "hp", "ac": "ac", "init": "initiative", "initiative": "initiative", "side": "side",
    "round": "round", "name": "names", "names": "names", "label": "names", "labels": "names",
    "feature": "features", "features": "features", "threshold": "threshold", "xp": "xp",
    "cr": "challenge", "hit": "hit", "bonus": "hit", "dmg": "damage", "damage": "damage",
    "note": "notes", "notes": "notes", "size": "size",
}  # fmt: skip
_COUNT = re.compile(r"x?(\d{1,4})x?|x(-?\d{1,9})")
_DICE = re.compile(r"x?(\d{0,2}d\d{1,3}(?:[+-]\d{1,3})?)")
_ROUND = re.compile(r"r(\d{1,5})")
_WHOLE = re.compile(r"[+-]?\d+")
_CHANGE = re.compile(r"(hp|ac|hit|bonus|dmg|damage)([+-]\d{1,4})(%?)")


@value
class Wish:
    """Creatures of one kind, as they were asked for."""

    name: str = ""
    count: int = 1
    counted: str = ""
    """Dice that the count is rolled from."""
    behind: bool = False
    """The count is a bare number behind the name: it may be a challenge (`undead 3`)."""
    exact: bool = False
    """The name stood in quotes: it is no beginning of another."""
    longer: str = ""
    """The name with the variant behind it: it may be the name of a creature (`goblin boss`)."""
    hp: str | int = ""
    ac: int | None = None
    hidden: bool = False
    side: str = ""
    initiative: int | None = None
    round: int = 0
    """When it comes; `BY_HAND` when it is called."""
    names: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    variant: str = ""
    hp_scale: int = 100
    ac_more: int = 0
    hit_more: int = 0
    damage_more: int = 0
    threshold: int = 0
    xp: int | None = None
    challenge: str = ""
    notes: str = ""
    size: str = ""
    each: bool = False
    """Everyone in a line of its own."""


def wishes(text: str) -> tuple[Wish, ...]:
    """What a line asks for. Refuses `wish-without-name`, `out-of-bounds`, `not-a-number`, …"""
    return tuple(Piece(one).wish() for one in pieces(text) if one.strip())


def last(text: str) -> Wish | None:
    """The creature that is being typed: the last piece; None for none."""
    every = pieces(text)
    if not every or not every[-1].strip():
        return None
    try:
        return Piece(every[-1]).wish()
    except Refused:
        return None


class Piece:
    """One piece of a line, read word by word."""

    def __init__(self, text: str) -> None:
        self.text, bracketed = brackets(text)
        line = read(self.text)
        self.raw = line.raw
        self.tokens = list(line.tokens)
        self.found = Wish(features=bracketed)
        self.name: list[Token] = []
        self.end = 0
        """Where a variant ends that stands right behind the name; 0 for none."""

    def wish(self) -> Wish:
        """All of it."""
        while self.tokens:
            self.word(self.tokens.pop(0))
        if not self.name:
            raise Refused("wish-without-name", text=self.text.strip())
        while len(self.name) > 1 and self.name[-1].text in NOISE:
            self.name.pop()
        quoted = [one for one in self.name if one.kind == "quoted"]
        first, last = self.name[0], self.name[-1]
        text = quoted[0].text if quoted else self.raw[first.start : last.end]
        longer = "" if quoted or not self.end else bounds.name(self.raw[first.start : self.end])
        found = replace(self.found, name=bounds.name(text), exact=bool(quoted), longer=longer)
        most = max(found.count, len(found.names), len(found.features))
        return replace(found, count=bounds.within("count", most))

    def word(self, token: Token) -> None:
        """One more: an option, a count, or a part of the name."""
        if token.kind == "quoted":
            self.name = [token]
            return
        if token.kind == "key":
            self.keyed(token, self.value_of())
            return
        if VARIANT.get(token.text) and self.name and self.name[-1].end == token.start - 1:
            self.end = token.end
        if not (self.option(token.text) or self.count(token.text)):
            self.name.append(token)

    def value_of(self) -> str:
        """What stands behind an `=`, as it was typed."""
        if not self.tokens:
            return ""
        token = self.tokens.pop(0)
        return token.text if token.kind == "quoted" else self.raw[token.start : token.end]

    def option(self, word: str) -> bool:
        """A word that says something about them."""
        variant = VARIANT.get(word, "") if self.name or word == "minion" else ""
        if not self.name and not variant:
            return False
        behind = self.tokens[0].text if self.tokens else ""
        change = _CHANGE.fullmatch(word)
        late = _ROUND.fullmatch(word)
        if word in ("hidden", "secret"):
            self.put(hidden=True)
        elif variant:
            self.put(variant=variant)
        elif word in FRIENDS:
            self.put(side="party")
        elif word in LATER:
            self.put(round=BY_HAND)
        elif word in ("each", "separate", "apart"):
            self.put(each=True)
        elif word in HP or word in OTHER_HP:
            self.put(hp=OTHER_HP.get(word, word))
        elif change:
            self.change(change[1], int(change[2]), percent=bool(change[3]))
        elif late:
            self.put(round=in_bounds("round", late[1]))
        elif word in ("round", "rounds") and behind.isdigit():
            self.put(round=in_bounds("round", self.value_of()))
        elif word in KEYS and (behind.lstrip("+-").isdigit() or behind in HP):
            self.keyed(Token("key", word, 0, 0), self.value_of())
        else:
            return False
        while len(self.name) > 1 and self.name[-1].text in NOISE:
            self.name.pop()
        return True

    def count(self, word: str) -> bool:
        """A number, dice or a word for one: before the name, or with an `x` behind it."""
        found, dice = _COUNT.fullmatch(word), _DICE.fullmatch(word)
        if self.name and not word.startswith("x"):
            last = self.name and not self.tokens and word.isdigit()
            if not (last or dice):
                return False
        if found:
            behind = bool(self.name) and word.isdigit()
            self.put(count=bounds.within("count", int(found[1] or found[2])), behind=behind)
        elif dice:
            self.put(counted=dice[1] if dice[1][0].isdigit() else f"1{dice[1]}")
        elif word in NUMBERS and not self.name and self.tokens:
            self.put(count=NUMBERS[word])
        elif word == "x" and self.tokens and self.tokens[0].text.isdigit():
            self.put(count=in_bounds("count", self.value_of()))
        else:
            return False
        return True

    def keyed(self, token: Token, text: str) -> None:
        """`hp=max`, `init=14`, `names="Grub/Snag"`."""
        match KEYS.get(key(token.text)):
            case "hp":
                self.put(hp=self.hit_points(text))
            case "ac" | "initiative" | "round" as what:
                self.put(**{what: in_bounds(what, text)})
            case "side":
                self.put(side=bounds.name(text))
            case "names":
                self.put(names=listed(text))
            case "features":
                self.put(features=listed(text))
            case "threshold":
                self.put(threshold=in_bounds("hp", text))
            case "xp":
                self.put(xp=in_bounds("hp", text))
            case "challenge":
                self.put(challenge=text)
            case "notes":
                self.put(notes=bounds.note(text))
            case "size":
                self.put(size=text)
            case "hit":
                self.put(hit_more=in_bounds("initiative", text))
            case "damage":
                self.put(damage_more=in_bounds("initiative", text))
            case _:
                raise Refused("wish-unknown-word", word=token.text, known=", ".join(sorted(KEYS)))

    def hit_points(self, text: str) -> str | int:
        """A word or a number."""
        word = OTHER_HP.get(text.casefold(), text.casefold())
        return word if word in HP else in_bounds("hp", text)

    def change(self, what: str, by: int, *, percent: bool) -> None:
        """`hp+50%`, `ac+2`, `dmg-1`."""
        if what == "hp":
            if not percent:
                raise Refused("wish-hp-percent", text=f"hp{by:+d}")
            self.put(hp_scale=max(1, 100 + by))
        else:
            field = {"ac": "ac_more", "hit": "hit_more", "bonus": "hit_more"}
            self.put(**{field.get(what, "damage_more"): max(-99, min(99, by))})

    def put(self, **fields: object) -> None:
        """Into the wish."""
        put: Callable[..., Wish] = replace
        self.found = put(self.found, **fields)


def in_bounds(what: str, text: str) -> int:
    """Within the bounds of what is counted; refuses `wish-not-a-number`."""
    if not _WHOLE.fullmatch(text):
        raise Refused("wish-not-a-number", what=what, text=text)
    value_of = int(text[:12])
    low, high = BOUNDS[what]
    if not low <= value_of <= high:
        raise Refused("out-of-bounds", what=what, value=value_of, low=low, high=high)
    return value_of
