"""`area` and `improvised`: what an area catches without a map, and damage of the moment."""

from dataclasses import replace

from tracker.encounter.commands import Area, Improvise, JudgeArea
from tracker.rules import areas, improvise
from tracker.rules.words import DAMAGE_TYPES
from tracker.shorthand import amounts, values
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import by_word, places
from tracker.shorthand.reading.saves import covered, total_of

SHAPES = tuple(areas.FEET_PER_TARGET)
SEVERITIES: tuple[str, ...] = improvise.SEVERITIES
CROWDS = ("more", "fewer")
BEHIND = ("on", "save", "half", "none")
"""Words that end the name of a mishap; a damage type may be part of it (`acid vat`)."""


def area(reader: Reader) -> JudgeArea:
    """`area SHAPE FEET [more=N|fewer=N|roll [more|fewer]] [on TARGETS]`, or where on the map."""
    shape = reader.word(*SHAPES)
    if not shape:
        raise reader.expected("shape", SHAPES)
    asked = JudgeArea(shape, values.number(reader, "feet"))
    if places.on_map(reader):
        area = places.origin(reader, Area(shape, asked.feet))
        return replace(asked, area=area)
    return AREA.read(reader, asked)


def improvised(reader: Reader) -> Improvise:
    """`improvised SEVERITY LEVEL …`, `improvised EXAMPLE [LEVEL] …`, `improvised DICE [LEVEL] …`."""
    if severity := reader.word(*SEVERITIES):
        return IMPROVISED.read(reader, Improvise(severity, values.number(reader, "level")))
    if reader.peek().text.lstrip("d")[:1].isdecimal():
        first = reader.peek()
        asked = Improvise(dice=amounts.expression(reader, reader.take().text, first))
    else:
        asked = Improvise(example=_example(reader))
    level = values.maybe_number(reader, "level")
    return IMPROVISED.read(reader, asked if level is None else replace(asked, level=level))


def _example(reader: Reader) -> str:
    """The example whose words come next, up to a number or an option; a type may stand last."""
    first, token = reader.at, reader.peek()
    if token.kind == "end":
        raise reader.missing("severity")
    while reader.peek().kind in ("word", "quoted") and not (
        reader.is_word(*BEHIND) or reader.peek().text.isdecimal()
    ):
        reader.take()
    kind = reader.tokens[reader.at - 1].text
    if reader.at > first + 1 and kind in DAMAGE_TYPES:
        shorter = improvise.find(reader.raw(first, reader.at - 1))
        reader.at -= shorter is not None and shorter.type != kind
    found = improvise.find(reader.raw(first, reader.at)) if reader.at > first else None
    if found is None:
        known = ", ".join((*SEVERITIES, *(one.key for one in improvise.EXAMPLES)))
        raise reader.refused("unknown-severity", token, known=known)
    return found.key


def _roll(reader: Reader, asked: JudgeArea) -> JudgeArea:
    """A crowd unless the scattered are said."""
    return replace(asked, roll=reader.word(*CROWDS) or "more", change=0)


def _crowd(sign: int) -> Step[JudgeArea]:
    return lambda reader, asked: replace(asked, change=sign * values.number(reader, "crowd"))


def _type(name: str) -> Step[Improvise]:
    return lambda _reader, asked: replace(asked, type=name)


def _save(reader: Reader, asked: Improvise) -> Improvise:
    """`save dex 15`; the word `dc` may stand before the number."""
    ability = values.ability(reader)
    reader.word("dc")
    return replace(asked, ability=ability, dc=values.number(reader, "dc"))


def _on_success(name: str) -> Step[Improvise]:
    return lambda _reader, asked: replace(asked, on_success=name)


AREA = Options[JudgeArea](
    words={
        "roll": _roll,
        "on": lambda reader, asked: replace(asked, on=reader.targets()),
    },
    keys={"more": _crowd(1), "fewer": _crowd(-1)},
)
IMPROVISED = Options[Improvise](
    words={
        "on": lambda reader, asked: replace(asked, targets=reader.targets()),
        "save": _save,
        "half": _on_success("half"),
        "none": _on_success("none"),
        **{name: _type(name) for name in DAMAGE_TYPES},
    },
    keys={
        "dmg": lambda reader, asked: replace(asked, rolled=values.number(reader, "hit-points")),
        "cover": covered,
        "half-cover": covered,
        "three-quarters-cover": covered,
        **by_word.keys(by_word.said),
    },
    other=total_of,
)
