"""What each way to go on is, beside it in the list over the line."""

from tracker.encounter.model import Encounter
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.stat_block import Attack
from tracker.i18n import verb_help, word_help
from tracker.shorthand.request import Completion

DASH = "–"


def noted(one: Completion, line: str, table: Encounter) -> str:
    """A few words on one of them; empty where its name says it all."""
    verb = line.split(" ", 1)[0].casefold()
    match one.kind:
        case "verb":
            return verb_help.meaning(one.text)
        case "option" if verb != "option":
            return one.note or word_help.meaning(verb, one.text)
        case "creature":
            return creature(one.text, table)
        case "attack":
            return one.note or attack(one.text, table)
        case _:
            return one.note


def creature(handle: str, table: Encounter) -> str:
    """Full name and hit points."""
    found = next((who for who in table.combatants.values() if who.handle == handle), None)
    if found is None or not found.max_hp:
        return ""
    return f"{found.full_name} {found.hp}/{found.max_hp}"


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
