"""What is done in a turn beside attacking: what it takes, what it leaves, when that ends (ACT, TURN)."""

from typing import Any

import pytest

from tests.encounter.board import keys
from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import marks


def trio(**options: Any) -> Fight:
    """Ann before two bats before Cy; Ann's turn."""
    return Fight(
        character("Ann", 18),
        monsters("Bat", 2, 12, passive_perception=11),
        character("Cy", 7),
        **options,
    )


def act(fight: Fight, who: str, action: str, cost: str = "", text: str = "") -> ev.ActionTaken:
    """Take an action; its event."""
    fight.do(cmd.TakeAction(fight.id(who), action, text, cost))
    return next(one for one in fight.events if isinstance(one, ev.ActionTaken))


@pytest.mark.parametrize("action", ["dash", "disengage", "dodge", "use", "improvise"])
def test_an_action_takes_the_action_once(action: str) -> None:
    fight = trio()
    first = act(fight, "ann", action)
    assert (first.cost, first.over, first.reasons) == ("action", False, ())
    assert fight.creature("ann").budget.action == 0
    again = act(fight, "ann", action)
    assert again.over
    assert keys(again.reasons) == ["action-spent"]


def test_dash_adds_the_speed_each_time() -> None:
    """ACT-03: a second one by bonus action adds it again."""
    fight = trio()
    act(fight, "ann", "dash")
    assert act(fight, "ann", "dash", "bonus").over is False
    assert fight.creature("ann").budget.dashes == 2
    assert act(fight, "ann", "dash", "bonus").over
    assert fight.creature("ann").budget.dashes == 3


def test_out_of_turn_is_the_dms() -> None:
    fight = trio()
    taken = act(fight, "cy", "dodge")
    assert (taken.over, keys(taken.reasons)) == (True, ["out-of-turn"])
    assert fight.creature("cy").budget.action == 0
    assert fight.creature("cy").budget.reaction == 1


def test_the_stunned_act_only_by_the_dm() -> None:
    fight = trio()
    fight.cond("ann", "stunned")
    assert keys(act(fight, "ann", "use").reasons) == ["cannot-act"]
    fight.do(cmd.Kill(fight.ids("cy")))
    assert fight.refuses(cmd.TakeAction(fight.id("cy"), "dash")).key == "dead-do-not-act"
    assert fight.refuses(cmd.TakeAction(fight.id("ann"), "fly")).key == "unknown-action"


def test_the_first_interaction_is_free_and_the_second_takes_the_action() -> None:
    """TURN-07, TURN-08."""
    fight = trio()
    assert act(fight, "ann", "use", "free").cost == "interaction"
    second = act(fight, "ann", "use", "free")
    assert (second.cost, second.over, keys(second.reasons)) == (
        "action",
        False,
        ["takes-the-action"],
    )
    assert act(fight, "ann", "use", "free").over


def test_dodge_lasts_until_the_own_next_turn() -> None:
    fight = trio()
    act(fight, "ann", "dodge")
    assert marks.bears(fight.creature("ann"), marks.DODGE)
    fight.next(2)
    assert marks.bears(fight.creature("ann"), marks.DODGE)
    fight.next()
    assert not marks.bears(fight.creature("ann"), marks.DODGE)
    fight.back()
    assert marks.bears(fight.creature("ann"), marks.DODGE)


@pytest.mark.parametrize("condition", ["grappled", "incapacitated", "restrained", "stunned"])
def test_dodge_is_lost_for_good(condition: str) -> None:
    """ACT-06."""
    fight = trio()
    act(fight, "ann", "dodge")
    fight.cond("ann", condition)
    assert not marks.bears(fight.creature("ann"), marks.DODGE)
    fight.do(cmd.RemoveEffects(fight.ids("ann"), condition))
    assert not marks.bears(fight.creature("ann"), marks.DODGE)


def test_dodge_is_lost_at_0_hit_points_and_at_speed_0() -> None:
    fight = trio()
    act(fight, "ann", "dodge")
    fight.hurt("ann", 10)
    assert not marks.bears(fight.creature("ann"), marks.DODGE)
    slow = trio()
    act(slow, "ann", "dodge")
    slow.do(cmd.SetExhaustion(slow.id("ann"), exactly=5))
    assert not marks.bears(slow.creature("ann"), marks.DODGE)


def test_disengaged_until_the_end_of_the_turn() -> None:
    fight = trio()
    act(fight, "ann", "disengage")
    assert marks.bears(fight.creature("ann"), marks.DISENGAGE)
    fight.next()
    assert not marks.bears(fight.creature("ann"), marks.DISENGAGE)


