"""AMOUNT: `EXPR [TYPE] { + EXPR [TYPE] }`, where only a type closes a part (DMG-04, DMG-05).

So `2d6 + 3 fire` is one part and `8 slashing + 1d4 cold` two: a `+` before any type belongs to the
expression, a `+` after a type opens the next part.
"""

import re
from collections.abc import Iterator

from tracker.encounter.commands import Amount, AmountPart
from tracker.encounter.refusals import Refused
from tracker.rules import dice
from tracker.rules.words import DAMAGE_TYPES
from tracker.shorthand.lexing import Token
from tracker.shorthand.reader import NOISE, Reader
from tracker.shorthand.values import BOUNDS

_SIGNS = re.compile(r"([+\-])")
_WORDS = (*DAMAGE_TYPES, *sorted(NOISE))
_STARTS = "0123456789(*/)"
MOST_PARTS = 20
NEGATIVE = {
    "hurt": ("negative-damage", "heal"),
    "mend": ("negative-healing", "damage"),
    "temp": ("negative-temporary", "damage"),
}
"""How a negative amount is refused, by what it does, and what to type instead."""


def amount(reader: Reader) -> Amount:
    """The amount that comes next; refuses what is negative or no dice."""
    first = reader.peek()
    parts: list[AmountPart] = []
    text = ""
    closed = False
    for piece, token in _pieces(reader):
        if piece in DAMAGE_TYPES and text and not closed:
            parts.append(AmountPart(expression(reader, text, first), piece))
            text, closed = "", True
        elif piece in DAMAGE_TYPES or (closed and piece != "+"):
            raise reader.refused("amount-not-understood", token)
        elif closed:
            closed = False
        else:
            text = f"{text} {piece}".lstrip()
    if text or not closed:
        if not text:
            raise reader.expected("amount", DAMAGE_TYPES)
        parts.append(AmountPart(expression(reader, text, first)))
    if len(parts) > MOST_PARTS:
        raise reader.refused("too-many", first, what="amount", most=MOST_PARTS)
    return tuple(parts)


def starts(reader: Reader) -> bool:
    """Whether an amount comes next."""
    token = reader.peek()
    return token.kind in ("word", "key") and _split(token) != ()


def single(reader: Reader) -> str:
    """An amount without types, of hit points that somebody gets: `7`, `2d4+2`."""
    first = reader.peek()
    text = ""
    for piece, token in _pieces(reader):
        if piece in DAMAGE_TYPES:
            raise reader.refused("amount-not-understood", token)
        text = f"{text} {piece}".lstrip()
    if not text:
        raise reader.expected("amount")
    return expression(reader, text, first, "temp" if reader.verb == "temp" else "mend")


def expression(reader: Reader, text: str, token: Token, does: str = "hurt") -> str:
    """Dice text in its one spelling; refuses what is no dice, is negative or out of bounds."""
    found = parsed(text, token)
    if found.highest < 0:
        name, verb = NEGATIVE[does]
        raise Refused(name, word=text, at=token.start, amount=found.highest, verb=verb)
    low, high = BOUNDS["hit-points"]
    if found.highest > high:
        raise reader.refused(
            "out-of-bounds", token, what="hit-points", value=found.highest, low=low, high=high
        )
    return found.text


def parsed(text: str, token: Token) -> dice.Expression:
    """Dice text as an expression; refuses by the key of the dice and `text`, `place`."""
    try:
        return dice.parse(text)
    except dice.DiceError as error:
        place = error.position
        raise Refused(error.key, word=text, at=token.start, place=place, **error.params) from error


def modifier(text: str, token: Token) -> str:
    """A signed modifier of dice or numbers in its one spelling: `+1d4`, `-2`."""
    spelled = parsed(text, token).text
    return spelled if spelled.startswith("-") else f"+{spelled}"


def written(amount: Amount) -> str:
    """An amount as a typed line has it."""
    return " + ".join(f"{part.dice} {part.type}".rstrip() for part in amount)


def _pieces(reader: Reader) -> Iterator[tuple[str, Token]]:
    """The pieces of the amount's words, taken one after the other; noise words are skipped."""
    while True:
        token = reader.peek()
        pieces = _split(token) if token.kind in ("word", "key") else ()
        if not pieces:
            return
        reader.take()
        if token.kind == "key":
            pieces = (*pieces, f"={reader.take().text}")
        for piece in pieces:
            if piece not in NOISE:
                yield piece, token


def _split(token: Token) -> tuple[str, ...]:
    """A word in signs, types and pieces of dice; empty if it is no part of an amount."""
    if token.kind == "key" and not token.text[:1].isdecimal():
        return ()
    pieces: list[str] = []
    for chunk in filter(None, _SIGNS.split(token.text)):
        word = next((one for one in _WORDS if chunk.endswith(one)), "")
        pieces.extend(filter(None, (chunk.removesuffix(word).replace("x", "*"), word)))
    return tuple(pieces) if all(map(_fits, pieces)) else ()


def _fits(piece: str) -> bool:
    dice_alone = piece[0] == "d" and piece[1:2] in tuple("0123456789%")
    return piece in ("+", "-", *_WORDS) or piece[0] in _STARTS or dice_alone
