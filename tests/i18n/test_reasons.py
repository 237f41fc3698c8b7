"""Every reason of the rules is said in words, with the parameters it comes with."""

import string

import pytest

from tests.i18n import keys
from tracker.i18n import reasons
from tracker.rules import conditions
from tracker.rules.damage import Part, after_defences
from tracker.rules.defences import Defence
from tracker.rules.reasons import because

MADE_UP = {
    "tracker/rules/stance.py": "attacker-… and target-… for every condition of a table",
}
"""Files where a key is put together while running, each covered by a test of its own."""


def fields(sentence: str) -> set[str]:
    """What a sentence wants filled."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_every_reason_has_a_sentence_and_its_parameters_fit() -> None:
    wrong = {}
    for use in keys.reasons().uses:
        said = reasons.text_of(use.key)
        made = {"amount", "by"} if "before" in use.params else set()
        made |= {"sum"} if {"average", "rolled"} <= use.params else set()
        if not said or not fields(said) <= use.params | made:
            wrong[f"{use.place} {use.key}"] = f"{said!r} with {sorted(use.params)}"
    assert not wrong


def test_every_key_can_be_read_from_the_source() -> None:
    unread = keys.reasons().unread
    assert {place.partition(":")[0] for place in unread} == set(MADE_UP), unread


def test_no_sentence_is_left_over() -> None:
    used = {use.key for use in keys.reasons().uses}
    known = keys.cases("tracker/i18n/reasons")
    assert not known - used


@pytest.mark.parametrize("name", conditions.RULES)
def test_conditions_of_both_sides_are_worded(name: str) -> None:
    own = reasons.why(conditions.source(name, f"attacker-{name}"))
    against = reasons.why(conditions.source(name, f"target-{name}"))
    assert own == f"attacker is {name} ({conditions.RULES[name]})" or name in own
    assert "target" in against
    assert conditions.RULES[name] in against


def test_words_of_parameters_are_words() -> None:
    assert reasons.why(because("ATK-03", "ability", ability="dex", modifier=-1)) == (
        "Dexterity −1 (ATK-03)"
    )


def test_an_amount_through_every_defence_is_one_line() -> None:
    lessened = after_defences(
        [Part(25, "bludgeoning")], resist=[Defence(("bludgeoning",))], saved="half", reduce=2
    )
    assert reasons.chain("25 bludgeoning", lessened.reasons) == (
        "25 bludgeoning; saved: 25 halved = 12; 12 bludgeoning − 2 = 10; "
        "resistant: 10 bludgeoning halved = 5 (DMG-07, DMG-06, RES-01, RES-03)"
    )
