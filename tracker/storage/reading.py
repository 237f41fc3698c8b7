"""From a path to a document: ours by its sum, anything else as something people wrote."""

import json
import re
from pathlib import Path
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.storage.document import Document, from_json, read_ours
from tracker.storage.faults import BadFile, fault, shown
from tracker.storage.files import Disk
from tracker.storage.migrations import migrate

LONGEST_NUMBER = 100
"""Digits."""


def read_bytes(disk: Disk, path: Path) -> bytes:
    """The file's content; `Refused` when there is none to be had."""
    try:
        if disk.is_special(path):
            raise Refused("file-not-ordinary", path=str(path))
        return disk.read(path)
    except FileNotFoundError:
        raise Refused("file-not-found", path=str(path)) from None
    except OSError as problem:
        why = problem.strerror or ""
        raise Refused("file-not-readable", path=str(path), why=why) from None


def read_small(disk: Disk, path: Path, most: int) -> str | None:
    """The text of a small file that we alone write, empty where there is none; None: it is not ours.

    Raises `OSError`. `most` bytes: a larger one, a pipe or a device is somebody else's.
    """
    stamp = disk.stamp(path)
    if stamp is None:
        return ""
    if stamp.size > most or disk.is_special(path):
        return None
    return disk.read(path).decode(errors="replace")


def read_document(disk: Disk, path: Path) -> tuple[Document, bytes]:
    """The document and the bytes it was read from; `Refused` says what is wrong with it."""
    data = read_bytes(disk, path)
    document = read_ours(data)
    return (by_hand(data, path) if document is None else document), data


def by_hand(data: bytes, path: Path) -> Document:
    """A document that people wrote or changed: every fault is named, `BadFile`."""
    whole = migrate(plain(data, path), path)
    from tracker.storage.checking import check_file

    return from_json(check_file(whole, path))


def plain(data: bytes, path: Path) -> dict[str, Any]:
    """The JSON object in a file; `Refused` with line and column when it is none."""
    text = decoded(data, path)
    if not text.strip():
        raise Refused("file-empty-or-blank", path=str(path))
    keys = Keys()
    try:
        whole = json.loads(
            text, object_pairs_hook=keys.take, parse_constant=_no_number, parse_int=_whole
        )
    except json.JSONDecodeError as wrong:
        raise _no_json(path, wrong.lineno, wrong.colno) from None
    except _NoNumberError as wrong:
        line, column = _place_of(str(wrong), text)
        raise _no_json(path, line, column) from None
    except RecursionError:
        raise Refused("file-too-deep", path=str(path)) from None
    if keys.twice:
        from tracker.storage.twice import keys_twice

        raise BadFile(path, keys_twice(text))
    if not isinstance(whole, dict):
        raise BadFile(path, (fault("file-wrong-type", (), found=shown(whole), wanted="object"),))
    return whole


def decoded(data: bytes, path: Path) -> str:
    """The text of a file that people wrote, whatever their editor; `Refused` with the line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise Refused("file-not-utf-8", path=str(path), line=line) from None


class _NoNumberError(ValueError):
    """`NaN` or `Infinity`: Python reads them, JSON has none."""


def _no_json(path: Path, line: int, column: int) -> Refused:
    return Refused("file-not-json", path=str(path), line=line, column=column)


def _place_of(word: str, text: str) -> tuple[int, int]:
    """Line and column of the first such word that stands where a value can stand."""
    found = re.search(rf"[\[:,]\s*({re.escape(word)})", text)
    at = found.start(1) if found else 0
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class Keys:
    """Takes objects as they are read and notices keys that stand twice in one of them."""

    def __init__(self) -> None:
        self.twice = False

    def take(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """One object."""
        read = dict(pairs)
        self.twice = self.twice or len(read) != len(pairs)
        return read


def _no_number(text: str) -> Any:
    raise _NoNumberError(text)


def _whole(text: str) -> int:
    """A number too long for Python is beyond every bound anyway."""
    return int(text[:LONGEST_NUMBER])
