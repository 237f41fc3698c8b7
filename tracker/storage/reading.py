"""From a path to a document: ours by its sum, anything else as something people wrote."""

import json
from pathlib import Path
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.storage.document import Document, from_json, read_ours
from tracker.storage.faults import BadFile, fault
from tracker.storage.files import Disk
from tracker.storage.migrations import migrate


def read_bytes(disk: Disk, path: Path) -> bytes:
    """The file's content; `Refused` when there is none to be had."""
    try:
        return disk.read(path)
    except FileNotFoundError:
        raise Refused("file-not-found", path=str(path)) from None
    except OSError as problem:
        why = problem.strerror or ""
        raise Refused("file-not-readable", path=str(path), why=why) from None


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
    try:
        whole = json.loads(
            data.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_number
        )
    except json.JSONDecodeError as wrong:
        raise Refused(
            "file-not-json", path=str(path), line=wrong.lineno, column=wrong.colno
        ) from None
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise Refused("file-not-utf-8", path=str(path), line=line) from None
    except (RecursionError, ValueError):
        raise Refused("file-not-json", path=str(path), line=1, column=1) from None
    except Refused as twice:
        raise BadFile(path, (twice,)) from None
    if not isinstance(whole, dict):
        raise BadFile(path, (fault("file-wrong-type", (), found="", wanted="object"),))
    return whole


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        names = [name for name, _ in pairs]
        raise fault("file-key-twice", (next(name for name in names if names.count(name) > 1),))
    return read


def _no_number(_text: str) -> Any:
    raise ValueError