class TestHelp:
    def test_the_first_ally_uses_it_up(self) -> None:
        """ACT-08: any ally but the helper."""
        fight = trio()
        ann, bat, cy = fight.id("ann"), fight.id("ba"), fight.id("cy")
        fight.do(cmd.HelpAlly(ann, cy, bat))
        fight.do(cmd.AttackTarget(ann, bat, "unarmed-strike", d20=(2, 2)))
        assert fight.first(ev.Attacked).mode == "normal"
        fight.do(cmd.AttackTarget(cy, bat, "unarmed-strike", d20=(2, 2)))
        assert keys(fight.first(ev.Attacked).pro) == ["attack-helped-by"]
        assert not marks.bears(fight.creature("ba"), marks.HELP_ATTACK)
        fight.do(cmd.AttackTarget(cy, bat, "unarmed-strike", d20=(2, 2)))
        assert fight.first(ev.Attacked).mode == "normal"

    def test_by_option_only_the_ally_that_was_named(self) -> None:
        for named in (False, True):
            fight = Fight(
                character("Ann", 18), character("Dee", 17), character("Cy", 16),
                monsters("Bat", 1, 5), help_named=named,
            )  # fmt: skip
            bat = fight.id("bat")
            fight.do(cmd.HelpAlly(fight.id("ann"), fight.id("cy"), bat))
            fight.do(cmd.AttackTarget(fight.id("dee"), bat, "unarmed-strike", d20=(2, 2)))
            assert bool(fight.first(ev.Attacked).pro) is not named

    def test_it_ends_with_the_helpers_next_turn(self) -> None:
        fight = trio()
        fight.do(cmd.HelpAlly(fight.id("ann"), fight.id("cy"), fight.id("ba")))
        fight.next(2)
        assert marks.bears(fight.creature("ba"), marks.HELP_ATTACK)
        fight.next()
        assert not marks.bears(fight.creature("ba"), marks.HELP_ATTACK)

    def test_a_foe_too_far_away_is_a_warning(self) -> None:
        fight = trio()
        fight.do(cmd.HelpAlly(fight.id("ann"), fight.id("cy"), fight.id("ba"), range=10))
        (taken, *_) = fight.events
        assert isinstance(taken, ev.ActionTaken)
        assert (taken.over, keys(taken.reasons)) == (True, ["help-too-far"])

    def test_with_a_task(self) -> None:
        """ACT-07: the next check for it, and only that."""
        fight = trio()
        ann, cy = fight.id("ann"), fight.id("cy")
        fight.do(cmd.HelpAlly(ann, cy, task="Perception"))
        fight.do(cmd.Search(cy, "investigation", d20=(9, 14)))
        check = next(one for one in fight.events if isinstance(one, ev.CheckRolled))
        assert check.mode == "normal"
        fight.do(cmd.Search(cy, d20=(9, 14)))
        check = next(one for one in fight.events if isinstance(one, ev.CheckRolled))
        assert (check.mode, check.dice) == ("advantage", (9, 14))
        assert not marks.bears(fight.creature("cy"), marks.HELP_TASK)
        assert fight.refuses(cmd.HelpAlly(ann, ann)).key == "helps-itself"

    def test_without_proficiency_by_the_newer_wording(self) -> None:
        for flag in (False, True):
            fight = trio(help_2024=flag)
            fight.do(cmd.HelpAlly(fight.id("ann"), fight.id("cy"), unskilled=True))
            assert fight.first(ev.ActionTaken).over is flag


class TestOtherDeeds:
    """ACT-15."""

    @pytest.mark.parametrize(("natural", "success"), [(14, False), (15, True)])
    def test_a_check_against_a_dc(self, natural: int, success: bool) -> None:
        fight = trio()
        asked = cmd.TakeAction(fight.id("ann"), "improvise", check="str", dc=15, d20=(natural,))
        fight.do(asked)
        check = next(one for one in fight.events if isinstance(one, ev.CheckRolled))
        assert (check.total, check.success) == (natural, success)
        assert fight.creature("ann").budget.action == 0

    def test_a_potion_takes_the_bonus_action_by_the_newer_wording(self) -> None:
        for flag, left in ((False, (0, 1)), (True, (1, 0))):
            fight = trio(potion_2024=flag)
            fight.do(cmd.TakeAction(fight.id("ann"), "use", potion=True))
            budget = fight.creature("ann").budget
            assert (budget.action, budget.bonus) == left
            assert keys(fight.first(ev.ActionTaken).reasons) == ["by-option"] * flag

    def test_actions_of_the_newer_edition(self) -> None:
        asked = "influence"
        fight = trio()
        assert fight.refuses(cmd.TakeAction(fight.id("ann"), asked)).key == "unknown-action"
        fight = trio(actions_2024=True)
        assert not act(fight, "ann", asked).over
