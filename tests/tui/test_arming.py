"""A letter in the menu of deeds is its entry, or begins a word: none is done by a word."""

from pathlib import Path
from typing import Any

import pytest

from tests.tui.deeds import at
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.tui.dialogs import arming
from tracker.tui.dialogs.acting import ActionMenu
from tracker.tui.dialogs.casting import CastDialog

pytestmark = pytest.mark.slow

MIM: dict[str, Any] = {
    "name": "Mim", "kind": "pc", "max_hp": 22, "ac": 12, "initiative": 25,
    "spellcasting": [
        {"ability": "int", "dc": 15, "attack_bonus": 7, "slots": {"1": 3, "3": 2},
         "spells": {"1": ["Bless", "Shield"], "3": ["Fireball"]}}
    ],
}  # fmt: skip
NEVER = 1e9
"""A lull that no test sees the end of."""


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only keys decide."""
    monkeypatch.setattr(arming, "LULL", NEVER)


async def opened(one: Table) -> int:
    """The menu of the caster; the step that is the last one."""
    at(one, "mim")
    await one.press("o")
    await one.top("ActionMenu")
    return one.session.cursor


def menu(one: Table) -> ActionMenu:
    """On top."""
    assert isinstance(one.app.screen, ActionMenu)
    return one.app.screen


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("bless", "cast:Bless"),
        ("Bless", "cast:Bless"),
        ("dodge", "dodge"),
        ("dofge", "dodge"),
        ("disengage", "disengage"),
        ("stand", "stand"),
        ("fire", "cast:Fireball"),
        ("shield", "cast:Shield"),
    ],
)
async def test_a_word_finds_and_does_nothing(tmp_path: Path, word: str, first: str) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.type(word)
        entry = menu(one).list.entry
        assert entry is not None
        assert entry.value == first
        assert one.session.cursor == before
        await one.press("escape", "escape")
        await one.top("FightScreen")
        assert one.session.cursor == before


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("word", ["dxyz", "exxx", "tzz", "nqq", "oxx"])
async def test_a_word_that_is_none_does_nothing_either(tmp_path: Path, word: str) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.type(word)
        await one.press("enter")
        assert not menu(one).list.entries
        assert one.session.cursor == before


@pytest.mark.usefixtures("endless")
async def test_a_letter_and_enter_is_its_entry(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d")
        assert menu(one).list.entry is not None
        await one.press("enter")
        await one.top("FightScreen")
        assert one.session.step(before + 1).line == "dash mim"


@pytest.mark.usefixtures("endless")
async def test_enter_behind_a_letter_is_for_its_dialog(tmp_path: Path) -> None:
    """As it is for those who wait until they see it."""
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        one.fight.perform("cond ga grappled from mim")
        before = await opened(one)
        await one.press("l", "enter")
        await one.top("FightScreen")
        assert one.session.step(before + 1).line == "release mim"


@pytest.mark.usefixtures("endless")
async def test_what_is_typed_behind_cast_is_the_spell(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("c", "g", "r", "e", "a", "s", "e", "enter")
        await one.top("FightScreen")
        assert one.session.step(before + 1).line == 'cast mim "grease" slot=1'


async def test_a_letter_alone_is_done_after_a_moment(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d")
        await one.top("FightScreen")
        assert one.session.step(before + 1).line == "dash mim"


@pytest.mark.usefixtures("endless")
async def test_a_letter_that_came_late_does_not_make_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However late both are handed out: what was typed after the lull belongs to what is there."""
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d")
        monkeypatch.setattr(arming, "LULL", 0.5)
        await one.press("n")
        await one.until(lambda: one.session.cursor == before + 2)
        assert [one.session.step(before + nth).line for nth in (1, 2)] == ["dash mim", "next"]


@pytest.mark.usefixtures("endless")
async def test_moving_on_forgets_the_letter(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d", "down", "up", "e")
        entry = menu(one).list.entry
        assert entry is not None
        assert (entry.value, one.session.cursor) == ("disengage", before)
        await one.press("slash", "d", "o", "backspace", "escape")
        assert len(menu(one).list.entries) == len(menu(one).entries())
        await one.press("escape")
        await one.top("FightScreen")


@pytest.mark.usefixtures("endless")
async def test_help_forgets_the_letter(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d", "question_mark")
        await one.top("HelpScreen")
        await one.press("escape")
        await one.top("ActionMenu")
        await one.press("o")
        entry = menu(one).list.entry
        assert entry is not None
        assert (entry.value, one.session.cursor) == ("dodge", before)


@pytest.mark.usefixtures("endless")
async def test_a_click_elsewhere_forgets_the_letter(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        before = await opened(one)
        await one.press("d")
        listed = menu(one)
        meant = listed.armed.entry
        assert meant is not None
        listed.list.index = 0
        listed.armed.ripen(meant)
        assert not listed.armed.begun
        assert (one.session.cursor, listed.is_current) == (before, True)


@pytest.mark.usefixtures("endless")
async def test_a_click_on_the_footer_types_no_letter(tmp_path: Path) -> None:
    async with table(tmp_path, MIM, *PARTY[:1], GOBLINS) as one:
        await opened(one)
        await one.press("c")
        menu(one).action_do("menu", "open")
        await one.top("CastDialog")
        dialog = one.app.screen
        assert isinstance(dialog, CastDialog)
        await one.press("b")
        assert dialog.spell.value == "b"
