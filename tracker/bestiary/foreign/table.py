"""A table of creatures: name, hit points, AC, initiative, by commas, semicolons, tabs or bars.

The first row names the columns, or else they are taken in that order. An initiative with a sign is
a bonus, one without is what was rolled.
"""

import csv
import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.phrases import NAMES, words_of
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.text import label, name_of, one_line, short
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import CONDITIONS

FORMAT = "csv"
SIGNS = ",;\t|"
MOST_ROWS = 5_000
COLUMNS = {
    "name": "name creature monster character who combatant".split(),
    "max_hp": "hp maxhp hitpoints maxhitpoints maximumhitpoints hpmax health".split(),
    "hp": "currenthp hpcurrent currenthitpoints hpnow".split(),
    "hit_dice": "hitdice hd dice hpdice hitpointdice".split(),
    "temp_hp": "temphp temporaryhp temporaryhitpoints thp temp".split(),
    "ac": "ac armorclass armourclass armor".split(),
    "initiative": "initiative init inititative initiativeroll".split(),
    "initiative_bonus": "initiativebonus initiativemodifier initmod initbonus".split(),
    "count": "count number quantity qty amount".split(),
    "speed": "speed speeds movement".split(),
    "kind_line": "type".split(),
    "kind": "kind role side player pc".split(),
    "challenge": "cr challenge challengerating".split(),
    "xp": "xp experience experiencepoints".split(),
    "passive_perception": "passiveperception pp passive".split(),
    "size": "size".split(),
    "alignment": "alignment".split(),
    "conditions": "conditions condition status".split(),
    "notes": "notes note description comment".split(),
} | {short_name: [short_name, name] for name, short_name in NAMES.items()}
BY_LABEL = {word: column for column, words in COLUMNS.items() for word in words}
D20 = re.compile(r"1?d20\s*([+−-]\s*\d{1,2})?", re.IGNORECASE)
IN_ORDER = ("name", "max_hp", "ac", "initiative")


def knows(value: Any) -> bool:
    """Whether the text is a table with names and hit points or AC."""
    return isinstance(value, str) and bool(columns(rows(value)))


def rows(text: str) -> list[list[str]]:
    """The rows in cells; the sign between them is the one that most lines have as often."""
    lines = [line for line in text.splitlines()[:MOST_ROWS] if re.search(r"\w", line)]
    if not lines:
        return []
    sign = max(
        SIGNS, key=lambda one: (sum(line.count(one) > 0 for line in lines), lines[0].count(one))
    )
    if sign not in lines[0]:
        return []
    if sign == "|":
        lines = [line.strip().strip("|") for line in lines]
    try:
        cells = csv.reader(lines, delimiter=sign, skipinitialspace=True)
        return [
            [cell.strip() for cell in row] for row in cells if any(cell.strip() for cell in row)
        ]
    except csv.Error:
        return []


def columns(found: list[list[str]]) -> tuple[str, ...]:
    """What each column is, by the first row or by order; empty when this is no such table."""
    if not found:
        return ()
    named = tuple(BY_LABEL.get(label(cell), "") for cell in found[0])
    if "name" in named and {"max_hp", "ac", "initiative", "hp", "hit_dice"} & set(named):
        return named
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
    headed = bool(kinds) and any(BY_LABEL.get(label(cell)) for cell in whole[0])
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
    return book.found(kind_of(cells.get("kind", "")), current(cells, rolled if not bonus else ""))


def kind_of(word: str) -> Any:
    """Player characters are marked by a word of their own."""
    word = label(word)
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
