"""Questions that answer themselves in the passing of a turn, taken back and asked again."""

from tests.encounter.board import Dice
from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter.effects import Ongoing
from tracker.encounter.stat_block import Action, Use


def abc(**options: bool | int | str) -> Fight:
    entries = (character("Ann", 18), monsters("Bat", 2, 12), character("Cy", 7))
    fight = Fight(*entries, start=False)
    for name, value in options.items():
        fight.do(cmd.SetOption(name, value))
    fight.do(cmd.StartFight())
    return fight


class TestAutomaticAnswers:
    """They are the passing's own: taken back with it, and the same dice fall when it comes again."""

    def burning(self, amount: str = "1d6 fire") -> Fight:
        fight = abc(prompt_ongoing="auto", prompt_repeat_save="auto")
        ongoing = Ongoing("hurt", amount)
        fight.do(cmd.AddEffect(fight.ids("cy"), "Burning", ongoing=ongoing))
        fight.chance = Dice([5])
        return fight

    def test_a_tick_is_taken_back_and_falls_again(self) -> None:
        fight = self.burning()
        fight.next(2)
        assert fight.creature("cy").hp == 5
        fight.back()
        assert (fight.creature("cy").hp, fight.creature("cy").hp_trail) == (10, (10,))
        fight.next()
        assert (fight.creature("cy").hp, fight.creature("cy").hp_trail) == (5, (10, 5))

    def test_what_was_done_by_hand_stays_on_top(self) -> None:
        fight = self.burning()
        fight.next(2)
        fight.hurt("cy", 2)
        fight.back()
        assert fight.creature("cy").hp == 8
        fight.next()
        assert fight.creature("cy").hp == 3

    def test_healing_by_hand_stays_within_the_maximum(self) -> None:
        fight = self.burning()
        fight.next(2)
        fight.heal("cy", 5)
        fight.back()
        assert fight.creature("cy").hp == 10

    def test_falling_is_taken_back(self) -> None:
        fight = self.burning("12 fire")
        fight.do(cmd.Concentrate(fight.id("cy"), "Fog", fight.ids("ann")))
        fight.cond("ann", "blinded", concentration=True, source=fight.id("cy"))
        before = (fight.creature("cy"), fight.conditions("ann"))
        fight.next(2)
        assert (fight.creature("cy").state, fight.conditions("ann")) == ("dying", [])
        fight.back()
        assert (fight.creature("cy"), fight.conditions("ann")) == before
        fight.next()
        assert fight.creature("cy").state == "dying"
        assert fight.conditions("cy") == ["Burning", "unconscious", "prone"]

    def test_the_dead_by_hand_stay_dead(self) -> None:
        fight = self.burning()
        fight.next(2)
        fight.kill("cy")
        fight.back()
        assert (fight.creature("cy").state, fight.creature("cy").hp) == ("dead", 0)

    def test_what_a_tick_asked_goes_and_comes_with_it(self) -> None:
        fight = self.burning("3 fire")
        fight.do(cmd.Concentrate(fight.id("cy"), "Fog"))
        fight.next(2)
        assert fight.asked == ["concentration cy"]
        fight.back()
        assert fight.asked == []
        fight.next()
        assert (fight.asked, fight.creature("cy").hp) == (["concentration cy"], 7)

    def test_a_save_is_taken_back_and_made_again(self) -> None:
        fight = abc(prompt_repeat_save="auto")
        fight.cond("ann", "frightened", save_ability="wis", save_dc=17)
        fight.chance = Dice([18, 1, 2, 2])
        fight.next()
        assert fight.conditions("ann") == []
        fight.back()
        assert fight.conditions("ann") == ["frightened"]
        fight.next()
        assert fight.conditions("ann") == []

    def test_a_breath_that_recharged_is_used_again(self) -> None:
        breath = Action("Fire Breath", use=Use("recharge", 5))
        dragon = monsters("Dragon", 1, 9, actions=(breath,), used=(("Fire Breath", 1),))
        fight = Fight(character("Ann", 12), dragon, prompt_recharge="auto", faces=[6])
        fight.next()
        assert fight.creature("dragon").used == ()
        fight.back()
        assert fight.creature("dragon").used == (("Fire Breath", 1),)
        fight.next()
        assert fight.creature("dragon").used == ()


def mounted(seed: int) -> Fight:
    """Ann holds a spell in the air, on a bat that burns to death at the start of its turn."""
    bat = monsters("Bat", 1, 12, speeds=(("fly", 60),), size="large", side="party")
    fight = Fight(
        character("Ann", 18, max_hp=60),
        bat,
        seed=seed,
        prompt_ongoing="auto",
        prompt_concentration="auto",
        prompt_saddle="auto",
    )
    fight.do(cmd.GetOn(fight.id("ann"), fight.id("bat")))
    fight.do(cmd.Concentrate(fight.id("ann"), "Bless", fight.ids("ann")))
    fight.do(cmd.Move(fight.id("bat"), 40, "fly", up=40))
    fight.do(cmd.AddEffect(fight.ids("bat"), "Fire", ongoing=Ongoing("hurt", "30")))
    return fight


class TestWhatFollows:
    """What a tick leads to by itself keeps its dice as well."""

    def test_a_fall_and_the_save_for_it_come_again_alike(self) -> None:
        kept: set[bool] = set()
        for seed in range(12):
            fight = mounted(seed)
            fight.next()
            first = fight.table
            assert fight.creature("ann").hp < 60
            kept.add(fight.creature("ann").concentration is None)
            fight.back()
            assert (fight.creature("ann").hp, fight.creature("bat").aloft) == (60, 40)
            fight.next()
            assert same(fight.table, first, "answered", "kept_dice", "passage", "prompts"), seed
        assert kept == {True, False}
