"""Spells with what they change: one step, and one step back (ACT-02, CONC-05)."""

import pytest

from tests.stories.table import Table, same
from tracker.encounter import numbers
from tracker.encounter.effects import NO_CHANGE
from tracker.encounter.events import SaveRolled
from tracker.encounter.refusals import Refused
from tracker.rules import spells
from tracker.session import amending, shielding


def names(table: Table, who: str) -> list[str]:
    """What lies on a creature."""
    return [one.name for one in table.who(who).effects]


def test_a_blessing_and_what_it_does_are_one_step(table: Table) -> None:
    before = table.session.table
    line = "cast thorne bless on bruenor,lia conc attack+1d4 save+1d4"
    table.type(line)
    assert [names(table, one) for one in ("bruenor", "lia", "thorne")] == [["bless"]] * 2 + [[]]
    written = table.session.step(table.session.cursor).line
    assert written == 'cast thorne "bless" on bruenor,lia conc attack+1d4 save+1d4'
    table.type("undo")
    assert same(table.session.table, before)
    table.type(line, "unconc thorne")
    assert not names(table, "lia")


def test_a_shield_is_for_the_caster_until_its_next_turn(table: Table) -> None:
    me = table.who("lia").id
    ac = numbers.armor_class(table.session.table, me).value
    table.type("goto ga", "cast lia shield reaction slot=1 ac+5 until start of lia")
    assert numbers.armor_class(table.session.table, me).value == ac + 5
    assert not table.who("lia").concentration
    table.type("next 3")
    line = table.session.table.line_of(me)
    assert line is not None
    assert table.session.table.active == line.id
    assert numbers.armor_class(table.session.table, me).value == ac


def test_haste_helps_dexterity_saves_and_says_what_it_leaves(table: Table) -> None:
    table.type("cast mirabel Haste on bruenor conc ac+2 adv saves=dex speed=double")
    who, now = table.who("bruenor").id, table.session.table
    plain = dict(numbers.block_of(now, who).speeds)["walk"]
    assert numbers.speed(now, who).value == 2 * plain
    assert numbers.save_stance(now, who, "dex").stance.mode == "advantage"
    table.type("save bruenor dex 10")
    (rolled,) = table.session.step(table.session.cursor).events
    assert isinstance(rolled, SaveRolled)
    assert rolled.mode == "advantage"
    table.type("unconc mirabel")
    assert "Haste is over: Bruenor neither moves nor acts until after its next turn" in (
        table.last_lines
    )


def test_a_failed_save_brings_what_the_spell_changes(table: Table) -> None:
    table.type("conc thorne Bane on ga,gb")
    line = 'save ga,gb cha 13 ga=9 gb=14 then "Bane" attack-1d4 save-1d4 conc from thorne'
    table.type(line)
    assert (names(table, "ga"), names(table, "gb")) == (["Bane"], [])
    written = table.session.step(table.session.cursor).line
    assert written == (
        'save ga,gb cha 13 then "Bane" attack-1d4 save-1d4 from thorne conc ga=9 gb=14'
    )
    table.type("undo", written, "unconc thorne")
    assert not names(table, "ga")
    with pytest.raises(Refused, match="change-without-name"):
        table.type("save ga cha 13 ac-2")


def test_slow_is_shaken_off_by_its_save(table: Table) -> None:
    table.type("conc mirabel Slow on wolf")
    table.type(
        'save wolf wis 13 wolf=3 then "Slow" ac-2 save-2 saves=dex speed=half save wis 13 conc'
        " from mirabel"
    )
    wolf = table.who("wolf").id
    now = table.session.table
    assert numbers.speed(now, wolf).value == 20
    saves = [numbers.save_bonus(now, wolf, one) for one in ("dex", "wis")]
    assert [one.value - one.base for one in saves] == [-2, 0]
    save = table.who("wolf").effects[0].save
    assert save is not None
    assert (save.ability, save.dc) == ("wis", 13)


def test_hope_helps_the_dying(table: Table) -> None:
    table.type("damage lia 38", 'cast thorne "Beacon of Hope" on lia conc adv saves=wis,death')
    me, now = table.who("lia").id, table.session.table
    modes = [numbers.save_stance(now, me, one).stance.mode for one in ("wis", "dex")]
    assert modes == ["advantage", "normal"]
    table.type("death lia 4,15")
    assert (table.who("lia").successes, table.who("lia").failures) == (1, 0)
    assert table.session.step(table.session.cursor).line == "death lia 4,15"
    table.type("unconc thorne", "death lia 4,15")
    assert (table.who("lia").successes, table.who("lia").failures) == (1, 1)


