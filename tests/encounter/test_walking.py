"""Moves to a cell: what the way costs, who bars it, whose reach it leaves, who comes along."""

from dataclasses import replace

from tests.encounter.board import GOBLIN, ORC, Board, keys
from tests.encounter.test_places import GIANT, KNIGHT, board, ground, place
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import StatBlock

HORSE = StatBlock("Horse", 20, 10, size="large", speeds=(("walk", 60),))


def go(on: Board, who: str, *cells: tuple[int, int], **more: object) -> ev.Moved:
    """A move by these cells; the last piece of it that happened."""
    on.do(cmd.Move(who, 0, to=cells[-1], through=cells[:-1], **more))  # type: ignore[arg-type]  # test shorthand
    return on.of(ev.Moved)[-1]


def test_a_straight_way_and_what_is_left() -> None:
    on = board()
    place(on, Ann=(0, 0))
    moved = go(on, "Ann", (3, 0))
    assert (moved.feet, moved.cost, moved.to, moved.over) == (15, 15, (3, 0), False)
    assert (on.who("Ann").place, on.who("Ann").budget.moved) == ((3, 0), 15)
    assert go(on, "Ann", (9, 0)).over
    assert "too-far" in keys(on.one(ev.Moved).reasons)


def test_diagonals_cost_five_or_five_and_ten_through_a_whole_turn() -> None:
    on, long = board(), board(long_diagonals=True)
    for one in (on, long):
        place(one, Ann=(0, 0))
    assert [go(on, "Ann", (1, 1)).cost, go(on, "Ann", (2, 2)).cost] == [5, 5]
    assert [go(long, "Ann", (1, 1)).cost, go(long, "Ann", (2, 2)).cost] == [5, 10]


def test_difficult_cells_and_a_typed_word_for_all_of_them() -> None:
    on = board()
    place(on, Ann=(0, 0))
    ground(on, "difficult", *((1, y) for y in range(-9, 9)))
    assert go(on, "Ann", (2, 0)).cost == 15
    assert go(on, "Ann", (0, 0), difficult=True).cost == 20


def test_around_a_wall_and_never_past_its_corner() -> None:
    on = board()
    place(on, Ann=(0, 0))
    ground(on, "wall", (1, 0))
    assert go(on, "Ann", (2, 0)).cost == 20
    ground(on, "wall", *((x, y) for x in range(4, 8) for y in range(-2, 3)))
    assert on.refused(cmd.Move("Ann", 0, to=(5, 0))) == "no-way"


def test_through_a_friend_but_not_through_a_foe() -> None:
    on = board()
    place(on, Ann=(0, 0), Bob=(1, 0))
    ground(on, "wall", *((x, y) for x in range(-1, 4) for y in (-1, 1)), (-1, 0))
    assert go(on, "Ann", (2, 0)).cost == 15
    place(on, Ann=(0, 0), Bob=None, Orc=(1, 0))
    assert on.refused(cmd.Move("Ann", 0, to=(2, 0))) == "no-way"
    assert on.refused(cmd.Move("Ann", 0, to=(1, 0))) == "space-taken"
    on.add("Giant", 90, GIANT, place=(1, 0))
    place(on, Orc=None)
    ground(on, "clear", *((x, y) for x in range(-1, 9) for y in range(-1, 9)))
    ground(on, "wall", *((x, y) for x in range(-5, 9) for y in (-1, 3)))
    assert go(on, "Ann", (4, 1)).cost == 35


def test_the_newer_wording_passes_friends_freely() -> None:
    on = board(pass_2024=True)
    place(on, Ann=(0, 0), Bob=(1, 0))
    ground(on, "wall", *((x, y) for x in range(-1, 4) for y in (-1, 1)))
    moved = go(on, "Ann", (2, 0))
    assert moved.cost == 10
    assert ("option", "pass_2024") in [pair for one in moved.reasons for pair in one.params]


def test_leaving_reach_stops_at_the_last_cell_within_it() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(-1, 0), Goblin=(2, 2))
    moved = go(on, "Ann", (0, 3), (5, 3))
    assert (moved.to, [one.who for one in on.prompts("opportunity")]) == ((0, 1), ["Orc"])
    (rest,) = on.prompts("go-on")
    on.do(cmd.AnswerPrompt("skip", prompt=on.prompts("opportunity")[0].id))
    on.do(cmd.AnswerPrompt("pass", prompt=rest.id))
    assert [one.who for one in on.prompts("opportunity")] == ["Goblin"]
    on.do(cmd.AnswerPrompt("pass", prompt=on.prompts("go-on")[0].id))
    assert on.who("Ann").place == (5, 3)
    assert on.prompts() == []


def test_whoever_is_struck_down_lies_where_it_was() -> None:
    on = board()
    on.pc("Weak", 1, KNIGHT, side="party")
    on.turn_of("Weak")
    place(on, Weak=(0, 0), Orc=(-1, 0))
    go(on, "Weak", (4, 0))
    on.do(cmd.AnswerPrompt("roll", prompt=on.prompts("opportunity")[0].id), 19, 19, 9)
    assert on.who("Weak").place == (0, 0)
    assert on.prompts("go-on") == []


def test_disengaged_teleported_and_forced_provoke_nobody() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(1, 0))
    go(on, "Ann", (5, 5), way="teleport")
    assert (on.prompts(), on.who("Ann").place, on.who("Ann").budget.moved) == ([], (5, 5), 0)
    place(on, Ann=(0, 0))
    go(on, "Ann", (0, 4), way="forced")
    assert on.prompts() == []
    on.do(cmd.TakeAction("Ann", "disengage"))
    place(on, Ann=(0, 0))
    go(on, "Ann", (-4, 0))
    assert on.prompts() == []


