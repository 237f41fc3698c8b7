"""Turns that roll by themselves are written with every die, and read again without a seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shorthand.any_line import group, line, one, options
from tests.shorthand.tables import before, happened
from tests.shorthand.test_canonical import TABLE, check, command_of
from tracker.encounter.commands import Kill, Note, Replayed, SetOption
from tracker.encounter.history import fold
from tracker.encounter.refusals import Refused

LINES = st.one_of(
    line(st.sampled_from(["delay", "act"]), one),
    line("swap", one, one),
    line("split", group, st.sampled_from(["", "init 3", "init roll", "init -4"])),
    line("join", group),
    line('timer "Ritual, 2nd" 3', st.sampled_from(["", "at 11", "at end of lia", "visible"])),
    line("counter", st.sampled_from(['"Alarm" 2/6', "Alarm 0 visible"])),
    line("add wolf x2", st.sampled_from(["after lia conc", "with oa", "after ga init=4"])),
    line("add lair", options("hidden", "init=12")),
    line("enter", st.sampled_from(["wolf*", "all"])),
)


@given(LINES, st.integers(0, 50))
def test_a_line_of_the_order_and_its_canonical_line_bring_the_same(text: str, seed: int) -> None:
    try:
        command = command_of(text, TABLE)
        happened(TABLE, command, seed)
    except Refused:
        return
    check(text, TABLE, seed)


@pytest.mark.parametrize(
    "option", ["reroll_each_round", "side_initiative", "prompt_death_save", "prompt_ongoing"]
)
def test_a_turn_that_rolls_by_itself_is_written_with_its_dice(option: str) -> None:
    """Read again with other dice it brings the same round."""
    value = "auto" if option.startswith("prompt") else True
    table = fold(TABLE, happened(TABLE, SetOption(option, value)))
    text = check("next 9", table, 5)
    assert text.startswith("next 9 dice=") is (option != "side_initiative")


def test_arrivals_and_roll_offs_are_written_with_their_dice() -> None:
    assert check("enter wolf*", TABLE, 5).startswith("enter ")
    late = check("add wolf x3 kind=pc name=Fire round=1", TABLE, 5)
    assert late.partition(" dice=")[2].split()[0].count(",") == 2
    table = fold(before(), happened(before(), SetOption("tie", "roll_off")))
    table = fold(table, happened(table, command_of("init lia 15", table)))
    assert " dice=" in check("start", table, 3)


def test_what_falls_by_itself_stands_behind_any_line() -> None:
    """A save for a spell, hours of a recovery, a flyer's fall: whatever was typed."""
    table = fold(TABLE, happened(TABLE, SetOption("prompt_concentration", "auto")))
    assert " fell=" in check("damage lia 9", table, 5)
    table = fold(table, happened(table, command_of("move lia 30 fly", table)))
    assert " fell=" in check("cond lia unconscious", table, 5)
    assert " fell=" in check("stabilise dartagnan", table, 5)


def test_free_text_stays_free_behind_the_dice() -> None:
    table = fold(TABLE, happened(TABLE, SetOption("prompt_concentration", "auto")))
    killed = command_of("kill lia", table)
    assert isinstance(killed, Kill)
    note = Note(killed.targets[0], "her fell=5")
    assert command_of("note fell=3,4 lia her fell=5", table) == Replayed(note, (3, 4))


def test_whoever_leaves_in_its_own_turn_passes_it_on_with_its_dice() -> None:
    """A summoned creature goes with the spell, and the next turn rolls by itself."""
    table = fold(TABLE, happened(TABLE, SetOption("prompt_ongoing", "auto")))
    lines = (
        "conc lia Elementals",
        "add ogre after lia conc",
        "init troll 1",
        "init lia 2",
        "effect bruenor,troll,ga,gb,gc,oa,ob,hobgoblin Embers hurt 1d6 fire at start",
    )
    for text in lines:
        table = fold(table, happened(table, command_of(text, table)))
    ogre = next(one for one in table.combatants.values() if one.name == "Ogre")
    while ogre.id not in table.lines[table.active].members:
        table = fold(table, happened(table, command_of("next", table)))
    assert " fell=" in check("unconc lia", table, 5)
