"""What a half-typed line may go on with."""

from dataclasses import replace
from itertools import product

import pytest

from tests.shorthand.tables import WORDS, before, fight, happened
from tracker.encounter.commands import AddEffect
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt
from tracker.shorthand import Completion, complete, parse
from tracker.shorthand.verbs import VERBS


def texts(line: str, table: Encounter | None = None) -> list[str]:
    """What is offered."""
    return [offer.text for offer in complete(line, table or fight(), WORDS)]


CASES = [
    ("at", ["attack"]),
    ("rea", ["ready", "react"]),
    ("attack g", ["ga", "gb", "gc"]),
    ("attack goblin b", ["gb"]),
    ("attack ga bru", ["bruenor"]),
    ("attack ga lia w", ["with", "wrong-place"]),
    ("attack ga lia light=d", ["dim", "dark"]),
    ("attack ga lia near=bru", ["bruenor"]),
    ("help lia bruenor vs trol", ["troll"]),
    ("cast lia Bless on bru", ["bruenor"]),
    ("attack ga lia with ", ["Scimitar", "Shortbow"]),
    ("attack ga lia with sh", ["Shortbow"]),
    ("attack lia with s", ["Scimitar", "Shortbow"]),
    ("attack ga lia cover=", ["none", "half", "three-quarters", "total"]),
    ("attack ga lia adv c", ["crit", "cover="]),
    ("mob goblins lia with ", ["Scimitar", "Shortbow"]),
    ("damage gob", ["ga", "gb", "gc"]),
    ("damage pa", ["party"]),
    ("damage ga,h", ["hobgoblin"]),
    ("damage goblins 28 fire half=ga,g", ["ga", "gb", "gc"]),
    ("damage goblins 28 fire pooled chosen=g", ["ga", "gb", "gc"]),
    ("damage goblins 28 fire po", ["pooled"]),
    ("mob goblins lia ro", ["roll"]),
    ("damage ga 5 fire m", ["magical"]),
    ("save ga d", ["dex"]),
    ("save ga dex 15 8d6 fire h", ["half", "half-cover=", "half="]),
    ("save ga dex 15 then pr", ["prone"]),
    ("save ga dex 15 then prone u", ["until"]),
    ("cond ga p", ["paralyzed", "petrified", "poisoned", "prone"]),
    ("cond ga prone until ", ["start", "end"]),
    ("cond ga prone until end ", ["of"]),
    ("cond ga prone until end of li", ["lia"]),
    ("cond ga prone for 3 m", ["minutes"]),
    ("cond ga prone save w", ["wis"]),
    ("effect ga Slow sp", ["speed=", "speed+"]),
    ('effect ga "Slow" sp', ["speed=", "speed+"]),
    ("conc lia Bless on t", ["troll"]),
    ("add hob", ["Hobgoblin"]),
    ("add 3 hob", ["Hobgoblin"]),
    ("add goblin hp=r", ["roll"]),
    ("add goblin hp=roll v", ["visible"]),
    ("enter w", ["wa", "wb"]),
    ("option refresh", []),
    ("option rev", ["reveal"]),
    ("option reveal ", ["at_once", "first_turn"]),
    ("option open_hp ", ["on", "off"]),
    ("init lia with b", ["bruenor"]),
    ("init ga 15, b", ["bruenor"]),
    ("undo ", []),
    ("dash bru", ["bruenor"]),
    ("dash ga b", ["bonus"]),
    ("tell ", []),
    ("log who=b", ["bruenor"]),
    ("log kind=da", ["damage"]),
    ("save goblins dex 15 pass=g", ["ga", "gb", "gc"]),
    ('note ga "half', []),
    ("amend ga with ", []),
]


@pytest.mark.parametrize(("line", "expected"), CASES, ids=[case[0] for case in CASES])
def test_a_line_goes_on(line: str, expected: list[str]) -> None:
    assert texts(line) == expected


def test_an_offer_replaces_the_word_being_typed() -> None:
    assert complete("attack goblin b", fight()) == (Completion("gb", 7, "creature"),)
    assert complete("add red dragon wyr", fight(), WORDS) == (
        Completion("Red Dragon Wyrmling", 4, "monster"),
    )


def test_what_lies_on_the_targets_can_be_taken_off() -> None:
    table = fight()
    command = parse('effect ga "Faerie Fire"', table)
    assert isinstance(command, AddEffect)
    table = fold(table, happened(table, command))
    assert texts("uncond ga ", table) == ["Faerie Fire"]
    assert texts("uncond gb pro", table) == ["prone"]


MIDST = ("", "ga", "ga lia", "ga,", "goblins", "lia 3", "zzz", '"')
TAILS = ("with", "on", "from", "vs", "at", "for", "of", "until", "save", "then", "half=", "hp=")


@pytest.mark.parametrize("verb", [*VERBS, "zzz"])
def test_whatever_stands_there_completing_only_offers(verb: str) -> None:
    for midst, tail, end in product(MIDST, ("", *TAILS), ("", " ", " x", " with ")):
        line = " ".join(filter(None, (verb, midst, tail))) + end
        for table in (Encounter(), before(), fight()):
            offers = complete(line, table, WORDS)
            assert all(0 <= one.start <= len(line) for one in offers), line


def test_open_questions_are_offered_by_number() -> None:
    table = replace(fight(), prompts=(Prompt(7, "death-save", "c4", 1, "l1"),))
    assert texts("prompt ", table) == ["#7", "roll", "pass", "fail", "skip"]


def test_every_offer_of_a_verb_is_read() -> None:
    for offer in complete("", fight()):
        assert offer.kind == "verb"


def test_the_dead_are_offered_last_but_for_who_comes_back() -> None:
    table = fight()
    first = next(one for one in table.combatants.values() if one.handle == "ga")
    fallen = replace(first, state="dead", hp=0)
    table = replace(table, combatants={**table.combatants, first.id: fallen})
    assert texts("attack g", table) == ["gb", "gc", "ga"]
    assert texts("revive g", table) == ["ga", "gb", "gc"]
    assert texts("attack lia goblin a", table) == ["ga"]
