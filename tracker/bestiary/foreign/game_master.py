"""Game Master 5 and Fight Club 5: `<compendium>` with a `<monster>` each, every value an element.

The prose of an action is the source; its `<attack>name|bonus|damage</attack>` only stands in
where the prose has no attack. The parser refuses entities before this module sees anything.
A campaign of Game Master packs its scores into one `<abilities>`, and numbers sizes and the
challenges below 1.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.report import Current, Found, Haul, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules.words import ABILITIES, SIZES

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

FORMAT = "game-master"
SECTIONS: dict[str, Section] = {
    "trait": "traits",
    "action": "actions",
    "bonus": "bonus_actions",
    "bonusaction": "bonus_actions",
    "reaction": "reactions",
    "legendary": "legendary",
    "mythic": "mythic",
    "lair": "lair",
    "regional": "other",
}
PLAYERS = ("pc", "player", "character")
BELOW_ONE = {"0": "1/2", "-1": "1/4", "-2": "1/8", "-3": "0"}
MOST = 5_000
READ = {
    *SECTIONS,
    *ABILITIES,
    *"name size type alignment ac hp speed save skill resist immune vulnerable".split(),
    *"conditionimmune senses passive languages cr xp description source".split(),
    *"hpmax hpcurrent hd armor abilities label uid".split(),
}
USES = {"SHORT": "Recharges after a Short or Long Rest", "LONG": "1/Day"}


def knows(root: "Element") -> bool:
    """Whether any creature stands in the document."""
    kinds = ("monster", *PLAYERS)
    return tag(root) in ("compendium", *kinds) or any(tag(one) in kinds for one in root.iter())


def read(root: "Element") -> Haul:
    """Every creature of the document, wherever it stands."""
    found: list[Found] = []
    troubles: list[Trouble] = []
    for number, one in enumerate(creatures(root), 1):
        name = words(one, "name")
        if number > MOST:
            troubles.append(Trouble("", "too-many-creatures", (("most", MOST),)))
            break
        if not name and not words(one, "hp"):
            troubles.append(Trouble(f"{tag(one)} {number}", "nothing-in-it"))
        else:
            found.append(creature(one))
    return Haul(FORMAT, tuple(found), troubles=tuple(troubles))


def creatures(root: "Element") -> Iterator["Element"]:
    """Monsters and characters; a `<character>` within a `<pc>` is the character."""
    for one in root.iter():
        kind = tag(one)
        if kind == "monster" or (kind in PLAYERS and not any(tag(sub) in PLAYERS for sub in one)):
            yield one


def creature(one: "Element") -> Found:
    """One creature out of its element."""
    label = words(one, "label") if tag(one) in PLAYERS else ""
    book = Notebook(label or words(one, "name"))
    if label:
        book.note("", words(one, "name"))
    hp = words(one, "hpmax", "hp", "hpcurrent")
    book.hp(hp, words(one, "hd") or None)
    book.ac(words(one, "ac"), words(one, "armor") or None)
    size = words(one, "size")
    book.size(SIZES[int(size)] if size in ("0", "1", "2", "3", "4", "5") else size)
    kind, _, source = words(one, "type").partition(", ")
    book.words(kind.lower(), "type")
    book.words(words(one, "source") or source, "source")
    book.words(words(one, "alignment"), "alignment", lower=True)
    book.speed(words(one, "speed"))
    packed = words(one, "abilities").strip(", ")
    scores = {key: words(one, key) for key in ABILITIES if words(one, key)}
    book.abilities(scores or packed.split(","))
    book.saves(several(one, "save"))
    book.skills(several(one, "skill"))
    passive = words(one, "passive")
    book.senses(", ".join(filter(None, (several(one, "senses"), passive and f"passive {passive}"))))
    book.languages(several(one, "languages"))
    rating = words(one, "cr")
    book.challenge(BELOW_ONE.get(rating, rating) if packed else rating, words(one, "xp") or None)
    book.defences(clauses(one, "resist"), "resist")
    book.defences(clauses(one, "immune"), "immune")
    book.defences(clauses(one, "vulnerable"), "vulnerable")
    book.condition_immune(clauses(one, "conditionimmune"))
    deeds(book, one)
    leftovers(book, one)
    if tag(one) in PLAYERS:
        return book.found("pc", standing(one))
    return book.found()


def standing(one: "Element") -> Current:
    """How a character stood."""
    hp, most = figures.number(words(one, "hpcurrent")), figures.number(words(one, "hpmax", "hp"))
    fits = hp is not None and most is not None and 0 <= hp <= most
    return Current(hp=hp if fits else None, max_hp=most if most and most > 0 else None)


def deeds(book: Notebook, one: "Element") -> None:
    """Traits, actions and the rest, in the order of the file."""
    for entry in one:
        section = SECTIONS.get(tag(entry))
        if section is None:
            continue
        name = words(entry, "name")
        text = "\n".join(part for part in texts(entry, "text") if part)
        prose = section in ("actions", "bonus_actions", "reactions", "legendary", "mythic")
        usage = words(entry, "recharge")
        book.deed(
            section,
            name,
            text,
            usage="" if "(" in name else use_words(usage),
            fallback=attack(name, texts(entry, "attack")) if prose else None,
        )
        for special in texts(entry, "special"):
            book.note(name, special)


def use_words(text: str) -> str:
    """`D5` is `Recharge 5-6`, `3/DAY` stays, `SHORT` is a rest."""
    text = text.strip().upper()
    if len(text) == 2 and text[0] == "D" and text[1] in "23456":
        return "Recharge 6" if text[1] == "6" else f"Recharge {text[1]}-6"
    return USES.get(text, text.title())


def attack(entry: str, raw: list[str]) -> Attack | None:
    """`Bite|4|1d6+2`: name, bonus and damage, each of which may be empty; no bonus, no attack."""
    for one in raw:
        name, _, rest = one.partition("|")
        bonus, _, damage = rest.partition("|")
        number = figures.number(bonus)
        if number is not None and abs(number) < 100:
            return Attack(one_line(name) or one_line(entry), number, damage_parts(damage))
    return None


def damage_parts(text: str) -> tuple[DamagePart, ...]:
    """Dice without a type; a plain number is fixed damage."""
    dice = figures.dice_in(text)
    average = figures.average(dice) if dice else figures.number(text)
    if average is None or average < 0:
        return ()
    return (DamagePart(dice or str(average), average),)


def leftovers(book: Notebook, one: "Element") -> None:
    """Spells, slots, surroundings and whatever else has text."""
    for name in dict.fromkeys(tag(entry) for entry in one if tag(entry) not in READ):
        book.note(name, several(one, name), "unknown-field")
    book.note("", several(one, "description"))


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
    """All texts of a name by commas: a field may be repeated."""
    return ", ".join(filter(None, map(one_line, texts(one, name))))


def clauses(one: "Element", name: str) -> list[str]:
    """All texts of a name, each a clause of its own."""
    return [line for text in texts(one, name) if (line := one_line(text))]
