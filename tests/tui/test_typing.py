"""The typed line: what it offers is taken only when asked for, and nothing typed is lost."""

from pathlib import Path

import pytest
from textual import events

from tests.shorthand.tables import fight
from tests.tui.table import Table, table
from tracker.shorthand import Completion
from tracker.storage.typed_lines import TypedLines
from tracker.tui.dialogs.explaining import explained
from tracker.tui.dialogs.typed import TypedDialog
from tracker.tui.typing_state import LINE, Past, Ways
from tracker.tui.widgets.typing import OfferList

LINES = ("damage ga 7", "next", "damage gb 3", "next", "heal lia 5")


def test_earlier_lines_that_start_alike_come_newest_first() -> None:
    past = Past(LINES)
    assert [past.older("dam"), past.older("-"), past.older("-")] == [
        "damage gb 3",
        "damage ga 7",
        "damage ga 7",
    ]
    assert [past.newer("-"), past.newer("-"), past.newer("-")] == ["damage gb 3", "dam", "dam"]


def test_typing_begins_another_walk() -> None:
    past = Past(LINES)
    assert past.older("") == "heal lia 5"
    assert past.older("heal lia 5") == "next"
    past.stop()
    assert past.older("next") == "next"
    assert past.older("next") == "next"
    past.stop()
    assert past.older("DAM") == "damage gb 3"


def test_lines_are_found_by_words_in_them() -> None:
    assert Past(LINES).search("g DAM", 9) == ("damage gb 3", "damage ga 7")
    assert Past(LINES).search("", 2) == ("heal lia 5", "next")
    assert Past(LINES).search("nothing", 9) == ()
    assert Past(()).older("x") == "x"


def offers(*texts: str, start: int = 7) -> list[Completion]:
    return [Completion(one, start, "creature") for one in texts]


def test_the_ways_to_go_on_are_a_ring_and_lead_back() -> None:
    ways = Ways()
    ways.offer("damage g", offers("ga", "gb"))
    assert ways.ghost() == "a"
    assert [ways.turn(1), ways.turn(1), ways.turn(1), ways.turn(-1)] == [
        "damage ga",
        "damage gb",
        "damage ga",
        "damage gb",
    ]
    assert (ways.turning, ways.ghost()) == (True, "")
    assert (ways.back(), ways.turning) == ("damage g", False)
    assert ways.turn(-1) == "damage gb"


@pytest.mark.parametrize(
    ("typed", "offer", "line"),
    [
        ("damage g", Completion("ga", 7, "creature"), "damage ga "),
        ("attack ga cov", Completion("cover=", 10, "option"), "attack ga cover="),
        ("attack ga a", Completion("ac+", 10, "option"), "attack ga ac+"),
        ("dmg ga 7", Completion("damage ga 7", 0, LINE), "damage ga 7"),
    ],
)
def test_the_only_way_to_go_on_is_settled(typed: str, offer: Completion, line: str) -> None:
    ways = Ways()
    ways.offer(typed, [offer])
    assert ways.turn(1) == line


async def opened(one: Table, text: str = "") -> TypedDialog:
    """The typed line with this in it."""
    await one.press("colon")
    await one.top("TypedDialog")
    await one.type(text)
    dialog = one.app.screen
    assert isinstance(dialog, TypedDialog)
    return dialog


