"""The players' list as the rules want it (TRACK-01..04, 06, 09, 10, 13, 14)."""

from dataclasses import replace

from tests.players.tables import condition, creature, table
from tracker.encounter.model import Line
from tracker.players.project import View, plain, project

FIGHTER = creature("fighter", "pc", hp=30, max_hp=44)
ASSASSIN = creature("assassin", hidden=True)
OGRE = creature("ogre", name="Ogre", hp=24, max_hp=59)
CLERIC = creature("cleric", "pc", hp=0, max_hp=27, state="dying")
FOUR = (FIGHTER, ASSASSIN, OGRE, CLERIC)


def names(view: View) -> list[str]:
    return [row.name for row in view.rows]


def test_the_hidden_line_is_not_there() -> None:
    view = project(table(*FOUR, active="fighter"))
    assert names(view) == ["Fighter", "Ogre", "Cleric"]
    assert (view.now, view.next, view.round) == ("Fighter", "Ogre", 1)


def test_while_a_hidden_line_acts_the_marker_stays() -> None:
    view = project(table(*FOUR, active="assassin"))
    assert (view.now, view.next) == ("Fighter", "Ogre")


def test_a_hidden_line_that_begins_a_round_does_not_show_the_new_round() -> None:
    view = project(table(ASSASSIN, FIGHTER, OGRE, active="assassin", round=3))
    assert (view.now, view.next, view.round) == ("Ogre", "Fighter", 2)


def test_a_hidden_line_that_begins_the_fight_shows_nothing_yet() -> None:
    hidden_first = project(table(ASSASSIN, FIGHTER, OGRE, active="assassin", round=1))
    not_started = project(table(FIGHTER, OGRE))
    assert hidden_first == not_started
    assert (hidden_first.round, hidden_first.now, hidden_first.next) == (0, None, "Fighter")


def test_monsters_hit_points_are_words() -> None:
    rows = {row.name: row for row in project(table(*FOUR, active="fighter")).rows}
    assert (rows["Ogre"].health, rows["Ogre"].hp, rows["Ogre"].max_hp) == ("bloodied", None, None)
    assert rows["Fighter"].health == "no-clear-wounds"
    assert rows["Cleric"].health == "down"


def test_five_words_by_option() -> None:
    view = project(table(FIGHTER, creature("rat", hp=1, max_hp=10), health_words="five"))
    assert [row.health for row in view.rows] == ["hurt", "nearly-down"]


def test_open_hit_points_of_monsters_and_of_characters_are_two_settings() -> None:
    monsters = project(table(*FOUR, active="fighter", open_hp=True)).rows
    assert [(row.hp, row.max_hp) for row in monsters] == [(None, None), (24, 59), (None, None)]
    party = project(table(*FOUR, active="fighter", open_party_hp=True)).rows
    assert [(row.hp, row.max_hp) for row in party] == [(30, 44), (None, None), (0, 27)]


def test_totals_by_option() -> None:
    assert project(table(FIGHTER)).rows[0].initiative is None
    assert project(table(FIGHTER, show_totals=True)).rows[0].initiative == 870_010


def test_on_their_first_turn_monsters_appear() -> None:
    rogue, orc, wolf = creature("rogue", "pc"), creature("orc"), creature("wolf")
    before = project(table(rogue, orc, wolf, active="rogue", reveal="first_turn"))
    assert names(before) == ["Rogue"]
    assert before.next == "Rogue"
    during = project(table(rogue, orc, wolf, active="orc", reveal="first_turn"))
    assert names(during) == ["Rogue", "Orc"]
    assert (during.now, during.next) == ("Orc", "Rogue")
    after = replace(orc, turns_done=1)
    assert "Orc" in names(project(table(rogue, after, wolf, active="rogue", reveal="first_turn")))


def test_the_dead_stay_listed_and_are_never_next() -> None:
    dead = replace(OGRE, hp=0, state="dead")
    view = project(table(FIGHTER, dead, CLERIC, active="fighter"))
    assert [(row.name, row.state, row.health) for row in view.rows][1] == ("Ogre", "dead", "down")
    assert view.next == "Cleric"


def test_those_off_stage_or_gone_are_not_there() -> None:
    waiting = creature("wave", enters_round=3)
    left = creature("coward", gone=True)
    assert names(project(table(FIGHTER, waiting, left, active="fighter"))) == ["Fighter"]


def test_conditions_of_both_sides_without_secret_ones() -> None:
    poisoned = replace(OGRE, effects=(condition("poisoned"), condition("charmed", secret=True)))
    stunned = replace(FIGHTER, effects=(condition("stunned"), condition("stunned")), exhaustion=2)
    rows = project(table(stunned, poisoned)).rows
    assert rows[0].conditions == ("stunned", "incapacitated", "exhaustion")
    assert rows[1].conditions == ("poisoned",)


