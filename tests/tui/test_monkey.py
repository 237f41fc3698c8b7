"""Random keys, clicks, sizes and texts over all screens: 2,000 here, 20,000 by `make monkey`."""

import random
from pathlib import Path

import pytest

from tests.tui.monkey import Listed, Monkey, hunt, shrunk
from tests.tui.monkey_world import run

pytestmark = pytest.mark.slow
KEYS = 500


@pytest.mark.parametrize("seed", range(4))
async def test_a_monkey_finds_nothing(tmp_path: Path, seed: int) -> None:
    assert not await hunt(seed, KEYS, tmp_path)


async def test_the_same_seed_does_the_same(tmp_path: Path) -> None:
    first = await run(tmp_path / "a", Monkey(random.Random(5), 60))
    second = await run(tmp_path / "b", Monkey(random.Random(5), 60))
    assert first == second
    again = await run(tmp_path / "c", Listed(first.moves))
    assert again.moves == first.moves


async def test_what_it_finds_is_told_with_few_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tracker.tui.screens import fight_keys

    def burst(_fight: object, _key: str) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setitem(fight_keys.TABLES["fight"], "unmark", burst)
    moves = [("start", "fight"), *(("key", key) for key in ("j", "escape", "k", "j", "tab"))]
    found, fault = await shrunk(moves, tmp_path, float("inf"))
    assert found == [("start", "fight"), ("key", "escape")]
    assert "a fault" in fault
