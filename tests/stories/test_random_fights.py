"""What holds in every fight, however it is played: hundreds of lines typed at random."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.stories import random_fights as fights
from tests.stories.random_fights import Evening
from tests.stories.table import same
from tests.walls import tree
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused

LONG = [pytest.param(seed, 400, marks=pytest.mark.slow) for seed in range(100, 106)]
LENGTHS = [*((seed, 80) for seed in range(4)), *LONG]
EXAMPLE = tree.ROOT / "encounters" / "first-fight.json"

Sit = Callable[..., Evening]


@pytest.fixture
def sit(request: pytest.FixtureRequest, tmp_path: Path) -> Sit:
    """A new evening with the first example; closed at the end."""

    def new(seed: int, *, quiet: bool = False) -> Evening:
        path = tmp_path / f"evening-{seed}.json"
        path.write_bytes(EXAMPLE.read_bytes())
        evening = Evening(path, seed, quiet=quiet)
        request.addfinalizer(evening.session.close)
        return evening

    return new


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_every_table_is_sound(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed)
    for line, before in evening.steps(count):
        after = evening.session.table
        fights.sound(after)
        if line.split()[0] in fights.OVERRIDES:
            continue
        fights.nobody_dead_begins(evening.events, before)
        if line.split()[0] in ("add", "remove"):
            fights.moves_only_if_it_left(before, after)
    assert len(evening.typed) > count // 4


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_without_overrides_turns_and_ends_come_once(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed, quiet=True)
    fights.once_a_round(evening.started, evening.events)
    for _ in evening.steps(count):
        fights.once_a_round(evening.started, evening.events)
        fights.nothing_outlives_its_end(evening.session.table)


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_undo_all_and_redo_all_is_identity(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed)
    session = evening.session
    tables = {session.cursor: session.table}
    for _ in evening.steps(count):
        tables[session.cursor] = session.table
    last = session.cursor
    while session.can_undo:
        session.undo()
        if session.cursor in tables:
            assert same(session.table, tables[session.cursor]), session.cursor
    session.redo(last)
    assert session.cursor >= last
    session.undo(session.cursor - last) if session.cursor > last else None
    assert same(session.table, tables[last])


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_amending_nothing_changes_nothing(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed, quiet=True)
    session = evening.session
    for number, (line, _) in enumerate(evening.steps(count)):
        if number % 4:
            continue
        step, table = session.step(session.cursor), session.table
        again = session.amend("")
        assert same(without_naturals(session.table), without_naturals(table)), (line, again.line)
        assert again.line == step.line


def without_naturals(table: Encounter) -> Encounter:
    """A line keeps what initiative came to and how long a sleep lasts, not the natural dice."""
    lines = {name: replace(line, natural=None) for name, line in table.lines.items()}
    creatures = {who: replace(one, recovery_hours=0) for who, one in table.combatants.items()}
    return replace(table, lines=lines, combatants=creatures)


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_more_damage_never_leaves_more(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed)
    dice = random.Random(seed)
    for _ in evening.steps(count):
        table = evening.session.table
        who = dice.choice(list(table.combatants))
        less = dice.randint(0, 40)
        worse = left(table, who, less + dice.randint(0, 40))
        assert left(table, who, less) >= worse


FATES = ("dead", "dying", "stable", "up")


def left(table: Encounter, who: str, amount: int) -> tuple[int, int, int]:
    """Hit points with the temporary ones, the state, and failures not made, after damage."""
    command = cmd.DealDamage((who,), (cmd.AmountPart(str(amount), "fire"),))
    try:
        table = fold(table, decide(table, command, random.Random(1)))
    except Refused:
        return 0, 0, 0
    one = table.combatants[who]
    if one.state == "dead":
        return 0, 0, 0
    state = 1 if one.state == "stable" else FATES.index(one.state)
    return one.hp + one.temp_hp, state, -one.failures


@pytest.mark.parametrize(("seed", "count"), LENGTHS)
def test_the_order_of_what_lies_on_them_does_not_matter(sit: Sit, seed: int, count: int) -> None:
    evening = sit(seed)
    dice = random.Random(seed)
    for _ in evening.steps(count):
        table = evening.session.table
        attacker, target = dice.sample(list(table.combatants), 2)
        shuffled = replace(
            table,
            combatants={
                who: replace(one, effects=tuple(dice.sample(one.effects, len(one.effects))))
                for who, one in table.combatants.items()
            },
        )
        assert stance(table, attacker, target) == stance(shuffled, attacker, target)


def stance(table: Encounter, attacker: str, target: str) -> tuple[object, ...]:
    """For and against, as sets, and what comes of them."""
    try:
        events = decide(table, cmd.AttackTarget(attacker, target), random.Random(1))
    except Refused as refused:
        return (refused.key,)
    rolled = next(event for event in events if isinstance(event, ev.Attacked))
    pro, contra = (frozenset(one.key for one in side) for side in (rolled.pro, rolled.contra))
    return rolled.mode, pro, contra, rolled.ac
