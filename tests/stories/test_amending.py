"""A step is mended after its questions were answered: the answers come again, each with its own die."""

import pytest

from tests.stories.table import Table
from tracker.encounter.refusals import Refused


def lines(table: Table, count: int) -> list[str]:
    """The last steps as typed."""
    session = table.session
    return [step.line for step in session.steps(session.cursor - count + 1)]


@pytest.fixture
def bitten(table: Table) -> Table:
    """The wolf hits Lia, who concentrates; both questions are answered."""
    table.type("conc lia Bless", "attack wolf lia d20=15 dmg=7")
    assert [one.kind for one in table.session.table.prompts] == ["concentration", "repeat-save"]
    table.type("prompt roll d20=12", "prompt 4")
    return table


def test_half_cover_said_too_late_takes_all_of_it_back(bitten: Table) -> None:
    before = bitten.session.cursor
    bitten.type("amend ac+5")
    assert bitten.hp("Lia") == 38
    assert bitten.session.cursor == before - 2
    assert not bitten.session.table.prompts


def test_an_answer_keeps_its_die_where_its_question_stays(bitten: Table) -> None:
    before, answers = bitten.session.cursor, lines(bitten, 2)
    bitten.type("amend resist")
    assert bitten.hp("Lia") == 38 - 3
    assert bitten.session.cursor == before
    assert [one.split(" ", 2)[2] for one in lines(bitten, 2)] == [
        one.split(" ", 2)[2] for one in answers
    ]
    bitten.session.bring_back(len(bitten.session.tails) - 1)
    assert (bitten.hp("Lia"), lines(bitten, 2)) == (31, answers)


def test_an_answer_that_is_the_last_step_is_amended_itself(bitten: Table) -> None:
    bitten.type("undo", "prompt roll d20=2", "amend d20=19")
    assert bitten.hp("Lia") == 31
    assert lines(bitten, 1)[0].endswith("roll d20=19")


def test_nothing_else_may_have_come_since(bitten: Table) -> None:
    struck = bitten.session.cursor - 2
    bitten.type("damage ga 1")
    with pytest.raises(Refused) as refused:
        bitten.type(f"amend #{struck} ac+5")
    assert refused.value.key == "amend-later"
    bitten.type("undo", f"amend #{struck} ac+5")
    assert bitten.hp("Lia") == 38
    with pytest.raises(Refused) as refused:
        bitten.type("next", "amend ac+5")
    assert refused.value.key != "nothing-to-amend"


def test_a_preview_counts_the_answers_that_would_be_lost(bitten: Table) -> None:
    assert bitten.session.preview("amend resist").lost == 0
    assert bitten.session.preview("amend ac+5").lost == 2
    assert bitten.session.preview("damage ga 1").lost == 0
