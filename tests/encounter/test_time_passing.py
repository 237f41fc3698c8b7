"""Time that nobody plays, and rests: ends in their order, questions once, what comes back."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.numbers.uses import HIT_DICE, limited_by
from tracker.encounter.stat_block import Action, SpellSlots, Use
from tracker.rules.durations import ROUNDS_AN_HOUR

REGENERATION = Action("Regeneration", heal="10", heal_stops=("acid", "fire"), heal_at_zero=True)


def over(**options: Any) -> Fight:
    """Ann, two bats and Cy; the fight ended in round 1, in Ann's turn."""
    bats = monsters("Bat", 2, 12)
    return Fight(character("Ann", 18), bats, character("Cy", 7, max_hp=40), **options)


def end(fight: Fight) -> Fight:
    fight.do(cmd.EndFight())
    return fight


def passes(fight: Fight, rounds: int, *, despite: bool = False) -> None:
    fight.do(cmd.PassTime(rounds, despite))


def ended(fight: Fight) -> list[str]:
    return [one.effect.name for one in fight.events if isinstance(one, ev.EffectEnded)]


def test_effects_run_out_in_the_order_of_their_ends() -> None:
    fight = over()
    fight.cond("cy", "blinded", rounds=3, source=fight.id("cy"))
    fight.cond("cy", "deafened", rounds=2, source=fight.id("cy"))
    fight.cond("ann", "charmed", rounds=2, source=fight.id("ann"))
    fight.cond("ann", "prone")
    end(fight)
    passes(fight, 10)
    assert ended(fight) == ["charmed", "deafened", "blinded"]
    assert fight.conditions("ann") == ["prone"]
    assert fight.table.round == 11


@pytest.mark.parametrize(
    ("who", "rounds", "left"),
    [("ann", 9, True), ("ann", 10, False), ("cy", 10, True), ("cy", 11, False)],
)
def test_a_minute_ends_at_the_place_of_its_anchor(who: str, rounds: int, left: bool) -> None:
    """INIT-10: ten rounds; the pointer stands in Ann's turn, Cy's is still to come."""
    fight = over()
    fight.cond("ba", "poisoned", rounds=10, source=fight.id(who))
    end(fight)
    passes(fight, rounds)
    assert bool(fight.conditions("ba")) is left


def test_a_fight_that_goes_on_refuses_unless_the_dm_says_so() -> None:
    fight = over()
    assert fight.refuses(cmd.PassTime(10)).key == "fight-goes-on"
    assert fight.refuses(cmd.Rest("short")).key == "fight-goes-on"
    passes(fight, 10, despite=True)
    assert fight.now == "11 ann"
    assert fight.refuses(cmd.TakeBackTurn()).key == "no-turn-before"
    assert fight.walk(3) == ["11 ba bb", "11 cy", "12 ann"]


def test_before_the_start_no_time_passes() -> None:
    fight = Fight(character("Ann", 18), monsters("Bat", 1, 12), start=False)
    assert fight.refuses(cmd.PassTime(10)).key == "not-started"
    assert fight.refuses(cmd.PassTime(0)).key == "out-of-bounds"


def test_before_the_start_the_wounded_rest() -> None:
    fight = Fight(character("Ann", 18, max_hp=40), character("Cy", 7, max_hp=40), start=False)
    fight.hurt("ann", 30)
    fight.cond("ann", "prone")
    fight.do(cmd.Rest("long", (fight.id("ann"),)))
    assert (fight.creature("ann").hp, fight.table.round, fight.table.prompts) == (40, 0, ())
    assert fight.table.active == ""
    fight.do(cmd.StartFight())
    assert fight.table.round == 1


@pytest.mark.parametrize(("kind", "left"), [("short", True), ("long", False)])
def test_a_rest_before_the_start_ends_what_lasts_no_longer(kind: str, left: bool) -> None:
    fight = Fight(character("Ann", 18), character("Cy", 7), start=False)
    fight.cond("cy", "poisoned", rounds=1000, source=fight.id("cy"))
    fight.do(cmd.Rest(kind))
    assert bool(fight.conditions("cy")) is left


