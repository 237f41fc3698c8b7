"""How long something lasts: words shared by conditions, effects and what a failed save brings."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tracker.encounter.commands import Duration
from tracker.shorthand.options import Step
from tracker.shorthand.reader import Reader
from tracker.shorthand.values import ROUNDS, ability, bounded, name, number

Asked = TypeVar("Asked")
WORDS = ("for", "until", "from", "save", "conc")


def steps(
    get: Callable[[Asked], Duration], put: Callable[[Asked, Duration], Asked]
) -> dict[str, Step[Asked]]:
    """The options of a duration for whatever holds one."""

    def one(read: Step[Duration]) -> Step[Asked]:
        return lambda reader, asked: put(asked, read(reader, get(asked)))

    return {
        "for": one(_for),
        "until": one(_until),
        "from": one(_from),
        "save": one(_save),
        "conc": one(_conc),
    }


def _for(reader: Reader, duration: Duration) -> Duration:
    """`for 3 rounds`, `for 10 minutes`, `for ever`; it takes the place of `until`."""
    if reader.word("ever"):
        return replace(duration, rounds=0, until="", until_of="", trigger="")
    return replace(duration, rounds=rounds(reader), until="", until_of="", trigger="")


def rounds(reader: Reader) -> int:
    """`3 rounds`, `10 minutes`, `1 hour`, in rounds."""
    token = reader.peek()
    count = number(reader, "rounds")
    unit = reader.peek().text.removesuffix("s")
    if reader.peek().kind != "word" or unit not in ROUNDS:
        raise reader.expected("unit", (*ROUNDS, *(f"{one}s" for one in ROUNDS)))
    reader.take()
    return bounded(reader, count * ROUNDS[unit], "rounds", token)


def _until(reader: Reader, duration: Duration) -> Duration:
    """`until start|end of WHO`, or `until "the door opens"`."""
    token = reader.peek()
    if token.kind == "quoted":
        trigger = name(reader, reader.take().text, token)
        return replace(duration, rounds=0, until="", until_of="", trigger=trigger)
    when = reader.word("start", "end")
    if not when:
        raise reader.expected("start-or-end", ("start", "end"))
    if not reader.word("of"):
        raise reader.expected("of", ("of",))
    return replace(duration, rounds=0, until=when, until_of=reader.who(), trigger="")


def _from(reader: Reader, duration: Duration) -> Duration:
    return replace(duration, source=reader.who())


def _save(reader: Reader, duration: Duration) -> Duration:
    """`save con 13 [at start|end [of WHO]]`; the word `dc` may stand before the number."""
    kind = ability(reader)
    reader.word("dc")
    duration = replace(duration, save_ability=kind, save_dc=number(reader, "dc"))
    if not reader.word("at"):
        return duration
    at = edge(reader)
    who = reader.who() if reader.word("of") else ""
    return replace(duration, save_at=at, save_of=who)


def edge(reader: Reader) -> str:
    """`start` or `end` of a turn."""
    at = reader.word("start", "end")
    if not at:
        raise reader.expected("start-or-end", ("start", "end"))
    return at


def _conc(_reader: Reader, duration: Duration) -> Duration:
    return replace(duration, concentration=True)
