"""The README says what the program does today."""

import re

from tests.tools import readme
from tests.walls.tree import ROOT
from tracker.shorthand.verbs import VERBS


def test_the_generated_parts_are_up_to_date() -> None:
    text = readme.README.read_text(encoding="utf-8")
    assert text == readme.renewed(text), "run: python -m tests.tools.readme"


def test_every_verb_has_a_place() -> None:
    assert {verb.group for verb in VERBS.values()} == set(readme.GROUPS)


def test_every_picture_and_file_it_names_is_there() -> None:
    text = readme.README.read_text(encoding="utf-8")
    named = re.findall(r"(?:\]\(|src=\")((?!http|#)[^)\"]+)", text)
    assert "screenshots/fight.svg" in named
    assert not [name for name in named if not (ROOT / name).is_file()]
