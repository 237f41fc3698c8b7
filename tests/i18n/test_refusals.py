"""Every refusal of every room is said in words, with the parameters it comes with."""

import pytest

from tests.i18n import keys
from tests.i18n.test_reasons import fields
from tracker.encounter import bounds
from tracker.encounter.refusals import Refused
from tracker.i18n import refusals
from tracker.i18n.refusals import things
from tracker.shorthand import values
from tracker.storage.faults import BadFile, Unreadable, fault

PASSED_ON = {
    "tracker/shorthand/amounts.py": "a DiceError of the rules; a negative amount by its verb",
    "tracker/cli/lists.py": "a DiceError of the rules",
    "tracker/session/drafting.py": "a DiceError of the rules",
    "tracker/bestiary/own.py": "what a file of one's own was refused with, kept in the index",
}
"""Files that raise the key of another exception, which is a use of its own."""


def known(use: keys.Use) -> set[str]:
    """What the sentence of a use may be filled with."""
    more = {"word"} if use.params & set(refusals.MEANT) or use.key.startswith("dice-") else set()
    return set(use.params) | more


def test_every_refusal_has_a_sentence_and_its_parameters_fit() -> None:
    wrong = {}
    for use in keys.refusals().uses:
        said = refusals.text_of(use.key)
        if not said or not fields(said) <= known(use):
            wrong[f"{use.place} {use.key}"] = f"{said!r} with {sorted(use.params)}"
    assert not wrong


def test_every_parameter_is_said_or_has_a_reason_not_to_be() -> None:
    """`at` and `place` are for the caret below a typed line, `where` stands before the sentence."""
    silent = {
        "at",
        "place",
        "where",
        "why",
        "verb",
        "of",
        "several",
        *refusals.HINTS,
        *refusals.MEANT,
    }
    untold = {
        f"{use.place} {use.key}": sorted(use.params - fields(refusals.text_of(use.key)) - silent)
        for use in keys.refusals().uses
        if use.params - fields(refusals.text_of(use.key)) - silent
    }
    assert not untold


def test_every_key_can_be_read_from_the_source() -> None:
    unread = keys.refusals().unread
    assert {place.partition(":")[0] for place in unread} <= set(PASSED_ON), unread


def test_no_sentence_is_left_over() -> None:
    used = {use.key for use in keys.refusals().uses}
    told = keys.cases(
        *(f"tracker/i18n/refusals/{name}.py" for name in ("typed", "numbers", "table", "files"))
    )
    assert told - used == set()


def test_every_thing_that_is_asked_for_has_a_name() -> None:
    wanted = {use.key for use in keys.things().uses} | set(values.BOUNDS) | set(bounds.BOUNDS)
    assert not {key for key in wanted if not things.word(key) and not things.number(key)}


def test_what_was_wrong_is_followed_by_what_may_be_meant() -> None:
    near = Refused("no-such-creature", word="golbin", verb="attack", near="goblin", at=7)
    assert refusals.refusal(near) == (
        "Nobody on the table is called “golbin”. Did you mean goblin?"
    )
    nothing_near = Refused("no-such-creature", word="xyz", verb="attack", near="", at=7)
    assert refusals.refusal(nothing_near) == "Nobody on the table is called “xyz”."


@pytest.mark.parametrize(
    ("more", "said"), [(0, "ga, gb."), (1, "ga, gb and 1 other."), (3, "ga, gb and 3 others.")]
)
def test_candidates_are_counted(more: int, said: str) -> None:
    many = Refused("ambiguous", word="g", at=0, candidates="ga, gb", more=more)
    assert refusals.refusal(many) == f"“g” is not one alone. It may be {said}"


def test_braces_in_names_are_no_fields() -> None:
    assert "{who}" in refusals.refusal(Refused("gone", who="{who} {0}"))


def test_a_file_names_each_place() -> None:
    wrong = fault("file-wrong-type", ("combatants", 2, "count"), found='"three"', wanted="number")
    lines = refusals.refusal_lines(BadFile("a.json", (wrong, wrong)))
    assert lines[0] == "a.json has faults (2):"
    assert lines[1] == ('  combatants[2].count: should be a whole number, not "three".')
    from pathlib import Path

    damaged = Unreadable(Path("a.json"), BadFile("a.json", (wrong,)), Path("b.json"))
    assert len(refusals.refusal_lines(damaged)) == 3


def test_a_key_without_a_sentence_shows_itself() -> None:
    assert refusals.refusal(Refused("made-up-for-this-test")) == "made-up-for-this-test"
