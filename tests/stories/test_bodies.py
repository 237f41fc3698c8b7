"""Typed lines of bodies in space: grapples, opportunity attacks, mounts and falls."""

from tests.stories.table import Table


def test_a_wolf_is_held_dragged_and_let_go(table: Table) -> None:
    table.type("grapple bruenor wolf a=17 b=9")
    assert table.last_lines == [
        "Bruenor grapples Wolf (17 Athletics vs 9 Acrobatics)",
        "Bruenor uses the action",
        "Wolf is grappled",
    ]
    table.type("move bruenor 10 drag")
    assert table.conditions("wolf") == ["grappled"]
    table.type("release bruenor")
    assert table.last_lines == ["Wolf is no longer grappled (let go)"]
    table.session.undo(3)
    assert table.conditions("wolf") == []


def test_a_grappled_flyer_falls(table: Table) -> None:
    table.type("add griffon init=19", "move griffon 0 fly up 30")
    table.type("grapple bruenor griffon a=20 b=5")
    assert "Griffon falls 30 ft" in table.last_lines
    assert table.conditions("griffon") == ["grappled", "prone"]
    assert table.hp("griffon") < 59
    table.session.undo()
    assert (table.hp("griffon"), table.who("griffon").aloft) == (59, 30)
    again = table.opened_again()
    assert again.who("griffon").aloft == 30


def test_a_controlled_mount_dashes_after_mounting(table: Table) -> None:
    table.type("add warhorse side=party init=3", "mount bruenor warhorse", "dash warhorse")
    assert not any("by DM" in line for line in table.last_lines)
    table.type("move warhorse 100")
    assert table.last_lines == ["Warhorse moves 100 ft"]
    table.type("next")
    assert table.now == ["lia"]


def test_leaving_a_goblins_reach(table: Table) -> None:
    table.type("move 25 leaves ga,wolf after=5")
    assert table.last_lines == ["Bruenor moves 5 ft"]
    table.type("opportunity ga bruenor d20=15", "prompt skip", "prompt roll")
    assert table.last_lines == ["Bruenor moves 20 ft"]
    assert not table.session.table.prompts
    assert table.who("ga").budget.reaction == 0
    table.session.undo(3)
    assert [one.kind for one in table.session.table.prompts] == [
        "opportunity", "opportunity", "go-on",
    ]  # fmt: skip


def test_whoever_has_disengaged_is_left_alone(table: Table) -> None:
    table.type("disengage", "move 25 leaves ga,wolf")
    assert table.last_lines == ["Bruenor moves 25 ft"]
    assert table.session.table.prompts == ()


def test_a_rider_is_thrown(table: Table) -> None:
    table.type("add warhorse side=party init=3", "mount bruenor warhorse")
    table.type("shove wolf warhorse prone a=25 b=3", "prompt fail")
    assert table.last_lines[:2] == ["Bruenor is thrown off Warhorse", "Bruenor is prone"]
