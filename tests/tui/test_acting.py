"""What a creature does in its turn, by key: the menu of deeds, their dialogs, and the options."""

from pathlib import Path

import pytest

from tests.tui.deeds import act, at, done, states
from tests.tui.table import GOBLINS, PARTY, table
from tracker.encounter.options import NAMES
from tracker.i18n import screens_deeds
from tracker.shorthand.verbs import VERBS
from tracker.tui.dialogs import acting
from tracker.tui.dialogs.form import Dialog
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow


def test_every_verb_of_bodies_and_actions_is_in_the_menu() -> None:
    offered = {one.key for one in acting.LINES}
    verbs = {one.name for one in VERBS.values() if one.group in ("bodies", "actions")}
    assert verbs | {"react", "bonus", "opportunity", "two-weapon"} <= offered
    assert {"area", "improvised", "surprise"} <= offered


def test_every_letter_means_one_entry() -> None:
    letters = [one.letter for one in acting.LINES if one.letter]
    assert len(letters) == len(set(letters))
    assert set(acting.DIALOGS) | acting.BLOWS <= {one.key for one in acting.LINES}


@pytest.mark.slow
async def test_every_entry_opens_and_leaves_no_trace(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "option actions_2024 on")
        before = one.session.cursor
        for line in acting.LINES:
            at(one, "ga")
            await act(one)
            menu = one.app.screen
            assert isinstance(menu, acting.ActionMenu)
            offered = line.key in {entry.value for entry in menu.entries()}
            if offered and (line.key in acting.DIALOGS or line.key in acting.BLOWS):
                found = ("slash", *screens_deeds.deed(line.key).casefold()[:6], "enter")
                await one.press(*(line.letter or found))
                await one.until(lambda: type(one.app.screen).__name__ != "ActionMenu")
                assert isinstance(one.app.screen, Dialog), line.key
            await one.press("escape")
            await one.until(lambda: isinstance(one.app.screen, FightScreen))
        assert one.session.cursor == before


async def test_a_dodge_is_one_key_in_the_menu(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await act(one, "o")
        await one.shows("◇ Dodging")
        await one.press("u")
        await one.until(lambda: "Dodging" not in states(one, "ga"))


async def test_whoever_is_prone_or_held_is_offered_the_way_out_first(tmp_path: Path) -> None:
    async with table(tmp_path) as one:

        def first() -> str:
            menu = one.app.screen
            assert isinstance(menu, acting.ActionMenu)
            return menu.entries()[0].value

        at(one, "ga")
        await act(one)
        assert first() not in {"stand", "escape"}
        await one.press("escape")
        await done(one, "cond ga prone")
        await act(one)
        assert first() == "stand"
        await one.press("escape")
        await done(one, "grapple lia ga a=20 b=1")
        await act(one)
        assert first() == "escape"
        await one.press("escape")
        await done(one, "cond bruenor prone")
        at(one, "bruenor")
        await act(one)
        assert first() != "stand"


async def test_what_the_rules_forbid_says_why_and_is_done_all_the_same(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "dash ga", "cond lia stunned")
        at(one, "ga")
        await act(one)
        await one.shows("the action is used", "is not prone")
        await one.shows("left: bonus action, reaction, 60 ft")
        await one.press("e")
        await one.shows("» Disengaged")
        at(one, "lia")
        await act(one)
        await one.shows("it is not its turn")
        await one.press("slash")
        await one.type("stand")
        await one.shows("find stand")
        await one.press("escape", "escape")
        await one.top("FightScreen")


async def test_an_entry_is_found_as_one_types(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await act(one, "slash")
        await one.type("bonus")
        await one.shows("Dash by bonus action", "find bonus")
        await one.press("down", "enter")
        await one.shows("» Disengaged")
        creature = next(c for c in one.session.table.combatants.values() if c.handle == "ga")
        assert (creature.budget.action, creature.budget.bonus) == (1, 0)


async def test_options_are_listed_and_each_change_is_a_step(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        before = one.session.cursor
        await one.press("O")
        await one.top("OptionsMenu")
        await one.shows("edition", "2014")
        await one.press("enter")
        await one.top("OptionDialog")
        await one.shows("surprise_2024: off → on")
        await one.press("enter")
        await one.top("OptionsMenu")
        await one.until(lambda: one.session.cursor == before + 1)
        await one.type("flank")
        await one.press("enter", "enter")
        await one.top("OptionsMenu")
        assert one.session.table.options["flanking"] is True
        await one.press("escape")
        await one.top("FightScreen")
        await one.press("u", "u")
        await one.until(lambda: one.session.cursor == before)


async def test_an_option_says_in_a_sentence_what_it_does(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("O")
        await one.top("OptionsMenu")
        await one.type("free_drop")
        await one.press("enter")
        await one.top("OptionDialog")
        await one.shows("letting an object fall takes the free interaction", "free_drop: on → off")


async def test_every_option_has_a_dialog(tmp_path: Path) -> None:
    from tracker.tui.dialogs.options import OptionDialog

    async with table(tmp_path) as one:
        desk = one.fight.desk()
        for name in NAMES:
            dialog = OptionDialog(desk, name)
            assert dialog.form
            assert dialog.request() is not None, name


async def test_the_improvised_and_the_area(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "gb")
        await act(one, "z")
        await one.top("AreaDialog")
        await one.type("15")
        await one.shows("A cone of 15 ft catches about")
        await one.press("escape")
        at(one, "gb")
        await act(one, "y")
        await one.top("ImprovisedDialog")
        await one.press("down")
        await one.type("3")
        await one.shows("1d10 =")
        await one.press("enter")
        await one.until(lambda: one.hp("gb") < 7)


async def test_who_marks_the_surprised(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, started=False) as one:
        at(one, "lia")
        await one.press("space")
        await act(one, "S")
        await one.top("SurpriseDialog")
        await one.press("enter")
        await one.until(lambda: "surprised" in states(one, "lia"))


@pytest.mark.slow
async def test_the_menu_says_what_waiting_means_now_and_begins_with_surprise(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, started=False) as one:
        at(one, "ga")
        await act(one)
        menu = one.app.screen
        assert isinstance(menu, acting.ActionMenu)
        assert menu.entries()[0].value == "surprise"
        await one.press("escape")
        await done(one, "start", "kill ga")
        at(one, "ga")
        await act(one)
        menu = one.app.screen
        assert isinstance(menu, acting.ActionMenu)
        values = [one.value for one in menu.entries()]
        assert values[:2] == ["action:Nimble Escape", "dash"]
        assert "blast" not in values
        named = {entry.value: entry.label for entry in menu.entries()}
        assert named["delay"] == "Rise from the dead"


async def test_a_spell_is_an_entry_of_the_menu(tmp_path: Path) -> None:
    mage = {"monster": "mage", "initiative": 20}
    async with table(tmp_path, mage, *PARTY) as one:
        at(one, "mage")
        await act(one, "slash", *"fireb", "enter")
        await one.top("CastDialog")
        await one.shows("Fireball", "their saves")
        await one.type("lia")
        await one.press("enter")
        await one.until(lambda: "casts Fireball" in str(one.fight.entries))
