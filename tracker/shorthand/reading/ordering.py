"""Lines of the order by hand, and of timers and counters.

A timer or counter that is there already is moved by its name and a signed number; a plain number
makes a new one.
"""

from dataclasses import replace

from tracker.encounter.commands import (
    ComeBack,
    Delay,
    JoinLines,
    MoveClock,
    SplitLine,
    StartCounter,
    StartTimer,
    SwapPlaces,
)
from tracker.shorthand import values
from tracker.shorthand.options import Options
from tracker.shorthand.reader import Reader

MOST_DICE = 10_000
EDGES = ("start", "end")


def dice(reader: Reader) -> tuple[int, ...]:
    """`dice=4,17`: what fell by itself, in the order it fell."""
    return values.numbers(reader, "sum", MOST_DICE) if reader.key("dice") else ()


def delay(reader: Reader) -> Delay:
    """`delay [WHO]`."""
    left_out = reader.peek().kind in ("end", "key")
    who = reader.directory.me[0] if left_out else reader.one_line()
    return Delay(who, dice(reader))


def act(reader: Reader) -> ComeBack:
    """`act WHO`."""
    return ComeBack(reader.one_line(), dice(reader))


def swap(reader: Reader) -> SwapPlaces:
    """`swap WHO WHO`."""
    return SwapPlaces(reader.one_line(), reader.one_line())


def split(reader: Reader) -> SplitLine:
    """`split TARGETS [init N|roll]`."""
    targets = reader.targets()
    if not reader.word("init"):
        return SplitLine(targets)
    if reader.word("roll"):
        return SplitLine(targets, roll=True, dice=dice(reader))
    return SplitLine(targets, values.number(reader, "initiative"))


def join(reader: Reader) -> JoinLines:
    """`join TARGETS`."""
    return JoinLines(reader.targets())


def timer(reader: Reader) -> StartTimer | MoveClock:
    """`timer "NAME" N …`, or a change of one that runs."""
    if moved := _moved(reader):
        return moved
    name = _name(reader)
    return TIMER.read(reader, StartTimer(name, values.number(reader, "rounds")))


def counter(reader: Reader) -> StartCounter | MoveClock:
    """`counter "NAME" N/M`, or a change of one that stands."""
    if moved := _moved(reader):
        return moved
    name = _name(reader)
    token = reader.peek()
    if token.kind != "word":
        raise reader.expected("count")
    now, _, goal = reader.take().text.partition("/")
    full = values.as_number(reader, goal, "times", token) if goal else 0
    asked = StartCounter(name, values.as_number(reader, now, "times", token), full)
    return COUNTER.read(reader, asked)


def _moved(reader: Reader) -> MoveClock | None:
    """`WHO +N|-N|=N`, taken; nothing is taken of anything else."""
    before = reader.at
    found = reader.creatures(amid_text=True)
    token = reader.peek()
    by_sign = token.kind == "word" and token.text[:1] in ("+", "-")
    if len(found) == 1 and (by_sign or (token.kind == "key" and not token.text)):
        change = values.change(reader, "times")
        return MoveClock(found[0], change.by, change.exactly)
    reader.at = before
    return None


def _name(reader: Reader) -> str:
    """A quotation, or the words before the first number."""
    token = reader.peek()
    if token.kind == "quoted":
        return values.name(reader, reader.take().text, token)
    first = reader.at
    while reader.peek().kind == "word" and not reader.peek().text[:1].isdecimal():
        reader.take()
    if reader.at == first:
        raise reader.expected("name")
    return values.name(reader, reader.raw(first, reader.at), token)


def _at(reader: Reader, asked: StartTimer) -> StartTimer:
    """`at 15`, `at start of WHO`."""
    if edge := reader.word(*EDGES):
        if not reader.word("of"):
            raise reader.expected("of", ("of",))
        return replace(asked, at=edge, who=reader.who())
    return replace(asked, at="count", count=values.number(reader, "initiative"))


TIMER = Options[StartTimer](
    words={"at": _at, "visible": lambda _reader, asked: replace(asked, visible=True)}
)
COUNTER = Options[StartCounter](
    words={"visible": lambda _reader, asked: replace(asked, visible=True)}
)
