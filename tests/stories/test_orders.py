"""Whose turn it is, who hangs on whom, and what is said of those who do not keep to it."""

from collections.abc import Callable

import pytest

from tests.stories.table import Table
from tracker.encounter.refusals import Refused

Play = Callable[[str], Table]
SET_OUT = "start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12"


@pytest.fixture
def ambush(play: Play) -> Table:
    """Goblins on one line against five."""
    return play("goblin-ambush")


def test_an_attack_in_somebody_elses_turn_is_marked(table: Table) -> None:
    table.type("attack ga bruenor d20=2")
    assert table.last_lines[0].endswith(", out of turn)")
    table.type("next 5", "attack ga bruenor d20=2")
    assert table.last_lines[0].endswith("(6 vs AC 19)")
    table.type("attack ga bruenor d20=2")
    assert table.last_lines[0].endswith("(6 vs AC 19, had no action left)")
    table.type("next 7", "attack ga bruenor d20=2")
    assert table.last_lines[0].endswith("(6 vs AC 19)")


@pytest.mark.parametrize("how", ["with", "after"])
def test_a_group_of_one_line_hangs_and_is_hung_on(ambush: Table, how: str) -> None:
    ambush.type(SET_OUT, f"init goblins {how} bruenor")
    line = ambush.session.table.line_of(ambush.who("ga").id)
    host = ambush.session.table.line_of(ambush.who("bruenor").id)
    assert line is not None
    assert host is not None
    assert (line.hangs, line.on) == (how, host.id)
    ambush.type("undo", f"init ga,gb {how} lia", "undo", f"init bruenor {how} goblins")
    host = ambush.session.table.line_of(ambush.who("bruenor").id)
    assert host is not None
    assert (host.hangs, host.on) == (how, line.id)
    again = ambush.session.step(ambush.session.cursor).line
    ambush.type("undo", again)
    assert ambush.session.table.line_of(ambush.who("bruenor").id) == host


@pytest.mark.parametrize("line", ["init foes after bruenor", "init bruenor with party"])
def test_several_lines_hang_on_nothing(ambush: Table, line: str) -> None:
    ambush.type(SET_OUT)
    with pytest.raises(Refused) as refused:
        ambush.type(line)
    assert refused.value.key == "ambiguous"
    assert "lia" in str(refused.value.params["candidates"]) or "ga" in str(
        refused.value.params["candidates"]
    )


@pytest.mark.parametrize(
    "line",
    ['note ga "x"', 'rename ga "Red Hat"', "react lia Shield", "bonus lia Second Wind"],
)
def test_free_text_is_not_amended_but_typed_again(table: Table, line: str) -> None:
    table.type(line)
    before = table.session.step(table.session.cursor)
    with pytest.raises(Refused) as refused:
        table.type("amend y")
    assert refused.value.key == "amend-text"
    assert refused.value.params["verb"] == line.split(maxsplit=1)[0]
    assert table.session.step(table.session.cursor) == before


def test_the_options_behind_a_spell_are_amended(table: Table) -> None:
    table.type("conc lia Bless", "amend on bruenor")
    assert table.session.step(table.session.cursor).line.endswith("on bruenor")


@pytest.mark.parametrize("line", ["start", "next", "back", "goto bruenor", "end"])
def test_after_the_end_nothing_goes_on(table: Table, line: str) -> None:
    table.type("end")
    with pytest.raises(Refused) as refused:
        table.type(line)
    assert refused.value.key == "fight-is-over"
