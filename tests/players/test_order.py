"""What players see of an order changed by hand: nothing that they were not shown."""

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter.model import Encounter
from tracker.players.project import project


def rows(table: Encounter) -> list[str]:
    return [row.name for row in project(table).rows]


def fight(**options: bool) -> Fight:
    """Two characters and a hidden group between them."""
    made = Fight(
        character("Rogue", 20),
        monsters("Wolf", 2, 15),
        character("Cleric", 10),
        start=False,
    )
    for name, value in options.items():
        made.do(cmd.SetOption(name, value))
    made.do(cmd.StartFight())
    return made


def test_whoever_delays_is_neither_now_nor_next() -> None:
    one = fight()
    one.do(cmd.Delay(one.id("cleric")))
    view = project(one.table)
    assert (view.now, view.next) == ("Rogue", "Rogue")
    one.do(cmd.NextTurn())
    assert project(one.table).now == "Rogue"


def test_counts_show_only_when_they_are_for_the_players() -> None:
    one = fight()
    one.do(cmd.StartTimer("Ritual", 3, "count", 15))
    one.do(cmd.StartCounter("Alarm", 1, 3, visible=True))
    assert rows(one.table) == ["Rogue", "Cleric", "Alarm 1/3"]
    view = project(one.table)
    assert view.next == "Cleric"
    assert [row.health for row in view.rows][-1] is None


def test_a_split_of_the_hidden_shows_nothing() -> None:
    one = fight()
    before = project(one.table)
    one.do(cmd.SplitLine((one.id("wb"),), 12))
    one.do(cmd.AddCreatures(monsters("Imp", hangs="after", on=one.id("wb"))))
    assert project(one.table) == before


def test_a_wave_is_never_counted_before_it_comes() -> None:
    one = fight()
    one.do(cmd.AddCreatures(monsters("Orc", 2, 5, enters_round=2, hidden=False)))
    assert rows(one.table) == ["Rogue", "Cleric"]
    one.do(cmd.NextTurn(3))
    assert rows(one.table) == ["Rogue", "Cleric", "Orc A", "Orc B"]


def test_cards_tell_neither_order_nor_who_is_next() -> None:
    one = fight(card_stack=True, show_totals=True)
    one.do(cmd.SwapPlaces(one.id("rogue"), one.id("cleric")))
    view = project(one.table)
    assert [row.name for row in view.rows] == ["Rogue", "Cleric"]
    assert [row.initiative for row in view.rows] == [None, None]
    assert view.next is None
