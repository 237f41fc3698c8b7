"""The help on the typed line: every verb has a sentence and a line that can be read."""

import pytest

from tests.shorthand.tables import WORDS, fight
from tracker.encounter.refusals import Refused
from tracker.i18n import verb_help, word_help
from tracker.shorthand import parse
from tracker.shorthand.verb import Verb
from tracker.shorthand.verbs import VERBS

OF_OTHER_TABLES = {"resist", "recharge", "legendary", "action", "uses", "escape"}
"""Of creatures that are not at the usual table: a name may be missing, the words are right."""
ABOUT_THE_TABLE = {"nothing-of-that", "no-such-name", "nobody", "not-grappled"}


def test_every_verb_is_explained() -> None:
    assert {one for one in VERBS if not verb_help.meaning(one)} == set()
    assert set(verb_help.EXAMPLES) == set(VERBS)
    assert not verb_help.meaning("attak")


@pytest.mark.parametrize(("verb", "example"), verb_help.EXAMPLES.items())
def test_every_example_can_be_typed(verb: str, example: str) -> None:
    assert example.partition(" ")[0] == verb
    allowed = {"", *ABOUT_THE_TABLE} if verb in OF_OTHER_TABLES else {""}
    assert refused(example) in allowed


def refused(line: str) -> str:
    """Why it is refused; empty when it can be read."""
    try:
        parse(line, fight(), WORDS)
    except Refused as found:
        return found.key
    return ""


@pytest.mark.parametrize("verb", VERBS.values(), ids=lambda verb: verb.name)
def test_every_option_word_is_explained(verb: Verb) -> None:
    assert [one for one in verb.options if not word_help.meaning(verb.name, one)] == []
