"""Numbers, changes, words and texts of a typed line, each within its bounds.

The bounds are said once here; a number beyond them is refused by the name of what it counts.
"""

from typing import NamedTuple

from tracker.encounter import bounds
from tracker.encounter.bounds import Bounds
from tracker.encounter.model import Id
from tracker.rules import words
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.meanings import conditions_meant
from tracker.shorthand.reader import Reader

MOST_DIGITS = 40
"""A longer number is beyond every bound and said cut off."""
MOST_SHOWN = 12
"""Candidates a refusal names."""
ROUNDS = {"round": 1, "minute": 10, "hour": 600}
"""Rounds in each (COND-02)."""

BOUNDS: dict[str, Bounds] = {
    "ability-change": Bounds(-99, 99),
    "ac": bounds.BOUNDS["ac"],
    "count": bounds.BOUNDS["count"],
    "crowd": Bounds(1, 1_000),
    "d20": Bounds(1, 20),
    "dc": Bounds(0, 99),
    "exhaustion": bounds.BOUNDS["exhaustion"],
    "exhaustion-change": Bounds(-6, 6),
    "face": Bounds(1, 1_000),
    "feet": Bounds(1, 9_999),
    "hit-points": bounds.BOUNDS["hp"],
    "hit-points-change": Bounds(-999_999, 999_999),
    "initiative": bounds.BOUNDS["initiative"],
    "level": Bounds(1, 20),
    "line": Bounds(1, 999_999),
    "lives": Bounds(1, bounds.BOUNDS["hp"].high),
    "needed": Bounds(-99, 99),
    "place": bounds.BOUNDS["place"],
    "range": Bounds(0, 99_999),
    "round": Bounds(1, 9_999),
    "rounds": Bounds(1, 100_000),
    "d6": Bounds(1, 6),
    "slot": Bounds(0, 9),
    "slot-level": Bounds(1, 9),
    "speed": Bounds(0, 9_999),
    "speed-change": Bounds(-9_999, 9_999),
    "steps": Bounds(1, 999_999),
    "sum": Bounds(-999_999_999, 999_999_999),
    "total": Bounds(-999, 9_999),
    "times": Bounds(0, 9_999),
    "times-change": Bounds(-9_999, 9_999),
    "turns": bounds.BOUNDS["turns"],
}
"""By what is counted: numbers, hit points, feet, rounds."""

SPELLINGS = {"paralysed": "paralyzed"}
ABILITIES = {
    "str": "str",
    "dex": "dex",
    "con": "con",
    "int": "int",
    "wis": "wis",
    "cha": "cha",
    "strength": "str",
    "dexterity": "dex",
    "constitution": "con",
    "intelligence": "int",
    "wisdom": "wis",
    "charisma": "cha",
}
SHORTEST_CONDITION = 3
"""A condition may be cut down to so many letters, if they mean one only."""


def bounded(reader: Reader, value: int, what: str, token: Token) -> int:
    """The number, if it lies within the bounds of its kind; refuses `out-of-bounds`."""
    low, high = BOUNDS[what]
    if not low <= value <= high:
        raise reader.refused("out-of-bounds", token, what=what, value=value, low=low, high=high)
    return value


