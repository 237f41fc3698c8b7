"""Which tool's file this is, by its content alone: a name's ending may lie.

Bytes become text, text one of a few shapes, and the first format that knows the shape reads it.
YAML is read as the JSON it stands for. A format's module is imported when its turn comes.
"""

import codecs
import json
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Literal, NamedTuple, NoReturn

from tracker.bestiary.foreign.report import Haul
from tracker.encounter.refusals import Refused

Shape = Literal["json", "xml", "toml", "markdown", "csv", "text"]
MOST_BYTES = 32 * 1024 * 1024
MOST_WRITTEN = 8 * 1024 * 1024
"""Signs of what is neither JSON nor XML: nobody writes more by hand."""
MOST_YAML = 2 * 1024 * 1024
SECOND_ROOT = 9
"""How the XML parser says that something follows the root: creatures without a compendium."""
LONG_NUMBER = re.compile(r"\d{4301,}")
"""More digits than Python reads as one number."""
WIDE_GAPS = re.compile(r"[^\S\n]{400,}")
"""Blanks that no line has, so that no pattern walks them again and again."""


class Format(NamedTuple):
    """One format: a module of this room with `knows(value) -> bool` and `read(value) -> Haul`.

    The value is what JSON, YAML or TOML stands for, the root element of XML, or the text itself.
    """

    module: str
    shape: Shape


FORMATS = (
    Format("improved_initiative", "json"),
    Format("foundry", "json"),
    Format("etools", "json"),
    Format("beyond", "json"),
    Format("avrae", "json"),
    Format("open5e", "json"),
    Format("obsidian", "json"),
    Format("game_master", "xml"),
    Format("dndme", "toml"),
    Format("obsidian", "markdown"),
    Format("table", "csv"),
    Format("stat_block_text", "text"),
)
"""In the order they are asked, the most particular first within a shape."""


def read(data: bytes) -> Haul:
    """What a file holds.

    Refuses `import-empty`, `import-too-big`, `import-binary`, `import-no-creatures`, and
    `import-broken`, `import-too-deep` or `import-long-number` for a text that begins as JSON, XML or
    TOML and does not go on as such.
    """
    return read_text(decoded(data))


