"""Step 1: what an opening becomes, and what it may not be."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.rules.reasons import Param

OGRE: dict[str, Any] = {"max_hp": 59, "hit_dice": "7d10+21"}


def ogres(count: int = 1, hp: str | int = "avg", **more: Any) -> cmd.Entry:
    return monsters("Ogre", count, hp=hp, **{**OGRE, **more})


def test_an_entry_is_a_line_and_every_character_has_one() -> None:
    fight = Fight(ogres(3), ogres(2), character("Ann"), character("Bo"), start=False)
    assert fight.order == ["oa ob oc", "od oe", "ann", "bo"]
    assert fight.table.round == 0
    assert list(fight.table.kinds) == ["ogre", "ann", "bo"]


def test_three_ogres_have_their_features() -> None:
    features = ("long scar", "horned helmet")
    fight = Fight(ogres(3, features=features), start=False)
    assert [one.feature for one in fight.table.combatants.values()] == [*features, ""]
    assert fight.creature("oa").hp_trail == (59,)


@pytest.mark.parametrize(
    ("hp", "maximum"), [("avg", 59), ("min", 28), ("max", 91), (40, 40), ("roll", 56)]
)
def test_hit_points_as_asked(hp: str | int, maximum: int) -> None:
    fight = Fight(ogres(hp=hp), start=False)
    ogre = fight.creature("ogre")
    assert (ogre.max_hp, ogre.hp, ogre.hp_trail) == (maximum, maximum, (maximum,))


def test_each_member_rolls_its_own() -> None:
    fight = Fight(ogres(2, hp="roll"), start=False, faces=[1] * 7 + [10] * 7)
    assert [one.max_hp for one in fight.table.combatants.values()] == [28, 91]
    fight = Fight(ogres(2, hp="roll", rolled=(50, 60)), start=False)
    assert [one.max_hp for one in fight.table.combatants.values()] == [50, 60]


def test_a_wounded_creature_starts_wounded() -> None:
    fight = Fight(ogres(hp_now=30, temp_hp=5), start=False)
    ogre = fight.creature("ogre")
    assert (ogre.hp, ogre.max_hp, ogre.temp_hp, ogre.hp_trail) == (30, 59, 5, (30,))


def test_at_0_a_character_is_dying_and_a_monster_dead() -> None:
    fight = Fight(
        character("Ann", hp_now=0), ogres(hp_now=0), monsters("Boss", hp_now=0, death_saves=True)
    )
    assert [one.state for one in fight.table.combatants.values()] == ["dying", "dead", "dying"]
    assert fight.conditions("ann") == ["unconscious", "prone"]
    fight.heal("ann", 3)
    assert fight.conditions("ann") == ["prone"]


def test_a_row_without_hit_points_lives() -> None:
    fight = Fight(monsters("Lair", kind="lair", max_hp=0, initiative=20))
    assert (fight.now, fight.creature("lair").state) == ("1 lair", "up")


def test_exhaustion_halves_and_kills() -> None:
    fight = Fight(
        character("Ann", exhaustion=4, max_hp=21), character("Bo", exhaustion=6), start=False
    )
    assert (fight.creature("ann").hp, fight.creature("bo").state) == (10, "dead")


def test_conditions_of_the_opening_lie_on_it() -> None:
    fight = Fight(
        monsters("Ogre", 2, conditions=("poisoned", "unconscious")),
        start=False,
    )
    assert fight.conditions("ob") == ["poisoned", "unconscious", "prone"]
    ids = [effect.id for one in fight.table.combatants.values() for effect in one.effects]
    assert len(set(ids)) == 6
    assert max(ids) < fight.table.next_number


def test_monsters_start_hidden_unless_an_option_or_the_entry_says_no() -> None:
    entries = (
        ogres(),
        character("Ann"),
        monsters("Wolf", kind="npc"),
        monsters("Rat", hidden=False),
        monsters("Lair", kind="lair"),
    )
    hidden = [one.hidden for one in Fight(*entries, start=False).table.combatants.values()]
    assert hidden == [True, False, False, False, True]
    shown = Fight(*entries, start=False, monsters_hidden=False).table.combatants.values()
    assert not any(one.hidden for one in shown)


def test_known_initiative_makes_an_order_at_once() -> None:
    fight = Fight(
        ogres(), character("Ann", 12), character("Bo", 17), character("Cy", 12), start=False
    )
    assert fight.order == ["bo", "ann", "cy", "ogre"]
    assert [len(tie) for tie in fight.table.ties] == [2]


def test_who_waits_off_stage_takes_no_turns() -> None:
    fight = Fight(character("Ann", 5), monsters("Wolf", 2, enters_round=3, initiative=9))
    assert fight.now == "1 ann"
    assert not fight.creature("wa").takes_turns


def test_round_1_is_no_time_to_wait_for() -> None:
    assert Fight(monsters("Wolf", enters_round=1)).now == "1 wolf"


def test_equal_stat_blocks_share_a_kind_and_others_get_another() -> None:
    fight = Fight(ogres(), ogres(2), ogres(ac=18), start=False)
    assert list(fight.table.kinds) == ["ogre", "ogre-2"]
    assert [one.block for one in fight.table.combatants.values()] == ["ogre"] * 3 + ["ogre-2"]


def test_a_kind_already_in_the_file_is_not_added_again() -> None:
    fight = Fight(ogres(), start=False)
    fight.table = Encounter(kinds=fight.table.kinds)
    fight.do(cmd.SetUp("Again", cmd.Opening((ogres(),))))
    assert not fight.happened(ev.KindsAdded)


@pytest.mark.parametrize(
    ("entry", "key", "params"),
    [
        (ogres(501), "out-of-bounds", {"what": "count", "value": 501}),
        (ogres(0), "out-of-bounds", {"what": "count", "value": 0}),
        (ogres(hp=1_000_000), "out-of-bounds", {"what": "hp", "high": 999_999}),
        (ogres(ac=100), "out-of-bounds", {"what": "ac", "high": 99}),
        (ogres(initiative=-100), "out-of-bounds", {"what": "initiative", "low": -99}),
        (ogres(exhaustion=7), "out-of-bounds", {"what": "exhaustion", "high": 6}),
        (ogres(notes="x" * 10_001), "note-too-long", {"limit": 10_000}),
        (monsters("x" * 201), "name-too-long", {"limit": 200}),
        (monsters(" "), "name-empty", {}),
        (ogres(hp_now=60), "hp-above-maximum", {"hp": 60, "maximum": 59}),
        (monsters("Rat", hp="roll"), "no-hit-dice", {"name": "Rat"}),
        (monsters("Rat", hp="most"), "unknown-hp", {"value": "most"}),
        (ogres(features=("a", "b")), "more-than-members", {"what": "features", "count": 1}),
        (ogres(conditions=("tired",)), "unknown-condition", {"name": "tired", "of": "Ogre"}),
    ],
)
def test_bounds_are_refused_by_name(entry: cmd.Entry, key: str, params: dict[str, Param]) -> None:
    fight = Fight(start=False)
    fight.table = Encounter()
    refused = fight.refuses(cmd.SetUp("Fight", cmd.Opening((entry,))))
    assert refused.key == key
    assert params.items() <= refused.params.items()


def test_a_thousand_and_no_more() -> None:
    fight = Fight(monsters("Rat", 500), monsters("Bat", 500), start=False)
    assert len(set(fight.handles)) == 1_000
    assert fight.refuses(cmd.AddCreatures(monsters("Cat"))).key == "too-many-combatants"


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [("underwater", "on", True), ("light", "dim", "dim"), ("reveal", "first_turn", "first_turn")],
)
def test_options_are_read_by_their_table(name: str, value: str, kept: str | bool) -> None:
    option: dict[str, Any] = {name: value}
    assert Fight(start=False, **option).table.options == {name: kept}


def test_unknown_options_name_the_known() -> None:
    fight = Fight(monsters("Rat"))
    unknown = fight.refuses(cmd.SetOption("prompt_death", "off"))
    assert unknown.key == "unknown-option"
    assert "prompt_death_save" in str(unknown.params["known"])
    bad = fight.refuses(cmd.SetOption("light", "green"))
    assert (bad.key, bad.params["allowed"]) == ("bad-option-value", "bright, dim, dark")
    assert fight.refuses(cmd.SetOption("underwater", "wet")).params["allowed"] == "on, off"


def test_an_option_changes_later_too() -> None:
    fight = Fight(monsters("Rat"))
    fight.do(cmd.SetOption("underwater", "on"))
    assert fight.events == (ev.OptionSet("underwater", False, True),)


def test_only_once() -> None:
    assert Fight(monsters("Rat"), start=False).refuses(cmd.SetUp("Again")).key == "already-set-up"
