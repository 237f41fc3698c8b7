"""The order under a random hand: going back is exact, forward again is the same, nobody is lost."""

import random
from collections.abc import Callable

import pytest

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter.model import Encounter
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock

SWITCHES = ("reroll_each_round", "side_initiative")
PASSING = (cmd.NextTurn, cmd.Delay, cmd.ComeBack)
NEW = ("answered", "kept_dice", "prompts", "passage")
"""What differs when the same turn comes again: ids of questions, and that they were asked."""


class Hand:
    """A fight and somebody who does anything to its order."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        chosen = {name: True for name in SWITCHES if self.dice.random() < 0.3}
        options: dict[str, OptionValue] = {"tie": self.dice.choice(("entry", "roll_off")), **chosen}
        self.fight = Fight(
            character("Rogue"),
            character("Cleric"),
            monsters("Wolf", 3),
            monsters("Orc", 2),
            monsters("Bat", 2, enters_round=2),
            monsters("Rat", 1, 5, enters_round=3),
            cmd.Entry(StatBlock("Lair", 0, 10), kind="lair"),
            start=False,
            seed=seed,
            **options,  # type: ignore[arg-type]  # none of them is a parameter of its own
        )
        self.fight.do(cmd.StartFight())

    def who(self) -> str:
        """Anybody on the table."""
        return self.dice.choice([who for who, one in self.table.combatants.items() if not one.gone])

    @property
    def table(self) -> Encounter:
        return self.fight.table

    def command(self) -> cmd.Command:
        """Anything that touches the order, turns three times as often."""
        edge = self.dice.choice(("start", "end"))
        number = self.dice.randint(-5, 22)
        made: list[Callable[[], cmd.Command]] = [
            *[cmd.NextTurn] * 6,
            *[lambda: cmd.Delay(self.who())] * 2,
            *[lambda: cmd.ComeBack(self.who())] * 3,
            lambda: cmd.SwapPlaces(self.who(), self.who()),
            lambda: cmd.SplitLine((self.who(),)),
            lambda: cmd.JoinLines((self.who(), self.who())),
            lambda: cmd.SetInitiative((cmd.InitiativeEntry(self.who(), number),)),
            lambda: cmd.StartTimer("Fuse", 2, edge, None, self.who()),
            lambda: cmd.StartTimer("Flood", 2, "count", number),
            lambda: cmd.Kill((self.who(),)),
            lambda: cmd.Revive(self.who(), 5),
            lambda: cmd.Concentrate(self.who(), "Conjure"),
            lambda: cmd.EndConcentration(self.who()),
            lambda: cmd.AddCreatures(monsters("Imp", hangs="after", on=self.who(), held=True)),
            lambda: cmd.AddCondition(
                (self.who(),), "poisoned", cmd.Duration(until=edge, until_of=self.who())
            ),
        ]
        return self.dice.choice(made)()

    def does(self, command: cmd.Command) -> bool:
        """Whether it was done."""
        try:
            self.fight.do(command)
        except Refused:
            return False
        return True


def one_place_each(table: Encounter) -> None:
    """Every line stands once in the order, every creature in one line."""
    assert sorted(table.order) == sorted(table.lines)
    members = [who for line in table.lines.values() for who in line.members]
    assert sorted(members) == sorted(table.combatants)


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(100, 115))]
)
def test_back_is_exact_and_forward_again_the_same(seed: int) -> None:
    hand = Hand(seed)
    for _ in range(130):
        command, before = hand.command(), hand.table
        if not hand.does(command):
            continue
        one_place_each(hand.table)
        passed = isinstance(command, PASSING) and hand.table.passage is not before.passage
        if not (passed and before.active):
            continue
        after = hand.table
        assert hand.does(cmd.TakeBackTurn())
        assert same(hand.table, before, "answered", "kept_dice")
        hand.fight.do(command)
        assert same(hand.table, after, *NEW)
