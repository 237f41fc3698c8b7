"""Hide, Search and surprise: totals against passive Perception and against checks (ACT-09, SURP)."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import decide


def table(*, start: bool = True, **options: Any) -> Fight:
    """A rogue against a watchful orc and a dull ogre."""
    return Fight(
        character("Rogue", 18, skills=(("stealth", 7),), passive_perception=14),
        monsters("Orc", 1, 12, passive_perception=15),
        monsters("Ogre", 1, 9, passive_perception=8),
        start=start,
        **options,
    )


def hide(fight: Fight, total: int, who: str = "rogue") -> ev.HidingSet:
    fight.do(cmd.Hide(fight.ids(who), (total,)))
    return next(one for one in fight.events if isinstance(one, ev.HidingSet))


@pytest.mark.parametrize(("total", "noticed"), [(17, ""), (15, "orc"), (9, "orc"), (8, "orc ogre")])
def test_who_still_notices_is_listed(total: int, noticed: str) -> None:
    fight = table()
    assert hide(fight, total).noticed_by == fight.ids(noticed)
    assert fight.creature("rogue").hiding == total
    assert fight.creature("rogue").budget.action == 0


def test_the_check_is_rolled_with_its_skill() -> None:
    fight = table()
    fight.do(cmd.Hide(fight.ids("rogue"), d20=(10,)))
    assert fight.creature("rogue").hiding == 17
    fight.cond("rogue", "poisoned")
    fight.do(cmd.Hide(fight.ids("rogue"), d20=(10, 3)))
    assert fight.creature("rogue").hiding == 10


def test_the_poisoned_notice_less() -> None:
    fight = table()
    fight.cond("orc", "poisoned")
    assert hide(fight, 11).noticed_by == ()
    assert hide(fight, 10).noticed_by == fight.ids("orc")


def test_attacking_and_coming_out_end_it() -> None:
    fight = table()
    hide(fight, 17)
    fight.do(cmd.Hide(fight.ids("rogue"), stop=True))
    assert fight.creature("rogue").hiding is None
    assert fight.refuses(cmd.Hide(fight.ids("rogue"), stop=True)).key == "nothing-changes"


@pytest.mark.parametrize(("total", "found"), [(17, False), (18, True)])
def test_a_search_finds_by_contest(total: int, found: bool) -> None:
    """ACT-14: a tie changes nothing."""
    fight = table()
    hide(fight, 17)
    fight.next()
    fight.do(cmd.Search(fight.id("orc"), total=total))
    assert (fight.creature("rogue").hiding is None) is found


@pytest.mark.parametrize(("total", "hidden"), [(14, False), (15, True)])
def test_the_newer_wording_is_a_dc(total: int, hidden: bool) -> None:
    fight = table(hide_2024=True)
    hide(fight, total)
    assert (fight.creature("rogue").hiding is not None) is hidden
    assert fight.conditions("rogue") == (["invisible"] if hidden else [])
    if hidden:
        fight.do(cmd.AttackTarget(fight.id("rogue"), fight.id("orc"), "unarmed-strike", d20=(2, 2)))
        assert fight.conditions("rogue") == []


class TestSurprise:
    def surprised(self, fight: Fight) -> list[str]:
        fight.do(cmd.MarkSurprised(()))
        return [one.handle for one in fight.table.combatants.values() if one.surprised]

    def test_each_watcher_alone(self) -> None:
        """SURP-03, SURP-04."""
        fight = table(start=False)
        hide(fight, 12)
        assert fight.creature("rogue").budget.action == 1
        assert self.surprised(fight) == ["ogre"]

    def test_nobody_sneaks_nobody_is_surprised(self) -> None:
        fight = table(start=False)
        assert self.surprised(fight) == []
        assert fight.happened(ev.SurpriseCompared) == 1

    def test_one_careless_foe_is_enough(self) -> None:
        fight = table(start=False)
        hide(fight, 18, "orc")
        assert self.surprised(fight) == []
        hide(fight, 18, "ogre")
        assert self.surprised(fight) == ["rogue"]

    def test_equal_numbers_are_pointed_out(self) -> None:
        """SURP-01."""
        fight = table(start=False)
        hide(fight, 15)
        assert self.surprised(fight) == ["ogre"]
        compared = fight.events[0]
        assert isinstance(compared, ev.SurpriseCompared)
        assert compared.ties == ((fight.id("rogue"), fight.id("orc")),)

    def test_a_surprised_monster_reacts_after_its_first_turn_but_not_before(self) -> None:
        """SURP-06."""
        fight = table(start=False)
        hide(fight, 18)
        assert self.surprised(fight) == ["orc", "ogre"]
        fight.do(cmd.StartFight())
        assert self.reacts(fight) is False
        fight.next()
        assert self.reacts(fight) is False
        fight.next()
        assert self.reacts(fight) is True

    def reacts(self, fight: Fight) -> bool:
        """Whether the orc may react now; nothing is spent."""
        asked = cmd.SpendBudget(fight.id("orc"), "reaction")
        (spent,) = decide(fight.table, asked, fight.chance)
        assert isinstance(spent, ev.BudgetSpent)
        return not spent.over
