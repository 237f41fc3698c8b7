"""Mounts: on and off, one turn with a controlled one, and what throws a rider."""

import pytest

from tests.encounter.board import SCIMITAR, Board, keys
from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Ongoing
from tracker.encounter.stat_block import StatBlock

RIDER = StatBlock("Lia", 27, 14, abilities=(("dex", 14),))
HORSE = StatBlock(
    "Horse", 19, 11, size="large", type="beast", abilities=(("int", 2),), speeds=(("walk", 60),),
    attacks=(SCIMITAR,),
)  # fmt: skip
DRAGON = StatBlock(
    "Dragon", 90, 18, size="large", type="dragon", abilities=(("int", 12),),
    speeds=(("walk", 40), ("fly", 80)),
)  # fmt: skip


def board() -> Board:
    table = Board()
    table.pc("Lia", 27, RIDER, side="party")
    table.add("Horse", 19, HORSE, side="party")
    table.add("Dragon", 90, DRAGON, side="party")
    table.add("Orc", 15)
    table.turn_of("Lia")
    return table


def up(control: str = "", mount: str = "Horse") -> Board:
    table = board()
    table.do(cmd.GetOn("Lia", mount, control))
    return table


def test_a_controlled_mount_dashes_after_mounting() -> None:
    table = board()
    table.turn_of("Orc")
    table.do(cmd.AttackTarget("Horse", "Orc"))
    table.turn_of("Lia")
    table.do(cmd.GetOn("Lia", "Horse"))
    mounted = table.one(ev.Mounted)
    assert (mounted.controlled, mounted.over, mounted.spent) == (True, False, 15)
    table.do(cmd.TakeAction("Horse", "dash"))
    assert not table.one(ev.ActionTaken).over
    table.do(cmd.Move("Horse", 120))
    assert not table.one(ev.Moved).over
    table.do(cmd.Move("Lia", 5))
    assert (table.one(ev.Moved).who, table.one(ev.Moved).over) == ("Horse", True)


def test_the_two_have_one_turn_and_part_again() -> None:
    fight = Fight(
        character("Lia", 17, abilities=(("dex", 14),)),
        monsters("Horse", 1, 8, size="large", type="beast", abilities=(("int", 2),), side="party"),
        monsters("Orc", 1, 12),
    )
    fight.do(cmd.GetOn(fight.id("lia"), fight.id("horse")))
    assert fight.order == ["lia horse", "orc"]
    assert fight.walk(2) == ["1 orc", "2 lia horse"]
    fight.do(cmd.GetOff(fight.id("lia")))
    assert fight.order == ["lia", "horse", "orc"]
    line = fight.table.line_of(fight.id("horse"))
    assert line is not None
    assert line.initiative == 17
    assert fight.walk(4) == ["2 orc", "3 lia", "3 horse", "3 orc"]


def test_one_horse_of_three() -> None:
    fight = Fight(
        character("Lia", 17),
        monsters("Horse", 3, 8, size="large", type="beast", abilities=(("int", 2),)),
    )
    fight.do(cmd.GetOn(fight.id("lia"), fight.id("hb"), "controlled"))
    assert fight.order == ["lia hb", "ha hc"]
    assert fight.walk(2) == ["1 ha hc", "2 lia hb"]
    fight.back()
    assert fight.now == "1 ha hc"


def test_mounting_on_the_mounts_own_turn() -> None:
    fight = Fight(
        character("Lia", 5),
        monsters("Horse", 1, 18, size="large", type="beast", abilities=(("int", 2),), side="party"),
        monsters("Orc", 1, 12),
    )
    fight.do(cmd.GetOn(fight.id("lia"), fight.id("horse")))
    assert fight.now == "1 lia horse"
    assert fight.order == ["orc", "lia horse"]
    assert fight.walk(3) == ["1 orc", "2 orc", "2 lia horse"]


@pytest.mark.parametrize(
    ("mount", "control", "controlled"),
    [
        ("Horse", "", True),
        ("Horse", "independent", False),
        ("Dragon", "", False),
        ("Dragon", "controlled", True),
    ],
)
def test_who_controls_what(mount: str, control: str, controlled: bool) -> None:
    table = up(control, mount)
    assert table.one(ev.Mounted).controlled is controlled
    line = table.table.line_of(mount)
    assert line is not None
    assert ("Lia" in line.members) is controlled


def test_a_mount_of_equal_size_or_with_little_movement_is_the_dms() -> None:
    table = board()
    table.do(cmd.Move("Lia", 20))
    table.do(cmd.GetOn("Lia", "Orc"))
    assert keys(table.one(ev.Mounted).reasons)[:2] == ["mount-too-small", "too-far"]


def test_once_a_move() -> None:
    table = up()
    table.do(cmd.GetOff("Lia"))
    assert (table.one(ev.Dismounted).over, table.who("Lia").budget.moved) == (True, 30)


def test_refusals() -> None:
    table = up()
    assert table.refused(cmd.GetOn("Lia", "Dragon")) == "rides-already"
    assert table.refused(cmd.GetOn("Orc", "Horse")) == "rides-already"
    assert table.refused(cmd.GetOn("Horse", "Lia")) == "against-itself"
    assert table.refused(cmd.GetOn("Orc", "Lia")) == "rides-already"
    assert table.refused(cmd.GetOn("Horse", "Dragon")) == "rides-already"
    assert table.refused(cmd.GetOff("Orc")) == "not-mounted"