@pytest.mark.parametrize("spell", sorted(name for name, one in spells.KNOWN.items() if one.changes))
def test_what_is_known_of_a_spell_can_be_typed(table: Table, spell: str) -> None:
    """And stands in the log as it was typed, so that it can be done again."""
    table.type(f'effect lia "{spell}" {spells.known(spell).changes}')
    (lying,) = table.who("lia").effects
    written = table.session.step(table.session.cursor).line
    table.type("undo", written)
    assert [one.modifiers for one in table.who("lia").effects] == [lying.modifiers]
    assert lying.modifiers != NO_CHANGE


def test_a_shield_within_the_attack_takes_the_hit_back_and_its_answer_with_it(table: Table) -> None:
    lia = table.who("lia").id
    ac = numbers.armor_class(table.session.table, lia).value
    table.type("conc lia bless", f"attack ga lia d20={ac - 4} dmg=6")
    number, before = table.session.cursor, table.session.state_at(table.session.cursor - 1)
    found = shielding.last_hit(table.session, lia, 1)
    assert found is not None
    assert (found.total, found.ac, found.misses) == (ac, ac + 5, True)
    table.type("prompt roll d20=15")
    found = shielding.last_hit(table.session, lia, 1)
    assert found is not None
    table.session.do(found.amend)
    assert table.session.cursor == number
    who = table.who("lia")
    assert (who.hp, who.budget.reaction) == (before.combatants[lia].hp, 0)
    assert numbers.armor_class(table.session.table, lia).value == ac + 5
    assert table.session.line(number).endswith("shielded=1")
    assert shielding.last_hit(table.session, lia, 1) is None
    table.type("undo")
    assert same(table.session.table, before)


@pytest.mark.parametrize("line", ["attack ga lia d20=20", "attack ga lia hit"])
def test_what_hits_all_the_same_still_hits(table: Table, line: str) -> None:
    table.type(line)
    found = shielding.last_hit(table.session, table.who("lia").id, 0)
    assert found is not None
    assert not found.misses


@pytest.mark.parametrize("line", ["attack ga lia d20=1", "attack ga bruenor hit", "damage lia 3"])
def test_nothing_is_there_to_be_shielded_from(table: Table, line: str) -> None:
    table.type(line)
    assert shielding.last_hit(table.session, table.who("lia").id, 0) is None


def test_the_blow_behind_a_reaction_is_amended_and_the_reaction_stays(table: Table) -> None:
    lia = table.who("lia").id
    ac = numbers.armor_class(table.session.table, lia).value
    table.type("conc lia bless", f"attack ga lia d20={ac - 4} dmg=6", "prompt roll d20=15")
    number = amending.last_decided(table.session)
    hp = table.session.state_at(number - 1).combatants[lia].hp
    table.type("cast lia shield reaction ac+5 until start of lia")
    assert amending.reach(table.session) == number
    late = shielding.too_late(table.session, lia)
    assert late is not None
    assert late.total == ac
    table.type("amend miss")
    assert table.who("lia").hp == hp
    assert names(table, "lia") == ["shield"]
    assert table.session.cursor == number + 1
    assert shielding.too_late(table.session, lia) is None


def test_a_reaction_to_nothing_is_amended_itself(table: Table) -> None:
    table.type("damage lia 3", "cast lia shield reaction ac+5 until start of lia")
    assert amending.reach(table.session) == table.session.cursor
    table.type("attack ga lia d20=1", "cast lia bless on lia conc")
    assert amending.reach(table.session) == table.session.cursor


def test_the_same_words_typed_do_what_the_dialog_does(table: Table) -> None:
    """Time, slot and concentration, and what it changes: as a line that says all of it."""
    table.type('cast thorne "bless" on bruenor,lia')
    written = table.session.step(table.session.cursor).line
    assert written == 'cast thorne "bless" on bruenor,lia conc attack+1d4 save+1d4'
    table.type("undo", "cast thorne Haste on lia")
    assert table.who("thorne").concentration is not None
    assert names(table, "lia") == ["Haste"]


@pytest.mark.parametrize("line", ["bless on lia conc", "mage armor on lia alone", "bless"])
def test_a_line_that_says_some_of_it_says_the_whole(table: Table, line: str) -> None:
    table.type(f"cast thorne {line}")
    assert not names(table, "lia")
    assert not names(table, "thorne")
    session = table.session
    written = session.step(session.cursor).line
    table.type("undo", written)
    assert session.step(session.cursor).line == written
    assert not names(table, "lia")


def test_a_spell_with_a_save_and_one_of_ones_own_are_left_to_what_follows(table: Table) -> None:
    table.type(
        "cast thorne bane on lia", "cast thorne shield on lia reaction", "cast thorne x on lia"
    )
    assert not names(table, "lia")
