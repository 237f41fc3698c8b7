"""Game Master 5 and Fight Club 5: `<compendium>` with a `<monster>` each, every value an element.

The prose of an action is the source; its `<attack>name|bonus|damage</attack>` only stands in
where the prose has no attack. The parser refuses entities before this module sees anything.
A campaign of Game Master packs its scores into one `<abilities>`, numbers sizes and the challenges
below 1, and has encounters (`game_master_native`).
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign import game_master_native as own
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.game_master_native import several, tag, texts, words
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock
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
KINDS = ("monster", "npc", *PLAYERS)
BELOW_ONE = {"0": "1/2", "-1": "1/4", "-2": "1/8", "-3": "0"}
MOST = 5_000
READ = {
    *SECTIONS,
    *ABILITIES,
    *"name size type alignment ac hp speed save skill resist immune vulnerable".split(),
    *"conditionimmune senses passive languages cr xp description source".split(),
    *"hpmax hpcurrent hd armor abilities label uid savingthrow init enemy imagedata".split(),
}
USES = {"SHORT": "Recharges after a Short or Long Rest", "LONG": "1/Day"}


def knows(root: "Element") -> bool:
    """Whether any creature stands in the document."""
    return tag(root) in ("compendium", *KINDS) or any(tag(one) in KINDS for one in root.iter())


def read(root: "Element") -> Haul:
    """Every creature of the document, wherever it stands, and its encounters."""
    found: dict[int, Found] = {}
    troubles: list[Trouble] = []
    for number, one in enumerate(creatures(root), 1):
        name = words(one, "name")
        if number > MOST:
            troubles.append(Trouble("", "too-many-creatures", (("most", MOST),)))
            break
        if not name and not words(one, "hp", "hpmax"):
            troubles.append(Trouble(f"{tag(one)} {number}", "nothing-in-it"))
        else:
            found[id(one)] = creature(one)
    encounters: list[FoundEncounter] = []
    for encounter, more in own.encounters(root, found):
        encounters += [encounter] if encounter.entries else []
        troubles += more
    return Haul(FORMAT, tuple(once(found.values())), tuple(encounters), tuple(troubles))


def once(found: Iterable[Found]) -> Iterator[Found]:
    """Each once: an encounter writes its creatures out one by one."""
    seen: set[StatBlock] = set()
    for one in found:
        if one.kind == "pc" or one.block not in seen:
            seen.add(one.block)
            yield one


def creatures(root: "Element") -> Iterator["Element"]:
    """Monsters and characters; a `<character>` within a `<pc>` is the character."""
    for one in root.iter():
        kind = tag(one)
        if kind not in KINDS or (kind in PLAYERS and any(tag(sub) in PLAYERS for sub in one)):
            continue
        reference = [tag(sub) for sub in one] == ["uid"]
        if not reference:
            yield one


def creature(one: "Element") -> Found:
    """One creature out of its element."""
    label = words(one, "label") if tag(one) in (*PLAYERS, "npc") else ""
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
    book.saves(own.saves(one))
    book.skills(own.skills(one))
    passive = words(one, "passive")
    book.senses(", ".join(filter(None, (several(one, "senses"), passive and f"passive {passive}"))))
    book.languages(several(one, "languages"))
    challenge(book, one, packed=bool(packed))
    bonus = book.number(words(one, "init"), "initiative_bonus", (-99, 99))
    if bonus is not None:
        book.keep("initiative_bonus", bonus)
    book.defences(clauses(one, "resist"), "resist")
    book.defences(clauses(one, "immune"), "immune")
    book.defences(clauses(one, "vulnerable"), "vulnerable")
    book.condition_immune(clauses(one, "conditionimmune"))
    deeds(book, one)
    leftovers(book, one)
    if tag(one) in PLAYERS:
        return book.found("pc", standing(one))
    friend = tag(one) == "npc" and words(one, "enemy") != "1"
    return book.found("npc" if friend else "monster")


def challenge(book: Notebook, one: "Element", *, packed: bool) -> None:
    """A campaign numbers the ratings below 1, and leaves out that of 1."""
    rating = words(one, "cr")
    if packed and not rating and tag(one) not in PLAYERS:
        book.guess("challenge", "1", "usual")
        book.guess("xp", figures.worth("1"), "by-challenge")
    book.challenge(BELOW_ONE.get(rating, rating) if packed else rating, words(one, "xp") or None)


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
        if name == "Source" and own.native(one):
            book.words(text.partition("\n")[0], "source")
            continue
        prose = section in ("actions", "bonus_actions", "reactions", "legendary", "mythic")
        usage = words(entry, "recharge")
        book.deed(
            section,
            name,
            text,
            usage="" if "(" in name else use_words(usage),
            fallback=attack(name, own.attacks(entry)) if prose else None,
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


def clauses(one: "Element", name: str) -> list[str]:
    """All texts of a name, each a clause of its own."""
    return [line for text in texts(one, name) if (line := one_line(text))]
