"""Limited things: spent by what uses them, back at their time, never refused, undone by the fold."""

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.numbers import attacks_left
from tracker.encounter.numbers.uses import LEGENDARY, limited_by, resistances_left
from tracker.encounter.stat_block import (
    Action,
    Area,
    Attack,
    DamagePart,
    MultiattackPart,
    SaveRider,
    SpellSlots,
    Use,
)

BREATH = Action(
    "Fire Breath",
    SaveRider("dex", 21, "half", (DamagePart("18d6", 63, "fire"),)),
    area=Area("cone", 60),
    use=Use("recharge", 5),
)
SLEEP = Action("Sleep Breath", SaveRider("con", 13), use=Use("recharge", 5, "Breath Weapons"))
ROAR = Action("Roar", use=Use("recharge", 5, "Breath Weapons"))
PRESENCE = Action(
    "Frightful Presence",
    SaveRider("wis", 19, conditions=("frightened",), lasts=10, repeat="end"),
)
TOUCH = Action("Healing Touch", use=Use("per-day", 3), heal="2d8+2")
DRAGON = {
    "max_hp": 256,
    "ac": 19,
    "abilities": (("wis", 12),),
    "attacks": (
        Attack("Bite", 14, (DamagePart("2d10+8", 19, "piercing"),)),
        Attack("Tail", 14, (DamagePart("2d8+8", 17, "bludgeoning"),), reach=15),
    ),
    "multiattack": ((MultiattackPart("Frightful Presence"), MultiattackPart("Bite", 2)),),
    "actions": (PRESENCE, BREATH, SLEEP, ROAR, TOUCH),
    "traits": (Action("Legendary Resistance", use=Use("per-day", 3)),),
    "legendary": (
        Action("Detect"),
        Action("Tail Attack", attack="Tail"),
        Action(
            "Wing Attack",
            SaveRider("dex", 22, "none", (DamagePart("2d6+8", 15, "bludgeoning"),), ("prone",)),
            cost=2,
        ),
    ),
    "legendary_uses": 3,
    "reactions": (Action("Parry", ac=4),),
}
MAGE = SpellSlots(
    "int",
    14,
    6,
    slots=(("1", 1), ("2", 1), ("3", 1)),
    spells=(("0", ("Light",)), ("1", ("Shield",)), ("3", ("Fireball",)), ("2/day", ("Fly",))),
)


@pytest.fixture
def fight() -> Fight:
    """A dragon's turn, then Ann's, then Ben's."""
    return Fight(
        monsters("Dragon", 1, 20, **DRAGON),
        character("Ann", 15, max_hp=90, spellcasting=(MAGE,)),
        character("Ben", 10, max_hp=90),
    )


def used(fight: Fight, handle: str = "dragon") -> dict[str, int]:
    return dict(fight.creature(handle).used)


def use(fight: Fight, name: str, on: str = "", **more: object) -> list[ev.Event]:
    """The dragon uses an action of its stat block."""
    command = cmd.UseAction(fight.id("dragon"), name, fight.ids(on), **more)  # type: ignore[arg-type]  # fields
    return list(fight.do(command))


def of(events: list[ev.Event], kind: type[ev.Event]) -> list[ev.Event]:
    return [one for one in events if isinstance(one, kind)]


