"""Lines that are rarely typed, as a breaker typed them: nothing falls over, nothing is forgotten."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.table import Table
from tracker.encounter.refusals import Refused
from tracker.i18n.derivation import derivation
from tracker.i18n.refusals import refusal
from tracker.session import open_session

OPENING = """{"schema_version": 1, "opening": {"options": {"player_dice": "roll"}, "combatants": [
    {"name": "Mira", "kind": "pc", "max_hp": 60, "initiative": 20},
    {"monster": "young red dragon", "names": ["Vex"], "initiative": 15},
    {"monster": "warhorse", "side": "party", "initiative": 10},
    {"monster": "goblin", "count": 2, "initiative": 5}
]}}"""


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[Table]:
    path = tmp_path / "odd.json"
    path.write_text(OPENING, encoding="utf-8")
    table = Table(open_session(path, seed=3))
    table.type("start")
    yield table
    table.session.close()


def test_back_over_a_mount_that_got_a_line_of_its_own(odd: Table) -> None:
    odd.type("mount mira warhorse controlled", "next", "dismount mira", "back")
    assert odd.now == ["mira"]


@pytest.mark.parametrize("verb", ["two-weapon mira vex", "opportunity vex mira"])
@pytest.mark.parametrize("cost", ["bonus", "reaction"])
def test_an_attack_that_says_what_it_costs_takes_no_other_cost(
    odd: Table, verb: str, cost: str
) -> None:
    """The word was dropped from the line, and `amend` paid otherwise than the step."""
    with pytest.raises(Refused, match="word-unexpected"):
        odd.type(f"{verb} {cost}")


def same_again(table: Table) -> bool:
    """Whether amending nothing changes nothing."""
    session = table.session
    step = session.step(session.cursor)
    again = session.amend("")
    return (again.line, again.events) == (step.line, step.events)


def test_damage_typed_for_a_mount_stays_when_its_rider_fell_too(odd: Table) -> None:
    odd.type("mount mira warhorse controlled", "fall warhorse 60 dmg=4")
    assert same_again(odd)
    assert odd.hp("warhorse") == 19 - 4


def test_part_of_a_mobs_damage_typed_is_read_the_same_again(odd: Table) -> None:
    """Bite 2d10 + 1d6: one number is the whole bite, the claws are rolled."""
    odd.type("mob vex mira needed=1 roll dmg=3")
    assert same_again(odd)


BODILESS = (
    "heal cave 3|death cave|exhaust cave +1|cond cave prone|surprise cave|damage cave 3|kill cave|"
    "zone Fire cave hurt 2 fire|temp cave 3|maxhp cave +5|form cave wolf|conc cave Bless"
).split("|")


@pytest.mark.parametrize("line", BODILESS)
@pytest.mark.parametrize("row", ["cave", "fuse"])
def test_a_row_without_a_body_is_nothing_to_hurt_or_heal(odd: Table, line: str, row: str) -> None:
    """A lair rolled death saves, and with a natural 20 it had a hit point."""
    odd.type("add Cave kind=lair init=20", "timer Fuse 3")
    with pytest.raises(Refused, match="no-hit-points"):
        odd.type(line.replace("cave", row))


def test_such_a_row_among_others_is_left_out(odd: Table) -> None:
    odd.type("timer Fuse 3", "cond fuse,mira prone", "zone Fire fuse,mira hurt 2 fire")
    assert odd.conditions("fuse") == []
    assert odd.session.table.zones[0].inside == (odd.who("mira").id,)


def test_several_act_apart(odd: Table) -> None:
    odd.type("add goblin x3", "join goblins", "split ga,gb")
    assert odd.last_lines == ["Goblin A and Goblin B act apart"]


def test_an_attack_may_have_a_longer_name_than_anybody_on_the_table(tmp_path: Path) -> None:
    """`with Paralyzing Touch` took only the first word where nobody's name was as long."""
    path = tmp_path / "short.json"
    path.write_text(
        """{"schema_version": 1, "opening": {"combatants": [
        {"name": "Mira", "kind": "pc", "max_hp": 60}, {"monster": "lich"}]}}"""
    )
    table = Table(open_session(path, seed=3))
    table.type("start mira 1", "attack lich mira with Paralyzing Touch total=9", "attack lich mira")
    assert " with Paralyzing Touch" in table.session.step(table.session.cursor).line
    assert same_again(table)
    table.session.close()


@pytest.mark.parametrize("line", ["attack mira vex d20=15", "save mira wis 12"])
def test_the_die_of_an_effect_is_no_d20(odd: Table, line: str) -> None:
    """The reasons read `d20 15, 2` for a single d20 with a d4 of Bless behind it."""
    odd.type('effect mira "Bless" attack+1d4 save+1d4', line)
    session = odd.session
    told = derivation(session.step(session.cursor).events, session.state_at(session.cursor - 1))
    (thrown,) = [one for one in told if "d20 " in one]
    assert "," not in thrown
    assert any("Bless: 1d4 = " in one for one in told)


def test_who_delays_the_whole_round_is_told_to_have_let_the_turn_go(odd: Table) -> None:
    odd.type("delay")
    first = odd.session.table.round
    said: list[str] = []
    while odd.session.table.round == first:
        odd.type("next")
        said += odd.last_lines
    assert sum("let the turn go by" in line for line in said) == 1


def test_what_is_legendary_of_nobody_is_the_dms(odd: Table) -> None:
    odd.type("legendary ga")
    assert "no Legendary Actions in the stat block" in " ".join(odd.last_lines)
    odd.type("save ga dex 30 ga=7", "resist ga")
    assert "no Legendary Resistance in the stat block" in " ".join(odd.last_lines)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("action ga Simitar", "Did you mean Scimitar?"),
        ("legendary ga Simitar", "It has nothing of that kind, so no “Simitar”"),
        ("kill ga,gb", "Goblin A and Goblin B are dead already;"),
        ("zone Wall of Ice", 'Put it in quotes, like "Wall of Ice".'),
        ("zone Mist gx", "Nobody on the table is called “gx”."),
    ],
)
def test_a_refusal_says_what_would_do(odd: Table, line: str, said: str) -> None:
    odd.type("kill ga,gb" if line.startswith("kill") else "note ga x")
    with pytest.raises(Refused) as caught:
        odd.session.do(line)
    assert said in refusal(caught.value)


def test_an_area_needs_no_quotes_where_it_can_end_at_one_place_only(odd: Table) -> None:
    odd.type("zone Wall of Fire ga,gb hurt 5d8 fire at end")
    (zone,) = odd.session.table.zones
    assert zone.name == "Wall of Fire"
    assert same_again(odd)


TIED = """{"schema_version": 1, "opening": {"options": {"player_dice": "roll"},
"combatants": [{"name": "Mira", "kind": "pc", "max_hp": 60, "initiative": 12},
{"monster": "wolf", "initiative": 12}, {"monster": "young red dragon", "initiative": 1}]}}"""


def test_what_a_question_was_answered_with_is_written_alike_before_and_after(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tied.json"
    path.write_text(TIED, encoding="utf-8")
    table = Table(open_session(path, seed=3))
    table.type("start")
    assert [one.kind for one in table.session.table.prompts] == ["tie"]
    table.type("prompt roll dice=12 total=0")
    assert "d20=12" in table.session.step(table.session.cursor).line
    assert same_again(table)
    table.type("uses young Breath +1")
    while not any(one.kind == "recharge" for one in table.session.table.prompts):
        table.type("next")
    table.type("prompt roll dice=2")
    assert table.session.step(table.session.cursor).line.endswith("roll dice=2")
    assert same_again(table)
    table.session.close()
