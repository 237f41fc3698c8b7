"""What a creature can do, from prose to fields: read last, when every name and trait is known."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from tracker.bestiary.foreign import figures, prose
from tracker.bestiary.foreign.text import label
from tracker.encounter.stat_block import Action, Attack, SpellSlots

if TYPE_CHECKING:
    from tracker.bestiary.foreign.values import Notebook

Section = Literal[
    "traits", "actions", "bonus_actions", "reactions", "legendary", "mythic", "lair", "other"
]
FIELDS = ("traits", "actions", "bonus_actions", "reactions", "legendary")
MOST = 200
"""Deeds of one creature."""
MAGICAL = re.compile(r"magic(?:al)? weapons|angelic weapons|hellish weapons", re.IGNORECASE)
LEGENDARY = re.compile(
    r"can take (\d+|two|three|four|five) legendary actions?|legendary action uses: (\d+)",
    re.IGNORECASE,
)
DICE = re.compile(r"\dd\d")
DEALT = re.compile(
    r"\dd\d{1,4}(?: ?[+-] ?\d{1,4})?\)? ?(?:\w{1,20} ){0,3}damage(?![^.]{0,200}included in the attack)",
    re.IGNORECASE,
)
ASKED = re.compile(
    r"\bdc \d{1,3} (?:strength|dexterity|constitution|intelligence|wisdom|charisma) sav",
    re.IGNORECASE,
)
BY_BONUS_ACTION = re.compile(
    r"^as a bonus action|can (?:use|take) a bonus action|can [^.]{0,120}as a bonus action on (?:each|its)|"
    r"can (?:take|use) the [\w ,-]{3,60} action as a bonus action|"
    r"can (?:dash|disengage|hide)\b[^.]{0,60}as a bonus action",
    re.IGNORECASE,
)
"""Traits that are bonus actions, as older stat blocks tell them."""
WORDS = {"two": 2, "three": 3, "four": 4, "five": 5}


class Deed(NamedTuple):
    """One entry of a stat block's lower half."""

    section: Section
    name: str
    text: str
    usage: str = ""
    """Recharge or uses, where the file keeps them apart: `Recharge 5-6`, `3/Day`."""
    fallback: Attack | Action | None = None


def read_all(book: "Notebook") -> None:
    """Put every deed into its field, its wording into the notes."""
    magical = any(MAGICAL.search(deed.name) for deed in book.deeds)
    kept: dict[str, list[Action]] = {field: [] for field in FIELDS}
    attacks: list[Attack] = []
    multiattacks: list[Deed] = []
    for deed in book.deeds[:MOST]:
        if label(deed.name).startswith("multiattack"):
            multiattacks.append(deed)
            book.notes.append(f"{deed.name}. {deed.text}")
        else:
            sort_in(book, deed, attacks, kept, magical=magical)
    for deed in book.deeds[MOST:]:
        book.drop(deed.section, deed.name, "too-many")
    if attacks:
        book.keep("attacks", tuple(attacks), ", ".join(one.name for one in attacks))
    named = [one.name for one in attacks]
    for field, actions in kept.items():
        linked = tuple(with_attack(book, one, named) for one in actions)
        if linked:
            book.keep(field, linked, ", ".join(one.name for one in linked))
    for deed in multiattacks:
        multiattack(book, deed, [*named, *(one.name for one in kept["actions"])], attacks)


def sort_in(
    book: "Notebook",
    deed: Deed,
    attacks: list[Attack],
    kept: dict[str, list[Action]],
    *,
    magical: bool,
) -> None:
    """One deed to where it belongs."""
    heading = f"{deed.name} ({deed.usage})" if deed.usage else deed.name
    introduces = label(deed.name).startswith("legendaryactions")
    if deed.section in ("lair", "other") or not deed.name or introduces:
        if introduces or deed.section == "legendary":
            legendary(book, deed.text)
        book.note(heading, deed.text)
        return
    if deed.text:
        book.notes.append(f"{heading}. {deed.text}")
    field = "legendary" if deed.section == "mythic" else deed.section
    if field == "traits" and BY_BONUS_ACTION.search(deed.text):
        field = "bonus_actions"
    spells = prose.read_spellcasting(deed.text, heading) if prose.casts(deed.name) else None
    if spells is not None:
        casting(book, spells, deed.name)
    read = [
        filled(book, one, deed) for one in prose.read_actions(heading, deed.text, magical=magical)
    ]
    unread(book, deed, read)
    for one in read:
        if isinstance(one, Action):
            kept[field].append(one)
        elif field == "actions":
            attacks.append(one)
            pressed = prose.pressing(heading, one.name)
            if pressed.use.kind:
                kept[field].append(pressed)
        else:
            own = next((other for other in attacks if other.name == one.name), None)
            if own is None:
                attacks.append(one)
            kept[field].append(prose.pressing(heading, one.name))


