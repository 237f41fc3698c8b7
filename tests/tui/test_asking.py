"""What the fight asks and offers by itself, and what the dialogs of blows and saves learnt to say."""

from pathlib import Path

import pytest

from tests.tui.deeds import QUILL, act, at, done, states
from tests.tui.table import GOBLINS, PARTY, table
from tracker.encounter import commands as cmd
from tracker.i18n.rules_at_hand import for_players
from tracker.players.project import project
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.mob import MobDialog
from tracker.tui.dialogs.save import SaveDialog

pytestmark = pytest.mark.slow


async def test_players_are_asked_for_their_saves(tmp_path: Path) -> None:
    """The option `player_dice`: what stays empty is rolled; goblins are rolled at once."""
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("save all dex 15 20 fire half")
        await one.press("enter")
        await one.top("PlayerSavesDialog")
        await one.shows("Dexterity save DC 15: who rolled what?", "Bruenor +0", "Lia +0")
        await one.type("17")
        await one.shows("Bruenor +0 =17▏ saves ◐ half 10 44 → 34")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: one.hp("bruenor") == 34)
        assert "bruenor=17" in one.session.step(one.session.cursor).line
        await done(one, "option player_dice roll", "save lia dex 15 2 fire half")


async def test_who_attacks_unseen_on_the_players_list_is_shown_with_one_key(tmp_path: Path) -> None:
    """UNSEEN-04, TRACK-03."""
    async with table(tmp_path) as one:
        at(one, "lia")
        one.fight.perform("attack ga bruenor d20=2")
        await one.shows("Players do not see Goblin A on their list: r reveals")
        await one.press("r")
        await one.shows("Goblin A is revealed to the players")
        hidden = {c.handle for c in one.session.table.combatants.values() if c.hidden}
        assert hidden == {"gb", "gc"}
        one.fight.perform("attack gb bruenor d20=2")
        await one.shows("Goblin B misses")
        await one.until(lambda: "Players do not see" not in one.text)


