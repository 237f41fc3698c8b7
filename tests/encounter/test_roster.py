"""Coming, going, names and notes (INIT-08, INIT-09)."""

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev


def abc() -> Fight:
    """18, 12, 7, and 12 is active."""
    fight = Fight(character("Ann", 18), monsters("Bat", 1, 12), character("Cy", 7))
    fight.next()
    return fight


class TestComing:
    @pytest.mark.parametrize(
        ("total", "order", "turns"),
        [
            (9, ["ann", "bat", "rat", "cy"], ["1 rat", "1 cy", "2 ann"]),
            (15, ["ann", "rat", "bat", "cy"], ["1 cy", "2 ann", "2 rat"]),
            (12, ["ann", "bat", "rat", "cy"], ["1 rat", "1 cy", "2 ann"]),
            (7, ["ann", "bat", "cy", "rat"], ["1 cy", "1 rat", "2 ann"]),
            (18, ["ann", "rat", "bat", "cy"], ["1 cy", "2 ann", "2 rat"]),
        ],
    )
    def test_a_newcomer_has_its_place(self, total: int, order: list[str], turns: list[str]) -> None:
        fight = abc()
        fight.add(monsters("Rat", 1, total))
        assert (fight.now, fight.order) == ("1 bat", order)
        assert fight.walk(3) == turns
        assert fight.asked == []

    def test_it_rolls_without_a_total(self) -> None:
        fight = abc()
        fight.add(monsters("Rat", 3, initiative_bonus=5))
        assert fight.order == ["ann", "ra rb rc", "bat", "cy"]
        assert fight.happened(ev.InitiativeRolled) == 1
        assert [e.waits for e in fight.events if isinstance(e, ev.CombatantsAdded)] == [True]
        assert fight.walk(3) == ["1 cy", "2 ann", "2 ra rb rc"]

    def test_it_waits_no_longer_once_its_total_is_mended(self) -> None:
        fight = abc()
        fight.add(monsters("Rat", 1, 15))
        fight.init(rat=9)
        assert fight.walk(3) == ["1 rat", "1 cy", "2 ann"]

    def test_before_the_start_it_rolls_with_the_others(self) -> None:
        fight = Fight(character("Ann", 5), start=False)
        fight.add(monsters("Rat", 2))
        fight.add(monsters("Owl", 1, 20))
        assert fight.order == ["owl", "ann", "ra rb"]
        fight.do(cmd.StartFight())
        assert fight.order == ["owl", "ra rb", "ann"]

    def test_characters_come_each_in_a_line(self) -> None:
        fight = abc()
        fight.add(cmd.Entry(character("Zoe").block, 2, "pc", "party", names=("Zoe", "Yan")))
        assert "zoe" in fight.order
        assert "yan" in fight.order

    def test_a_new_kind_is_kept_once(self) -> None:
        fight = abc()
        fight.add(monsters("Bat", 1, 3))
        assert not fight.happened(ev.KindsAdded)
        assert fight.events[0] == ev.Labelled(fight.id("bat"), "A", "ba")
        fight.add(monsters("Rat", 1, 3))
        assert fight.happened(ev.KindsAdded) == 1

    def test_somebody_comes_to_an_empty_table(self) -> None:
        fight = Fight(monsters("Rat"))
        fight.remove("rat")
        assert fight.now == "1"
        fight.add(monsters("Owl", 1, 5))
        assert fight.walk(2) == ["1 owl", "2 owl"]
        fight.back()
        assert fight.now == "1 owl"


class TestWaves:
    def wolves(self, **more: int) -> Fight:
        return Fight(
            character("Ann", 18), character("Cy", 7), monsters("Wolf", 2, enters_round=3, **more)
        )

    def test_they_come_at_the_start_of_their_round(self) -> None:
        fight = self.wolves(initiative=20)
        assert fight.walk(5) == ["1 cy", "2 ann", "2 cy", "3 wa wb", "3 ann"]

    def test_they_roll_when_they_come(self) -> None:
        fight = self.wolves()
        assert fight.walk(5)[-2:] == ["3 ann", "3 wa wb"]

    @pytest.mark.parametrize(
        ("total", "turns"),
        [(20, ["1 cy", "2 wa wb"]), (10, ["1 wa wb", "1 cy"]), (5, ["1 cy", "1 wa wb"])],
    )
    def test_they_enter_by_hand_like_any_newcomer(self, total: int, turns: list[str]) -> None:
        fight = self.wolves(initiative=total)
        fight.do(cmd.EnterGroup(fight.ids("wa wb")))
        assert fight.walk(2) == turns

    def test_a_part_may_enter(self) -> None:
        fight = self.wolves(initiative=10)
        fight.do(cmd.EnterGroup(fight.ids("wa")))
        fight.next()
        assert [one.handle for one in fight.table.living(fight.table.active)] == ["wa"]
        assert fight.refuses(cmd.EnterGroup(fight.ids("wa"))).key == "not-off-stage"
        fight.do(cmd.EnterGroup(fight.ids("wa wb")))
        assert fight.happened(ev.EnteredStage) == 1

    def test_before_the_start_they_join_the_others(self) -> None:
        fight = Fight(character("Ann"), monsters("Wolf", enters_round=2), start=False)
        fight.do(cmd.EnterGroup(fight.ids("wolf")))
        fight.do(cmd.StartFight())
        assert fight.happened(ev.InitiativeRolled) == 2

    def test_added_ones_may_wait_too(self) -> None:
        fight = abc()
        fight.add(monsters("Rat", 1, 13, enters_round=2))
        assert fight.walk(4) == ["1 cy", "2 ann", "2 rat", "2 bat"]


