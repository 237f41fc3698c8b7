"""The chapter on combat at the table, line by line: what no other story tells yet."""

from collections.abc import Callable

from tests.stories.table import Table
from tracker.i18n.derivation import derivation, stances
from tracker.i18n.prompts import prompt_text

Play = Callable[[str], Table]


def listed(table: Table, line: str) -> list[str]:
    """What the preview of a line lists for and against."""
    preview = table.session.preview(line)
    return stances(preview.events, preview.before)


def why(table: Table) -> list[str]:
    """How the last step came about."""
    session = table.session
    step = session.step(session.cursor)
    return derivation(step.events, session.state_at(step.id - 1))


def test_a_surprised_monster_reacts_after_its_first_turn_but_not_before(play: Play) -> None:
    """SURP-05, SURP-06."""
    table = play("first-fight")
    table.type("surprise goblins")
    table.type("start bruenor 20, lia 18, quill 16, mirabel 5, thorne 4, ga 10, wolf 8")
    table.type("opportunity ga bruenor d20=12")
    assert "surprised" in table.last_lines[0]
    table.type("undo", "move bruenor 25 leaves ga")
    assert not table.session.table.prompts
    table.type("next 3", "attack ga quill d20=12")
    assert "surprised" in table.last_lines[0]
    table.type("undo", "next 2")
    assert table.now == ["mirabel"]
    table.type("move mirabel 20 leaves ga")
    assert [one.kind for one in table.session.table.prompts] == ["opportunity", "go-on"]
    table.type("prompt roll d20=12")
    assert "surprised" not in table.last_lines[0]


def test_one_of_them_shoots_from_under_water(table: Table) -> None:
    """WATER-03 for a creature, where the fight is on land."""
    table.type("goto quill", "underwater quill")
    assert table.last_lines == ["Quill: under water"]
    near = "attack quill ga with shortbow range=30 d20=15,14"
    assert listed(table, near) == ["disadvantage: ranged weapon under water"]
    table.type("attack quill ga with shortbow range=100 d20=20,20")
    assert "beyond normal range under water: misses" in table.last_lines[0]
    table.type("damage quill 9 fire", "underwater quill off")
    assert table.hp("quill") == 29
    assert listed(table, near) == []


def test_a_grapple_and_a_blow_in_one_action(table: Table) -> None:
    """GRAP-01 and ACT-01: of a sheet with two attacks."""
    table.type("grapple bruenor ga a=15 b=9", "attack bruenor ga d20=12")
    assert "by DM" not in table.last_lines[0]
    assert table.who("bruenor").budget.attacks == 2


def test_a_mob_and_a_target_that_dodges(play: Play) -> None:
    table = play("orc-mob")
    table.type("start", "goto oa")
    before = table.session.preview("mob orcs bruenor").line
    assert "dodg" not in before
    table.type("dodge bruenor", "mob orcs bruenor")
    assert "disadvantage" in table.last_lines[0]
    assert any("the needed number moves by +5" in line for line in why(table))
    table.type("undo", "mob orcs bruenor no-dodging")
    assert "disadvantage" not in table.last_lines[0]


def test_what_was_left_out_stands_in_the_derivation(table: Table) -> None:
    table.type("cond ga prone", "attack bruenor ga no-prone d20=15")
    assert "  the DM leaves out: prone (GEN-04)" in why(table)
    table.type("undo", "attack bruenor ga no-target-prone-near d20=15")
    line = "  the DM leaves out: target is prone, attacker within 5 feet (GEN-04)"
    assert line in why(table)


def test_a_question_tells_what_failing_brings(table: Table) -> None:
    table.type("add giant-spider init=19", "attack giant-spider lia hit")
    asked = table.session.table.prompts[0]
    assert prompt_text(asked, table.session.table).endswith(
        "; failing: 9 poison damage, half on a success"
    )
    table.type("prompt skip", "cond lia frightened save wis 13", "goto lia", "next")
    asked = table.session.table.prompts[0]
    assert prompt_text(asked, table.session.table).endswith("; failing: it goes on")


def test_a_dead_group_is_called_dead(table: Table) -> None:
    table.type("kill goblins")
    from tracker.i18n.names import line_name

    line = table.session.table.line_of(table.who("ga").id)
    assert line is not None
    assert line_name(table.session.table, line.id) == "Goblin (all dead)"


def test_an_unused_turn_is_told(table: Table) -> None:
    """TURN-02."""
    table.type("goto lia", "next")
    assert any("Dodge" in line and "TURN-02" in line for line in why(table))
    table.type("dodge quill", "next")
    assert not any("TURN-02" in line for line in why(table))


def test_on_a_map_the_far_ones_of_a_mob_do_not_reach(table: Table) -> None:
    """MELEE-01: measured from the places of each."""
    table.type("place bruenor 5,5", "place ga 6,5", "place gb 10,5")
    table.type("mob goblins bruenor with scimitar")
    assert table.last_lines[0].startswith("Goblin A attacks Bruenor with Scimitar")
    assert any("25 ft" in line and "MELEE-01" in line for line in why(table))
