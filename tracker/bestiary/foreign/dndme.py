"""dndme: TOML files of one monster, one encounter with groups, or a party.

Groups count themselves by numbers, dice, other groups and the players (`players + 2`); what a
group is made of stands in other files, so that an encounter's entries only name their creatures.
"""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.raw import series, table, tables
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.text import label, one_line, plain
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import StatBlock
from tracker.rules.words import ABILITIES, CONDITIONS

FORMAT = "dndme"
SECTIONS: tuple[tuple[str, Section], ...] = (
    ("features", "traits"),
    ("actions", "actions"),
    ("bonus_actions", "bonus_actions"),
    ("reactions", "reactions"),
    ("legendary_actions", "legendary"),
)
READ = {
    *(key for key, _ in SECTIONS),
    *ABILITIES,
    *"name size mtype race alignment ac armor max_hp speed skills senses languages cr xp".split(),
    *"vulnerable resist immune notes image_url cclass level pronouns cur_hp temp_hp".split(),
    *"initiative_mod conditions".split(),
}
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")
PLAYERS = 4
"""Players that are assumed when a count needs their number."""
MOST = 500
TERM = re.compile(r"\d*d\d+|\d+|[a-z_][\w-]*", re.IGNORECASE)
SCANNED = re.compile(r"(?<![a-z0-9])(\d*)l(?=d\d)|(?<=\dd)l(?=\d)", re.IGNORECASE)


def knows(raw: object) -> bool:
    """A monster with `max_hp`, an encounter with groups of monsters, a party of such tables."""
    here = table(raw)
    if _is_encounter(here):
        return True
    if "max_hp" in here and not isinstance(here["max_hp"], Mapping):
        return "name" in here or "ac" in here
    return any("max_hp" in one for one in tables(here))


def _is_encounter(here: Mapping[str, Any]) -> bool:
    return any("monster" in group for group in tables(here.get("groups")))


def read(raw: object) -> Haul:
    """What the file holds, by its shape."""
    here = table(raw)
    if _is_encounter(here):
        return Haul(FORMAT, encounters=(encounter(here),))
    if "max_hp" in here:
        return Haul(FORMAT, (creature(here),))
    members = [(key, one) for key, one in here.items() if "max_hp" in table(one)]
    others = [key for key, one in here.items() if "max_hp" not in table(one)]
    troubles = tuple(Trouble(one_line(key), "not-a-creature") for key in others)
    return Haul(FORMAT, tuple(creature(table(one), key) for key, one in members), troubles=troubles)


def creature(here: Mapping[str, Any], key: str = "") -> Found:
    """A monster, or a member of a party."""
    player = "cclass" in here or "cur_hp" in here or ("level" in here and "cr" not in here)
    name = one_line(here.get("name")) or key
    book = Notebook(name if player else named(name))
    book.hp(unscanned(here.get("max_hp")))
    book.ac(here.get("ac"), here.get("armor"))
    book.size(here.get("size"))
    book.words(type_words(here), "type", lower=True)
    book.words(here.get("alignment"), "alignment", lower=True)
    book.speed(here.get("speed"))
    book.abilities({name: here[name] for name in ABILITIES if here.get(name) not in (None, "")})
    bonuses(book, table(here.get("skills")))
    senses = {
        "passive perception" if label(key) == "perception" else key: one
        for key, one in table(here.get("senses")).items()
        if one != 0
    }
    book.senses(senses)
    book.languages(here.get("languages"))
    book.challenge(here.get("cr"), here.get("xp"))
    book.defences(here.get("resist"), "resist")
    book.defences(here.get("immune"), "immune")
    book.defences(here.get("vulnerable"), "vulnerable")
    for field, section in SECTIONS:
        for key, entry in table(here.get(field)).items():
            deed(book, section, key, entry)
    level(book, here)
    book.note("", here.get("notes"))
    book.left_over(here, READ)
    return book.found("pc" if player else "monster", standing(book, here))


def named(name: str) -> str:
    """Monsters are called by keys (`young_green_dragon`); a name is read as words."""
    words = name.replace("_", " ").strip()
    return words.title() if words == words.lower() else words


def type_words(here: Mapping[str, Any]) -> str:
    """`humanoid:goblinoid` is humanoid (goblinoid); a player has a race."""
    kind, _, other = one_line(here.get("mtype")).partition(":")
    if kind:
        return f"{kind.strip()} ({other.strip()})" if other.strip() else kind
    return one_line(here.get("race"))


def bonuses(book: Notebook, raw: Mapping[str, Any]) -> None:
    """Skills, with saving throws among them as `dex_save`."""
    saves = {key.removesuffix("_save"): one for key, one in raw.items() if key.endswith("_save")}
    book.saves(saves)
    book.skills({key: one for key, one in raw.items() if not key.endswith("_save")})


def deed(book: Notebook, section: Section, key: str, entry: object) -> None:
    """A feature or action; lists of spells become the lines of a stat block, the rest notes."""
    here = table(entry)
    name = one_line(here.get("name")) or key.replace("_", " ").title()
    text = here.get("description", "") if here else entry
    words = re.sub(r"(range \d+)-(\d+)", r"\1/\2", str(unscanned(plain(text).replace("·", "-"))))
    book.deed(section, name, "\n".join((words, *spells(here))))
    for other in sorted(here.keys() - {"name", "description", "cantrips", "spells", "slots"}):
        if other != "slots_used" or any(map(figures.number, series(here[other]))):
            book.note(f"{name}, {other}", unwrapped(here[other]))


