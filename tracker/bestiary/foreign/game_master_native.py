"""What a campaign of Game Master 5 writes otherwise than its compendium, and its encounters.

Skills and abilities are numbers there, an attack has its parts in elements of their own, and a
combatant is a creature written out, or the `uid` of one that stands elsewhere in the file.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.encounter.numbers.abilities import SKILLS
from tracker.rules.words import ABILITIES

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

IDS = sorted(SKILLS)
"""Skills by their number."""
MOST = 1_000


def tag(one: "Element") -> str:
    """The element's name without a namespace, in lower case."""
    return one.tag.rpartition("}")[2].lower()


def texts(one: "Element", name: str) -> list[str]:
    """The texts of all children of a name, those within them included."""
    return ["".join(entry.itertext()) for entry in one if tag(entry) == name]


def words(one: "Element", *names: str) -> str:
    """The first text there is among children of these names, in one line."""
    return next(
        (line for name in names for text in texts(one, name) if (line := one_line(text))), ""
    )


def several(one: "Element", name: str) -> str:
    """All texts of a name by commas: a field may be repeated; what has a name gives that alone."""
    found = (words(entry, "name") or one_line("".join(entry.itertext()))
             for entry in one if tag(entry) == name)  # fmt: skip
    return ", ".join(filter(None, found))


def native(one: "Element") -> bool:
    """Whether a creature is written as in a campaign."""
    return bool(texts(one, "abilities") or texts(one, "hpmax"))


def numbered(one: "Element", name: str, key: str, names: tuple[str, ...] | list[str]) -> str:
    """`<skill><id>16</id><modifier>4</modifier></skill>` as `stealth +4`; plain text as it is."""
    found = []
    for entry in one:
        if tag(entry) != name:
            continue
        if not any(tag(sub) in (key, "modifier") for sub in entry):
            found.append(one_line("".join(entry.itertext())))
            continue
        nth = figures.number(words(entry, key)) or 0
        bonus = figures.number(words(entry, "modifier")) or 0
        if 0 <= nth < len(names):
            found.append(f"{names[nth]} {bonus:+d}")
    return ", ".join(filter(None, found))


def skills(one: "Element") -> str:
    """By number or in words."""
    return numbered(one, "skill", "id", IDS)


def saves(one: "Element") -> str:
    """The same of saving throws."""
    found = (numbered(one, name, "ability", ABILITIES) for name in ("save", "savingthrow"))
    return ", ".join(filter(None, found))


def attacks(one: "Element") -> list[str]:
    """`name|bonus|damage` of each attack, whichever way it is written."""
    return [
        "|".join((words(entry, "name"), words(entry, "atk"), words(entry, "dmg")))
        if any(tag(sub) in ("atk", "dmg") for sub in entry)
        else "".join(entry.itertext())
        for entry in one
        if tag(entry) == "attack"
    ]


# Encounters.


def encounters(
    root: "Element", creatures: Mapping[int, Found]
) -> Iterator[tuple[FoundEncounter, list[Trouble]]]:
    """Every encounter of the file; `creatures` by the identity of their elements."""
    named = {
        words(one, "uid"): creatures[id(one)]
        for one in root.iter()
        if id(one) in creatures and words(one, "uid")
    }
    for nth, one in enumerate((one for one in root.iter() if tag(one) == "encounter"), 1):
        name = words(one, "name") or f"encounter {nth}"
        entries: list[Found] = []
        troubles: list[Trouble] = []
        for combatant in [sub for sub in one if tag(sub) == "combatant"][:MOST]:
            found = entry(combatant, creatures, named)
            if found is None:
                who = words(combatant, "name", "label", "monster")
                troubles.append(Trouble(name, "creature-elsewhere-named", (("who", who),)))
            else:
                entries.append(found)
        notes = [note(sub) for sub in one if tag(sub) in ("note", "text")]
        if entries or troubles:
            yield FoundEncounter(name, tuple(gathered(entries)), "\n".join(notes)), troubles


def note(one: "Element") -> str:
    """Name and text."""
    name, text = words(one, "name"), words(one, "text")
    return f"{name}. {text}" if name and text else name or text or one_line("".join(one.itertext()))


def entry(
    combatant: "Element", creatures: Mapping[int, Found], named: Mapping[str, Found]
) -> Found | None:
    """Who it is and how it stands."""
    for one in (combatant, *combatant):
        found = creatures.get(id(one)) or named.get(words(one, "uid"))
        if found is not None:
            return standing(combatant, one, found)
    return None


def standing(combatant: "Element", one: "Element", found: Found) -> Found:
    """A creature as this combatant has it."""
    hp = figures.number(words(one, "hpcurrent"))
    hp = found.current.hp if hp is None else hp
    label = words(one, "label")
    enemy = words(one, "enemy")
    current = Current(
        hp=hp if hp is not None and 0 <= hp < found.block.max_hp else None,
        initiative=figures.number(words(combatant, "initiative", "init")),
        hidden=words(combatant, "hidden") == "1",
        side="party" if found.kind == "npc" or enemy == "0" else "",
        names=(label,) if label and label != found.block.name and found.kind != "pc" else (),
    )
    return replace(found, current=current)


def gathered(entries: list[Found]) -> Iterator[Found]:
    """Those alike that stand one after the other as one entry of several."""
    alike: list[Found] = []
    for one in [*entries, None]:
        if one is not None and alike and same(one, alike[-1]):
            alike.append(one)
            continue
        if alike:
            first = alike[0].current
            names = tuple(name for each in alike for name in each.current.names)
            many = replace(first, count=str(len(alike)), names=names)
            yield replace(alike[0], current=many)
        alike = [one] if one is not None else []


def same(one: Found, other: Found) -> bool:
    """The same kind in the same state; the names may differ."""
    bare = (replace(found.current, names=()) for found in (one, other))
    named = bool(one.current.names) == bool(other.current.names)
    return one.kind != "pc" and one.block == other.block and named and next(bare) == next(bare)