@pytest.mark.parametrize(("rounds", "left"), [(600, False), (601, True)])
def test_an_hour_before_the_start_is_over_after_an_hour(rounds: int, left: bool) -> None:
    fight = Fight(character("Ann", 18), character("Cy", 7), start=False)
    fight.cond("cy", "poisoned", rounds=rounds, source=fight.id("cy"))
    fight.do(cmd.Rest("short"))
    assert bool(fight.conditions("cy")) is left


@pytest.mark.parametrize(("rounds", "left"), [(10, 0), (1000, 1)])
def test_areas_of_before_the_start_run_out_as_well(rounds: int, left: int) -> None:
    fight = Fight(character("Ann", 18), character("Cy", 7), start=False)
    fight.do(cmd.RaiseZone("Fog", duration=cmd.Duration(rounds=rounds)))
    fight.do(cmd.Rest("short"))
    assert len(fight.table.zones) == left


def test_each_question_is_asked_once_and_those_of_a_moment_go() -> None:
    fight = over()
    fight.do(cmd.AddEffect(fight.ids("cy"), "Burning", ongoing=Ongoing("hurt", "1d6 fire")))
    fight.cond("ba", "frightened", save_ability="wis", save_dc=12)
    fight.hurt("ann", 10)
    end(fight)
    passes(fight, 30)
    assert fight.asked == ["death-save ann", "repeat-save ba", "ongoing cy"]


def test_a_concentration_ends_with_the_last_effect_that_runs_out() -> None:
    """CONC-05: nothing is left to hold."""
    fight = over()
    ann = fight.id("ann")
    fight.do(cmd.Concentrate(ann, "Bless", fight.ids("ann cy")))
    lasting = cmd.Duration(rounds=10, source=ann, concentration=True)
    fight.do(cmd.AddEffect(fight.ids("ann cy"), "Bless", lasting, Modifiers(attack="1d4")))
    end(fight)
    passes(fight, 9)
    assert fight.creature("ann").concentration is not None
    passes(fight, 1)
    assert (fight.creature("ann").concentration, fight.conditions("cy")) == (None, [])


def test_the_stable_wake_after_their_hours() -> None:
    """STAB-03."""
    fight = over()
    fight.hurt("ann", 10)
    fight.do(cmd.Stabilise(fight.id("ann")))
    hours = fight.creature("ann").recovery_hours
    end(fight)
    for _ in range(hours):
        assert fight.creature("ann").state == "stable"
        passes(fight, 600)
    assert (fight.creature("ann").state, fight.creature("ann").hp) == ("up", 1)


def test_regeneration_goes_on_and_fire_kills_at_0() -> None:
    fight = Fight(character("Ann", 18), monsters("Troll", 2, 9, max_hp=84, traits=(REGENERATION,)))
    fight.hurt("ta", 80)
    fight.hurt("tb", 84)
    assert [fight.creature(one).state for one in ("ta", "tb")] == ["up", "dying"]
    fight.do(cmd.DealDamage(fight.ids("tb"), (cmd.AmountPart("5", "fire"),)))
    assert fight.creature("tb").failures == 0
    end(fight)
    passes(fight, 3)
    assert (fight.creature("ta").hp, fight.creature("tb").state) == (34, "dead")


def test_timers_run_and_areas_that_stay_end() -> None:
    fight = over()
    fight.do(cmd.StartTimer("Bell", 5))
    end(fight)
    passes(fight, 4)
    clock = fight.creature("bell").clock
    assert clock is not None
    assert clock.now == 1
    passes(fight, 10)
    assert fight.asked == ["timer bell"]


def worn() -> Fight:
    """Cy has spent everything and is tired."""
    actions = (
        Action("Surge", use=Use("per-rest", 1)),
        Action("Breath", use=Use("recharge", 5)),
        Action("Dawn", use=Use("per-day", 1)),
    )
    casting = SpellSlots("wis", 13, 5, slots=(("1", 3),))
    fight = Fight(
        character("Ann", 18),
        character("Cy", 7, max_hp=40, actions=actions, spellcasting=(casting,), exhaustion=2),
        monsters("Bat", 1, 12),
    )
    for name in ("Surge", "Breath", "Dawn", "slot 1"):
        fight.do(cmd.ChangeUses(fight.id("cy"), name, 1))
    fight.hurt("cy", 25)
    fight.do(cmd.GrantTemporary(fight.ids("cy"), "5"))
    fight.do(cmd.Concentrate(fight.id("cy"), "Fog"))
    return end(fight)