class TestGoing:
    def test_one_who_has_acted(self) -> None:
        fight = abc()
        fight.remove("ann")
        assert (fight.now, fight.order) == ("1 bat", ["bat", "cy"])
        assert fight.walk(2) == ["1 cy", "2 bat"]

    def test_the_active_line_passes_the_turn_on(self) -> None:
        fight = abc()
        fight.remove("bat")
        assert fight.now == "1 cy"
        assert fight.happened(ev.TurnBegan) == 1
        assert fight.walk(1) == ["2 ann"]

    def test_the_active_last_line_starts_a_round(self) -> None:
        fight = abc()
        fight.next()
        fight.remove("cy")
        assert fight.now == "2 ann"

    def test_the_next_in_line(self) -> None:
        fight = abc()
        fight.back()
        fight.remove("bat")
        assert fight.walk(1) == ["1 cy"]

    def test_the_last_of_all_stops_the_counter(self) -> None:
        fight = abc()
        fight.remove("ann bat cy")
        assert fight.now == "1"
        assert fight.refuses(cmd.NextTurn()).key == "nobody-left"

    def test_some_members_leave_the_line_as_it_is(self) -> None:
        fight = Fight(monsters("Goblin", 3, 9), character("Ann", 3))
        fight.remove("ga")
        assert fight.now == "1 gb gc"
        fight.remove("gb gc")
        assert fight.now == "1 ann"

    def test_a_dead_active_line_passes_on_when_it_is_cleared_away(self) -> None:
        fight = abc()
        fight.kill("bat")
        assert fight.now == "1 bat"
        fight.remove("bat")
        assert fight.now == "1 cy"

    def test_before_the_start(self) -> None:
        fight = Fight(character("Ann"), monsters("Rat"), start=False)
        fight.remove("rat")
        fight.do(cmd.StartFight())
        assert (fight.order, fight.happened(ev.InitiativeRolled)) == (["ann"], 1)

    def test_what_it_held_ends_and_nothing_more_is_asked(self) -> None:
        fight = abc()
        fight.do(cmd.Concentrate(fight.id("ann"), "Fog", fight.ids("cy")))
        fight.cond("cy", "blinded", concentration=True, source=fight.id("ann"))
        fight.cond("cy", "prone")
        fight.hurt("ann", 5)
        assert fight.asked == ["concentration ann"]
        fight.remove("ann")
        assert fight.conditions("cy") == ["prone"]
        assert (fight.asked, fight.creature("ann").concentration) == ([], None)

    def test_only_once(self) -> None:
        fight = abc()
        fight.remove("cy")
        assert fight.refuses(cmd.Remove(fight.ids("cy"))).key == "gone"
        fight.remove("cy ann")
        assert fight.order == ["bat"]


def test_notes_and_the_players_list() -> None:
    fight = abc()
    fight.do(cmd.Note(fight.id("bat"), "carries the key"))
    assert fight.creature("bat").notes == "carries the key"
    assert fight.refuses(cmd.Note(fight.id("bat"), "x" * 10_001)).key == "note-too-long"
    fight.do(cmd.Reveal(fight.ids("bat ann")))
    assert fight.events == (ev.HiddenSet(fight.id("bat"), False),)
    assert fight.refuses(cmd.Reveal(fight.ids("bat"))).key == "nothing-changes"
    fight.do(cmd.Conceal(fight.ids("bat ann")))
    assert fight.happened(ev.HiddenSet) == 2


def test_a_name_has_bounds() -> None:
    fight = abc()
    assert fight.refuses(cmd.Rename(fight.id("bat"), " ")).key == "name-empty"
    assert fight.refuses(cmd.Rename(fight.id("bat"), "x" * 201)).key == "name-too-long"
    fight.do(cmd.Rename(fight.id("bat"), " Orc [/b] x "))
    assert fight.creature("bat").name == "Orc [/b] x"