async def test_enter_does_what_stands_there_and_not_what_is_offered(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        dialog = await opened(one, "damage gb 3")
        await one.shows("Goblin B 7 → 4")
        assert dialog.asked is not None
        await one.press("enter")
        await one.until(lambda: one.hp("gb") == 4)
        dialog = await opened(one, "damage g")
        assert [text for text, _ in dialog.list.rows] == ["ga", "gb", "gc"]
        await one.press("enter")
        assert dialog.is_current
        assert dialog.line.value == "damage g"


@pytest.mark.slow
async def test_tab_goes_round_and_escape_back(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        before = one.session.cursor
        dialog = await opened(one, "damage g")
        await one.press("tab", "tab")
        assert dialog.line.value == "damage gb"
        await one.press("shift+tab")
        assert dialog.line.value == "damage ga"
        await one.pilot.click(OfferList, offset=(3, 1))
        await one.until(lambda: dialog.line.value == "damage gb")
        await one.press("backspace", "tab")
        assert dialog.line.value == "damage ga"
        await one.press("down", "down")
        assert dialog.line.value == "damage gc"
        await one.press("escape")
        assert (dialog.line.value, dialog.is_current) == ("damage g", True)
        await one.press("tab")
        await one.type(" 2")
        await one.shows("Goblin A 7 → 5")
        await one.press("escape")
        await one.top("FightScreen")
        assert one.session.cursor == before


async def test_what_was_meant_is_taken_by_a_key_and_then_done(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        before = one.session.cursor
        dialog = await opened(one, "dmg golbin b 3")
        await one.press("enter")
        await one.shows("Tab takes: damage gb 3")
        assert one.session.cursor == before
        await one.press("right")
        assert dialog.line.value == "damage gb 3"
        await one.press("enter")
        await one.until(lambda: one.hp("gb") == 4)
        assert TypedLines().lines() == ["dmg golbin b 3", "damage gb 3"]


@pytest.mark.slow
async def test_lines_come_back_in_another_fight(tmp_path: Path) -> None:
    for line in LINES:
        TypedLines().keep(line)
    async with table(tmp_path) as one:
        dialog = await opened(one, "dam")
        await one.press("up", "up")
        assert dialog.line.value == "damage ga 7"
        await one.press("down", "down")
        assert dialog.line.value == "dam"
        await one.press("ctrl+u", "ctrl+r")
        await one.top("Recalling")
        await one.type("heal")
        await one.press("enter")
        await one.until(lambda: dialog.is_current)
        assert dialog.line.value == "heal lia 5"


@pytest.mark.slow
async def test_pasted_lines_come_one_after_the_other(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        dialog = await opened(one)
        text = "damage gb 1\n\n# second\r\ndamage gc 2\nnonsense\n"
        one.app.post_message(events.Paste(text))
        await one.shows("2 more pasted lines")
        assert dialog.line.value == "damage gb 1"
        await one.press("enter")
        await one.until(lambda: one.hp("gb") == 6)
        await one.shows("1 more pasted line", "Goblin C 7 → 5")
        await one.press("enter")
        await one.until(lambda: one.hp("gc") == 5)
        await one.shows("nonsense", "is no verb")
        await one.press("enter", "escape")
        await one.top("FightScreen")
        assert (one.hp("gb"), one.hp("gc")) == (6, 5)


@pytest.mark.slow
@pytest.mark.parametrize("text", ["x" * 4001, "next\n" + "y" * 4001])
async def test_a_pasted_line_that_is_too_long_is_refused(tmp_path: Path, text: str) -> None:
    async with table(tmp_path) as one:
        dialog = await opened(one, "a")
        one.app.post_message(events.Paste(text))
        await one.shows("4000 are allowed")
        assert (dialog.line.value, dialog.waiting) == ("a", ())


@pytest.mark.slow
async def test_editing_keys_edit(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        dialog = await opened(one, "damage lia 7 fire")
        for keys, expected in (
            (("ctrl+w",), "damage lia 7 "),
            (("alt+b", "alt+b", "ctrl+k"), "damage "),
            (("ctrl+a", "ctrl+k"), ""),
        ):
            await one.press(*keys)
            assert dialog.line.value == expected
        await one.type("next")
        await one.press("ctrl+a")
        await one.type("x")
        await one.press("alt+f", "ctrl+u")
        assert dialog.line.value == ""


@pytest.mark.slow
async def test_the_word_under_the_cursor_is_explained_then_the_keys(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await opened(one, "cond gb poisoned")
        await one.press("f1")
        await one.shows("Your attacks and ability checks have disadvantage.")
        await one.press("f1")
        await one.top("HelpScreen")


@pytest.mark.parametrize(
    ("line", "cursor", "told"),
    [
        ("damage ga 7", 3, "for example: damage"),
        ("damage ga 7 half=lia", 15, "who takes half"),
        ("damage ga 7 half=lia", 18, "who takes half"),
        ("attack ga lia with scimitar", 9, "Scimitar: +4 · 1d6+2 slashing"),
        ("attack ga lia ac+2", 16, "a change of armour class"),
        ("cond ga pois", 12, "Poisoned"),
        ("option flanking on", 10, "Flanking"),
        ("option prompt_death_save off", 10, "asks for a death save"),
        ("stabilize lia", 4, "Make a dying creature stable"),
        ('note ga "half a', 3, "Write a note"),
        ("me", 1, "Type a verb first"),
        ("", 0, "Type a verb first"),
        ("xyzzy me", 8, "Type a verb first"),
    ],
)
def test_words_are_explained(line: str, cursor: int, told: str) -> None:
    assert told in "\n".join(explained(line, cursor, fight()))


async def test_help_about_a_word_tells_of_the_word(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        for line, told in (
            ("help condition", "cond: "),
            ("help poisoned", "Poisoned"),
            ("help nonsense", "Nobody on the table is called “nonsense”"),
        ):
            await one.press("colon")
            await one.type(line)
            await one.shows(told)
            assert ("Nobody on" in one.text) == ("nonsense" in line)
            await one.press("escape", "escape")
