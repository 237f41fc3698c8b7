"""Who is on the table and what it is called; and the encounter's options.

`add` takes everything up to the first option as the name, so that a name never falls apart; a
quoted name is exact, so that a creature can be called like the beginning of another.
"""

from dataclasses import dataclass, replace

from tracker.encounter import bounds
from tracker.encounter import options as known_options
from tracker.encounter.commands import (
    AddCreatures,
    Conceal,
    EnterGroup,
    Entry,
    Note,
    Remove,
    Rename,
    Reveal,
    SetOption,
)
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.shorthand import values
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import kinds, ordering

HP_WORDS = ("avg", "roll", "min", "max")
KINDS = ("pc", "npc", "monster", "lair")
LAIR = "lair"
"""The kind, and what is typed for one that has no other name."""
PLAIN_AC = 10
"""Armor class of a creature of which only the hit points are known."""
SWITCH = {"on": True, "true": True, "yes": True, "1": True} | dict.fromkeys(
    ("off", "false", "no", "0"), False
)


@dataclass(frozen=True)
class Newcomers:
    """What `add` has read so far."""

    entry: Entry
    ac: int | None = None
    side: str = ""
    dice: tuple[int, ...] = ()


def add(reader: Reader) -> AddCreatures:
    """`add [N] NAME [xN] …`."""
    count = _count_before(reader)
    first = reader.at
    token = reader.peek()
    while reader.peek().kind != "end" and not (ADD.starts(reader) or _is_times(reader)):
        reader.take()
    if reader.at == first:
        raise reader.expected("name")
    quoted = token.kind == "quoted" and reader.at == first + 1
    text = token.text if quoted else reader.raw(first, reader.at)
    name = values.name(reader, text, token)
    known = kinds.stat_block(reader, name, token, exact=quoted)
    block = known or StatBlock(name, 0, PLAIN_AC)
    lair = key(name) == LAIR and known is None
    entry = Entry(block, count, kind=LAIR if lair else "monster")
    asked = ADD.read(reader, Newcomers(entry))
    return AddCreatures(_finished(reader, asked, token, unknown=known is None), asked.dice)


def enter(reader: Reader) -> EnterGroup:
    """`enter GROUP`: words for many mean those off-stage."""
    return EnterGroup(reader.targets(waiting=True), ordering.dice(reader))


def remove(reader: Reader) -> Remove:
    """`remove TARGETS`."""
    return Remove(reader.targets(), ordering.dice(reader))


def rename(reader: Reader) -> Rename:
    """`rename WHO "NAME"`."""
    who = reader.who()
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("name")
    return Rename(who, values.name(reader, values.whole_rest(reader), token))


def note(reader: Reader) -> Note:
    """`note WHO "text"`: an empty one clears it."""
    who = reader.who()
    return Note(who, bounds.note(values.whole_rest(reader)))


def reveal(reader: Reader) -> Reveal:
    """`reveal TARGETS`."""
    return Reveal(reader.targets())


def conceal(reader: Reader) -> Conceal:
    """`conceal TARGETS`."""
    return Conceal(reader.targets())


def option(reader: Reader) -> SetOption:
    """`option NAME VALUE`, also `NAME=VALUE`; refuses `unknown-option` and `bad-option-value`."""
    token = reader.take()
    if token.kind == "end":
        raise reader.missing("option")
    name = token.text.replace("-", "_")
    names = known_options.NAMES
    if name not in names:
        near = ", ".join(nearest(name, names))
        raise reader.refused("unknown-option", token, name=name, known=near or ", ".join(names))
    return SetOption(name, _option_value(reader, name))


def option_words(name: str) -> tuple[str, ...]:
    """What may be typed for an option."""
    return known_options.values_of(name) or ("on", "off")


def _option_value(reader: Reader, name: str) -> OptionValue:
    token = reader.take()
    words, values = option_words(name), known_options.values_of(name)
    if token.kind == "end":
        raise Refused("bad-option-value", name=name, value="", allowed=", ".join(words))
    text = token.text.casefold()
    found = {word.replace("_", "-"): word for word in values}.get(text.replace("_", "-"))
    if found:
        return found
    if not values and text in SWITCH:
        return SWITCH[text]
    raise reader.refused(
        "bad-option-value", token, name=name, value=token.text, allowed=", ".join(words)
    )


def _count_before(reader: Reader) -> int:
    """`add 5 goblins`, `add x5 goblin`."""
    if reader.peek(1).kind == "end":
        return 1
    if reader.peek().kind == "word" and reader.peek().text.isdecimal():
        return values.number(reader, "count")
    return _times(reader) or 1


def _is_times(reader: Reader) -> bool:
    """Whether `x5` or `x 5` comes next."""
    token = reader.peek()
    digits = token.text[1:] or reader.peek(1).text
    return token.kind == "word" and token.text[:1] == "x" and digits.isdecimal()


