"""One encounter's file as bytes: one step a line, each encoded once, so that writing is joining.

A file whose `sum` is right was written by us and is read by cutting it into lines; any other is
taken for written by hand, and `migrations` and `written` look at it first.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tracker.encounter.history import History, Tail
from tracker.storage.steps import dump

VERSION = 1
SCHEMA = "encounter.schema.json"
OURS = ("$schema", "schema_version", "name", "opening", "kinds", "steps", "cursor", "cut", "sum")

EVERY = 32


class Sum:
    """The file's `sum`, kept up to date step by step: sha256 over opening, kinds and steps."""

    def __init__(self, opening: bytes, kinds: Mapping[str, bytes], steps: Iterable[bytes]) -> None:
        self._marks = [hashlib.sha256(opening + b"\n")]
        self._now = self._marks[0].copy()
        self._length = 0
        self.kinds = b""
        self.set_kinds(kinds)
        for line in steps:
            self.add(line)

    def set_kinds(self, kinds: Mapping[str, bytes]) -> None:
        """The kinds as they are from now on."""
        whole = b"\n".join(dump(key) + line for key, line in kinds.items())
        self.kinds = hashlib.sha256(whole).digest()

    def add(self, line: bytes) -> None:
        """One more step."""
        self._now.update(line + b"\n")
        self._length += 1
        if self._length % EVERY == 0:
            self._marks.append(self._now.copy())

    def cut(self, common: int, steps: list[bytes]) -> None:
        """The steps are these from now on; so many of the first ones were there before."""
        del self._marks[common // EVERY + 1 :]
        self._length = (len(self._marks) - 1) * EVERY
        self._now = self._marks[-1].copy()
        for line in steps[self._length :]:
            self.add(line)

    def prefix(self, steps: list[bytes], number: int) -> str:
        """Of the opening and the first `number` of these steps, which are the ones added up."""
        mark = number // EVERY
        found = self._marks[mark].copy()
        for line in steps[mark * EVERY : number]:
            found.update(line + b"\n")
        return found.hexdigest()

    def text(self) -> str:
        """As it stands in the file."""
        whole = self._now.copy()
        whole.update(self.kinds)
        return whole.hexdigest()


@dataclass(slots=True, eq=False, repr=False, match_args=False)
class Document:
    """What stands in the file, each part as the bytes of its line."""

    name: str
    opening: bytes = b"{}"
    kinds: dict[str, bytes] = field(default_factory=dict)
    steps: list[bytes] = field(default_factory=list)
    cursor: int = 0
    cut: list[Tail[bytes]] = field(default_factory=list)
    extra: dict[str, bytes] = field(default_factory=dict)
    """Fields of this version that we do not know; kept as they are."""
    ours: bool = False
    """The sum was right."""
    sum: Sum | None = None
    """Once it was added up."""

    def add_up(self) -> Sum:
        """The sum of these steps, added up once; whoever goes on with them takes it along."""
        if self.sum is None:
            self.sum = Sum(self.opening, self.kinds, self.steps)
        return self.sum

    def at(self, history: History[bytes], kinds: Mapping[str, bytes]) -> "Document":
        """The same with these steps: a copy that stays as it is."""
        steps, cut = list(history.steps), list(history.cut)
        return Document(
            self.name, self.opening, dict(kinds), steps, history.cursor, cut, self.extra
        )

    @property
    def prepared(self) -> bool:
        """A file without steps: an encounter to be played, not a fight."""
        return not self.steps


def mark(total: str, cursor: int, tails: int) -> str:
    """Tells one state of a document from any other."""
    return f"{total}:{cursor}:{tails}"


def render(document: Document, total: str) -> bytes:
    """The whole file. `total` is its sum."""
    parts = [
        b'{\n"$schema": ' + dump(SCHEMA),
        b'"schema_version": ' + dump(VERSION),
        b'"name": ' + dump(document.name),
        b'"opening": ' + document.opening,
        b'"kinds": ' + _block(b"{", [dump(k) + b": " + v for k, v in document.kinds.items()], b"}"),
        b'"steps": ' + _block(b"[", document.steps, b"]"),
        b'"cursor": ' + dump(document.cursor),
        b'"cut": ' + _block(b"[", [_tail(tail) for tail in document.cut], b"]"),
        *(dump(key) + b": " + value for key, value in document.extra.items()),
        b'"sum": ' + dump(total) + b"\n}\n",
    ]
    return b",\n".join(parts)


def _block(start: bytes, lines: list[bytes], end: bytes) -> bytes:
    if not lines:
        return start + end
    return start + b"\n" + b",\n".join(lines) + b"\n" + end


def _tail(tail: Tail[bytes]) -> bytes:
    on = b',"on":' + dump(tail.on) if tail.on else b""
    return b'{"after":' + dump(tail.after) + on + b',"steps":[' + b",".join(tail.steps) + b"]}"


def read_ours(data: bytes) -> Document | None:
    """The document, if we wrote these bytes; None for anything else."""
    try:
        document, total = _cut_up(data.decode().encode().split(b"\n"))
    except (ValueError, KeyError, IndexError, TypeError):
        return None
    if document.add_up().text() != total or not 0 <= document.cursor <= len(document.steps):
        return None
    document.ours = True
    return document


def _cut_up(lines: list[bytes]) -> tuple[Document, str]:
    """The parts by the lines they stand on; ValueError and its kin when they stand elsewhere."""
    found: dict[str, Any] = {}
    place = 1
    while lines[place] != b"}":
        key, _, value = lines[place].partition(b": ")
        if value in (b"{", b"["):
            end = lines.index(b"]," if value == b"[" else b"},", place)
            found[json.loads(key)] = [line.removesuffix(b",") for line in lines[place + 1 : end]]
            place = end
        else:
            found[json.loads(key)] = value.removesuffix(b",")
        place += 1
    if json.loads(found["schema_version"]) != VERSION:
        raise ValueError
    document = Document(
        json.loads(found["name"]),
        found["opening"],
        dict(_pair(line) for line in _lines(found["kinds"])),
        _lines(found["steps"]),
        json.loads(found["cursor"]),
        [_read_tail(json.loads(line)) for line in _lines(found["cut"])],
        {key: value for key, value in found.items() if key not in OURS},
    )
    return document, json.loads(found["sum"])


def _lines(value: Any) -> list[bytes]:
    return value if isinstance(value, list) else []


def _pair(line: bytes) -> tuple[str, bytes]:
    key, end = json.JSONDecoder().raw_decode(line.decode())
    return str(key), line[len(dump(key)) + 2 :] if end else b""


def _read_tail(tail: Any) -> Tail[bytes]:
    steps = tuple(dump(step) for step in tail["steps"])
    return Tail(int(tail["after"]), steps, str(tail.get("on", "")))


def from_json(whole: Mapping[str, Any]) -> Document:
    """A document from a file that was read as plain JSON and found in order."""
    opening = whole.get("opening", {})
    steps = [dump(step) for step in whole.get("steps", ())]
    return Document(
        whole.get("name", ""),
        dump(opening),
        {key: dump(block) for key, block in whole.get("kinds", {}).items()},
        steps,
        whole.get("cursor", len(steps)),
        [_read_tail(tail) for tail in whole.get("cut", ())],
        {key: dump(value) for key, value in whole.items() if key not in OURS},
    )