@pytest.mark.parametrize(("total", "seated"), [(10, True), (9, False)])
def test_a_mount_that_is_shoved(total: int, seated: bool) -> None:
    table = up()
    table.do(cmd.Struggle("shove", "Orc", "Horse", "push", 20, 1))
    (prompt,) = table.prompts("saddle")
    assert (prompt.who, prompt.dc, prompt.ability, prompt.bonus) == ("Lia", 10, "dex", 2)
    table.do(cmd.AnswerPrompt("number", total))
    assert bool(table.who("Lia").mount) is seated
    assert table.conditions("Lia") == ([] if seated else ["prone"])


@pytest.mark.parametrize(("answer", "seated"), [("pass", True), ("fail", False)])
def test_a_rider_knocked_prone(answer: str, seated: bool) -> None:
    table = up()
    table.do(cmd.AddCondition(("Lia",), "prone"))
    table.do(cmd.AnswerPrompt(answer))
    assert bool(table.who("Lia").mount) is seated
    assert table.conditions("Lia") == ([] if seated else ["prone"])


def test_the_unconscious_fall_off_without_a_roll() -> None:
    table = up()
    table.do(cmd.AddCondition(("Lia",), "unconscious"))
    assert table.one(ev.Dismounted).why == "falls-off"
    assert table.prompts("saddle") == []


@pytest.mark.parametrize(
    ("answer", "why", "reaction"), [("roll", "lands-standing", 0), ("fail", "thrown-off", 1)]
)
def test_a_mount_that_goes_down(answer: str, why: str, reaction: int) -> None:
    table = up()
    table.do(cmd.AddCondition(("Horse",), "prone"))
    table.do(cmd.AnswerPrompt(answer))
    assert table.one(ev.Dismounted).why == why
    assert table.conditions("Lia") == ([] if reaction == 0 else ["prone"])
    assert table.who("Lia").budget.reaction == reaction


def test_without_a_reaction_it_is_thrown_at_once() -> None:
    table = up()
    table.do(cmd.SpendBudget("Lia", "reaction"))
    table.do(cmd.Kill(("Horse",)))
    assert table.one(ev.Dismounted).why == "thrown-off"
    assert table.conditions("Lia") == ["prone"]


def test_by_the_newer_wording_the_rider_saves_when_the_mount_falls() -> None:
    table = Board(mount_2024=True)
    table.pc("Lia", 27, RIDER, side="party")
    table.add("Horse", 19, HORSE, side="party")
    table.turn_of("Lia")
    table.do(cmd.GetOn("Lia", "Horse"))
    table.do(cmd.AddCondition(("Horse",), "prone"))
    assert [one.kind for one in table.prompts()] == ["saddle"]
    table.do(cmd.AnswerPrompt("pass"))
    assert table.who("Lia").mount == "Horse"


def test_a_rider_falls_with_a_flying_mount() -> None:
    table = up("controlled", "Dragon")
    table.do(cmd.Move("Dragon", 40, "fly", up=40))
    table.do(cmd.AddCondition(("Dragon",), "paralyzed"))
    assert {one.who for one in table.of(ev.Fell)} == {"Dragon", "Lia"}
    assert table.hp("Lia") < 27


def test_a_rider_that_falls_off_in_the_air() -> None:
    table = up("controlled", "Dragon")
    table.do(cmd.Move("Dragon", 40, "fly", up=40))
    table.do(cmd.AddCondition(("Lia",), "prone"))
    table.do(cmd.AnswerPrompt("fail"))
    assert [one.who for one in table.of(ev.Fell)] == ["Lia"]


def test_who_leaves_the_fight_rides_no_more() -> None:
    table = up()
    table.do(cmd.Remove(("Horse",)))
    assert (table.who("Lia").mount, table.one(ev.Dismounted).why) == ("", "gone")
    assert table.conditions("Lia") == []


def test_a_controlled_mount_does_not_attack_of_its_own() -> None:
    table = up()
    table.do(cmd.AttackTarget("Horse", "Orc"), 15, 1)
    struck = table.one(ev.Attacked)
    assert (struck.by_dm, "controlled-only" in keys(struck.reasons)) == (True, True)


def test_a_controlled_mount_does_nothing_else() -> None:
    table = up()
    table.do(cmd.TakeAction("Horse", "improvise"))
    taken = table.one(ev.ActionTaken)
    assert (taken.over, keys(taken.reasons)[0]) == (True, "controlled-only")


def test_an_opportunity_attack_on_a_pair() -> None:
    table = up()
    table.do(cmd.Move("Lia", 30, leaves=("Orc",)))
    (asked, rest) = table.prompts()
    assert (asked.others, rest.who) == (("Horse", "Lia"), "Horse")
    table.do(cmd.AttackTarget("Orc", "Lia", cost="reaction", way="opportunity"), 15, 1)
    assert [one.kind for one in table.prompts()] == ["go-on"]


def test_back_puts_a_rider_up_again() -> None:
    table = up()
    table.do(cmd.AddCondition(("Lia",), "incapacitated"))
    table.do(cmd.AddEffect(("Horse",), "Poison", ongoing=Ongoing("hurt", "30", "start")))
    table.do(cmd.SetOption("prompt_ongoing", "auto"))
    table.do(cmd.NextTurn(3))
    assert (table.who("Lia").mount, table.who("Horse").state) == ("", "dead")
    table.do(cmd.TakeBackTurn())
    assert (table.who("Lia").mount, table.who("Horse").state) == ("Horse", "up")
    line = table.table.line_of("Horse")
    assert line is not None
    assert line.members == ("Lia", "Horse")
    table.do(cmd.NextTurn())
    assert table.who("Lia").mount == ""
