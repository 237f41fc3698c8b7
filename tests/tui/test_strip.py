"""The question above the log: which of several it is, what it takes, and what the help says of it."""

from pathlib import Path

from tests.tui.table import GOBLINS, PARTY, table
from tracker.tui.screens import fight_help


async def test_two_questions_alike_are_told_apart(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        one.fight.perform("conc bruenor Bless")
        one.fight.perform("damage bruenor 3")
        one.fight.perform("damage bruenor 3")
        await one.shows("1 of 2")
        one.fight.perform("prompt pass")
        await one.shows("2 of 2")
        await one.press("u")
        await one.shows("1 of 2")
        one.fight.perform("prompt pass")
        one.fight.perform("prompt pass")
        one.fight.perform("damage bruenor 3")
        await one.shows("1 of 1")


async def test_a_death_save_says_that_the_die_may_be_typed(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        one.fight.perform("damage lia 27")
        one.fight.perform("goto ga")
        while not one.session.table.prompts:
            one.fight.perform("next")
        await one.shows("Lia: death save", "type the d20")
        said = fight_help.purpose(one.fight)[0]
        assert "Enter roll, p pass, f fail, s skip" in said.replace("⏎", "Enter")
        assert "type the d20" in said


async def test_the_help_says_of_a_tie_what_the_strip_says(tmp_path: Path) -> None:
    tied = [{**one, "initiative": 15} for one in (*PARTY, GOBLINS)]
    async with table(tmp_path, *tied) as one:
        assert [asked.kind for asked in one.session.table.prompts] == ["tie"]
        said = fight_help.purpose(one.fight)[0]
        assert "keep this order" in said
        assert "passed" not in said


async def test_nothing_is_left_of_a_turn_when_the_fight_is_over(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("goto bruenor")
        one.fight.perform("dodge bruenor")
        await one.shows("left: bonus action")
        one.fight.perform("end")
        await one.press("escape")
        await one.until(lambda: "over" in one.text.splitlines()[0])
        assert "left:" not in one.text.splitlines()[0]
