"""Dialogs show the result first, do it once, and leave nothing behind when they are left."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done, states
from tests.tui.table import GOBLINS, PARTY, table
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.screens import fight_haste
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow

ORCS = {"monster": "orc", "count": 8}
KNIGHT = {"name": "Knight", "kind": "pc", "max_hp": 90, "ac": 19}


async def test_a_dialog_that_is_left_leaves_no_step(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("damage ga 1")
        before = one.session.cursor
        for key in (*"amdhtcCVNRi", "plus", *"xAE", "colon", "e", "ctrl+s"):
            await one.press(key)
            await one.until(lambda: not isinstance(one.app.screen, FightScreen))
            await one.press("escape")
            await one.top("FightScreen")
        assert one.session.cursor == before


async def test_start_asks_all_players_in_one_table(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, started=False) as one:
        await one.press("n")
        await one.top("StartDialog")
        await one.type("15")
        await one.shows("Bruenor 15", "Rolled when it starts: Lia and Goblin ×3")
        await one.press("down")
        await one.type("12")
        await one.press("enter")
        await one.shows("Round 1")
        lines = one.session.table.lines.values()
        assert {15, 12} <= {line.initiative for line in lines}


async def test_attack_previews_chance_and_outcome(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("a")
        await one.top("AttackDialog")
        await one.shows("% to hit", "against AC 18")
        await one.press("down", "down", "down")
        await one.type("17")
        await one.press("down")
        await one.type("5")
        await one.shows("misses")
        await one.press("up", "up")
        await one.type("20")
        await one.shows("critically")
        await one.press("backspace", "backspace")
        await one.type("15")
        await one.shows("5 slashing", "Bruenor 44 → 39")
        assert one.hp("bruenor") == 44
        await one.press("enter")
        await one.until(lambda: one.hp("bruenor") == 39)


async def test_a_number_to_hit_is_the_total(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("a", "down", "down", "down")
        await one.type("17")
        await one.shows("misses Bruenor with Scimitar (17 vs AC 18)")
        await one.press("backspace", "8")
        await one.shows("hits Bruenor with Scimitar (18 vs AC 18)")


async def test_a_number_typed_over_the_target_is_the_total_to_hit(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("n", "1")
        await one.top("AttackDialog")
        await one.press("g", "b", *"17", "down", *"5", "enter")
        await one.until(lambda: one.hp("gb") == 2)
        assert one.hp("ga") == 7


async def test_a_friend_under_the_cursor_is_no_target(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("n", "end", "a")
        await one.shows("Attacker      ◂ Bruenor", "● ga  Goblin A")


async def test_who_has_no_attacks_strikes_unarmed(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, {"name": "Rat", "max_hp": 1}) as one:
        await one.press("a")
        await one.shows("With", "unarmed strike", "with unarmed strike (")


async def test_the_next_of_a_group_attacks_next(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("a", "enter")
        await one.shows("›  gb")
        await one.press("a", "enter")
        await one.shows("›  gc")
        await one.press("u", "u")
        await one.shows("›  ga")


async def test_a_click_chooses_what_is_under_it(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        await one.pilot.click(dialog.attack, offset=(30, 0))
        assert dialog.attack.value == "2"
        await one.pilot.click(dialog.outcome, offset=(15, 0))
        assert dialog.outcome.value == ""
        await one.pilot.click(dialog.attacker, offset=(15, 0))
        assert dialog.attacker.index == len(dialog.attacker.options) - 1


async def test_a_mob_is_one_key_a_target_and_enter(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, ORCS) as one:
        await one.press("m")
        await one.top("MobDialog")
        await one.shows("needs 14", "2 hits", "2 left over")
        await one.type("kn")
        await one.press("enter")
        await one.until(lambda: one.hp("knight") == 90 - 2 * 9)


async def test_half_and_none_each(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("home", "space")
        await one.shows("3 marked")
        await one.press("d")
        await one.top("DamageDialog")
        await one.type("6")
        await one.press("down", "h", "down", "n")
        await one.press("enter")
        await one.until(lambda: (one.hp("ga"), one.hp("gb"), one.hp("gc")) == (4, 7, 1))


async def test_enter_pressed_twice_does_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the second Enter may come late; here it always belongs to the first.
    monkeypatch.setattr(fight_haste, "BOUNCE", 60.0)
    async with table(tmp_path) as one:
        before = one.session.cursor
        await one.press("d")
        await one.top("DamageDialog")
        await one.press("3", "enter", "enter")
        await one.top("FightScreen")
        await one.until(lambda: one.session.cursor > before)
        assert one.session.cursor == before + 1


async def test_keys_typed_at_once_reach_the_dialog(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.cursor = next((row.line, row.who) for row in one.fight.rows if row.head == "gb")
        await one.press("d", "3", "enter")
        await one.until(lambda: one.hp("gb") == 4)


@pytest.mark.parametrize(
    ("key", "typed", "shown"),
    [("d", "3", "7 → 4"), ("colon", "damage ga 3", "7 → 4"), ("t", "5", "5 temporary"), ("C", "Bless", "concentrates")],
)  # fmt: skip
async def test_a_dialog_that_begins_empty_shows_the_outcome(
    tmp_path: Path, key: str, typed: str, shown: str
) -> None:
    async with table(tmp_path) as one:
        await one.press(key)
        await one.type(typed)
        await one.shows(shown)


async def test_undo_under_a_dialog_is_safe(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("add wolf")
        await one.shows("wolf")
        one.fight.cursor = next((row.line, row.who) for row in one.fight.rows if row.head == "wolf")
        await one.press("d")
        await one.top("DamageDialog")
        await one.press("5", "ctrl+z")
        await one.top("FightScreen")
        assert all(row.head != "wolf" for row in one.fight.rows)
        await one.press("n")
        await one.shows("NOW Bruenor")


async def test_a_dialog_looks_again_when_the_table_moved(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("damage bruenor 4")
        await one.press("a")
        await one.top("AttackDialog")
        one.session.undo()
        before = one.session.cursor
        await one.press("enter")
        await one.shows("look again")
        assert one.session.cursor == before
        await one.press("enter")
        await one.until(lambda: one.session.cursor == before + 1)


async def test_a_refused_dialog_stays_open(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("d")
        await one.top("DamageDialog")
        await one.type("what")
        await one.press("enter")
        await one.shows("what")
        assert type(one.app.screen).__name__ == "DamageDialog"


async def test_the_typed_line_previews_completes_and_remembers(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.top("TypedDialog")
        await one.type("dam")
        await one.press("tab")
        await one.type("gb 2 fire")
        await one.shows("Goblin B takes 2 fire damage")
        await one.press("enter")
        await one.until(lambda: one.hp("gb") == 5)
        await one.press("colon")
        await one.top("TypedDialog")
        await one.press("up", "enter")
        await one.until(lambda: one.hp("gb") == 3)


async def test_a_condition_counts_down(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("j", "c")
        await one.top("ConditionDialog")
        await one.type("poi")
        await one.press("down")
        await one.type("2")
        await one.press("enter")
        await one.shows("Poisoned →R3")
        lines = (
            "cond bruenor prone for 1 rounds",
            "cond bruenor prone from ga",
            "cond bruenor prone",
        )
        await done(one, *lines)
        assert states(one, "bruenor") == "Prone"


async def test_the_last_of_a_group_aims_its_mob_at_an_enemy(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, {"monster": "wolf", "count": 2}) as one:
        one.fight.perform("kill ga,gb")
        one.fight.perform("goto gc")
        await one.press("m")
        await one.shows("● Bruenor", "● Goblin C", "better roll singly")


async def test_creatures_join_in_the_middle(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        await one.type("dire wo")
        await one.shows("Dire Wolf")
        await one.press("down", "down")
        await one.type("2")
        await one.press("enter")
        await one.shows("Dire Wolf ×2")


async def test_concentration_is_not_ended_by_enter_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("conc bruenor Bless")
        at(one, "bruenor")
        await one.press("C")
        await one.top("ConcentrateDialog")
        before = one.session.cursor
        await one.press("enter")
        assert one.session.cursor == before
        await one.press("down", "right")
        await one.shows("loses Bless")
        await one.press("enter")
        await one.until(lambda: one.session.cursor == before + 1)
