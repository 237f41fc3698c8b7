"""Defaults and edges that no vector stands on; each was once a fault that no test noticed."""

from fractions import Fraction

from tracker.rules import areas, attacks, concentration, conditions, dice, dying, initiative
from tracker.rules.body import Body
from tracker.rules.edition import OF_2024
from tracker.rules.grid import squares


def test_a_reaction_raises_the_ac_against_a_total_too() -> None:
    struck = attacks.resolve_total(18, 15, reaction_ac=5)
    assert (struck.ac, struck.hit) == (20, False)
    assert attacks.resolve_total(20, 15, reaction_ac=5).hit


def test_a_death_save_has_no_bonus_by_itself() -> None:
    assert dying.death_save(Body(0, 10), (9,)).total == 9
    assert dying.death_save(Body(0, 10), (9,)).failures_added == 1


def test_whoever_is_well_is_not_hampered() -> None:
    assert conditions.check_stance(frozenset()).mode == "normal"


def test_nobody_is_inside_less_than_nobody() -> None:
    assert areas.caught("cone", 15, chosen=-1).targets == 0
    assert areas.caught("cone", 15, chosen=0).targets == 0
    assert areas.caught("cone", 15, adjust=-5).targets == 0


def test_the_newer_dc_stops_at_30_exactly() -> None:
    assert [concentration.dc(damage, OF_2024)[0] for damage in (59, 61, 62, 90)] == [29, 30, 30, 30]
    assert concentration.dc(90)[0] == 45
    assert not concentration.capped(61, OF_2024)
    assert concentration.capped(62, OF_2024)
    assert not concentration.capped(62)


def test_a_settled_tie_names_its_total() -> None:
    tied = [initiative.Entry("a", "monster", 12), initiative.Entry("b", "monster", 12)]
    (reason,) = initiative.order(tied, roll_off={"a": 3, "b": 9}).reasons
    assert dict(reason.params) == {"total": 12}
    assert initiative.slot([12, 9], 9).place == 2
    assert initiative.slot([12, 9], 9, first=True).place == 1


def test_the_first_diagonal_of_a_turn_is_short() -> None:
    assert squares.step_price(diagonal=True, diagonals="5-10") == 5
    assert squares.step_price(diagonal=True, so_far=1, diagonals="5-10") == 10


def test_faces_raised_to_a_least_add_up() -> None:
    odds = dice.distribution(dice.parse("1d6mi3"))
    chances = {total: Fraction(weight, odds.whole) for total, weight in odds.weights}
    assert chances == {3: Fraction(1, 2), **dict.fromkeys((4, 5, 6), Fraction(1, 6))}
