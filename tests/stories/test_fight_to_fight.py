"""What goes beyond one fight: its sum, a new try, creatures of another file."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.stories.table import Table, same
from tracker.encounter.reckoning import Reckoning, Tally, reckon
from tracker.encounter.refusals import Refused
from tracker.rules import rewards


def summed(table: Table) -> Reckoning:
    """The sum of the steps that hold."""
    session = table.session
    return reckon((step.events for step in session.steps()), session.table)


def tally(table: Table, name: str) -> Tally:
    """What one creature did."""
    who = table.who(name).id
    return next(one for one in summed(table).tallies if one.who == who)


def test_the_hits_of_a_mob_are_shared_among_it(table: Table) -> None:
    """MOB-02 says how many hit, not who: each is the next one's."""
    table.type("mob ga,gb bruenor needed=5")
    struck = [tally(table, name) for name in ("ga", "gb")]
    assert [one.hits for one in struck] == [1, 1]
    assert struck[0].dealt == struck[1].dealt > 0, struck
    assert sum(one.dealt for one in struck) == tally(table, "bruenor").taken


def test_what_a_mob_rolled_is_whose_die_it_was(table: Table) -> None:
    table.type("mob ga,gb bruenor roll d20=3,20 dmg=9")
    assert (tally(table, "gb").hits, tally(table, "gb").crits, tally(table, "gb").dealt) == (
        1,
        1,
        9,
    )
    assert tally(table, "ga").dealt == 0


def test_deeds_are_counted_by_whoever_did_them(table: Table) -> None:
    table.type("attack bruenor ga hit dmg=9", "attack quill wolf with shortbow crit dmg=4")
    table.type("attack thorne gb miss", "damage lia 50 from gb", "heal lia 7")
    assert tally(table, "bruenor") == Tally(table.who("bruenor").id, dealt=7, hits=1, kills=1)
    quill = tally(table, "quill")
    assert (quill.dealt, quill.hits, quill.crits, quill.kills) == (4, 1, 1, 0)
    assert tally(table, "thorne").misses == 1
    lia = tally(table, "lia")
    assert (lia.taken, lia.healed, lia.fell) == (38, 7, 1)
    assert (tally(table, "gb").dealt, tally(table, "gb").downs, tally(table, "gb").kills) == (
        38,
        1,
        0,
    )
    table.type("undo 2")
    assert tally(table, "lia").taken == 0


def test_one_fall_is_a_kill_or_a_foe_brought_down(table: Table) -> None:
    """One that is finished off later falls once, and two deeds are counted."""
    table.type("damage ga 7 from bruenor", "damage lia 38 from gb", "damage lia 50 from wolf")
    done = [(tally(table, one).downs, tally(table, one).kills) for one in ("bruenor", "gb", "wolf")]
    assert done == [(0, 1), (1, 0), (0, 1)]
    assert tally(table, "lia").fell == 1


def test_healing_belongs_to_the_healer_that_is_named(table: Table) -> None:
    table.type(
        "damage lia 12 from gb", "heal lia 7 from thorne", "heal lia 20", "heal ga 1 from gb"
    )
    assert [tally(table, one).given for one in ("thorne", "gb", "lia")] == [7, 0, 0]
    assert (tally(table, "lia").healed, tally(table, "thorne").healed) == (12, 0)
    assert table.session.step(table.session.cursor).line == "heal ga 1 from gb"


def test_an_effect_and_an_area_hurt_for_whoever_made_them(table: Table) -> None:
    table.type("option prompt_ongoing auto")
    table.type('effect wolf "Acid" hurt 3 acid at start for 3 rounds from mirabel')
    table.type("next 6")
    assert tally(table, "mirabel").dealt == 3
    table.type("back")
    assert tally(table, "mirabel").dealt == 0
    assert tally(table, "wolf").taken == 0
    table.type("next")
    assert tally(table, "mirabel").dealt == 3


def test_rounds_and_experience(table: Table) -> None:
    table.type(
        "damage ga 7 from lia", "next 7", "damage wolf 11 from quill", "damage lia 5 from gb"
    )
    table.type("end", "pass 10 minutes")
    found = summed(table)
    assert (found.rounds, found.xp, found.characters, found.share) == (2, 100, 5, 20)
    assert [one.xp for one in found.defeated] == [50, 50]
    assert found.by_round == ((1, 7, 0), (2, 11, 5))


def test_experience_by_challenge_where_it_is_not_written() -> None:
    assert [rewards.worth(0, one) for one in ("0", "1/4", "0.5", "17", "?")] == [
        10, 50, 100, 18_000, 0,
    ]  # fmt: skip
    assert rewards.worth(7, "1") == 7
    assert (rewards.shares(100, 3), rewards.shares(100, 0)) == (33, 0)