def _times(reader: Reader) -> int | None:
    if not _is_times(reader):
        return None
    token = reader.peek()
    reader.skip_letters(1)
    return values.as_number(reader, reader.take().text, "count", token)


def _repeat(reader: Reader, asked: Newcomers) -> Newcomers | None:
    count = _times(reader)
    return None if count is None else replace(asked, entry=replace(asked.entry, count=count))


def _finished(reader: Reader, asked: Newcomers, token: Token, *, unknown: bool) -> Entry:
    """The entry with its overrides; refuses `unknown-monster` and `hp-for-each`."""
    entry = asked.entry
    if entry.rolled and len(entry.rolled) != entry.count:
        raise Refused("hp-for-each", given=len(entry.rolled), count=entry.count)
    block = entry.block
    if unknown and entry.kind != LAIR:
        most = max(entry.rolled, default=entry.hp)
        if not isinstance(most, int):
            near = ", ".join(reader.vocabulary.near(block.name))
            raise Refused("unknown-monster", word=block.name, at=token.start, near=near)
        block = replace(block, max_hp=most)
    if asked.ac is not None:
        block = replace(block, ac=asked.ac)
    side = asked.side or ("party" if entry.kind == "pc" else "foes")
    return replace(entry, block=block, side=side)


def _entry(asked: Newcomers, entry: Entry) -> Newcomers:
    return replace(asked, entry=entry)


def _hp(reader: Reader, asked: Newcomers) -> Newcomers:
    """`hp=avg|roll|min|max`, one number for all, or one for each."""
    if word := reader.word(*HP_WORDS):
        return _entry(asked, replace(asked.entry, hp=word, rolled=()))
    if not reader.peek().text[:1].isdecimal():
        raise reader.expected("hit-points", HP_WORDS)
    given = values.numbers(reader, "lives", values.BOUNDS["count"].high)
    if len(given) == 1:
        return _entry(asked, replace(asked.entry, hp=given[0], rolled=()))
    return _entry(asked, replace(asked.entry, hp="roll", rolled=given))


def _ac(reader: Reader, asked: Newcomers) -> Newcomers:
    return replace(asked, ac=values.number(reader, "ac"))


def _init(reader: Reader, asked: Newcomers) -> Newcomers:
    return _entry(asked, replace(asked.entry, initiative=values.number(reader, "initiative")))


def _side(reader: Reader, asked: Newcomers) -> Newcomers:
    """The side as it is called already, or a new one."""
    name = _texts(reader, "side")[0]
    known = {key(one): one for one in reader.directory.sides()}
    return replace(asked, side=known.get(key(name), name))


def _kind(reader: Reader, asked: Newcomers) -> Newcomers:
    kind = reader.word(*KINDS)
    if not kind:
        raise reader.expected("kind", KINDS)
    return _entry(asked, replace(asked.entry, kind=kind))


def _round(reader: Reader, asked: Newcomers) -> Newcomers:
    return _entry(asked, replace(asked.entry, enters_round=values.number(reader, "round")))


def _names(reader: Reader, asked: Newcomers) -> Newcomers:
    return _entry(asked, replace(asked.entry, names=_texts(reader, "name")))


def _features(reader: Reader, asked: Newcomers) -> Newcomers:
    return _entry(asked, replace(asked.entry, features=_texts(reader, "feature")))


def _texts(reader: Reader, what: str) -> tuple[str, ...]:
    """Words or quotations joined by commas."""
    found: list[str] = []
    while True:
        token = reader.peek()
        if token.kind not in ("word", "quoted"):
            raise reader.expected(what)
        reader.take()
        text = token.text if token.kind == "quoted" else reader.shown(token)
        found.append(values.name(reader, text, token))
        if not reader.comma():
            return tuple(found)


def _hang(how: str) -> Step[Newcomers]:
    """`after WHO`: behind the line of whoever called them."""

    def read(reader: Reader, asked: Newcomers) -> Newcomers:
        return _entry(asked, replace(asked.entry, hangs=how, on=reader.one_line()))

    return read


def _held(reader: Reader, asked: Newcomers) -> Newcomers:
    """`conc`: as long as whoever called them concentrates."""
    if not asked.entry.on:
        raise reader.expected("who")
    return _entry(asked, replace(asked.entry, held=True))


def _hide(*, hidden: bool) -> Step[Newcomers]:
    return lambda _reader, asked: _entry(asked, replace(asked.entry, hidden=hidden))


ADD = Options[Newcomers](
    words={
        "hidden": _hide(hidden=True),
        "visible": _hide(hidden=False),
        "with": _hang("with"),
        "after": _hang("after"),
        "conc": _held,
    },
    keys={
        "hp": _hp,
        "ac": _ac,
        "init": _init,
        "side": _side,
        "kind": _kind,
        "name": _names,
        "feature": _features,
        "round": _round,
        "dice": lambda reader, asked: replace(
            asked, dice=values.numbers(reader, "sum", ordering.MOST_DICE)
        ),
    },
    other=_repeat,
)
