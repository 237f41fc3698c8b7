"""The lines of a fight are the fight: read again with other dice they bring the same table.

Every question answers itself here, so that dice fall in the middle of whatever is typed.
"""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.stories.random_fights import Evening
from tests.stories.table import same
from tests.stories.test_random_fights import EXAMPLE, without_naturals
from tracker.encounter import options
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.shorthand import Amend, parse
from tracker.shorthand.request import Aside, Merge

ASKED = [name for name in options.NAMES if "auto" in options.values_of(name)]
MORE = (
    "zone Fire SOME hurt 2d6 fire save dex 13|zone Fire +WHO|zone Fire +WHO|zone Mist SOME save wis "
    "12 then poisoned at now,start,end conc from WHO|zone Mist +WHO|zone Fire off|form WHO wolf|form WHO ape|unform WHO|when WHO hp<=60% Rage heal 2d6|"
    "when WHO hp<=10 Rage form ogre|move WHO 30 fly|move WHO 30 fly|mount WHO WHO|goto WHO|"
    "conc WHO Fly|cond WHO stunned|add ogre after WHO conc|add druid|action WHO|legendary WHO|"
    "pass 5 hours despite|stabilise WHO|recharge WHO|dash WHO|effect WHO Bless save+1d4"
).split("|")
LONG = [pytest.param(seed, 400, marks=pytest.mark.slow) for seed in range(200, 212)]


class Busy(Evening):
    """With forms, areas and flyers."""

    def line(self) -> str:
        """Every third line is one of these."""
        if self.dice.randint(1, 3) > 1:
            return super().line()
        return " ".join(map(self.word, self.dice.choice(MORE).split()))


@pytest.mark.parametrize(("seed", "count"), [*((seed, 120) for seed in range(6)), *LONG])
def test_the_lines_with_other_dice_bring_the_same_fight(
    tmp_path: Path, seed: int, count: int
) -> None:
    path = tmp_path / "evening.json"
    path.write_bytes(EXAMPLE.read_bytes())
    evening = Busy(path, seed)
    session = evening.session
    for name in ASKED:
        session.do(f"option {name} auto")
    for _ in evening.steps(count):
        pass
    table = session.state_at(1)
    for step in session.steps(2):
        request = parse(step.line, table, session.vocabulary, longest=len(step.line))
        assert not isinstance(request, Aside | Amend | Merge)
        events = decide(table, request, random.Random(-step.id))
        table = fold(table, events)
        wanted = session.state_at(step.id)
        assert same(told(table), told(wanted)), (step.id, step.line)
    session.close()


def told(table: Encounter) -> Encounter:
    """Without what no line tells: natural dice, and dice kept for the way back."""
    return replace(without_naturals(table), passage=None)
