"""Mobs: five hundred must not cost what five hundred attacks would."""

import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench import fights
from tests.bench.measuring import Effort, Row, in_turn, quiet, ratio, spent
from tracker.rules import mobs
from tracker.session import Session

CROWD = 500
CROWDED = {
    "schema_version": 1,
    "name": "Horde",
    "opening": {
        "combatants": [
            {"name": "Hero", "kind": "pc", "max_hp": 90_000, "ac": 16, "initiative": 1},
            {"monster": "orc", "count": CROWD, "initiative": 20},
        ]
    },
}
STEPS = {
    "a mob step of 500, decided and recorded": "mob orcs hero",
    "the same by average": "mob orcs hero average",
    "pooled damage over 500, 400 of them dead": "damage orcs 6000 slashing pooled",
}
REPEAT = 200


def rows(effort: Effort) -> Iterator[Row]:
    """The rule by itself, then a whole step."""
    dice = random.Random(fights.SEED)
    different = dice.sample(range(CROWD * 2), CROWD)
    alike = [9] * CROWD

    def repeated(count: int, damages: list[int]) -> None:
        for _ in range(REPEAT):
            mobs.resolve(count, 14, damages)

    works = (
        lambda: repeated(1, [9]),
        lambda: repeated(CROWD, alike),
        lambda: repeated(CROWD, different),
    )
    one, many, motley = in_turn(works, effort.rounds // 4, each=5)
    micro = 1_000_000 / REPEAT
    note = f"1: {median(one) * micro:.1f} µs"
    yield Row("mobs.resolve: 500 alike against 1", ratio(many, one), 3, note=note)
    note = f"{ratio(motley, one):.1f}× of 1"
    yield Row("mobs.resolve: 500 different damages", median(motley) * micro, 50, "µs", note=note)
    for what, line in STEPS.items():
        yield Row(what, step_of(line, effort) * 1000, 20, "ms")


def horde(folder: Path) -> Session:
    """A fight of five hundred orcs against one hero."""
    path = folder / "mob.json"
    path.write_text(json.dumps(CROWDED), encoding="utf-8")
    session = fights.opened(path)
    session.do("start")
    return session


def step_of(line: str, effort: Effort) -> float:
    """Seconds of one: the median, each taken back at once."""
    with tempfile.TemporaryDirectory() as name:
        session = horde(Path(name))
        command = session.read(line)
        times = []
        with quiet():
            for _ in range(max(9, effort.rounds // 5)):
                times.append(spent(lambda: session.do(command)))
                session.undo()
        session.close()
        return median(times)
