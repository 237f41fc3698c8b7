"""Rows of the initiative list fill their width exactly, whatever stands in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.tui.rows import Health, Row
from tracker.tui.widgets import columns
from tracker.tui.widgets.painted import width_of

TEXTS = st.text(alphabet="ab é[/red]戦士ก่ำ🐉·-‖◈", max_size=30)
NUMBERS = st.integers(0, 999_999)


@st.composite
def healths(draw: st.DrawFn) -> Health | None:
    if draw(st.booleans()):
        return None
    hp, top = draw(NUMBERS), draw(NUMBERS)
    state = draw(st.sampled_from(("up", "dying", "stable", "dead")))
    look = draw(st.sampled_from(("unhurt", "hurt", "bloodied", "critical", "down", "dead")))
    saves = "✓○○ ✗○○" if state == "dying" else ""
    return Health(
        hp, top, draw(st.sampled_from((0, 5, 999_999))), state, look, saves, f"{hp}/{top}"
    )


@st.composite
def rows(draw: st.DrawFn) -> Row:
    flags = st.booleans()
    return Row(
        line="l1",
        who=draw(st.sampled_from(("", "c1"))),
        init=draw(st.sampled_from(("", "–", "7", "-99", "999"))),
        active=draw(flags),
        head=draw(TEXTS),
        text=draw(TEXTS),
        tag=draw(TEXTS),
        member=draw(flags),
        folded=draw(flags),
        hidden=draw(flags),
        health=draw(healths()),
        ac=draw(st.sampled_from(("", "15", "99*"))),
        conditions=draw(TEXTS),
        next=draw(flags),
        asked=draw(flags),
        acted=draw(flags),
    )


@given(st.lists(rows(), min_size=1, max_size=4), st.integers(40, 220), st.booleans())
def test_every_line_is_as_wide_as_the_list(found: list[Row], width: int, tall: bool) -> None:
    made = columns.laid_out(width, *columns.needed(found), tall)
    for row in found:
        lines = columns.lines(row, made, " ›")
        assert len(lines) == 1 + tall
        for spans in lines:
            assert width_of(spans) == width
    if made.framed:
        for edge in (columns.head(made), columns.foot(made), columns.blank(made)):
            assert width_of(edge) == width


@given(healths(), st.integers(1, 20))
def test_a_bar_is_full_for_the_unhurt_alone_and_empty_for_the_fallen(
    health: Health | None, width: int
) -> None:
    if health is None:
        return
    full, empty = columns.bar(health, width)
    assert len(full.text) + len(empty.text) == width
    if width > 1 and health.maximum:
        assert (not empty.text) == (health.hp >= health.maximum)
        assert (not full.text) == (health.hp == 0)


@given(st.lists(rows(), min_size=1, max_size=5), rows(), st.data())
def test_widths_that_are_said_to_stay_do(found: list[Row], other: Row, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(found) - 1))
    now = [*found[:place], other, *found[place + 1 :]]
    made = columns.laid_out(100, *columns.needed(found))
    if columns.stays(made, [found[place]], [other]):
        assert columns.needed(now) == columns.needed(found)


@pytest.mark.parametrize(
    ("text", "width", "said"),
    [
        ("‖ Unconscious, Prone", 20, "‖ Unconscious, Prone"),
        ("‖ Unconscious, Prone", 16, "‖ Uncons…, Prone"),
        ("◈ bless, Prone", 12, "◈ bl…, Prone"),
        ("‖ Stunned →R3, Poisoned →R4", 22, "‖ Stu… →R3, Poiso… →R4"),
        ("昏迷不醒, 倒地", 12, "昏迷…, 倒地"),
        ("a very long tale of one thing", 9, "a very l…"),
        ("aaaa, bbbb, cccc", 9, "aaaa, bbbb, cccc"),
    ],
)
def test_every_condition_keeps_a_part_of_its_name(text: str, width: int, said: str) -> None:
    assert columns.shortened(text, width) == said
