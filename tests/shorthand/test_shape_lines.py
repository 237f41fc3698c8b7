"""Lines of forms, phases and areas: written out and read again they bring the same."""

import pytest

from tests.shorthand.tables import WORDS, fight, refusal
from tests.shorthand.test_body_lines import after
from tests.shorthand.test_canonical import check
from tracker.encounter.model import Encounter
from tracker.shorthand import complete

T = fight()


def stable() -> Encounter:
    """The usual table: Lia a bear with a wall of fire, the troll at its mark, questions open."""
    return after(
        T,
        "conc lia Wall of Fire",
        'zone "Wall of Fire" ga,gb hurt 5d8 fire save dex 15 at now,start from lia conc',
        'zone "Fog" gc,bruenor hurt 2d6 poison at now',
        "form lia brown bear",
        'when troll hp<=50% "Rage" heal 3d6 form ogre',
        "damage troll 60",
    )


TABLE = stable()
NUMBERS = {one.subject: one.id for one in TABLE.prompts}
LINES = (
    'form bruenor "Giant Ape" polymorph conc from lia',
    "form ga wolf for 3 rounds",
    "form lia Smoke hp=3 ac=17",
    "form hobgoblin ogre stays",
    "unform lia",
    "damage lia 50",
    'when hobgoblin hp<=0 "Undying" heal full legendary text "rises, \\"laughing\\""',
    'when troll off "rage"',
    'zone "Web" bruenor,troll save dex 12 then restrained again at now',
    "zone wall of fire +bruenor,hobgoblin -ga",
    "zone fog off",
    f"prompt #{NUMBERS['Rage']} roll",
    f"prompt #{NUMBERS['Rage']} skip",
    *(
        f"prompt #{one.id} {how}"
        for one in TABLE.prompts
        for how in (("roll", "pass", "fail", "12") if one.ability else ("roll", "skip", "7"))
        if one.kind == "zone"
    ),
)


@pytest.mark.parametrize("line", LINES)
def test_written_out_it_brings_the_same(line: str) -> None:
    for seed in (1, 2, 3):
        check(line, TABLE, seed)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("form lia xyzzy", "unknown-monster"),
        ("form lia", "word-missing"),
        ('when troll hp<=150% "X"', "out-of-bounds"),
        ("when troll soon", "not-a-number"),
        ('when troll hp<=50% "X" form nonsense', "unknown-monster"),
        ("zone", "word-missing"),
        ('zone "X" ga at noon', "word-not-understood"),
        ("zone wall of fire", "word-missing"),
        ("zone wall of fire ga", "word-not-understood"),
    ],
)
def test_what_is_refused(line: str, key: str) -> None:
    assert refusal(line, TABLE).key == key


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("form lia brown b", "Brown Bear"),
        ("form lia brown bear st", "stays"),
        ("zone ", "Wall of Fire"),
        ('zone "Web" g', "ga"),
        ('zone "Web" ga at e', "enter"),
        ('zone "Web" ga th', "then"),
        ("when tr", "troll"),
        ('when troll hp<=50% "X" le', "legendary"),
    ],
)
def test_what_is_offered(typed: str, offered: str) -> None:
    assert offered in {one.text for one in complete(typed, TABLE, WORDS)}
