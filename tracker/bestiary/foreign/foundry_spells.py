"""Spells of a Foundry actor: every spell is an item, the trait that casts them another.

The trait's prose has ability, DC and bonus; the list of spells is added to it as the lines that a
stat block prints, so that the one reader of spellcasting prose reads both.
"""

from tracker.bestiary.foreign import prose
from tracker.bestiary.foreign.foundry_items import Item
from tracker.bestiary.foreign.foundry_text import ABILITIES
from tracker.bestiary.foreign.foundry_values import Actor, whole
from tracker.bestiary.foreign.raw import at, first, table
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook

ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")
ROWS = "2 3 42 43 432 433 4331 4332 43331 43332 433321 433321 4333211 4333211 43332111".split()
ROWS += "43332111 433321111 433331111 433332111 433332211".split()
"""Slots by level of spellcaster, from 1st level spells up."""
FREE = ("atwill", "at-will")
INNATE = ("innate",)


def spellcasting(book: Notebook, one: Actor, items: list[Item]) -> None:
    """The casting trait with its spells; made up from the sheet when there is no such trait."""
    spells = [item for item in items if item.kind == "spell" and item.name]
    if not spells:
        return
    lines = listed(one, spells)
    for number, deed in enumerate(book.deeds):
        if prose.casts(deed.name):
            said = deed.text.lower()
            if spells[0].name.lower() in said:
                return
            text = "\n".join((deed.text, *lines))
            book.deeds[number] = deed._replace(text=text)
            return
    if not one.casting:
        book.note("spells", ", ".join(item.name for item in spells))
        return
    bonus = one.modifier(one.casting) + one.proficiency
    dc = 8 + bonus + one.value(at(one.system, "bonuses", "spell", "dc"))
    said = (
        f"Its spellcasting ability is {ABILITIES[one.casting]} "
        f"(spell save DC {dc}, {bonus:+d} to hit with spell attacks)."
    )
    level = caster_level(one)
    if level:
        said = f"It is a {level}th-level spellcaster. {said}"
    book.deed("traits", "Spellcasting", "\n".join((said, *lines)))


def caster_level(one: Actor) -> int:
    """Of monsters as written; a character's is its level."""
    written = whole(
        first(table(one.system.get("details")), ("spellLevel",))
        or at(one.system, "attributes", "spell", "level")
    )
    return min(max(0, written or (one.level if one.player else 0)), 20)


def listed(one: Actor, spells: list[Item]) -> list[str]:
    """A line for each level or frequency."""
    groups: dict[str, list[str]] = {}
    for item in sorted(spells, key=lambda spell: whole(spell.system.get("level"))):
        groups.setdefault(title(one, item), []).append(item.name)
    return [f"{name}: {', '.join(names)}" for name, names in groups.items()]


def title(one: Actor, item: Item) -> str:
    """Under which line a spell stands."""
    how = one_line(at(item.system, "preparation", "mode") or item.system.get("method"))
    uses = one.value(at(item.system, "uses", "max"))
    level = min(max(0, whole(item.system.get("level"))), 9)
    if how in INNATE and 0 < uses < 100:
        return f"{uses}/day each"
    if how in FREE or how in INNATE:
        return "At will"
    if level == 0:
        return "Cantrips (at will)"
    return f"{ORDINALS[level]} level ({slots(one, level)} slots)"


def slots(one: Actor, level: int) -> int:
    """As set on the sheet, or by the table of spellcasters."""
    here = table(at(one.system, "spells", f"spell{level}"))
    written = whole(first(here, ("override", "max")))
    row = ROWS[max(1, caster_level(one)) - 1]
    by_table = int(row[level - 1]) if caster_level(one) and level <= len(row) else 0
    return min(max(0, written or by_table or whole(here.get("value"))), 99)
