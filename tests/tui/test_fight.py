"""The fight screen: keys do what the table of keys says, and the screen shows the session's table."""

from pathlib import Path

import pytest

from tests.tui.table import table

NAMES = [
    "[red]A[/]",
    "Orc [/b] x",
    "x" * 200,
    "哥布林戰士",
    "ก็อบลินน้ำ",
    "a\x1b[31mb\u202ec",
    "[@click=app.bell]x[/]",
]


async def test_next_moves_the_turn_and_the_cursor(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.shows("NOW Goblin ×3", "NEXT Bruenor")
        await one.press("n")
        await one.shows("NOW Bruenor")
        assert one.fight.cursor[1] == one.session.table.living(one.session.table.active)[0].id
        await one.press("b")
        await one.shows("NOW Goblin ×3")


async def test_a_refusal_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        before = one.session.cursor
        await one.press("b")
        await one.until(lambda: bool(one.fight.message))
        assert one.session.cursor == before
        assert one.fight.message in one.text
        await one.press("j")
        assert one.fight.message == ""


async def test_undo_and_redo_a_key_each(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("damage ga 3")
        await one.shows("4/7")
        await one.press("u")
        await one.shows("7/7")
        await one.press("U")
        await one.until(lambda: one.hp("ga") == 4)


async def test_marks_go_to_many(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("v")
        await one.shows("a–Z mark")
        await one.press("b", "d", "enter")
        await one.shows("2 marked")
        await one.press("d")
        await one.top("DamageDialog")
        await one.type("3 fire")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: (one.hp("ga"), one.hp("gb"), one.hp("gc")) == (4, 7, 4))
        assert not one.fight.marked


async def test_a_group_folds_and_unfolds(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("home", "left")
        await one.shows("3 of 3 up")
        assert "long scar" not in "\n".join(one.text.splitlines()[2:9])
        await one.press("right")
        await one.until(lambda: "gc" in one.text)


async def test_an_open_question_takes_its_keys(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("conc bruenor Bless")
        one.fight.perform("damage bruenor 5")
        await one.shows("⚠ Bruenor", "1 of 1")
        await one.press("1", "7")
        await one.shows("total 17")
        await one.press("enter")
        await one.until(lambda: not one.session.table.prompts)
        await one.press("u")
        await one.shows("⚠ Bruenor")
        await one.press("f")
        await one.until(lambda: not one.session.table.prompts)
        assert one.session.table.combatants[_id(one.session.table, "bruenor")].concentration is None


async def test_keys_of_other_layouts_mean_the_same_place(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("т")
        await one.shows("NOW Bruenor")
        await one.press("thai_character_sara_uee")
        await one.shows("NOW Lia")


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 10), (20, 4), (1, 1)])
async def test_names_are_shown_as_they_are_at_any_size(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    rows = [{"name": name, "max_hp": 10, "kind": "pc", "notes": name} for name in NAMES]
    async with table(tmp_path, *rows, size=size) as one:
        for key in (
            "j",
            "j",
            "tab",
            "j",
            "v",
            "escape",
            "d",
            "escape",
            "a",
            "escape",
            "w",
            "escape",
        ):
            await one.press(key)
        if size[0] >= 80:
            await one.top("FightScreen")
            await one.shows("[red]A[/]", "Orc [/b] x")
            assert "\x1b" not in one.text
            assert "\u202e" not in one.text


async def test_any_resize_is_survived(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        for width, height in ((80, 24), (40, 10), (7, 2), (1, 1), (200, 60), (120, 40)):
            await one.pilot.resize_terminal(width, height)
            await one.press("j")
        await one.shows("NOW Goblin ×3", "● saved")


async def test_the_frame_stands_straight_with_wide_names(tmp_path: Path) -> None:
    from rich.cells import cell_len

    rows = [{"name": name, "max_hp": 10, "kind": "pc"} for name in NAMES]
    async with table(tmp_path, *rows) as one:
        await one.shows("[red]A[/]")
        widths = {cell_len(line) for line in one.text.splitlines() if line.startswith("│")}
        assert widths == {120}


async def test_the_mouse_chooses_and_marks(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.pilot.click("#order", offset=(14, 4))
        await one.until(lambda: one.fight.cursor[1] == _id(one.session.table, "gc"))
        await one.pilot.click("#order", offset=(14, 4), control=True)
        await one.until(lambda: len(one.fight.marked) == 1)
        await one.pilot.click("#keys", offset=(2, 0))
        await one.shows("NOW Bruenor")


async def test_the_card_folds_away_where_it_is_narrow(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        assert "Scimitar" not in one.text
        await one.press("tab")
        await one.shows("Scimitar")
        await one.press("tab")
        await one.until(lambda: "Scimitar" not in one.text)


async def test_the_log_says_why(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("attack ga bruenor d20=15 dmg=5")
        await one.press("w")
        await one.top("LogScreen")
        await one.shows("Goblin A hits Bruenor")
        await one.press("enter")
        await one.top("ReasonsScreen")
        await one.shows("d20 15")
        await one.press("escape", "escape")
        await one.press("question_mark")
        await one.top("HelpScreen")
        await one.shows(":damage")
        await one.press("end")
        await one.shows("hidden from the players", "death saves made")


def _id(found: object, handle: str) -> str:
    from tracker.encounter.model import Encounter

    assert isinstance(found, Encounter)
    return next(one.id for one in found.combatants.values() if one.handle == handle)
