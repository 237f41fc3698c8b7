"""The acceptance of the rules at the table, by key: hiding, readying, falling, riding, fireballs."""

from pathlib import Path

import pytest

from tests.tui.deeds import GRIFFON, HORSE, KNIGHT, QUILL, act, at, done, states
from tests.tui.table import GOBLINS, table
from tracker.tui.dialogs.attack import AttackDialog

pytestmark = pytest.mark.slow


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
            "● advantage: target does not see the attacker",
            "● disadvantage: target is prone, attacker farther than 5 feet",
            "● disadvantage: 200 ft is beyond the normal range of 80 ft",
            "half cover: +2 to AC",
            "55 % to hit: 10 or more against AC 17",
        )
        dialog.stance.reasons.focus()
        await one.press("down", "space")
        await one.shows("○ disadvantage: target is prone", "55 % to hit")
        await one.press("down", "space")
        await one.shows("○ disadvantage: 200 ft", "80 % to hit")
        assert dialog.asked is not None
        await one.press("f2")
        await one.type("f")
        await one.shows("55 % to hit")
        reasons = [line.note for line in dialog.stance.reasons.targets]
        assert "disadvantage: ranged attack with a foe within 5 feet" in reasons


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
        await one.press("1")
        await one.top("AttackDialog")
        await one.press("escape")
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
