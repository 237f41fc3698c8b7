"""An `encounter` block of Obsidian's initiative tracker.

An entry is a name with numbers behind it (`Goblin, 7, 15, 2, 25`: hit points, armor class,
initiative bonus, experience), a list (`[[Hobgoblin, Jim], 12]`) or an object; a key before it is
how many (`1d4+1: Goblin`). What is named stands elsewhere.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import first, series, table
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Trouble
from tracker.bestiary.foreign.text import one_line, short
from tracker.bestiary.foreign.values import Notebook
from tracker.bestiary.foreign.yaml_values import NotYamlError, documents
from tracker.encounter.stat_block import StatBlock

COUNT = re.compile(r"\d{1,6}|(?:\d*d\d+|\d+)(?:\s*[+-]\s*(?:\d*d\d+|\d+))*", re.IGNORECASE)
COUNTED = re.compile(r"(\d*d\d+(?:\s*[+-]\s*\d+)?|\d{1,6})(?::\s*|\s+)(?=\D)(.+)", re.IGNORECASE)
PLACEHOLDER = re.compile(
    r"\{\{.*?\}\}|<%.*?%>|^\s*[\[{<]?(?:monster|creature|name|string|array)[\]}>]?\s*$"
)
WIKI = re.compile(r"!?\[\[([^\[\]|#]*)(?:#[^\[\]|]*)?(?:\|([^\[\]]*))?\]\]")
HIDDEN = ("hidden", "hide")
ALLIES = ("friend", "friendly", "ally", "allied")
FIELDS = ("max_hp", "ac", "initiative_bonus", "xp")
BOUNDS = {"max_hp": (1, 999_999), "ac": (0, 99), "initiative_bonus": (-99, 99), "xp": (0, 999_999)}
KINDS = ("monster", "creature")
ALONE = ("hp", "ac", "mod", "modifier", "initiative", "count", "hidden", *ALLIES)
"""Fields of a block that has one creature and no list."""
OTHERS = ("players", "party", "hide", "rollHP", "xp")
MOST = 500


class Entry(NamedTuple):
    """One line of the list, told apart but not yet understood."""

    many: str
    """How many: a number or dice."""
    name: str
    display: str = ""
    numbers: tuple[object, ...] = ()
    words: tuple[str, ...] = ()
    """Words among the numbers, in lower case."""
    initiative: object = None


def knows(here: Mapping[str, Any]) -> bool:
    """A list of creatures that are names, counts with names, or objects with a name of a kind."""
    listed = here.get("creatures")
    if not isinstance(listed, list) or not listed:
        return False
    return all(
        not isinstance(one, Mapping) or len(one) == 1 or any(key in one for key in KINDS)
        for one in listed[:50]
    )


def read(here: Mapping[str, Any]) -> tuple[FoundEncounter, list[Trouble]]:
    """The encounter and what of it could not be read."""
    entries: list[Found] = []
    troubles: list[Trouble] = []
    name = unlinked(one_line(joined(here.get("name"))))
    name = "" if PLACEHOLDER.search(name) else name
    alone = {key: here[key] for key in (*ALONE, *KINDS) if key in here}
    single = [alone] if any(key in here for key in KINDS) else []
    for raw in (*listed(here.get("creatures"))[:MOST], *single):
        for entry in told_apart(raw):
            if not entry.name or PLACEHOLDER.search(entry.name):
                troubles.append(Trouble(name, "placeholder", (("text", short(raw, 60)),)))
            else:
                entries.append(found(entry, roll=here.get("rollHP") is True))
    known = [f"{key}: {said(here[key])}" for key in OTHERS if key in here]
    rest = [
        f"{key}: {one_line(one)}"
        for key, one in here.items()
        if key not in (*OTHERS, *(alone if single else ()), "name", "creatures") and one_line(one)
    ]
    return FoundEncounter(name, tuple(entries), "\n".join((*known, *rest))), troubles


def listed(raw: object) -> tuple[Any, ...]:
    """A list of creatures; a single text is one of them, a mapping has counts as keys."""
    if isinstance(raw, Mapping):
        if any(key in raw for key in KINDS):
            return (raw,)
        return tuple({key: one} for key, one in raw.items())
    return series(raw)


def said(raw: object) -> str:
    """A value that may be yes or no."""
    return str(raw).lower() if isinstance(raw, bool) else one_line(raw)


def told_apart(raw: object) -> Iterator[Entry]:
    """The entries of one line, usually one."""
    match raw:
        case Mapping() if any(key in raw for key in KINDS):
            yield from_object("1", table(raw))
        case Mapping():
            for key, one in list(raw.items())[:MOST]:
                yield from pair(one_line(key), one)
        case list():
            yield from_list("1", raw)
        case str():
            text = unlinked(raw).strip()
            counted = COUNTED.fullmatch(text)
            yield from_text(*counted.groups()) if counted else from_text("1", text)
        case _:
            yield Entry("1", "")


def pair(key: str, raw: object) -> Iterator[Entry]:
    """`3: Goblin`; also `Goblin: 3` and `Goblin:`, as some write it."""
    if not COUNT.fullmatch(key):
        how_many = one_line(raw) if not isinstance(raw, Mapping | list) else ""
        yield from_text(how_many if COUNT.fullmatch(how_many) else "1", unlinked(key))
    elif isinstance(raw, Mapping):
        yield from_object(key, table(raw))
    elif isinstance(raw, list):
        yield from_list(key, raw)
    else:
        yield from_text(key, unlinked(one_line(raw)))


def from_text(count: str, text: str) -> Entry:
    """`Goblin, 7, 15, 2, hidden`."""
    name, *rest = [part.strip() for part in text.split(",")]
    return Entry(count, name, "", *numbers_and_words(rest))


def from_list(count: str, raw: list[Any]) -> Entry:
    """`[[Hobgoblin, Jim], 12, 13]`, `[Hobgoblin, Jim]`, `[[Hobgoblin]]`."""
    top = raw[0] if raw else None
    if isinstance(top, list):
        name, *display = [one_line(one) for one in top] or [""]
        shown = next(iter(display), "")
        rest = raw[1:]
    else:
        name, shown, rest = one_line(top), "", raw[1:]
        second = one_line(rest[0]) if rest else ""
        if second and figures.number(second) is None and second.lower() not in (*HIDDEN, *ALLIES):
            shown, rest = second, rest[1:]
    link, _, alias = name.partition("|")
    return Entry(count, link.strip(), shown or alias.strip(), *numbers_and_words(rest))


def from_object(count: str, here: Mapping[str, Any]) -> Entry:
    """`creature: Hobgoblin`, `name: Ted` and numbers."""
    words = [word for word in (*HIDDEN, *ALLIES) if here.get(word) is True]
    numbers = tuple(
        here.get(key) for key in ("hp", "ac", "mod" if "mod" in here else "modifier", "xp")
    )
    name = unlinked(one_line(joined(first(here, ("creature", "monster")))))
    how_many = one_line(here.get("count"))
    count = how_many if COUNT.fullmatch(how_many) else count
    display = one_line(joined(here.get("name")))
    return Entry(count, name, display, numbers, tuple(words), here.get("initiative"))


def numbers_and_words(rest: list[Any]) -> tuple[tuple[object, ...], tuple[str, ...]]:
    """Places of numbers stay; `hidden` and `ally` may stand anywhere."""
    flags = (*HIDDEN, *ALLIES)
    words = tuple(line for one in rest if (line := one_line(one).lower()) in flags)
    return tuple(one for one in rest if one_line(one).lower() not in flags), words


def found(entry: Entry, *, roll: bool = False) -> Found:
    """The entry as it goes into an encounter."""
    book = Notebook(entry.name)
    values: dict[str, int | None] = {}
    for field, raw in zip(FIELDS, entry.numbers, strict=False):
        values[field] = book.number(raw, field, BOUNDS[field])
    for raw in entry.numbers[len(FIELDS) :]:
        book.drop(entry.name, raw)
    count = how_many(entry.many)
    single = count == "1"
    many = int(count) if count.isdigit() else 0
    names = (
        (entry.display,)
        if single
        else tuple(f"{entry.display} {number}" for number in range(1, min(many, MOST) + 1))
    )
    hp = values.get("max_hp")
    current = Current(
        hp=hp,
        max_hp=hp,
        players_name="" if single or many else entry.display,
        count=count,
        side="party" if any(word in ALLIES for word in entry.words) else "",
        hidden=any(word in HIDDEN for word in entry.words),
        initiative=book.number(entry.initiative, "initiative", (-99, 999)),
        names=names if entry.display else (),
        ac=values.get("ac"),
        initiative_bonus=values.get("initiative_bonus"),
        xp=values.get("xp"),
        roll=roll,
    )
    block = StatBlock(
        name=book.facts.get("name", "?"),
        max_hp=hp or 1,
        ac=10 if current.ac is None else current.ac,
        initiative_bonus=current.initiative_bonus,
        xp=current.xp or 0,
    )
    return Found(block, "monster", current, tuple(book.remarks), known=False)


def how_many(text: str) -> str:
    """A number within bounds, or dice."""
    if text.isdigit():
        return str(min(max(1, int(text)), MOST))
    return figures.tidy(text) or "1"


def salvaged(text: str) -> tuple[dict[str, Any], list[Trouble]]:
    """A block that is no YAML as a whole: every entry that is, and a trouble for each other."""
    here: dict[str, Any] = {"creatures": []}
    troubles = []
    for key, piece in pieces(text.expandtabs(2)):
        try:
            values = piece_values(piece)
        except NotYamlError:
            line = piece.strip().removeprefix("-").strip()
            why = "placeholder" if PLACEHOLDER.search(line) else "line-not-read"
            troubles.append(Trouble("", why, (("text", short(line, 60)),)))
            continue
        if piece.lstrip().startswith("-"):
            before = here.get(key)
            here[key] = [*(before if isinstance(before, list) else []), *values]
        elif values:
            here[key] = values[0]
    return here, troubles


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The values of a block by their keys, a list's entries one by one with the lines below them."""
    key, piece, indent = "creatures", "", 0
    for line in text.splitlines():
        field = re.match(r"(\w+):\s*(.*)", line)
        entry = re.match(r"\s*-\s", line)
        deeper = bool(piece) and len(line) - len(line.lstrip()) > indent
        if deeper or not (field or entry):
            piece += f"{line}\n" if piece else ""
            continue
        if piece:
            yield key, piece
        if field:
            key, piece = field[1], f"{field[2]}\n" if field[2] else ""
        else:
            piece, indent = f"{line}\n", len(line) - len(line.lstrip())
    if piece:
        yield key, piece


def piece_values(piece: str) -> tuple[Any, ...]:
    """The values of one entry, or of the text behind a key; a link may stand without quotes."""
    try:
        return in_list(documents(piece), piece)
    except NotYamlError:
        one = re.fullmatch(r"(\s*-\s+)?([^:\[\]{}]+:\s+)?(\S.*?)\s*", piece)
        if one is None or not WIKI.search(one[3]):
            raise
        quoted = f"{one[1] or ''}{one[2] or ''}{json.dumps(one[3])}"
        return in_list(documents(quoted), quoted)


def in_list(values: tuple[Any, ...], piece: str) -> tuple[Any, ...]:
    """The entries of a list of one."""
    if piece.lstrip().startswith("-") and values and isinstance(values[0], list):
        return tuple(values[0])
    return values


def unlinked(text: str) -> str:
    """`[[Goblin]]` and `[[Goblin|the boss]]` without the link."""
    return WIKI.sub(lambda link: link[1].rpartition("/")[2] or link[2] or "", text)


def joined(raw: object) -> object:
    """A link without quotation marks is read as a list in a list."""
    while isinstance(raw, list) and len(raw) == 1:
        raw = raw[0]
    return raw