def test_a_short_rest_gives_back_uses_and_takes_an_hour() -> None:
    fight = worn()
    fight.do(cmd.Rest("short"))
    cy = fight.creature("cy")
    assert [name for name, _ in cy.used] == ["Dawn", "slot 1"]
    assert (fight.table.round, cy.hp, cy.exhaustion, cy.temp_hp) == (601, 15, 2, 5)
    assert cy.concentration is not None


def test_a_long_rest_gives_back_everything() -> None:
    """EXH-02, THP-05."""
    fight = worn()
    fight.do(cmd.Rest("long"))
    cy = fight.creature("cy")
    assert (cy.used, cy.hp, cy.exhaustion, cy.temp_hp, cy.concentration) == ((), 40, 1, 0, None)
    assert fight.table.round == 4801


def test_a_hungry_night_takes_no_exhaustion_away() -> None:
    """EXH-02."""
    fight = worn()
    fight.do(cmd.Rest("long", hungry=True))
    assert (fight.creature("cy").hp, fight.creature("cy").exhaustion) == (40, 2)
    assert fight.refuses(cmd.Rest("short", hungry=True)).key == "hungry-in-long-rests"


@pytest.mark.parametrize(("spent", "left"), [((5,), 2), ((5, 1), 2), ((8,), 2), ((1,), 5)])
def test_half_of_the_hit_dice_come_back_whatever_was_spent_beyond_them(
    spent: tuple[int, ...], left: int
) -> None:
    fight = Fight(character("Ann", 18, max_hp=40, hit_dice="5d8"), start=False)
    ann = fight.id("ann")
    fight.hurt("ann", 30)
    for dice in spent:
        fight.do(cmd.Rest("short", dice=(cmd.HitDice(ann, "1", dice),)))
    fight.do(cmd.Rest("long"))
    assert limited_by(fight.table, ann, HIT_DICE).left == left
    fight.do(cmd.Rest("long"))
    assert limited_by(fight.table, ann, HIT_DICE).left == min(5, left + 2)


def test_hit_points_that_took_no_hit_die_leave_the_dice_alone() -> None:
    fight = Fight(character("Ann", 18, max_hp=40, hit_dice="5d8"), start=False)
    fight.hurt("ann", 30)
    fight.do(cmd.Rest("short", dice=(cmd.HitDice(fight.id("ann"), "3", 0),)))
    assert fight.creature("ann").hp == 13
    assert not any(isinstance(one, ev.UsesChanged) for one in fight.events)


@pytest.mark.parametrize(("hours", "again"), [(0, True), (15, True), (16, False)])
def test_a_second_long_rest_within_a_day_is_the_dms(hours: int, again: bool) -> None:
    """Done all the same; only who had the first one is marked (GEN-04)."""
    fight = end(over())
    ann, cy = fight.ids("ann cy")
    fight.do(cmd.Rest("long", (ann,)))
    if hours:
        passes(fight, hours * ROUNDS_AN_HOUR)
    fight.hurt("ann", 1)
    fight.do(cmd.Rest("long", (ann, cy)))
    rest = next(one for one in fight.events if isinstance(one, ev.Rested))
    assert rest.again == ((ann,) if again else ())
    assert fight.creature("ann").hp == fight.creature("ann").max_hp


def test_only_those_named_rest_and_the_dying_get_nothing() -> None:
    fight = worn()
    fight.hurt("ann", 10)
    fight.do(cmd.Rest("long", fight.ids("ann cy")))
    assert fight.creature("ann").state == "dying"
    assert fight.asked == ["death-save ann"]
    assert fight.creature("cy").hp == 40
    assert fight.refuses(cmd.Rest("nap")).key == "unknown-rest"
    assert fight.refuses(cmd.Rest("short", fight.ids("ann"))).key == "nobody-rests"


def test_time_by_hand_folds_to_the_same_table() -> None:
    fight = over()
    before = fight.table
    passes(fight, 10, despite=True)
    assert not same(fight.table, before)
    assert fight.happened(ev.TimePassed) == 1
