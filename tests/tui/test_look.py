"""What there is to read in a fight: notes on the encounter, a card of any length, the log's tail."""

from pathlib import Path

import pytest

from tests.tui.table import GOBLINS, PARTY, table

pytestmark = pytest.mark.slow

DRAGON = {"monster": "adult red dragon", "name": "Vharaxis", "notes": "Flees at 80."}
LICH = {"monster": "lich"}


async def test_the_notes_on_the_encounter_are_in_the_log_and_on_the_card(tmp_path: Path) -> None:
    notes = "Two dead horses block the road."
    async with table(tmp_path, *PARTY, started=False, notes=notes) as one:
        await one.shows("This encounter", f"    {notes}")
        await one.press("n", "enter")
        await one.shows("NOW")
        assert "This encounter" not in one.text
        await one.press("l")
        await one.shows(notes, "Esc leave")
        await one.press("escape")
        await one.top("FightScreen")


async def test_the_notes_stay_on_the_card_of_a_lair(tmp_path: Path) -> None:
    lair = {"name": "The mountain", "kind": "lair", "initiative": 20, "notes": "Magma."}
    async with table(tmp_path, *PARTY, lair, notes="Half cover on the ledge.") as one:
        await one.press("home")
        await one.shows("Magma.", "Half cover")
        assert "Speed" not in one.text


async def test_a_card_tells_limited_uses_and_what_it_has_no_room_for(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, DRAGON, size=(100, 30)) as one:
        one.fight.perform("goto vharaxis")
        await one.shows("Legendary 3/3", "(recharge 5–6)", "(3/3 a day)", "Flees at 80.")
        await one.shows("more lines")
        assert "Senses" not in one.text
        await one.press("l")
        await one.shows("Senses blindsight 60")


async def test_spells_and_traits_are_on_the_card(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, LICH, size=(120, 60)) as one:
        one.fight.perform("goto lich")
        await one.shows("Spells DC 20, +12 to hit", "Rejuvenation", "Level 1 (4/4)", "Cantrips")


async def test_death_saves_say_which_is_which(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("damage lia 27")
        one.fight.perform("death lia 12")
        await one.press("end")
        await one.shows("death saves ✓○○ made, ○○○ failed")


async def test_many_revealed_are_one_line_of_the_log(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, {"monster": "wolf"}) as one:
        one.fight.perform("reveal foes")
        await one.shows("Goblin ×3 and Wolf are revealed to the players")


async def test_names_take_the_room_they_need(tmp_path: Path) -> None:
    long = {"monster": "goblin", "name": "Skarrag the Hollow, chief"}
    async with table(tmp_path, *PARTY, long, size=(200, 60)) as one:
        await one.shows("skarrag-the-hollow-chief ⊘  Skarrag the Hollow, chief ")


async def test_a_digit_is_an_attack_where_nothing_is_rolled(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        for line in ("counter Bell 0/1", "counter bell =1"):
            one.session.do(line)
        one.fight.sync()
        await one.shows("Bell: the count is full")
        await one.press("1")
        await one.top("AttackDialog")