def unread(book: "Notebook", deed: Deed, read: list[Attack | Action]) -> None:
    """Say that damage or a save of the wording is in none of the fields."""
    saves = [one.save for one in read if one.save]
    dealt = any(one.damage for one in (*read, *saves))
    linked = any(isinstance(one, Action) and one.attack for one in read)
    effects = " ".join(one.effect for one in (*read, *saves))
    lost = DEALT.search(deed.text) and not (dealt or linked or DICE.search(effects))
    if lost or (ASKED.search(deed.text) and not saves):
        book.remark(deed.name, "noted", deed.text, "partly-understood")


def legendary(book: "Notebook", text: str) -> None:
    """How many legendary actions a round has, where the text says so."""
    uses = LEGENDARY.search(text)
    if uses:
        word = (uses[1] or uses[2]).lower()
        book.keep("legendary_uses", WORDS.get(word) or int(word[:3]))


def casting(book: "Notebook", spells: SpellSlots, name: str) -> None:
    """Keep a spellcasting; a DC that it does not name comes from ability and proficiency."""
    if not spells.dc:
        score = dict(book.facts.get("abilities", ())).get(spells.ability, 10)
        proficiency = book.facts.get("proficiency") or figures.proficiency(
            book.facts.get("challenge", "")
        )
        bonus = proficiency + (score - 10) // 2
        spells = replace(spells, dc=8 + bonus, attack_bonus=bonus)
        book.remark("spellcasting", "guessed", spells.dc, "by-ability")
    book.keep("spellcasting", (*book.facts.get("spellcasting", ()), spells), name)


def filled(book: "Notebook", one: Attack | Action, deed: Deed) -> Attack | Action:
    """What prose gave, or the file's own fields where prose gave nothing."""
    spare = deed.fallback
    if spare is None:
        return one
    if isinstance(one, Attack):
        if isinstance(spare, Attack) and not same_damage(one, spare):
            parts = (f"{part.dice} {part.type}".strip() for part in spare.damage)
            shown = ", ".join([f"{spare.bonus:+d}", *parts])
            book.remark(deed.name, "noted", shown, "prose-differs")
        return replace(one, damage=one.damage or spare.damage) if isinstance(spare, Attack) else one
    if isinstance(spare, Action) and (one.save or (one.damage and not spare.save)):
        return one
    book.remark(deed.name, "guessed", spare.name, "from-fields")
    if isinstance(spare, Attack):
        return prose.with_riders(replace(spare, name=one.name), deed.text)
    use = spare.use if spare.use.kind else one.use
    return replace(spare, name=one.name, use=use, cost=max(spare.cost, one.cost))


def same_damage(one: Attack, other: Attack) -> bool:
    """Whether bonus and first damage agree, as far as both have them."""
    if one.bonus != other.bonus:
        return False
    pairs = zip(one.damage[:1], other.damage[:1], strict=False)
    return all(
        first.dice == second.dice and (first.type == second.type or not second.type)
        for first, second in pairs
    )


def with_attack(book: "Notebook", action: Action, attacks: list[str]) -> Action:
    """The action with the attack that it makes, if its wording names one."""
    if action.attack:
        return action
    text = next((deed.text for deed in book.deeds if deed.name.startswith(action.name)), "")
    return replace(action, attack=prose.attack_made(text, attacks))


def multiattack(book: "Notebook", deed: Deed, names: list[str], attacks: list[Attack]) -> None:
    """The ways of a multiattack; without any it stays in the notes only."""
    ways = prose.read_multiattack(deed.text, names, attacks)
    if ways:
        book.keep("multiattack", (*book.facts.get("multiattack", ()), *ways), deed.text)
    else:
        book.remark("multiattack", "noted", deed.text, "not-understood")
