"""From a wish to an entry of a prepared encounter, and back to a line that can be edited.

An entry is the JSON that stands in the file: nothing of it that a wish does not know is lost.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tracker.bestiary.habitats import kinds
from tracker.encounter.bounds import BOUNDS, BY_HAND
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.word_starts import folded
from tracker.rules import dice, rewards
from tracker.shorthand.wishes import Wish

if TYPE_CHECKING:
    from tracker.bestiary.library import Summary

Raw = dict[str, Any]
OWN_AC = 10
"""Of a creature of which only the hit points are known."""
KNOWN = (
    "monster", "name", "count", "hp", "max_hp", "ac", "hidden", "side", "initiative", "enters",
    "names", "features", "variant", "scale", "threshold", "xp", "challenge", "notes", "size",
)  # fmt: skip
"""Fields that a typed line says something of; all others stay as they are when it is edited."""


class Creatures(Protocol):
    """The library, as far as an encounter needs it."""

    def find(self, name: str, /) -> StatBlock | None:
        """The stat block of that name."""
        ...

    def near(self, name: str, /) -> tuple[str, ...]:
        """Names that may have been meant."""
        ...

    def search(self, text: str, limit: int = 60, /) -> tuple[str, ...]:
        """Names that fit, the best first."""
        ...

    def means(self, text: str, name: str, /) -> bool:
        """Whether a text surely leads to this creature."""
        ...

    def summary(self, name: str, /) -> "Summary | None":
        """What a list shows of a creature."""
        ...


class Drafted(NamedTuple):
    """Entries made of a wish."""

    raws: tuple[Raw, ...]
    asked: str
    """The name that was typed."""
    found: str
    """The creature it was taken for."""
    rolled: str = ""
    """Dice of the count, and what came up: `2d4 = 5`."""


def drafted(wish: Wish, library: Creatures, chance: random.Random | None) -> Drafted:
    """The entries of a wish; without chance a count of dice is their average.

    Refuses `wish-unknown-creature` with what may have been meant.
    """
    wish = meant(wish, library)
    sought = sought_as(wish, library)
    if sought != wish.name:
        wish = replace(wish, name=sought, count=1)
    count, rolled = counted(wish, chance)
    name = known_name(wish, library)
    base: Raw = {"monster": name} if name else unknown(wish, library)
    raw = {**base, **fields(wish, written_out=not name)}
    if not wish.each or count == 1:
        raws: tuple[Raw, ...] = (with_count(raw, count),)
    else:
        raws = tuple(alone(raw, nth) for nth in range(count))
    return Drafted(raws, wish.name, name or wish.name, rolled)


def meant(wish: Wish, library: Creatures) -> Wish:
    """A creature's whole name comes before a variant of another: `goblin boss` is one."""
    if not wish.longer:
        return wish
    if library.find(wish.longer) is None:
        return replace(wish, longer="")
    return replace(wish, name=wish.longer, longer="", variant="")


def sought_as(wish: Wish, library: Creatures) -> str:
    """The name to search for; of a kind of creatures the number behind it is a challenge."""
    words = folded(wish.name).split()
    named = wish.exact or library.find(wish.name) is not None
    if not wish.behind or named or not kinds().issuperset(words):
        return wish.name
    both = f"{wish.name} {wish.count}"
    return both if library.search(both, 1) else wish.name


def counted(wish: Wish, chance: random.Random | None) -> tuple[int, str]:
    """How many; dice are rolled here and now."""
    if not wish.counted:
        return wish.count, ""
    try:
        expression = dice.parse(wish.counted)
    except dice.DiceError as error:
        raise Refused(error.key, word=wish.counted, **error.params) from None
    total = dice.roll(expression, chance).total if chance else dice.average(expression)
    told = f"{wish.counted} = {total}" if chance else wish.counted
    return max(1, min(BOUNDS["count"].high, total)), told


def known_name(wish: Wish, library: Creatures) -> str:
    """The creature that is meant: by its name, else the best that a search finds, if that is sure."""
    block = library.find(wish.name)
    if block is not None:
        return block.name
    if wish.exact or own(wish, library):
        return ""
    best = next(iter(library.search(wish.name, 1)), "")
    return best if best and library.means(wish.name, best) else ""


def own(wish: Wish, library: Creatures) -> bool:
    """Whether its hit points make it one that no book has."""
    return isinstance(wish.hp, int) and library.find(wish.name) is None