def test_a_goblin_behind_a_wall_does_not_see_whom_it_could_strike() -> None:
    on = board()
    on.add("Pike", 9, StatBlock("Pike", 9, 10, attacks=(ORC.attacks[0],)))
    place(on, Ann=(0, 0), Pike=(0, 1))
    ground(on, "fog", (0, 1))
    go(on, "Ann", (0, -4))
    assert on.prompts() == []


def test_what_is_behind_its_back_it_does_not_strike() -> None:
    on = board(facing=True)
    on.do(cmd.Face("Orc", "north"))
    on.add("Guard", 15, ORC, place=(0, 1), facing="north")
    place(on, Ann=(0, 0))
    go(on, "Ann", (0, -3))
    assert on.prompts() == []


def test_named_foes_are_the_only_ones_that_are_asked() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(1, 0), Goblin=(0, 1))
    go(on, "Ann", (-4, 0), leaves=("Goblin",))
    assert [one.who for one in on.prompts("opportunity")] == ["Goblin"]


def test_a_rider_goes_along_and_gets_down_beside() -> None:
    on = board()
    on.add("Horse", 20, HORSE, side="party")
    place(on, Ann=(0, 0), Horse=(1, 0))
    on.do(cmd.GetOn("Ann", "Horse", "controlled"))
    assert on.who("Ann").place == (1, 0)
    go(on, "Ann", (6, 0))
    assert (on.who("Ann").place, on.who("Horse").place) == ((6, 0), (6, 0))
    on.do(cmd.GetOff("Ann"))
    x, y = on.who("Ann").place or (6, 0)
    assert (x, y) not in {(6, 0), (7, 0), (6, 1), (7, 1)}


def test_a_dragged_foe_comes_after() -> None:
    on = board()
    place(on, Ann=(0, 0), Goblin=(-1, 0))
    on.do(cmd.Struggle("grapple", "Ann", "Goblin", a=20, b=1))
    go(on, "Ann", (2, 0), drag=True)
    assert on.who("Goblin").place == (1, 0)


def test_a_tight_place_makes_it_smaller_and_slower() -> None:
    on = board()
    on.add("Horse", 20, HORSE, side="party", place=(0, 0))
    ground(on, "wall", *((x, y) for x in range(2, 6) for y in (-1, 1, 2, -2, 3, -3)))
    assert on.refused(cmd.Move("Horse", 0, to=(4, 0))) == "no-way"
    moved = go(on, "Horse", (4, 0), squeeze=True)
    assert "squeezing" in keys(moved.reasons)
    assert moved.cost == 40


def test_hexes_have_six_sides() -> None:
    on = board()
    on.do(cmd.ChangeBattlefield("hex"))
    place(on, Ann=(0, 0))
    assert go(on, "Ann", (2, 1)).cost == 15


def test_nobody_moves_from_nowhere_or_to_where_it_is() -> None:
    on = board()
    assert on.refused(cmd.Move("Ann", 0, to=(1, 1))) == "no-place"
    place(on, Ann=(1, 1))
    assert on.refused(cmd.Move("Ann", 0, to=(1, 1))) == "nothing-changes"


def test_flyers_pass_over_walkers_and_rubble() -> None:
    on = board()
    on.add("Bat", 5, StatBlock("Bat", 5, 12, speeds=(("walk", 5), ("fly", 60))), side="party")
    on.turn_of("Bat")
    place(on, Bat=(0, 0), Bob=(1, 0))
    ground(on, "difficult", *((x, 0) for x in range(1, 4)))
    assert go(on, "Bat", (3, 0), mode="fly", up=20).cost == 15


def test_of_two_ways_the_straight_one() -> None:
    on = board()
    on.add("Goblin 2", 7, GOBLIN)
    place(on, Ann=(0, 0))
    assert go(on, "Ann", (0, 5)).diagonals == 0


def test_whoever_is_come_behind_may_turn_by_reaction() -> None:
    """FACE-02: one question for each foe, and only where the mover was not behind before."""
    on = board(facing=True)
    place(on, Ann=(0, 0), Orc=(0, 3), Goblin=(9, 9))
    on.do(cmd.SetOption("prompt_opportunity", "off"))
    looks(on, "Orc", "south")
    go(on, "Ann", (1, 2))
    assert on.prompts("face") == []
    go(on, "Ann", (1, 5), (0, 5))
    assert [(one.who, one.others) for one in on.prompts("face")] == [("Orc", ("Ann",))]
    on.do(cmd.AnswerPrompt("roll", prompt=on.prompts("face")[0].id))
    assert (on.who("Orc").facing, on.who("Orc").budget.reaction) == ("north", 0)
    assert keys(on.one(ev.FacingSet).reasons) == ["turns-by-reaction"]


def test_another_step_asks_anew_and_the_option_turns_for_them() -> None:
    on = board(facing=True)
    place(on, Ann=(0, 0), Orc=(0, 3))
    on.do(cmd.SetOption("prompt_opportunity", "off"))
    on.do(cmd.SetOption("prompt_face", "auto"))
    looks(on, "Orc", "south")
    go(on, "Ann", (1, 2), (1, 5), (0, 5))
    assert (on.who("Orc").facing, on.who("Orc").budget.reaction) == ("north", 0)


def looks(on: Board, who: str, way: str) -> None:
    """In Ann's turn, by nobody's reaction."""
    turned = {**on.table.combatants, who: replace(on.who(who), facing=way)}
    on.table = replace(on.table, round=1, active="line Ann", combatants=turned)