def test_what_a_secret_condition_implies_is_a_secret_too() -> None:
    held = replace(FIGHTER, effects=(condition("paralyzed", secret=True),))
    view = project(table(held))
    assert view.rows[0].conditions == ()
    assert view.cards == ()


def test_a_character_gets_a_card_for_each_condition_once() -> None:
    twice = replace(FIGHTER, effects=(condition("poisoned"), condition("poisoned")))
    ill = replace(OGRE, effects=(condition("poisoned"),))
    view = project(table(twice, ill), card_text=str.upper)
    assert [(card.who, card.name, card.text) for card in view.cards] == [
        ("Fighter", "poisoned", "POISONED")
    ]


def test_the_players_name_stands_for_the_name() -> None:
    disguised = replace(ASSASSIN, hidden=False, players_name="Old woman")
    view = project(table(disguised, FIGHTER, active="assassin"))
    assert names(view)[0] == view.now == "Old woman"


def goblins(**hidden: bool) -> list[str]:
    twins = [creature(who, name="Goblin", label=who.upper(), hidden=hidden[who]) for who in hidden]
    return names(project(table(*twins)))


def test_labels_are_read_when_nobody_is_hidden() -> None:
    assert goblins(a=False, b=False) == ["Goblin A", "Goblin B"]


def test_a_gap_in_the_labels_is_not_shown() -> None:
    assert goblins(a=False, b=True, c=False) == ["Goblin", "Goblin"]


def test_twins_without_letters_are_told_by_what_can_be_seen_of_them() -> None:
    """TRACK-11; a disguise shows nothing of what is beneath it."""
    twins = [creature(who, name="Goblin", label=who.upper()) for who in "abcd"]
    twins[0] = replace(twins[0], feature="red hat")
    twins[1] = replace(twins[1], hidden=True)
    twins[3] = replace(twins[3], feature="one ear", players_name="Merchant")
    whole = table(*twins, active="a")
    assert names(project(whole)) == ["Goblin (red hat)", "Goblin", "Merchant"]
    assert project(whole).now == "Goblin (red hat)"


def test_a_hidden_twin_at_the_end_leaves_no_gap() -> None:
    assert goblins(a=False, b=False, c=True) == ["Goblin A", "Goblin B"]


def test_a_lonely_a_says_nothing_of_b() -> None:
    assert goblins(a=False, b=True) == ["Goblin"]


def test_who_left_openly_may_leave_a_gap() -> None:
    twins = [creature(who, name="Goblin", label=who.upper()) for who in "abc"]
    twins[1] = replace(twins[1], gone=True)
    assert names(project(table(*twins))) == ["Goblin A", "Goblin C"]


def test_a_disguised_twin_takes_no_letter_along() -> None:
    twins = [creature(who, name="Goblin", label=who.upper()) for who in "abc"]
    twins[1] = replace(twins[1], players_name="Merchant")
    assert names(project(table(*twins))) == ["Goblin", "Merchant", "Goblin"]


def test_a_group_is_now_by_what_its_visible_members_are_called() -> None:
    twins = [creature(who, name="Goblin", label=who.upper()) for who in "abc"]
    whole = table(*twins, FIGHTER, active="fighter")
    line = Line("line-a", ("a", "b", "c"), 12)
    whole = replace(whole, order=("line-a", "line-fighter"), lines={**whole.lines, "line-a": line})
    view = project(whole)
    assert view.next == "Goblin"
    assert names(view)[:3] == ["Goblin A", "Goblin B", "Goblin C"]


def test_a_line_whose_visible_members_are_dead_does_not_mark_its_hidden_one() -> None:
    dead = creature("a", name="Goblin", label="A", state="dead", hp=0)
    lurking = creature("b", name="Goblin", label="B", hidden=True)
    whole = table(FIGHTER, dead, lurking, active="a")
    line = Line("line-a", ("a", "b"), 12)
    whole = replace(whole, order=("line-fighter", "line-a"), lines={**whole.lines, "line-a": line})
    assert project(whole).now == "Fighter"


def test_plain_data_has_the_keys_of_the_published_shape() -> None:
    data = plain(project(table(*FOUR, active="fighter")))
    assert list(data) == ["round", "now", "next", "rows", "cards", "message"]
    assert list(data["rows"][0]) == [
        "name", "side", "health", "hp", "max_hp", "initiative", "state", "conditions", "you",
    ]  # fmt: skip
