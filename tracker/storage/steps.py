"""One step as one line of JSON. Stat blocks stay out of it: the file keeps them once, in `kinds`."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from tracker.encounter.history import Step
from tracker.encounter.stat_block import StatBlock
from tracker.storage import codec
from tracker.storage.codec import Decode, Encode, Undecodable

if TYPE_CHECKING:
    # A fight whose state was kept is painted before a step of it is read.
    from tracker.encounter.events import Event

KINDS = "KindsAdded"
TYPED = b'"line"'
LONGEST = 65_536
"""Bytes of a typed line, all its dice filled in, as a rule."""


@cache
def of_events() -> tuple[Encode, Decode]:
    """Writer and reader of an event."""
    from tracker.encounter.events import Event

    return codec.tagged(Event)


def dump(value: Any) -> bytes:
    """Compact JSON on one line."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")


def encode_kind(block: StatBlock) -> bytes:
    """A stat block as a line."""
    return dump(codec.encoder(StatBlock)(block))


def decode_kind(line: bytes) -> StatBlock:
    """The stat block of a line; `Undecodable` when it is none."""
    block: StatBlock = codec.decoder(StatBlock)(json.loads(line))
    return block


def new_kinds(events: "Iterable[Event]") -> dict[str, StatBlock]:
    """The stat blocks that these events bring."""
    from tracker.encounter.events import KindsAdded

    return {
        key: block
        for event in events
        if isinstance(event, KindsAdded)
        for key, block in event.kinds
    }


def encode(step: Step) -> bytes:
    """The step as a line, with the keys of its new kinds only."""
    written: dict[str, Any] = {"id": step.id, "at": step.at, "line": step.line}
    if step.attempt:
        written["attempt"] = step.attempt
    written["events"] = [_bare(event) for event in step.events]
    return dump(written)


def _bare(event: "Event") -> Any:
    from tracker.encounter.events import KindsAdded

    if isinstance(event, KindsAdded):
        return {KINDS: {"kinds": [key for key, _ in event.kinds]}}
    write, _ = of_events()
    return write(event)


def decode(line: bytes, kinds: Mapping[str, StatBlock]) -> Step:
    """The step of a line, its stat blocks put back; `Undecodable` when it is none."""
    read = json.loads(line)
    try:
        events = codec.many(lambda event: _whole(event, kinds))(read["events"])
        return Step(read["id"], read["at"], read["line"], events, read.get("attempt", 0))
    except Undecodable as fault:
        raise fault.within("events") from None
    except KeyError as missing:
        raise Undecodable(f"field:{missing.args[0]}", None) from None


def line_of(line: bytes) -> str:
    """What was typed, without reading the events: a step of two hundred creatures is long."""
    start = line.find(TYPED) + len(TYPED)
    text = line[start : start + LONGEST].decode(errors="replace").lstrip(": ")
    try:
        said = json.JSONDecoder().raw_decode(text)[0]
    except json.JSONDecodeError:
        said = json.loads(line)["line"]
    return str(said)


def _whole(event: Any, kinds: Mapping[str, StatBlock]) -> "Event":
    from tracker.encounter.events import KindsAdded

    if KINDS in event:
        keys = codec.decoder(tuple[str, ...])(event[KINDS]["kinds"])
        unknown = [key for key in keys if key not in kinds]
        if unknown:
            raise Undecodable("kind", unknown[0], KINDS, "kinds")
        return KindsAdded(tuple((key, kinds[key]) for key in keys))
    _, read = of_events()
    whole: Event = read(event)
    return whole


class Kinds(Mapping[str, StatBlock]):
    """The file's stat blocks, each decoded when it is asked for."""

    def __init__(self, lines: dict[str, bytes]) -> None:
        self.lines = lines
        self._known: dict[str, StatBlock] = {}

    def __getitem__(self, key: str) -> StatBlock:
        if key not in self._known:
            self._known[key] = decode_kind(self.lines[key])
        return self._known[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)