class TestActions:
    def test_a_breath_is_one_roll_and_a_save_each(self, fight: Fight) -> None:
        totals = ((fight.id("ann"), 25), (fight.id("ben"), 5))
        use(fight, "fire breath", "ann ben", totals=totals)
        assert [fight.creature(one).hp for one in ("ann", "ben")] == [90 - 31, 90 - 63]
        assert used(fight) == {"Fire Breath": 1}
        assert fight.creature("dragon").budget.action == 0

    def test_a_second_breath_warns_and_is_done(self, fight: Fight) -> None:
        use(fight, "Fire Breath")
        events = use(fight, "Fire Breath", "ann")
        taken = of(events, ev.ActionTaken)[0]
        assert isinstance(taken, ev.ActionTaken)
        assert taken.over
        assert {one.key for one in taken.reasons} >= {"no-uses-left", "action-spent"}
        assert fight.creature("ann").hp < 90

    def test_actions_of_a_pool_share_their_uses(self, fight: Fight) -> None:
        use(fight, "Sleep Breath")
        assert limited_by(fight.table, fight.id("dragon"), "Breath Weapons").left == 0
        use(fight, "Roar")
        assert used(fight) == {"Breath Weapons": 2}

    def test_presence_brings_its_condition_with_the_repeated_save(self, fight: Fight) -> None:
        use(fight, "Frightful Presence", "ann", totals=((fight.id("ann"), 3),))
        (effect,) = fight.creature("ann").effects
        assert (effect.name, effect.source) == ("frightened", fight.id("dragon"))
        assert effect.save is not None
        assert (effect.save.dc, effect.save.at) == (19, "end")
        assert effect.until is not None
        assert effect.until.round == 11

    def test_what_goes_with_a_multiattack_takes_one_of_its_attacks(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        use(fight, "Frightful Presence")
        assert attacks_left(fight.table, dragon) == 2
        for _ in range(2):
            fight.do(cmd.AttackTarget(dragon, fight.id("ann"), "Bite", outcome="miss"))
        assert attacks_left(fight.table, dragon) == 0
        (late,) = of(use(fight, "Frightful Presence"), ev.ActionTaken)
        assert isinstance(late, ev.ActionTaken)
        assert late.over

    def test_a_touch_heals_whom_it_is_laid_on(self, fight: Fight) -> None:
        fight.do(cmd.DealDamage((fight.id("ann"),), (cmd.AmountPart("40"),)))
        use(fight, "Healing Touch", "ann", rolled=(12,))
        assert fight.creature("ann").hp == 62
        assert used(fight) == {"Healing Touch": 1}

    def test_a_reaction_takes_the_reaction(self, fight: Fight) -> None:
        use(fight, "Parry")
        assert fight.creature("dragon").budget.reaction == 0

    def test_an_unknown_action_is_refused_with_the_known(self, fight: Fight) -> None:
        refused = fight.refuses(cmd.UseAction(fight.id("dragon"), "Ice Breath"))
        assert refused.key == "unknown-stat-action"
        assert "Fire Breath" in str(refused.params["known"])


class TestLegendary:
    def test_actions_cost_and_come_back_at_its_own_turn(self, fight: Fight) -> None:
        fight.next()
        events = use(fight, "Wing Attack", "ann ben", legendary=True)
        assert used(fight) == {LEGENDARY: 2}
        assert not [one for one in of(events, ev.ActionTaken) if getattr(one, "over", True)]
        assert fight.creature("dragon").budget.action == 1
        fight.next()
        fight.next()
        assert used(fight) == {}
        fight.do(cmd.TakeBackTurn())
        assert used(fight) == {LEGENDARY: 2}

    def test_what_was_used_by_hand_since_stays_when_the_turn_is_taken_back(
        self, fight: Fight
    ) -> None:
        fight.next()
        use(fight, "Detect", legendary=True)
        fight.next()
        fight.next()
        use(fight, "Fire Breath")
        fight.do(cmd.TakeBackTurn())
        assert used(fight) == {LEGENDARY: 1, "Fire Breath": 1}

    def test_a_legendary_attack_is_an_attack_and_takes_nothing_of_the_turn(
        self, fight: Fight
    ) -> None:
        fight.next()
        strike = cmd.AttackTarget(fight.id("dragon"), fight.id("ann"), d20=(15,))
        events = use(fight, "Tail Attack", "ann", legendary=True, strike=strike)
        (hit,) = of(events, ev.Attacked)
        assert isinstance(hit, ev.Attacked)
        assert (hit.attack, hit.hit, hit.by_dm) == ("Tail", True, False)
        assert not any(one.key == "out-of-turn" for one in hit.reasons)
        assert not of(events, ev.BudgetSpent)
        assert fight.creature("ann").hp == 90 - 17

    def test_beyond_the_round_and_in_its_own_turn_it_is_marked(self, fight: Fight) -> None:
        (own,) = of(use(fight, "Detect", legendary=True), ev.ActionTaken)
        assert isinstance(own, ev.ActionTaken)
        assert [one.key for one in own.reasons] == ["legendary-own-turn"]
        fight.next()
        use(fight, "Detect", legendary=True)
        (over,) = of(use(fight, "Wing Attack", legendary=True), ev.ActionTaken)
        assert isinstance(over, ev.ActionTaken)
        assert [one.key for one in over.reasons] == ["no-uses-left"]


class TestResistance:
    def test_a_failed_save_is_made_and_one_is_used(self, fight: Fight) -> None:
        save = cmd.RollSave((fight.id("dragon"),), "wis", 18, condition="frightened")
        save_failed = cmd.RollSave(
            save.targets, "wis", 18, condition="frightened", totals=((save.targets[0], 2),)
        )
        fight.do(cmd.Resisting(save_failed, save.targets))
        assert fight.creature("dragon").effects == ()
        assert resistances_left(fight.table, fight.id("dragon")) == 2

    def test_of_several_saves_the_first_that_fails_is_turned(self, fight: Fight) -> None:
        fight.do(cmd.Concentrate(fight.id("dragon"), "Haste"))
        fight.do(cmd.DealDamage((fight.id("dragon"),), (cmd.AmountPart("60"),)))
        fight.do(cmd.Resisting(cmd.AnswerPrompt("fail"), (fight.id("dragon"),)))
        assert fight.creature("dragon").concentration is not None
        assert used(fight) == {"Legendary Resistance": 1}

    def test_without_a_failed_save_it_is_refused(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        save = cmd.RollSave((dragon,), "wis", 5, totals=((dragon, 15),))
        assert fight.refuses(cmd.Resisting(save, (dragon,))).key == "no-failed-save"

    def test_with_none_left_it_works_all_the_same(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        fight.do(cmd.ChangeUses(dragon, "legendary resistance", exactly=3))
        save = cmd.RollSave((dragon,), "wis", 18, totals=((dragon, 2),))
        events = fight.do(cmd.Resisting(save, (dragon,)))
        (changed,) = of(list(events), ev.UsesChanged)
        assert isinstance(changed, ev.UsesChanged)
        assert (changed.used, changed.over) == (4, True)


class TestSlots:
    def cast(self, fight: Fight, spell: str, **more: object) -> ev.ActionTaken:
        command = cmd.CastSpell(fight.id("ann"), spell, **more)  # type: ignore[arg-type]  # fields
        taken = fight.do(command)[0]
        assert isinstance(taken, ev.ActionTaken)
        return taken

    def test_the_lowest_free_slot_is_spent(self, fight: Fight) -> None:
        fight.next()
        self.cast(fight, "shield")
        self.cast(fight, "Shield")
        assert used(fight, "ann") == {"slot 1": 1, "slot 2": 1}
        self.cast(fight, "Fireball")
        late = self.cast(fight, "Fireball")
        assert "no-slot-left" in {one.key for one in late.reasons}
        assert used(fight, "ann")["slot 3"] == 2

    def test_cantrips_cost_nothing_and_innate_spells_their_day(self, fight: Fight) -> None:
        fight.next()
        self.cast(fight, "Light")
        assert used(fight, "ann") == {}
        self.cast(fight, "Fly")
        assert used(fight, "ann") == {"Fly": 1}
        fight.do(cmd.ChangeUses(fight.id("ann"), "fly", 1))
        assert "no-uses-left" in {one.key for one in self.cast(fight, "Fly").reasons}

    def test_slots_are_given_back_by_hand(self, fight: Fight) -> None:
        ann = fight.id("ann")
        fight.do(cmd.ChangeUses(ann, "slot 1", 1))
        fight.do(cmd.ChangeUses(ann, "slot 1", -1))
        assert used(fight, "ann") == {}
        assert fight.refuses(cmd.ChangeUses(ann, "slot 1", -1)).key == "uses-unchanged"


class TestRecharge:
    def test_by_word_and_by_die(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        use(fight, "Fire Breath")
        fight.do(cmd.Recharge(dragon, dice=(4,)))
        assert used(fight) == {"Fire Breath": 1}
        fight.do(cmd.Recharge(dragon, dice=(5,)))
        assert used(fight) == {}
        use(fight, "Healing Touch")
        fight.do(cmd.Recharge(dragon, "healing touch"))
        assert used(fight) == {}
        assert fight.refuses(cmd.Recharge(dragon)).key == "nothing-to-recharge"

    def test_it_answers_the_question_of_the_turn(self, fight: Fight) -> None:
        use(fight, "Fire Breath")
        for _ in range(3):
            fight.next()
        assert "recharge dragon" in fight.asked
        fight.do(cmd.Recharge(fight.id("dragon"), dice=(6,)))
        assert "recharge dragon" not in fight.asked


class TestBudget:
    def test_it_is_set_by_hand(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        use(fight, "Fire Breath")
        fight.do(cmd.SetBudget(dragon, (("action", 1), ("moved", 20))))
        budget = fight.creature("dragon").budget
        assert (budget.action, budget.moved) == (1, 20)
        fight.do(cmd.SetBudget(dragon, full=True))
        assert fight.refuses(cmd.SetBudget(dragon, full=True)).key == "nothing-changes"

    def test_attacks_left_are_known_once_the_action_is_taken(self, fight: Fight) -> None:
        dragon = fight.id("dragon")
        assert attacks_left(fight.table, dragon) is None
        fight.do(cmd.TakeAction(dragon, "dash"))
        assert attacks_left(fight.table, dragon) == 0
