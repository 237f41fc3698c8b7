"""Preparing: a key of the search over thousands of creatures, and two hundred creatures at once."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench import fights
from tests.bench.crowds import horde
from tests.bench.measuring import Effort, Row, quiet, spent
from tracker.bestiary.library import Library
from tracker.bestiary.search import Fact, Search
from tracker.session.preparing import Preparing

MANY = 5_000
AT_ONCE = 200
TYPED = ("adult red dargon", "large forest beast cr<=2", "gobln", "swarm rts", "zzqx",
         "adlt rd drgn", "swamp 1-3")  # fmt: skip
"""Typed sign by sign; the last key of each is as slow as any."""


def rows(effort: Effort) -> Iterator[Row]:
    """Search, then adding to a draft and to a fight."""
    times = keys(effort)
    note = f"median {median(times) * 1000:.1f} ms"
    yield Row(f"search among {MANY:,}, the slowest key", max(times) * 1000, 20, "ms", note=note)
    yield Row(f"{AT_ONCE} creatures into a draft", drafted(effort) * 1000, 20, "ms")
    yield Row(f"{AT_ONCE} creatures into a fight, one step", joined(effort) * 1000, 100, "ms")


def many() -> Search:
    """The bestiary fifteen times over, each time under other names."""
    library = Library()
    dice = random.Random(fights.SEED)
    signs = "bdfgklmnprstvz"
    found: list[Fact] = []
    while len(found) < MANY:
        for name in library.names()[: MANY - len(found)]:
            one = library.summary(name)
            assert one is not None
            more = "".join(dice.choice(signs) + dice.choice("aeiou") for _ in range(3))
            found.append(Fact(f"{more} {name}", one.challenge, one.type, one.size))
    return Search(found)


def keys(effort: Effort) -> list[float]:
    """Seconds of every key: for each the median of some tries."""
    search = many()
    search.find("warmed")
    texts = [text[:end] for text in TYPED for end in range(1, len(text) + 1)]
    with quiet():
        return [key(search, text, effort.starts // 2 + 3) for text in texts]


def key(search: Search, text: str, tries: int) -> float:
    """Seconds of the last key of a text."""
    return median(spent(lambda: search.find(text)) for _ in range(tries))


def drafted(effort: Effort) -> float:
    """Seconds of adding them, difficulty included; each draft is taken back."""
    making = Preparing(Library(), seed=fights.SEED)
    making.add("goblin")

    def once() -> None:
        making.add(f"{AT_ONCE} orc")
        making.difficulty()
        making.undo()

    with quiet():
        return median(spent(once) for _ in range(effort.rounds // 4))


def joined(effort: Effort) -> float:
    """Seconds of the step in a fight under way; each is taken back."""
    with tempfile.TemporaryDirectory() as name:
        session = horde(Path(name))
        command = session.read(f"add wolf x{AT_ONCE} hp=roll")
        times = []
        with quiet():
            for _ in range(max(5, effort.rounds // 10)):
                times.append(spent(lambda: session.do(command)))
                session.undo()
        session.close()
        return median(times)
