"""Where creatures stand: distance, cover, sight, elbow room, flanking, facing, all worked out."""

import pytest

from tests.encounter.board import BOW, GOBLIN, JAVELIN, ORC, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock

SWORD = Attack("Sword", 5, (DamagePart("1d8+3", 7, "slashing"),))
KNIGHT = StatBlock("Ann", 30, 18, ac_note="plate, shield", attacks=(SWORD, BOW, JAVELIN))
GIANT = StatBlock("Giant", 90, 13, size="huge", attacks=(SWORD,))


def board(**options: bool) -> Board:
    """A knight, her friend, a goblin and an orc; the knight's turn."""
    found = Board(**options)
    found.pc("Ann", 30, KNIGHT, side="party")
    found.pc("Bob", 30, KNIGHT, side="party")
    found.add("Goblin", 7, GOBLIN)
    found.add("Orc", 15, ORC)
    found.turn_of("Ann")
    return found


def place(on: Board, **cells: tuple[int, int] | None) -> None:
    """Creatures by name."""
    on.do(cmd.PlaceCreatures(tuple(cells.items())))


def ground(on: Board, kind: str, *cells: tuple[int, int]) -> None:
    """Some cells are so."""
    on.do(cmd.ChangeBattlefield(ground=kind, cells=cells))


def test_out_of_reach_and_a_typed_distance_wins() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(2, 0))
    assert on.refused(cmd.AttackTarget("Ann", "Orc")) == "out-of-reach"
    on.attack("Ann", "Orc", 10, 10, range=5)
    assert not on.one(ev.Attacked).contra
    place(on, Orc=(1, 1))
    on.attack("Ann", "Orc", 10, 10)
    assert "measured" in keys(on.one(ev.Attacked).reasons)


def test_long_range_by_the_map() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(17, 3))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    assert keys(on.one(ev.Attacked).contra) == ["long-range"]
    place(on, Orc=(65, 0))
    assert on.refused(cmd.AttackTarget("Ann", "Orc", "Shortbow")) == "out-of-range"


def test_a_javelin_is_thrown_where_it_does_not_reach() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(5, 0), Goblin=(0, 1))
    on.attack("Ann", "Orc", 10, 10, attack="Javelin")
    assert keys(on.one(ev.Attacked).contra) == ["foe-near"]


def test_a_foe_at_ones_elbow_and_the_word_that_strikes_it() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(6, 0), Goblin=(1, 1))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    assert keys(on.one(ev.Attacked).contra) == ["foe-near"]
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow", struck=("near",))
    assert on.one(ev.Attacked).contra == ()
    place(on, Goblin=(2, 2))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    assert on.one(ev.Attacked).contra == ()


@pytest.mark.parametrize(("near", "key"), [((1, 0), "near"), ((4, 0), "far")])
def test_prone_by_distance(near: tuple[int, int], key: str) -> None:
    on = board()
    on.add("Drunk", 9, conditions=("prone",))
    place(on, Ann=(0, 0), Drunk=near)
    on.attack("Ann", "Drunk", 10, 10, attack="Javelin")
    event = on.one(ev.Attacked)
    assert f"target-prone-{key}" in keys((*event.pro, *event.contra))


def test_a_blow_at_the_paralysed_within_5_feet_is_critical() -> None:
    on = board()
    on.add("Sleeper", 40, conditions=("paralyzed",))
    place(on, Ann=(0, 0), Sleeper=(1, 0))
    on.attack("Ann", "Sleeper", 15, 12)
    assert on.one(ev.Attacked).critical
    place(on, Sleeper=(3, 0))
    on.attack("Ann", "Sleeper", 15, 12, attack="Javelin")
    assert not on.one(ev.Attacked).critical


def test_a_creature_between_is_half_cover_and_the_dms_word_is_none() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(6, 0), Goblin=(3, 0))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    assert on.one(ev.Attacked).ac == 15
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow", percent=0)
    assert on.one(ev.Attacked).ac == 13
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow", cover="three-quarters")
    assert on.one(ev.Attacked).ac == 18


def test_a_wall_forbids_and_a_low_wall_covers() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(6, 0))
    ground(on, "wall", *((3, y) for y in range(-9, 10)))
    assert on.refused(cmd.AttackTarget("Ann", "Orc", "Shortbow")) == "target-covered"
    ground(on, "clear", *((3, y) for y in range(-9, 10)))
    ground(on, "obstacle", (5, 0))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    assert on.one(ev.Attacked).ac > 13


def test_fog_blinds_both() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(6, 0))
    ground(on, "fog", *((3, y) for y in range(-9, 10)))
    on.attack("Ann", "Orc", 10, 10, attack="Shortbow")
    event = on.one(ev.Attacked)
    assert event.mode == "normal"
    assert keys(event.pro) == ["attacker-unseen"]
    assert keys(event.contra) == ["target-unseen"]
    assert "no-clear-line" in keys(event.reasons)


