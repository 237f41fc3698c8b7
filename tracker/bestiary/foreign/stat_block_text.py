"""A stat block as plain text, copied from a PDF or a page; several one after the other.

Each begins at its armor class; name and kind stand in the lines before it. What belongs to no
label and no entry goes to the notes.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign import stat_block_lines as lines
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.report import Found, Haul, Trouble
from tracker.bestiary.foreign.stat_block_mending import mended, uncut
from tracker.bestiary.foreign.stat_block_scores import Scores
from tracker.bestiary.foreign.values import Notebook

FORMAT = "text"
TOGETHER = re.compile(r"armou?r class\b.{0,200}\b(?:hit points|hp)\b", re.IGNORECASE)
APART = re.compile(
    r"(?<=\S) +(?=(?:Armor Class|Hit Points|HP|Speed|STATS|STR|Saves|Saving Throws|Skills|Damage (?:Resistances|Immunities|"
    r"Vulnerabilities)|Condition Immunities|Senses|Languages|Challenge)\b[: ]+[\dA-Za-z+(-])"
)
HEADS = re.compile(r"(?<=[.)\d]) +((?:Legendary |Bonus )?(?:Actions|Reactions)) +(?=[A-Z])")
STARTS = re.compile(
    r"(?<=[.!?)]) +(?=(?:[A-Z][\w'-]+ ){0,5}[A-Z][\w'-]+(?: \([^()]{1,60}\))?\. (?:[A-Z]|\d))"
)
SIZED = re.compile(r"(?<=\w) +(?=(?:Tiny|Small|Medium|Large|Huge|Gargantuan) [a-z])")
SHORT = re.compile(
    r"\s*[\u00b7\u2022|;,/]\s*(?=(?:AC|HP|Armou?r Class|Hit Points|Speed|Initiative)\b[: ]+[+-]?\d)"
)
ALONE = re.compile(r"STR|DEX|CON|INT|WIS|CHA", re.IGNORECASE)
SAVES = re.compile(r"(?:[A-Za-z]+ [+-] ?\d{1,2}(?:, ?|$))+")
SOURCE = re.compile(r"source\b|family\b|from the\b|page \d", re.IGNORECASE)
COLONS = re.compile(r"[A-Z][\w' ()/-]{1,60}: ?(?:melee|ranged)\b", re.IGNORECASE)
OFFERS = re.compile(r"one of the following|detailed below", re.IGNORECASE)
MOST = 2_000
"""Creatures of one text."""
BACK = 6
"""Lines before the armor class in which the name is looked for."""


def knows(value: Any) -> bool:
    """Whether there is an armor class or hit points with a number."""
    return isinstance(value, str) and bool(anchors(spread(value)))


def read(value: Any) -> Haul:
    """Every stat block of the text."""
    whole = spread(value)
    starts = sorted({head_of(whole, at) for at in anchors(whole)})
    ends = [*starts[1:], len(whole)]
    pairs = list(zip(starts, ends, strict=False))
    found = [creature(whole[here:there]) for here, there in pairs[:MOST]]
    more = len(pairs) > MOST
    troubles = (Trouble("", "too-many-creatures", (("most", MOST),)),) if more else ()
    return Haul(FORMAT, tuple(found), (), troubles)


def spread(text: str) -> list[str]:
    """Lines, with a label's value brought back beside it and what stood in one line set apart."""
    text = uncut(text)
    if TOGETHER.search(text):
        text = APART.sub("\n", SIZED.sub("\n", text))
        text = STARTS.sub("\n", HEADS.sub(r"\n\1\n", text))
    whole: list[str] = []
    for line in map(mended, piecewise(lines.lines_of(text))):
        if lines.FURNITURE.fullmatch(line) and not (whole and ALONE.fullmatch(whole[-1])):
            continue
        waits = whole and lines.label_of(whole[-1]) != ("", "") and not lines.label_of(whole[-1])[1]
        if waits and line and not lines.label_of(line)[0]:
            whole[-1] = f"{whole[-1]} {line}"
        elif line or (whole and whole[-1]):
            whole.append(line)
    return whole