async def test_that_an_attacker_is_unseen_stays_said_until_more_is(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        told = "Players do not see Goblin A on their list: r reveals"
        one.fight.perform("goto ga")
        one.fight.perform("attack ga bruenor d20=2")
        await one.until(lambda: one.fight.message == told)
        await one.press("down", "up", "space", "escape")
        assert one.fight.message == told
        one.fight.say("Something else.")
        assert not one.fight.offered
        await one.press("down")
        await one.until(lambda: not one.fight.message)


async def test_what_is_revealed_is_not_said_to_be_hidden(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("attack ga bruenor d20=2")
        one.fight.perform("reveal ga")
        await one.press("down")
        await one.until(lambda: not one.fight.message)


async def test_a_group_is_revealed_with_its_dead_and_hidden_again(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("kill gb")
        at(one, "ga")
        one.fight.cursor = (one.fight.cursor[0], "")
        for hidden in (set(), {"ga", "gb", "gc"}):
            await one.press("r")
            known = one.session.table.combatants.values()
            assert {c.handle for c in known if c.hidden} == hidden
        one.fight.perform("kill ga,gc")
        await one.press("r")
        assert not any(c.hidden for c in one.session.table.combatants.values())


async def test_a_turn_is_called_unused_only_when_nothing_was_done_in_it(tmp_path: Path) -> None:
    """TURN-02: a spell by the table of saves spends no action, but it was done."""
    async with table(tmp_path) as one:
        one.fight.perform("goto lia")
        one.fight.perform("save ga dex 15 2 fire half")
        one.fight.perform("next")
        await one.until(lambda: "nothing done in that turn" not in one.text)
        one.fight.perform("goto lia")
        one.fight.perform("next")
        await one.shows("Lia: nothing done in that turn")


async def test_a_party_that_comes_wounded_is_announced(tmp_path: Path) -> None:
    hurt = {"name": "Mira", "kind": "pc", "max_hp": 27, "hp": 0, "ac": 12}
    async with table(tmp_path, *PARTY, hurt, GOBLINS, started=False) as one:
        await one.shows("The party comes wounded (T rests, h heals one): Mira 0/27")
        await one.press("j")
        await one.until(lambda: "comes wounded" not in one.text)


async def test_the_save_dialog_has_cover_for_all_and_for_each(tmp_path: Path) -> None:
    """COVER-01, COVER-02."""
    async with table(tmp_path) as one:
        at(one, "ga")
        await one.press("space", "space", "V", "1", "2")
        await one.top("SaveDialog")
        dialog = one.app.screen
        assert isinstance(dialog, SaveDialog)
        dialog.cover.index = 1
        dialog.saves.focus()
        await one.press("c", "c")
        await one.shows("three-quarters cover")
        await one.press("enter")
        await one.top("FightScreen")
        line = one.session.step(one.session.cursor).line
        assert line.startswith("save ga,gb dex 12 from ga three-quarters-cover=ga half-cover=gb")


async def test_the_attack_dialog_says_all_that_can_be_typed(tmp_path: Path) -> None:
    async with table(tmp_path, QUILL, GOBLINS) as one:
        await done(one, "goto ga", "goto quill")
        at(one, "quill")
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        goblins = [c.id for c in one.session.table.combatants.values() if c.handle in ("gb", "gc")]
        dialog.stance.near.ticked = frozenset(goblins)
        dialog.stance.own_light.index = 3
        dialog.further.ac.input.value = "-2"
        dialog.further.hit.input.value = "1"
        dialog.further.extra.input.value = "3"
        dialog.further.rider.input.value = "14,9"
        asked = dialog.request()
        assert isinstance(asked, cmd.AttackTarget)
        assert asked.near == tuple(goblins)
        assert asked.light == ("bright", "dark")
        assert (asked.ac_change, asked.to_hit_change) == (-2, 1)
        assert (asked.extra, asked.rider) == ((3,), (14, 9))


async def test_the_mob_dialog_lists_what_is_for_and_against(tmp_path: Path) -> None:
    """MOB-06: struck out, the number goes back."""
    async with table(tmp_path) as one:
        await done(one, "dodge bruenor")
        at(one, "ga")
        await one.press("m")
        await one.top("MobDialog")
        dialog = one.app.screen
        assert isinstance(dialog, MobDialog)
        await one.shows("● disadvantage: target dodges", "needs 19")
        dialog.reasons.focus()
        await one.press("space")
        await one.shows("○ disadvantage: target dodges", "needs 14")
        await one.press("escape")


async def test_under_water_and_out_of_it_by_the_menu(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await act(one, "j")
        await one.until(lambda: "≈" in states(one, "ga"))
        await act(one, "j")
        await one.until(lambda: "≈" not in states(one, "ga"))


async def test_a_condition_opens_its_card_and_the_card_goes_to_the_players(tmp_path: Path) -> None:
    """TRACK-14: `K` in the fight, `P` on the card; undone like anything else."""
    async with table(tmp_path) as one:
        await done(one, "cond ga prone")
        at(one, "ga")
        await one.press("K")
        await one.top("CardScreen")
        await one.shows("Prone", "○ Players do not see: Prone")
        await one.press("P")
        await one.shows("● Players see: Prone")
        assert one.session.table.cards == ("prone",)
        view = project(one.session.table, card_text=for_players.text)
        assert [(card.who, card.name) for card in view.cards] == [("", "prone")]
        assert view.cards[0].text.startswith("You lie on the ground")
        await one.press("escape", "slash")
        await one.top("RulesScreen")
        await one.press("enter")
        await one.top("CardScreen")
        await one.press("P")
        await one.until(lambda: one.session.table.cards == ())
        await one.shows("○ Players do not see: Prone")
        await one.press("escape", "escape", "u")
        await one.until(lambda: one.session.table.cards == ("prone",))


async def test_the_surprised_react_after_their_first_turn_but_not_before(tmp_path: Path) -> None:
    """SURP-06, by key."""
    async with table(tmp_path, started=False) as one:
        await done(one, "surprise goblins", "start bruenor 20, lia 5, ga 10")
        at(one, "ga")
        await act(one)
        await one.press("slash")
        await one.type("opp")
        await one.shows("Opportunity attack reaction · surprised")
        await one.press("escape", "escape")
        await one.press("n", "n")
        await one.shows("NOW Lia")
        at(one, "ga")
        await act(one, "a")
        await one.top("AttackDialog")
        assert "surprised" not in one.text
        await one.press("enter")
        await one.shows("Goblin A misses Bruenor")
        await one.until(lambda: "↺" in states(one, "ga"))


@pytest.mark.slow
async def test_that_all_foes_are_down_is_said_once(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "kill ga,gb")
        assert "All foes are down" not in one.text
        one.fight.perform("kill gc")
        await one.shows("All foes are down: E ends the fight.")
        await one.press("n")
        assert "All foes are down" not in one.text


async def test_who_of_a_tie_goes_first_is_chosen_by_its_number(tmp_path: Path) -> None:
    tied = [{**one, "initiative": 15} for one in (*PARTY, GOBLINS)]
    async with table(tmp_path, *tied) as one:
        await one.shows("Tie: 1 Bruenor, 2 Lia and 3 Goblin ×3. Who goes first?", "0–9 choose")
        await one.press("3")
        await one.shows("number 3")
        await one.press("enter")
        await one.shows("NOW Goblin ×3 · NEXT Bruenor")
        assert not one.session.table.prompts
