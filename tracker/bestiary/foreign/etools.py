"""5etools homebrew: `{"_meta": …, "monster": [ … ]}`; every value may be a number, a text or an object.

A creature that only says how it differs from another (`_copy`) is made whole from the same file or
the SRD (`etools_copies`); of another book it cannot be had, and that is said.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tracker.bestiary.foreign import at_hand, etools_copies, figures
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.etools_plain import renamed
from tracker.bestiary.foreign.etools_tags import prose, untagged
from tracker.bestiary.foreign.etools_values import (
    alignment,
    armor,
    clauses,
    rating,
    scores,
    speed,
    spells,
    type_words,
)
from tracker.bestiary.foreign.etools_versions import VERSIONS, versions
from tracker.bestiary.foreign.raw import series, table, tables
from tracker.bestiary.foreign.report import Found, Haul, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import ABILITIES

FORMAT = "5etools"
SECTIONS: tuple[tuple[str, Section], ...] = (
    ("trait", "traits"),
    ("action", "actions"),
    ("bonus", "bonus_actions"),
    ("reaction", "reactions"),
    ("legendary", "legendary"),
    ("mythic", "mythic"),
    ("lairActions", "lair"),
    ("regionalEffects", "other"),
)
READ = {
    *(key for key, _ in SECTIONS),
    *ABILITIES,
    *"name size type alignment ac hp speed save skill senses passive languages cr".split(),
    *"resist immune vulnerable conditionImmune spellcasting legendaryActions source page".split(),
    *"initiative legendaryActionsLair alignmentPrefix otherSources additionalSources".split(),
    *"hasToken tokenUrl token tokenHref soundClip hasFluff hasFluffImages srd srd52".split(),
    *"basicRules basicRules2024 damageTags damageTagsSpell damageTagsLegendary miscTags".split(),
    *"conditionInflict conditionInflictSpell conditionInflictLegendary savingThrowForced".split(),
    *"savingThrowForcedSpell savingThrowForcedLegendary senseTags languageTags traitTags".split(),
    *"actionTags spellcastingTags attachedItems altArt isNamedCreature isNpc dragonAge".split(),
    *"reprintedAs foundryImg _copy _changes _srd _isCopy uniqueId hasImages referenceSources pbNote".split(),
}


def knows(raw: object) -> bool:
    """An object with 5etools' marks: a `monster` list, or `_meta` with sources, or one creature."""
    if isinstance(raw, list):
        return any(_is_creature(one) for one in raw[:50])
    here = table(raw)
    meta = table(here.get("_meta"))
    return isinstance(here.get("monster"), list) or "sources" in meta or _is_creature(here)


def _is_creature(raw: object) -> bool:
    here = table(raw)
    hp, cr = here.get("hp"), here.get("cr")
    shaped = isinstance(hp, Mapping) and ("average" in hp or "special" in hp)
    return shaped and "name" in here and ("str" in here or "ac" in here or cr is not None)


def read(raw: object) -> Haul:
    """Every creature of the file."""
    here = table(raw)
    if here and "monster" not in here and not _is_creature(here):
        return Haul(FORMAT, troubles=(Trouble("", "nothing-in-it"),))
    listed = series(here["monster"]) if "monster" in here else series(raw if not here else [here])
    known = etools_copies.known(tables(list(listed)))
    listed = (*listed, *(more for one in tables(list(listed)) for more in versions(one)))
    found: list[Found] = []
    troubles: list[Trouble] = []
    for number, one in enumerate(listed, 1):
        where = one_line(table(one).get("name")) or str(number)
        if not isinstance(one, Mapping) or not one.get("name"):
            if "monster" in here or number == 1:
                troubles.append(Trouble(where, "not-a-creature"))
            continue
        whole = etools_copies.completed(table(one), known)
        if whole is None:
            other = one_line(table(one["_copy"]).get("name"))
            troubles.append(Trouble(where, "copy-of-elsewhere", (("other", other),)))
        else:
            whole.pop(VERSIONS, None)
            found.append(creature(renamed(whole)))
    return Haul(FORMAT, tuple(found), troubles=tuple(troubles))


