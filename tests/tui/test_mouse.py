"""The mouse on the rows of a fight: choose, mark, attack, menu, fold, and the order by dragging."""

from pathlib import Path

import pytest
from textual import events

from tests.tui.table import PARTY, Table, table
from tracker.tui.rows import Row
from tracker.tui.widgets.dragging import Gap, gap_at
from tracker.tui.widgets.initiative import InitiativeList


def row(line: str, who: str = "") -> Row:
    """A row of which only the line matters."""
    return Row(line, who, "", False, "", "", "", False, False, False, None, "", "")


ROWS = [row("a", "1"), row("b"), row("b", "2"), row("b", "3"), row("c", "4")]


@pytest.mark.parametrize(
    ("line", "place", "gap"),
    [
        ("a", 0, None),
        ("a", 1, Gap("b", "c")),
        ("a", 3, Gap("b", "c")),
        ("a", 4, Gap("c", "")),
        ("a", 99, Gap("c", "")),
        ("b", 2, None),
        ("c", 3, Gap("a", "b")),
        ("c", 0, Gap("", "a")),
        ("c", -5, Gap("", "a")),
        ("gone", 0, None),
    ],
)
def test_a_group_is_passed_as_a_whole(line: str, place: int, gap: Gap | None) -> None:
    assert gap_at(ROWS, line, place) == gap


def order(one: Table) -> list[str]:
    """Name and count of every line."""
    found = one.session.table
    lines = (found.lines[line] for line in found.order)
    return [f"{found.combatants[line.members[0]].handle} {line.initiative}" for line in lines]


def y_of(one: Table, handle: str) -> int:
    """The line of the widget on which a creature is drawn."""
    return 1 + next(n for n, row in enumerate(one.fight.rows) if row.head == handle)


async def drag(one: Table, handle: str, y: int) -> None:
    """From a row to a line of the widget, with the left button held."""
    post = one.pilot._post_mouse_events
    await post([events.MouseDown], "#order", offset=(14, y_of(one, handle)), button=1)
    await post([events.MouseMove], "#order", offset=(14, y), button=1)
    await one.painted()


async def drop(one: Table, y: int) -> None:
    """The button goes up there."""
    await one.pilot._post_mouse_events([events.MouseUp, events.Click], "#order", offset=(14, y))
    await one.painted()


@pytest.mark.slow
async def test_rows_are_dragged_to_another_place(tmp_path: Path) -> None:
    wolf = {"monster": "wolf", "count": 1, "initiative": 12}
    totals = ({"initiative": 15}, {"initiative": 12})
    party = [one | total for one, total in zip(PARTY, totals, strict=True)]
    async with table(tmp_path, *party, wolf) as one:
        assert order(one) == ["bruenor 15", "lia 12", "wolf 12"]
        steps = one.session.cursor
        await drag(one, "wolf", y_of(one, "lia"))
        await one.shows("Wolf here: initiative 14", "▔", "↕")
        await drop(one, y_of(one, "lia"))
        await one.until(lambda: order(one) == ["bruenor 15", "wolf 14", "lia 12"])
        assert one.session.cursor == steps + 1
        assert "▔" not in one.text
        await drag(one, "lia", y_of(one, "bruenor"))
        await one.shows("initiative 16")
        await drop(one, 30)
        await one.until(lambda: order(one)[-1].startswith("lia"))
        await one.press("u")
        await one.press("u")
        assert order(one) == ["bruenor 15", "lia 12", "wolf 12"]
        await drag(one, "bruenor", y_of(one, "lia"))
        await drop(one, y_of(one, "lia"))
        await one.until(lambda: order(one) == ["lia 12", "bruenor 12", "wolf 12"])
        assert one.session.step(one.session.cursor).line == "init bruenor 12 after lia"
        steps = one.session.cursor
        await drag(one, "wolf", y_of(one, "lia"))
        await drag(one, "wolf", y_of(one, "wolf"))
        await one.shows("Wolf stays where it is")
        await drop(one, y_of(one, "wolf"))
        await one.until(lambda: "↕" not in one.text)
        assert one.session.cursor == steps


async def test_before_initiative_it_names_the_keys_that_set_it(tmp_path: Path) -> None:
    wolf = {"monster": "wolf", "count": 1, "initiative": 12}
    async with table(tmp_path, *PARTY, wolf, started=False) as one:
        one.app.change_settings(keys={"fight.next": ("Y",)})
        last = next(n for n, row in enumerate(one.fight.rows, 1) if row.head == "lia")
        await drag(one, "bruenor", last + 1)
        await drop(one, last + 1)
        await one.shows("Y rolls initiative first, or i sets a count")


@pytest.mark.slow
async def test_clicks_choose_mark_attack_and_open_the_menu(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        listed = one.fight.query_one(InitiativeList)
        await one.pilot.click(listed, offset=(14, y_of(one, "lia")))
        assert one.fight.cursor[1] == next(r.who for r in one.fight.rows if r.head == "lia")
        await one.pilot.click(listed, offset=(14, y_of(one, "gb")), control=True)
        await one.until(lambda: len(one.fight.marked) == 1)
        await one.press("escape")
        await one.pilot.click(listed, offset=(14, y_of(one, "bruenor")), times=2)
        await one.top("AttackDialog")
        await one.shows("Bruenor")
        await one.press("escape")
        await one.pilot.click(listed, offset=(14, y_of(one, "lia")), button=3)
        await one.top("ActionMenu")
        await one.shows("What does Lia do?", "Lia dashes")
        await one.painted()
        await one.pilot.click(".field--menu", offset=(4, 2), times=2)
        await one.top("FightScreen")
        await one.shows("dodges")
        await one.pilot.click(listed, offset=(14, 1), times=2)
        await one.until(lambda: len(one.fight.folded) == 1)
        await one.pilot.click(listed, offset=(14, 1), times=2)
        await one.pilot.click(listed, offset=(14, y_of(one, "ga")))
        card = one.fight.query_one("#card").region
        lines = one.text.splitlines()
        y = next(n for n, line in enumerate(lines) if "2 Shortbow" in line)
        await one.pilot.click("#card", offset=(5, y - card.y))
        await one.top("AttackDialog")
        await one.shows("Shortbow")
