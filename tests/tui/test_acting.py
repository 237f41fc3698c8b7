"""What a creature does in its turn, by key: the menu of deeds, their dialogs, and the options."""

from pathlib import Path

import pytest

from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.encounter.options import NAMES
from tracker.shorthand.verbs import VERBS
from tracker.tui.dialogs import acting
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.form import Dialog
from tracker.tui.screens.fight import FightScreen

QUILL = {
    "name": "Quill",
    "kind": "pc",
    "max_hp": 24,
    "ac": 15,
    "skills": {"stealth": 9},
    "attacks": [
        {
            "name": "Shortbow",
            "bonus": 7,
            "range": 80,
            "long_range": 320,
            "damage": [{"dice": "1d6+4", "type": "piercing"}],
        }
    ],
}
KNIGHT = {"name": "Ann", "kind": "pc", "max_hp": 30, "ac": 18, "skills": {"athletics": 7}}
GRIFFON = {"monster": "griffon"}
HORSE = {"monster": "riding horse", "side": "party"}


def at(one: Table, handle: str) -> None:
    """The cursor on a creature."""
    found = next((row.line, row.who) for row in one.fight.rows if row.head == handle)
    one.fight.cursor = found


def states(one: Table, handle: str) -> str:
    """What its row says."""
    return next(row.conditions for row in one.fight.rows if row.head == handle)


async def act(one: Table, *keys: str) -> None:
    """Through the menu."""
    await one.press("o")
    await one.top("ActionMenu")
    await one.press(*keys)


async def done(one: Table, *lines: str) -> None:
    """Lines of preparation."""
    for line in lines:
        before = one.session.cursor
        one.fight.perform(line)
        assert one.session.cursor == before + 1, line
    await one.pilot.pause()


def test_every_verb_of_bodies_and_actions_is_in_the_menu() -> None:
    offered = {one.key for one in acting.LINES}
    verbs = {one.name for one in VERBS.values() if one.group in ("bodies", "actions")}
    assert verbs | {"react", "bonus", "opportunity", "two-weapon"} <= offered
    assert {"area", "improvised", "surprise"} <= offered


def test_every_letter_means_one_entry() -> None:
    letters = [one.letter for one in acting.LINES]
    assert len(letters) == len(set(letters))
    assert set(acting.DIALOGS) | acting.BLOWS <= {one.key for one in acting.LINES}


async def test_every_entry_opens_and_leaves_no_trace(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "option actions_2024 on")
        before = one.session.cursor
        for line in acting.LINES:
            at(one, "ga")
            await act(one)
            if line.key in acting.DIALOGS or line.key in acting.BLOWS:
                await one.press(line.letter)
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


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_the_shot_from_hiding(tmp_path: Path, size: tuple[int, int]) -> None:
    """For and against as two lists; what is struck out no longer counts, and the chance follows."""
    async with table(tmp_path, QUILL, GOBLINS, size=size) as one:
        await done(one, "goto ga", "dodge ga", "cond ga prone", "goto quill")
        at(one, "quill")
        await act(one, "i")
        await one.top("HideDialog")
        await one.type("25")
        await one.shows("Quill hides (Stealth 25)")
        await one.press("enter")
        await one.top("FightScreen")
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        dialog.target.index = [option.value for option in dialog.target.options].index(
            next(c.id for c in one.session.table.combatants.values() if c.handle == "ga")
        )
        dialog.cover.index = 1
        dialog.stance.range.input.value = "200"
        await one.shows(
            "● advantage: target does not see the attacker (UNSEEN-03)",
            "● disadvantage: target is prone, attacker farther than 5 feet (COND-14)",
            "● disadvantage: 200 ft is beyond the normal range of 80 ft (RANGE-02)",
            "half cover: +2 to AC (COVER-01)",
            "55 % to hit: 10 or more against AC 17",
        )
        dialog.stance.reasons.focus()
        await one.press("down", "space")
        await one.shows("○ disadvantage: target is prone", "55 % to hit")
        await one.press("down", "space")
        await one.shows("○ disadvantage: 200 ft", "80 % to hit")
        assert dialog.asked is not None
        dialog.stance.also.focus()
        await one.type("f")
        await one.shows("● disadvantage: ranged attack with a foe within 5 feet (RANGE-03)")
        await one.shows("55 % to hit")


