"""The attack dialog: the last choice first, the average before the dice, multiattacks gone through."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.encounter.events import SaveRolled
from tracker.session import open_session
from tracker.tui import remembered
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.casting import CastDialog
from tracker.tui.dialogs.save import SaveDialog
from tracker.tui.screens import fight_haste

pytestmark = pytest.mark.slow

SCOUT = {"monster": "scout", "initiative": 20}
CHIMERA = {"monster": "chimera", "initiative": 20}
TARGETS = [
    {"name": "Bruenor", "kind": "pc", "max_hp": 200, "ac": 12, "initiative": 9},
    {"name": "Lia", "kind": "pc", "max_hp": 200, "ac": 12, "initiative": 5},
]


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys of a test come faster than a hand that slips."""
    monkeypatch.setattr(fight_haste, "BOUNCE", 0.0)


def lines(one: Table, count: int) -> list[str]:
    """The last steps as typed, without their dice."""
    session = one.session
    steps = session.steps(session.cursor - count + 1)
    return [step.line.split(" d20=")[0] for step in steps]


async def test_the_same_attack_again_is_enter_enter(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await one.press("a")
        await one.type("lia")
        await one.press("down", "right", "enter")
        assert lines(one, 1) == ["attack ga lia with Shortbow"]
        await done(one, "next", "next", "next")
        at(one, "ga")
        await one.press("enter")
        await one.top("AttackDialog")
        await one.shows("● Lia", "● Shortbow +4", "% to hit", "average damage 5 a hit, 2 an attack")
        await one.press("enter")
        assert lines(one, 1) == ["attack ga lia with Shortbow"]
        await one.press("u", "u", "u", "u", "u")
        at(one, "ga")
        await one.press("a")
        await one.shows("● Bruenor", "● Scimitar +4")


async def test_what_was_chosen_last_is_known_after_opening_the_file_again(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "attack gb lia with shortbow d20=2", "attack gc lia d20=2")
        session = one.session
        session.close()
        again = open_session(session.path)
        gb, gc = (one.session.table.lines[again.table.active].members)[1:]
        blow = remembered.last_blow(again, gb)
        assert blow is not None
        assert (again.table.combatants[blow.target].name, blow.attack) == ("Lia", "Shortbow")
        assert remembered.last_blow(again, gc) == blow._replace(attack="Scimitar")
        again.do("kill lia")
        assert remembered.standing(again.table, blow) == ""
        again.close()


async def test_mobs_and_conditions_begin_with_the_last_choice_too(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "mob ga,gb,gc lia with shortbow", "cond lia poisoned for 3 rounds")
        at(one, "ga")
        await one.press("m")
        await one.shows("● Lia", "● Shortbow +4")
        await one.press("escape", "c")
        await one.shows("◂ poisoned ▸")


async def test_the_target_of_the_last_attack_is_one_key_away(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, {"monster": "orc", "count": 12}) as one:
        await one.press("full_stop")
        await one.shows("Nobody has been attacked yet")
        await done(one, "attack bruenor oc d20=19")
        assert all(row.head != "oc" for row in one.fight.rows)
        await one.press("full_stop", "c", "enter")
        await one.until(
            lambda: "Prone" in next(r for r in one.fight.rows if r.head == "oc").conditions
        )


async def test_a_multiattack_is_gone_through_with_a_target_each(tmp_path: Path) -> None:
    async with table(tmp_path, *TARGETS, SCOUT) as one:
        await one.press("a")
        await one.shows("Attack 1 of 2", "2× Shortsword", "2× Longbow")
        await one.press(*"lia")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        dialog.course.index = 1
        await one.shows("● Longbow")
        await one.press("enter")
        await one.shows("Attack 2 of 2")
        await one.press(*"bru", "enter")
        await one.top("FightScreen")
        assert lines(one, 2) == [
            "attack scout lia with Longbow",
            "attack scout bruenor with Longbow",
        ]
        await one.press("u", "enter")
        await one.shows("Attack 2 of 2", "● Longbow", "Lia")
        await one.press("escape", "u", "a", "enter")
        await one.shows("Attack 2 of 2")
        await one.press("escape")
        assert len(lines(one, 1)) == 1


async def test_a_way_with_a_breath_opens_its_dialog_and_goes_on(tmp_path: Path) -> None:
    async with table(tmp_path, *TARGETS, CHIMERA) as one:
        await one.press("a")
        await one.shows("Attack 1 of 3")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        dialog.course.focus()
        await one.press("right")
        await one.shows("Enter asks whom Fire Breath hits")
        await one.press("enter")
        await one.top("ActionDialog")
        await one.shows("Fire Breath")


async def test_rare_fields_are_folded_away_and_all_fits_a_small_screen(tmp_path: Path) -> None:
    async with table(tmp_path, *TARGETS, SCOUT, size=(80, 24)) as one:
        await done(one, "cond lia restrained")
        await one.press("a", *"lia19", "up", "up", "up")
        await one.shows(
            "Attacker", "Target", "Multiattack", "With", "To hit", "Damage", "Mode", "Cover",
            "Range", "Result", "restrained", "% to hit", "Lia 200", "F2 more",
        )  # fmt: skip
        assert "Light" not in one.text
        await one.press("f2")
        await one.until(lambda: one.app.focused is not None)
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        assert dialog.focused is dialog.stance.also
        await one.shows("Space ticks")
        await one.press("f2")
        assert dialog.focused is dialog.target
        assert "Space ticks" not in one.text


async def test_the_group_goes_on_when_a_multiattack_is_done(tmp_path: Path) -> None:
    scouts = {"monster": "scout", "count": 2, "initiative": 20}
    async with table(tmp_path, *PARTY, GOBLINS, scouts) as one:
        at(one, "sa")
        await one.press("a", "enter", "enter")
        await one.until(lambda: one.session.table.combatants[one.fight.cursor[1]].handle == "sb")


async def test_the_saves_of_a_spell_follow_it(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, {"monster": "mage", "initiative": 20}) as one:
        await one.press("o")
        await one.top("ActionMenu")
        await one.press("c")
        await one.top("CastDialog")
        await one.type("Fireball")
        dialog = one.app.screen
        assert isinstance(dialog, CastDialog)
        dialog.on.input.value = "bruenor,lia"
        dialog.then.focus()
        await one.shows("● their saves")
        await one.press("enter")
        await one.top("SaveDialog")
        await one.shows("empty: 14 again", "8d6 fire")
        await one.press(*"28fi", "down", *"14", "down", "9", "enter")
        await one.top("FightScreen")
        assert (one.hp("bruenor"), one.hp("lia")) == (44 - 14, 0)
        line = one.session.step(one.session.cursor).line
        assert line.startswith("save bruenor,lia dex 14 28 fire")
        assert line.endswith("bruenor=14 lia=9")
        assert "from mage" in line
        assert not one.fight.marked


async def test_a_total_called_for_a_spell_keeps_its_type_and_the_saves(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, {"monster": "mage", "initiative": 20}) as one:
        at(one, "ga")
        await one.press("space", "space")
        mage = next(w.id for w in one.session.table.combatants.values() if w.handle == "mage")
        one.app.push_screen(SaveDialog(one.fight.desk(), by=mage, spell="Fireball", level=3))
        await one.top("SaveDialog")
        await one.shows("8d6 fire")
        dialog = one.app.screen
        assert isinstance(dialog, SaveDialog)
        dialog.dc.input.value = "15"
        before = saves(one, dialog)
        dialog.amount.input.value = "9"
        assert saves(one, dialog) == before
        asked = dialog.request()
        assert asked is not None
        assert "dex 15 8d6 fire dmg=9" in one.session.preview(asked).line


def saves(one: Table, dialog: SaveDialog) -> list[tuple[int, ...]]:
    """What the dice of the saves say in its preview."""
    asked = dialog.request()
    assert asked is not None
    events = one.session.preview(asked).events
    return [event.dice for event in events if isinstance(event, SaveRolled)]


async def test_another_attacker_of_the_same_kind_never_aims_at_itself(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        ga = dialog.attacker.value
        await one.press("up")
        await one.type("gb")
        gb = dialog.attacker.value
        await one.until(lambda: gb not in [each.value for each in dialog.target.options])
        assert ga != gb
        assert ga in [each.value for each in dialog.target.options]
