"""Readied responses and spells: what waits, what comes, what is lost (ACT-02, ACT-10..13)."""

from typing import Any

import pytest

from tests.encounter.board import keys
from tests.encounter.fight import Fight, character, monsters
from tests.encounter.test_actions import trio
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Ready
from tracker.encounter.stat_block import SpellSlots


class TestReady:
    def ready(self, fight: Fight, spell: str = "", who: str = "ann") -> None:
        fight.do(cmd.ReadyResponse(fight.id(who), "the door opens", spell))

    def test_it_waits_and_comes_by_reaction(self) -> None:
        """ACT-10, ACT-11."""
        fight = trio()
        self.ready(fight)
        assert fight.creature("ann").ready == Ready("the door opens")
        assert fight.asked == ["ready ann"]
        fight.next()
        fight.do(cmd.SpendBudget(fight.id("ann"), "reaction"))
        assert fight.creature("ann").ready is None
        assert fight.creature("ann").budget.reaction == 0
        assert fight.asked == []

    def test_another_reaction_leaves_it_waiting(self) -> None:
        fight = trio()
        self.ready(fight)
        fight.do(cmd.SpendBudget(fight.id("ann"), "reaction", "Shield"))
        assert fight.creature("ann").ready
        fight.answer("roll")
        (_, spent, *_) = fight.events
        assert isinstance(spent, ev.BudgetSpent)
        assert (spent.over, keys(spent.reasons)) == (True, ["reaction-spent"])

    def test_letting_the_trigger_pass_keeps_it(self) -> None:
        fight = trio()
        self.ready(fight)
        fight.answer("pass")
        assert (fight.asked, bool(fight.creature("ann").ready)) == ([], True)

    def test_it_is_lost_at_the_own_next_turn_and_back_brings_it_back(self) -> None:
        """ACT-12."""
        fight = trio()
        self.ready(fight, "Magic Missile")
        fight.next(2)
        assert fight.creature("ann").ready
        fight.next()
        assert fight.creature("ann").ready is None
        assert (fight.creature("ann").concentration, fight.asked) == (None, [])
        fight.back()
        assert fight.creature("ann").ready == Ready("the door opens", "Magic Missile")
        held = fight.creature("ann").concentration
        assert held is not None
        assert held.readied
        assert fight.asked == ["ready ann"]

    def test_a_held_spell_takes_the_place_of_another_and_is_lost_to_damage(self) -> None:
        """ACT-13."""
        fight = trio()
        fight.do(cmd.Concentrate(fight.id("ann"), "Web"))
        self.ready(fight, "Magic Missile")
        held = fight.creature("ann").concentration
        assert held is not None
        assert held.spell == "Magic Missile"
        fight.hurt("ann", 1)
        assert fight.asked == ["concentration ann", "ready ann"]
        fight.answer(2)
        assert (fight.creature("ann").ready, fight.asked) == (None, [])
        assert fight.happened(ev.ReadiedExpired) == 1

    def test_a_released_spell_is_held_no_longer(self) -> None:
        fight = trio()
        self.ready(fight, "Magic Missile")
        fight.answer("roll")
        assert fight.creature("ann").concentration is None
        assert fight.happened(ev.ReadyUsed) == 1
        assert fight.happened(ev.ReadiedExpired) == 0

    def test_an_attack_by_reaction_is_the_response(self) -> None:
        fight = trio()
        self.ready(fight)
        fight.next()
        attack = cmd.AttackTarget(
            fight.id("ann"), fight.id("ba"), "unarmed-strike", cost="reaction"
        )
        fight.do(attack)
        assert isinstance(fight.events[0], ev.Attacked)
        assert "out-of-turn" not in keys(fight.events[0].reasons)
        assert fight.creature("ann").ready is None
        assert fight.creature("ann").budget.reaction == 0


class TestCast:
    def cast(self, fight: Fight, spell: str, **more: Any) -> ev.ActionTaken:
        fight.do(cmd.CastSpell(fight.id("ann"), spell, **more))
        return next(one for one in fight.events if isinstance(one, ev.ActionTaken))

    def test_each_casting_time_takes_its_part(self) -> None:
        fight = trio()
        self.cast(fight, "Shield", cost="reaction")
        budget = fight.creature("ann").budget
        assert (budget.action, budget.bonus, budget.reaction) == (1, 1, 0)
        self.cast(fight, "Bless", on=fight.ids("ann cy"), concentration=True)
        assert fight.creature("ann").budget.action == 0
        held = fight.creature("ann").concentration
        assert held is not None
        assert held.on == fight.ids("ann cy")

    @pytest.mark.parametrize(("cantrip", "warned"), [(True, False), (False, True)])
    def test_beside_a_bonus_action_spell_only_a_cantrip(self, cantrip: bool, warned: bool) -> None:
        """ACT-02."""
        fight = trio()
        self.cast(fight, "Healing Word", cost="bonus")
        taken = self.cast(fight, "Fire", cantrip=cantrip)
        assert ("second-spell" in keys(taken.reasons)) is warned
        assert not taken.over
        fight.next(3)
        assert not fight.creature("ann").budget.bonus_spell

    def test_slots_are_counted_and_missed(self) -> None:
        casting = SpellSlots(
            "int", 13, 5, 5, (("1", 1), ("2", 1)), (("0", ("Light",)), ("1", ("Sleep",)))
        )
        fight = Fight(character("Ann", 18, spellcasting=(casting,)), monsters("Bat", 1, 5))
        self.cast(fight, "sleep")
        assert fight.creature("ann").used == (("slot 1", 1),)
        self.cast(fight, "Sleep")
        assert dict(fight.creature("ann").used) == {"slot 1": 1, "slot 2": 1}
        fight.do(cmd.ChangeUses(fight.id("ann"), "slot 2", -1))
        assert keys(self.cast(fight, "Sleep", slot=1).reasons)[0] == "no-slot-left"
        fight.next(2)
        assert not self.cast(fight, "Sleep", slot=2).over
        fight.next(2)
        self.cast(fight, "Light", cost="bonus")
        assert dict(fight.creature("ann").used) == {"slot 1": 2, "slot 2": 1}


def test_an_opportunity_attack_is_not_the_response() -> None:
    fight = trio()
    fight.do(cmd.ReadyResponse(fight.id("ann"), "the door opens"))
    attack = cmd.AttackTarget(
        fight.id("ann"), fight.id("ba"), "unarmed-strike", cost="reaction", way="opportunity"
    )
    fight.do(attack)
    assert fight.creature("ann").ready


def test_the_incapacitated_hold_nothing() -> None:
    fight = trio()
    fight.cond("ann", "incapacitated")
    fight.do(cmd.CastSpell(fight.id("ann"), "Bless", concentration=True))
    assert fight.creature("ann").concentration is None
    asked = cmd.ReadyResponse(fight.id("ann"), "the door opens", "Bless")
    assert fight.refuses(asked).key == "cannot-concentrate"
