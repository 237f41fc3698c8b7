"""Areas that stay.

The name of an area that is there already stands for it; a new one of several words needs quotes
only where it could end at several places.
"""

from dataclasses import replace

from tracker.encounter.commands import ChangeZone, EndZone, RaiseZone
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.encounter.zones import MOMENTS, Zone
from tracker.shorthand import amounts, durations, values
from tracker.shorthand.lexing import key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import places

OFF = "off"


def zone(reader: Reader) -> RaiseZone | ChangeZone | EndZone:
    """`zone "NAME" WHO,… …`, `zone NAME +WHO,… -WHO,…`, `zone NAME off`."""
    token = reader.peek()
    there = _there(reader)
    if there is not None:
        return _changed(reader, there)
    if reader.peek().kind == "end":
        raise reader.missing("name")
    if token.kind == "quoted":
        return _raised(reader, values.name(reader, reader.take().text, token))
    return _unquoted(reader)


def _unquoted(reader: Reader) -> RaiseZone:
    """A name without quotes: one word, or more where whoever stands in it can only follow them.

    Refused with the quotes to type where it might end at several places.
    """
    first, token = reader.at, reader.peek()
    found: list[tuple[int, RaiseZone]] = []
    trouble: list[Refused] = []
    for behind in range(first + 1, _words(reader) + 1):
        reader.at = behind
        try:
            name = values.name(reader, reader.raw(first, behind), token)
            asked = _raised(reader, name, among=behind > first + 1)
            reader.finish()
        except Refused as refused:
            trouble.append(refused)
            continue
        if behind == first + 1:
            return asked
        found.append((reader.at, asked))
    if len(found) == 1:
        reader.at, asked = found[0]
        return asked
    if found or _words(reader, first) > first + 2:
        text = reader.raw(first, _words(reader, first))
        raise reader.refused("name-in-quotes", token, name=found[0][1].name if found else text)
    raise trouble[0] if trouble else reader.expected("name")


def _words(reader: Reader, first: int | None = None) -> int:
    """Where the words of a name may end at most: before an option, a comma, a sign."""
    here, reader.at = reader.at, reader.at if first is None else first
    while reader.peek().kind == "word" and not ZONE.starts(reader):
        reader.take()
    last, reader.at = reader.at, here
    return last


def _raised(reader: Reader, name: str, *, among: bool = False) -> RaiseZone:
    """What follows the name; `among`: somebody has to be named."""
    inside: tuple[Id, ...] = ()
    if among or (reader.peek().kind != "end" and not ZONE.starts(reader)):
        inside = reader.targets()
    return ZONE.read(reader, RaiseZone(name, inside))


def zone_named(reader: Reader) -> None:
    """An area that is there, or a name for one, taken."""
    if _there(reader) is None:
        reader.take()


def zone_names(reader: Reader) -> tuple[str, ...]:
    """The areas on the table."""
    return tuple(one.name for one in reader.table.zones)


def _there(reader: Reader) -> Zone | None:
    """The area whose name comes next, the longest first; taken."""
    named = {key(one.name): one for one in reader.table.zones}
    quoted = named.get(key(reader.peek().text)) if reader.peek().kind == "quoted" else None
    if quoted is not None:
        reader.take()
        return quoted
    for behind in range(len(reader.tokens), reader.at, -1):
        there = named.get(key(reader.raw(reader.at, behind)))
        if there is not None:
            reader.at = behind
            return there
    return None


def _changed(reader: Reader, there: Zone) -> ChangeZone | EndZone:
    """Who comes in and who leaves, or the end of it."""
    if reader.word(OFF):
        return EndZone(there.id)
    found: dict[str, tuple[Id, ...]] = {"+": (), "-": ()}
    while reader.peek().kind != "end":
        sign = reader.peek().text[:1]
        if reader.peek().kind != "word" or sign not in found:
            raise reader.expected("comings", ("+", "-", OFF))
        reader.skip_letters(1)
        found[sign] = (*found[sign], *reader.targets())
    if not any(found.values()):
        raise reader.missing("comings")
    return ChangeZone(there.id, found["+"], found["-"])


def _hurt(reader: Reader, asked: RaiseZone) -> RaiseZone:
    return replace(asked, hurt=amounts.written(amounts.amount(reader)))


def _save(reader: Reader, asked: RaiseZone) -> RaiseZone:
    kind = values.ability(reader)
    reader.word("dc")
    return replace(asked, ability=kind, dc=values.number(reader, "dc"))


def _area(reader: Reader, asked: RaiseZone) -> RaiseZone:
    """`SHAPE FEET at X,Y|from WHO …`: where it is on the map."""
    return replace(asked, area=places.area_targets(reader))


def _moments(reader: Reader, asked: RaiseZone) -> RaiseZone:
    """`at start`, `at enter,end`."""
    if reader.is_word(*places.SHAPES):
        return _area(reader, asked)
    found: list[str] = []
    while True:
        moment = reader.word(*MOMENTS)
        if not moment:
            near = nearest(reader.peek().text, MOMENTS)
            raise reader.expected("moment", near or MOMENTS)
        found.append(moment)
        if not reader.comma():
            return replace(asked, at=tuple(one for one in MOMENTS if one in found))


def _success(how: str) -> Step[RaiseZone]:
    return lambda _reader, asked: replace(asked, on_success=how)


ZONE = Options[RaiseZone](
    words={
        **durations.steps(
            lambda asked: asked.duration, lambda asked, lasts: replace(asked, duration=lasts)
        ),
        "in": _area,
        "hurt": _hurt,
        "save": _save,
        "half": _success("half"),
        "none": _success("none"),
        "then": lambda reader, asked: replace(asked, condition=values.condition(reader)),
        "again": lambda _reader, asked: replace(asked, again=True),
        "at": _moments,
        "on": lambda reader, asked: replace(asked, bearer=reader.who()),
    }
)
