"""Forms, phases and areas that stay.

The name of an area that is there already stands for it; between quotes it may be a new one.
"""

from dataclasses import replace

from tracker.encounter import bounds
from tracker.encounter.commands import (
    AwaitPhase,
    ChangeZone,
    Duration,
    EndZone,
    ForgetPhase,
    LeaveForm,
    RaiseZone,
    TakeForm,
)
from tracker.encounter.model import Id
from tracker.encounter.numbers import block_of
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import KINDS
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.zones import MOMENTS, Zone
from tracker.shorthand import amounts, durations, values
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.near import nearest
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.reading import places
from tracker.shorthand.reading.kinds import stat_block

HUNDRED = 100
FULL = "full"
OFF = "off"


def form(reader: Reader) -> TakeForm:
    """`form WHO "NAME" …`: a creature of the bestiary, or with `hp=` any name over the own block."""
    who = reader.who()
    name, token, known = _creature(reader, FORM)
    block = known or replace(block_of(reader.table, who), name=name)
    asked = FORM.read(reader, TakeForm(who, name, block))
    if known is None and asked.hp is None:
        raise _unknown(reader, name, token)
    return asked


def unform(reader: Reader) -> LeaveForm:
    """`unform [WHO]`."""
    return LeaveForm(reader.myself() if reader.peek().kind == "end" else reader.who())


def when(reader: Reader) -> AwaitPhase | ForgetPhase:
    """`when WHO hp<=50% "NAME" …`, `when WHO off "NAME"`."""
    who = reader.who()
    if reader.word(OFF):
        token = reader.peek()
        return ForgetPhase(who, values.name(reader, values.whole_rest(reader), token))
    at, percent = mark(reader)
    token = reader.peek()
    name = values.name(reader, _text(reader, PHASE), token)
    return PHASE.read(reader, AwaitPhase(who, name, at, percent))


def zone(reader: Reader) -> RaiseZone | ChangeZone | EndZone:
    """`zone "NAME" WHO,… …`, `zone NAME +WHO,… -WHO,…`, `zone NAME off`."""
    token = reader.peek()
    there = _there(reader)
    if there is not None:
        return _changed(reader, there)
    if reader.peek().kind == "end":
        raise reader.missing("name")
    name = values.name(
        reader, reader.take().text if token.kind == "quoted" else _one(reader), token
    )
    inside: tuple[Id, ...] = ()
    if reader.peek().kind != "end" and not ZONE.starts(reader):
        inside = reader.targets()
    return ZONE.read(reader, RaiseZone(name, inside))


def form_named(reader: Reader) -> None:
    """A whole name of the bestiary, taken; refused while it is being typed."""
    first = reader.at
    name, token, known = _creature(reader, FORM)
    typed = key(reader.raw(first, reader.at))
    if known is None or (token.kind != "quoted" and key(known.name) != typed):
        raise _unknown(reader, name, token)


def zone_named(reader: Reader) -> None:
    """An area that is there, or a name for one, taken."""
    if _there(reader) is None:
        reader.take()


def zone_names(reader: Reader) -> tuple[str, ...]:
    """The areas on the table."""
    return tuple(one.name for one in reader.table.zones)


def _one(reader: Reader) -> str:
    """One word, as typed."""
    reader.take()
    return reader.raw(reader.at - 1, reader.at)


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


def _text(reader: Reader, options: Options[AwaitPhase] | Options[TakeForm]) -> str:
    """A quotation, or the words up to the first option."""
    if reader.peek().kind == "quoted":
        return reader.take().text
    first = reader.at
    while reader.peek().kind != "end" and not options.starts(reader):
        reader.take()
    return reader.raw(first, reader.at) if reader.at > first else ""


def _creature(
    reader: Reader, options: Options[AwaitPhase] | Options[TakeForm]
) -> tuple[str, Token, StatBlock | None]:
    """A name and the creature of the bestiary that has it, if one has."""
    token = reader.peek()
    if token.kind == "end":
        raise reader.missing("name")
    name = values.name(reader, _text(reader, options), token)
    found = stat_block(reader, name, token, exact=token.kind == "quoted")
    return (found.name if found else name), token, found


def _unknown(reader: Reader, name: str, token: Token) -> Refused:
    near = ", ".join(reader.vocabulary.near(name))
    return Refused("unknown-monster", word=name, at=token.start, near=near)


def mark(reader: Reader) -> tuple[int, bool]:
    """`hp<=50%`, `hp <= 30`, `50%`."""
    reader.skip_noise()
    for sign in ("hp<", "<", "hp"):
        if reader.key(sign):
            break
    token = reader.peek()
    if token.kind != "word":
        raise reader.expected("mark")
    text = reader.take().text
    percent = text.endswith("%") or bool(reader.word("%"))
    number = values.as_number(reader, text.removesuffix("%"), "hit-points", token)
    if percent and number > HUNDRED:
        raise reader.refused(
            "out-of-bounds", token, what="hit-points", value=number, low=0, high=HUNDRED
        )
    return number, percent


def _kind(kind: str) -> Step[TakeForm]:
    return lambda _reader, asked: replace(asked, kind=kind)


def _lasts(asked: TakeForm, duration: Duration) -> TakeForm:
    return replace(asked, duration=duration)


def _goes_on_as(reader: Reader, asked: AwaitPhase) -> AwaitPhase:
    name, token, known = _creature(reader, PHASE)
    if known is None:
        raise _unknown(reader, name, token)
    return replace(asked, form=known)


def _heal(reader: Reader, asked: AwaitPhase) -> AwaitPhase:
    return replace(asked, heal=FULL if reader.word(FULL) else amounts.single(reader))


def _told(reader: Reader, asked: AwaitPhase) -> AwaitPhase:
    if reader.peek().kind != "quoted":
        raise reader.expected("text")
    return replace(asked, text=bounds.note(reader.take().text))


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


FORM = Options[TakeForm](
    words={
        **{kind: _kind(kind) for kind in KINDS},
        **durations.steps(lambda asked: asked.duration, _lasts),
    },
    keys={
        "hp": lambda reader, asked: replace(asked, hp=values.number(reader, "lives")),
        "ac": lambda reader, asked: replace(asked, ac=values.number(reader, "ac")),
    },
)
PHASE = Options[AwaitPhase](
    words={
        "form": _goes_on_as,
        "heal": _heal,
        "legendary": lambda _reader, asked: replace(asked, legendary=True),
        "text": _told,
    }
)
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