def spells(here: Mapping[str, Any]) -> list[str]:
    """`cantrips`, and `spells` with `slots` by level."""
    lines = []
    cantrips = one_line(here.get("cantrips"))
    if cantrips:
        lines.append(f"Cantrips (at will): {cantrips}")
    slots = [figures.number(one) or 0 for one in series(here.get("slots"))]
    for level, names in enumerate(series(here.get("spells"))[:9]):
        if one_line(names):
            count = slots[level] if level < len(slots) else 0
            lines.append(f"{ORDINALS[level]} level ({count} slots): {one_line(names)}")
    return lines


def unwrapped(raw: object) -> object:
    """Lists within lists keep their borders."""
    rows = series(raw)
    nested = any(isinstance(row, list) for row in rows)
    return "; ".join(one_line(row) or "-" for row in rows) if nested else raw


def unscanned(raw: object) -> object:
    """Dice as text recognition misreads them: `ld6` and `2dl0`."""
    return SCANNED.sub(lambda found: f"{found[1] or ''}1", raw) if isinstance(raw, str) else raw


def level(book: Notebook, here: Mapping[str, Any]) -> None:
    """What only a player has."""
    words = [one_line(here.get("cclass")), one_line(here.get("level"))]
    book.note("class", " ".join(filter(None, words)))
    book.note("pronouns", here.get("pronouns"))
    bonus = here.get("initiative_mod")
    found = book.number(bonus, "initiative_bonus", (-99, 99)) if bonus is not None else None
    if found is not None:
        book.keep("initiative_bonus", found)


def standing(book: Notebook, here: Mapping[str, Any]) -> Current:
    """Current and temporary hit points, conditions."""
    hp = figures.number(here.get("cur_hp"))
    names = [key.casefold() for key in table(here.get("conditions"))]
    for other in set(names) - set(CONDITIONS):
        book.note("conditions", other)
    return Current(
        hp=max(0, hp) if hp is not None else None,
        temp_hp=min(max(0, figures.number(here.get("temp_hp")) or 0), 999_999),
        conditions=tuple(name for name in names if name in CONDITIONS),
    )


def encounter(here: Mapping[str, Any]) -> FoundEncounter:
    """An encounter's groups as entries that name their creatures."""
    groups = {key: table(one) for key, one in table(here.get("groups")).items() if table(one)}
    entries: list[Found] = []
    for key, group in groups.items():
        entries += members(key, group, groups)
    place, notes = one_line(here.get("location")), plain(here.get("notes"))
    name = one_line(here.get("name")) or place
    return FoundEncounter(name, tuple(entries), "\n\n".join(filter(None, (place, notes))))


def members(
    key: str, group: Mapping[str, Any], groups: Mapping[str, Mapping[str, Any]]
) -> list[Found]:
    """A group as one entry, or as one for every number in its list of hit points."""
    book = Notebook(named(one_line(group.get("monster")) or key))
    count = counted(book, one_line(group.get("count", 1)), groups, frozenset((key,)))
    armor = figures.number(group.get("ac"))
    book.left_over(group, ("monster", "name", "count", "max_hp", "ac"))
    armor = armor if armor and 0 < armor < 100 else None
    block = StatBlock(book.facts.get("name", "?"), 1, armor or 10)
    raw = group.get("max_hp")
    if not isinstance(raw, list):
        points = hit_points(book, raw)
        called = one_line(group.get("name")).replace("_", " ")
        names = (called,) if called and count == "1" else ()
        current = Current(max_hp=points, hp=points, count=count, ac=armor, names=names)
        return [Found(block, "monster", current, tuple(book.remarks), known=False)]
    singles = [hit_points(book, one) for one in raw[:MOST]]
    whole = int(count) if count.isdigit() else len(singles)
    singles = singles[:whole] + [None] * min(MOST, max(0, whole - len(singles)))
    remarks = tuple(book.remarks)
    return [
        Found(block, "monster", Current(max_hp=one, hp=one, ac=armor), remarks, known=False)
        for one in singles
    ]


def hit_points(book: Notebook, raw: object) -> int | None:
    """A number, or the average of dice, which is said."""
    formula = figures.dice_in(unscanned(raw))
    points = figures.average(formula) if formula else figures.number(raw)
    if points is None or raw in (None, ""):
        return None
    points = min(max(1, points), 999_999)
    if formula:
        book.remark("max_hp", "guessed", f"{formula} = {points}", "average-of-dice")
    return points


def counted(
    book: Notebook,
    text: str,
    groups: Mapping[str, Mapping[str, Any]],
    asked: frozenset[str],
) -> str:
    """`1d4+2`, `goblins + evil_mage`, `players + 2` as a number or dice."""

    def term(found: re.Match[str]) -> str:
        word = found[0]
        if word[0].isdigit() or figures.tidy(word):
            return word
        if word.lower() in ("players", "player", "party"):
            book.remark("count", "guessed", text, "players-assumed")
            return str(PLAYERS)
        if word in groups and word not in asked:
            book.remark("count", "guessed", text, "count-of-another")
            other = one_line(groups[word].get("count", 1))
            return counted(book, other, groups, asked | {word})
        book.drop("count", text)
        return "1"

    written = TERM.sub(term, text).replace(" ", "")
    if written.isdigit():
        return str(min(int(written[:6]), MOST))
    whole = _sum(written)
    return whole or figures.tidy(written) or "1"


def _sum(text: str) -> str:
    """A sum of plain numbers as one number."""
    if not re.fullmatch(r"\d{1,6}(?:[+-]\d{1,6})+", text):
        return ""
    return str(min(max(0, sum(map(int, re.findall(r"[+-]?\d+", text)))), MOST))
