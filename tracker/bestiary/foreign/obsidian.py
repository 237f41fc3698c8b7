"""Obsidian notes: fenced `encounter` and `statblock` blocks, inline encounters, properties.

Also the same values as plain YAML or JSON: a bestiary that Fantasy Statblocks exported, or a
block that was copied without its fence. A block that cannot be read does not stop the others.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from tracker.bestiary.foreign import obsidian_encounter, obsidian_stat_block
from tracker.bestiary.foreign.obsidian_bases import Bases
from tracker.bestiary.foreign.obsidian_encounter import WIKI
from tracker.bestiary.foreign.obsidian_stat_block import link_words
from tracker.bestiary.foreign.raw import series, table
from tracker.bestiary.foreign.report import Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.yaml_values import NotYamlError, documents

FORMAT = "obsidian"
FENCE = re.compile(
    r"(?ms)^(?P<lead>[ \t>]*)(?P<sign>`{3,}|~{3,})[ \t]*(?P<kind>encounter(?:-table)?|statblock)\b[^\n]*\n"
    r"(?P<body>.*?)(?:^[ \t>]*(?P=sign)[ \t]*$|\Z)"
)
INLINE = re.compile(r"`encounter:\s*([^`\n]+)`")
PROPERTIES = re.compile(r"\A\s*---[ \t]*\n(.*?)\n---[ \t]*(?:\n|\Z)", re.DOTALL)
APART = re.compile(r"(?m)^[ \t]*---[ \t]*$")
COLON = re.compile(r"^(\s*(?:- )?[\w ]+:\s+)([^\s\"'\[{|>&!*#].*:\s.*?)\s*$")
LEAD = re.compile(r"(?m)^[ \t]*>[ \t]?")


class Gathered(NamedTuple):
    """What was found so far."""

    found: list[Found]
    encounters: list[FoundEncounter]
    troubles: list[Trouble]
    bases: Bases


def knows(raw: object) -> bool:
    """A note with blocks, or a value that one of the blocks could hold."""
    if isinstance(raw, str):
        text = even(raw)
        if FENCE.search(text) or INLINE.search(text):
            return True
        return obsidian_stat_block.in_properties(properties(text))
    values = series(raw) if isinstance(raw, list) else (raw,)
    return any(_is_block(one) for one in values[:50])


def _is_block(raw: object) -> bool:
    here = table(raw)
    return obsidian_stat_block.knows(here) or obsidian_encounter.knows(here)


def read(raw: object) -> Haul:
    """All blocks in their order."""
    if isinstance(raw, str):
        all_of_it = _note(even(raw))
    else:
        values = series(raw) if isinstance(raw, list) else (raw,)
        all_of_it = Gathered([], [], [], Bases(map(table, values)))
        for number, one in enumerate(values, 1):
            _value(one, str(number), all_of_it)
    return Haul(
        FORMAT,
        tuple(all_of_it.found),
        tuple(all_of_it.encounters),
        tuple(all_of_it.troubles),
    )


def _note(text: str) -> Gathered:
    """A whole note; all its creatures are known before the first one is read."""
    above = properties(text)
    blocks: list[tuple[str, str, tuple[Any, ...] | int]] = []
    for number, block in enumerate(FENCE.finditer(text), 1):
        body = LEAD.sub("", block["body"]) if ">" in block["lead"] else block["body"]
        values = block_values(body) if block["kind"] == "statblock" else -1
        blocks.append((f"{block['kind']} {number}", body, values))
    whole = (table(one) for _, _, values in blocks if isinstance(values, tuple) for one in values)
    so_far = Gathered([], [], [], Bases(whole))
    if obsidian_stat_block.in_properties(above):
        so_far.found.append(so_far.bases.creature(above))
    for where, body, values in blocks:
        if values == -1:
            _encounters(body, where, so_far)
        else:
            _stat_block(values, where, so_far)
    for number, inline in enumerate(INLINE.finditer(FENCE.sub("", text)), 1):
        _encounters(f"creatures: [{inline[1]}]", f"`encounter` {number}", so_far)
    return so_far


def even(text: str) -> str:
    """With one kind of line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def properties(text: str) -> Mapping[str, Any]:
    """The properties at the top of a note."""
    found = PROPERTIES.match(text)
    if found is None:
        return {}
    try:
        values = documents(found[1])
    except NotYamlError:
        return {}
    return table(values[0]) if values else {}


def block_values(body: str) -> tuple[Any, ...] | int:
    """The values of one `statblock` block, or the line where its YAML breaks."""
    try:
        return documents(body)
    except NotYamlError as error:
        spare = mended_values(body)
        return error.line if spare is None else spare


def _stat_block(values: tuple[Any, ...] | int, where: str, so_far: Gathered) -> None:
    """One `statblock` block."""
    if isinstance(values, int):
        so_far.troubles.append(Trouble(where, "not-yaml", (("line", values),)))
        return
    if not values:
        so_far.troubles.append(Trouble(where, "nothing-in-it"))
    for one in values:
        _value(one, where, so_far)


def mended_values(body: str) -> tuple[Any, ...] | None:
    """The values of a block that YAML refuses: links within a value are said as they show."""
    for text in (mended(body), mended(WIKI.sub(link_words, body))):
        try:
            return documents(text)
        except NotYamlError:
            continue
    return None


def mended(body: str) -> str:
    """With blanks for tabs, and quotation marks around values that have a colon in them."""
    lines = body.expandtabs(2).splitlines()
    return "\n".join(COLON.sub(lambda line: line[1] + json.dumps(line[2]), one) for one in lines)


def _value(raw: object, where: str, so_far: Gathered) -> None:
    """One creature or encounter as a value."""
    here = table(raw)
    why = obsidian_stat_block.trouble(here)
    if obsidian_encounter.knows(here):
        _keep(obsidian_encounter.read(here), where, so_far)
    elif why:
        so_far.troubles.append(Trouble(one_line(here.get("name")) or where, why))
    else:
        name = one_line(here.get("name")) or where
        for other in so_far.bases.missing(here):
            so_far.troubles.append(Trouble(name, "copy-of-elsewhere", (("other", other),)))
        if so_far.bases.stands(here):
            so_far.found.append(so_far.bases.creature(here))


def _encounters(body: str, where: str, so_far: Gathered) -> None:
    """The encounters of one block, told apart by `---`; a broken one is read line by line."""
    for piece in APART.split(body):
        if not piece.strip():
            continue
        try:
            values = documents(piece)
        except NotYamlError as error:
            here, troubles = obsidian_encounter.salvaged(piece)
            if not here["creatures"]:
                troubles = troubles or [Trouble("", "not-yaml", (("line", error.line),))]
            so_far.troubles.extend(Trouble(where, one.why, one.params) for one in troubles)
            values = (here,) if here["creatures"] else ()
        for one in values:
            _keep(obsidian_encounter.read(table(one)), where, so_far)


def _keep(read: tuple[FoundEncounter, list[Trouble]], where: str, so_far: Gathered) -> None:
    encounter, troubles = read
    so_far.troubles.extend(Trouble(one.where or where, one.why, one.params) for one in troubles)
    if encounter.entries:
        so_far.encounters.append(encounter)
    elif not troubles:
        so_far.troubles.append(Trouble(encounter.name or where, "nothing-in-it"))