def piecewise(found: Iterable[str]) -> Iterator[str]:
    """`AC 13 \u00b7 HP 10 (3d4 + 3) \u00b7 Speed 20 ft.` as a line for each of them."""
    for line in found:
        field, _ = lines.label_of(line)
        yield from SHORT.split(line) if field in ("ac", "hp", "speed", "initiative") else (line,)


def anchors(whole: Sequence[str]) -> list[int]:
    """Where a stat block has its armor class, or its hit points when it has none."""
    marks = [lines.label_of(line) for line in whole]
    numbered = [
        (number, field)
        for number, (field, rest) in enumerate(marks)
        if field in ("ac", "hp") and figures.number(rest) is not None
    ]
    points = [number for number, field in numbered if field == "hp"]
    armor = [number for number, field in numbered if field == "ac" and near(number, whole, points)]
    return armor or points


def near(at: int, whole: Sequence[str], points: Sequence[int]) -> bool:
    """Whether hit points or a kind stand close by: a web has an armor class too, in prose."""
    after = bisect_left(points, at - BACK)
    return (after < len(points) and points[after] <= at + BACK) or any(
        lines.is_kind_line(line) for line in whole[max(at - BACK, 0) : at]
    )


def head_of(whole: Sequence[str], at: int) -> int:
    """The line of the name: before the kind, else the last one before the armor class."""
    for here in range(at - 1, max(at - BACK, 0) - 1, -1):
        if lines.is_kind_line(whole[here]):
            before = [line for line in range(max(here - 2, 0), here) if whole[line]]
            named = [line for line in before if not SOURCE.match(whole[line])]
            return (named or before)[-1] if before else here
    before = [line for line in range(max(at - 3, 0), at) if whole[line]]
    return before[0] if len(before) == 1 else before[-1] if before else at


class Entry(NamedTuple):
    """A trait or action as far as it has been read."""

    section: Section
    name: str
    text: list[str]


class Reader:
    """Goes through the lines of one creature and sorts them."""

    def __init__(self, *, colons: bool = False) -> None:
        self.colons = colons
        """Whether the names of entries end with colons."""
        self.fields: dict[str, str] = {}
        self.entries: list[Entry] = []
        self.scores = Scores()
        self.section: Section = "traits"
        self.into = ""
        self.last = ""
        self.strays: list[str] = []

    def line(self, line: str, following: str) -> None:
        """One line more, and the next one that is not empty."""
        field, rest = lines.label_of(line)
        section = lines.section_of(line)
        if not line:
            self.last = ""
            return
        goes_on = self.into == "saves" and self.last.endswith(",") and SAVES.fullmatch(line)
        if not goes_on and self.scores.take(line):
            return
        if field and (field not in self.fields or not self.entries):
            self.fields[field] = rest.strip(" |")
            self.scores.awaiting = False
            self.into = field
        elif section:
            self.section, self.into = section, "heading"
        else:
            self.prose(line, following)
        self.last = line

    def prose(self, line: str, following: str) -> None:
        """An entry begins, or what came before goes on."""
        entry = lines.entry_of(line, colon=self.colons) if self.begins(line) else None
        if entry is None and self.alone(line, following):
            entry = line.strip(" :"), ""
        if entry is not None:
            self.entries.append(Entry(self.section, entry[0], [entry[1]] if entry[1] else []))
            self.into = "entry"
        elif self.into == "entry":
            self.entries[-1].text.append(line)
        elif self.into == "heading":
            self.entries.append(Entry(self.section, "", [line]))
            self.into = "entry"
        elif self.into and self.into in self.fields:
            self.fields[self.into] += f" {line}"
        else:
            self.strays.append(line)

    def alone(self, line: str, following: str) -> bool:
        """Whether the line is an entry's name and no more."""
        done = self.into == "heading" or lines.ended(self.last)
        return done and self.into != "" and bool(lines.name_alone(line, following))

    def begins(self, line: str) -> bool:
        """Whether an entry may begin here: what came before is at its end."""
        if self.into != "entry" or lines.ended(self.last):
            return True
        return (
            bool(re.search(r"(?:melee|ranged) (?:weapon |spell )?attack", line, re.IGNORECASE))
            or bool(
                re.match(
                    r"at will|cantrip|\d(?:st|nd|rd|th)|\d/day|[\w, ]+\(self only\)",
                    self.last,
                    re.IGNORECASE,
                )
            )
            or "spell" in self.entries[-1].name.lower()
        )


