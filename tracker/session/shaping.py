"""A creature of an encounter made stronger, weaker or recognisable: from a form's texts to its entry.

The entry's fields are the file's; what a form does not ask stays in it. Nothing typed is guessed
at: a number that is none is refused with the field it stands in.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tracker.encounter.refusals import Refused
from tracker.encounter.variants import FULL
from tracker.session import entries
from tracker.session.drafting import Raw

CHOSEN = ("avg", "roll", "max", "min")
"""What may stand for hit points instead of a number."""
LEAST_PER_CENT = 1


class Shape(NamedTuple):
    """What stands in the form, as typed."""

    hp: str = ""
    variant: str = ""
    scale_hp: str = ""
    scale_ac: str = ""
    scale_bonus: str = ""
    scale_damage: str = ""
    threshold: str = ""
    names: str = ""
    features: str = ""


def shape_of(raw: Raw) -> Shape:
    """How an entry stands in the form."""
    scale = raw.get("scale") or {}
    parts = {name: scale.get(name) for name in ("ac", "bonus", "damage")}
    shown = {f"scale_{name}": f"{by:+d}" for name, by in parts.items() if by}
    percent = scale.get("hp", FULL)
    return Shape(
        hp=str(raw.get("hp", "") if "monster" in raw else raw.get("max_hp", "")),
        variant=str(raw.get("variant", "")),
        scale_hp="" if percent == FULL else f"{percent - FULL:+d}%",
        threshold=str(raw.get("threshold", "") or ""),
        names=listed(raw.get("names", ())),
        features=listed(raw.get("features", ())),
        **shown,
    )


def shaped(raw: Raw, shape: Shape) -> Raw:
    """The entry as the form has it; refuses `wish-not-a-number` with the field."""
    scale = {
        "hp": percent(shape.scale_hp),
        "ac": whole(shape.scale_ac, "ac"),
        "bonus": whole(shape.scale_bonus, "bonus"),
        "damage": whole(shape.scale_damage, "damage"),
    }
    scale = {name: by for name, by in scale.items() if by not in (0, None)}
    fields: Raw = {
        **hit_points(raw, shape.hp),
        "variant": shape.variant,
        "scale": scale,
        "threshold": whole(shape.threshold, "threshold") or None,
        "names": named(shape.names),
        "features": named(shape.features),
    }
    return entries.without_empty(raw, fields)


def plain(raw: Raw) -> Raw:
    """The same creature as its book has it."""
    gone = dict.fromkeys(("variant", "scale", "threshold"))
    return entries.without_empty(raw, {**gone, **({"hp": None} if "monster" in raw else {})})


def hit_points(raw: Raw, text: str) -> Raw:
    """What decides them: a word or a number; of a creature that no book has its maximum."""
    if "monster" not in raw:
        return {"max_hp": whole(text, "hp") if text else raw.get("max_hp")}
    word = text.casefold()
    if word in ("", *CHOSEN):
        return {"hp": "" if word == "avg" else word}
    return {"hp": whole(text, "hp")}


def whole(text: str, what: str) -> int:
    """A whole number; nothing typed is zero."""
    digits = text.replace("−", "-").removeprefix("+")
    if not digits:
        return 0
    if not digits.removeprefix("-").isdecimal():
        raise Refused("wish-not-a-number", what=what, text=text)
    return int(digits[:12])


def percent(text: str) -> int | None:
    """`+50%` and `150` are the same; None for all of them."""
    bare = text.removesuffix("%").strip()
    if not bare:
        return None
    number = whole(bare, "hp")
    number = number + FULL if bare[0] in "+-−" else number
    if number < LEAST_PER_CENT:
        raise Refused("wish-not-a-number", what="hp", text=text)
    return None if number == FULL else number


def listed(words: Iterable[object]) -> str:
    """Names or features as they are typed."""
    return ", ".join(map(str, words))


def named(text: str) -> list[str]:
    """One for each member, in order; an empty place stays empty, but not at the end."""
    found = [one.strip() for one in text.replace("/", ",").split(",")]
    while found and not found[-1]:
        found.pop()
    return found
