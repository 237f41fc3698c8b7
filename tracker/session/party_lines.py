"""A character as one types it: `Wendel hp=30 ac=14 init=+3 level=5 pp=14 speed=30 dex=+5`.

The line of an encounter, and what only characters have: their numbers are taken out first, so that
a name may have as many words as it likes.
"""

import re
from collections.abc import Iterator

from tracker.encounter.refusals import Refused
from tracker.rules.words import ABILITIES
from tracker.session.drafting import OWN_AC, Raw
from tracker.shorthand.wish_pieces import pieces
from tracker.shorthand.wishes import Wish, wishes

NUMBERS = {
    "level": "level", "lvl": "level", "init": "initiative_bonus", "initiative": "initiative_bonus",
    "pp": "passive_perception", "passive": "passive_perception", "speed": "speed",
} | {one: one for one in ABILITIES}  # fmt: skip
_NUMBER = re.compile(rf"\b({'|'.join(NUMBERS)})\s*=\s*([+-]?\d{{1,6}})(?!\w)", re.IGNORECASE)
_HIT_POINTS = re.compile(r"\bhp\s*=\s*(\d{1,6})\s*/\s*(\d{1,6})\b", re.IGNORECASE)


def members(text: str) -> Iterator[tuple[str, Raw]]:
    """Names, and what is said of each. Refuses what `wishes` refuses, and `party-one-each`."""
    for piece in pieces(text):
        if piece.strip():
            yield member(piece)


def member(piece: str) -> tuple[str, Raw]:
    """One name, with its fields as a party's file has them."""
    found: Raw = {}
    left = _HIT_POINTS.search(piece)
    if left is not None:
        found["hp"] = int(left[1])
        piece = f"{piece[: left.start()]}hp={left[2]}{piece[left.end() :]}"
    for word, number in _NUMBER.findall(piece):
        put(found, NUMBERS[word.casefold()], number)
    (wish,) = wishes(_NUMBER.sub(" ", piece)) or (Wish(),)
    if wish.count != 1 or wish.counted:
        raise Refused("party-one-each", name=wish.name)
    if isinstance(wish.hp, int):
        found["max_hp"] = wish.hp
    if wish.ac is not None:
        found["ac"] = wish.ac
    for name in ("side", "size", "notes"):
        if value := getattr(wish, name):
            found[name] = value
    return wish.name, found


def put(found: Raw, field: str, number: str) -> None:
    """A number in its field; one with a sign behind an ability is the bonus of its save."""
    if field in ABILITIES:
        kind = "saves" if number[0] in "+-" else "abilities"
        found.setdefault(kind, {})[field] = int(number)
    elif field == "speed":
        found["speeds"] = {"walk": int(number)}
    else:
        found[field] = int(number)


def anew(old: Raw, name: str, said: Raw) -> Raw:
    """A member with what is said of it; refuses `party-hit-points` for one who is new without them."""
    if not old and "max_hp" not in said:
        raise Refused("party-hit-points", name=name)
    found: Raw = {"name": name, "kind": "pc", "ac": OWN_AC, **said} if not old else {**old, **said}
    for field in ("saves", "abilities", "speeds"):
        if old and field in said:
            found[field] = {**old.get(field, {}), **said[field]}
    if "max_hp" in said and "hp" not in said:
        found.pop("hp", None)
    return up(found)


def up(raw: Raw) -> Raw:
    """Without what only somebody at 0 hit points is."""
    if raw.get("hp") == 0:
        return raw
    return {key: one for key, one in raw.items() if key not in ("state", "death_saves")}