def creature(block: Sequence[str]) -> Found:
    """One stat block."""
    name, kind, rest = headed(block)
    reader = Reader(colons=any(COLONS.match(line) for line in block))
    filled = iter([*(line for line in rest if line), ""])
    following = next(filled)
    for line in rest:
        following = next(filled) if line else following
        reader.line(line, following)
    name = re.sub(r"^\d{1,3}[.)] (?=[A-Z])", "", name)
    book = Notebook(name.title() if name.isupper() and len(name) > 3 else name)
    book.kind_line(kind)
    header(book, reader.fields)
    reader.scores.into(book)
    for section, deed, text in gathered(reader.entries):
        book.deed(section, deed, "\n".join(joined(text)))
    for stray in reader.strays:
        book.note("", stray, "unknown-line")
    return book.found()


def gathered(entries: Sequence[Entry]) -> list[Entry]:
    """Breaths and roars go into the entry that offers them."""
    found: list[Entry] = []
    for section, name, text in entries:
        offers = found and OFFERS.search(" ".join(found[-1].text))
        if offers and re.search(r"(?:breath|roar)(?: \(.*)?$", name, re.IGNORECASE):
            found[-1].text.append(f"\n{name}. {' '.join(text)}")
        else:
            found.append(Entry(section, name, list(text)))
    return found


def headed(block: Sequence[str]) -> tuple[str, str, Sequence[str]]:
    """Name, kind, and the lines behind them."""
    here = next((n for n, line in enumerate(block[:BACK]) if lines.is_kind_line(line)), None)
    if here is not None:
        return (block[0] if here else ""), block[here], [*block[1:here], *block[here + 1 :]]
    if block and not lines.label_of(block[0])[0]:
        return block[0], "", block[1:]
    return "", "", block


def header(book: Notebook, fields: dict[str, str]) -> None:
    """The labelled values."""
    armor, _, initiative = fields.get("ac", "").partition("Initiative")
    initiative = fields.get("initiative", initiative).strip(" :")
    book.ac(armor)
    book.hp(fields.get("hp"))
    if re.match(r"[+-]", initiative):
        book.whole(initiative, "initiative_bonus", (-99, 99))
    book.speed(fields.get("speed"))
    book.saves(fields.get("saves"))
    book.skills(fields.get("skills"))
    book.defences(fields.get("vulnerable"), "vulnerable")
    book.defences(fields.get("resist"), "resist")
    book.defences(fields.get("immune"), "immune")
    book.condition_immune(fields.get("condition_immune"))
    book.senses(fields.get("senses"))
    book.languages(fields.get("languages"))
    book.challenge(fields.get("challenge"))
    bonus = re.search(r"pb:? ?\+(\d{1,2})", fields.get("challenge", ""), re.IGNORECASE)
    known = fields.get("proficiency") or (bonus[1] if bonus else None)
    if known:
        book.whole(known, "proficiency")
    book.note("Gear", fields.get("gear"))


def joined(text: Sequence[str]) -> list[str]:
    """Lines put together again; rows of a spell list stay lines of their own."""
    found: list[str] = []
    for line in text:
        row = re.match(
            r"(?:at will|cantrips?|constant|\d(?:st|nd|rd|th)[ -]level|\d+/day)\b",
            line,
            re.IGNORECASE,
        )
        apart = row or line.startswith("\n")
        if found and not apart and not re.search(r"[a-z]-$", found[-1]):
            found[-1] += f" {line}"
        elif found and not apart:
            found[-1] = found[-1][:-1] + line
        else:
            found.append(line)
    return found