def as_number(reader: Reader, text: str, what: str, token: Token) -> int:
    """A whole number from text with or without sign; refuses `not-a-number`."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not digits.isdecimal():
        raise reader.refused("not-a-number", token, what=what)
    number = f"{'-' * text.startswith('-')}{digits.lstrip('0') or '0'}"
    if len(number) > MOST_DIGITS:
        low, high = BOUNDS[what]
        value = f"{number[: MOST_DIGITS - 1]}…"
        raise reader.refused("out-of-bounds", token, what=what, value=value, low=low, high=high)
    return bounded(reader, int(number), what, token)


def number(reader: Reader, what: str) -> int:
    """The next word as a number."""
    token = reader.peek()
    if token.kind not in ("word", "key"):
        raise reader.expected(what)
    return as_number(reader, reader.take().text, what, token)


def maybe_number(reader: Reader, what: str) -> int | None:
    """The next word as a number if it looks like one."""
    token = reader.peek()
    looks = token.kind == "word" and token.text.lstrip("+-")[:1].isdecimal()
    return number(reader, what) if looks else None


def numbers(reader: Reader, what: str, most: int) -> tuple[int, ...]:
    """Numbers joined by commas: `15,7`. More than `most` are refused (`too-many`)."""
    found = [number(reader, what)]
    while reader.peek().kind == "comma":
        reader.comma()
        token = reader.peek()
        if len(found) == most:
            raise reader.refused("too-many", token, what=what, most=most)
        found.append(number(reader, what))
    return tuple(found)


def signed(reader: Reader, what: str) -> str:
    """A value with its sign in front: `+5`, `- 2`, `+1d4`; refuses `sign-missing`."""
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing(what)
    if token.text[:1] not in ("+", "-"):
        raise reader.refused("sign-missing", token, what=what)
    text = reader.take().text
    if text in ("+", "-"):
        if reader.peek().kind not in ("word", "key"):
            raise reader.expected(what)
        text += reader.take().text
    return text


class Change(NamedTuple):
    """`+N`, `-N` or `=N`."""

    by: int = 0
    exactly: int | None = None


def change(reader: Reader, what: str) -> Change:
    """A change of something: by so much, or to exactly so much."""
    if reader.key(""):
        return Change(exactly=number(reader, what))
    token = reader.peek()
    return Change(by=as_number(reader, signed(reader, f"{what}-change"), f"{what}-change", token))


def ability(reader: Reader) -> str:
    """One of the six, short or whole."""
    if not reader.is_word(*ABILITIES):
        raise reader.expected("ability", ABILITIES)
    return ABILITIES[reader.take().text]


def condition(reader: Reader) -> str:
    """A condition, whole or cut short; refuses `no-such-condition` and `exhaustion-is-a-level`."""
    token = reader.peek()
    if token.kind not in ("word", "quoted"):
        raise reader.expected("condition", words.CONDITIONS)
    name = condition_named(key(token.text))
    if not name:
        if token.text.startswith("exhaust"):
            raise reader.refused("exhaustion-is-a-level", token, verb="exhaust")
        near = ", ".join(conditions_meant(token.text))
        raise reader.refused("no-such-condition", token, near=near)
    reader.take()
    return name


def condition_named(text: str) -> str:
    """The condition a word means, or empty."""
    if text in SPELLINGS:
        return SPELLINGS[text]
    if text in words.CONDITIONS:
        return text
    if len(text) < SHORTEST_CONDITION:
        return ""
    found = [one for one in words.CONDITIONS if one.startswith(text)]
    return found[0] if len(found) == 1 else ""


def name(reader: Reader, text: str, token: Token) -> str:
    """A new name: not empty, not too long."""
    text = " ".join(text.split())
    if not text:
        raise reader.refused("name-empty", token)
    if len(text) > bounds.NAME_SIGNS:
        raise reader.refused("name-too-long", token, length=len(text), limit=bounds.NAME_SIGNS)
    return text


def words_until(reader: Reader, stops: frozenset[str] | set[str]) -> str:
    """A quotation, or the words as typed up to one of the stops or the end; taken."""
    if reader.peek().kind == "quoted":
        return reader.take().text
    first = reader.at
    while reader.peek().kind != "end" and not reader.is_word(*stops):
        reader.take()
    return reader.raw(first, reader.at) if reader.at > first else ""


def whole_rest(reader: Reader) -> str:
    """A quotation at the end of the line, or all that is left as typed."""
    if reader.peek().kind == "quoted" and reader.peek(1).kind == "end":
        return reader.take().text
    return reader.rest()


def owner(reader: Reader) -> Id:
    """Who acts: the creature that comes next, or `me` where a free text follows at once."""
    token = reader.peek()
    found = reader.creatures(amid_text=True)
    return reader.single(found, token) if found else reader.myself()
