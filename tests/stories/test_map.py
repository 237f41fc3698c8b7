"""An evening on squares: walls, a fireball, a chase; all by typed lines, and after a restart."""

from tests.stories.table import Table
from tracker.encounter.showing import shown


def test_a_fireball_at_a_point_names_whom_it_covers(table: Table) -> None:
    table.type("place bruenor 0,0, lia 8,8, ga 4,0, gb 5,0, wolf 12,0")
    table.type("area sphere 10 at 5,0")
    assert table.last_lines == ["A sphere of 10 ft radius at 5,0 covers Goblin A and Goblin B"]
    table.type("save in sphere 10 at 5,0 dex 15 8d6 fire half ga=3 gb=18 dmg=20")
    assert table.hp("ga") == table.hp("gb") == 0
    assert table.hp("wolf") == table.who("wolf").max_hp
    table.session.undo()
    assert table.hp("ga") == 7


def test_a_chase_past_a_goblin(table: Table) -> None:
    table.type("place bruenor 0,0, ga 1,1, wolf 9,9")
    table.type("move bruenor 4,0 face north")
    assert table.last_lines == ["Bruenor moves 10 ft (to 2,0)"]
    assert [one.kind for one in table.session.table.prompts] == ["opportunity", "go-on"]
    again = table.opened_again()
    again.type("prompt skip", "prompt roll")
    assert again.last_lines == ["Bruenor moves 10 ft (to 4,0)"]
    assert again.who("bruenor").place == (4, 0)
    again.session.undo(3)
    assert again.who("bruenor").place == (0, 0)
    again.session.redo(3)
    assert again.who("bruenor").place == (4, 0)


def test_back_leaves_creatures_where_they_went(table: Table) -> None:
    table.type("place bruenor 0,0", "move bruenor 2,0", "next", "back")
    assert table.who("bruenor").place == (2, 0)


def test_a_thrown_rider_and_back(table: Table) -> None:
    table.type("add warhorse side=party init=3", "place bruenor 0,0, warhorse 1,0")
    table.type("mount bruenor warhorse", "move warhorse 5,0")
    assert table.who("bruenor").place == (5, 0)
    table.type("kill warhorse", "prompt pass")
    assert table.who("bruenor").place not in (None, (5, 0))


def test_walls_stand_between(table: Table) -> None:
    table.type("battlefield wall 2,-9 to 2,9", "place bruenor 0,0, ga 4,0")
    table.type("attack ga bruenor with shortbow hit")
    assert "Goblin A hits Bruenor" in table.last_lines[0]
    table.type("battlefield clear 2,-9 to 2,9")
    assert table.last_lines == ["19 cells are clear now"]


def test_a_mount_burnt_at_the_start_of_a_turn_and_back(table: Table) -> None:
    table.type("option prompt_ongoing auto", "option prompt_thrown auto")
    table.type("add warhorse side=party init=3", "place bruenor 0,0, warhorse 1,0")
    table.type("mount bruenor warhorse", 'effect warhorse "Fire" hurt 90 fire at start')
    before = table.session.table.round
    for _ in range(9):
        if table.session.table.round > before and table.who("warhorse").state == "dead":
            break
        table.type("next")
    assert (table.who("warhorse").state, table.who("bruenor").mount) == ("dead", "")
    assert table.who("bruenor").place not in (None, (1, 0))
    table.type("back")
    rider = table.who("bruenor")
    assert (rider.mount, rider.place) == (table.who("warhorse").id, (1, 0))


def test_what_show_prints_of_it(table: Table) -> None:
    bare = shown(table.session.table)
    assert "battlefield" not in bare
    assert not any("place" in one or "facing" in one for one in bare["combatants"])
    table.type("option facing on", "place ga 3,4", "battlefield wall 1,1", "face ga 9,4")
    whole = shown(table.session.table)
    goblin = next(one for one in whole["combatants"] if one["handle"] == "ga")
    assert (goblin["place"], goblin["facing"]) == ([3, 4], "east")
    assert whole["battlefield"]["walls"] == [[1, 1]]
