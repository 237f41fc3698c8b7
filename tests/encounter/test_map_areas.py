"""Areas on the map: exactly who is inside, with cover from the point of origin (AOE-04, COVER-02)."""

import pytest

from tests.encounter.board import Board
from tests.encounter.test_places import board, ground, place
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.commands import Area
from tracker.encounter.stat_block import Action, DamagePart, SaveRider, StatBlock
from tracker.encounter.stat_block import Area as SizeOf

FIRE = (cmd.AmountPart("8d6", "fire"),)


def inside(on: Board, area: Area) -> set[str]:
    """Whom it covers."""
    on.do(cmd.JudgeArea(area.shape, area.feet, area=area))
    return set(on.one(ev.AreaCovered).who)


def test_a_sphere_around_a_corner() -> None:
    on = board()
    place(on, Ann=(3, 0), Bob=(4, 0), Orc=(-4, 0), Goblin=(-5, 0))
    assert inside(on, Area("sphere", 20, (0, 0))) == {"Ann", "Orc"}


def test_a_cone_from_a_creature_spares_it() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(2, 0), Goblin=(2, 1), Bob=(0, 2))
    found = inside(on, Area("cone", 15, source="Ann", toward=(5, 0)))
    assert "Ann" not in found
    assert {"Orc", "Goblin"} >= found >= {"Orc"} or "Orc" in found
    assert "Bob" not in found


def test_a_line_a_cube_and_a_wider_line() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(6, 0), Goblin=(6, 1), Bob=(0, 1))
    assert inside(on, Area("line", 60, (1, 0), toward=(9, 0), width=10)) >= {"Orc"}
    assert inside(on, Area("cube", 10, (6, 0))) == {"Orc", "Goblin"}
    assert inside(on, Area("cube", 15, source="Ann", toward=(0, 9))) == {"Bob"}


def test_total_cover_from_the_origin_is_outside() -> None:
    on = board()
    place(on, Orc=(2, 0), Goblin=(-2, 0))
    ground(on, "wall", *((1, y) for y in range(-9, 10)))
    on.do(cmd.JudgeArea("sphere", 20, area=Area("sphere", 20, (0, 0))))
    covered = on.one(ev.AreaCovered)
    assert (covered.who, covered.shielded) == (("Goblin",), ("Orc",))


def test_one_roll_a_save_each_and_cover_helps_dexterity() -> None:
    on = board()
    place(on, Ann=(9, 9), Orc=(2, 0), Goblin=(-2, 0))
    ground(on, "obstacle", (1, 0))
    area = Area("sphere", 20, (0, 0))
    on.do(cmd.RollSave((), "dex", 15, area=area))
    bonus = {one.who: one.bonus for one in on.of(ev.SaveRolled)}
    assert set(bonus) == {"Orc", "Goblin"}
    assert bonus["Orc"] in (2, 5)
    assert bonus["Goblin"] == 2
    on.do(cmd.RollSave((), "con", 15, area=area))
    assert {one.who: one.bonus for one in on.of(ev.SaveRolled)}["Orc"] == 0


def test_damage_in_an_area_is_rolled_once() -> None:
    on = board()
    place(on, Orc=(2, 0), Goblin=(-2, 0), Bob=(30, 30))
    on.do(cmd.DealDamage((), FIRE, area=Area("sphere", 20, (0, 0))))
    amounts = {one.target: one.total for one in on.of(ev.DamageTaken)}
    assert set(amounts) == {"Orc", "Goblin"}
    assert len(set(amounts.values())) == 1


@pytest.mark.parametrize(
    ("area", "key"),
    [
        (Area("sphere", 20), "area-needs-origin"),
        (Area("cone", 15, (0, 0)), "area-needs-direction"),
        (Area("cube", 15, source="Ann"), "area-needs-direction"),
        (Area("cone", 15, source="Ann", toward=(0, 0)), "area-aims-at-itself"),
        (Area("cone", 15, source="Bob", toward=(4, 4)), "no-place"),
        (Area("star", 15, (0, 0)), "unknown-shape"),
        (Area("sphere", 9_999, (0, 0)), "out-of-bounds"),
        (Area("sphere", 20, (10_000, 0)), "out-of-bounds"),
    ],
)
def test_what_an_area_needs(area: Area, key: str) -> None:
    on = board()
    place(on, Ann=(0, 0))
    assert on.refused(cmd.JudgeArea(area.shape, area.feet, area=area)) == key


def test_around_a_creature_it_is_the_distance_that_counts() -> None:
    on = board()
    place(on, Ann=(0, 0), Orc=(4, 0), Goblin=(5, 0), Bob=(0, -4))
    around = Area("sphere", 20, source="Ann")
    assert inside(on, around) == {"Orc", "Bob"}
    on.do(cmd.ChangeBattlefield("hex"))
    assert inside(on, around) == {"Orc", "Bob"}


def test_a_breath_takes_its_area_from_the_stat_block() -> None:
    breath = Action(
        "Fire Breath",
        save=SaveRider("dex", 15, "half", (DamagePart("6d6", 21, "fire"),)),
        area=SizeOf("cone", 15),
    )
    on = board()
    on.add("Wyrm", 90, StatBlock("Wyrm", 90, 18, size="large", actions=(breath,)), side="wyrms")
    on.turn_of("Wyrm")
    place(on, Wyrm=(0, 0), Ann=(3, 0), Bob=(3, 3), Orc=(-2, 0))
    area = Area("cone", 15, source="Wyrm", toward=(9, 0))
    on.do(cmd.UseAction("Wyrm", "Fire Breath", area=area))
    assert {one.who for one in on.of(ev.SaveRolled)} == {"Ann"}
    assert on.one(ev.ActionTaken).on == ("Ann",)


def test_an_area_of_nobody_hits_nobody() -> None:
    on = board()
    place(on, Ann=(0, 0))
    far = Area("sphere", 20, (50, 50))
    assert inside(on, far) == set()
    assert on.refused(cmd.RollSave((), "dex", 15, FIRE, area=far)) == "area-catches-nobody"
    on.do(cmd.ChangeBattlefield("hex"))
    key = on.refused(cmd.JudgeArea("sphere", 20, area=Area("sphere", 20, (0, 0))))
    assert key == "area-needs-squares"
