"""The order: rolls, ties, late changes, lines that hang on others (INIT-01..08)."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev

DEX_14 = (("dex", 14),)


def test_like_creatures_share_one_roll() -> None:
    """INIT-02: five goblins and a wolf need two rolls."""
    goblins = monsters("Goblin", 5, abilities=DEX_14)
    fight = Fight(goblins, monsters("Wolf"), character("Ann", 14), faces=[11, 14])
    assert fight.happened(ev.InitiativeRolled) == 2
    assert fight.order == ["wolf", "ann", "ga gb gc gd ge"]
    assert fight.table.lines[fight.table.order[2]].initiative == 13


def test_highest_first_down_to_negative() -> None:
    fight = Fight(monsters("A", 1, -1), monsters("B", 1, 8), monsters("C", 1, 21))
    assert fight.order == ["c", "b-2", "a-2"]


def test_poison_hampers_the_roll() -> None:
    """INIT-01: an ability check with disadvantage."""
    fight = Fight(character("Ann", conditions=("poisoned",), initiative_bonus=3), faces=[17, 6])
    assert fight.table.lines[fight.table.active].initiative == 9


def test_a_typed_total_wins() -> None:
    fight = Fight(monsters("Goblin", 2), character("Ann"), start=False)
    given = (
        cmd.InitiativeEntry(fight.id("ann"), 20),
        cmd.InitiativeEntry(fight.id("gb"), 21),
    )
    fight.do(cmd.StartFight(given))
    assert fight.order == ["ga gb", "ann"]
    assert all(not event.dice for event in fight.events if isinstance(event, ev.InitiativeRolled))


def tie(*kinds: str, **options: Any) -> Fight:
    """Lines on 12 in order of entry, and Zoe before them."""
    entries = [
        character(name, 12) if kind == "pc" else monsters(name, 1, 12)
        for name, kind in zip(("Ann", "Bat", "Cat"), kinds, strict=False)
    ]
    return Fight(*entries, character("Zoe", 20), **options)


@pytest.mark.parametrize(
    ("kinds", "decider"),
    [(("m", "m"), "dm"), (("pc", "pc"), "players"), (("pc", "m"), "dm-or-roll-off")],
)
def test_open_ties_ask_whom_they_concern(kinds: tuple[str, ...], decider: str) -> None:
    fight = tie(*kinds)
    assert fight.order == ["zoe", "ann", "bat"]
    assert fight.asked == ["tie ann"]
    assert fight.table.prompts[0].subject == decider


def test_keeping_the_order_settles_it() -> None:
    fight = tie("m", "m")
    fight.answer("pass")
    assert (fight.order, fight.asked, fight.table.ties) == (["zoe", "ann", "bat"], [], ())


def test_the_second_goes_first() -> None:
    fight = tie("m", "m", "m")
    fight.answer(2)
    assert (fight.order, fight.asked) == (["zoe", "bat", "ann", "cat"], [])
    assert fight.table.lines[fight.table.order[1]].initiative == 12


def test_a_roll_off_rolls_again_where_it_ties() -> None:
    """INIT-07: 9, 16, 9, then 3 and 4 for the two nines; the totals stay."""
    fight = tie("m", "pc", "m")
    fight.do(cmd.AnswerPrompt("roll", dice=(9, 16, 9, 3, 4)))
    assert fight.order == ["zoe", "bat", "cat", "ann"]
    assert {fight.table.lines[line].initiative for line in fight.table.order} == {20, 12}


def test_the_option_rolls_off_at_once() -> None:
    fight = tie("m", "pc", tie="roll_off", faces=[9, 16])
    assert (fight.order, fight.asked, fight.table.ties) == (["zoe", "bat", "ann"], [], ())


def test_questions_off_leave_the_mark() -> None:
    fight = tie("m", "m", prompt_tie="off")
    assert (fight.asked, len(fight.table.ties)) == ([], 1)


def test_a_tie_skipped_keeps_its_mark() -> None:
    fight = tie("m", "m")
    fight.answer("skip")
    assert (fight.asked, len(fight.table.ties)) == ([], 1)


def test_a_tie_at_the_top_moves_the_first_turn() -> None:
    fight = Fight(monsters("Ogre", 1, 12), monsters("Wolf", 1, 12))
    assert fight.now == "1 ogre"
    fight.answer(2)
    assert fight.now == "1 wolf"
    assert fight.walk(3) == ["1 ogre", "2 wolf", "2 ogre"]


def test_a_tie_answered_later_moves_nobody_twice() -> None:
    fight = Fight(monsters("Ogre", 1, 12), monsters("Wolf", 1, 12), character("Zoe", 9))
    fight.next()
    fight.answer(2)
    assert (fight.now, fight.order) == ("1 wolf", ["wolf", "ogre", "zoe"])
    assert fight.walk(3) == ["1 zoe", "2 wolf", "2 ogre"]


def test_settled_before_the_fight_is_settled() -> None:
    fight = Fight(monsters("Ogre", 1, 12), monsters("Wolf", 1, 12), start=False)
    fight.hang("ogre", "after", "wolf")
    fight.do(cmd.StartFight())
    assert (fight.order, fight.asked) == (["wolf", "ogre"], [])


def test_whoever_joins_a_settled_tie_opens_it() -> None:
    fight = Fight(monsters("Ogre", 1, 12), monsters("Wolf", 1, 12), character("Ann"), start=False)
    fight.hang("ogre", "after", "wolf")
    fight.init(ann=12)
    fight.do(cmd.StartFight())
    assert (fight.order, fight.asked) == (["ogre", "wolf", "ann"], ["tie ogre"])


def test_dead_ties_need_no_answer() -> None:
    fight = tie("m", "m", "m")
    fight.kill("bat")
    assert fight.asked == ["tie ann"]
    fight.kill("cat")
    assert fight.asked == []


def test_a_tie_shrinks_when_one_leaves() -> None:
    fight = tie("m", "m", "m")
    fight.remove("ann")
    assert fight.asked == ["tie bat"]
    assert len(fight.table.prompts[0].others) == 2
    fight.init(cat=3)
    assert fight.asked == []


def test_moved_later_after_its_turn_it_waits() -> None:
    fight = abc()
    fight.next()
    fight.init(ann=1)
    assert fight.order == ["bat", "cat", "ann"]
    assert fight.walk(4) == ["1 cat", "2 bat", "2 cat", "2 ann"]


def test_moved_up_before_its_turn_it_acts_next() -> None:
    fight = abc()
    fight.next()
    fight.init(cat=30)
    assert fight.order == ["cat", "ann", "bat"]
    assert fight.walk(4) == ["1 cat", "2 cat", "2 ann", "2 bat"]


def test_moved_in_its_own_turn_it_has_had_it() -> None:
    fight = abc()
    fight.init(ann=1)
    assert fight.now == "1 ann"
    assert fight.walk(4) == ["1 bat", "1 cat", "2 bat", "2 cat"]


def test_a_typed_total_moves_behind_equals() -> None:
    fight = abc()
    fight.init(ann=12)
    assert fight.order == ["bat", "ann", "cat"]
    assert fight.asked == []


def abc() -> Fight:
    return Fight(character("Ann", 18), monsters("Bat", 1, 12), monsters("Cat", 1, 7))


def test_a_group_moves_as_one() -> None:
    fight = Fight(monsters("Goblin", 3, 5), character("Ann", 9))
    fight.init(gb=15)
    assert fight.order == ["ga gb gc", "ann"]


def test_roll_in_mid_fight() -> None:
    fight = abc()
    fight.chance = type("Twenty", (), {"randint": lambda self, a, b: b})()
    fight.init(cat=None)
    assert fight.order == ["cat", "ann", "bat"]
    assert fight.table.lines[fight.table.order[0]].natural == 20


@pytest.mark.parametrize("how", ["with", "after"])
def test_a_line_hangs_on_another_and_moves_with_it(how: str) -> None:
    fight = abc()
    fight.hang("cat", how, "ann")
    assert fight.order == ["ann", "cat", "bat"]
    cat = fight.table.lines[fight.table.order[1]]
    assert cat.initiative == (18 if how == "with" else 7)
    fight.init(ann=3)
    assert fight.order == ["bat", "ann", "cat"]
    assert fight.table.lines[cat.id].initiative == (3 if how == "with" else 7)
    assert fight.walk(5) == ["1 bat", "1 cat", "2 bat", "2 ann", "2 cat"]


def test_a_total_of_its_own_takes_it_off() -> None:
    fight = abc()
    fight.hang("cat", "with", "ann")
    fight.init(cat=13)
    assert fight.order == ["ann", "cat", "bat"]
    fight.init(ann=1)
    assert fight.order == ["cat", "bat", "ann"]


def test_hanging_before_the_fight_needs_no_roll() -> None:
    fight = Fight(character("Ann"), monsters("Horse"), monsters("Bat", 1, 30), start=False)
    fight.hang("horse", "with", "ann")
    fight.do(cmd.StartFight())
    assert fight.order == ["bat", "ann", "horse"]
    assert fight.happened(ev.InitiativeRolled) == 1


def test_the_host_may_leave() -> None:
    fight = abc()
    fight.hang("cat", "after", "ann")
    fight.remove("ann")
    assert fight.now == "1 cat"
    assert fight.walk(3) == ["1 bat", "2 cat", "2 bat"]


def test_a_count_and_a_place_in_one() -> None:
    fight = abc()
    fight.init(ann=12, bat=12, cat=7)
    fight.hang("cat", "after", "ann", 12)
    assert fight.order == ["ann", "cat", "bat"]
    assert [line.hangs for line in fight.table.lines.values()] == ["", "", ""]
    fight.hang("cat", "after", "bat", -3)
    assert fight.order == ["ann", "bat", "cat"]


def test_hanging_has_its_refusals() -> None:
    fight = Fight(monsters("Goblin", 2, 9), monsters("Bat", 1, 5), monsters("Cat", 1, 3))
    fight.hang("bat", "with", "ga")
    fight.hang("cat", "after", "bat")

    def refused(who: str, how: str, on: str) -> str:
        return fight.refuses(cmd.HangInitiative(fight.id(who), how, fight.id(on))).key

    assert refused("ga", "with", "gb") == "same-line"
    assert refused("ga", "with", "cat") == "hangs-in-a-circle"
    assert refused("ga", "beside", "cat") == "unknown-hanging"


def test_initiative_has_bounds_and_needs_someone() -> None:
    fight = abc()
    entry = cmd.InitiativeEntry(fight.id("ann"), 1_000)
    assert fight.refuses(cmd.SetInitiative((entry,))).key == "out-of-bounds"
    fight.remove("cat")
    entry = cmd.InitiativeEntry(fight.id("cat"), 3)
    assert fight.refuses(cmd.SetInitiative((entry,))).key == "gone"
    entry = cmd.InitiativeEntry("c99", 3)
    assert fight.refuses(cmd.SetInitiative((entry,))).key == "unknown-creature"