def unknown(wish: Wish, library: Creatures) -> Raw:
    """One that no book has: its name and its hit points are enough."""
    if not isinstance(wish.hp, int):
        near = ", ".join(library.near(wish.name) or library.search(wish.name, 3))
        raise Refused("wish-unknown-creature", name=wish.name, near=near)
    return {"name": wish.name, "max_hp": wish.hp, "ac": OWN_AC if wish.ac is None else wish.ac}


def fields(wish: Wish, *, written_out: bool) -> Raw:
    """All that the wish says beside name and count, in the order of the documentation."""
    return dict(_fields(wish, written_out))


def _fields(wish: Wish, written_out: bool) -> Iterator[tuple[str, Any]]:
    if wish.hp not in ("", "avg") and not written_out:
        yield "hp", wish.hp
    if wish.ac is not None and not written_out:
        yield "ac", wish.ac
    if wish.challenge and wish.xp is None:
        yield "xp", rewards.worth(0, wish.challenge)
    plain = ("size", "challenge", "xp", "side", "initiative", "variant", "threshold", "notes")
    yield from ((name, value) for name in plain if (value := getattr(wish, name)) not in ("", None)
                and not (name == "threshold" and value == 0))  # fmt: skip
    if wish.names:
        yield "names", list(wish.names)
    if wish.features:
        yield "features", list(wish.features)
    if wish.hidden:
        yield "hidden", True
    if wish.round:
        yield "enters", {"round": 0 if wish.round == BY_HAND else wish.round}
    if scale := dict(_scale(wish)):
        yield "scale", scale


def _scale(wish: Wish) -> Iterator[tuple[str, int]]:
    if wish.hp_scale != 100:
        yield "hp", wish.hp_scale
    more = (("ac", wish.ac_more), ("bonus", wish.hit_more), ("damage", wish.damage_more))
    yield from ((name, value) for name, value in more if value)


def with_count(raw: Raw, count: int) -> Raw:
    """So many of them; one goes without saying."""
    found = {key: value for key, value in raw.items() if key != "count"}
    first = "monster" if "monster" in found else "name"
    if count == 1 and len(raw.get("names", ())) <= 1:
        return found
    head = {key: found.pop(key) for key in (first,) if key in found}
    return {**head, "count": count, **found}


def alone(raw: Raw, nth: int) -> Raw:
    """The member at this place of an entry, in an entry of its own."""
    found = {key: value for key, value in raw.items() if key not in ("count", "names", "features")}
    for key in ("names", "features"):
        if nth < len(raw.get(key, ())):
            found[key] = [raw[key][nth]]
    return found


def count_of(raw: Raw) -> int:
    """How many an entry stands for."""
    return int(raw.get("count") or max(len(raw.get("names", ())), 1))


def line_of(raw: Raw) -> str:
    """The entry as one would type it: editing begins with it."""
    return " ".join(_words(raw))


def _words(raw: Raw) -> Iterator[str]:
    if count_of(raw) > 1:
        yield str(count_of(raw))
    name = str(raw.get("monster") or raw.get("name") or "?")
    yield quoted(name, always=bool(raw.get("variant")))
    hp = raw.get("hp") if "monster" in raw else raw.get("max_hp")
    if hp is not None:
        yield f"hp={hp}"
    words = ("ac", "initiative", "side", "threshold", "xp", "challenge", "size")
    short = {"initiative": "init", "challenge": "cr"}
    yield from (
        f"{short.get(name, name)}={quoted(str(raw[name]))}" for name in words if name in raw
    )
    if raw.get("hidden"):
        yield "hidden"
    if isinstance(raw.get("enters"), dict):
        late = raw["enters"].get("round", 0)
        yield f"round={late}" if late else "later"
    if raw.get("variant"):
        yield str(raw["variant"])
    scale = raw.get("scale") or {}
    if "hp" in scale:
        yield f"hp{scale['hp'] - 100:+d}%"
    for name, word in (("ac", "ac"), ("bonus", "hit"), ("damage", "dmg")):
        if scale.get(name):
            yield f"{word}{scale[name]:+d}"
    for name in ("names", "features"):
        if raw.get(name):
            yield f"{name}={quoted('/'.join(map(str, raw[name])))}"
    if raw.get("notes"):
        yield f"notes={quoted(str(raw['notes']), always=True)}"


def quoted(text: str, *, always: bool = False) -> str:
    """In quotes where it would be read as something else."""
    plain = all(sign.isalnum() or sign in "-'/" for sign in text)
    if text and plain and not always:
        return text
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{safe}"'


def edited(raw: Raw, changed: Raw) -> Raw:
    """An entry typed anew; what no line can say stays."""
    rest = {key: value for key, value in raw.items() if key not in KNOWN}
    return {**changed, **rest}
