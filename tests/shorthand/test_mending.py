"""A line with a mistake in it: what is offered in its place, and that it is only offered."""

import pytest

from tests.shorthand.tables import WORDS, fight
from tracker.encounter.refusals import Refused
from tracker.rules.words import CONDITIONS
from tracker.shorthand import mended, parse, synonyms
from tracker.shorthand.values import condition_named
from tracker.shorthand.verbs import SPELLINGS, VERBS

MEANT = [
    # letters left out, doubled, changed over
    ("attak ga lia", "attack ga lia"),
    ("atttack ga lia", "attack ga lia"),
    ("dmaage ga 7 fire", "damage ga 7 fire"),
    ("haal lia 5", "heal lia 5"),
    ("cond ga posioned", "cond ga poisoned"),
    ("cond ga prnoe for 3 ruonds", "cond ga prone for 3 rounds"),
    ("attack ga lia with scimtar", "attack ga lia with Scimitar"),
    ("attack ga lia advv", "attack ga lia adv"),
    ("attack ga lia pack=yes", "attack ga lia pack"),
    ("attack ga lia ac=5", "attack ga lia ac+5"),
    ("attack ga lia dmgg=3", "attack ga lia dmg=3"),
    ("damage ga 5 fir", "damage ga 5 fire"),
    ("damage bruneor 7", "damage bruenor 7"),
    ("damage bruenr batlehammer 7", "damage bruenor 7"),
    ("damage batlehamer 7", "damage bruenor 7"),
    ("damage artagnon 7", "damage dartagnan 7"),
    ("damage brüneor 7", "damage bruenor 7"),
    ("damage golbins 5 fire", "damage goblins 5 fire"),
    ("damage pary 5 fire", "damage party 5 fire"),
    ("option revael first_turn", "option reveal first_turn"),
    ("save goblins dext 15 8d6 fire half", "save goblins dex 15 8d6 fire half"),
    ("add golbin", "add Goblin"),
    ("attck golbin a brunor wiht scimtar", "attack ga bruenor with Scimitar"),
    # other words for it, inflected and British ones
    ("dmg ga 7 fire", "damage ga 7 fire"),
    ("hit ga 7", "damage ga 7"),
    ("hits ga lia", "attack ga lia"),
    ("initiative ga 15", "init ga 15"),
    ("stabelize lia", "stabilise lia"),
    ("condition ga prone", "cond ga prone"),
    ("attack ga lia advantage", "attack ga lia adv"),
    ("damage ga 5 electric", "damage ga 5 lightning"),
    ("heilen lia 5", "heal lia 5"),
    ("cond ga knocked", "cond ga prone"),
    # another order, small words, no verb
    ("ga attacks lia", "attack ga lia"),
    ("goblin a attacks lia with scimitar", "attack goblin a lia with scimitar"),
    ("lia hits ga", "attack lia ga"),
    ("damage 7 ga", "damage ga 7"),
    ("damage 7 fire to ga and gb", "damage ga,gb 7 fire"),
    ("heal 5 lia", "heal lia 5"),
    ("cond posioned ga", "cond ga poisoned"),
    ("save dex 15 goblins 8d6 fire half", "save goblins dex 15 8d6 fire half"),
    ("poisoned ga", "cond ga poisoned"),
    ("ga is prone", "cond ga prone"),
    ("ga 7 slashing", "damage ga 7 slashing"),
    ("ga -7", "damage ga 7"),
    ("ga +5", "heal ga 5"),
    ("heal lia -7", "damage lia 7"),
    ("cone 30", "area cone 30"),
    ("exhaust lia 1", "exhaust lia +1"),
    ('note ga "half', 'note ga "half"'),
    ("next turn", "next"),
]
HOPELESS = [
    "",
    "attack",
    "attack ga",
    "xyzzy",
    "damage ga, 5",
    "x" * 4001,
    '"',
    "=",
    ", ,",
    "[red]",
]


@pytest.mark.parametrize(("typed", "meant"), MEANT, ids=[one[0] for one in MEANT])
def test_what_was_meant_is_offered_first(typed: str, meant: str) -> None:
    with pytest.raises(Refused):
        parse(typed, fight(), WORDS)
    offered = mended(typed, fight(), WORDS)
    assert offered[0] == meant
    for line in offered:
        parse(line, fight(), WORDS)


@pytest.mark.parametrize("typed", HOPELESS, ids=[one[:20] for one in HOPELESS])
def test_nothing_is_offered_where_nothing_can_be_known(typed: str) -> None:
    assert mended(typed, fight(), WORDS) == ()


@pytest.mark.parametrize("typed", ["attack ga lia", "damage goblins 5", "next"])
def test_a_line_that_is_understood_has_nothing_to_mend(typed: str) -> None:
    assert mended(typed, fight(), WORDS) == ()


def test_all_that_a_word_may_mean_are_offered() -> None:
    assert mended("attack goblins lia", fight(), WORDS) == (
        "attack ga lia",
        "attack gb lia",
        "attack gc lia",
    )


def test_who_does_it_to_whom_is_never_turned_round() -> None:
    for typed in ("attak ga lia", "ga attacks lia", "attack goblins lia", "grapple ga liaa"):
        assert all(" lia ga" not in line for line in mended(typed, fight(), WORDS))


def test_a_refusal_names_what_may_have_been_meant() -> None:
    near = {"hit ga": "attack, damage", "dmg ga 7": "damage", "cond ga asleep": "unconscious"}
    for typed, meant in near.items():
        with pytest.raises(Refused) as caught:
            parse(typed, fight(), WORDS)
        assert caught.value.params["near"] == meant


def test_half_a_line_is_mended_as_far_as_it_goes() -> None:
    assert mended("attak", fight(), WORDS) == ()
    assert mended("attak", fight(), WORDS, half=True)[0] == "attack"
    assert mended("damage gca", fight(), WORDS, half=True) == ("damage ga", "damage gc")
    assert mended("attack", fight(), WORDS, half=True) == ()


def test_a_synonym_stands_for_words_there_are_and_is_none_itself() -> None:
    assert not {*synonyms.VERBS} & {*VERBS, *SPELLINGS}
    assert {one for meant in synonyms.VERBS.values() for one in meant} <= {*VERBS}
    assert not [word for word in synonyms.CONDITIONS if condition_named(word)]
    assert {one for meant in synonyms.CONDITIONS.values() for one in meant} <= {*CONDITIONS}
    assert {*synonyms.BEFORE.values()} <= {*VERBS}