def creature(one: Mapping[str, Any]) -> Found:
    """One creature."""
    book = Notebook(untagged(one_line(one.get("name"))))
    hit_points(book, one.get("hp"))
    book.ac(*armor(one.get("ac")))
    for other in series(one.get("ac"))[1:]:
        number, note = armor([other])
        book.note("ac", f"{number} ({note})" if note else number)
    sizes = [one_line(size) for size in series(one.get("size"))]
    book.size(sizes[0] if sizes else "")
    for size in sizes[1:]:
        book.note("size", size)
    book.words(type_words(one.get("type")), "type", lower=True)
    prefix = one_line(one.get("alignmentPrefix"))
    book.words(f"{prefix} {alignment(one.get('alignment'))}".strip(), "alignment", lower=True)
    header(book, one)
    for key, section in SECTIONS:
        deeds(book, section, one.get(key))
    for casting in tables(one.get("spellcasting")):
        how = one_line(casting.get("displayAs"))
        deeds(book, dict(SECTIONS).get(how, "traits"), [spells(casting)])
    uses = book.number(one.get("legendaryActions"), "legendary_uses", (0, 20))
    if uses is not None:
        book.keep("legendary_uses", uses)
    for change in series(one.get(etools_copies.UNMADE)):
        book.note("_copy", change, "changes-not-made")
    book.left_over(without_marks(one), READ)
    found = book.found()
    if other := one.get(etools_copies.KNOWN):
        base = at_hand.find(str(other))
        ours = base is not None and at_hand.is_srd(base)
        book.remark("_copy", "guessed", other, "copied-from-srd" if ours else "copied-from-own")
        block = etools_copies.as_it_was(found.block, one)
        return replace(found, block=block, remarks=tuple(book.remarks))
    return found


def without_marks(one: Mapping[str, Any]) -> dict[str, Any]:
    """What nobody reads, as the notes want it."""
    rest = {key: value for key, value in one.items() if key not in READ}
    said = {key: prose(value) or untagged(one_line(value)) for key, value in rest.items()}
    gear = [one_line(item).partition("|")[0] for item in series(one.get("gear"))]
    return said | ({"gear": ", ".join(gear)} if gear else {})


def header(book: Notebook, one: Mapping[str, Any]) -> None:
    """Speeds to challenge."""
    book.speed(speed(one.get("speed")))
    book.abilities(scores(one))
    book.saves(one.get("save"))
    skills = dict(table(one.get("skill")))
    for other in tables(skills.pop("other", None)):
        book.note("skills", other)
    book.skills({key: untagged(one_line(value)) for key, value in skills.items()})
    senses = ", ".join(untagged(one_line(sense)) for sense in series(one.get("senses")))
    passive = one_line(one.get("passive"))
    book.senses(", ".join(filter(None, (senses, passive and f"passive {passive}"))))
    book.languages([untagged(one_line(word)) for word in series(one.get("languages"))])
    book.challenge(*rating(book, one.get("cr")))
    book.defences(clauses(one.get("resist"), "resist"), "resist")
    book.defences(clauses(one.get("immune"), "immune"), "immune")
    book.defences(clauses(one.get("vulnerable"), "vulnerable"), "vulnerable")
    book.condition_immune(clauses(one.get("conditionImmune"), "conditionImmune"))
    book.words(one.get("source"), "source")
    initiative = one.get("initiative")
    if isinstance(initiative, int | float | str):
        bonus = book.number(initiative, "initiative_bonus", (-99, 99))
        if bonus is not None:
            book.keep("initiative_bonus", bonus)
    elif "proficiency" in table(initiative):
        times = book.number(table(initiative)["proficiency"], "initiative_bonus", (0, 2)) or 0
        dexterity = dict(book.facts.get("abilities", ())).get("dex", 10)
        trained = times * figures.proficiency(book.facts.get("challenge", ""))
        book.guess("initiative_bonus", (dexterity - 10) // 2 + trained, "worked-out")
    elif initiative:
        book.note("initiative", initiative)


def hit_points(book: Notebook, raw: object) -> None:
    """`{average, formula}`, `{special}` with or without a number, or a plain number."""
    here = table(raw)
    if not here:
        book.hp(untagged(raw) if isinstance(raw, str) else raw)
        return
    special = untagged(one_line(here.get("special")))
    average = here.get("average")
    if average is None and special[:1].isdigit():
        average = special
    book.hp(average, here.get("formula"))
    if special and special != one_line(average):
        book.note("hp", special)


def deeds(book: Notebook, section: Section, raw: object) -> None:
    """Entries with a name and a text; one without a name goes to the notes."""
    for entry in series(raw):
        here = table(entry)
        if isinstance(entry, str):
            book.note(section, untagged(entry))
        elif here:
            name = untagged(one_line(here.get("name")))
            text = "\n".join(
                filter(None, (prose(here.get(key)) for key in ("entries", "entry", "text")))
            )
            book.deed(section, name, text)
