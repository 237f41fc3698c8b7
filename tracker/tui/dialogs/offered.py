"""What each way to go on is, beside it in the list over the line."""

from collections.abc import Sequence

from tracker.encounter.model import Encounter
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack
from tracker.i18n import terms, verb_help, word_help
from tracker.i18n.option_titles import of_questions
from tracker.i18n.rules_at_hand import conditions, entries
from tracker.session import Session
from tracker.shorthand.directory import Directory
from tracker.shorthand.request import Completion

DASH = "–"


def notes(offers: Sequence[Completion], line: str, session: Session) -> list[str]:
    """A few words on each of them; empty where the name says it all."""
    kinds = {one.kind for one in offers}
    told: dict[str, str] = {}
    if "condition" in kinds:
        told |= {one.key: one.lines[0] for one in conditions.entries()}
    if "option" in kinds and line.startswith("option "):
        told |= of_questions() | {one.key: one.title for one in entries() if one.kind == "option"}
    if "group" in kinds:
        told |= {one.text: counted(one.text, session) for one in offers if one.kind == "group"}
    verb = line.split(" ", 1)[0].casefold()
    return [one.note or told.get(one.text) or noted(one, verb, session.table) for one in offers]


def noted(one: Completion, verb: str, table: Encounter) -> str:
    """What is known of it alone."""
    match one.kind:
        case "verb":
            return verb_help.meaning(one.text)
        case "option":
            return word_help.meaning(verb, one.text)
        case "creature":
            return creature(one.text, table)
        case "attack":
            return attack(one.text, table)
        case _:
            return ""


def counted(word: str, session: Session) -> str:
    """How many a word for many means; empty where it means nobody."""
    try:
        return f"×{len(Directory(session.table, session.selected).word(word))}"
    except Refused:
        return ""


def creature(handle: str, table: Encounter) -> str:
    """Full name and hit points."""
    found = next((who for who in table.combatants.values() if who.handle == handle), None)
    if found is None or not found.max_hp:
        return ""
    left = terms.state("dead") if found.state == "dead" else f"{found.hp}/{found.max_hp}"
    return f"{found.full_name} {left}"


def attack(name: str, table: Encounter) -> str:
    """Bonus and damage, of the first creature on the table that has it, whoever acts first."""
    acting = [one.id for one in table.living(table.active)]
    for who in (*acting, *table.combatants):
        for one in block_of(table, who).attacks:
            if one.name == name:
                return numbers(one)
    return ""


def numbers(attack: Attack) -> str:
    """`+4 · 1d6+2 slashing`."""
    parts = " + ".join(f"{one.dice} {one.type}".rstrip() for one in attack.damage if not one.when)
    return f"{attack.bonus:+} · {parts or DASH}"
