"""Which field of a dialog has the focus is seen, and letters that fit nothing pick nothing."""

from pathlib import Path

import pytest

from tests.tui.deeds import at
from tests.tui.table import Table, table
from tracker.tui.dialogs import letters
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.exporting import ExportDialog
from tracker.tui.dialogs.letters import Letters

NAMES = (("1", "ga  Goblin A · long scar"), ("2", "Bruenor"), ("3", "Goblin Boss"), ("4", "Lia"))


def typed(one: Letters, text: str, index: int, at: float = 0.0) -> int:
    for character in text:
        index = one.add(character, NAMES, index, at)
    return index


@pytest.mark.parametrize(
    ("text", "place"), [("bo", 2), ("b", 1), ("LIA", 3), ("scar", 0), ("4", 3)]
)
def test_letters_add_up(text: str, place: int) -> None:
    assert typed(Letters(), text, 0) == place


def test_letters_that_fit_nothing_leave_the_choice_where_it_was() -> None:
    one = Letters()
    assert typed(one, "bosx", 3) == 3
    assert (one.missed, one.text) == (True, "bosx")
    assert one.rub_out(NAMES, 3, 0.0) == 2
    assert not one.missed
    assert typed(Letters(), "gs", 3) == 3


def test_after_a_pause_letters_begin_a_new_word() -> None:
    one = Letters()
    assert typed(one, "li", 0, at=10.0) == 3
    assert typed(one, "b", 3, at=10.0 + letters.PAUSE + 0.1) == 1


def marked(one: Table) -> list[str]:
    """Labels of the open dialog that have the sign of the focus before them."""
    rows = (line.strip("│ ") for line in one.text.splitlines() if "│ ›" in line)
    return [row.split()[0] for row in rows if not row.startswith("›ga")]


@pytest.mark.slow
async def test_the_field_with_the_focus_has_a_sign_and_no_other(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        at(one, "ga")
        await one.press("a")
        await one.top("AttackDialog")
        found = [marked(one)]
        for _ in range(4):
            await one.press("down")
            found.append(marked(one))
        assert found == [["›Target"], ["›With"], ["›The"], ["›To"], ["›Damage"]]
        await one.press("up", "up", "up", "up")
        assert marked(one) == ["›Target"]


@pytest.mark.slow
async def test_a_target_that_does_not_exist_is_said_and_the_choice_kept(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        at(one, "ga")
        await one.press("a")
        await one.top("AttackDialog")
        await one.type("lia")
        await one.press("x")
        await one.shows("● Bruenor", "nothing is called “liax▏”")
        await one.press("backspace")
        await one.shows("● Lia")


@pytest.mark.slow
async def test_a_target_refused_stays_so_until_its_letters_go(tmp_path: Path) -> None:
    """Numbers typed over it and elsewhere, another field and another attacker change nothing."""
    async with table(tmp_path, size=(80, 24)) as one:
        at(one, "ga")
        begun = one.session.cursor
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        await one.type("xyz 17")
        await one.shows("nothing is called “xyz▏”", "nothing is called “xyz”")
        assert dialog.total.value == "17"
        await one.press("enter", "down")
        await one.type("5")
        await one.press("enter")
        dialog.attacker.focus()
        await one.type("gb")
        await one.shows("›Attacker", "nothing is called “xyz”")
        await one.press("enter", "down", "backspace", "backspace", "enter")
        await one.shows("nothing is called “x”")
        assert (one.app.screen, one.session.cursor) == (dialog, begun)
        await one.press("backspace", *"lia")
        await one.shows("● Lia")
        assert not dialog.missed()
        await one.type("x")
        dialog.total.focus_first()
        dialog.target.focus()
        await one.press("backspace")
        assert (dialog.missed(), dialog.target.value) == ("", dialog.target.options[1].value)


@pytest.mark.slow
async def test_a_box_that_is_no_dialog_of_a_fight_refuses_such_letters_too(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        box = ExportDialog(one.session.path, "Fight", ("log",))
        await one.app.push_screen(box)
        await one.type("xyz")
        await one.press("down", "enter")
        await one.shows("nothing is called “xyz”")
        assert one.app.screen is box


@pytest.mark.slow
async def test_digits_over_the_attack_that_fit_none_are_the_total(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        at(one, "ga")
        await one.press("a", "down")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        await one.type("2")
        assert (dialog.attack.value, dialog.total.value) == ("2", "")
        await one.press("left")
        await one.type("24")
        await one.shows("›To hit")
        assert (dialog.attack.value, dialog.total.value, dialog.missed()) == ("1", "24", "")


def test_digits_go_on_together_unless_one_paused_between_them() -> None:
    one = Letters()
    assert one.hand_on("4", NAMES, 0, 0.0) == ("", 0)
    assert typed(one, "4", 0) == 3
    assert one.hand_on("9", NAMES, 3, 0.5) == ("49", 0)
    assert typed(one, "4", 0, at=1.0) == 3
    assert one.hand_on("9", NAMES, 3, 9.0) == ("9", 3)


def test_what_cannot_be_meant_is_found_by_its_whole_name_alone() -> None:
    one = (("1", "ga  Goblin A", ""), ("2", "gb  Goblin B · red hat", "dead"), ("3", "gbx", ""))
    found = {text: letters.Letters().add(text, one, 0, 0.0) for text in ("g", "gb", "b", "red")}
    assert found == {"g": 0, "gb": 2, "b": 0, "red": 0}
    barred = one[:2]
    for text, place in (("gb", 1), ("goblin b", 1), ("goblin", 0), ("2", 1)):
        assert letters.Letters().add(text, barred, 0, 0.0) == place
