"""Some under water, others not: whose swings and shots the water hampers (WATER-01..04)."""

import pytest

from tests.encounter.board import keys
from tests.encounter.test_stances import attack, duel, sources
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.refusals import Refused


def test_one_who_is_under_water_where_the_others_are_not() -> None:
    """WATER-01, WATER-03, WATER-04: by creature, beside the option of the fight."""
    board = duel()
    board.do(cmd.Immerse(("Ann",)))
    assert sources(attack(board, attack="Longsword")) == ([], ["underwater-melee"])
    assert sources(attack(board, "Ogre", "Ann", attack="Longsword")) == ([], [])
    board.do(cmd.DealDamage(("Ann", "Ogre"), (cmd.AmountPart("10", "fire"),)))
    assert [one.total for one in board.of(ev.DamageTaken)] == [5, 10]
    board.do(cmd.Immerse(("Ann", "Ogre"), off=True))
    assert sources(attack(board, attack="Longsword")) == ([], [])
    with pytest.raises(Refused, match="nothing-changes"):
        board.do(cmd.Immerse(("Ann",), off=True))


def test_a_shot_between_land_and_water_goes_through_water() -> None:
    """WATER-03: whichever end is wet; a melee weapon is swung where its bearer is (WATER-01)."""
    board = duel()
    board.do(cmd.Immerse(("Ogre",)))
    assert sources(attack(board, attack="Shortbow", range=60)) == ([], ["underwater-ranged"])
    assert sources(attack(board, attack="Light crossbow", range=80)) == ([], [])
    board.attack("Ann", "Ogre", attack="Light crossbow", range=85, d20=(20, 20))
    lost = board.one(ev.Attacked)
    assert (lost.hit, "underwater-range" in keys(lost.reasons)) == (False, True)
    assert sources(attack(board, attack="Longsword")) == ([], [])
    board.do(cmd.Immerse(("Ogre",), off=True))
    board.do(cmd.Immerse(("Ann",)))
    assert sources(attack(board, attack="Shortbow", range=60)) == ([], ["underwater-ranged"])
