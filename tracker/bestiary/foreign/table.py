"""A table of creatures: name, hit points, AC, initiative, by commas, semicolons, tabs or bars.

The first row names the columns, or else they are taken in that order. An initiative with a sign is
a bonus, one without is what was rolled.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.phrases import NAMES, words_of
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.stat_block_lines import entry_of
from tracker.bestiary.foreign.stat_block_text import STARTS
from tracker.bestiary.foreign.table_columns import BY_LABEL, DEEDS
from tracker.bestiary.foreign.text import label, name_of, one_line, plain, short
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import CONDITIONS

FORMAT = "csv"
SIGNS = ",;\t|"
MOST_ROWS = 5_000
SEPARATOR = re.compile(r"sep=(.)\s*", re.IGNORECASE)
"""How a spreadsheet is told the sign between the cells."""
RULE = re.compile(r"[\s|:+=-]+")
HEADS = 12
"""Rows in which the one that names the columns is looked for."""
POINTS = {"max_hp", "ac", "initiative", "hp", "hit_dice"}
D20 = re.compile(r"1?d20\s*([+−-]\s*\d{1,2})?", re.IGNORECASE)
NOBODY = ("no", "false", "0", "none", "n", "monster", "npc", "dm", "gm", "nein")
IN_ORDER = ("name", "max_hp", "ac", "initiative")


def knows(value: Any) -> bool:
    """Whether the text is a table with names and hit points or AC."""
    return isinstance(value, str) and bool(columns(rows(value)))


def rows(text: str) -> list[list[str]]:
    """The rows in cells; the sign between them is the one that most lines have as often."""
    lines = text.splitlines()[:MOST_ROWS]
    told = SEPARATOR.fullmatch(lines[0]) if lines else None
    lines = lines[1:] if told else lines
    filled = [line for line in lines if re.search(r"\w", line)]
    if not filled:
        return []
    sign = max(
        SIGNS, key=lambda one: (sum(line.count(one) > 0 for line in filled), filled[0].count(one))
    )
    sign = told[1] if told else sign
    if sign == "|":
        return framed(lines)
    found = celled([f"{line}\n" for line in filled], sign)
    return found[headed_at(found) or 0 :]


def celled(lines: Sequence[str], sign: str) -> list[list[str]]:
    """Lines in cells, without the empty ones."""
    try:
        cells = csv.reader(lines, delimiter=sign, skipinitialspace=True)
        return [
            [cell.strip() for cell in row] for row in cells if any(cell.strip() for cell in row)
        ]
    except csv.Error:
        return []


def framed(lines: Sequence[str]) -> list[list[str]]:
    """A table with bars: from the row that names the columns to the first line without one."""
    tables: list[list[str]] = [[]]
    for line in lines:
        if "|" not in line:
            tables.append([])
        elif not RULE.fullmatch(line):
            tables[-1].append(line.strip().strip("|"))
    for one in tables:
        found = celled(one, "|")
        at = headed_at(found)
        if at is not None:
            return found[at:]
    return celled([line for one in tables for line in one], "|")


def named(row: Sequence[str]) -> tuple[str, ...]:
    """The columns that a row names; empty when it names no creatures with numbers."""
    found = tuple(column(label(cell)) for cell in row)
    if "name" not in found and "player" in found:
        found = tuple("name" if one == "player" else one for one in found)
    return found if "name" in found and POINTS & set(found) else ()


def column(heading: str) -> str:
    """What a heading names; some say of what it is (`creature_size`)."""
    bare = heading.removeprefix("creature").removeprefix("monster")
    return BY_LABEL.get(heading) or BY_LABEL.get(bare, "")


def headed_at(found: Sequence[Sequence[str]]) -> int | None:
    """Where the row stands that names the columns; titles may come before it."""
    return next((at for at, row in enumerate(found[:HEADS]) if named(row)), None)


def columns(found: list[list[str]]) -> tuple[str, ...]:
    """What each column is, by the first row or by order; empty when this is no such table."""
    if not found:
        return ()
    if heads := named(found[0]):
        return heads
    fits = all(
        2 <= len(row) <= len(IN_ORDER)
        and re.search(r"[^\W\d]", row[0])
        and all(re.fullmatch(r"[+-]?\d{1,6}(?: ?\([\dd+ -]+\))?|", cell) for cell in row[1:])
        and re.search(r"\d", row[1])
        for row in found
    )
    return IN_ORDER[: max(len(row) for row in found)] if fits else ()


def read(value: Any) -> Haul:
    """A creature for each row."""
    whole = rows(value)
    kinds = columns(whole)
    headed = bool(kinds) and bool(named(whole[0]))
    found: list[Found] = []
    troubles: list[Trouble] = []
    for number, row in enumerate(whole[headed:], 1 + headed):
        cells = {kind: cell for kind, cell in zip(kinds, row, strict=False) if kind and cell}
        if "name" not in cells or not re.search(r"\w", cells["name"]):
            troubles.append(Trouble(str(number), "no-name"))
            continue
        heads = whole[0] if headed else ()
        other = {
            head: cell for head, kind, cell in zip(heads, kinds, row, strict=False) if not kind
        }
        found.append(creature(cells, other, guessed=not headed))
    return Haul(FORMAT, tuple(found), fight(found), tuple(troubles))


def fight(found: list[Found]) -> tuple[FoundEncounter, ...]:
    """The rows as an encounter, once one of them has a count, an initiative or a condition."""
    rows_of_it = tuple(one for one in found if one.kind != "pc")
    if all(one.current == Current() for one in rows_of_it):
        return ()
    return (FoundEncounter("", rows_of_it),)


def creature(cells: Mapping[str, str], other: Mapping[str, str], *, guessed: bool) -> Found:
    """One row."""
    book = Notebook(cells["name"])
    if guessed:
        book.remark("columns", "guessed", ", ".join(IN_ORDER), "by-order")
    book.hp(cells.get("max_hp") or cells.get("hp"), cells.get("hit_dice"))
    if "ac" in cells:
        book.ac(cells["ac"])
    book.speed(cells.get("speed"))
    book.abilities({name: cells[name] for name in NAMES.values() if name in cells})
    book.challenge(cells.get("challenge"), cells.get("xp"))
    book.kind_line(cells.get("kind_line"))
    book.size(cells.get("size"))
    book.words(cells.get("alignment"), "alignment", lower=True)
    particulars(book, cells)
    if "passive_perception" in cells:
        book.whole(cells["passive_perception"], "passive_perception")
    rolled = cells.get("initiative", "")
    dice = D20.fullmatch(rolled)
    if dice:
        rolled = dice[1] or "+0"
    elif rolled and figures.number(rolled) is None:
        book.note("initiative", rolled)
    states = cells.get("conditions", "").lower()
    if re.sub("|".join((*CONDITIONS, r"\W")), "", states):
        book.note("conditions", states)
    bonus = cells.get("initiative_bonus") or (rolled if rolled[:1] in "+-−" else "")
    if bonus:
        book.whole(bonus, "initiative_bonus", (-99, 99))
    book.note("", cells.get("notes"))
    book.left_over(other, ())
    return book.found(kind_of(cells), current(cells, rolled if not bonus else ""))


def particulars(book: Notebook, cells: Mapping[str, str]) -> None:
    """What few tables have: saves, skills, defences, and deeds one after the other in a cell."""
    book.saves(cells.get("saves"))
    book.skills(cells.get("skills"))
    book.senses(cells.get("senses"))
    book.languages(cells.get("languages"))
    book.defences(cells.get("resist"), "resist")
    book.defences(cells.get("immune"), "immune")
    book.defences(cells.get("vulnerable"), "vulnerable")
    book.condition_immune(cells.get("condition_immune"))
    for section in DEEDS:
        for name, text in entries(cells.get(section, "")):
            book.deed(section, name, text)


def entries(cell: str) -> list[tuple[str, str]]:
    """The deeds of a cell with their names; what begins as none belongs to the one before."""
    found: list[tuple[str, str]] = []
    for line in STARTS.sub("\n", plain(cell)).splitlines():
        entry = entry_of(line.strip())
        if entry is not None or not found:
            found.append(entry or ("", line))
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line}")
    return [one for one in found if any(one)]


def kind_of(cells: Mapping[str, str]) -> Any:
    """Player characters are marked by a word, or by who plays them."""
    player = label(cells.get("player", ""))
    if player and player not in NOBODY:
        return "pc"
    word = label(cells.get("kind", ""))
    if word in ("pc", "player", "party", "hero", "character", "yes", "true"):
        return "pc"
    return "npc" if word in ("npc", "ally", "friend") else "monster"


def current(cells: Mapping[str, str], rolled: str) -> Current:
    """How it stands now."""
    count = one_line(cells.get("count"))
    return Current(
        hp=figures.number(cells.get("hp")),
        temp_hp=min(max(figures.number(cells.get("temp_hp")) or 0, 0), 999_999),
        initiative=figures.number(rolled),
        conditions=words_of(one_line(cells.get("conditions")).lower(), CONDITIONS),
        count=short(name_of(count), 20) or "1",
    )
