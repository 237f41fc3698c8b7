"""What cannot be read is refused by name, with the word at fault and what would be right."""

import pytest

from tests.shorthand.tables import WORDS, fight
from tracker.encounter.refusals import Refused
from tracker.shorthand import parse
from tracker.shorthand.verbs import NOT_YET

CASES = [
    ("", "nothing-typed", {}),
    ("attak ga lia", "unknown-verb", {"word": "attak", "near": "attack"}),
    ("n", "unknown-verb", {"word": "n", "near": ""}),
    ("tell lia ga", "verb-not-yet", {"verb": "tell"}),
    ("cast lia", "word-missing", {"what": "spell"}),
    ("ready lia", "word-missing", {"what": "trigger"}),
    ("help", "word-missing", {"what": "who"}),
    ("attack ga lia light=some", "word-not-understood", {"what": "light"}),
    ("attack", "word-missing", {"verb": "attack", "what": "target"}),
    ("attack ga lia with", "word-missing", {"what": "attack"}),
    ("attack ga lia with axe", "unknown-attack", {"attack": "axe", "known": "Scimitar, Shortbow"}),
    ("attack ga lia with #3", "unknown-attack", {"attack": "#3"}),
    ("attack ga lia with s", "ambiguous-attack", {"candidates": "Scimitar, Shortbow"}),
    ("attack ga lia advv", "word-unexpected", {"word": "advv", "near": "adv"}),
    ("attack ga lia d20=21", "out-of-bounds", {"what": "d20", "value": 21, "low": 1, "high": 20}),
    ("attack ga lia d20=1,2,3", "too-many", {"what": "d20", "most": 2}),
    ("attack ga lia d20=x", "not-a-number", {"word": "x", "what": "d20"}),
    ("attack ga lia cover=some", "word-not-understood", {"what": "cover"}),
    ("attack goblins lia", "ambiguous", {"candidates": "ga, gb, gc"}),
    ("attack ga liaa", "no-such-creature", {"word": "liaa", "near": "lia"}),
    ("damage ga", "word-missing", {"what": "amount"}),
    ("damage ga 5 fir", "word-unexpected", {"word": "fir"}),
    ("damage ga 3 5", "dice-unexpected", {"word": "3 5"}),
    ("damage ga 2d6 3 fire", "dice-unexpected", {"word": "2d6 3"}),
    ("heal lia 3 5", "dice-unexpected", {"word": "3 5"}),
    ("temp lia 5 6", "dice-unexpected", {"word": "5 6"}),
    ("damage ga, zz 5", "no-such-creature", {"word": "zz"}),
    ("damage ga,", "word-missing", {"what": "targets"}),
    ("damage ga 1d1", "dice-sides", {"word": "1d1"}),
    ("damage ga 9999999", "out-of-bounds", {"what": "hit-points"}),
    ("heal lia 5 fire", "amount-not-understood", {"word": "fire"}),
    ("maxhp lia 5", "sign-missing", {"word": "5"}),
    ("exhaust lia +7", "out-of-bounds", {"what": "exhaustion-change"}),
    ("save ga luck 12", "word-not-understood", {"word": "luck", "what": "ability"}),
    ("save ga dex 12 lia=5", "not-a-target", {"word": "lia"}),
    ("save ga dex 12 for 3 rounds", "duration-without-condition", {"word": "for"}),
    ("save ga dex 12 adv", "change-without-name", {"word": "adv"}),
    ("save ga dex 12 ac-2", "change-without-name", {"word": "ac"}),
    ("save ga dex 12 then prone speed=half", "change-without-name", {"word": "speed"}),
    ("cond ga tired", "no-such-condition", {"word": "tired"}),
    ("cond ga exhaustion", "exhaustion-is-a-level", {"verb": "exhaust"}),
    ("cond ga prone for 3 days", "word-not-understood", {"word": "days", "what": "unit"}),
    ("cond ga prone for 0 rounds", "out-of-bounds", {"what": "rounds"}),
    ("cond ga prone until noon", "word-not-understood", {"what": "start-or-end"}),
    ("uncond ga Haste", "no-such-effect", {"word": "Haste"}),
    ('effect ga ""', "name-empty", {}),
    (f'effect ga "{"x" * 201}"', "name-too-long", {"length": 201, "limit": 200}),
    ("effect ga Slow attack+x", "dice-unexpected", {"word": "+x"}),
    ("conc lia", "word-missing", {"what": "spell"}),
    ("prompt #9 roll", "unknown-prompt", {"number": 9, "open": ""}),
    ("prompt maybe", "word-not-understood", {"what": "answer"}),
    ("next 501", "out-of-bounds", {"what": "turns", "high": 500}),
    ("add", "word-missing", {"what": "name"}),
    ("add goblin x501", "out-of-bounds", {"what": "count"}),
    ("add goblin x3 hp=5,6", "hp-for-each", {"given": 2, "count": 3}),
    ("add golbin", "unknown-monster", {"word": "golbin", "near": "Goblin, Hobgoblin"}),
    ("enter goblins", "no-such-creature", {"word": "goblins"}),
    ("rename ga", "word-missing", {"what": "name"}),
    ("roll", "word-missing", {"what": "dice"}),
    ("roll 2d6 plus 3", "dice-unexpected", {"word": "2d6 plus 3"}),
    ("amend", "word-missing", {"what": "change"}),
    ("undo all", "word-unexpected", {"word": "all"}),
    ("undo 0", "out-of-bounds", {"what": "steps"}),
    ("undo 99999999999999", "out-of-bounds", {"value": 99_999_999_999_999}),
    (f"undo {'9' * 100}", "out-of-bounds", {"value": f"{'9' * 39}…"}),
    ("attack ga lia pack=yes", "word-unexpected", {"word": "pack=", "near": "pack"}),
    ("attack ga lia dmgg=3", "word-unexpected", {"word": "dmgg=", "near": "dmg="}),
    ("cast lia on bruenor", "word-not-understood", {"word": "on", "what": "spell"}),
    ("cast lia cantrip", "word-not-understood", {"what": "spell"}),
    ("cast lia for 3 rounds", "word-not-understood", {"what": "spell"}),
    ("option speed fast", "unknown-option", {"name": "speed"}),
    (
        "option reveal later",
        "bad-option-value",
        {"value": "later", "allowed": "at_once, first_turn"},
    ),
    ("option reveal", "bad-option-value", {"value": ""}),
    ("kill ga please", "word-unexpected", {"word": "please"}),
    ("next " * 1000, "line-too-long", {"length": 5000, "most": 4000}),
]


@pytest.mark.parametrize(("text", "key", "params"), CASES, ids=[case[0][:40] for case in CASES])
def test_a_line_is_refused(text: str, key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(Refused) as caught:
        parse(text, fight(), WORDS)
    refused = caught.value
    assert refused.key == key
    assert {name: refused.params.get(name) for name in params} == params


@pytest.mark.parametrize("verb", sorted(NOT_YET))
def test_a_verb_without_a_command_is_known(verb: str) -> None:
    with pytest.raises(Refused, match="verb-not-yet"):
        parse(f"{verb} lia", fight(), WORDS)


def test_a_refusal_says_where() -> None:
    with pytest.raises(Refused) as caught:
        parse("cond  ga  tired", fight(), WORDS)
    assert caught.value.params["at"] == 10