async def test_a_readied_spell_is_lost_to_damage(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor")
        at(one, "bruenor")
        await act(one, "r")
        await one.top("ReadyDialog")
        await one.type("a goblin comes")
        await one.press("down")
        await one.type("Web")
        await one.shows("Bruenor holds Web until: a goblin comes")
        await one.press("enter")
        await one.shows("⚠ Bruenor readied: a goblin comes", "readied: a g")
        await one.press("d")
        await one.type("4")
        await one.press("enter")
        await one.shows("keep Web?")
        await one.press("f")
        await one.shows("the readied spell is lost")
        assert "Web" not in states(one, "bruenor")


async def test_a_grappled_flyer_falls(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, GRIFFON) as one:
        await done(one, "goto griffon", "move griffon 0 fly up 40")
        assert "↑ 40 ft" in states(one, "griffon")
        await done(one, "goto ann")
        at(one, "ann")
        await act(one, "g")
        await one.top("GrappleDialog")
        await one.press("down")
        await one.type("20")
        await one.press("down")
        await one.type("2")
        await one.shows("Griffon falls 40 ft")
        await one.press("enter")
        await one.until(lambda: "Grappled" in states(one, "griffon"))
        assert "ft" not in states(one, "griffon")
        at(one, "ann")
        await act(one, "l", "enter")
        await one.until(lambda: "Grappled" not in states(one, "griffon"))


async def test_a_controlled_mount_dashes(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, HORSE, GRIFFON) as one:
        at(one, "ann")
        await act(one, "w")
        await one.top("MountDialog")
        await one.shows("Ann mounts")
        await one.press("enter")
        await one.until(lambda: "⇑ on riding-horse" in states(one, "ann"))
        at(one, "riding-horse")
        await act(one, "d")
        await one.top("FightScreen")
        at(one, "riding-horse")
        await act(one)
        await one.shows("120 ft", "controlled")
        await one.press("escape")
        await one.top("FightScreen")
        at(one, "ann")
        await act(one, "W")
        await one.until(lambda: "riding-horse" not in states(one, "ann"))


async def test_a_fireball_on_twelve_goblins_is_one_step(tmp_path: Path) -> None:
    twelve = {"monster": "goblin", "count": 12}
    async with table(tmp_path, QUILL, twelve) as one:
        before = one.session.cursor
        await one.press("v", "plus", "enter")
        await one.shows("12 marked")
        await one.press("V")
        await one.top("SaveDialog")
        await one.press("down")
        await one.type("15")
        await one.press("down")
        await one.type("8d6 fire")
        await one.press("enter")
        await one.top("FightScreen")
        goblins = [c for c in one.session.table.combatants.values() if c.name == "Goblin"]
        assert all(goblin.hp < 7 for goblin in goblins)
        assert one.session.cursor == before + 1
        await one.press("u")
        await one.until(lambda: one.session.cursor == before)
        goblins = [c for c in one.session.table.combatants.values() if c.name == "Goblin"]
        assert [goblin.hp for goblin in goblins] == [7] * 12


@pytest.mark.parametrize(("answer", "said"), [("enter", "Bruenor with"), ("s", "")])
async def test_leaving_reach_asks_for_an_opportunity_attack(
    tmp_path: Path, answer: str, said: str
) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor")
        at(one, "bruenor")
        await act(one, "m")
        await one.top("MoveDialog")
        await one.type("20")
        await one.press("down", "down", "down", "down")
        await one.type("ga")
        await one.press("down")
        await one.type("5")
        await one.press("enter")
        await one.shows("opportunity attack on Bruenor", "1 of 2")
        await one.press(answer)
        await one.shows("go on: 15 ft", said)
        await one.press("enter")
        await one.until(lambda: not one.session.table.prompts)
        bruenor = next(c for c in one.session.table.combatants.values() if c.handle == "bruenor")
        assert bruenor.budget.moved == 20


async def test_an_opportunity_attack_by_hand(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor")
        at(one, "ga")
        await act(one, "a")
        await one.top("AttackDialog")
        await one.shows("Opportunity attack")
        await one.press("enter")
        await one.shows("↺ used")


async def test_one_effect_waits_for_the_stronger(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "effect lia Bless ac+1 from lia", "effect lia Bless ac+2 from bruenor")
        assert states(one, "lia") == "Bless, (Bless waits)"
        at(one, "lia")
        await one.shows("waits: the other")


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
