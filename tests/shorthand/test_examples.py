"""The help on the typed line: every verb has a sentence and a line that can be read."""

import pytest

from tests.shorthand.tables import WORDS, fight
from tracker.encounter.refusals import Refused
from tracker.i18n import verb_help
from tracker.shorthand import parse
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
    assert example.split()[0] == verb
    try:
        parse(example, fight(), WORDS)
    except Refused as refused:
        assert verb in OF_OTHER_TABLES
        assert refused.key in ABOUT_THE_TABLE
