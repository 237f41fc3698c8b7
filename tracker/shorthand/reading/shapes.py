"""Forms and phases: a form is a creature of the bestiary or, with `hp=`, a name over the own block."""

from dataclasses import replace

from tracker.encounter import bounds
from tracker.encounter.commands import (
    AwaitPhase,
    Duration,
    ForgetPhase,
    LeaveForm,
    TakeForm,
)
from tracker.encounter.numbers import block_of
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import KINDS
from tracker.encounter.stat_block import StatBlock
from tracker.shorthand import amounts, durations, values
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.options import Options, Step
from tracker.shorthand.reader import Reader
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


def form_named(reader: Reader) -> None:
    """A whole name of the bestiary, taken; refused while it is being typed."""
    first = reader.at
    name, token, known = _creature(reader, FORM)
    typed = key(reader.raw(first, reader.at))
    if known is None or (token.kind != "quoted" and key(known.name) != typed):
        raise _unknown(reader, name, token)


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