def test_flanking_only_by_option_and_only_opposite() -> None:
    plain, on = board(), board(flanking=True)
    for one in (plain, on):
        place(one, Ann=(0, 0), Orc=(1, 0), Bob=(2, 0))
        one.attack("Ann", "Orc", 10, 10)
    assert plain.one(ev.Attacked).pro == ()
    assert keys(on.one(ev.Attacked).pro) == ["attacker-flanking"]
    place(on, Bob=(2, 1))
    on.attack("Ann", "Orc", 10, 10)
    assert on.one(ev.Attacked).pro == ()


def test_flanking_on_hexes() -> None:
    on = board(flanking=True)
    on.do(cmd.ChangeBattlefield("hex"))
    place(on, Orc=(0, 0), Ann=(1, 0), Bob=(-1, 0))
    on.attack("Ann", "Orc", 10, 10)
    assert keys(on.one(ev.Attacked).pro) == ["attacker-flanking"]


def test_from_behind_and_past_the_shield() -> None:
    on = board(facing=True)
    place(on, Ann=(0, 0), Orc=(0, -1), Goblin=(1, 0), Bob=(-1, 0))
    on.do(cmd.Face("Ann", "north"))
    assert on.who("Ann").facing == "north"
    on.attack("Orc", "Ann", 10, 10)
    behind = on.one(ev.Attacked)
    assert (keys(behind.pro), behind.ac) == (["attacker-behind"], 16)
    on.attack("Goblin", "Ann", 10, 10)
    right = on.one(ev.Attacked)
    assert (right.pro, right.ac) == ((), 16)
    assert on.refused(cmd.AttackTarget("Ann", "Orc")) == "target-behind"
    place(on, Goblin=(-1, 1), Bob=None)
    on.attack("Goblin", "Ann", 10, 10)
    assert on.one(ev.Attacked).ac == 18


def test_turning_in_anothers_turn_takes_the_reaction() -> None:
    on = board(facing=True)
    on.do(cmd.Face("Orc", "east"))
    assert on.who("Orc").budget.reaction == 0
    on.do(cmd.Face("Orc", "west"))
    assert on.one(ev.FacingSet).over
    assert board().refused(cmd.Face("Ann", "north")) == "option-is-off"
    assert on.refused(cmd.Face("Ann", "north-east")) == "unknown-facing"


def test_it_looks_where_it_went() -> None:
    on = board(facing=True)
    place(on, Ann=(0, 0))
    on.do(cmd.Move("Ann", 0, to=(3, 0)))
    assert on.who("Ann").facing == "east"
    on.do(cmd.Move("Ann", 0, to=(3, 1), facing="west"))
    assert on.who("Ann").facing == "west"


def test_help_and_grapple_know_the_distance() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(4, 0))
    on.do(cmd.HelpAlly("Ann", "Bob", "Orc"))
    assert any("far" in key or "reach" in key for key in keys(on.one(ev.ActionTaken).reasons))
    on.do(cmd.Struggle("grapple", "Ann", "Orc", a=20, b=1))
    assert on.one(ev.Contested).by_dm


def test_a_shove_pushes_one_cell_unless_a_wall_is_there() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(1, 1))
    on.do(cmd.Struggle("shove", "Ann", "Orc", "push", a=20, b=1))
    assert on.who("Orc").place == (2, 2)
    place(on, Orc=(1, 1))
    ground(on, "wall", (2, 2))
    on.do(cmd.Struggle("shove", "Ann", "Orc", "push", a=20, b=1))
    assert on.who("Orc").place == (1, 1)


def test_what_flies_is_as_far_as_it_is_high() -> None:
    on = board()
    on.add("Bat", 5, GOBLIN, aloft=30)
    place(on, Ann=(0, 0), Bat=(1, 0))
    assert on.refused(cmd.AttackTarget("Ann", "Bat")) == "out-of-reach"


def test_places_without_a_grid_are_refused_and_count_for_nothing() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(9, 0))
    on.do(cmd.ChangeBattlefield("none"))
    on.attack("Ann", "Orc", 10, 10)
    assert on.refused(cmd.PlaceCreatures((("Ann", (1, 1)),))) == "no-grid"


@pytest.mark.parametrize("cell", [(100_000, 0), (0, -1_000), (999_999, 999_999)])
def test_cells_outside_every_map(cell: tuple[int, int]) -> None:
    on = board()
    assert on.refused(cmd.PlaceCreatures((("Ann", cell),))) == "out-of-bounds"
    assert on.refused(cmd.ChangeBattlefield(ground="wall", cells=(cell,))) == "out-of-bounds"
    place(on, Ann=(0, 0))
    assert on.refused(cmd.Move("Ann", 0, to=cell)) == "out-of-bounds"


def test_a_huge_creature_is_measured_from_its_nearest_square() -> None:
    on = board()
    on.add("Giant", 90, GIANT)
    place(on, Ann=(0, 0), Giant=(1, -1))
    on.attack("Ann", "Giant", 10, 10)
    assert ("feet", 5) in on.one(ev.Attacked).reasons[0].params