def read_text(text: str) -> Haul:
    """The same for text that was pasted."""
    if not text.strip("\ufeff \t\r\n\x00"):
        raise Refused("import-empty")
    text = WIDE_GAPS.sub("  ", text)
    empty: Haul | None = None
    fault: Refused | None = None
    for shape, make in SHAPES.items():
        if shape not in ("json", "xml") and len(text) > MOST_WRITTEN:
            size, most = len(text) // 1024**2, MOST_WRITTEN // 1024**2
            raise fault or Refused("import-too-big", size=size, most=most)
        try:
            values = list(make(text))
        except Refused as refused:
            # What has TOML's headings begins as JSON does, with a bracket.
            fault = refused if shape == "toml" else fault or refused
            continue
        for value in values:
            for format in FORMATS:
                if format.shape != shape:
                    continue
                module: Any = import_module(f"tracker.bestiary.foreign.{format.module}")
                if module.knows(value):
                    haul: Haul = module.read(value)
                    if haul.found or haul.encounters:
                        return haul
                    empty = empty or haul
    if empty is not None:
        return empty
    raise fault or Refused("import-no-creatures")


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, UTF-16 and UTF-32 by their marks, else Latin letters."""
    if len(data) > MOST_BYTES:
        raise Refused("import-too-big", size=len(data) // 1024**2, most=MOST_BYTES // 1024**2)
    if not data.strip():
        raise Refused("import-empty")
    for mark, encoding in (
        (codecs.BOM_UTF32_LE, "utf-32"),
        (codecs.BOM_UTF32_BE, "utf-32"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
        (codecs.BOM_UTF8, "utf-8-sig"),
    ):
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    if b"\0" in data[:4096]:
        return _unmarked_wide(data)
    strange = sum(byte < 32 and byte not in b"\t\n\r\x0b\x0c" for byte in data[:4096])
    if strange > max(1, len(data[:4096]) // 50):
        raise Refused("import-binary")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _unmarked_wide(data: bytes) -> str:
    """UTF-16 without its mark has a zero in every other byte; anything else with zeros is binary."""
    for encoding, zeros in (("utf-16-le", data[1:400:2]), ("utf-16-be", data[0:400:2])):
        if zeros and zeros.count(0) > len(zeros) * 0.8:
            return data.decode(encoding, "replace")
    raise Refused("import-binary")


def _json(text: str) -> Iterator[Any]:
    """A JSON value; lines with a value each are a list."""
    text = text.lstrip("\ufeff").strip()
    if text[:1] not in ("{", "["):
        return
    try:
        yield json.loads(text)
    except (ValueError, RecursionError) as error:
        lines = [line for line in text.splitlines() if line.strip()]
        values = [_line(line) for line in lines]
        if sum(isinstance(one, dict) for one in values) > len(lines) / 2:
            yield values
            return
        broken(error, text, "JSON", getattr(error, "lineno", 0))


def broken(error: Exception, text: str, format: str, line: int) -> NoReturn:
    """Refuse a text that begins as this format: what is wrong with it, and where."""
    if isinstance(error, RecursionError):
        raise Refused("import-too-deep", format=format) from None
    long = LONG_NUMBER.search(text)
    if not line and long:
        line = text.count("\n", 0, long.start()) + 1
        raise Refused("import-long-number", format=format, line=line, digits=len(long[0])) from None
    line = line or text.rstrip().count("\n") + 1
    raise Refused("import-broken", format=format, line=line) from None


def _line(text: str) -> Any:
    """The value of one line; a broken one stays text, for its format to say so."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _xml(text: str) -> Iterator[Any]:
    """The root element; entities and outside documents are refused, never followed."""
    text = text.lstrip("\ufeff \t\r\n")
    if not text.startswith("<") or re.match(
        r"<!doctype html|<(?:html|div|p|h\d|span|table)\b", text, re.IGNORECASE
    ):
        return
    from xml.etree.ElementTree import ParseError

    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    text = re.sub(r"^<\?xml[^>]*\?>", "", text)
    try:
        yield fromstring(text, forbid_dtd=False)
    except DefusedXmlException:
        raise Refused("import-entities") from None
    except (ParseError, ValueError, RecursionError) as error:
        if getattr(error, "code", 0) == SECOND_ROOT and "<!DOCTYPE" not in text:
            yield from _xml(f"<compendium>{text}</compendium>")
            return
        broken(error, text, "XML", getattr(error, "position", (0, 0))[0])


def _toml(text: str) -> Iterator[Any]:
    """A TOML document with at least one table or value."""
    if not re.search(r"(?m)^[ \t]*(?:\[[^\]\n]{1,200}\]|[\w.\"'-]{1,200}[ \t]*=)", text):
        return
    import tomllib

    try:
        yield tomllib.loads(text.lstrip("\ufeff").replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        if re.match(r"\s*(?:#[^\n]*\n\s*)*\[{1,2}[\w.\"' -]{1,200}\]{1,2}[ \t]*\n", text):
            where = re.search(r"\(at line (\d+)", str(error))
            broken(error, text, "TOML", int(where[1]) if where else 0)


def _yaml(text: str) -> Iterator[Any]:
    """What YAML stands for when it is more than a text, as plain JSON values."""
    if "```" in text or len(text) > MOST_YAML:
        return
    if not re.search(r"(?m)^[ \t]*(?:- )?[\w\"'][\w\"' -]{0,80}:(?:\s|$)", text):
        return
    from tracker.bestiary.foreign import yaml_values

    try:
        documents = yaml_values.documents(text)
    except yaml_values.NotYamlError:
        return
    whole = [one for one in documents if isinstance(one, dict | list)]
    if whole:
        yield whole[0] if len(whole) == 1 else whole


def _same(text: str) -> Iterator[Any]:
    yield text.lstrip("\ufeff")


SHAPES: Mapping[Shape, Callable[[str], Iterator[Any]]] = {
    "json": lambda text: (value for make in (_json, _yaml) for value in make(text)),
    "xml": _xml,
    "toml": _toml,
    "markdown": _same,
    "csv": _same,
    "text": _same,
}
"""How a text becomes each shape, in the order they are tried."""