def test_a_new_try_keeps_the_rolls_and_the_old_one_can_be_brought_back(table: Table) -> None:
    first, before = table.session.state_at(1), table.session.table
    table.type("restart")
    assert same(table.session.table, first)
    assert not table.session.can_redo
    table.type("start bruenor 3")
    table.type("bring back 1")
    assert same(table.session.table, before)
    again = table.opened_again()
    assert same(again.session.table, before)
    assert [len(tail.steps) for tail in again.session.tails] == [1]


def test_a_fresh_try_rolls_anew(tmp_path: Path) -> None:
    from tracker.session import open_session

    path = tmp_path / "orcs.json"
    path.write_text(
        json.dumps(
            {"name": "O", "opening": {"combatants": [{"monster": "orc", "count": 9, "hp": "roll"}]}}
        ),
        encoding="utf-8",
    )
    table = Table(open_session(path, play=True))
    seen = {tuple(one.max_hp for one in table.session.table.combatants.values())}
    table.type("restart --fresh", "start", "next")
    seen.add(tuple(one.max_hp for one in table.session.table.combatants.values()))
    assert len(seen) == 2
    again = table.opened_again()
    seen.add(tuple(one.max_hp for one in again.session.table.combatants.values()))
    assert len(seen) == 2
    assert again.session.cursor == 3
    again.type("bring back")
    assert again.session.cursor == 1
    again.session.close()


def test_nothing_to_begin_again_and_nothing_to_bring_back(play: Callable[[str], Table]) -> None:
    table = play("three-ogres")
    with pytest.raises(Refused, match="nothing-to-restart"):
        table.type("restart")
    with pytest.raises(Refused, match="nothing-to-bring-back"):
        table.type("bring back")


def test_reinforcements_come_as_they_stand_in_the_other_fight(
    play: Callable[[str], Table], table: Table
) -> None:
    other = play("three-ogres")
    other.type(
        "start", "damage oa 20", "cond ob poisoned for 1 minute from oa", "conc oc Haste on ob"
    )
    other.type('effect ob "Haste" ac+2 from oc conc', 'note oa "the chief"')
    other.session.flush()
    path = other.session.path
    table.type(f'merge "{path}" oa,ob hidden')
    assert table.session.step(table.session.cursor).line.startswith(f'merge "{path}" oa,ob hidden')
    a, b = table.who("oa"), table.who("ob")
    assert (a.hp, a.hp_trail, a.notes, a.hidden) == (39, (59, 39), "the chief", True)
    assert [one.name for one in b.effects] == ["poisoned"]
    until = b.effects[0].until
    assert until is not None
    assert (until.who, b.effects[0].source) == (a.id, a.id)
    assert a.block in table.session.table.kinds
    table.type("undo")
    assert all(one.name != "Ogre" for one in table.session.table.combatants.values())
    table.type("redo")
    again = table.opened_again()
    assert again.hp("oa") == 39


def test_reinforcements_roll_anew_where_the_dm_says_so(
    play: Callable[[str], Table], table: Table
) -> None:
    other = play("three-ogres")
    other.type("start", "init oa 44")
    other.session.flush()
    table.type(f'merge "{other.session.path}" oa,ob,oc roll')
    line = table.session.table.line_of(table.who("oa").id)
    assert line is not None
    assert line.initiative not in (None, 44)
    step = table.session.step(table.session.cursor)
    assert " roll dice=" in step.line
    again = table.session.amend("")
    assert (again.line, again.events) == (step.line, step.events)


def test_all_foes_of_a_prepared_file_come_in_a_later_round(table: Table) -> None:
    table.type("merge goblin-ambush round 3")
    new = [one for one in table.session.table.combatants.values() if one.enters_round == 3]
    assert new
    assert all(one.kind != "pc" for one in new)
    twins = [one.label for one in table.session.table.combatants.values() if one.name == "Goblin"]
    assert len(set(twins)) == len(twins) > 2
    table.type("next 14")
    assert table.session.table.round == 3
    assert all(not one.enters_round for one in table.session.table.combatants.values())


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("merge nowhere", "file-not-found"),
        ("merge three-ogres bruenor", ""),
        ("merge three-ogres nobody", "no-such-creature"),
        ("merge party", "file-is-a-party"),
        ("rest long lia=2d8", "fight-goes-on|hit-dice"),
        ("party ours", "party-agrees"),
        ("party mine", "word-not-understood"),
        ("bring", "word-missing"),
    ],
)
def test_what_is_refused(table: Table, line: str, key: str) -> None:
    if not key:
        table.type(line)
        return
    with pytest.raises(Refused, match=key):
        table.type(line)


def test_a_fight_does_not_merge_itself(table: Table) -> None:
    with pytest.raises(Refused, match="merge-itself"):
        table.type(f'merge "{table.session.path}"')
