"""Answering: the oldest or a named question, and what fits each kind."""

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.decide import answers
from tracker.encounter.effects import Modifiers
from tracker.encounter.prompts import KINDS, Prompt


def two_questions() -> Fight:
    """Ann concentrates and was hurt twice."""
    fight = Fight(character("Ann", 18, max_hp=60), monsters("Bat", 1, 12))
    fight.do(cmd.Concentrate(fight.id("ann"), "Bless", fight.ids("ann")))
    fight.hurt("ann", 6)
    fight.hurt("ann", 24)
    assert [prompt.dc for prompt in fight.table.prompts] == [10, 12]
    return fight


def test_the_oldest_comes_first() -> None:
    fight = two_questions()
    fight.answer("pass")
    assert [prompt.dc for prompt in fight.table.prompts] == [12]
    assert isinstance(fight.events[0], ev.PromptAnswered)


def test_any_may_be_named_and_undone_it_stands_in_its_place() -> None:
    fight = two_questions()
    before = fight.table
    fight.answer("skip", fight.table.prompts[1].id)
    assert [prompt.dc for prompt in fight.table.prompts] == [10]
    assert len(fight.events) == 1
    assert before.prompts[0] == fight.table.prompts[0]


def test_after_the_first_failure_the_rest_is_moot() -> None:
    fight = two_questions()
    fight.answer(9)
    assert fight.asked == []
    assert fight.creature("ann").concentration is None
    assert fight.happened(ev.PromptWithdrawn) == 1


def test_an_unknown_question_names_the_open_ones() -> None:
    fight = two_questions()
    numbers = [prompt.id for prompt in fight.table.prompts]
    refused = fight.refuses(cmd.AnswerPrompt("pass", prompt=99))
    assert refused.key == "unknown-prompt"
    assert refused.params == {"number": 99, "open": f"#{numbers[0]}, #{numbers[1]}"}
    fight.answer("skip")
    fight.answer("skip")
    assert fight.refuses(cmd.AnswerPrompt("pass")).key == "no-prompts"


@pytest.mark.parametrize(
    ("answer", "number", "key"),
    [("maybe", None, "answer-does-not-fit"), ("number", 1000, "out-of-bounds")],
)
def test_an_answer_must_fit(answer: str, number: int | None, key: str) -> None:
    fight = two_questions()
    assert fight.refuses(cmd.AnswerPrompt(answer, number)).key == key
    assert fight.refuses(cmd.AnswerPrompt("number")).key == "out-of-bounds"


def dying() -> Fight:
    fight = Fight(character("Ann", 18), monsters("Bat", 1, 12))
    fight.hurt("ann", 10)
    fight.next(2)
    assert fight.asked == ["death-save ann"]
    return fight


@pytest.mark.parametrize(
    ("how", "successes", "failures"),
    [("pass", 1, 0), ("fail", 0, 1), (10, 1, 0), (9, 0, 1), (1, 0, 2), ("roll", 1, 0)],
)
def test_death_saves_by_die_or_by_word(how: str | int, successes: int, failures: int) -> None:
    fight = dying()
    fight.answer(how)
    ann = fight.creature("ann")
    assert (ann.successes, ann.failures) == (successes, failures)


@pytest.mark.parametrize(("how", "bonus"), [("pass", "-1d4"), ("fail", "+10")])
def test_the_dms_word_needs_no_bonus(how: str, bonus: str) -> None:
    fight = dying()
    fight.do(cmd.AddEffect(fight.ids("ann"), "Blessing", modifiers=Modifiers(save=bonus)))
    fight.answer(how)
    assert fight.creature("ann").successes == (how == "pass")


def test_a_natural_20_wakes() -> None:
    fight = dying()
    assert fight.refuses(cmd.AnswerPrompt("number", 21)).key == "out-of-bounds"
    fight.answer(20)
    assert (fight.creature("ann").state, fight.creature("ann").hp) == ("up", 1)


def test_a_tie_takes_a_place_of_the_tied() -> None:
    fight = Fight(monsters("Rat", 1, 12), monsters("Bat", 1, 12))
    assert fight.refuses(cmd.AnswerPrompt("number", 3)).params["high"] == 2
    assert fight.refuses(cmd.AnswerPrompt("fail")).key == "answer-does-not-fit"


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"tie", "repeat-save", "ongoing"}))
def test_every_kind_takes_an_answer(kind: str) -> None:
    """Kinds that nothing raises yet are answered and gone."""
    fight = dying()
    fight.answer("skip")
    prompt = Prompt(fight.table.next_number, kind, fight.id("ann"), 1, fight.table.active, 5)
    fight.table = apply(fight.table, ev.PromptRaised(prompt))
    fitting = answers.ANSWERS.get(answers.kind_of(prompt), answers.SAVE)
    fight.answer("pass" if "pass" in fitting else "skip")
    assert fight.asked == []
