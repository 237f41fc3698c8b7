"""Creatures made stronger or weaker: other numbers, nothing else."""

import pytest

from tracker.bestiary.library import Library
from tracker.encounter import variants
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.variants import PLAIN, Scale, scaled, shifted, varied


def creature(name: str) -> StatBlock:
    found = Library().find(name)
    assert found is not None
    return found


def test_a_scale_moves_every_number_it_names() -> None:
    ogre = scaled(creature("ogre"), Scale(hp=150, ac=2, bonus=1, damage=3))
    assert (ogre.max_hp, ogre.ac) == (88, 13)
    assert ogre.hit_dice == "7d10+50"
    club = ogre.attacks[0]
    assert (club.bonus, club.damage[0].dice, club.damage[0].average) == (7, "2d8+7", 16)


def test_only_the_first_damage_grows_and_saves_get_harder() -> None:
    dragon = scaled(creature("adult red dragon"), Scale(bonus=2, damage=5))
    bite = dragon.attacks[0]
    assert [part.dice for part in bite.damage] == ["2d10+13", "2d6"]
    breath = next(one for one in dragon.actions if one.name == "Fire Breath")
    assert breath.save is not None
    assert (breath.save.dc, breath.save.damage[0].dice) == (23, "18d6+5")


def test_a_minion_has_one_hit_point_whatever_the_scale() -> None:
    orc = varied(creature("orc"), "minion", Scale(hp=200))
    assert (orc.max_hp, orc.hit_dice) == (1, "")
    assert variants.hit_points("minion", "roll") == "avg"
    assert variants.hit_points("boss", "roll") == "roll"


def test_a_boss_has_all_its_dice_can_give() -> None:
    assert varied(creature("ogre"), "boss", PLAIN).max_hp == 91
    assert varied(StatBlock("Thing", 30, 12), "boss", PLAIN).max_hp == 45


def test_a_swarm_has_the_defences_of_one() -> None:
    crows = varied(creature("raven"), "swarm", PLAIN)
    assert crows.resist[-1].types == ("bludgeoning", "piercing", "slashing")
    assert set(variants.SWARM_NEVER) <= set(crows.condition_immune)


@pytest.mark.parametrize(
    ("text", "by", "becomes"),
    [
        ("2d6", 3, "2d6+3"),
        ("2d6+3", -3, "2d6"),
        ("1d4 - 1", -2, "1d4-3"),
        ("5", 2, "7"),
        ("1d6+1d4", 2, "1d6+1d4"),
        ("", 4, ""),
    ],
)
def test_dice_are_shifted(text: str, by: int, becomes: str) -> None:
    assert shifted(text, by) == becomes


def test_nothing_changes_without_a_reason() -> None:
    ogre = creature("ogre")
    assert varied(ogre, "", PLAIN) is ogre
